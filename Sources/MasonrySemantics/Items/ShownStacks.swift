// What a stack view arranges before anything else happens.

import AutoLayout

extension LayoutDocument {
    /// Whether the set-up hides a view that a stack view arranges, which leaves it out then.
    package func isLeftOut(_ item: ItemID) -> Bool { hiddenArranged[item] != nil }

    /// The stack view of which it is not known what it hides, where the place of an arranged view depends on that.
    package func stackHidingSome(around item: ItemID) -> ItemID? {
        guard case .item(let parent) = items[item.index].parent, shownStacks[parent]?.hidesSome == true else {
            return nil
        }
        return parent
    }
}

extension Evaluator {
    /// A stack view gives the arranged views that are hidden no extent along its axis.
    mutating func noteHidden(of stack: ItemID, _ state: StackState) {
        guard !state.isSetUpUnknown else { return }
        for view in state.arranged
        where facts.shownHiddenStates[view] == .hidden && document[view].parent == .item(stack) {
            document.hiddenArranged[view] = state.axis
        }
    }

    /// Other methods arrange, remove or hide: what the set-up alone makes is shown, and nothing proven.
    mutating func showSetUp(of stack: ItemID, _ state: StackState) {
        var before = state
        before.isUnknown = state.isSetUpUnknown
        guard let shown = shownArrangement(of: stack, before, facts.shownHiddenStates) else {
            return showAcross(stack, before)
        }
        document.shownStacks[stack] = shown
    }

    /// What a stack view does with its subviews where some are hidden as told; nil where that is not known.
    mutating func shownArrangement(
        of stack: ItemID, _ state: StackState, _ hiddenStates: RevertibleDictionary<ItemID, HiddenState>
    ) -> ShownStack? {
        let hidden = facts.hiddenStates
        facts.hiddenStates = hiddenStates
        let shown = arrangement(of: stack, state)
        facts.hiddenStates = hidden
        guard let shown, shown.alignment != .unknown, shown.distribution != .fillProportionally else { return nil }
        let freed = shown.arranged.filter { !document[$0].unknowns.contains(.constraints) }
        return ShownStack(arrangement: shown, freed: Set(freed))
    }

    /// Whichever subviews are hidden: where each of them stands across the axis is shown.
    private mutating func showAcross(_ stack: ItemID, _ state: StackState) {
        guard !state.isUnknown, state.alignment != .unknown else { return }
        var shown = StackArrangement(
            axis: state.axis, alignment: state.alignment, isWithinMargins: state.isWithinMargins,
            arranged: state.arranged.filter {
                document[$0].parent == .item(stack) && facts.shownHiddenStates[$0] != .hidden
                    && document[$0].layout.kind != .guide
            }, gaps: [])
        shown.isAcrossOnly = true
        guard !shown.arranged.isEmpty else { return }
        let hidesSome = shown.arranged.contains { facts.shownHiddenStates[$0] == .unknown }
        document.shownStacks[stack] = ShownStack(arrangement: shown, freed: [], hidesSome: hidesSome)
    }
}
