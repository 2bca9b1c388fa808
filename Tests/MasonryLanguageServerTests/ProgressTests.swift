// Long work is shown, comes in parts, and can be stopped by what it is shown as.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import Project
import TestKit
import Testing

@testable import MasonryLanguageServer

/// Reads 300 made-up files, one a piece.
private final class SlowCollector: SymbolCollector {
    private var done = 0

    func advance() -> ConstantCollection {
        done += 1
        return done < 300 ? .unfinished(done: done, total: 300) : .finished(nil)
    }

    func forget(_ path: String) -> Bool { false }
}

@Suite("Progress")
struct ProgressTests {
    private let symbols = "workspace/symbol"
    private let text = "view root { view box { view boxLabel } }\n"

    private func kinds(_ client: TestClient, _ token: JSONValue) throws -> [String] {
        var kinds: [String] = []
        while let params = try? client.take("$/progress") {
            #expect(params["token"] == token)
            kinds.append(params["value"]?["kind"]?.string ?? "part")
        }
        return kinds
    }

    @Test("Symbols of the workspace come in parts and with progress, if the client wants them so")
    func symbolsInParts() throws {
        try TestClient.session { client in
            _ = try client.open("file:///a.masonry", text)
            let whole = try client.request(symbols, ["query": "box"])
            #expect(whole.array?.count == 2)
            let rest = try client.request(
                symbols, ["query": "box", "partialResultToken": "part", "workDoneToken": "work"])
            #expect(rest == [])
            var parts: [JSONValue] = []
            var kinds: [String?] = []
            while let params = try? client.take("$/progress") {
                if params["token"] == "part" {
                    parts += params["value"]?.array ?? []
                } else {
                    kinds.append(params["value"]?["kind"]?.string)
                }
            }
            #expect(.array(parts) == whole)
            #expect(kinds == ["begin", "report", "end"])
            try client.close("file:///a.masonry")
        }
    }

    @Test("Work that is shown can be stopped there")
    func cancelledByProgress() throws {
        try TestClient.session { client in
            client.sendTogether([
                .request(.integer(70), method: "workspace/diagnostic", params: ["previousResultIds": []]),
                .request(
                    .integer(71), method: symbols, params: ["query": "", "workDoneToken": 5]),
                .notification(method: "window/workDoneProgress/cancel", params: ["token": 5]),
                .notification(method: "window/workDoneProgress/cancel", params: ["token": "unknown"]),
            ])
            let error = #expect(throws: ResponseError.self) { try client.takeResponse(to: .integer(71)) }
            #expect(error?.code == .requestCancelled)
            let answer = try client.takeResponse(to: .integer(70))
            #expect(answer == ["items": []])
        }
    }

    private func session(_ capabilities: JSONValue, _ body: (TestClient) throws -> Void) throws {
        var options = LanguageServerOptions()
        let collector = SlowCollector()
        options.project = ServedProject(
            settings: { _ in .init(configuration: AnalysisConfiguration(), constants: collector) }, files: { _ in [] })
        try TestClient.session(options: options, capabilities: capabilities, body)
    }

    @Test("Collecting constants of many files is shown, once the client has agreed")
    func collecting() throws {
        try session(["window": ["workDoneProgress": true]]) { client in
            client.answers = ["window/workDoneProgress/create": nil]
            _ = try client.open("file:///project/a.masonry", text)
            let kinds = try kinds(client, "constants-1")
            #expect(kinds.first == "begin" && kinds.last == "end" && kinds.count > 10)
            try client.close("file:///project/a.masonry")
        }
    }

    @Test("It is not shown to a client that cannot, nor to one that does not answer")
    func collectingUnseen() throws {
        try session([:]) { client in
            _ = try client.open("file:///project/a.masonry", text)
            try client.close("file:///project/a.masonry")
        }
        try session(["window": ["workDoneProgress": true]]) { client in
            _ = try client.open("file:///project/a.masonry", text)
            _ = try client.take("window/workDoneProgress/create")
            try client.close("file:///project/a.masonry")
        }
    }
}
