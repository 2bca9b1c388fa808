// Identifiers as small integers, so that evaluation compares no strings.

/// An identifier of one tree. The words of `Word` have the same number in every tree.
package struct Name: Hashable, Sendable {
    package let index: Int32
    package init(_ index: Int32) { self.index = index }

    /// The well-known word this name is; nil for all others.
    package var word: Word? {
        index < Int32(Word.allCases.count) ? Word(rawValue: UInt16(truncatingIfNeeded: index)) : nil
    }
}

/// Interns the identifiers of one tree.
package struct NameTable: Sendable {
    private var strings: [String]
    private var indices: [String: Int32]

    package init() {
        strings = Self.seed.strings
        indices = Self.seed.indices
    }

    private init(strings: [String], indices: [String: Int32]) {
        self.strings = strings
        self.indices = indices
    }

    private static let seed: NameTable = {
        let strings = Word.allCases.map(\.spelling)
        var indices: [String: Int32] = [:]
        for (index, string) in strings.enumerated() { indices[string] = Int32(clamping: index) }
        return NameTable(strings: strings, indices: indices)
    }()

    package subscript(name: Name) -> String { strings[Int(name.index)] }

    /// The name spelt `string`, if the tree has it.
    package func find(_ string: String) -> Name? { indices[string].map(Name.init) }

    package mutating func intern(_ string: String) -> Name {
        if let index = indices[string] { return Name(index) }
        let index = Int32(clamping: strings.count)
        strings.append(string)
        indices[string] = index
        return Name(index)
    }
}
