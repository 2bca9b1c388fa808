// The patterns that hold in a folder: those of its own `.gitignore` and of all folders above.

/// Patterns of one file, which speak of what lies below `folder`.
struct IgnoreRules: Sendable {
    /// Absolute.
    let folder: String
    private let patterns: [IgnorePattern]

    init(folder: String, lines: [String]) {
        self.folder = folder
        patterns = lines.compactMap(IgnorePattern.init)
    }

    init(folder: String, text: String) {
        self.init(folder: folder, lines: text.split(whereSeparator: \.isNewline).map(String.init))
    }

    var isEmpty: Bool { patterns.isEmpty }

    /// Whether the file or folder at the absolute `path` is left out; nil where no pattern speaks of it.
    fileprivate func verdict(_ path: String, isFolder: Bool) -> Bool? {
        guard let relative = relativePath(path, to: folder), relative != "." else { return nil }
        let parts = relative.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        for pattern in patterns.reversed() {
            if pattern.isFolderOnly, !isFolder { continue }
            if pattern.matches(parts) { return !pattern.isNegated }
        }
        return nil
    }
}

/// All patterns that hold somewhere, the outermost first.
struct IgnoreStack: Sendable {
    private var layers: [IgnoreRules] = []

    mutating func push(_ rules: IgnoreRules) {
        if !rules.isEmpty { layers.append(rules) }
    }

    /// Whether the file or folder at the absolute `path` is left out; the innermost pattern that speaks of it decides.
    /// Folders above it are not asked again: nobody walks into one that is left out.
    func excludes(_ path: String, isFolder: Bool) -> Bool {
        for layer in layers.reversed() {
            if let verdict = layer.verdict(path, isFolder: isFolder) { return verdict }
        }
        return false
    }
}
