// The phrases by which messages about constraints are found in a stream of text.

/// What a phrase in a log announces.
enum LogPhrase: Hashable, Sendable {
    /// A list of constraints that cannot all hold.
    case heading
    /// The constraint that was broken, or its list's end.
    case recovery
    /// `…Constraint:`, which stands in each printed constraint.
    case constraint
    /// `<private>`
    case redacted
    /// A view in a trace.
    case ambiguous
    case missingHost
    case fault(LogFaultKind)

    /// Each phrase with its words.
    static let all: [(phrase: LogPhrase, words: String)] =
        [
            (.heading, "Unable to simultaneously satisfy constraints"), (.heading, "Conflicting constraints detected"),
            (.recovery, "recover by breaking"), (.constraint, "Constraint:"), (.redacted, "<private>"),
            (.ambiguous, "AMBIGUOUS LAYOUT"), (.missingHost, "MISSING HOST CONSTRAINTS"),
        ] + LogFaultKind.allCases.map { (.fault($0), $0.phrase) }

    static let automaton = PhraseAutomaton(all.map { Array($0.words.utf8) })
}
