// Takes requests out of the bytes of a connection, in whatever pieces they come.

/// What has come on one connection and is no whole request yet. It takes what RFC 9112 allows and browsers send, and
/// refuses everything else: nothing is guessed, mended or passed over.
struct HTTPReader: Sendable {
    /// In bytes.
    struct Limits: Sendable {
        var requestLine = 8 << 10
        var head = 16 << 10
        var headers = 64
        var body = 4 << 20
    }

    private let limits: Limits
    private var bytes: [UInt8] = []
    /// Where the next request begins.
    private var start = 0
    /// Where the search for the end of its head goes on, so that a head in small pieces costs no more than in one.
    private var searched = 0
    /// The request whose body is awaited, and how long that is.
    private var pending: (request: HTTPRequest, length: Int)?

    init(limits: Limits = Limits()) { self.limits = limits }

    mutating func append(_ more: [UInt8]) {
        // What is done with is dropped at once, so that a connection holds one request at most.
        if start > 0 {
            bytes.removeFirst(start)
            searched -= start
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// The next whole request; nil where more has to come.
    mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
        if pending == nil {
            guard let head = try takeHead() else { return nil }
            pending = try Self.parsed(head, limits)
        }
        guard let (request, length) = pending, bytes.count - start >= length else { return nil }
        var whole = request
        whole.body = Array(bytes[start..<start + length])
        start += length
        searched = start
        pending = nil
        return whole
    }

    /// The bytes up to the empty line.
    private mutating func takeHead() throws(HTTPRefusal) -> ArraySlice<UInt8>? {
        var place = max(searched, start)
        while place + 3 < bytes.count {
            if bytes[place] == 0x0D, bytes[place + 1] == 0x0A, bytes[place + 2] == 0x0D, bytes[place + 3] == 0x0A {
                let head = bytes[start..<place]
                guard head.count <= limits.head else { throw HTTPRefusal(.headersTooLarge) }
                start = place + 4
                searched = start
                return head
            }
            place += 1
        }
        searched = place
        let length = bytes.count - start
        guard length <= limits.head else {
            throw HTTPRefusal(
                bytes[start...].prefix(limits.requestLine).contains(0x0A) ? .headersTooLarge : .targetTooLong)
        }
        return nil
    }

    private static func parsed(_ head: ArraySlice<UInt8>, _ limits: Limits) throws(HTTPRefusal) -> (HTTPRequest, Int) {
        var lines: [ArraySlice<UInt8>] = []
        var rest = head
        while let end = rest.firstIndex(of: 0x0A) {
            // A line ends with CR and LF, and neither stands anywhere else.
            guard end > rest.startIndex, rest[end - 1] == 0x0D else { throw HTTPRefusal(.badRequest) }
            lines.append(rest[..<(end - 1)])
            rest = rest[(end + 1)...]
        }
        lines.append(rest)
        guard lines.count - 1 <= limits.headers else { throw HTTPRefusal(.headersTooLarge) }
        guard lines.allSatisfy({ !$0.contains(0x0D) && !$0.contains(0) }), let first = lines.first else {
            throw HTTPRefusal(.badRequest)
        }
        guard first.count <= limits.requestLine else { throw HTTPRefusal(.targetTooLong) }
        var request = try requestLine(first)
        for line in lines.dropFirst() {
            let (name, value) = try header(line)
            // Of these every reader must see the same one.
            if request.headers[name] != nil, ["host", "content-length", "origin"].contains(name) {
                throw HTTPRefusal(.badRequest)
            }
            request.headers[name] = value
        }
        return (request, try bodyLength(request, limits))
    }

    private static func requestLine(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> HTTPRequest {
        let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard words.count == 3 else { throw HTTPRefusal(.badRequest) }
        let version = text(words[2])
        guard version == "HTTP/1.1" else {
            throw HTTPRefusal(version.hasPrefix("HTTP/") ? .versionNotSupported : .badRequest)
        }
        guard !words[0].isEmpty, words[0].allSatisfy(isTokenByte) else { throw HTTPRefusal(.badRequest) }
        guard let method = HTTPRequest.Method(rawValue: text(words[0])) else {
            throw HTTPRefusal(.methodNotAllowed)
        }
        guard let target = HTTPTarget(words[1]) else { throw HTTPRefusal(.badRequest) }
        return HTTPRequest(method: method, path: target.path, query: target.query, headers: [:])
    }

    /// A name in small letters, and a value without the spaces around it.
    private static func header(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> (String, String) {
        guard let colon = line.firstIndex(of: 0x3A) else { throw HTTPRefusal(.badRequest) }
        let name = line[..<colon]
        guard !name.isEmpty, name.allSatisfy(isTokenByte) else { throw HTTPRefusal(.badRequest) }
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        var value = line[(colon + 1)...].drop(while: isSpace)
        while let last = value.last, isSpace(last) { value.removeLast() }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw HTTPRefusal(.badRequest) }
        return (text(name).lowercased(), text(value))
    }

    private static func bodyLength(_ request: HTTPRequest, _ limits: Limits) throws(HTTPRefusal) -> Int {
        guard request.headers["transfer-encoding"] == nil else { throw HTTPRefusal(.notImplemented) }
        guard let given = request.headers["content-length"] else {
            guard request.method == .get else { throw HTTPRefusal(.lengthRequired) }
            return 0
        }
        guard !given.isEmpty, given.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw HTTPRefusal(.badRequest)
        }
        guard let length = Int(given), length <= limits.body else { throw HTTPRefusal(.contentTooLarge) }
        return length
    }

    /// Letters, digits and the signs of a token (RFC 9110, 5.6.2).
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The path and the parameters of a request.
struct HTTPTarget: Sendable, Hashable {
    var path: [String]
    var query: [String: String] = [:]

    /// nil for what is no path of this server: an address of another one, what is not decoded, and what climbs.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.first == 0x2F, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x23 }) else { return nil }
        let halves = bytes.split(separator: 0x3F, maxSplits: 1, omittingEmptySubsequences: false)
        var path: [String] = []
        for part in halves[0].dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
            guard let name = Self.decoded(part, plusIsSpace: false), name != "..", name != ".",
                !name.contains("/"), !name.contains("\\")
            else { return nil }
            path.append(name)
        }
        self.path = path
        guard halves.count == 2 else { return }
        for pair in halves[1].split(separator: 0x26) {
            let sides = pair.split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(sides[0], plusIsSpace: true),
                let value = sides.count == 2 ? Self.decoded(sides[1], plusIsSpace: true) : ""
            else { return nil }
            query[name] = value
        }
    }

    /// nil for what is not UTF-8, holds a zero byte, or has a `%` without two digits.
    private static func decoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> String? {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case 0x25:
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                result.append(high << 4 | low)
            case 0x2B where plusIsSpace: result.append(0x20)
            default: result.append(byte)
            }
        }
        guard !result.contains(0) else { return nil }
        let text = String(decoding: result, as: UTF8.self)
        return text.utf8.elementsEqual(result) ? text : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
