// The rule about arranged views of a required size that are hidden.

import AutoLayout
import MasonrySemantics
import SourceText

enum StackHiddenRequiredSize: Rule {
    static let id: RuleID = "stack-hidden-required-size"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A hidden arranged view has a required size"
    static let documentation = """
        # stack-hidden-required-size

        A view is hidden that a stack view arranges, and a required constraint gives it a size.

        ## At run time
        The stack view gives hidden views the size 0 with a required constraint, `UISV-hiding`: along its axis the two contradict
        each other, and one of them is broken. Across the axis nothing happens.

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
                //    ^^^^^^^^ warning[stack-hidden-required-size]: UISV-hiding
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

    /// Of a stack view whose arrangement is known, or whose axis the code gives it, always the same; horizontal
    /// where it gives none.
    private static func axis(of stack: ItemID, _ context: RuleContext) -> Axis? {
        if let axis = context.document[stack].layout.stack?.axis { return axis }
        guard context.document[stack].className.map(ViewClass.isStack) ?? false else { return nil }
        var axes: Set<Axis> = []
        for (_, event) in context.events(named: "axis", "setAxis") {
            guard let receiver = context.item(named: event.receiver) else { return nil }
            guard receiver == stack else { continue }
            guard let value = event.kind == .assignment ? event.value : event.arguments.first?.value else { return nil }
            let text = context.source(context.tree[value].range).lowercased()
            let isVertical = text.hasSuffix("vertical")
            guard isVertical || text.hasSuffix("horizontal") else { return nil }
            axes.insert(isVertical ? .vertical : .horizontal)
        }
        return axes.isEmpty ? .horizontal : axes.count == 1 ? axes.first : nil
    }

    /// Whether another block takes the size out, or something gives it a number that may be 0: most likely where the view is
    /// hidden.
    private static func isMadeAnew(_ size: MadeConstraintID, _ context: RuleContext) -> Bool {
        let document = context.document
        guard let own = document[size].chain.map({ document[$0].block }) else { return false }
        return context.blocksByItem[document[size].firstItem].contains { index in
            let block = document.blocks[index]
            if block.kind == .remake, BlockID(index) != own { return true }
            return block.chains.contains { chain in
                document[chain].constraints.contains { id in
                    let made = document[id]
                    // Of a number that a condition chooses the same block has both.
                    let constant = made.constant ?? (BlockID(index) == own ? 1 : 0)
                    return made.firstAttribute == document[size].firstAttribute && constant <= 0
                }
            }
        }
    }

    /// Whether the method takes views out before: the hidden one is then arranged no more.
    private static func isEmptied(before index: Int, _ context: RuleContext) -> Bool {
        guard let method = context.code.method(at: index), method.events.contains(index) else { return false }
        return context.code.facts.events[method.events.lowerBound..<index].contains { event in
            switch event.name.word {
            case .removeFromSuperview: true
            default: context.tree.string(event.name) == "removeArrangedSubview"
            }
        }
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let hidings = context.events(named: "isHidden", "hidden", "setHidden")
        guard !hidings.isEmpty else { return [] }
        var sizes: [ItemID: MadeConstraintID] = [:]
        for (index, made) in context.document.constraints.enumerated() {
            guard made.firstAttribute.kind == .size, case .none = made.target, made.relation != .lessThanOrEqual,
                made.priority == 1000, !made.isStored, (made.constant ?? 0) > 0, sizes[made.firstItem] == nil
            else { continue }
            sizes[made.firstItem] = MadeConstraintID(index)
        }
        var seen = Set<ItemID>()
        // Of a class one stands for all.
        var found: [String?: (report: (Phrase?) -> FindingDraft, more: [TextRange])] = [:]
        var order: [String?] = []
        for (index, event) in hidings {
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard context.mayBeTrue(value), let item = context.item(named: event.receiver), let size = sizes[item],
                let parent = context.document.superview(of: item), !isEmptied(before: index, context),
                let axis = axis(of: parent, context), !isMadeAnew(size, context),
                context.document[size].firstAttribute.axis == axis, seen.insert(item).inserted
            else { continue }
            let owner = context.document[item].owner
            if found[owner] != nil {
                found[owner]?.more.append(event.nameRange)
                continue
            }
            order.append(owner)
            let name = context.document.name(of: item)
            // Where the view is hidden as it is set up, the size is what to change.
            let method = context.code.method(at: index)
            let place = context.place(of: size)
            let isSetUp = method.map { $0.range.contains(place) } ?? false
            let report: (Phrase?) -> FindingDraft = { more in
                FindingDraft(
                    isSetUp ? place : event.nameRange,
                    .sentences([
                        "Hiding `\(name)` contradicts its required size: the stack view adds a required constraint, `UISV-hiding`. Give the size a priority of 999.",
                        more,
                    ])
                ).relating(isSetUp ? event.nameRange : place, isSetUp ? "hidden here" : "the size is required here")
            }
            found[owner] = (report, [])
        }
        return order.compactMap { owner in
            guard let (make, more) = found[owner] else { return nil }
            var report = make(.morePlaces(ofClass: more.count))
            for place in more.prefix(8) { report.relate(place, "here, too") }
            return report
        }
    }
}
