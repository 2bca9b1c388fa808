// What a log is read into: messages, each with the line it begins on and how often it came.

/// One message of the layout system or of a library, the same one counted.
public struct LogEntry: Hashable, Sendable {
    /// What was said.
    public var message: LogMessage
    /// The line of the log on which it was said first, from 1.
    public var line: Int
    /// How often it was said.
    public var count: Int
}

/// A message about constraints.
public enum LogMessage: Hashable, Sendable {
    /// Constraints that cannot all hold.
    case conflict(LoggedConflict)
    /// An assertion, trap, exception or warning about one constraint or view.
    case fault(LoggedFault)
    /// Views whose place or size is not determined.
    case ambiguity(LoggedAmbiguity)
}

/// `Unable to simultaneously satisfy constraints` with its list.
public struct LoggedConflict: Hashable, Sendable {
    /// In printed order; the one that was broken is among them.
    public var members: [LoggedConstraint] = []
    /// The member that the system broke; nil where the log does not say.
    public var broken: Int?
    /// Whether the heading was there: a list without one may be no conflict.
    public var isAnnounced = false
    /// Whether the system hid the constraints (`<private>`).
    public var isRedacted = false
    /// Whether the list or a constraint in it was cut off.
    public var isTruncated = false

    /// An empty conflict.
    public init() {}

    /// Every item that is named, once, in the order of appearance.
    public var items: [LoggedItem] {
        var result: [LoggedItem] = []
        for item in members.flatMap({ [$0.statement?.first, $0.statement?.second, $0.superview].compactMap { $0 } })
        where !result.contains(where: { $0.isSame(as: item) }) {
            result.append(item)
        }
        return result
    }
}

/// A message other than a conflict.
public struct LoggedFault: Hashable, Sendable {
    /// Which one.
    public var kind: LogFaultKind
    /// The line or lines of the message, without what stands before it.
    public var text: String
    /// The constraints that it prints.
    public var constraints: [LoggedConstraint] = []
    /// The items that it prints: of anchors, and views.
    public var items: [LoggedItem] = []
    /// The attributes of anchors that it prints, in the order of `items`.
    public var attributes: [LoggedAttribute] = []
    /// Where a library says that it happened.
    public var source: LoggedSource?
}

/// Views of which a trace says that they are ambiguous.
public struct LoggedAmbiguity: Hashable, Sendable {
    /// One view and what of it is not determined.
    public struct Place: Hashable, Sendable {
        /// The view.
        public var item: LoggedItem
        /// As the trace calls them (`minX`, `Width`); empty where it does not say.
        public var variables: [String]
        /// Whether the trace says that constraints to its superview are missing.
        public var lacksHostConstraints = false
    }

    /// In printed order.
    public var places: [Place]
}
