// A line of another file, where something that this text uses is defined.

/// Where a definition of the index stands.
package struct OutsidePlace: Sendable, Hashable, CustomStringConvertible {
    /// As the index was given it: absolute where files are read from disk.
    package var path: String
    /// From 0.
    package var line: Int

    package init(path: String, line: Int) {
        self.path = path
        self.line = line
    }

    /// Without the folders around it.
    package var fileName: String { String(path.split(separator: "/").last ?? "") }

    /// For people, who know their files by name: `Constants.h:12`.
    package var description: String { "\(fileName):\(line + 1)" }
}
