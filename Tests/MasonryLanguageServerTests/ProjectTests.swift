// What changes around an open document reaches it.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import Project
import SourceText
import TestKit
import Testing

@testable import MasonryLanguageServer

/// A project that exists only in the test, which changes it.
private final class MadeUpProject: SymbolCollector {
    var header = "#define kWidth 300\n"
    var companions: [String: String] = [:]
    var severities: [RuleID: Severity?] = [:]
    var faultyFiles: [FaultyConfiguration] = []
    var hasIndex = false
    private(set) var piecesDone = 0

    func advance() -> ConstantCollection {
        piecesDone += 1
        guard piecesDone % 4 == 0 else { return .unfinished(done: 0, total: 1) }
        let source = IndexedSource(
            text: SourceText(header), dialect: .objectiveC, path: "/project/Constants.h", role: .header)
        return .finished(SymbolIndex([source], device: nil))
    }

    func forget(_ path: String) -> Bool { path == "/project/Constants.h" }

    var project: ServedProject {
        ServedProject(
            settings: { _ in
                var configuration = AnalysisConfiguration()
                configuration.severities = self.severities
                return .init(
                    configuration: configuration, faultyFiles: self.faultyFiles,
                    constants: self.hasIndex ? self : nil)
            },
            files: { _ in [] },
            companions: { path in self.companions[path].map { [SourceText($0)] } ?? [] })
    }
}

@Suite("The project around a document")
struct ProjectTests {
    private let uri = "file:///project/Card.m"
    /// Two widths of which one comes from elsewhere: a conflict unless they are equal.
    private let source = """
        @implementation Card
        - (void)viewDidLoad {
            UIView *box = [UIView new];
            [self.view addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.width.mas_equalTo(200);
                make.width.mas_equalTo(kWidth);
            }];
        }
        @end

        """

    private func rules(_ diagnostics: JSONValue) -> [String] {
        (diagnostics["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string }
    }

    private func session(_ made: MadeUpProject, _ body: (TestClient) throws -> Void) throws {
        var options = LanguageServerOptions()
        options.project = made.project
        try TestClient.session(options: options, body)
    }

    private func changed(_ path: String) -> JSONValue {
        ["changes": [["uri": .string("file://" + path), "type": 2]]]
    }

    @Test("Constants of other files are collected when all else is done, and hold from then on")
    func constants() throws {
        let made = MadeUpProject()
        made.hasIndex = true
        try session(made) { client in
            let first = try client.open(uri, source, language: "objective-c")
            #expect(!rules(first).contains("unsatisfiable"))
            #expect(rules(try client.take("textDocument/publishDiagnostics")).contains("unsatisfiable"))
            client.notify(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(uri), "version": 2],
                    "contentChanges": [["text": .string(source + "\n")]],
                ])
            #expect(rules(try client.take("textDocument/publishDiagnostics")).contains("unsatisfiable"))
            try client.close(uri)
        }
    }

    @Test("The definition of a constant of another file is in that file, as far as it is still there")
    func definitionElsewhere() throws {
        let made = MadeUpProject()
        made.hasIndex = true
        made.header = "#define kHeight 1\n#define kWidth 300\n"
        try session(made) { client in
            _ = try client.open(uri, source, language: "objective-c")
            _ = try client.take("textDocument/publishDiagnostics")
            let here: JSONValue = [
                "textDocument": ["uri": .string(uri)], "position": ["line": 6, "character": 34],
            ]
            // There is no such file, so there is nowhere to go.
            #expect(try client.request("textDocument/definition", here) == [])
            let header = "file:///project/Constants.h"
            func place(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
                let range: JSONValue = [
                    "start": ["line": .integer(line), "character": .integer(start)],
                    "end": ["line": .integer(line), "character": .integer(end)],
                ]
                return [["uri": .string(header), "range": range]]
            }
            for (text, expected) in [
                (made.header, place(1, 8, 14)), ("// kWidth is gone\n//\n", place(1, 0, 0)), ("", place(0, 0, 0)),
            ] {
                _ = try client.open(header, text, language: "objective-c")
                #expect(try client.request("textDocument/definition", here) == expected)
                #expect(try client.request("textDocument/declaration", here) == expected)
                try client.close(header)
            }
            try client.close(uri)
        }
    }

