// Answers, with the headers that keep other pages out.

/// One answer.
struct HTTPResponse: Sendable, Hashable {
    var status: HTTPStatus
    var contentType: String?
    var body: [UInt8] = []
    /// A stream of events has no end: nothing says how long it is.
    var isStream = false

    static func text(_ type: String, _ text: String) -> HTTPResponse {
        HTTPResponse(status: .ok, contentType: "\(type); charset=utf-8", body: Array(text.utf8))
    }

    static let eventStream = HTTPResponse(status: .ok, contentType: "text/event-stream", isStream: true)

    /// The bytes of the answer.
    /// - Parameter closes: whether the connection ends with it.
    func bytes(closes: Bool = false) -> [UInt8] {
        // A status line may do without words (RFC 9112, 4).
        var head = "HTTP/1.1 \(status.rawValue) \r\n"
        if let contentType { head += "Content-Type: \(contentType)\r\n" }
        if !isStream, status != .noContent { head += "Content-Length: \(body.count)\r\n" }
        if closes { head += "Connection: close\r\n" }
        if status == .methodNotAllowed { head += "Allow: GET, POST\r\n" }
        for (name, value) in Self.protection { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8) + body
    }

    /// Nothing is kept, guessed at, framed, or handed to other pages; the address, which has the token, is told to nobody.
    private static let protection = [
        ("Cache-Control", "no-store"),
        (
            "Content-Security-Policy",
            """
            default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; \
            base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """
        ),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
    ]
}
