// Requests as bytes: whole, in pieces, broken, and too long.

import Testing

@testable import LivePreview

@Suite struct HTTPTests {
    private func read(_ text: String, limits: HTTPReader.Limits = .init()) throws(HTTPRefusal) -> HTTPRequest? {
        var reader = HTTPReader(limits: limits)
        reader.append(Array(text.utf8))
        return try reader.next()
    }

    private func status(_ text: String, limits: HTTPReader.Limits = .init()) -> HTTPStatus? {
        do throws(HTTPRefusal) {
            _ = try read(text, limits: limits)
            return nil
        } catch {
            return error.status
        }
    }

    @Test("A request has a method, a path, parameters and headers")
    func aRequestHasAMethodAPathParametersAndHeaders() throws {
        let request = try #require(
            try read(
                "GET /t/state?file=a%20b%2Fc.swift&class=%E5%8D%A1+x&empty HTTP/1.1\r\nHost: h\r\nX-A:  b c \t\r\n\r\n")
        )
        #expect(request.method == .get)
        #expect(request.path == ["t", "state"])
        #expect(request.query == ["file": "a b/c.swift", "class": "卡 x", "empty": ""])
        #expect(request.headers == ["host": "h", "x-a": "b c"])
        #expect(request.body.isEmpty)
    }

    @Test("A request may come in pieces of any size, and several in one piece")
    func aRequestMayComeInPiecesOfAnySizeAndSeveral() throws {
        let text =
            "POST /t/log HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nab\r\ncGET /t/ HTTP/1.1\r\nHost: h\r\n\r\n"
        for size in [1, 2, 3, 7, 64, text.utf8.count] {
            var reader = HTTPReader()
            var requests: [HTTPRequest] = []
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                reader.append(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
                while let request = try reader.next() { requests.append(request) }
            }
            #expect(requests.map(\.method) == [.post, .get], "\(size)")
            #expect(requests.first?.body == Array("ab\r\nc".utf8))
        }
    }

    @Test(
        "What is not exactly a request is refused",
        arguments: [
            "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n", "GET / http/1.1\r\n\r\n",
            "G@T / HTTP/1.1\r\n\r\n", " / HTTP/1.1\r\n\r\n", "GET http://h/ HTTP/1.1\r\n\r\n", "GET * HTTP/1.1\r\n\r\n",
            "GET /a#b HTTP/1.1\r\n\r\n", "GET /%zz HTTP/1.1\r\n\r\n", "GET /%C3%28 HTTP/1.1\r\n\r\n",
            "GET /%00 HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\nHost: h\r\n\r\n", "GET / HTTP/1.1\r\nHost h\r\n\r\n",
            "GET / HTTP/1.1\r\nHost : h\r\n\r\n", "GET / HTTP/1.1\r\n Host: h\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nA: \u{1}\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: \r\n\r\n", "\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        ])
    func whatIsNotExactlyARequestIsRefused(text: String) {
        #expect(status(text) == .badRequest)
    }

    @Test("A path that climbs is refused", arguments: ["/../x", "/a/../../x", "/%2e%2e/x", "/.", "/a%2Fb", "/..%5Cx"])
    func aPathThatClimbsIsRefused(path: String) {
        #expect(status("GET \(path) HTTP/1.1\r\n\r\n") == .badRequest)
    }

    @Test("What is well formed and not served is refused by its name")
    func whatIsWellFormedAndNotServedIsRefused() {
        #expect(status("PUT / HTTP/1.1\r\n\r\n") == .methodNotAllowed)
        #expect(status("GET / HTTP/1.0\r\n\r\n") == .versionNotSupported)
        #expect(status("GET / HTTP/2\r\n\r\n") == .versionNotSupported)
        #expect(status("POST / HTTP/1.1\r\n\r\n") == .lengthRequired)
        #expect(status("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == .notImplemented)
        #expect(status("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n") == .contentTooLarge)
        #expect(status("POST / HTTP/1.1\r\nContent-Length: 10485760\r\n\r\n") == .contentTooLarge)
    }

    @Test("What is too long is refused before it has ended")
    func whatIsTooLongIsRefusedBeforeItHasEnded() {
        let long = String(repeating: "a", count: 20_000)
        #expect(status("GET /\(long)") == .targetTooLong)
        #expect(status("GET / HTTP/1.1\r\nA: \(long)") == .headersTooLarge)
        #expect(status("GET /\(long.prefix(9_000)) HTTP/1.1\r\n\r\n") == .targetTooLong)
        let many = (0..<65).map { "A\($0): b\r\n" }.joined()
        #expect(status("GET / HTTP/1.1\r\n\(many)\r\n") == .headersTooLarge)
        #expect(status("GET / HTTP/1.1\r\n\(many.dropLast(8))\r\n\r\n") == nil)
    }

    @Test("No bytes hang or crash the reader")
    func noBytesHangOrCrashTheReader() {
        var generator = Numbers(state: 7)
        let seed = Array("POST /t/log?a=%20 HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc".utf8)
        for _ in 0..<5_000 {
            var bytes = seed
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: bytes.indices, using: &generator)
                bytes[place] = UInt8.random(in: 0...255, using: &generator)
            }
            var reader = HTTPReader()
            reader.append(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))))
            do throws(HTTPRefusal) {
                while let request = try reader.next() { #expect(!request.path.contains("..")) }
            } catch {}
        }
    }

    @Test("An answer says its length and keeps others out")
    func anAnswerSaysItsLengthAndKeepsOthersOut() {
        let text = String(decoding: HTTPResponse.text("text/html", "<é>").bytes(closes: true), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 200 \r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: 4\r\n"))
        #expect(text.contains("\r\nConnection: close\r\n") && text.hasSuffix("\r\n\r\n<é>"))
        for header in ["no-store", "default-src 'none'", "frame-ancestors 'none'", "no-referrer", "nosniff"] {
            #expect(text.contains(header))
        }
        #expect(!text.contains("unsafe-inline") && !text.contains("Access-Control"))
        let stream = String(decoding: HTTPResponse.eventStream.bytes(), as: UTF8.self)
        #expect(!stream.contains("Content-Length"))
    }
}

/// Numbers that are the same in each run.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
