// The parts of the features that are the server's own.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import Platform
import SourceText
import TestKit
import Testing

@testable import MasonryLanguageServer

@Suite("Parts of the features")
struct FeaturePartsTests {
    @Test(
        "The difference of two lists of tokens gives the newer one",
        arguments: [
            ([1, 2, 3], [1, 2, 3]), ([1, 2, 3], [1, 9, 3]), ([], [1]), ([1], []), ([1, 1], [1, 1, 1]),
            ([1, 2], [3, 4]),
            ([1, 2, 1, 2], [1, 2]),
        ] as [([UInt32], [UInt32])])
    func tokenEdits(_ old: [UInt32], _ new: [UInt32]) {
        var result = old
        for edit in SemanticTokensMemory.edits(from: old, to: new) {
            result.replaceSubrange(edit.start..<edit.start + edit.deleteCount, with: edit.data)
        }
        #expect(result == new)
    }

    @Test("Only the last result of a document is remembered, and only under its name")
    func tokenMemory() {
        var memory = SemanticTokensMemory()
        let uri = DocumentURI("file:///a")
        let first = memory.remember([1], of: uri)
        let second = memory.remember([2], of: uri)
        #expect(memory.data(of: uri, resultID: first) == nil)
        #expect(memory.data(of: uri, resultID: second) == [2])
        memory.forget(uri)
        #expect(memory.data(of: uri, resultID: second) == nil)
    }

