// Taking a source file apart into units that mean the same alone as together.

import SourceText

/// A part of a source file that is analysed by itself: some of its classes, with all its file-level code.
///
/// Classes that name each other stand in one unit, so that no unit asks for a class of another. File-level code
/// (constants, macros, functions, structures, extensions of classes of other files) is part of every unit.
package struct SourceUnit: Sendable, Hashable {
    /// A stretch of the file.
    package struct Part: Sendable, Hashable {
        /// In bytes of the file.
        package var bytes: Range<Int>
        /// Whether other units have it too.
        package var isShared: Bool
    }

    /// The first of its classes; empty for a file that is one unit.
    package var name: String
    /// In the order of the file.
    package var parts: [Part]
}

extension SourceUnit {
    /// The units of `text`, by the first of their classes; one with the whole text where it cannot be taken apart, as
    /// layout files. Complexity: O(bytes).
    ///
    /// The bytes of all units together are at most about three times those of the file: where much of a file is
    /// file-level code, classes share a unit that need not.
    package static func units(of text: SourceText, dialect: Dialect) -> [SourceUnit] {
        let whole = [SourceUnit(name: "", parts: [Part(bytes: 0..<text.length, isShared: false)])]
        guard dialect != .masonry, text.length >= smallestFile else { return whole }
        return text.bytes.withUnsafeBufferPointer { bytes in
            let found = dialect == .swift ? SwiftSections.find(in: bytes) : ObjectiveCSections.find(in: bytes)
            // What a comment says of the file holds for all of it.
            guard let found, !speaksOfFile(bytes) else { return whole }
            let units = SectionGrouping(found, bytes, dialect).units
            return units.count > 1 ? units : whole
        }
    }

    /// Whether `masonry:ignore-file` stands somewhere.
    private static func speaksOfFile(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let words: StaticString = ":ignore-file"
        let count = words.utf8CodeUnitCount
        var index = 0
        while index + count <= bytes.count {
            if bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == UInt8(ascii: "i"),
                (2..<count).allSatisfy({ bytes[index + $0] == words.utf8Start[$0] })
            {
                return true
            }
            index += 1
        }
        return false
    }

    /// In bytes: taking apart less does not pay.
    private static let smallestFile = 2_048
}
