// Paths as text: joining, tidying, and the order in which reports list them.

// Everything here works on bytes: a Character may join a slash with a combining mark that follows it.
private let slash = UInt8(ascii: "/")

/// Whether a path starts at the root.
package func isAbsolutePath(_ path: String) -> Bool { path.utf8.first == slash }

/// `path` below `directory` unless it is absolute already; without `.`, `..` and doubled slashes.
package func absolutePath(_ path: String, in directory: String) -> String {
    tidyPath(isAbsolutePath(path) ? path : directory + "/" + path)
}

/// `path` without `.`, inner `..` and doubled slashes; symbolic links are not looked at.
func tidyPath(_ path: String) -> String {
    let isAbsolute = isAbsolutePath(path)
    var parts: [String] = []
    for bytes in path.utf8.split(separator: slash) {
        let part = String(Substring(bytes))
        if part == "." { continue }
        if part == "..", let last = parts.last, last != ".." {
            parts.removeLast()
        } else if part != ".." || !isAbsolute {
            parts.append(part)
        }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
}

/// The folder that holds `path`; `/` for the root and `.` for a bare name.
package func parentPath(_ path: String) -> String {
    guard let index = path.utf8.lastIndex(of: slash) else { return "." }
    return index == path.utf8.startIndex ? "/" : String(path[..<index])
}

/// The part after the last slash.
package func lastPathComponent(_ path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

/// `name` in the folder `directory`.
package func joinPath(_ directory: String, _ name: String) -> String {
    if directory == "." || directory.isEmpty { return name }
    return directory.utf8.last == slash ? directory + name : directory + "/" + name
}

/// The part of `path` below `directory`, `.` for the folder itself; nil for a path elsewhere.
func relativePath(_ path: String, to directory: String) -> String? {
    if path.utf8.elementsEqual(directory.utf8) { return "." }
    let prefix = directory == "/" ? "/" : directory + "/"
    return path.utf8.starts(with: prefix.utf8) ? String(Substring(path.utf8.dropFirst(prefix.utf8.count))) : nil
}

/// The way from the folder `directory` to `path`, both absolute, with `..` where it must go up.
package func pathAcross(_ path: String, from directory: String) -> String {
    var target = path.utf8.split(separator: slash)[...]
    var start = directory.utf8.split(separator: slash)[...]
    while let a = target.first, let b = start.first, a.elementsEqual(b) {
        target.removeFirst()
        start.removeFirst()
    }
    let parts = start.map { _ in ".." } + target.map { String(Substring($0)) }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
}

/// The ending after the last dot of the name, without the dot; empty for none.
package func fileExtension(_ path: String) -> String {
    let name = lastPathComponent(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.utf8.startIndex else { return "" }
    return String(name[name.utf8.index(after: dot)...])
}

/// The order of reports: folder by folder, by bytes, so that it is the same on every machine and in every merge.
package func precedesInReports(_ left: String, _ right: String) -> Bool {
    var leftBytes = left.utf8.makeIterator()
    var rightBytes = right.utf8.makeIterator()
    while true {
        let (a, b) = (leftBytes.next(), rightBytes.next())
        guard let a, let b else { return a == nil && b != nil }
        if a == b { continue }
        // A slash ends a name, and the shorter name comes first.
        if a == slash { return true }
        if b == slash { return false }
        return a < b
    }
}
