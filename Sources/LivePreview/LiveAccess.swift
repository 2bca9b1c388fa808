// Who may ask: only pages of this server, in a browser on this machine, that know its secret.

/// The address of a live page, and which requests are of it.
package struct LiveAccess: Sendable {
    package let port: UInt16
    /// Who knows it was told the address by the user, or is the user.
    package let token: String

    package init(port: UInt16, token: String = LiveAccess.randomToken()) {
        self.port = port
        self.token = token
    }

    /// Where the page is.
    package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// 128 bits of the system's random numbers.
    package static func randomToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Why a request is not answered; nil where it is. A name that leads here by a trick of DNS shows in `Host`, a page of
    /// another origin in `Origin` or `Sec-Fetch-Site`, and neither knows the token.
    func refusal(of request: HTTPRequest) -> HTTPRefusal? {
        guard let host = request.headers["host"] else { return HTTPRefusal(.badRequest) }
        guard hosts.contains(host.lowercased()) else { return HTTPRefusal(.misdirected) }
        if let origin = request.headers["origin"], !hosts.contains(where: { "http://\($0)" == origin.lowercased() }) {
            return HTTPRefusal(.forbidden)
        }
        if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
            return HTTPRefusal(.forbidden)
        }
        guard let first = request.path.first, isToken(first) else { return HTTPRefusal(.notFound) }
        return nil
    }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Takes as long for a wrong token as for the right one.
    private func isToken(_ text: String) -> Bool {
        let (given, wanted) = (Array(text.utf8), Array(token.utf8))
        guard given.count == wanted.count else { return false }
        return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
