// What the client is told while a statement is typed: nothing about it until it ends.

import JSONRPC
import LanguageServerProtocol
import TestKit
import Testing

@testable import MasonryLanguageServer

@Suite("Typing")
struct TypingTests {
    private static let source = """
        import SnapKit
        class Card: UIView {
            let title = UILabel()
            func setUp() {
                addSubview(title)
                title.snp.makeConstraints { make in
                    make.left.top.equalToSuperview()

                }
            }
        }
        """
    private let uri = "file:///Card.swift"

    /// Types `text` letter by letter at a place; returns the rules of the findings after each letter.
    private func type(_ text: String, line: Int, column: Int, in client: TestClient) throws -> [[String]] {
        try text.enumerated().map { offset, letter in
            let at: JSONValue = ["line": .integer(line), "character": .integer(column + offset)]
            return try change(String(letter), from: at, to: at, client)
        }
    }

    private func change(_ text: String, from: JSONValue, to: JSONValue, _ client: TestClient) throws -> [String] {
        client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri), "version": 1],
                "contentChanges": [["range": ["start": from, "end": to], "text": .string(text)]],
            ])
        return rules(try client.take("textDocument/publishDiagnostics"))
    }

    private func rules(_ params: JSONValue) -> [String] {
        params["diagnostics"]?.array?.compactMap { $0["code"]?.string } ?? []
    }

    @Test("A statement that is typed is not scolded, a pause or the end of the line tells what is wrong with it")
    func typing() throws {
        try TestClient.session { client in
            _ = try client.open(uri, Self.source, language: "swift")
            let found = try type("            make.height", line: 7, column: 0, in: client)
            #expect(found.allSatisfy { $0.isEmpty })
            client.rest()
            let rested = rules(try client.take("textDocument/publishDiagnostics"))
            #expect(!rested.isEmpty)
            // A pause in which nothing is held back says nothing.
            client.rest()
            try client.expectNothing()
            // Going on holds back again, and a line break ends the statement.
            #expect(try type(".", line: 7, column: 23, in: client) == [[]])
            let end: JSONValue = ["line": 7, "character": 24]
            #expect(try !change("\n", from: end, to: end, client).isEmpty)
            try client.close(uri)
        }
    }

    @Test("A pair of braces that the editor closes is typing, too, and a view may still get its constraints")
    func braces() throws {
        try TestClient.session { client in
            let source = Self.source.replacing(
                "addSubview(title)", with: "addSubview(title); let late = UIView(); addSubview(late)")
            _ = try client.open(uri, source, language: "swift")
            let typed = try type("        late.snp.makeConstraints ", line: 9, column: 0, in: client)
            #expect(typed.allSatisfy { $0.isEmpty })
            let at: JSONValue = ["line": 9, "character": 33]
            #expect(try change("{}", from: at, to: at, client).isEmpty)
            let inside: JSONValue = ["line": 9, "character": 34]
            #expect(try change("\n            \n        ", from: inside, to: inside, client).isEmpty)
            try client.close(uri)
        }
    }

    @Test("So it is where a client sends the whole text at each letter")
    func typingWithWholeTexts() throws {
        try TestClient.session { client in
            _ = try client.open(uri, Self.source, language: "swift")
            let place = try #require(Self.source.range(of: "Superview()\n")).upperBound
            var text = Self.source
            for (count, letter) in "            // é\n            make.height".enumerated() {
                text.insert(letter, at: text.index(place, offsetBy: count))
                client.notify(
                    "textDocument/didChange",
                    ["textDocument": ["uri": .string(uri), "version": 1], "contentChanges": [["text": .string(text)]]])
                #expect(rules(try client.take("textDocument/publishDiagnostics")).isEmpty, "\(letter)")
            }
            client.rest()
            #expect(try !rules(client.take("textDocument/publishDiagnostics")).isEmpty)
            try client.close(uri)
        }
    }

    @Test("Frames stay beside views while a statement is typed, and are new when it ends")
    func frames() throws {
        try TestClient.session { client in
            _ = try client.open(
                uri,
                Self.source.replacing("make.left.equalToSuperview()", with: "make.left.top.equalToSuperview()")
                    .replacing("let title = UILabel()", with: "let title = UILabel(), box = UIView()")
                    .replacing(
                        "        }\n    }\n}",
                        with: "        }\n        addSubview(box)\n        box.snp.makeConstraints { "
                            + "$0.top.equalToSuperview(); $0.left.equalTo(title.snp.left); $0.size.equalTo(8) }\n    }\n}"
                    ),
                language: "swift")
            let whole: JSONValue = [
                "textDocument": ["uri": .string(uri)],
                "range": ["start": ["line": 0, "character": 0], "end": ["line": 30, "character": 0]],
            ]
            func labels() throws -> [String] {
                let hints = try client.request("textDocument/inlayHint", whole)
                return (hints.array ?? []).compactMap { $0["label"]?.string }
            }
            let before = try labels()
            #expect(before.contains("(0, 0, 8, 8)"))
            _ = try type("            make.", line: 7, column: 0, in: client)
            #expect(try labels() == before)
            _ = try type("left.equalTo(self.edge).offset(3)", line: 7, column: 17, in: client)
            #expect(try labels() == before)
            let end: JSONValue = ["line": 7, "character": 50]
            _ = try change("\n", from: end, to: end, client)
            #expect(try labels() != before)
            try client.close(uri)
        }
    }

    @Test("What is wrong elsewhere is said at once")
    func elsewhere() throws {
        try TestClient.session { client in
            _ = try client.open(
                uri, Self.source.replacing("left.top.equalToSuperview()", with: "width"), language: "swift")
            let found = try type("m", line: 7, column: 0, in: client)
            #expect(found.allSatisfy { !$0.isEmpty })
            try client.close(uri)
        }
    }

    @Test(
        "What a block lacks is not said while its method is typed, but after a pause, and when something else is typed")
    func missing() throws {
        try TestClient.session { client in
            let text = Self.source.replacing("make.left.top.equalToSuperview()", with: "make.left.equalToSuperview()")
            #expect(rules(try client.open(uri, text, language: "swift")) == ["ambiguous-position"])
            #expect(try type("            make", line: 7, column: 0, in: client).allSatisfy { $0.isEmpty })
            #expect(try type(".width.equalTo(8)", line: 7, column: 16, in: client).allSatisfy { $0.isEmpty })
            let end: JSONValue = ["line": 7, "character": 33]
            #expect(try change("\n            ", from: end, to: end, client).isEmpty)
            client.rest()
            #expect(rules(try client.take("textDocument/publishDiagnostics")) == ["ambiguous-position"])
            // Going on holds back again; what is typed above the class is somewhere else.
            let next: JSONValue = ["line": 8, "character": 12]
            #expect(try change("\n", from: next, to: next, client).isEmpty)
            let above: JSONValue = ["line": 0, "character": 14]
            #expect(try change(" ", from: above, to: above, client) == ["ambiguous-position"])
            try client.close(uri)
        }
    }

    @Test("A save tells what was held back")
    func save() throws {
        try TestClient.session { client in
            _ = try client.open(uri, Self.source, language: "swift")
            _ = try type("            make.height", line: 7, column: 0, in: client)
            client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
            #expect(!rules(try client.take("textDocument/publishDiagnostics")).isEmpty)
            try client.close(uri)
        }
    }
}
