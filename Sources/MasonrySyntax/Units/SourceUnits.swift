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

/// Puts the sections of a file into units.
private struct SectionGrouping {
    private let sections: [SourceSection]
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The classes that the file declares, by name.
    private var types: [String: Int] = [:]
    /// For each class one that it stands in a unit with; itself where that is the first of them.
    private var leaders: [Int] = []
    private var ownBytes: [Int] = []

    init(_ found: [SourceSection], _ bytes: UnsafeBufferPointer<UInt8>, _ dialect: Dialect) {
        self.bytes = bytes
        var declared: Set<String> = []
        for section in found {
            if let type = section.type, Self.declares(section, type, bytes) { declared.insert(type) }
        }
        var sections: [SourceSection] = []
        for section in found {
            // Extensions of classes of other files are there for all.
            let type = section.type.flatMap { declared.contains($0) ? $0 : nil }
            if type == nil, let last = sections.last, last.type != nil, !Self.hasCode(section.bytes, bytes) {
                sections[sections.count - 1].bytes = last.bytes.lowerBound..<section.bytes.upperBound
            } else {
                sections.append(SourceSection(bytes: section.bytes, type: type))
            }
        }
        self.sections = sections
        for section in sections {
            guard let type = section.type else { continue }
            if let known = types[type] {
                ownBytes[known] += section.bytes.count
                continue
            }
            types[type] = leaders.count
            leaders.append(leaders.count)
            ownBytes.append(section.bytes.count)
        }
        joinClassesThatNameEachOther(dialect)
        joinSmallClasses()
    }

    /// Whether a section is more than an extension or a category of the class.
    private static func declares(
        _ section: SourceSection, _ type: String, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var cursor = ByteCursor(bytes)
        cursor.index = section.bytes.lowerBound
        let end = section.bytes.upperBound
        while cursor.index < end {
            guard let word = cursor.takeName() else {
                cursor.index += 1
                continue
            }
            if word == "extension" { return false }
            guard word == type else { continue }
            cursor.skipSpace()
            // `@implementation Card (Layout)`; the parentheses of `@interface Card ()` are part of the class.
            guard cursor.peek() == UInt8(ascii: "(") else { return true }
            cursor.index += 1
            cursor.skipSpace()
            return cursor.peek() == UInt8(ascii: ")")
        }
        return false
    }

    /// Whether there is more in `range` than white space and comments.
    private static func hasCode(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var cursor = ByteCursor(bytes)
        cursor.index = range.lowerBound
        while true {
            cursor.skipSpace()
            guard cursor.index < range.upperBound else { return false }
            guard cursor.peek() == UInt8(ascii: "/"), cursor.peek(1) == UInt8(ascii: "/") else { return true }
            cursor.skipLine()
        }
    }

    // MARK: Joining

    private func leader(of type: Int) -> Int {
        var type = type
        while leaders[type] != type { type = leaders[type] }
        return type
    }

