// Where code makes a label: what one branch makes and fills shows that text wherever there is a view.

import AutoLayout

extension LabelState {
    /// Code that runs under a condition runs as a whole: what it makes, it also fills.
    struct Making: Sendable, Hashable {
        var guardID: GuardID
        var function: String?
        var state: Int?
    }
}

extension Evaluator {
    /// Begins to follow a label, button, field or image view that code makes without saying more of it.
    mutating func beginLabel(_ item: ItemID, of className: String) {
        switch className {
        case "UILabel": facts.labels[item] = LabelState()
        case "UIButton": facts.labels[item] = LabelState(kind: .button)
        case "UITextField": facts.labels[item] = LabelState(kind: .field)
        case "UIImageView": facts.labels[item] = LabelState(kind: .imageView)
        default: return
        }
        let making = making
        facts.labels[item]?.making = making
    }

    private var making: LabelState.Making {
        mutating get {
            LabelState.Making(guardID: frame.guardID, function: frame.function, state: currentState)
        }
    }

    /// Whether what runs now holds from then on of a label, or holds whenever there is one: the same code has made it.
    mutating func isSettingUp(_ label: LabelState) -> Bool {
        isSettingUp || frame.guardID != .always && label.making == making
    }
}
