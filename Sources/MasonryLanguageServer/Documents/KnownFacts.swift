// What was found out about one text of a file.

import LayoutIDE

/// What a file makes, for one text of it.
struct KnownFacts {
    var text: UInt64
    var facts: ConstraintFacts?
}
