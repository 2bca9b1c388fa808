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

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        var pins: [Pair: Pins] = [:]
        var order: [Pair] = []
        for made in context.document.constraints where made.relation == .equal && made.priority == 1000 {
            guard case .item(let parent, made.firstAttribute) = made.target, let constant = made.constant,
                context.isSuperview(parent, of: made.firstItem), let axis = made.firstAttribute.axis,
                made.multiplier == 1
            else { continue }
            let pair = Pair(child: made.firstItem, parent: parent, axis: axis)
            if pins[pair] == nil { order.append(pair) }
            switch made.firstAttribute {
            case .left, .top, .leading: pins[pair, default: Pins()].near = constant
            case .right, .bottom, .trailing: pins[pair, default: Pins()].far = -constant
            default: continue
            }
        }
        var seen = Set<ItemID>()
        return order.compactMap { pair in
            guard let pins = pins[pair], let near = pins.near, let far = pins.far, near + far > 0,
                isZero(pair.parent, context),
                seen.insert(pair.child).inserted, let place = context.place(of: pair.child)
            else { return nil }
            let name = context.document.name(of: pair.parent)
            return FindingDraft(
                place,
                "Insets of \(near + far) pt in total do not fit into `\(name)` while its frame is zero. Give one of them a priority of 999."
            )
        }
    }

    private struct Pair: Hashable {
        var child: ItemID
        var parent: ItemID
        var axis: Axis
    }

    /// The insets of the child from its superview's edges, inwards.
    private struct Pins {
        var near: Double?
        var far: Double?
    }

    private static func isZero(_ item: ItemID, _ context: RuleContext) -> Bool {
        guard context.blocksByItem[item].isEmpty,
            let declaration = context.document[item].declaration
        else { return false }
        let text = context.source(declaration)
        guard
            (text.contains("frame:") && text.contains(".zero")) || text.contains("CGRectZero")
                || text.contains("CGRect.zero")
        else {
            return false
        }
        let name = context.document.name(of: item)
        return !context.events(named: "frame", "bounds").contains { _, event in
            event.kind == .assignment && context.path(event.receiver) == name
        }
    }
}
