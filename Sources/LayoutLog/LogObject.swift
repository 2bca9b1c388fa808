// Where a printed constraint begins and ends in a text.

/// A constraint in a text: it begins before the words `Constraint:` by which it was found.
struct LogObject {
    let start: Int
    /// Whether parts of it are in brackets of their own: `<<App.LayoutConstraint:0x…> <UIView:0x…>.top == …>`.
    private var isNested = false
    /// What it begins with, and so ends with.
    private let bracket: Bracket

    private enum Bracket { case angle, entity, none }

    /// - Parameters:
    ///   - place: where `Constraint:` stands.
    ///   - behind: the place behind these words.
    /// - Returns: nil where the words are only words.
    static func begin(at place: Int, behind: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> LogObject? {
        var start = place
        while start > 0, isNameByte(bytes[start - 1]), place - start < 200 { start -= 1 }
        func byte(_ place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0 }
        if byte(start - 1) == 0x3C {
            // As old versions of SnapKit print it.
            let isNested = byte(start - 2) == 0x3C
            return LogObject(start: start - (isNested ? 2 : 1), isNested: isNested, bracket: .angle)
        }
        if byte(start - 1) == 0x3B, byte(start - 2) == 0x74, byte(start - 3) == 0x6C, byte(start - 4) == 0x26 {
            return LogObject(start: start - 4, bracket: .entity)
        }
        // Trackers that take `<…>` for a tag lose the brackets; the address tells that it is one.
        var next = behind
        while byte(next) == 0x20, next < behind + 2 { next += 1 }
        guard byte(next) == 0x30, byte(next + 1) | 0x20 == 0x78, hexValue(byte(next + 2)) != nil else { return nil }
        return LogObject(start: start, bracket: .none)
    }

    /// Where it ends: behind its bracket, if what follows does not belong to a constraint any more.
    func end(
        in bytes: UnsafeBufferPointer<UInt8>, limit: Int, isFinal: Bool = true
    ) -> (end: Int, isComplete: Bool) {
        let stop = min(bytes.count, start + limit)
        var place = start + 1
        while place < stop {
            let byte = bytes[place]
            switch bracket {
            case .angle:
                if byte == 0x3E, isEnd(place + 1, bytes, isFinal) { return (place + 1, true) }
            case .entity:
                if byte == 0x26, place + 3 < stop, bytes[place + 1] == 0x67, bytes[place + 2] == 0x74,
                    bytes[place + 3] == 0x3B, isEnd(place + 4, bytes, isFinal)
                {
                    return (place + 4, true)
                }
            case .none:
                if byte == 0x0A || byte == 0x22 { return (place, true) }
            }
            if byte == 0x0A, isCut(place, bytes) { return (place, false) }
            place += 1
        }
        return (stop, false)
    }

    /// Whether a closing bracket before `place` ends the constraint. At the end of a piece nobody knows yet.
    private func isEnd(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ isFinal: Bool) -> Bool {
        guard place < bytes.count else { return isFinal }
        let next = bytes[place]
        switch next {
        case 0x0A, 0x0D, 0x22, 0x5C, 0x29, 0x27, 0x60, 0x2A: return true
        case 0x2E, 0x2C, 0x20, 0x09:
            // `>, "<` and `> Make a…`, but not `<UIView:0x…>.top` nor `Stack<A>, B>`.
            var follower = place + (next == 0x2E ? 1 : 0)
            if next == 0x2C { follower += 1 }
            var spaces = 0
            while follower < bytes.count, bytes[follower] == 0x20 || bytes[follower] == 0x09 {
                follower += 1
                spaces += 1
            }
            guard follower < bytes.count else { return isFinal }
            let byte = bytes[follower]
            if byte == 0x0A || byte == 0x0D || byte == 0x22 { return true }
            if byte == 0x3C { return !isNested }
            return next == 0x20 && spaces > 0 && isStatementEnd(place - 1, bytes) && !isRelation(byte)
        default: return false
        }
    }

    private func isRelation(_ byte: UInt8) -> Bool { byte == 0x3D || byte == 0x3E || byte == 0x2E || byte == 0x3C }

    /// Whether a statement can end before the bracket at `place`: in a number, a parenthesis, a bracket or an attribute.
    private func isStatementEnd(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard place > start else { return false }
        let last = bytes[place - 1]
        return last == 0x29 || last == 0x5D || last == 0x7C || isDigit(last) || isLetter(last)
    }

    /// Whether the line break at `place` cuts the constraint off: the list ends, or the next constraint begins.
    private func isCut(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var next = place + 1
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard next < bytes.count else { return false }
        let byte = bytes[next]
        if byte == 0x0A || byte == 0x0D { return true }
        guard byte == 0x29 || byte == 0x22 || byte == 0x3C else { return false }
        // `)` alone ends the list; so does a new element.
        if byte == 0x29 { return next + 1 >= bytes.count || isSpace(bytes[next + 1]) }
        if byte == 0x22 { return next + 1 < bytes.count && bytes[next + 1] == 0x3C }
        return true
    }
}
