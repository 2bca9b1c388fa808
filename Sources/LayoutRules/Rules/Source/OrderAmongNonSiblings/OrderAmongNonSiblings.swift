// The rule about views that are put above or below one that is no sibling.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum OrderAmongNonSiblings: Rule {
    static let id: RuleID = "order-among-non-siblings"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is ordered by one that is not its sibling"
    static let documentation = """
        # order-among-non-siblings

        `insertSubview(_:belowSubview:)`, `insertSubview(_:aboveSubview:)`, `sendSubviewToBack(_:)` or `bringSubviewToFront(_:)` names
        a view that is not a subview of the one it is sent to. Reported once per pair of views.

        ## At run time
        Only subviews of one view have an order. What is not one of them changes nothing: a view that is to be inserted beside it
        comes to lie on top of all, and nothing is moved.

        ## What to do
        Name the subview that the other one lies in, or send the message to the superview.

        ## Bad
        ```swift
        class Header: UIView {
            private let bar = UIView()
            private let more = UIButton()
            private let line = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(bar)
                bar.addSubview(more)
                insertSubview(line, belowSubview: more)
                //                                ^^^^ information[order-among-non-siblings]: `more` is not a subview of `self`
                bar.snp.makeConstraints { $0.edges.equalToSuperview() }
                more.snp.makeConstraints { $0.center.equalToSuperview() }
                line.snp.makeConstraints { make in
                    make.left.right.bottom.equalToSuperview()
                    make.height.equalTo(1)
                }
            }
        }
        ```
        ## Good
        ```swift
        class Header: UIView {
            private let bar = UIView()
            private let more = UIButton()
            private let line = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(bar)
                bar.addSubview(more)
                insertSubview(line, belowSubview: bar)
                bar.snp.makeConstraints { $0.edges.equalToSuperview() }
                more.snp.makeConstraints { $0.center.equalToSuperview() }
                line.snp.makeConstraints { make in
                    make.left.right.bottom.equalToSuperview()
                    make.height.equalTo(1)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var places: [Pair: [TextRange]] = [:]
        var order: [Pair] = []
        for (index, event) in context.events(
            named: "insertSubview", "sendSubviewToBack", "bringSubviewToFront", "sendSubview", "bringSubview")
        {
            guard event.kind == .call, let sibling = sibling(in: event, context),
                let method = context.code.method(at: index), let view = view(named: sibling, in: method, context),
                let superview = superview(of: event, at: index, context), view != superview,
                isOutside(view, superview, context)
            else { continue }
            let pair = Pair(view: view, superview: superview)
            if places[pair] == nil { order.append(pair) }
            places[pair, default: []].append(context.tree[sibling].range)
        }
        return order.compactMap { pair in
            let name = context.document.name(of: pair.view)
            let other = context.document.name(of: pair.superview)
            return .ofClass((places[pair] ?? []).map { ($0, name) }) {
                "`\($0)` is not a subview of `\(other)`, so this order means nothing. Name a subview, or send it to the view's superview."
            }
        }
    }

    private struct Pair: Hashable {
        var view: ItemID
        var superview: ItemID
    }

    /// The view by which another one is ordered, or that is to move itself.
    private static func sibling(in event: CodeEvent, _ context: RuleContext) -> ExpressionID? {
        if context.tree.string(event.name) == "insertSubview" {
            return event.argument { ["belowSubview", "aboveSubview"].contains(context.tree.string($0)) }
        }
        return event.arguments.first?.value
    }

    private static func superview(of event: CodeEvent, at index: Int, _ context: RuleContext) -> ItemID? {
        guard let method = context.code.method(at: index) else { return nil }
        if let receiver = event.receiver, context.path(receiver) != "self" {
            return view(named: receiver, in: method, context)
        }
        let type = context.code.type(of: method)
        guard type.role == .view || type.role == .cell else { return nil }
        return context.document.scenarios.first { $0.owner == type.name }?.items.first
    }

    /// The view that an expression names. Evaluation does not read what these messages are given: then that of the class with
    /// this name, if there is one.
    private static func view(named id: ExpressionID, in method: CodeMethod, _ context: RuleContext) -> ItemID? {
        if let item = context.item(named: id) { return item }
        guard let path = context.path(id), path != "self", !path.contains("."),
            let scenario = context.document.scenarios.first(where: { $0.owner == context.code.type(of: method).name })
        else { return nil }
        let all = scenario.items.filter { RuleContext.bare(context.document[$0].name) == path }
        return all.count == 1 ? all.first : nil
    }

    /// Whether a view certainly never is a subview of another: it lies around it, or every line of the file that adds it names
    /// another superview.
    private static func isOutside(_ view: ItemID, _ superview: ItemID, _ context: RuleContext) -> Bool {
        let document = context.document
        if document.isBelow(superview, view) { return true }
        // What a class adds to itself lies in each of its instances, which have other names outside.
        guard case .item(let parent) = document[view].parent, parent != superview,
            document[parent].owner == document[superview].owner,
            document[view].unknowns.isDisjoint(with: [.parent, .removedLater])
        else { return false }
        let name = document[view].name
        return context.events(named: "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview")
            .allSatisfy { index, event in
                guard let added = event.arguments.first?.value, mayBe(added, view, called: name, context) else {
                    return true
                }
                guard context.item(named: added) == view,
                    let other = self.superview(of: event, at: index, context)
                else { return false }
                return other != superview
            }
    }

    /// Whether what is added may be a view: it is spelt so, or resolves to it.
    private static func mayBe(_ added: ExpressionID, _ view: ItemID, called name: String, _ context: RuleContext)
        -> Bool
    {
        if let item = context.item(named: added) { return item == view }
        return context.path(added).map { RuleContext.bare($0) == name } ?? true
    }
}
