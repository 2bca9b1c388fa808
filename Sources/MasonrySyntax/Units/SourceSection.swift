// The stretches of a source file: its classes, and what stands between them.

/// One declaration of a class (an interface, an implementation, an extension), or file-level code between such.
struct SourceSection {
    /// In bytes of the file. The sections of a file tile it.
    var bytes: Range<Int>
    /// The class it declares; nil for file-level code.
    var type: String?
}

/// Collects the sections of one file in order.
struct SectionList {
    private(set) var sections: [SourceSection] = []
    private var end = 0

    /// Adds a class at `bytes`; what lies between it and the one before is file-level code.
    mutating func add(_ type: String, at bytes: Range<Int>) {
        let start = max(bytes.lowerBound, end)
        guard start < bytes.upperBound else { return }
        if end < start { sections.append(SourceSection(bytes: end..<start, type: nil)) }
        sections.append(SourceSection(bytes: start..<bytes.upperBound, type: type))
        end = bytes.upperBound
    }

    /// All sections of a file of `count` bytes.
    mutating func finish(_ count: Int) -> [SourceSection] {
        if end < count { sections.append(SourceSection(bytes: end..<count, type: nil)) }
        return sections
    }
}
