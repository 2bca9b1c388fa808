// `.masonry-lsp.json`: reading, mistakes at their places, merging upwards, and the published schema.

import Foundation
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct JSON5 {
    @Test("Comments, trailing commas, bare keys and single quotes are read")
    func commentsTrailingCommasBareKeysAndSingle() throws {
        let node = try JSON5Reader.read(
            SourceText(
                """
                // comment
                { /* one */ bare: 'it\\'s', "quoted": [1, .5, +2., 0x1F, -1e2, Infinity,], $x: true, unicode: "\\u00e9\\ud83d\\ude00\\
                ", }
                """))
        #expect(node["bare"]?.string == "it's")
        #expect(node["quoted"]?.array?.compactMap(\.number) == [1, 0.5, 2, 31, -100, .infinity])
        #expect(node["$x"]?.boolean == true)
        #expect(node["unicode"]?.string == "é😀")
    }

    @Test(
        "A mistake has a place",
        arguments: [
            ("{", 1, "expected a key, but the text ends"), ("{a b}", 3, "expected “:” after the key"),
            ("[1 2]", 3, "expected “,” or “]”"), ("{a: nope}", 4, "“nope” is not a value; strings need quotes"),
            ("'a", 0, "this string has no end"), ("1 2", 2, "expected the end of the text"),
            ("", 0, "expected a value, but the text ends"),
            ("/* x", 0, "this comment has no end"), ("1.2.3", 0, "“1.2.3” is not a number"),
            ("[,]", 1, "expected a value"),
        ])
    func aMistakeHasAPlace(text: String, offset: Int, message: String) {
        #expect {
            try JSON5Reader.read(SourceText(text))
        } throws: { error in
            guard let error = error as? JSON5Error else { return false }
            return error.message[.english] == message && error.range.start.utf8 == offset
        }
    }

    @Test("No nesting exhausts the stack")
    func noNestingExhaustsTheStack() {
        let deep = String(repeating: "[", count: 1_000_000)
        #expect(throws: JSON5Error.self) { try JSON5Reader.read(SourceText(deep)) }
    }
}

