// The rule about texts of any number of lines in rows of one height.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum RowHeightCutsText: Rule {
    static let id: RuleID = "row-height-cuts-text"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A fixed row height cuts off multiline text"
    static let documentation = """
        # row-height-cuts-text

        A label of a table cell may have any number of lines (`numberOfLines = 0`), shows a text that only run time knows and
        is held at its top and bottom; and the table, or its delegate, gives these cells one height in numbers. Reported once
        per class.

        ## At run time
        The label is as high as the row leaves it. A text of more lines than fit ends in an ellipsis, or is squeezed; a short one
        stands in an empty row. Larger text sizes leave room for fewer lines.

        ## What to do
        Let the rows be as high as their content: `UITableView.automaticDimension`, with an `estimatedRowHeight`. Or say how many
        lines there are to be.

        ## Bad
        ```swift
        class CommentCell: UITableViewCell {
            private let comment = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                comment.numberOfLines = 0
                contentView.addSubview(comment)
                comment.snp.makeConstraints { make in
                    make.edges.equalToSuperview().inset(8)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[row-height-cuts-text]: 60 pt
                }
            }
            func show(_ text: String) { comment.text = text }
        }
        class CommentsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: path) as? CommentCell
                return cell ?? UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 60 }
        }
        ```
        ## Good
        ```swift
        class CommentCell: UITableViewCell {
            private let comment = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                comment.numberOfLines = 0
                contentView.addSubview(comment)
                comment.snp.makeConstraints { make in
                    make.edges.equalToSuperview().inset(8)
                }
            }
            func show(_ text: String) { comment.text = text }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        let heights = document.cellSizes.compactMapValues { sizing -> Double? in
            guard sizing.kind == .tableCell, !sizing.isDisputed, case .given(let height) = sizing.height else {
                return nil
            }
            return height
        }
        guard !heights.isEmpty, !document.labelLines.isEmpty else { return [] }
        let filled = LabelsOfUnknownText(context)
        var places: [ItemID: [(place: TextRange, label: ItemID)]] = [:]
        for label in document.labelLines.keys.sorted() where document.labelLines[label]?.count == 0 {
            guard filled.unknown.contains(label), let cell = cell(around: label, document), heights[cell] != nil,
                let place = heldPlace(of: label, context), document.isInText(place)
            else { continue }
            places[cell, default: []].append((place, label))
        }
        return places.sorted { $0.key < $1.key }.compactMap { cell, labels in
            report(labels.sorted { $0.place.start < $1.place.start }, heights[cell] ?? 0, document)
        }
    }

    private static func cell(around view: ItemID, _ document: LayoutDocument) -> ItemID? {
        var view = view
        for _ in 0..<16 {
            guard let parent = document.superview(of: view) else { return nil }
            if document.cellSizes[parent] != nil { return parent }
            view = parent
        }
        return nil
    }

    /// Where a label is held at its lower end, if it is at its upper one, too.
    private static func heldPlace(of label: ItemID, _ context: RuleContext) -> TextRange? {
        var isHeldAbove = false
        var place: TextRange?
        for made in context.constraints(ofBlocksOn: label) where made.priority == 1000 {
            guard case .item = made.target else { continue }
            if made.firstAttribute == .top { isHeldAbove = true }
            if made.firstAttribute == .bottom { place = made.range }
        }
        return isHeldAbove ? place : nil
    }

    private static func report(
        _ labels: [(place: TextRange, label: ItemID)], _ height: Double, _ document: LayoutDocument
    ) -> FindingDraft? {
        let height = height.inPoints
        return .ofClass(labels.map { ($0.place, document.name(of: $0.label)) }) {
            "`\($0)` may have any number of lines, but its rows are \(height) pt high: longer text is cut off. Use self-sizing rows."
        }
    }
}
