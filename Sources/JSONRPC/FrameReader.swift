// The base protocol: header lines and a counted body, cut out of a stream of bytes that may be broken anywhere.

/// Takes bytes as they arrive and gives back one message body after the other.
package struct FrameReader {
    package enum Frame: Sendable, Hashable {
        case content([UInt8])
        /// Something that is no frame; reported once, after which the reader looks for the next header.
        case malformed(String)
    }

    /// Bodies beyond this are taken for a mistake in the header.
    private static let contentLimit = 1 << 30
    private static let headerLimit = 16 * 1024

    private var buffer: [UInt8] = []
    /// What lies before it in `buffer` is used up.
    private var start = 0
    private var header: Header?
    /// Set while bytes are skipped in search of a header, so that one mistake is reported once.
    private var isRecovering = false

    /// What is read of a header whose end has not come; no line is read twice.
    private var unfinished: UnfinishedHeader?

    private struct Header {
        var length: Int?
        /// Why the body, though counted, cannot be used.
        var problem: String?
    }

    private struct UnfinishedHeader {
        var header = Header()
        var mistake: String?
        /// From `start`: the lines that are read, and all bytes in which no end of a further line is.
        var length = 0
        var searched = 0
    }

    package init() {}

    package mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0, start == buffer.count || start > 1 << 16 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next frame; nil until more bytes arrive.
    package mutating func next() -> Frame? {
        while true {
            if let header {
                let length = header.length ?? 0
                guard buffer.count - start >= length else { return nil }
                let body = Array(buffer[start..<start + length])
                start += length
                self.header = nil
                if let problem = header.problem { return .malformed(problem) }
                return .content(body)
            }
            if isRecovering {
                guard skipToNextHeader() else { return nil }
                isRecovering = false
            }
            switch readHeader() {
            case .incomplete: return nil
            case .complete(let header): self.header = header
            case .unusable(let reason):
                isRecovering = true
                return .malformed(reason)
            }
        }
    }

    /// Goes back into a body that turned out not to be JSON. If its length was too great, it holds the next
    /// header; if it was too small, the rest of it comes next and is skipped without another report.
    package mutating func resynchronize(after content: [UInt8]) {
        isRecovering = true
        unfinished = nil
        guard let position = Self.findHeader(in: content, from: 0) else { return }
        buffer.removeFirst(start)
        buffer.insert(contentsOf: content[position...], at: 0)
        start = 0
    }
}

// MARK: - Header lines

extension FrameReader {
    private enum HeaderResult {
        case incomplete
        case complete(Header)
        case unusable(String)
    }

    /// Reads all header lines up to the empty one; consumes them only if they are complete and right.
    private mutating func readHeader() -> HeaderResult {
        // Some clients end a body with a line break that they do not count.
        while unfinished == nil, start < buffer.count, buffer[start] == 0x0A || buffer[start] == 0x0D { start += 1 }
        guard start < buffer.count else { return .incomplete }
        guard Self.isToken(buffer[start]) else {
            start += 1
            return .unusable("A message must start with a header")
        }
        let known = unfinished ?? UnfinishedHeader()
        unfinished = nil
        var (header, mistake) = (known.header, known.mistake)
        var lineStart = start + known.length
        var searched = start + known.searched
        // Beyond the limit no line is looked for, so that it does not matter in which pieces a header comes.
        let end = min(buffer.count, start + Self.headerLimit)
        while searched <= end, let lineFeed = buffer[searched..<end].firstIndex(of: 0x0A) {
            var lineEnd = lineFeed
            if lineEnd > lineStart, buffer[lineEnd - 1] == 0x0D { lineEnd -= 1 }
            if lineEnd == lineStart {
                // Either the body follows, or what is skipped begins here and not with the name of a field.
                start = lineFeed + 1
                if let mistake { return .unusable(mistake) }
                return header.length == nil ? .unusable("The header has no Content-Length") : .complete(header)
            }
            guard let field = Self.field(buffer[lineStart..<lineEnd]) else {
                // No line before it begins a header that is right: this one would be part of that, too.
                start = max(start + 1, lineStart)
                return .unusable("A header line must be \"Name: value\"")
            }
            mistake = mistake ?? Self.read(field, into: &header)
            lineStart = lineFeed + 1
            searched = lineStart
        }
        guard buffer.count - start >= Self.headerLimit else {
            unfinished = UnfinishedHeader(
                header: header, mistake: mistake, length: lineStart - start, searched: buffer.count - start)
            return .incomplete
        }
        // All lines that are read are part of it, and it has no end.
        start = max(start + 1, lineStart)
        return .unusable("The header is too long")
    }

    /// The name, in lower case, and the value of a header line.
    private static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(isToken)
        else { return nil }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        return (name, trimmed(line[line.index(after: colon)...]))
    }

    /// Returns what is wrong with the field.
    private static func read(_ field: (name: String, value: String), into header: inout Header) -> String? {
        let value = field.value
        switch field.name {
        case "content-length":
            guard let length = Int(value), 0...contentLimit ~= length else {
                return "Content-Length is not a usable number: \(value.prefix(40))"
            }
            if let earlier = header.length, earlier != length { return "Two different Content-Lengths" }
            header.length = length
        case "content-type":
            let type = value.lowercased()
            if type.contains("charset="), !type.contains("utf-8"), !type.contains("utf8") {
                header.problem = "Only UTF-8 is supported, not \(value.prefix(80))"
            }
        default: break
        }
        return nil
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var bytes = bytes
        while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a byte may stand in the name of a header field (RFC 9110).
    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default: return "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

// MARK: - Recovery

extension FrameReader {
    private static let fieldName = Array("content-length:".utf8)

    /// Skips to the next thing that looks like a header, at `start` or after it. Returns whether there is one; if
    /// not, only a tail that may be the beginning of one is kept.
    private mutating func skipToNextHeader() -> Bool {
        if let position = Self.findHeader(in: buffer, from: start) {
            start = position
            return true
        }
        start = max(start, buffer.count - Self.fieldName.count + 1)
        return false
    }

    private static func findHeader(in bytes: [UInt8], from first: Int) -> Int? {
        var position = first
        while position + fieldName.count <= bytes.count {
            guard lowercased(bytes[position]) == fieldName[0] else {
                position += 1
                continue
            }
            if zip(bytes[position...], fieldName).allSatisfy({ lowercased($0) == $1 }) { return position }
            position += 1
        }
        return nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 0x20 : byte
    }
}
