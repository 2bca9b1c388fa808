// The rule about headers of tables that have no size of their own.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum TableHeaderZeroSize: Rule {
    static let id: RuleID = "table-header-zero-size"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "The header of a table has no size"
    static let documentation = """
        # table-header-zero-size

        A view that only this file sees becomes a table's header or footer, it or its contents have constraints, and nothing gives the
        view a frame or lays it out before. Views of UIKit count, and classes of the program that set no frames of their own.

        ## At run time
        A table takes the frame of its header and footer as it is when it gets them. With a height of 0 nothing is shown, or the first
        rows lie over it.

        ## What to do
        Set the frame, or measure with `systemLayoutSizeFitting` and assign the view again.

        ## Bad
        ```swift
        class ListView: UIView {
            let table = UITableView()
            private let header = UIView()
            let title = UILabel()
            func setUp() {
                header.addSubview(title)
                title.snp.makeConstraints { $0.edges.equalTo(header).inset(8) }
                table.tableHeaderView = header
                //    ^^^^^^^^^^^^^^^ information[table-header-zero-size]: no frame
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
        let uses = context.events(
            named: "tableHeaderView", "tableFooterView", "setTableHeaderView", "setTableFooterView")
        guard !uses.isEmpty, !mayLayOut(context) else { return [] }
        let framed = FramedMakings(context)
        // Views to which constraints of their subviews lead.
        var holders = Set<ItemID>()
        for made in context.document.constraints {
            guard case .item(let item, _) = made.target, context.isSuperview(item, of: made.firstItem) else { continue }
            holders.insert(item)
        }
        return uses.compactMap { index, event in
            guard let value = event.kind == .assignment ? event.value : event.arguments.first?.value,
                let path = context.path(value), !path.contains("."), let item = context.item(named: value),
                isMadeEmpty(item, path, at: index, framed, context), isOwn(path, at: index, context),
                !isSized(path, context)
            else { return nil }
            if !context.blocksByItem[item].isEmpty {
                return FindingDraft(
                    event.nameRange,
                    "`\(path)` has no frame when the table gets it: rows begin as if it were 0 high, whatever its constraints say. Set its frame, or lay it out before."
                )
            }
            guard holders.contains(item) else { return nil }
            return FindingDraft(
                event.nameRange,
                "`\(path)` gets no frame in this file: a table view does not measure its header or footer, so its height stays 0. Set its frame."
            )
        }
    }

    /// Whether a file lays out or measures views by itself, or gives a header to its table once more.
    private static func mayLayOut(_ context: RuleContext) -> Bool {
        let words = [
            "layoutIfNeeded", "systemLayoutSizeFitting", "systemLayoutSizeFittingSize", "sizeToFit", "sizeThatFits",
            "sizeHeaderToFit", "viewDidLayoutSubviews",
        ]
        if words.contains(where: { context.tree.names.find($0) != nil }) { return true }
        let uses = context.tree.tokens.lazy.filter { token in
            token.kind == .identifier && token.range.length == "tableHeaderView".utf8.count
                && ["tableHeaderView", "tableFooterView"].contains(context.source(token.range))
        }.map { context.source($0.range) }
        return Dictionary(grouping: uses) { $0 }.values.contains { $0.count > 1 }
    }

    /// Whether the class makes it without a frame, wherever it does, and its own class gives it none.
    private static func isMadeEmpty(
        _ item: ItemID, _ path: String, at event: Int, _ framed: FramedMakings, _ context: RuleContext
    ) -> Bool {
        let document = context.document
        guard let className = document[item].className, let type = context.code.method(at: event)?.type,
            ["UIView", "UIStackView"].contains(className) || document.classesPlacedByOthers.contains(className)
        else { return false }
        let makings = context.viewMakings().filter { $0.path == RuleContext.bare(path) && $0.method.type == type }
        return !makings.isEmpty && makings.allSatisfy { !framed.contains(context.tree[$0.value].range) }
    }

    /// Whether no other file can give it a frame: a variable of the method, or a member that no other file names.
    private static func isOwn(_ path: String, at event: Int, _ context: RuleContext) -> Bool {
        guard let method = context.code.method(at: event) else { return false }
        let member = context.code.type(of: method).members.first { $0.name == RuleContext.bare(path) }
        guard let member else { return !method.parameters.contains { context.tree.string($0) == path } }
        return member.isPrivate && !member.isOutlet
    }

    /// Whether some code sets its frame, or is handed it and may.
    private static func isSized(_ path: String, _ context: RuleContext) -> Bool {
        context.code.facts.events.contains { event in
            if event.kind == .assignment {
                guard let receiver = context.path(event.receiver) else { return false }
                let name = context.tree.string(event.name).lowercased()
                return receiver == path
                    && ["frame", "bounds", "size", "height", "width"].contains { name.hasSuffix($0) }
                    || receiver.hasPrefix(path + ".frame") || receiver.hasPrefix(path + ".bounds")
            }
            if context.path(event.receiver) == path, context.tree.string(event.name).lowercased().hasSuffix("frame") {
                return true
            }
            // Whoever is handed the view may measure it.
            return event.place.block == nil && event.name.word != .addSubview
                && !["setTableHeaderView", "setTableFooterView"].contains(context.tree.string(event.name))
                && event.arguments.contains { context.path($0.value) == path }
        }
    }
}
