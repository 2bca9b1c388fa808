// The hint about insets inside a view that has no size yet.

import AutoLayout
import MasonrySemantics

enum ZeroSizeParentInsets: Rule {
    static let id: RuleID = "zero-size-parent-insets"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "Insets do not fit into a view without size"
    static let documentation = """
        # zero-size-parent-insets

        A view is made with a frame of zero and gets no constraints in this file, and a subview is pinned to both its edges with
        insets.

        ## At run time
        While the view has no size the insets do not fit, and its autoresizing constraints are required: the log says `Unable to
        simultaneously satisfy constraints.` once, although the layout is right later. A hint that is off by default.

        ## What to do
        Give one of the two insets a priority of 999.

        ## Bad
        ```swift
        class CardView: UIView {
            let header = UIView(frame: .zero)
            let title = UILabel()
            func setUp() {
                header.addSubview(title)
                title.snp.makeConstraints { $0.edges.equalTo(header).inset(8) }
        //      ^^^^^^^^^ hint[zero-size-parent-insets]: do not fit
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let header = UIView(frame: .zero)
            let title = UILabel()
            func setUp() {
                header.addSubview(title)
                title.snp.makeConstraints { $0.edges.equalTo(header) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        guard context.tree.dialect != .masonry else { return [] }
        var insets: [Pair: Double] = [:]
        var order: [Pair] = []
        for made in context.document.constraints where made.relation == .equal && made.priority == 1000 {
            guard case .item(let parent, made.firstAttribute) = made.target, let constant = made.constant,
                context.isSuperview(parent, of: made.firstItem), let axis = made.firstAttribute.axis,
                made.firstAttribute.kind != .size, made.multiplier == 1
            else { continue }
            let pair = Pair(child: made.firstItem, parent: parent, axis: axis)
            let isFar = [.right, .bottom, .trailing].contains(made.firstAttribute)
            if insets[pair] == nil { order.append(pair) }
            insets[pair, default: 0] += isFar ? -constant : constant
        }
        var seen = Set<ItemID>()
        return order.compactMap { pair in
            guard let sum = insets[pair], sum > 0, isZero(pair.parent, context), isPinned(pair, context),
                seen.insert(pair.child).inserted, let place = context.place(of: pair.child)
            else { return nil }
            let name = context.document.name(of: pair.parent)
            return Report(
                place,
                "Insets of \(sum) in all do not fit into `\(name)` while its frame is zero. Give one of them a priority of 999."
            )
        }
    }

    private struct Pair: Hashable {
        var child: ItemID
        var parent: ItemID
        var axis: Axis
    }

    /// Whether constraints hold both edges of the child.
    private static func isPinned(_ pair: Pair, _ context: RuleContext) -> Bool {
        var near = false
        var far = false
        for made in context.document.constraints
        where made.firstItem == pair.child && made.firstAttribute.axis == pair.axis {
            guard case .item(pair.parent, made.firstAttribute) = made.target else { continue }
            switch made.firstAttribute {
            case .left, .top, .leading: near = true
            case .right, .bottom, .trailing: far = true
            default: break
            }
        }
        return near && far
    }

    private static func isZero(_ item: ItemID, _ context: RuleContext) -> Bool {
        guard !context.document.blocks.contains(where: { $0.receiver == item }),
            let declaration = context.document[item].declaration
        else { return false }
        let text = context.source(declaration)
        guard text.contains("frame: .zero") || text.contains("CGRectZero") || text.contains("CGRect.zero") else {
            return false
        }
        let name = context.document.name(of: item)
        return !context.events(named: "frame", "bounds").contains { _, event in
            event.kind == .assignment && context.path(event.receiver) == name
        }
    }
}