    @Test("A changed header is read again, and says nothing anew if it says the same")
    func changedHeader() throws {
        let made = MadeUpProject()
        made.hasIndex = true
        try session(made) { client in
            _ = try client.open(uri, source, language: "objective-c")
            _ = try client.take("textDocument/publishDiagnostics")
            made.header = "#define kWidth 200\n"
            client.notify("workspace/didChangeWatchedFiles", changed("/project/Constants.h"))
            #expect(!rules(try client.take("textDocument/publishDiagnostics")).contains("unsatisfiable"))
            let pieces = made.piecesDone
            client.notify("workspace/didChangeWatchedFiles", changed("/project/Constants.h"))
            #expect(made.piecesDone == pieces + 4)
            client.notify("workspace/didChangeWatchedFiles", changed("/elsewhere/Other.h"))
            #expect(made.piecesDone == pieces + 4)
            try client.expectNothing()
            try client.close(uri)
        }
    }

    @Test("A document is looked at again when the header beside it says something else, and only then")
    func changedCompanion() throws {
        let made = MadeUpProject()
        made.companions["/project/Card.m"] = "@interface Card : UIView\n@end\n"
        try session(made) { client in
            _ = try client.open(uri, source, language: "objective-c")
            client.notify("workspace/didChangeWatchedFiles", changed("/project/Card.h"))
            try client.expectNothing()
            made.companions["/project/Card.m"] = "@interface Card : UIViewController\n@end\n"
            client.notify("workspace/didChangeWatchedFiles", changed("/project/Card.h"))
            _ = try client.take("textDocument/publishDiagnostics")
            try client.close(uri)
        }
    }

    @Test("Mistakes in a configuration stand at their place in it until they are mended, for every kind of client")
    func faultyConfiguration() throws {
        for capabilities in [[:], ["textDocument": ["diagnostic": [:]]]] as [JSONValue] {
            let made = MadeUpProject()
            let mistake = ConfigurationProblem(
                range: TextRange(4, 9), message: LocalizedText("unknown key “rulez”", "未知的键“rulez”"))
            made.faultyFiles = [
                FaultyConfiguration(
                    path: "/project/.masonry-lsp.json", text: SourceText("{\n  rulez: 1\n}\n"), mistakes: [mistake])
            ]
            var options = LanguageServerOptions()
            options.project = made.project
            try TestClient.session(options: options, capabilities: capabilities) { client in
                func told() throws -> JSONValue {
                    let params = try client.take("textDocument/publishDiagnostics")
                    #expect(params["uri"] == "file:///project/.masonry-lsp.json")
                    return params["diagnostics"] ?? .null
                }
                let item: JSONValue = [
                    "uri": "file:///project/a.masonry", "languageId": "masonry", "version": 1, "text": "view root\n",
                ]
                client.notify("textDocument/didOpen", ["textDocument": item])
                #expect(
                    try told() == [
                        [
                            "range": ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 7]],
                            "severity": 1, "code": "configuration", "source": "masonry",
                            "message": "unknown key “rulez”",
                        ]
                    ])
                _ = try client.take("textDocument/publishDiagnostics")
                made.faultyFiles = []
                client.notify("workspace/didChangeWatchedFiles", changed("/project/.masonry-lsp.json"))
                #expect(try told() == [])
                _ = try client.take("textDocument/publishDiagnostics")
                try client.close("file:///project/a.masonry")
            }
        }
    }

    @Test("A changed configuration reaches a document that is open, and stays with it over edits")
    func changedConfiguration() throws {
        let made = MadeUpProject()
        try session(made) { client in
            let text = "view root { view a }\na.makeConstraints { make.left.equalTo(roof) }\n"
            let uri = "file:///project/a.masonry"
            #expect(rules(try client.open(uri, text)).contains("unknown-view"))
            made.severities["unknown-view"] = .some(nil)
            client.notify("workspace/didChangeWatchedFiles", changed("/project/.masonry-lsp.json"))
            #expect(!rules(try client.take("textDocument/publishDiagnostics")).contains("unknown-view"))
            client.notify(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(uri), "version": 2],
                    "contentChanges": [["text": .string(text + "\n")]],
                ])
            #expect(!rules(try client.take("textDocument/publishDiagnostics")).contains("unknown-view"))
            try client.close(uri)
        }
    }
}
