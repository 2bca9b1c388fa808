// What methods behind the set-up do to stack views: for the layouts of these methods, as they are shown.

import AutoLayout

extension Evaluator {
    /// Whether the code is that of a method by itself, and certainly runs with it.
    private var isOfMethod: Bool {
        mutating get {
            classContext?.isInScenarioMethod == true && frame.certainty == .certain && frame.guardID == .always
                && !noted.isLater && currentState == nil
        }
    }

    /// A method takes `view` out of what a stack view arranges: its subviews are left free, but in the layout of the method.
    mutating func forgetStack(_ stack: ItemID, butFor view: Value?) {
        let before = noted.rearranged[stack] ?? facts.stacks[stack]
        forgetStack(stack)
        guard isOfMethod, case .item(let view)? = view, var state = before, !state.isSetUpUnknown else { return }
        state.isUnknown = false
        state.arranged.removeAll { $0 == view }
        noted.rearranged[stack] = state
    }

    /// Notes `view.isHidden = …` behind the set-up.
    mutating func noteHiddenLater(_ item: ItemID, _ value: Value) {
        guard !isSettingUp else { return }
        noted.hiddenLater[item] = isOfMethod ? value.number.map { $0 != 0 ? .hidden : .shown } ?? .unknown : .unknown
    }

    /// What stack views arrange once the method has run that ran last.
    mutating func takeRearranged() -> [ItemID: ShownStack] {
        let (rearranged, hiddenLater) = (noted.rearranged, noted.hiddenLater)
        (noted.rearranged, noted.hiddenLater) = ([:], [:])
        guard rearranged.values.contains(where: { $0 != nil }) else { return [:] }
        if case .collecting = hierarchy { return [:] }
        var hiddenStates = facts.shownHiddenStates
        for (item, state) in hiddenLater { hiddenStates[item] = state }
        var result: [ItemID: ShownStack] = [:]
        for (stack, state) in rearranged {
            result[stack] = state.flatMap { shownArrangement(of: stack, $0, hiddenStates) }
        }
        return result
    }
}
