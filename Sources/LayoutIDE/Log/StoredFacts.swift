// What one file makes, as bytes: for whoever looks among the same files again.
//
// Who changes `ConstraintFacts` changes this file too; `StoredFactsTests` compares every field by reflection. Numbers of a
// made-up record are bounded by what is there, so that it is at worst wrong.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension ConstraintFacts {
    /// All but the path and the dialect, which follow from the file.
    package func write(to writer: inout RecordWriter) {
        writer.write(hasUnread)
        writer.write(scopes) { $0.write($1) }
        writer.write(superclasses) { writer, entry in
            writer.write(entry.name)
            writer.write(entry.superclass)
        }
        writer.write(items) { $1.write(to: &$0) }
        writer.write(constraints) { $1.write(to: &$0) }
    }

    /// What was written of the file at `path`; nil where the bytes are damaged.
    package init?(from reader: inout RecordReader, path: String, dialect: Dialect) {
        let hasUnread = reader.readFlag()
        let scopes = reader.readList { $0.readText() }
        let superclasses = reader.readList { (name: $0.readText(), superclass: $0.readText()) }
        let items = reader.readList { Item(from: &$0) }
        let constraints = reader.readList { Constraint(from: &$0) }
        guard reader.isComplete else { return nil }
        func isItem(_ index: Int?) -> Bool { index.map(items.indices.contains) ?? true }
        guard items.allSatisfy({ isItem($0.parent) }),
            constraints.allSatisfy({
                isItem($0.first) && isItem($0.second) && scopes.indices.contains($0.scope)
            })
        else { return nil }
        self.init(
            path: path, dialect: dialect, items: items, constraints: constraints, scopes: scopes,
            superclasses: superclasses, hasUnread: hasUnread)
    }
}

extension ConstraintFacts.Item {
    /// Their places are their numbers in a record.
    private static let kinds: [LayoutItem.Kind] = [
        .view, .scrollView, .contentView, .guide, .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide,
        .contentLayoutGuide, .frameLayoutGuide,
    ]

    private static func number(_ kind: LayoutItem.Kind) -> Int {
        switch kind {
        case .view: 0
        case .scrollView: 1
        case .contentView: 2
        case .guide: 3
        case .safeAreaGuide: 4
        case .layoutMarginsGuide: 5
        case .readableContentGuide: 6
        case .contentLayoutGuide: 7
        case .frameLayoutGuide: 8
        }
    }

    fileprivate func write(to writer: inout RecordWriter) {
        writer.write(name)
        writer.write(className)
        writer.write(key)
        writer.write(Self.number(kind))
        writer.write(isContentView)
        writer.writePlace(parent)
    }

    fileprivate init(from reader: inout RecordReader) {
        name = reader.readText()
        className = reader.readOptionalText()
        key = reader.readOptionalText()
        kind = reader.readOne(of: Self.kinds) ?? .view
        isContentView = reader.readFlag()
        parent = reader.readPlace()
    }
}

extension ConstraintFacts.Constraint {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.writePlace(first)
        writer.write(UInt64(firstAttribute.rawValue))
        writer.write(Int(relation.rawValue) + 1)
        writer.writePlace(second)
        writer.write(UInt64(secondAttribute.rawValue))
        writer.write(hasUnknownTarget)
        writer.writeNumber(multiplier)
        writer.write(constants) { $0.write($1) }
        writer.write(hasOtherConstants)
        writer.writeNumber(priority)
        writer.write(identifier)
        writer.write(UInt64(library.number))
        writer.write(range.start.utf8)
        writer.write(range.end.utf8)
        writer.write(lines.lowerBound)
        writer.write(lines.upperBound)
        writer.writePlace(blockLine)
        writer.write(column)
        writer.write(text)
        writer.write(meaning)
        writer.write(scope)
    }

    fileprivate init(from reader: inout RecordReader) {
        first = reader.readPlace() ?? -1
        firstAttribute = reader.readAttribute()
        relation = LayoutRelation(rawValue: Int8(clamping: reader.readBounded() - 1)) ?? .equal
        second = reader.readPlace()
        secondAttribute = reader.readAttribute()
        hasUnknownTarget = reader.readFlag()
        multiplier = reader.readOptionalNumber()
        constants = reader.readList { $0.readDouble() }
        hasOtherConstants = reader.readFlag()
        priority = reader.readOptionalNumber()
        identifier = reader.readOptionalText()
        library = Library(number: UInt8(clamping: reader.readNumber()))
        range = TextRange(reader.readBounded(), reader.readBounded())
        let line = reader.readBounded()
        lines = line...max(line, reader.readBounded())
        blockLine = reader.readPlace()
        column = reader.readBounded()
        text = reader.readText()
        meaning = reader.readText()
        scope = reader.readBounded()
    }
}

extension RecordWriter {
    /// A number from 0, or none.
    fileprivate mutating func writePlace(_ place: Int?) { write((place ?? -1) + 1) }

    fileprivate mutating func writeNumber(_ number: Double?) {
        write(number != nil)
        if let number { write(number) }
    }
}

extension RecordReader {
    /// What `writePlace` wrote.
    fileprivate mutating func readPlace() -> Int? {
        let number = readBounded()
        return number == 0 ? nil : number - 1
    }

    /// A number that counts something of a text.
    fileprivate mutating func readBounded() -> Int {
        let number = readNumber()
        if number > UInt64(Int32.max) { readBroken() }
        return isBroken ? 0 : Int(truncatingIfNeeded: number)
    }

    fileprivate mutating func readOptionalNumber() -> Double? { readFlag() ? readDouble() : nil }

    fileprivate mutating func readOne<Element>(of all: [Element]) -> Element? {
        let place = readBounded()
        guard all.indices.contains(place) else {
            readBroken()
            return nil
        }
        return all[place]
    }

    fileprivate mutating func readAttribute() -> LayoutAttribute {
        let attribute = UInt8(exactly: readBounded()).flatMap { LayoutAttribute(rawValue: $0) }
        if attribute == nil { readBroken() }
        return attribute ?? .notAnAttribute
    }
}
