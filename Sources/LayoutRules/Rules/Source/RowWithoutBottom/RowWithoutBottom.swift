// The rule about rows that are to be as high as their content, and whose content ends nowhere.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum RowWithoutBottom: Rule {
    static let id: RuleID = "row-without-bottom"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "Nothing in a self-sizing row reaches its bottom"
    static let isAboutMissing = true
    static let documentation = """
        # row-without-bottom

        A table leaves the height of its rows, headers or footers to their content, and no constraint of the cell's views
        leads to the bottom, the middle or the height of its `contentView`, while numbers place a view lower than 44 points.
        A class is reported only if the file shows all of its views.

        ## At run time
        The table cannot tell how high the row is to be and takes its default, 44 points for rows. What lies lower is drawn over the next row and
        gets no touches.

        ## What to do
        Pin the bottom of the last view to that of `contentView`, or say how high rows are.

        ## Bad
        ```swift
        class NoteCell: UITableViewCell {
            private let icon = UIImageView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.left.top.equalToSuperview().offset(12)
                    make.size.equalTo(60)
        //               ^^^^ warning[row-without-bottom]: default height
                }
            }
        }
        class NotesController: UIViewController, UITableViewDataSource {
            private let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                list.rowHeight = UITableView.automaticDimension
                list.dataSource = self
            }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "note", for: path) as? NoteCell ?? UITableViewCell()
            }
        }
        ```
        ## Good
        ```swift
        class NoteCell: UITableViewCell {
            private let icon = UIImageView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(icon)
                icon.snp.makeConstraints { make in
                    make.left.top.bottom.equalToSuperview().inset(12)
                    make.size.equalTo(60)
                }
            }
        }
        class NotesController: UIViewController, UITableViewDataSource {
            private let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                list.rowHeight = UITableView.automaticDimension
                list.dataSource = self
            }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "note", for: path) as? NoteCell ?? UITableViewCell()
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        let rows = document.cellSizes.keys.sorted().filter { isSelfSizing($0, document) }
        guard !rows.isEmpty, !measuring.contains(where: { context.tree.names.find($0) != nil }) else { return [] }
        let ended = Ends(document)
        let spans = NumberSpans(document)
        return rows.compactMap { row in
            let content = document.items.indices.map { ItemID($0) }.filter {
                $0 == row || document.superview(of: $0) == row && document[$0].placement == .contentView
            }
            guard let owner = document[row].owner ?? document[row].className, isWhole(owner, context),
                !content.contains(where: ended.items.contains)
            else { return nil }
            let lowest = content.flatMap { box in
                spans.spans(in: box, height: nil).compactMap { view, span -> Lowest? in
                    guard let bottom = span.bottom, let last = span.last, bottom > defaultHeight else { return nil }
                    return Lowest(view: view, bottom: bottom, last: last)
                }
            }.max { ($0.bottom, $0.view) < ($1.bottom, $1.view) }
            guard let lowest, areRead(in: content, context) else { return nil }
            let (name, bottom) = (document.name(of: lowest.view), lowest.bottom.inPoints)
            return FindingDraft(
                context.place(of: lowest.last),
                "Nothing ties the content of `\(owner)` to its bottom, and its rows size themselves: they fall back to a default height, while `\(name)` ends at \(bottom) pt. Pin the bottom of the last view."
            )
        }
    }

    private struct Lowest {
        var view: ItemID
        /// In points.
        var bottom: Double
        var last: MadeConstraintID
    }

    /// Of a row that cannot tell how high it is, in points.
    private static let defaultHeight = CellSizing.defaultRowHeight

    /// What may say how high a row is without a constraint.
    private static let measuring = ["systemLayoutSizeFitting", "sizeThatFits", "systemLayoutSizeFittingSize"]

    private static func isSelfSizing(_ row: ItemID, _ document: LayoutDocument) -> Bool {
        guard let size = document.cellSizes[row], !size.isDisputed, size.owner != nil, size.height == .automatic else {
            return false
        }
        return size.kind == .tableCell || size.kind == .headerFooter
    }

    /// Whether nothing but the file gives the class views: no nib, no superclass of the program, and no subclass.
    private static func isWhole(_ owner: String, _ context: RuleContext) -> Bool {
        guard let type = context.code.facts.types.first(where: { $0.name == owner }), type.isOfSystem,
            !context.document.classesWithSubclass.contains(owner)
        else { return false }
        return !type.members.contains { $0.isOutlet }
            && !context.code.facts.methods[type.methods].contains { $0.name == "awakeFromNib" }
    }

    /// Whether of all views of a row everything is read that places them.
    private static func areRead(in content: [ItemID], _ context: RuleContext) -> Bool {
        let document = context.document
        return document.items.indices.allSatisfy { index in
            let item = ItemID(index)
            guard let superview = document.superview(of: item), content.contains(superview), !content.contains(item)
            else { return true }
            return document[item].unknowns.isDisjoint(with: [.constraints, .ownConstraints, .laterConstraints, .parent])
                && context.blocksByItem[item].allSatisfy { block in
                    document.blocks[block].chains.allSatisfy { chain in
                        switch document[chain].unknown {
                        case nil, .number: true
                        default: false
                        }
                    }
                }
        }
    }

    /// The views to whose lower end, middle or height something is tied, or which are tied to something there themselves.
    private struct Ends {
        private(set) var items: Set<ItemID> = []

        init(_ document: LayoutDocument) {
            for made in document.constraints {
                note(made.firstItem, made.firstAttribute, document)
                if case .item(let other, let attribute) = made.target { note(other, attribute, document) }
                guard made.target == .unknown, let superview = document.superview(of: made.firstItem) else { continue }
                items.insert(superview)
            }
        }

        private mutating func note(_ item: ItemID, _ attribute: LayoutAttribute, _ document: LayoutDocument) {
            guard attribute.axis == .vertical else { return }
            switch document[item].layout.kind {
            // Of a guide its view.
            case .view, .contentView, .scrollView: break
            default:
                if let view = document.superview(of: item) { items.insert(view) }
                return
            }
            if attribute != .top, attribute != .firstBaseline { items.insert(item) }
        }
    }
}