@Suite struct Configurations {
    @Test(
        "A mistake is told at its place with the nearest key, and the check goes on",
        arguments: [
            ("{rulez: {}}", "1:2: error: unknown key “rulez” — did you mean “rules”?"),
            ("{\n  failOn: 'eror'\n}", "2:11: error: “failOn” cannot be “eror” — did you mean “error”?"),
            ("{exclude: 'x'}", "1:11: error: “exclude” must be an array, not a string"),
            (
                "{values: {kBar: 1e9}}",
                "1:17: error: “kBar” must be a number of at least -1000000 and at most 1000000"
            ),
            ("{values: {kBar: '83'}}", "1:17: error: “kBar” must be a number, not a string"),
            ("{exclude: [1]}", "1:12: error: an element of “exclude” must be a string, not a number"),
            ("{rules: {bda: 'off'}}", "1:10: error: a key of “rules” cannot be “bda” — did you mean “bad”?"),
            (
                "{rules: {bad: 3}}",
                "1:15: error: “bad” must be one of “error”, “warning”, “information”, “hint”, “off”, “on” or true or false or an object, not a number"
            ),
            ("{rules: {bad: {sevrity: 'off'}}}", "1:16: error: unknown key “sevrity” — did you mean “severity”?"),
            ("{rules: {doubtful: {limt: 3}}}", "1:21: error: unknown key “limt” — did you mean “limit”?"),
            (
                "{rules: {doubtful: {limit: 101}}}",
                "1:28: error: “limit” must be a number of at least 0 and at most 100"
            ),
            ("{rules: {doubtful: {strict: 1}}}", "1:29: error: “strict” must be true or false, not a number"),
            ("{rules: {bad: {limit: 3}}}", "1:16: error: unknown key “limit”"),
            ("{maxWarnings: 1.5}", "1:15: error: “maxWarnings” must be a whole number of at least 0"),
            ("{screens: [{name: 'a', width: 1}]}", "1:12: error: an element of “screens” needs the key “height”"),
            ("{screens: ['iPhone9000']}", "1:12: error: unknown device “iPhone9000”"),
            ("{root: true, root: false}", "1:14: error: “root” appears twice"),
            ("{", "1:2: error: expected a key, but the text ends"),
            ("[]", "1:1: error: the configuration must be an object, not an array"),
        ])
    func aMistakeIsToldAtItsPlaceWithTheNearestKey(text: String, message: String)
        async throws
    {
        let folder = try TemporaryFolder([".masonry-lsp.json": text, "a.swift": "BAD"])
        let result = await run(["check"], in: folder)
        #expect(result.code == 2)
        #expect(result.errors.hasPrefix("masonry-lsp: \(folder.path)/.masonry-lsp.json:\(message)"))
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.output.contains("a.swift:1:1: error"))
    }

    @Test("The nearest file wins, rule by rule")
    func theNearestFileWinsRuleByRule() async throws {
        let folder = try TemporaryFolder([
            ".masonry-lsp.json": "{rules: {bad: 'warning', doubtful: 'off'}}",
            "s/.masonry-lsp.json": "{rules: {bad: {severity: 'information'}}}",
            "r/.masonry-lsp.json": "{root: true}", "a.swift": "BAD DOUBTFUL", "s/b.swift": "BAD DOUBTFUL",
            "r/c.swift": "BAD DOUBTFUL",
        ])
        let result = await run(["check", "--format", "xcode"], in: folder)
        let lines = result.output.split(separator: "\n").map { $0.replacing(/: found.*/, with: "") }
        #expect(
            lines == ["a.swift:1:1: warning", "r/c.swift:1:1: error", "r/c.swift:1:5: warning", "s/b.swift:1:1: note"])
        #expect(await run(["check", "s", "--no-config"], in: folder).code == 1)
        #expect(
            await run(["check", "s", "--config", ".masonry-lsp.json"], in: folder).output.contains("warning: found BAD")
        )
    }

    @Test("Config tells the origin of each value")
    func configTellsTheOriginOfEachValue() async throws {
        let folder = try TemporaryFolder([
            ".masonry-lsp.json": "{failOn: 'warning',\n exclude: ['old/'], values: {kBar: 83, kTop: 1}}",
            "s/.masonry-lsp.json": "{maxWarnings: 3, values: {kTop: 2.5}}",
        ])
        let result = await run(["config", "s"], in: folder)
        #expect(result.output.contains("  \"failOn\": \"warning\", // \(folder.path)/.masonry-lsp.json:1\n"))
        #expect(result.output.contains("    \"old/\", // \(folder.path)/.masonry-lsp.json:2\n"))
        #expect(result.output.contains("  \"maxWarnings\": 3, // \(folder.path)/s/.masonry-lsp.json:1\n"))
        #expect(result.output.contains("    \"kBar\": 83, // \(folder.path)/.masonry-lsp.json:2\n"))
        #expect(result.output.contains("    \"kTop\": 2.5, // \(folder.path)/s/.masonry-lsp.json:1\n"))
        #expect(result.output.contains("  \"locale\": \"en\", // default\n"))
        #expect(throws: Never.self) { try JSON5Reader.read(SourceText(result.output)) }
    }

    @Test("Config tells the origin of each option, and the nearest file wins option by option")
    func configTellsTheOriginOfEachOption() async throws {
        let folder = try TemporaryFolder([
            ".masonry-lsp.json": "{rules: {doubtful: {severity: 'error',\n limit: 3,\n strict: true}}}",
            "s/.masonry-lsp.json": "{rules: {doubtful: {limit: 4.5}}}",
        ])
        let result = await run(["config", "s"], in: folder)
        #expect(
            result.output.contains(
                """
                    "doubtful": {
                      "severity": "error", // \(folder.path)/.masonry-lsp.json:1
                      "limit": 4.5, // \(folder.path)/s/.masonry-lsp.json:1
                      "strict": true, // \(folder.path)/.masonry-lsp.json:3
                    },
                """))
        #expect(throws: Never.self) { try JSON5Reader.read(SourceText(result.output)) }
        try folder.write("s/.masonry-lsp.json", "{rules: {doubtful: {limt: 4, limit: 101, strict: 1}}}")
        let wrong = await run(["config", "s"], in: folder)
        #expect(wrong.output.contains("      \"limit\": 3, // \(folder.path)/.masonry-lsp.json:2\n"))
        #expect(!wrong.output.contains("limt"))
    }

    @Test("An option alone leaves the severity as it is")
    func anOptionAloneLeavesTheSeverityAsItIs() async throws {
        let folder = try TemporaryFolder([
            ".masonry-lsp.json": "{rules: {doubtful: {limit: 3}}}", "a.swift": "DOUBTFUL",
        ])
        #expect(await run(["check"], in: folder).output.contains("a.swift:1:1: warning"))
    }

    @Test("Keys of the run come from the folder it was started in")
    func keysOfTheRunComeFromTheFolderItWasStartedIn() async throws {
        let folder = try TemporaryFolder([".masonry-lsp.json": "{failOn: 'warning'}", "a.swift": "DOUBTFUL"])
        #expect(await run(["check"], in: folder).code == 1)
        #expect(await run(["check", "--fail-on", "error"], in: folder).code == 0)
    }

    @Test("Init writes a start that is valid and changes nothing, once")
    func initWritesAStartThatIsValidAndChangesNothing() async throws {
        let folder = try TemporaryFolder()
        #expect(await run(["init"], in: folder).code == 0)
        let text = try folder.text(".masonry-lsp.json")
        #expect(try JSON5Reader.read(SourceText(text)).members?.isEmpty == true)
        #expect(await run(["check"], in: folder).code == 0)
        #expect(await run(["init"], in: folder).code == 2)
        // With every line taken in it is valid too.
        let all = text.replacing(/\/\/ "/, with: "\"")
        let file = ConfigurationFile(
            path: "/x", text: SourceText(all),
            names: ConfigurationNames(rules: [], devices: DeviceCatalogue(devices: .words)))
        #expect(file.problems == [])
    }

    @Test("Screens are devices, groups, sizes or screens of the file")
    func screensAreDevicesGroupsSizesOrScreens() async throws {
        let folder = try TemporaryFolder(["a.masonry": "CONFLICT"])
        #expect(await run(["check", "--screen", "iPhone SE"], in: folder).code == 1)
        #expect(await run(["check", "--screen", "iPad"], in: folder).code == 0)
        #expect(await run(["check", "--screens", "all-ipads,320x480"], in: folder).code == 0)
        #expect(await run(["check", "--screens", "all-iphones"], in: folder).code == 1)
        let unknown = await run(["check", "--screen", "iPone SE"], in: folder)
        #expect(unknown.code == 2)
        #expect(
            unknown.errors
                == "masonry-lsp: no file names a screen “iPone SE”, and it is not a device — did you mean “iPhone SE”?\n"
        )
    }
}
