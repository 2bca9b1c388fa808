// Which classes of a file stand in one unit.

import SourceText

/// Puts the sections of a file into units.
struct SectionGrouping {
    let sections: [SourceSection]
    let bytes: UnsafeBufferPointer<UInt8>
    /// The classes that the file declares, by name.
    private(set) var types: [String: Int] = [:]
    /// For each class one that it stands in a unit with; itself where that is the first of them.
    private(set) var leaders: [Int] = []
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

    mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (leader(of: one), leader(of: other))
        guard first != second else { return }
        leaders[max(first, second)] = min(first, second)
        ownBytes[min(first, second)] += ownBytes[max(first, second)]
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

    private static func hash(_ name: String) -> UInt64 { FNV1a(name.utf8).value >> 33 }

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
