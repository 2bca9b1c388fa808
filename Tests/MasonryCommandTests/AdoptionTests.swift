// What someone meets who tries the tool for the first time.

import Foundation
import LayoutIDE
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct AdoptionTests {
    @Test("A file of another kind is said, and is no clean file")
    func aFileOfAnotherKindIsSaidAndIsNoCleanFile() async throws {
        let folder = try TemporaryFolder(["README.md": "BAD", "a.swift": "fine", "binary.m": "\0\0BAD"])
        let result = await run(["check", "README.md", "a.swift", "binary.m"], in: folder)
        #expect(result.code == 2)
        #expect(
            result.errors == """
                masonry-lsp: README.md: not checked: only .masonry, .m, .mm and .swift files are read
                masonry-lsp: binary.m: not checked: not a text

                """)
        #expect(result.output == "1 file checked: nothing found\n")
        let solved = await run(["solve", "README.md"], in: folder)
        #expect(solved.code == 2)
        #expect(solved.errors.hasPrefix("masonry-lsp: README.md: not checked"))
        let nothing = await run(["check"], in: try TemporaryFolder(["a.txt": "BAD"]))
        #expect(nothing.output == "no file checked; only .masonry, .m, .mm and .swift files are\n")
    }

    @Test("The strict preset switches every rule on and fails on warnings")
    func theStrictPresetSwitchesEveryRuleOnAndFails() async throws {
        let folder = try TemporaryFolder(["a.masonry": "DOUBTFUL"])
        #expect(await run(["check"], in: folder).code == 0)
        #expect(await run(["check", "--preset", "strict"], in: folder).code == 1)
        #expect(await run(["check", "--preset", "strict", "--fail-on", "error"], in: folder).code == 0)
        try folder.write(".masonry-lsp.json", Array("{preset: 'strict'}".utf8))
        #expect(await run(["check"], in: folder).code == 1)
        #expect(await run(["check", "--preset", "default"], in: folder).code == 0)
        #expect(await run(["config"], in: folder).output.contains("\"preset\": \"strict\", // "))
    }

    @Test(
        "Groups set rules as a whole, and rules go before them",
        arguments: [
            ("{groups: {source: 'off'}}", ["error unsatisfiable"]),
            (
                "{groups: {layout: 'hint'}}",
                ["error bad", "warning doubtful", "information remark", "hint unsatisfiable"]
            ),
            (
                "{groups: {source: 'off'}, rules: {doubtful: 'on'}}", ["warning doubtful", "error unsatisfiable"]
            ),
            ("{preset: 'strict', groups: {source: false}}", ["error unsatisfiable"]),
        ] as [(String, [String])])
    func groupsSetRulesAsAWholeAndRulesGoBeforeThem(configuration: String, expected: [String]) async throws {
        let folder = try TemporaryFolder([
            "a.masonry": "BAD\nDOUBTFUL\nREMARK\nCONFLICT", ".masonry-lsp.json": configuration,
        ])
        let result = await run(["check", "--format", "github"], in: folder)
        #expect(result.errors == "")
        let json = await run(["check", "--format", "json"], in: folder).output
        let pattern = #/"rule": ?"([a-z-]+)", ?"severity": ?"([a-z]+)"/#
        #expect(json.matches(of: pattern).map { "\($0.output.2) \($0.output.1)" } == expected)
    }

    @Test("Rules are listed with their group, and with a mark where fixing can repair them")
    func rulesAreListedWithTheirGroupAndWithAMark() async throws {
        let output = await run(["rules"], in: try TemporaryFolder([:])).output
        #expect(output.contains("bad                 error        source    fix  The word bad.\n"))
        #expect(output.contains("unsatisfiable       error        layout         The word unsatisfiable.\n"))
        let known = Analysis.rules()
        #expect(Set(known.map(\.group)) == Set(RuleGroup.allCases))
        #expect(known.contains { $0.isFixable } && known.contains { !$0.isFixable })
    }

    @Test("Devices are listed with their sizes")
    func devicesAreListedWithTheirSizes() async throws {
        let output = await run(["devices"], in: try TemporaryFolder([:])).output
        #expect(output.hasPrefix("iPhoneSE   2016  320 x 568    safeArea(0, 0, 0, 0)\n"))
        let json = await run(["devices", "--format", "json"], in: try TemporaryFolder([:])).output
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
        let newest = DeviceCatalogue.builtIn.devices.map(\.year).max() ?? 0
        #expect(newest >= 2025)
    }

    @Test(
        "An unknown device suggests the next newer one of its line",
        arguments: [
            ("iPhone18", "iPhone17"), ("iPhone 9", "iPhone11"), ("iPhone15ProMaxx", "iPhone15ProMax"),
            ("iPhone18ProMax", "iPhone17ProMax"), ("iPad Air 3", "iPadAir4"), ("iPadPro12", "iPadPro13"),
            ("iFone15", "iPhone15"),
        ])
    func anUnknownDeviceSuggestsTheNextNewerOne(name: String, expected: String) {
        #expect(BuiltInDevice.nearest(to: name) == expected)
    }

    /// The page's own fences.
    private static func examples(_ page: String) -> [String] {
        page.components(separatedBy: "```masonry\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    }

    @Test("Each example of the language's reference is right, and both languages have the same")
    func eachExampleOfTheLanguagesReferenceIsRight() throws {
        let examples = Self.examples(languageReference[.english])
        #expect(examples.count >= 3)
        #expect(examples == Self.examples(languageReference[.simplifiedChinese]))
        for example in examples {
            let inspection = Inspector.layoutAnalysis.inspect(SourceText(example), .masonry, AnalysisConfiguration())
            #expect(inspection.findings.map(\.message) == [], "\(example)")
            #expect(inspection.expectations.allSatisfy { $0.failure == nil })
        }
        let headings = { (page: String) in page.split(separator: "\n").filter { $0.hasPrefix("#") }.count }
        #expect(headings(languageReference[.english]) == headings(languageReference[.simplifiedChinese]))
    }

    @Test("Explain language prints the reference")
    func explainLanguagePrintsTheReference() async throws {
        let folder = try TemporaryFolder([:])
        #expect(await run(["explain", "language"], in: folder).output.hasPrefix("# The .masonry language\n"))
        let chinese = await run(["explain", "language", "--locale", "zh-CN"], in: folder).output
        #expect(chinese.hasPrefix("# .masonry 语言\n"))
    }

    private static let project = [
        "Podfile": "pod 'Masonry'", "App.xcodeproj/project.pbxproj": "TARGETED_DEVICE_FAMILY = 2;\n",
        "App/App-Prefix.pch": "#define GAP 8\n", "App/Card.m": "[a mas_makeConstraints:^{}]; BAD",
        "Kit/Row.swift": "a.snp.makeConstraints {}", "Pods/Masonry/View.m": "BAD",
    ]

    @Test("Init writes what suits the project, and a baseline that hides what is there")
    func initWritesWhatSuitsTheProjectAndABaseline() async throws {
        let folder = try TemporaryFolder(Self.project)
        #expect(await run(["check"], in: folder).code == 1)
        let result = await run(["init", "--baseline", "--xcode", "--github"], in: folder)
        #expect(result.code == 0)
        #expect(
            result.output.hasPrefix(
                """
                2 source files, 1 with Masonry, 1 with SnapKit; found Podfile, App.xcodeproj, App/App-Prefix.pch

                """))
        let configuration = try JSON5Reader.read(SourceText(try folder.text(".masonry-lsp.json")))
        #expect(configuration["indexRoots"]?.array?.compactMap(\.string) == ["App", "Kit"])
        #expect(configuration["deviceModel"]?.string == "iPadPro11")
        #expect(configuration.members?.count == 3)
        let again = await run(["check"], in: folder)
        #expect(again.code == 0 && again.errors == "" && again.output.contains("1 hidden by the baseline"))
        #expect(try folder.text("masonry-check.sh").hasPrefix("#!/bin/sh\n"))
        #expect(try folder.text(".github/workflows/masonry-lsp.yml").contains("masonry-lsp check --format github"))
        // What is there is left alone, whichever of the files it is.
        #expect(await run(["init"], in: folder).code == 2)
        try FileManager.default.removeItem(atPath: folder.path + "/.masonry-lsp.json")
        #expect(await run(["init", "--xcode"], in: folder).errors.contains("masonry-check.sh is there already"))
        #expect(!folder.exists(".masonry-lsp.json"))
    }

    @Test("The script that init writes for Xcode is the one of the editors' folder")
    func theScriptThatInitWritesForXcodeIsTheOne() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("editors/xcode/check-constraints.sh")
        #expect(StarterFile.xcode.text == (try String(contentsOf: file, encoding: .utf8)))
    }
}