    private mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (leader(of: one), leader(of: other))
        guard first != second else { return }
        leaders[max(first, second)] = min(first, second)
        ownBytes[min(first, second)] += ownBytes[max(first, second)]
    }

    private mutating func joinClassesThatNameEachOther(_ dialect: Dialect) {
        var names = types
        if dialect == .objectiveC { addFileLevelNames(to: &names) }
        let (known, classes) = (KnownNames(names), KnownNames(types))
        for section in sections {
            if let own = section.type.flatMap({ types[$0] }) {
                known.forEach(in: bytes, section.bytes) { number, _ in join(own, number) }
                continue
            }
            // A variable or function of the file brings its class to all who may use it.
            classes.forEach(in: bytes, section.bytes) { number, range in
                if !isForwardDeclaration(range) { for other in leaders.indices { join(number, other) } }
            }
        }
        if dialect == .objectiveC { joinClassesThatShareVariables() }
    }

    /// Whether a name stands on a line that begins as `@class Card;`, `#import "Card.h"` or a comment.
    private func isForwardDeclaration(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        var line = ByteCursor(bytes)
        line.index = start
        line.skipBlanks()
        switch line.peek() {
        case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "*"): return !line.isAt("#define")
        case UInt8(ascii: "@"):
            line.index += 1
            return line.isAt("class")
        default: return false
        }
    }

    /// A macro, constant or function of C is one of the whole file, also between the methods of a class: whoever names
    /// it stands in the unit of that class.
    private func addFileLevelNames(to names: inout [String: Int]) {
        for section in sections {
            guard let type = section.type, let own = types[type] else { continue }
            var cursor = ByteCursor(bytes)
            cursor.index = section.bytes.lowerBound
            while cursor.index < section.bytes.upperBound {
                if let name = cursor.nameOfLineAtFileLevel(), names[name] == nil { names[name] = own }
                cursor.skipPastLine()
            }
        }
    }

    /// A variable of the file that one class writes has no one value in the others that read it.
    private mutating func joinClassesThatShareVariables() {
        var variables: [String: Int] = [:]
        for section in sections where section.type == nil {
            var cursor = ByteCursor(bytes)
            cursor.index = section.bytes.lowerBound
            while cursor.index < section.bytes.upperBound {
                if let name = cursor.nameOfLineAtFileLevel() { variables[name] = variables.count }
                cursor.skipPastLine()
            }
        }
        guard !variables.isEmpty else { return }
        let known = KnownNames(variables)
        var readers: [Int: [Int]] = [:]
        var written: Set<Int> = []
        for section in sections {
            guard let type = section.type, let own = types[type] else { continue }
            known.forEach(in: bytes, section.bytes) { variable, range in
                readers[variable, default: []].append(own)
                if isWritten(range) { written.insert(variable) }
            }
        }
        for variable in written.sorted() {
            for reader in readers[variable] ?? [] { join(readers[variable]?.first ?? reader, reader) }
        }
    }

    /// Whether the name at `range` is assigned, counted up or down, or handed out by its address.
    private func isWritten(_ range: Range<Int>) -> Bool {
        if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "&") { return true }
        if range.lowerBound > 1, bytes[range.lowerBound - 1] == bytes[range.lowerBound - 2],
            [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[range.lowerBound - 1])
        {
            return true
        }
        var cursor = ByteCursor(bytes)
        cursor.index = range.upperBound
        cursor.skipSpace()
        switch cursor.peek() {
        case UInt8(ascii: "="): return cursor.peek(1) != UInt8(ascii: "=")
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            return cursor.peek(1) == cursor.peek() || cursor.peek(1) == UInt8(ascii: "=")
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "&"),
            UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            return cursor.peek(1) == UInt8(ascii: "=") || cursor.peek(2) == UInt8(ascii: "=")
        default: return false
        }
    }

    /// Every unit has all file-level code, so of much of it there may be only few units. Which classes are joined
    /// depends on their names and not on their sizes: typing in one moves no other to another unit.
    private mutating func joinSmallClasses() {
        let shared = sections.reduce(0) { $0 + ($1.type == nil ? $1.bytes.count : 0) }
        let units = leaders.indices.filter { leaders[$0] == $0 }
        guard units.count > 1 else { return }
        let average = max(1, (bytes.count - shared) / units.count)
        let wanted = max(shared, Self.smallestUnit)
        var classesPerUnit = 1
        while classesPerUnit * average < wanted, classesPerUnit < units.count { classesPerUnit *= 2 }
        guard classesPerUnit > 1 else { return }
        let names = types.sorted { $0.value < $1.value }.map(\.key)
        var last: Int?
        for unit in units {
            if let last, Self.hash(names[unit]) % UInt64(classesPerUnit) != 0 { join(last, unit) }
            last = leader(of: unit)
        }
    }

    private static let smallestUnit = 512

    private static func hash(_ name: String) -> UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 33
    }

    // MARK: Units

    var units: [SourceUnit] {
        var places: [Int: Int] = [:]
        var units: [SourceUnit] = []
        for section in sections {
            guard let type = section.type, let number = types[type] else { continue }
            if places[leader(of: number)] == nil {
                places[leader(of: number)] = units.count
                units.append(SourceUnit(name: type, parts: []))
            }
        }
        for section in sections {
            if let unit = section.type.flatMap({ types[$0] }).flatMap({ places[leader(of: $0)] }) {
                units[unit].parts.append(SourceUnit.Part(bytes: section.bytes, isShared: false))
            } else {
                for unit in units.indices {
                    units[unit].parts.append(SourceUnit.Part(bytes: section.bytes, isShared: true))
                }
            }
        }
        return units
    }
}

/// Finds the names of some classes in bytes.
private struct KnownNames {
    private var numbers: [UInt64: Int] = [:]
    private var beginners = [Bool](repeating: false, count: 256)

    /// Two names with one number would only join more.
    init(_ names: [String: Int]) {
        for (name, number) in names {
            var hash = Self.start
            for byte in name.utf8 { hash = Self.add(byte, to: hash) }
            numbers[hash] = number
            if let first = name.utf8.first { beginners[Int(first)] = true }
        }
    }

    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
    @inline(__always) private static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard ByteCursor.isNamePart(bytes[index]) else {
                index += 1
                continue
            }
            let isCandidate = beginners[Int(bytes[index])]
            let start = index
            var hash = Self.start
            while index < range.upperBound, ByteCursor.isNamePart(bytes[index]) {
                if isCandidate { hash = Self.add(bytes[index], to: hash) }
                index += 1
            }
            if isCandidate, let number = numbers[hash] { body(number, start..<index) }
        }
    }
}
