// What a file tells of its types and of cells, as bytes.

import AutoLayout

extension IndexedTypes {
    /// Whether all of it has a place in a record.
    func write(to writer: inout RecordWriter) -> Bool {
        var isWhole = true
        writer.write(superclasses) { writer, entry in
            writer.write(entry.type)
            writer.write(entry.superclass)
        }
        writer.write(protocols) { $0.write($1) }
        writer.write(views) { writer, entry in
            writer.write(entry.name)
            writer.write(entry.className)
        }
        writer.write(shorthands) { writer, entry in
            writer.write(entry.name)
            if !entry.shorthand.write(to: &writer) { isWhole = false }
        }
        return isWhole
    }

    init(from reader: inout RecordReader) {
        superclasses = reader.readList { ($0.readText(), $0.readText()) }
        protocols = reader.readList { $0.readText() }
        views = reader.readList { ($0.readText(), $0.readText()) }
        shorthands = reader.readList { ($0.readText(), AttributeShorthand(from: &$0)) }
    }
}

extension AttributeShorthand {
    /// The guides of a view that shorthands lead to; nil for the view itself.
    private static let guides: [LayoutItem.Kind?] = [
        nil, .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide,
    ]

    fileprivate func write(to writer: inout RecordWriter) -> Bool {
        let place = Self.guides.firstIndex(of: guide)
        writer.write(place ?? 0)
        writer.write(spelling)
        writer.write(attributes != nil)
        writer.write(attributes ?? []) { $0.write(UInt64($1.rawValue)) }
        return place != nil
    }

    fileprivate init(from reader: inout RecordReader) {
        let place = reader.readInt()
        if Self.guides.indices.contains(place) { guide = Self.guides[place] } else { reader.readBroken() }
        spelling = reader.readText()
        let hasAttributes = reader.readFlag()
        let found = reader.readList { reader in
            let attribute = UInt8(exactly: reader.readNumber()).flatMap { LayoutAttribute(rawValue: $0) }
            if attribute == nil { reader.readBroken() }
            return attribute ?? .notAnAttribute
        }
        if hasAttributes { attributes = found }
    }
}

extension IndexedCells {
    func write(to writer: inout RecordWriter) {
        writer.write(uses) { writer, use in
            writer.write(use.cell)
            writer.write(use.user)
            writer.write(CellUses.Place.allCases.firstIndex(of: use.place) ?? 0)
            writer.write(use.conditions != nil)
            writer.write(use.conditions ?? []) { $1.write(to: &$0) }
        }
        writer.write(sayings.sorted { $0.key < $1.key }) { writer, entry in
            writer.write(entry.key)
            writer.write(entry.value) { writer, saying in
                saying.saying.write(to: &writer)
                writer.write(saying.conditions) { $1.write(to: &$0) }
                writer.write(saying.types) { $0.write($1) }
            }
        }
    }

    init(from reader: inout RecordReader) {
        uses = reader.readList { reader in
            let (cell, user, place) = (reader.readText(), reader.readText(), reader.readInt())
            let (hasConditions, conditions) = (reader.readFlag(), reader.readList { CellCondition(from: &$0) })
            let places = CellUses.Place.allCases
            if !places.indices.contains(place) { reader.readBroken() }
            return CellUses.Use(
                cell: cell, user: user, place: places.indices.contains(place) ? places[place] : .unknown,
                conditions: hasConditions ? conditions : nil)
        }
        let all = reader.readList { reader in
            (
                reader.readText(),
                reader.readList { reader in
                    let saying = CellSaying(from: &reader)
                    let conditions = reader.readList { CellCondition(from: &$0) }
                    return ConditionalSaying(
                        saying: saying, conditions: conditions, types: reader.readList { $0.readText() })
                }
            )
        }
        sayings = Dictionary(all) { one, _ in one }
    }
}

extension CellCondition {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.write(text)
        writer.write(holds)
    }

    fileprivate init(from reader: inout RecordReader) { self.init(text: reader.readText(), holds: reader.readFlag()) }
}

extension CellSaying {
    fileprivate func write(to writer: inout RecordWriter) {
        switch self {
        case .unreadable, .oneOf: writer.write(UInt64(0))
        case .automatic: writer.write(UInt64(1))
        case .points(let points):
            writer.write(UInt64(2))
            writer.write(points)
        case .size(let size):
            writer.write(UInt64(3))
            writer.write(size.width)
            writer.write(size.height)
        case .height(let height, let isAsWideAsContainer):
            writer.write(UInt64(4))
            writer.write(height)
            writer.write(isAsWideAsContainer)
        case .share(let width, let height):
            writer.write(UInt64(5))
            for share in [width, height] {
                write(share, to: &writer)
            }
        }
    }

    private func write(_ share: ContainerShare, to writer: inout RecordWriter) {
        writer.write(share.factor)
        writer.write(share.points)
        writer.write(share.rounded?.rounding.rawValue ?? UInt64(0))
        guard let rounded = share.rounded else { return }
        writer.write(rounded.factor)
        writer.write(rounded.points)
    }

    private static func share(from reader: inout RecordReader) -> ContainerShare {
        var share = ContainerShare(factor: reader.readDouble(), points: reader.readDouble())
        let number = reader.readNumber()
        guard number != 0 else { return share }
        guard let rounding = RoundedShare.Rounding(rawValue: number) else {
            reader.readBroken()
            return share
        }
        share.rounded = RoundedShare(factor: reader.readDouble(), points: reader.readDouble(), rounding: rounding)
        return share
    }

    fileprivate init(from reader: inout RecordReader) {
        switch reader.readNumber() {
        case 0: self = .unreadable
        case 1: self = .automatic
        case 2: self = .points(reader.readDouble())
        case 3: self = .size(Size(width: reader.readDouble(), height: reader.readDouble()))
        case 4: self = .height(reader.readDouble(), isAsWideAsContainer: reader.readFlag())
        case 5:
            let width = Self.share(from: &reader)
            self = .share(width: width, height: Self.share(from: &reader))
        default:
            reader.readBroken()
            self = .unreadable
        }
    }
}
