// The order of a conversation.

import JSONRPC
import TestKit
import Testing

@Suite("Lifecycle")
struct LifecycleTests {
    @Test("A polite session ends with code 0")
    func polite() throws { try TestClient.session { _ in } }

    @Test("Without initialize, exit is an error")
    func exitAtOnce() {
        let client = TestClient()
        client.notify("exit")
        #expect(client.exitCode == 1)
    }

    @Test("The end of the input ends the server")
    func endOfInput() throws {
        let client = TestClient()
        client.closeInput()
        #expect(client.exitCode == 1)
    }

    @Test("What was sent before the end of the input is still answered")
    func answersBeforeTheEnd() throws {
        let client = TestClient()
        try client.initialize(capabilities: [:])
        _ = try client.request("shutdown")
        client.closeInput()
        #expect(client.exitCode == 0)
    }

    @Test(
        "Of the encodings that a client offers its first counts",
        arguments: [
            (#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-32"]"#, "utf-32"), (#"["utf-7","utf-16"]"#, "utf-16"),
        ])
    func encodings(_ offered: String, _ chosen: String) throws {
        let client = TestClient()
        let encodings = try JSONValue(parsing: Array(offered.utf8))
        let result = try client.initialize(capabilities: ["general": ["positionEncodings": encodings]])
        #expect(result["capabilities"]?["positionEncoding"] == .string(chosen))
    }

    @Test("A cancelled request that still waits costs no work")
    func cancellation() throws {
        try TestClient.session { client in
            client.sendTogether([
                .request(.integer(70), method: "textDocument/hover", params: [:]),
                .notification(method: "$/cancelRequest", params: ["id": 70]),
            ])
            let error = #expect(throws: ResponseError.self) { try client.takeResponse(to: .integer(70)) }
            #expect(error?.code == .requestCancelled)
        }
    }

    @Test("What begins and ends a conversation cannot be cancelled")
    func lifecycleIsNotCancelled() throws {
        let client = TestClient()
        client.sendTogether([
            .request(.integer(1), method: "initialize", params: ["capabilities": [:]]),
            .notification(method: "$/cancelRequest", params: ["id": 1]),
            .request(.integer(2), method: "shutdown", params: nil),
            .notification(method: "$/cancelRequest", params: ["id": 2]),
        ])
        _ = try client.takeResponse(to: .integer(1))
        _ = try client.takeResponse(to: .integer(2))
        client.notify("exit")
        #expect(client.exitCode == 0)
    }

    @Test("Whatever a client writes as capabilities, it is served")
    func oddCapabilities() throws {
        for text in ["null", "[]", "7", #"{"general":7,"textDocument":[],"workspace":{"workspaceEdit":"x"}}"#] {
            try TestClient.session(capabilities: try JSONValue(parsing: Array(text.utf8))) { _ in }
        }
    }
}
