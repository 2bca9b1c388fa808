// Puts the pieces of a message together while they come: heading, constraints, what was broken.

/// A message whose text is kept until it is known not to be a repetition.
struct PendingMessage: Sendable {
    private enum Kind: Sendable {
        case conflict(LoggedConflict)
        case fault(LogFaultKind, phraseAt: Int)
        case ambiguity([LoggedAmbiguity.Place])
    }

    private var kind: Kind
    /// The bytes of all constraints, or of the line.
    private var bytes: [UInt8]
    /// Where each constraint ends in `bytes`.
    private var ends: [Int] = []
    let line: Int

    init(fault: LogFaultKind, _ bytes: [UInt8], phraseAt: Int, line: Int) {
        kind = .fault(fault, phraseAt: phraseAt)
        self.bytes = bytes
        self.line = line
    }

    init(_ places: [LoggedAmbiguity.Place], line: Int) {
        kind = .ambiguity(places)
        bytes = Array(places.map { "\($0.item.className ?? "") \($0.variables)" }.joined(separator: "|").utf8)
        self.line = line
    }

    init(_ conflict: LoggedConflict, _ bytes: [UInt8], _ ends: [Int], line: Int) {
        kind = .conflict(conflict)
        self.bytes = bytes
        self.ends = ends
        self.line = line
    }

    /// The same for messages that differ in addresses and in texts of views alone.
    var fingerprint: UInt64 {
        var hash = LogFingerprint()
        switch kind {
        case .conflict: hash.combine(0)
        case .fault(let fault, _): hash.combine(UInt8(truncatingIfNeeded: fault.phrase.utf8.count))
        case .ambiguity: hash.combine(2)
        }
        if case .fault(_, let phraseAt) = kind {
            hash.combine(bytes[phraseAt...])
        } else {
            hash.combine(bytes[...])
        }
        return hash.value
    }

    /// The values that its text stands for.
    func read() -> LogMessage {
        switch kind {
        case .ambiguity(let places): return .ambiguity(LoggedAmbiguity(places: places))
        case .fault(let kind, let phraseAt): return .fault(LoggedFault(kind, bytes, phraseAt: phraseAt))
        case .conflict(var conflict):
            var start = 0
            let broken = conflict.broken
            conflict.broken = nil
            for (index, end) in ends.enumerated() {
                let member = LoggedConstraint(parsing: Array(bytes[start..<end]))
                start = end
                guard index == broken else {
                    conflict.members.append(member)
                    continue
                }
                conflict.broken = conflict.members.firstIndex { $0.isSame(as: member) } ?? conflict.members.count
                if conflict.broken == conflict.members.count { conflict.members.append(member) }
            }
            return .conflict(conflict)
        }
    }
}

extension LoggedConstraint {
    /// Whether both are the same object.
    func isSame(as other: LoggedConstraint) -> Bool {
        if let address, let theirs = other.address { return address == theirs }
        if let key, key == other.key { return true }
        return text == other.text
    }
}

/// The message that is open.
struct ConflictAssembler: Sendable {
    private var conflict: LoggedConflict?
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var places: [LoggedAmbiguity.Place] = []
    private var line = 0
    private var lastLine = 0
    private var hasRecovery = false
    private var isFinished = false

    /// Beyond this a list is cut: no conflict has so many.
    private static let maximumMembers = 400
    /// So many lines may lie between two constraints of a list.
    private static let maximumGap = 60

    /// A heading: what was open is complete.
    mutating func open(line: Int) -> PendingMessage? {
        let done = close()
        conflict = LoggedConflict()
        conflict?.isAnnounced = true
        self.line = line
        lastLine = line
        return done
    }

    mutating func noteRecovery(line: Int) {
        if conflict == nil {
            conflict = LoggedConflict()
            self.line = line
        }
        lastLine = line
        hasRecovery = true
        conflict?.isAnnounced = true
    }

    mutating func noteRedaction() {
        if conflict?.members.isEmpty == true, ends.isEmpty { conflict?.isRedacted = true }
    }

    /// A constraint; after the announcement of what is broken it is that one, and the message is complete.
    mutating func add(
        _ text: Slice<UnsafeBufferPointer<UInt8>>, isComplete: Bool, line: Int
    ) -> PendingMessage? {
        var done: PendingMessage?
        if conflict == nil || line - lastLine > Self.maximumGap, !hasRecovery {
            done = close()
            conflict = LoggedConflict()
            self.line = line
        }
        if ends.isEmpty, conflict?.isAnnounced != true { self.line = line }
        lastLine = line
        guard ends.count < Self.maximumMembers else {
            conflict?.isTruncated = true
            return done
        }
        if !isComplete { conflict?.isTruncated = true }
        bytes.append(contentsOf: text)
        ends.append(bytes.count)
        guard hasRecovery else { return done }
        conflict?.broken = ends.count - 1
        // Never both: a recovery phrase keeps what is open.
        return done ?? close()
    }

    /// A view of a trace; traces of one text are one message.
    mutating func addPlace(_ text: [UInt8], phraseAt: Int, isMissingHost: Bool, line: Int) -> PendingMessage? {
        let done = conflict == nil ? nil : close()
        if places.isEmpty { self.line = line }
        if line - lastLine > Self.maximumGap, !places.isEmpty {
            let closed = close()
            append(text, phraseAt, isMissingHost, line)
            return closed
        }
        append(text, phraseAt, isMissingHost, line)
        return done
    }

    private mutating func append(_ text: [UInt8], _ phraseAt: Int, _ isMissingHost: Bool, _ line: Int) {
        if places.isEmpty { self.line = line }
        lastLine = line
        guard places.count < Self.maximumMembers,
            let place = LoggedAmbiguity.Place(text, phraseAt: phraseAt, isMissingHost: isMissingHost)
        else { return }
        places.append(place)
    }

    /// What is open, if it is anything.
    mutating func close() -> PendingMessage? {
        defer { self = ConflictAssembler(lastLine: lastLine) }
        if !places.isEmpty { return PendingMessage(places, line: line) }
        guard var conflict, !ends.isEmpty || conflict.isAnnounced else { return nil }
        if !hasRecovery, conflict.isAnnounced { conflict.isTruncated = true }
        if ends.isEmpty, !conflict.isRedacted { conflict.isTruncated = true }
        return PendingMessage(conflict, bytes, ends, line: line)
    }

    init() {}

    private init(lastLine: Int) { self.lastLine = lastLine }
}
