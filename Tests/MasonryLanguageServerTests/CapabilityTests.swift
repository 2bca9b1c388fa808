// What a client says it can do makes a difference.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import TestKit
import Testing

@testable import MasonryLanguageServer

@Suite("Capabilities of clients")
struct CapabilityTests {
    private static let uri: JSONValue = "file:///a.masonry"
    private static let text = """
        view root {
            view box {
                view label: UILabel { text: "x" }
            }
        }
        box.makeConstraints {
            make.edges.equalTo(root)
        }

        """

    /// The answer about a document to a client with these capabilities of text documents.
    private func answer(
        _ method: String, _ capabilities: JSONValue, text: String = text, language: String = "masonry",
        position: JSONValue? = nil
    ) throws -> JSONValue {
        try TestClient.session(capabilities: ["textDocument": capabilities]) { client in
            _ = try client.open("file:///a.masonry", text, language: language)
            var params = JSONObject()
            params["textDocument"] = ["uri": Self.uri]
            if let position { params["position"] = position }
            let answer = try client.request(method, .object(params))
            try client.close("file:///a.masonry")
            return answer
        }
    }

    private func lines(_ folds: JSONValue) -> [[Int]] {
        (folds.array ?? []).map { [$0["startLine"]?.integer ?? -1, $0["endLine"]?.integer ?? -1] }
    }

    @Test(
        "A client that folds only so many parts gets the outermost ones",
        arguments: [
            ([:], [[0, 4], [1, 3], [5, 7]]), (["rangeLimit": 3], [[0, 4], [1, 3], [5, 7]]),
            (["rangeLimit": 2], [[0, 4], [5, 7]]), (["rangeLimit": 1], [[0, 4]]), (["rangeLimit": 0], []),
            (["rangeLimit": -1], [[0, 4], [1, 3], [5, 7]]),
            (["rangeLimit": 2, "lineFoldingOnly": true], [[0, 3], [5, 6]]),
        ] as [(JSONValue, [[Int]])])
    func foldingLimit(_ capability: JSONValue, _ expected: [[Int]]) throws {
        #expect(lines(try answer("textDocument/foldingRange", ["foldingRange": capability])) == expected)
    }

    @Test("A call and its block in the same lines are one fold where only lines are folded")
    func sameLines() throws {
        let source = """
            @implementation A
            - (void)f {
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self);
                }];
            }
            @end

            """
        func folds(_ capability: JSONValue) throws -> [[Int]] {
            lines(
                try answer(
                    "textDocument/foldingRange", ["foldingRange": capability], text: source, language: "objective-c"))
        }
        #expect(try folds([:]) == [[1, 5], [2, 4], [2, 4]])
        #expect(try folds(["lineFoldingOnly": true]) == [[1, 4], [2, 3]])
    }

    @Test("Kinds of tokens that a client has no colour for go under the nearest that it has, or are left out")
    func legend() {
        let every = SemanticTokenLegend(client: ClientCapabilities())
        #expect(every.types.contains("namespace") && every.types.contains("operator"))
        #expect(every.modifiers == ["declaration", "readonly", "modification", "deprecated", "defaultLibrary"])
        let client = ClientCapabilities(json: [
            "textDocument": [
                "semanticTokens": [
                    "tokenTypes": ["variable", "function", "type", "regexp", 7],
                    "tokenModifiers": ["readonly", "static"],
                ]
            ]
        ])
        let few = SemanticTokenLegend(client: client)
        #expect(Set(few.types) == ["variable", "function", "type"])
        func name(_ kind: SemanticToken.Kind) -> String? { few.type(of: kind).map { few.types[Int($0)] } }
        #expect(name(.screen) == "variable" && name(.state) == "variable" && name(.view) == "variable")
        #expect(name(.relation) == "function" && name(.modifier) == "function" && name(.type) == "type")
        #expect(name(.comment) == nil && name(.number) == nil)
        #expect(few.modifiers == ["readonly"])
        #expect(few.modifiers(of: [.declaration, .readOnly]) == 1)
        #expect(few.modifiers(of: [.declaration]) == 0)
        #expect(every.modifiers(of: [.declaration, .readOnly]) == 3)
    }

    @Test("Tokens without a name for the client are not sent, and those behind them keep their places")
    func tokens() throws {
        let answer = try answer(
            "textDocument/semanticTokens/full",
            ["semanticTokens": ["tokenTypes": ["string", "keyword"], "tokenModifiers": []]],
            text: "view a { text: \"x\" }\nlet b = 1\n")
        #expect(answer["data"] == [0, 0, 4, 0, 0, 0, 15, 3, 1, 0, 1, 0, 3, 0, 0])
    }

    @Test("A list that may lack something says so")
    func incompleteLists() throws {
        func isIncomplete(_ views: Int) throws -> JSONValue? {
            let names = (0..<views).map { "    view v\($0)\n" }.joined()
            let text = "view root {\n\(names)}\nv0.makeConstraints { make.left.equalTo() }\n"
            return try answer(
                "textDocument/completion", [:], text: text,
                position: ["line": .integer(views + 2), "character": 39])["isIncomplete"]
        }
        #expect(try isIncomplete(10) == false)
        #expect(try isIncomplete(1000) == true)
    }

    @Test("Items of several lines ask to be indented, if the client can be asked")
    func insertTextMode() throws {
        func modes(_ item: JSONValue) throws -> Set<JSONValue?> {
            let list = try answer(
                "textDocument/completion", ["completion": ["completionItem": item]],
                position: ["line": 8, "character": 0])
            let blocks = (list["items"]?.array ?? []).filter { item in
                item["textEdit"]?["newText"]?.string?.contains("\n") ?? false
            }
            #expect(!blocks.isEmpty)
            return Set(blocks.map { $0["insertTextMode"] })
        }
        #expect(try modes(["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1, 2]]]) == [2])
        #expect(try modes(["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1]]]) == [nil])
        #expect(try modes(["snippetSupport": true]) == [nil])
    }
}
