// A key of the configuration is declared once: everything else follows from the table.

import Foundation
import LayoutIDE
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct ConfigurationKeyTests {
    private static let keys = ConfigurationKeys.all(rules: Analysis.rules())

    @Test("The names that code asks for are those of the table")
    func theNamesThatCodeAsksForAreThoseOfTheTable() {
        #expect(Self.keys.map(\.name) == ConfigurationName.allCases.map(\.rawValue))
    }

    private static func file(_ text: String, _ keys: [ConfigurationKey], in folder: String = "/a") -> ConfigurationFile
    {
        ConfigurationFile(
            path: "\(folder)/.masonry-lsp.json", text: SourceText(text), keys: keys, devices: .builtIn)
    }

    @Test(
        "The example of a key is right, and config shows it", arguments: keys.filter { !$0.example.isEmpty }.map(\.name)
    )
    func theExampleOfAKeyIsRightAndConfigShowsIt(name: String) throws {
        let key = try #require(Self.keys.first { $0.name == name })
        let file = Self.file("{ \(name): \(key.example) }", Self.keys)
        #expect(file.problems == [])
        #expect(file.values.map(\.key.name) == [name])
        let shown = EffectiveConfiguration([file]).lines(Self.keys, byDefault: "default").joined(separator: "\n")
        #expect(shown.contains("/a/.masonry-lsp.json:1") == (key.standard != nil))
    }

    /// Whoever adds a key writes no more than this, and what it means where it is asked for.
    private static let made: [ConfigurationKey] = [
        ("flag", .boolean, "true", "false"), ("count", .integer(minimum: 1), "3", "2"),
        ("place", .path, "\"a/b\"", "null"), ("word", .oneOf(["one", "two"]), "\"two\"", "\"one\""),
        ("table", .table(names: [], of: .number(minimum: 0)), "{ \"x\": 1 }", "{}"),
    ].map { name, shape, example, standard in
        ConfigurationKey(
            name: name, shape: shape, help: LocalizedText("Help of \(name).", "\(name) 的说明。"), example: example,
            standard: standard)
    }

    @Test("A key that is added is read, checked, merged, shown, begun with and in the schema")
    func aKeyThatIsAddedIsReadCheckedMergedShownBegun() throws {
        let keys = Self.keys + Self.made
        let far = Self.file("{ flag: true, count: 3, place: 'b/c', word: 'two', table: { x: 1, y: 2 } }", keys)
        let near = Self.file("{ count: 5, table: { y: 7 },\n flag: 1, word: 'three', place: [] }", keys, in: "/a/b")
        #expect(far.problems == [] && near.problems.count == 3)
        let lines = EffectiveConfiguration([near, far]).lines(keys, byDefault: "default")
        #expect(
            lines.suffix(8).joined(separator: "\n") == """
                  "flag": true, // /a/.masonry-lsp.json:1
                  "count": 5, // /a/b/.masonry-lsp.json:1
                  "place": "/a/b/c", // /a/.masonry-lsp.json:1
                  "word": "two", // /a/.masonry-lsp.json:1
                  "table": {
                    "x": 1, // /a/.masonry-lsp.json:1
                    "y": 7, // /a/b/.masonry-lsp.json:1
                  },
                """)
        let untouched = EffectiveConfiguration([]).lines(Self.made, byDefault: "default")
        #expect(untouched.prefix(2) == ["  \"flag\": false, // default", "  \"count\": 2, // default"])
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.bytes(keys))) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(keys.map(\.name)))
        #expect(properties["count"]?["description"] as? String == "Help of count.")
        let folder = try TemporaryFolder()
        let survey = ProjectSurvey(
            of: folder.path, .standard(Console(output: MemorySink(), errors: MemorySink(), directory: folder.path)))
        let start = StarterConfiguration(survey: survey).text(keys, .simplifiedChinese)
        for key in Self.made {
            #expect(start.contains("  // \(key.name) 的说明。\n  // \"\(key.name)\": \(key.example),\n"))
        }
    }

    @Test(
        "The readme has a row for each key",
        arguments: [("README.md", MessageLanguage.english), ("README.zh-CN.md", .simplifiedChinese)])
    func theReadmeHasARowForEachKey(file: String, language: MessageLanguage) throws {
        let rows = Self.keys.filter { $0.name != "$schema" }.map { key in
            "| `\(key.name)` | \(key.help[language]) | `\(key.example)` |"
        }
        let heading = language.say("| key | what it says | example |", "| 键 | 含义 | 示例 |")
        let table = ([heading, "|---|---|---|"] + rows).joined(separator: "\n") + "\n"
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let url = root.appendingPathComponent(file)
        var text = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(text.range(of: "<!-- keys -->\n"))
        let end = try #require(text.range(of: "<!-- end of keys -->"))
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            text.replaceSubrange(start.upperBound..<end.lowerBound, with: table)
            try Data(text.utf8).write(to: url)
            return
        }
        #expect(text[start.upperBound..<end.lowerBound] == table, "\(file) is stale; UPDATE_GOLDENS=1 writes it anew")
    }

    @Test("What editors set is what the table has")
    func whatEditorsSetIsWhatTheTableHas() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let manifest = try JSON5Reader.read(
            SourceText(
                try String(contentsOf: root.appendingPathComponent("editors/vscode/package.json"), encoding: .utf8)))
        let settings = try #require(manifest["contributes"]?["configuration"]?["properties"])
        func names(_ node: JSON5Node?) -> Set<String> { Set(node?["enum"]?.array?.compactMap(\.string) ?? []) }
        guard case .oneOf(let locales)? = Self.keys.first(where: { $0.name == "locale" })?.shape else {
            Issue.record("locale is a choice")
            return
        }
        #expect(names(settings["masonry-lsp.locale"]) == Set(locales + [""]))
        let rule = settings["masonry-lsp.rules"]?["additionalProperties"]?["anyOf"]?.array ?? []
        #expect(rule.map { names($0) }.first == Set(ConfigurationKeys.severities))
        #expect(names(rule.last?["properties"]?["severity"]) == Set(ConfigurationKeys.severities))
    }
}
