// Finds the messages about constraints in a stream of text, in one pass and with bounded memory.

/// Reads a log piece by piece.
///
/// Feed it bytes with `read`, call `finish` at the end, and take `entries`. A message that comes again is counted, not
/// kept again, whatever its addresses and texts are. Time grows with the length of the log; memory with the number of
/// different messages, of which at most `maximumEntries` are kept.
public struct LayoutLogReader: Sendable {
    /// The different messages so far, in the order of their first appearance.
    public private(set) var entries: [LogEntry] = []
    /// Messages that came when `maximumEntries` others were there.
    public private(set) var omitted = 0
    /// Different messages beyond this are counted only.
    public static let maximumEntries = 10_000

    private var buffer: [UInt8] = []
    /// Where reading goes on in `buffer`.
    private var next = 0
    private var state = 0
    /// The line of the place up to which line breaks are counted, from 1.
    private var line = 1
    private var counted = 0
    private var assembler = ConflictAssembler()
    private var known: [UInt64: Int] = [:]

    /// So much text stays for what begins before a phrase; a constraint that is longer is cut.
    private static let lookBehind = 2048
    private static let longestObject = 16_384

    /// A reader at the beginning of a log.
    public init() {}

    /// The messages of a whole text.
    public static func entries(in text: String) -> [LogEntry] {
        var reader = LayoutLogReader()
        reader.read(Array(text.utf8))
        reader.finish()
        return reader.entries
    }

    /// Reads the next piece. Pieces may be cut anywhere.
    public mutating func read(_ bytes: [UInt8]) {
        buffer.append(contentsOf: bytes)
        scan(isFinal: false)
        discard()
    }

    /// Takes what is still open as complete.
    public mutating func finish() {
        scan(isFinal: true)
        take(assembler.close())
        buffer = []
        next = 0
        counted = 0
    }

    private mutating func scan(isFinal: Bool) {
        // Taken out, so that there is one copy of it while places in it are handled.
        let bytes = buffer
        bytes.withUnsafeBufferPointer { bytes in
            while next < bytes.count {
                guard let found = LogPhrase.automaton.next(in: bytes, from: next, &state) else {
                    next = bytes.count
                    return
                }
                let start = found.end - LogPhrase.all[found.phrase].words.utf8.count
                guard handle(LogPhrase.all[found.phrase].phrase, start, found.end, bytes, isFinal) else {
                    // Its end is not here yet: it is found again when more has come.
                    next = max(0, start)
                    state = 0
                    return
                }
            }
        }
    }

    /// - Returns: false where more text is needed.
    private mutating func handle(
        _ phrase: LogPhrase, _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ isFinal: Bool
    ) -> Bool {
        switch phrase {
        case .heading:
            take(assembler.open(line: lineNumber(at: start, bytes)))
        case .recovery:
            assembler.noteRecovery(line: lineNumber(at: start, bytes))
        case .redacted:
            assembler.noteRedaction()
        case .constraint:
            return handleConstraint(start, end, bytes, isFinal)
        case .ambiguous, .missingHost, .fault:
            return handleLine(phrase, start, end, bytes, isFinal)
        }
        next = end
        return true
    }

    private mutating func handleConstraint(
        _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ isFinal: Bool
    ) -> Bool {
        // What follows tells whether it is one.
        guard isFinal || bytes.count >= end + 6 else { return false }
        next = end
        guard let object = LogObject.begin(at: start, behind: end, bytes) else { return true }
        let stop = object.end(in: bytes, limit: Self.longestObject, isFinal: isFinal)
        guard stop.isComplete || isFinal || bytes.count - object.start > Self.longestObject else { return false }
        let line = lineNumber(at: object.start, bytes)
        take(assembler.add(bytes[object.start..<stop.end], isComplete: stop.isComplete, line: line))
        next = max(end, stop.end)
        state = 0
        return true
    }

    /// What is told on one line, and for some on those that follow.
    private mutating func handleLine(
        _ phrase: LogPhrase, _ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ isFinal: Bool
    ) -> Bool {
        var low = start
        while low > 0, bytes[low - 1] != 0x0A, start - low < Self.lookBehind { low -= 1 }
        var high = end
        while high < bytes.count, bytes[high] != 0x0A, high - end < Self.lookBehind { high += 1 }
        guard high < bytes.count || isFinal || high - end >= Self.lookBehind else { return false }
        let line = lineNumber(at: start, bytes)
        let text = Array(bytes[low..<high])
        next = end
        switch phrase {
        case .fault(let kind):
            take(assembler.close())
            take(PendingMessage(fault: kind, text, phraseAt: start - low, line: line))
            next = high
            state = 0
        default:
            take(assembler.addPlace(text, phraseAt: start - low, isMissingHost: phrase == .missingHost, line: line))
            next = high
            state = 0
        }
        return true
    }

    private mutating func lineNumber(at place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard place > counted else { return line }
        line += countLines(bytes[counted..<place])
        counted = place
        return line
    }

    /// Forgets the text that is read.
    private mutating func discard() {
        let dropped = max(0, next - Self.lookBehind)
        guard dropped > 0 else { return }
        if dropped > counted {
            line += buffer.withUnsafeBufferPointer { countLines($0[counted..<dropped]) }
            counted = dropped
        }
        buffer.removeFirst(dropped)
        next -= dropped
        counted -= dropped
    }

    private mutating func take(_ message: PendingMessage?) {
        guard let message else { return }
        let fingerprint = message.fingerprint
        if let index = known[fingerprint] {
            entries[index].count += 1
        } else if entries.count < Self.maximumEntries {
            known[fingerprint] = entries.count
            entries.append(LogEntry(message: message.read(), line: message.line, count: 1))
        } else {
            omitted += 1
        }
    }
}

/// How many line breaks there are.
private func countLines(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let part = UnsafeBufferPointer(rebasing: bytes)
    var count = 0
    for byte in part { count &+= byte == 0x0A ? 1 : 0 }
    return count
}
