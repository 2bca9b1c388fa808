// One line of a `.gitignore` file, with git's meaning (gitignore(5)).

/// A pattern that leaves files out of, or takes them back into, the scope.
struct IgnorePattern: Sendable, Hashable {
    /// `!pattern`: takes back what an earlier line left out.
    let isNegated: Bool
    /// `pattern/`: only folders.
    let isFolderOnly: Bool
    /// The parts between slashes; a pattern without an inner slash matches at any depth and begins with `**`.
    private let segments: [[UInt8]]

    private static let anyDepth = Array("**".utf8)

    /// nil for empty lines and comments.
    init?(_ line: String) {
        var bytes = Array(line.utf8)
        while bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        while bytes.last == UInt8(ascii: " "), bytes.dropLast().last != UInt8(ascii: "\\") { bytes.removeLast() }
        guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { bytes.removeFirst() }
        isFolderOnly = bytes.last == UInt8(ascii: "/")
        if isFolderOnly { bytes.removeLast() }
        let isAnchored = bytes.contains(UInt8(ascii: "/"))
        var segments = bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
        guard !segments.isEmpty else { return nil }
        if !isAnchored { segments.insert(Self.anyDepth, at: 0) }
        // `a/**` means what is below `a`, not `a` itself.
        if segments.last == Self.anyDepth { segments.append(Array("*".utf8)) }
        self.segments = segments
    }

    /// Whether the pattern speaks of the file or folder at `path`, given by its parts below the pattern's folder.
    ///
    /// Complexity: O(parts · segments · name length).
    func matches(_ path: [[UInt8]]) -> Bool {
        // `*.log` and `build`, as most patterns are: the last part decides.
        if segments.count == 2, segments[0] == Self.anyDepth, segments[1] != Self.anyDepth {
            return path.last.map { Self.nameMatches($0, segments[1]) } ?? false
        }
        var part = 0
        var segment = 0
        var retry: (part: Int, segment: Int)?
        while part < path.count {
            if segment < segments.count, segments[segment] == Self.anyDepth {
                segment += 1
                retry = (part, segment)
            } else if segment < segments.count, Self.nameMatches(path[part], segments[segment]) {
                part += 1
                segment += 1
            } else if let last = retry {
                part = last.part + 1
                segment = last.segment
                retry = (part, segment)
            } else {
                return false
            }
        }
        return segment == segments.count
    }

    /// `*`, `?`, `[a-z]` and `\x` within one name. The last star takes one byte more at each failure, so the cost is
    /// bounded by the product of the lengths.
    private static func nameMatches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
        var n = 0
        var p = 0
        var retry: (n: Int, p: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                p += 1
                retry = (n, p)
            } else if let next = matchOne(name[n], pattern, p) {
                n += 1
                p = next
            } else if let last = retry {
                n = last.n + 1
                p = last.p
                retry = (n, p)
            } else {
                return false
            }
        }
        while p < pattern.count, pattern[p] == UInt8(ascii: "*") { p += 1 }
        return p == pattern.count
    }

    /// The index after the element at `p` if that matches `byte`.
    private static func matchOne(_ byte: UInt8, _ pattern: [UInt8], _ p: Int) -> Int? {
        guard p < pattern.count else { return nil }
        switch pattern[p] {
        case UInt8(ascii: "?"): return p + 1
        case UInt8(ascii: "["): return matchSet(byte, pattern, p)
        case UInt8(ascii: "\\") where p + 1 < pattern.count: return pattern[p + 1] == byte ? p + 2 : nil
        default: return pattern[p] == byte ? p + 1 : nil
        }
    }

    /// A bracket expression that begins at `p`; one without an end matches nothing, as in git.
    private static func matchSet(_ byte: UInt8, _ pattern: [UInt8], _ p: Int) -> Int? {
        var index = p + 1
        let isNegated =
            index < pattern.count && (pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^"))
        if isNegated { index += 1 }
        var isFound = false
        var isFirst = true
        while index < pattern.count {
            if pattern[index] == UInt8(ascii: "]"), !isFirst { return isFound != isNegated ? index + 1 : nil }
            isFirst = false
            var low = pattern[index]
            if low == UInt8(ascii: "\\"), index + 1 < pattern.count {
                index += 1
                low = pattern[index]
            }
            var high = low
            if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"),
                pattern[index + 2] != UInt8(ascii: "]")
            {
                high = pattern[index + 2]
                index += 2
            }
            if low <= byte, byte <= high { isFound = true }
            index += 1
        }
        return nil
    }
}
