// The rule about texts of many lines for which no row makes room.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum TextWithoutRoom: Rule {
    static let id: RuleID = "text-without-room"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A text may grow, and its row does not grow with it"
    static let isAboutMissing = true
    static let documentation = """
        # text-without-room

        A label of a table's cell may have any number of lines, code gives it a text of unknown length, and nothing holds its lower
        end: it has no `bottom`, and nothing stands below it. Other views say how high the row is.

        ## At run time
        A row of automatic height is as high as what is tied to its bottom. The lines of a long text run out of the row, over
        the next one.

        ## What to do
        Tie its bottom, too: `make.bottom.lessThanOrEqualToSuperview()`.

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
        //          ^^^^^^^^^^^^^^^^^^^^^^^ warning[text-without-room]: runs out of it
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

    static func check(_ context: RuleContext) -> [Report] {
        let document = context.document
        let labels = document.labelLines.keys.sorted().filter { document.labelLines[$0]?.count == 0 }
        guard !labels.isEmpty else { return [] }
        let unknown = LabelsOfUnknownText(context).unknown
        let floors = Floors(document)
        return labels.filter(unknown.contains).compactMap { label in
            guard let row = document.superview(of: label), isRow(row, document), let floor = floors.of[row],
                floor != label, !floors.supports.contains(label),
                context.reliability.isReliableBesidesContent(label),
                let place = openPlace(of: label, context)
            else { return nil }
            let (name, other) = (document.name(of: label), document.name(of: floor))
            return Report(
                place,
                "`\(name)` may have any number of lines, and the row is as high as `\(other)` says: a long text runs out of it. Tie its bottom, too."
            ).relating(context.place(of: floor), "`\(other)` is placed here")
        }
    }

    /// The content of a table's cell, unless its rows have a height of their own.
    private static func isRow(_ view: ItemID, _ document: LayoutDocument) -> Bool {
        guard document[view].placement == .contentView, let cell = document.superview(of: view),
            let sizing = document.cellSizes[cell], sizing.kind == .tableCell
        else { return false }
        if case .given = sizing.height { return false }
        return true
    }

    /// Which views end where their superview does, and those that something stands below.
    private struct Floors {
        /// By the superview.
        private(set) var of: [ItemID: ItemID] = [:]
        private(set) var supports: Set<ItemID> = []

        init(_ document: LayoutDocument) {
            for made in document.constraints {
                guard case .item(let other, let attribute) = made.target, attribute.axis == .vertical else { continue }
                if attribute != .top { supports.insert(other) }
                if made.firstAttribute == .bottom, attribute == .bottom, made.relation == .equal,
                    document.superview(of: made.firstItem) == other
                {
                    of[other] = of[other] ?? made.firstItem
                }
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
