// Why a side of an expectation has no value, in words.

import MasonrySemantics

extension UndeterminedReason {
    /// A clause without full stop.
    package var phrase: Phrase {
        switch self {
        case .partWithoutValue: "a part has no value"
        case .divisionByZero: "a division by zero"
        case .notInLayout(let name): "\(name) is not part of this layout"
        case .noQuantity(let name): "\(name) has no value"
        case .ambiguous(let name): "\(name) is ambiguous"
        case .tooLarge(let name): "\(name) depends on more constraints than can be solved at once"
        }
    }
}
