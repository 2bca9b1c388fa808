// The hint about arranged views of a required size that are hidden.

import AutoLayout
import MasonrySemantics

enum StackHiddenRequiredSize: Rule {
    static let id: RuleID = "stack-hidden-required-size"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "A hidden arranged view has a required size"
    static let documentation = """
        # stack-hidden-required-size

        A view is hidden that a stack view arranges, and a required constraint gives it a size.

        ## At run time
        The stack view gives hidden views the size 0 with a required constraint, `UISV-hiding`: along its axis the two contradict
        each other. A hint that is off by default: the axis may be another, and the stack view hides by itself where it can.

        ## What to do
        Give the size a priority of 999.

        ## Bad
        ```swift
        class CardView: UIView {
            let stack = UIStackView()
            let badge = UIView()
            init() {
                super.init(frame: .zero)
                stack.addArrangedSubview(badge)
                badge.snp.makeConstraints { $0.width.equalTo(20) }
            }
            func show(_ flag: Bool) {
                badge.isHidden = !flag
                //    ^^^^^^^^ hint[stack-hidden-required-size]: UISV-hiding
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let stack = UIStackView()
            let badge = UIView()
            init() {
                super.init(frame: .zero)
                stack.addArrangedSubview(badge)
                badge.snp.makeConstraints { $0.width.equalTo(20).priority(999) }
            }
            func show(_ flag: Bool) {
                badge.isHidden = !flag
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        let hidings = context.events(named: "isHidden", "hidden", "setHidden")
        guard !hidings.isEmpty else { return [] }
        var sizes: [ItemID: MadeConstraintID] = [:]
        for (index, made) in context.document.constraints.enumerated() {
            guard made.firstAttribute.kind == .size, case .none = made.target, made.relation != .lessThanOrEqual,
                made.priority == 1000, (made.constant ?? 0) > 0, sizes[made.firstItem] == nil
            else { continue }
            sizes[made.firstItem] = MadeConstraintID(index)
        }
        var seen = Set<ItemID>()
        return hidings.compactMap { _, event in
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard context.mayBeTrue(value), let item = context.item(named: event.receiver), let size = sizes[item],
                let parent = context.document.superview(of: item),
                context.document.isStackView(parent), seen.insert(item).inserted
            else { return nil }
            let name = context.document.name(of: item)
            return Report(
                event.nameRange,
                "A stack view hides `\(name)` with a required constraint, `UISV-hiding`, which its required size contradicts. Give the size a priority of 999."
            ).relating(context.place(of: size), "the size is required here")
        }
    }
}
