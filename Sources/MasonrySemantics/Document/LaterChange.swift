// What code does to constraints after they were made, in the order in which it does.

import SourceText

/// One change of a constraint that had been made before.
package struct LaterChange: Sendable {
    package enum Kind: Sendable {
        /// It is no longer active.
        case removed
        /// It is active: that of UIKit's that was made, or any that is switched on by hand.
        case activated
        /// Its constant, and what the source calls it, where the number is not known.
        case constant(Double?, QuantityID)
        /// nil: not known.
        case priority(Double?)
    }

    package var constraint: MadeConstraintID
    package var kind: Kind
    /// The statement that does it; of a chain that updates the chain.
    package var range: TextRange
}
