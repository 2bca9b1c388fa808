// The rule about texts of many lines for which no row makes room.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum TextWithoutRoom: Rule {
    static let id: RuleID = "text-without-room"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A multiline label cannot make its row taller"
    static let isAboutMissing = true
    static let documentation = """
        # text-without-room

        A label of a table cell may have any number of lines, code gives it a text of unknown length, and nothing holds its
        lower end: it has no `bottom`, and nothing stands below it. Other views say how high the row is. Or it lies in a
        controller's view, or in a box of a given height, at whose lower end stands something else.

        ## At run time
        A row of automatic height is as high as what is pinned to its bottom. The lines of a long text run out of the row, over
        the next one, as they do where the table gives its rows one height.

        ## What to do
        Pin its bottom, too: `make.bottom.lessThanOrEqualToSuperview()`.

        ## Bad
        ```swift
        class NoteCell: UITableViewCell {
            private let photo = UIImageView()
            private let note = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(photo)
                contentView.addSubview(note)
                note.numberOfLines = 0
                photo.snp.makeConstraints { make in
                    make.left.top.bottom.equalToSuperview().inset(12)
                    make.size.equalTo(40)
                }
                note.snp.makeConstraints { make in
                    make.left.equalTo(photo.snp.right).offset(8)
                    make.right.equalToSuperview().inset(12)
                    make.top.equalTo(photo)
        //          ^^^^^^^^^^^^^^^^^^^^^^^ information[text-without-room]: runs out of it
                }
            }
            func show(_ model: Note) { note.text = model.text }
        }
        ```
        ## Good
        ```swift
        class NoteCell: UITableViewCell {
            private let photo = UIImageView()
            private let note = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(photo)
                contentView.addSubview(note)
                note.numberOfLines = 0
                photo.snp.makeConstraints { make in
                    make.left.top.equalToSuperview().inset(12)
                    make.bottom.lessThanOrEqualToSuperview().inset(12)
                    make.size.equalTo(40)
                }
                note.snp.makeConstraints { make in
                    make.left.equalTo(photo.snp.right).offset(8)
                    make.right.equalToSuperview().inset(12)
                    make.top.equalTo(photo)
                    make.bottom.equalToSuperview().inset(12)
                }
            }
            func show(_ model: Note) { note.text = model.text }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        let labels = labelsOfManyLines(context)
        guard !labels.isEmpty else { return [] }
        let texts = LabelsOfUnknownText(context)
        let others = texts.leftForOthers(ofCells: true)
        let floors = Floors(document)
        let bars = BottomBars(document)
        return labels.compactMap { label in
            // A placeholder is a word or two.
            let isPlaceholder = document.name(of: label).lowercased().contains("placeholder")
            guard !isPlaceholder, texts.unknown.contains(label) || others.contains(label) else { return nil }
            return report(on: label, floors, context) ?? report(on: label, floors, bars, context)
        }
    }

    /// A text of data above what stands at the lower end of its page.
    private static func report(
        on label: ItemID, _ floors: Floors, _ bars: BottomBars, _ context: RuleContext
    ) -> FindingDraft? {
        let document = context.document
        guard let bar = bars.bar(below: label), !floors.supports.contains(label),
            document[label].unknowns.isDisjoint(with: [.parent, .ownConstraints, .laterConstraints, .removedLater]),
            let place = openPlace(of: label, context)
        else { return nil }
        let (name, other) = (document.name(of: label), document.name(of: bar))
        return FindingDraft(
            place,
            "`\(name)` may have any number of lines, and nothing ends it above `\(other)`: long text runs under it. Constrain its bottom to that view's top, or let it scroll."
        ).relating(context.place(of: bar), "`\(other)` is placed here")
    }

    /// The labels that may have any number of lines, whatever their fonts are.
    private static func labelsOfManyLines(_ context: RuleContext) -> [ItemID] {
        let document = context.document
        var lines: [ItemID: Set<Int>] = document.labelLines.mapValues { [$0.count] }
        for (_, event) in context.events(named: "numberOfLines", "setNumberOfLines") {
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard let value, let item = context.item(named: event.receiver), document.isLabel(item) else { continue }
            var count = -1
            if case .number(let number, _) = context.tree[value].kind { count = number == 0 ? 0 : 1 }
            lines[item, default: []].insert(count)
        }
        return lines.filter { $0.value == [0] }.keys.sorted()
    }

    private static func report(on label: ItemID, _ floors: Floors, _ context: RuleContext) -> FindingDraft? {
        let document = context.document
        guard let row = document.superview(of: label), let height = heightOfRows(around: row, document),
            !floors.supports.contains(label), floors.wrapped.contains(label),
            // Numbers may be unknown: they hold no end.
            document[label].unknowns.isDisjoint(with: [.parent, .constraints, .laterConstraints, .removedLater]),
            let place = openPlace(of: label, context)
        else { return nil }
        let name = document.name(of: label)
        if case .given(let points) = height {
            return FindingDraft(
                place,
                "`\(name)` may have any number of lines, but its rows are \(points.inPoints) pt high: long text runs out of them. Use self-sizing rows, and pin its bottom, too."
            )
        }
        guard let floor = floors.of[row], floor != label else { return nil }
        let other = document.name(of: floor)
        return FindingDraft(
            place,
            "`\(name)` may have any number of lines, but `\(other)` determines the height of the row: long text runs out of it. Pin its bottom, too."
        ).relating(context.place(of: floor), "`\(other)` is placed here")
    }

    /// How high the rows of a table are whose content a view is; nil for all other views, and where two say different things.
    private static func heightOfRows(around view: ItemID, _ document: LayoutDocument) -> CellSizing.Length? {
        guard document[view].placement == .contentView, let cell = document.superview(of: view),
            let sizing = document.cellSizes[cell], sizing.kind == .tableCell, !sizing.isDisputed,
            sizing.height != .unreadable
        else { return nil }
        return sizing.height
    }

    /// Which views end where their superview does, those that something stands below, and those whose text wraps.
    private struct Floors {
        /// By the superview.
        private(set) var of: [ItemID: ItemID] = [:]
        private(set) var supports: Set<ItemID> = []
        /// The views with a width, or an end: a text without either goes on in one line.
        private(set) var wrapped: Set<ItemID> = []

        init(_ document: LayoutDocument) {
            for made in document.constraints {
                noteEnd(made)
                guard case .item(let other, let attribute) = made.target, attribute.axis == .vertical else { continue }
                if attribute != .top { supports.insert(other) }
                if made.firstAttribute == .bottom, attribute == .bottom, made.relation == .equal,
                    document.superview(of: made.firstItem) == other
                {
                    of[other] = of[other] ?? made.firstItem
                }
            }
        }

        private mutating func noteEnd(_ made: MadeConstraint) {
            switch made.firstAttribute {
            case .right, .trailing, .width: wrapped.insert(made.firstItem)
            default: break
            }
            switch made.target {
            case .item(let other, .right), .item(let other, .trailing), .item(let other, .width): wrapped.insert(other)
            default: break
            }
        }
    }

    /// What holds a label at its upper end or in its middle, if nothing holds its lower end or its height.
    private static func openPlace(of label: ItemID, _ context: RuleContext) -> TextRange? {
        var place: TextRange?
        for made in context.constraints(ofBlocksOn: label) {
            switch made.firstAttribute {
            case .bottom, .height, .lastBaseline: return nil
            case .top, .centerY, .firstBaseline:
                guard made.relation == .equal, made.priority == 1000 else { return nil }
                place = place ?? made.range
            default: continue
            }
        }
        return place
    }
}
