// Why a side of an expectation has no value, in words.

import MasonrySemantics

extension UndeterminedReason {
    /// A clause without full stop.
    package var phrase: Phrase {
        switch self {
        case .partWithoutValue: "a part has no value"
        case .divisionByZero: "a division by zero"
        case .notInLayout(let name): "\(name) takes no part in this layout"
        case .noQuantity(let name): "\(name) is no quantity"
        case .ambiguous(let name): "\(name) is ambiguous"
        case .tooLarge(let name): "\(name) hangs together with more constraints than are solved at a time"
        }
    }
}
