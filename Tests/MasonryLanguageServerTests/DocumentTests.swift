// Documents as the client edits them.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import SourceText
import TestKit
import Testing

@testable import MasonryLanguageServer

@Suite("Documents")
struct DocumentTests {
    private func change(
        _ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int, _ text: String
    ) throws -> DidChangeTextDocumentNotification.ContentChange {
        try .init(json: [
            "range": [
                "start": ["line": .integer(startLine), "character": .integer(start)],
                "end": ["line": .integer(endLine), "character": .integer(end)],
            ], "text": .string(text),
        ])
    }

    @Test(
        "Columns count what was agreed on", arguments: [PositionEncoding.utf8, .utf16, .utf32], [4, 2, 1])
    func columns(_ encoding: PositionEncoding, _ width: Int) throws {
        guard [PositionEncoding.utf8: 4, .utf16: 2, .utf32: 1][encoding] == width else { return }
        let text = SourceText("a😀b\nc").applying(
            [try change(0, 1 + width, 0, 2 + width, "X")], in: encoding, problem: { Issue.record("\($0)") })
        #expect(text.string == "a😀X\nc")
    }

    @Test("Each edit refers to the text that the one before it leaves")
    func sequence() throws {
        let text = SourceText("one\r\ntwo\rthree\n").applying(
            [try change(1, 0, 2, 0, ""), try change(1, 0, 1, 5, "3"), try change(0, 99, 1, 0, "|")],
            in: .utf16, problem: { Issue.record("\($0)") })
        #expect(text.string == "one|3\n")
    }

    @Test("An edit outside of the text is cut to it and reported")
    func outside() throws {
        var problems: [String] = []
        let text = SourceText("a\nb").applying(
            [try change(1, 1, 7, 0, "c"), try change(-1, 0, 0, 1, "A"), try change(1, 2, 1, 0, "!")], in: .utf16,
            problem: { problems.append($0[.english]) })
        #expect(text.string == "A\nbc!")
        #expect(problems.count == 3)
    }

    @Test("Positions survive the way there and back, in every encoding")
    func roundTrip() {
        let text = SourceText("aé😀\n\r\n漢字\rlast")
        for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
            for index in text.string.unicodeScalars.indices {
                let offset = TextOffset(text.string.utf8.distance(from: text.string.startIndex, to: index))
                guard text.bytes[offset.utf8] != 0x0A || offset.utf8 == 0 || text.bytes[offset.utf8 - 1] != 0x0D
                else { continue }
                #expect(text.offset(of: text.position(of: offset, in: encoding), in: encoding) == offset)
            }
        }
    }

    @Test("Several changes that wait together cost one report, of the newest version")
    func coalescing() throws {
        try TestClient.session { client in
            _ = try client.open("file:///a.masonry", "view a\n")
            client.sendTogether(
                (2...9).map { version in
                    .notification(
                        method: "textDocument/didChange",
                        params: [
                            "textDocument": ["uri": "file:///a.masonry", "version": .integer(version)],
                            "contentChanges": [["text": .string("view a\(version)\n")]],
                        ])
                })
            #expect(try client.take("textDocument/publishDiagnostics")["version"] == 9)
            try client.expectNothing()
            try client.close("file:///a.masonry")
        }
    }

    @Test("A file of another language is accepted and left alone")
    func otherLanguages() throws {
        try TestClient.session { client in
            client.notify(
                "textDocument/didOpen",
                [
                    "textDocument": [
                        "uri": "file:///a.txt", "languageId": "plaintext", "version": 1, "text": "make.left",
                    ]
                ])
            try client.expectNothing()
            let position: JSONValue = ["line": 0, "character": 0]
            #expect(
                try client.request(
                    "textDocument/hover", ["textDocument": ["uri": "file:///a.txt"], "position": position]) == .null)
        }
    }

    @Test(
        "A document's language is what the client says, or what its name says",
        arguments: [
            ("untitled:1", "masonry", true), ("file:///a%2Emasonry", "plaintext", true),
            ("file:///x/A.MASONRY?q#f", "", true), ("file:///a.h", "c", true), ("file:///a.mm", "", true),
            ("file:///masonry", "", false), ("file:///a.py", "python", false),
        ])
    func languages(_ uri: String, _ languageID: String, _ isKnown: Bool) {
        #expect((Dialect.of(DocumentURI(uri), languageID: languageID) != nil) == isKnown)
    }
}
