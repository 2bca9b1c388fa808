// The editors' manifests name what is there: files, languages, commands, settings.

import Foundation
import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import TestKit
import Testing

@testable import MasonryLanguageServer

@Suite("Editors' manifests")
struct EditorManifestTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent("editors/\(path)"), encoding: .utf8)
    }

    private static func json(_ path: String) throws -> JSONValue {
        try JSONValue(parsing: Array(text(path).utf8))
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent("editors/\(path)").path)
    }

    @Test("Every file that the extension of VS Code names is in its folder")
    func files() throws {
        let package = try Self.json("vscode/package.json")
        let contributes = try #require(package["contributes"])
        var paths = [try #require(package["main"]?.string)]
        for list in ["languages", "grammars", "jsonValidation"] {
            let entries = contributes[list]?.array ?? []
            #expect(!entries.isEmpty)
            paths += entries.flatMap { entry in ["configuration", "path", "url"].compactMap { entry[$0]?.string } }
        }
        #expect(paths.count == 4)
        for path in paths { #expect(Self.exists("vscode/\(path)"), "\(path)") }
    }

    @Test("The grammar colours the language that the extension declares, which is the server's")
    func language() throws {
        let contributes = try #require(try Self.json("vscode/package.json")["contributes"])
        let language = try #require(contributes["languages"]?[0])
        let grammar = try #require(contributes["grammars"]?[0])
        let path = try #require(grammar["path"]?.string)
        #expect(grammar["language"] == language["id"])
        #expect(grammar["scopeName"] == (try Self.json("vscode/\(path)")["scopeName"]))
        #expect(Dialect.of(DocumentURI("untitled:1"), languageID: language["id"]?.string ?? "") == .masonry)
        for end in language["extensions"]?.array ?? [] {
            #expect(Dialect.of(DocumentURI("file:///a\(end.string ?? "")"), languageID: "") == .masonry)
        }
    }

    @Test("The languages for which editors start the server are ones that it reads")
    func languageIDs() throws {
        let places = [
            ("vscode/src/extension.js", "language: '"), ("vscode/package.json", "onLanguage:"),
            ("vim/ale_linters/masonry/masonry_lsp.vim", "'language': '"), ("zed/extension.toml", "\" = \""),
        ]
        for (path, start) in places {
            let pieces = try Self.text(path).components(separatedBy: start).dropFirst()
            #expect(!pieces.isEmpty, "\(path)")
            for piece in pieces {
                let id = String(piece.prefix { $0.isLetter || $0 == "-" })
                #expect(Dialect.of(DocumentURI("untitled:1"), languageID: id) != nil, "\(id) in \(path)")
            }
        }
    }

    @Test("The commands of the extension are those that it registers")
    func commands() throws {
        let commands = try #require(try Self.json("vscode/package.json")["contributes"]?["commands"]?.array)
        let source = try Self.text("vscode/src/extension.js")
        let registered = source.components(separatedBy: "registerCommand('").dropFirst()
            .map { String($0.prefix { $0 != "'" }) }
        #expect(commands.compactMap { $0["command"]?.string }.sorted() == registered.sorted())
    }

    private static func settings() throws -> [(key: String, value: JSONValue)] {
        let configuration = try json("vscode/package.json")["contributes"]?["configuration"]
        let members = try #require(configuration?["properties"]?.object).members
        // What the extension needs for itself.
        let own: Set = ["path", "checkSources", "trace.server"]
        return members.map { (String($0.key.dropFirst(Session.section.count + 1)), $0.value) }
            .filter { !own.contains($0.key) }
    }

    @Test("The settings of the extension are those that the server reads")
    func settingNames() throws {
        let names = Set(try Self.settings().map { $0.key.prefix { $0 != "." } }.map(String.init))
        #expect(names == Set(ClientSettings.Key.allCases.map(\.rawValue)))
    }

    @Test("Each folder of a workspace may have its own settings of the server")
    func settingScopes() throws {
        for (key, schema) in try Self.settings() { #expect(schema["scope"] == "resource", "\(key)") }
    }

    @Test("Each value of a setting that is not the default makes a difference, and defaults make none")
    func settingValues() throws {
        var start = ClientSettings()
        for (key, schema) in try Self.settings() {
            if let value = schema["default"] { start.apply(Self.nested(key, value)) }
        }
        for (key, schema) in try Self.settings() {
            let standard = try #require(schema["default"])
            for value in [standard] + Self.values(key, schema) {
                var settings = start
                settings.apply(Self.nested(key, value))
                #expect((settings == start) == (value == standard), "\(key): \(value)")
            }
        }
    }

    private static func values(_ key: String, _ schema: JSONValue) -> [JSONValue] {
        switch schema["type"]?.string {
        case "boolean": return [false]
        case "object":
            let severities = schema["additionalProperties"]?["anyOf"]?[0]?["enum"]?.array ?? []
            let values = severities + [true, false] + severities.map { ["severity": $0] } + [["minimum": 17]]
            return values.map { .object(.init([.init(key: "trailing-sign", value: $0)])) }
        default: return (schema["enum"]?.array ?? ["https://example.com/{id}"]).filter { $0 != schema["default"] }
        }
    }

    private static func nested(_ key: String, _ value: JSONValue) -> JSONValue {
        key.split(separator: ".").reversed().reduce(value) { .object(.init([.init(key: String($1), value: $0)])) }
    }

    @Test("Every editor's folder has a README of the same shape")
    func readmes() throws {
        for editor in ["emacs", "helix", "kate", "neovim", "sublime", "vim", "vscode", "zed"] {
            let lines = try Self.text("\(editor)/README.md").split(separator: "\n").map(String.init)
            let headings = lines.filter { $0.hasPrefix("## ") }
            #expect(
                headings == ["## Install", "## Configure", "## What you see", "## What does not work"], "\(editor)")
        }
    }
}
