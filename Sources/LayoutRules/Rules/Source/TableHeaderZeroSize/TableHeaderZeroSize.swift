// The hint about headers of tables that have no size of their own.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum TableHeaderZeroSize: Rule {
    static let id: RuleID = "table-header-zero-size"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "The header of a table has no size"
    static let documentation = """
        # table-header-zero-size

        A view becomes a table's header or footer, its contents have constraints, and nothing in the file gives the view a frame.

        ## At run time
        A table takes the frame of its header and footer as it is. With a height of 0 nothing is shown, and the constraints inside
        contradict `UIView-Encapsulated-Layout-Height == 0`. A hint that is off by default: other code may set the frame.

        ## What to do
        Set the frame, or measure with `systemLayoutSizeFitting` and assign the view again.

        ## Bad
        ```swift
        class ListView: UIView {
            let table = UITableView()
            let header = UIView()
            let title = UILabel()
            func setUp() {
                header.addSubview(title)
                title.snp.makeConstraints { $0.edges.equalTo(header).inset(8) }
                table.tableHeaderView = header
                //    ^^^^^^^^^^^^^^^ hint[table-header-zero-size]: no frame
            }
        }
        ```
        ## Good
        ```swift
        class ListView: UIView {
            let table = UITableView()
            let header = UIView()
            let title = UILabel()
            func setUp() {
                header.addSubview(title)
                title.snp.makeConstraints { $0.edges.equalTo(header).inset(8) }
                header.frame.size.height = 44
                table.tableHeaderView = header
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let uses = context.events(named: "tableHeaderView", "tableFooterView").filter { $0.event.kind == .assignment }
        let sizes = ["frame", "systemLayoutSizeFitting", "systemLayoutSizeFittingSize", "sizeToFit", "sizeThatFits"]
        guard !uses.isEmpty else { return [] }
        // Views to which constraints of their subviews lead.
        var holders = Set<ItemID>()
        for made in context.document.constraints {
            guard case .item(let item, _) = made.target, context.isSuperview(item, of: made.firstItem) else { continue }
            holders.insert(item)
        }
        return uses.compactMap { _, event in
            guard let value = event.value, let path = context.path(value), let item = context.item(named: value),
                holders.contains(item), context.blocksByItem[item].isEmpty,
                !hasFrame(item, context), !isSized(path, sizes, context)
            else { return nil }
            return FindingDraft(
                event.nameRange,
                "`\(path)` gets no frame in this file: a table view does not measure its header or footer, so its height stays 0. Set its frame."
            )
        }
    }

    /// Whether it is made with a frame: `UIView(frame: …)`, `initWithFrame:`.
    private static func hasFrame(_ item: ItemID, _ context: RuleContext) -> Bool {
        guard let declaration = context.document[item].declaration else { return true }
        let text = context.source(declaration)
        return text.contains("rame:") && !text.contains(".zero") && !text.contains("CGRectZero")
    }

    /// Whether some code sets or measures its frame.
    private static func isSized(_ path: String, _ names: [String], _ context: RuleContext) -> Bool {
        let wanted = Set(names.compactMap { context.tree.names.find($0) })
        return context.code.facts.events.contains { event in
            if wanted.contains(event.name) {
                return context.path(event.receiver).map { $0 == path || $0.hasPrefix(path + ".") } ?? false
            }
            // Whoever is handed the view may measure it.
            let isHanded =
                event.kind == .call && event.place.block == nil && event.name.word != .addSubview
                && event.arguments.contains { context.path($0.value) == path }
            if isHanded { return true }
            let isLater =
                event.kind == .assignment
                && ["tableHeaderView", "tableFooterView"].contains { use in
                    context.path(event.receiver).map { $0.hasSuffix(use) || $0.contains(use + ".") } ?? false
                }
            return isLater
                || event.kind == .assignment
                    && (context.path(event.receiver)?.hasPrefix(path + ".frame") ?? false)
        }
    }
}