    @Test("A cursor counts as the text does, in any order and in every encoding")
    func cursor() {
        let text = SourceText(bytes: Array("a😀b漢\r\n\nlast é".utf8) + [0xFF, 0x80, 0x41])
        for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
            var cursor = PositionCursor(text: text, encoding: encoding)
            for offset in Array(0...text.length) + [3, 0, 9, 4, 4, 100] {
                let offset = TextOffset(offset)
                guard text.isBoundary(offset) else { continue }
                #expect(cursor.position(of: offset) == text.position(of: offset, in: encoding))
            }
        }
    }

    @Test("Settings of the wrong shape change nothing, the others their rule")
    func settings() throws {
        var settings = ClientSettings()
        for text in [
            "null", "7", "[]", #"{"rules": null, "inlayHints": "yes", "locale": 3}"#,
        ] {
            #expect(settings.apply(try JSONValue(parsing: Array(text.utf8))).isEmpty)
            #expect(settings == ClientSettings())
        }
        settings.apply(["inlayHints": ["frames": false], "codeLenses": false])
        #expect(!settings.showsFrames && settings.showsValues && !settings.showsCodeLenses)
    }

    @Test("Rules are set as in a configuration file; what is wrong is said, and the rest counts")
    func ruleSettings() {
        var rules = ClientRuleSettings()
        let problems = rules.apply([
            "zero-size": "off", "broken-optional": false, "negative-size": "error", "constraint-to-itself": true,
            "trailing-sign": ["severity": "hint", "minimum": 12], "constrain-content-view": ["allowsAllEdges": true],
        ])
        #expect(problems.isEmpty)
        var configuration = AnalysisConfiguration()
        configuration.severities = ["zero-size": .error, "dangling-item": .hint]
        configuration.ruleOptions = ["trailing-sign": ["minimum": .number(3), "other": .flag(true)]]
        rules.apply(to: &configuration)
        let severities: [RuleID: Severity?] = [
            "zero-size": nil, "dangling-item": .hint, "broken-optional": nil, "negative-size": .error,
            "constraint-to-itself": Analysis.rule("constraint-to-itself")?.severity, "trailing-sign": .hint,
        ]
        #expect(configuration.severities == severities)
        #expect(
            configuration.ruleOptions == [
                "trailing-sign": ["minimum": .number(12), "other": .flag(true)],
                "constrain-content-view": ["allowsAllEdges": .flag(true)],
            ])
        let before = rules
        for (wrong, place) in [
            ([1], "“rules”"), (["zero-szie": "off"], "“zero-szie”"), (["zero-size": "loud"], "“rules.zero-size”"),
            (["zero-size": 3], "“rules.zero-size”"), (["zero-size": ["severity": 1]], "“rules.zero-size.severity”"),
            (["trailing-sign": ["minimum": -5]], "“rules.trailing-sign.minimum”"),
            (["trailing-sign": ["minimum": true]], "“rules.trailing-sign.minimum”"),
            (["trailing-sign": ["tolerance": 1]], "“rules.trailing-sign.tolerance”"),
            (["constrain-content-view": ["allowsAllEdges": 1]], "“rules.constrain-content-view.allowsAllEdges”"),
        ] as [(JSONValue, String)] {
            let problems = rules.apply(wrong)
            #expect(problems.count == 1 && problems.allSatisfy { $0[.english].contains(place) }, "\(wrong)")
            #expect(rules == before)
        }
    }

    @Test(
        "The addresses of rules' pages",
        arguments: [
            ("https://example.com/{id}?v=1", "https://example.com/zero-size?v=1"),
            ("a+b.c-1:{id}", "a+b.c-1:zero-size"),
            ("https://example.com/rules#{id}/{id}", "https://example.com/rules#zero-size/zero-size"),
            ("file:///pages.html", "file:///pages.html"), ("x:{{id}", "x:{zero-size"), ("x:{id", "x:{id"),
            ("", nil), ("{id}", nil), ("/pages/{id}.md", nil), ("1x:{id}", nil), ("x y:{id}", nil), (":{id}", nil),
            ("https://example.com/a b", nil), ("https://example.com/\n", nil), ("https://例子.com/{id}", nil),
        ] as [(String, String?)])
    func rulePages(_ template: String, _ address: String?) {
        #expect(RulePages(template: template)?.address(of: RuleID("zero-size")) == address)
    }

    @Test("Kinds that a client has no pictures for become the nearest ones that it has")
    func kinds() {
        #expect(SymbolConversion.kind(.view, among: [19]) == .object)
        #expect(SymbolConversion.kind(.view, among: Set(1...18)) == .variable)
        #expect(SymbolConversion.kind(.state, among: Set(1...18)) == .namespace)
        #expect(ClientCapabilities().symbolKinds == Set(1...18))
        #expect(ClientCapabilities().completionKinds == Set(1...18))
    }

    @Test(
        "What may come later with a completion",
        arguments: [
            ("{}", ["documentation", "detail"]), (#"{"properties":["detail","tags"]}"#, ["detail", "tags"]),
            (#"{"properties":7}"#, []),
        ])
    func resolvedProperties(_ support: String, _ expected: [String]) throws {
        let item: JSONValue = ["resolveSupport": try JSONValue(parsing: Array(support.utf8))]
        let client = ClientCapabilities(json: ["textDocument": ["completion": ["completionItem": item]]])
        let all = ["documentation", "detail", "tags"]
        #expect(all.filter { client.resolvesCompletion($0) } == expected)
    }

    @Test("A client that only asks for findings says there what they may hold")
    func pulledDiagnosticMembers() {
        let client = ClientCapabilities(json: [
            "textDocument": [
                "diagnostic": ["relatedInformation": true, "tagSupport": ["valueSet": [1]], "dataSupport": true]
            ]
        ])
        #expect(client.hasRelatedInformation && client.hasDiagnosticData && !client.hasCodeDescription)
        #expect(client.diagnosticTags == [1])
    }

    @Test(
        "Locales and the language of their messages",
        arguments: [
            ("zh-CN", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese), ("zh_CN.utf8", .simplifiedChinese),
            ("zh-Hans", .simplifiedChinese), ("zh-Hans-CN", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
            ("zh_SG", .simplifiedChinese), ("ZH", .simplifiedChinese), ("zh_CN@cjknarrow", .simplifiedChinese),
            ("zh_CN.GB18030", .english), ("zh_TW.UTF-8", .english), ("zh-Hant", .english), ("zh-HK", .english),
            ("ja", .japanese), ("ja_JP.UTF-8", .japanese), ("ja-JP", .japanese), ("JA_jp.utf8", .japanese),
            ("ja_JP.eucJP", .english), ("jav", .english), ("zha", .english), ("en-GB", .english), ("de", .english),
            ("", .english), ("C.UTF-8", .english), ("._-", .english),
        ] as [(String, MessageLanguage)])
    func locales(_ locale: String, _ language: MessageLanguage) {
        #expect(MessageLanguage(locale: locale) == language)
    }

    @Test(
        "Paths and their URIs",
        arguments: [
            ("/a/b.masonry", "file:///a/b.masonry"), ("/ä b#?%/c", "file:///%C3%A4%20b%23%3F%25/c"),
        ])
    func paths(_ path: String, _ uri: String) {
        #expect(DocumentURI(path: path).spelling == uri)
        #expect(DocumentURI(uri).path == path)
    }

    @Test(
        "URIs that name no local file",
        arguments: ["untitled:a", "file://host/a", "https://a/b", "", "/a", "file:a"])
    func noPaths(_ uri: String) { #expect(DocumentURI(uri).path == nil) }

    @Test("A process that has ended is noticed, a running one is left alone")
    func clientWatch() {
        #expect(!ChildProcess.hasEnded(1))
        #expect(ChildProcess.hasEnded(Int(Int32.max) - 1))
        #expect(!ChildProcess.hasEnded(-1))
        #expect(!ChildProcess.hasEnded(Int.max))
    }

    @Test("A client that asks for findings is no longer told them")
    func pulling() throws {
        try TestClient.session(capabilities: ["textDocument": ["diagnostic": [:]]]) { client in
            _ = try client.open("file:///a.masonry", "let a = 1\n")
            let first = try client.request(
                "textDocument/diagnostic", ["textDocument": ["uri": "file:///a.masonry"]])
            #expect(first["kind"] == "full")
            let again = try client.request(
                "textDocument/diagnostic",
                [
                    "textDocument": ["uri": "file:///a.masonry"], "previousResultId": first["resultId"] ?? nil,
                ])
            #expect(again == ["kind": "unchanged", "resultId": first["resultId"] ?? nil])
            client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///a.masonry"]])
            try client.expectNothing()
        }
    }

    @Test("A long request can be cancelled, and shutting down answers the rest")
    func cancelledJobs() throws {
        let client = TestClient()
        try client.initialize(capabilities: [:])
        let params: JSONValue = ["previousResultIds": []]
        client.sendTogether([
            .request(.integer(70), method: "workspace/diagnostic", params: params),
            .request(.integer(71), method: "workspace/diagnostic", params: params),
            .notification(method: "$/cancelRequest", params: ["id": 70]),
            .request(.integer(72), method: "shutdown", params: nil),
        ])
        for id in [70, 71] {
            let error = #expect(throws: ResponseError.self) { try client.takeResponse(to: .integer(id)) }
            #expect(error?.code == .requestCancelled)
        }
        #expect(try client.takeResponse(to: .integer(72)) == .null)
        client.notify("exit")
        #expect(client.exitCode == 0)
    }
}

extension SourceText {
    /// Whether a position lies between two characters, as every offset of a token does.
    fileprivate func isBoundary(_ offset: TextOffset) -> Bool {
        offset.utf8 >= length || bytes[offset.utf8] & 0xC0 != 0x80 || bytes[offset.utf8 - 1] == 0xFF
    }
}
