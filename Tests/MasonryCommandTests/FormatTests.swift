// The report formats, each with its reader's rules.

import Foundation
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Formats {
    static let text = "top: 1\nlet 漢 = BAD, CONFLICT\nexpect 1 < 2\nexpect FALSE\nREMARK"

    private func report(_ format: String, _ files: [String: String] = ["a b.masonry": Formats.text]) async throws
        -> String
    {
        await run(["check", "--format", format], in: try TemporaryFolder(files)).output
    }

    @Test("JSON")
    func json() async throws {
        let output = try await report("json")
        #expect(
            output == """
                {"version": 1,
                 "findings": [
                  {"file": "a b.masonry", "range": {"start": {"line": 2, "column": 9}, "end": {"line": 2, "column": 12}}, \
                "rule": "bad", "severity": "error", "message": "found BAD", "scenario": null, "screen": null, "related": [], \
                "fixes": [{"title": "Say GOOD", "safety": "safe", "edits": [{"file": "a b.masonry", \
                "range": {"start": {"line": 2, "column": 9}, "end": {"line": 2, "column": 12}}, "text": "GOOD"}]}], \
                "fingerprint": "\(fingerprint(output, 0))"},
                  {"file": "a b.masonry", "range": {"start": {"line": 2, "column": 14}, "end": {"line": 2, "column": 22}}, \
                "rule": "unsatisfiable", "severity": "error", "message": "found CONFLICT", "scenario": null, \
                "screen": "iPhone SE", "related": [{"file": "a b.masonry", "range": {"start": {"line": 1, "column": 1}, \
                "end": {"line": 1, "column": 7}}, "message": "the first line"}], "fixes": [], \
                "fingerprint": "\(fingerprint(output, 1))"},
                  {"file": "a b.masonry", "range": {"start": {"line": 4, "column": 1}, "end": {"line": 4, "column": 13}}, \
                "rule": "expectation-failed", "severity": "error", "message": "it is not", "scenario": null, \
                "screen": "iPhone SE", "related": [], "fixes": [], "fingerprint": "\(fingerprint(output, 2))"},
                  {"file": "a b.masonry", "range": {"start": {"line": 5, "column": 1}, "end": {"line": 5, "column": 7}}, \
                "rule": "remark", "severity": "information", "message": "found REMARK", "scenario": null, "screen": null, \
                "related": [], "fixes": [], "fingerprint": "\(fingerprint(output, 3))"}],
                 "summary": {"files": 1, "errors": 3, "warnings": 0, "information": 1, "hints": 0, \
                "expectations": {"passed": 1, "failed": 1}, "hiddenByBaseline": 0}}

                """)
    }

    private func fingerprint(_ json: String, _ index: Int) -> String {
        let parts = json.components(separatedBy: "\"fingerprint\": \"")
        return index + 1 < parts.count ? String(parts[index + 1].prefix(16)) : ""
    }

    @Test("Json of nothing is complete")
    func jsonOfNothingIsComplete() async throws {
        let node = try JSONSerialization.jsonObject(with: Data(try await report("json", ["a.swift": ""]).utf8))
        #expect((node as? [String: Any])?["findings"] as? [String] == [])
    }

    @Test("Fingerprints are those of the content")
    func fingerprintsAreThoseOfTheContent() async throws {
        func prints(_ text: String) async throws -> [String] {
            let output = try await report("json", ["a.swift": text])
            return output.components(separatedBy: "\"fingerprint\": \"").dropFirst().map { String($0.prefix(16)) }
        }
        let before = try await prints("x = BAD\ny = BAD\ny = BAD")
        #expect(Set(before).count == 3)
        #expect(try await prints("\n\n  x =  BAD\n\ny = BAD\ny = BAD") == before)
    }

    @Test("GitHub")
    func github() async throws {
        #expect(
            try await report("github", ["a,b.masonry": "50% BAD\nCONFLICT"]) == """
                ::error file=a%2Cb.masonry,line=1,endLine=1,col=5,endColumn=7,title=bad::found BAD
                ::error file=a%2Cb.masonry,line=2,endLine=2,col=1,endColumn=8,title=unsatisfiable\
                ::found CONFLICT (on iPhone SE)%0Aa,b.masonry:1:1: the first line

                """)
    }

    @Test("Xcode")
    func xcode() async throws {
        #expect(
            try await report("xcode") == """
                a b.masonry:2:9: error: found BAD [bad]
                a b.masonry:2:14: error: found CONFLICT (on iPhone SE) [unsatisfiable]
                a b.masonry:1:1: note: the first line
                a b.masonry:4:1: error: it is not (on iPhone SE) [expectation-failed]
                a b.masonry:5:1: note: found REMARK [remark]

                """)
    }

    @Test("Junit")
    func junit() async throws {
        #expect(
            try await report("junit") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="masonry-lsp">
                  <testsuite name="a b.masonry" tests="4" failures="3" errors="0">
                    <testcase name="findings" classname="a b.masonry">
                      <failure type="bad" message="1 finding">a b.masonry:2:9: error: found BAD [bad]</failure>
                    </testcase>
                    <testcase name="findings on iPhone SE" classname="a b.masonry">
                      <failure type="unsatisfiable" message="1 finding">a b.masonry:2:14: error: found CONFLICT \
                (on iPhone SE)&#10;a b.masonry:1:1: the first line [unsatisfiable]</failure>
                    </testcase>
                    <testcase name="expect 1 &lt; 2 on iPhone SE" classname="a b.masonry" file="a b.masonry" line="3"/>
                    <testcase name="expect FALSE on iPhone SE" classname="a b.masonry" file="a b.masonry" line="4">
                      <failure type="expectation-failed" message="it is not">a b.masonry:4: it is not</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("Checkstyle")
    func checkstyle() async throws {
        #expect(
            try await report("checkstyle", ["a&b.swift": "\"BAD\"", "fine.swift": ""]) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="a&amp;b.swift">
                    <error line="1" column="2" severity="error" message="found BAD" source="masonry-lsp.bad"/>
                  </file>
                </checkstyle>

                """)
    }

    @Test("Gitlab")
    func gitlab() async throws {
        let output = try await report("gitlab", ["a.swift": "BAD\nBAD", "b.swift": "BAD", "c.swift": ""])
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
        #expect(issues.count == 3)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
        #expect(issues.allSatisfy { $0["severity"] as? String == "critical" && $0["check_name"] as? String == "bad" })
        let location = try #require(issues[1]["location"] as? [String: Any])
        #expect(location["path"] as? String == "a.swift")
    }

    @Test("SARIF")
    func sarif() async throws {
        let output = try await report("sarif", ["a b.masonry": Formats.text, "ü.swift": "DOUBTFUL"])
        let log = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let sarifRun = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((sarifRun["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect((driver["rules"] as? [[String: Any]])?.count == 5)
        let results = try #require(sarifRun["results"] as? [[String: Any]])
        #expect(
            results.compactMap { $0["ruleId"] as? String }
                == ["bad", "unsatisfiable", "expectation-failed", "remark", "doubtful"])
        #expect(results.compactMap { $0["level"] as? String } == ["error", "error", "error", "note", "warning"])
        #expect(results[1]["codeFlows"] != nil)
        #expect(results[0]["fixes"] != nil)
        #expect(output.contains("\"uri\": \"a%20b.masonry\", \"uriBaseId\": \"%SRCROOT%\""))
        #expect(output.contains("\"uri\": \"%C3%BC.swift\""))
    }

    @Test("Whole reports", arguments: [("sarif", "report.sarif"), ("gitlab", "gitlab.json"), ("json", "report.json")])
    func wholeReports(format: String, golden: String) async throws {
        let text = "let x = BAD, TRAP\nCONFLICT DOUBTFUL REMARK\nexpect FALSE\nexpect TRUE"
        try expectGolden(golden, try await report(format, ["a b.masonry": text, "s/ü.swift": "BREAK"]))
    }

    @Test("Expectations are counted")
    func expectationsAreCounted() async throws {
        #expect(try await report("text").hasSuffix("3 errors, 1 remark; expectations: 1 passed, 1 failed\n"))
    }

    @Test("Characters that XML cannot hold are replaced")
    func charactersThatXMLCannotHoldAreReplaced() {
        #expect(xmlText("a\u{0}b<&>\"'\n\u{FFFE}é") == "a\u{FFFD}b&lt;&amp;&gt;&quot;&apos;&#10;\u{FFFD}é")
        #expect(xmlText("\u{7F}\u{9B}\u{A0}") == "&#127;&#155;\u{A0}")
    }

    @Test(
        "Numbers are short",
        arguments: [(0.0, "0"), (-0.0, "0"), (16, "16"), (0.5, "0.5"), (1e20, "1e+20"), (-3.25, "-3.25")])
    func numbersAreShort(number: Double, text: String) { #expect(decimalText(number) == text) }
}
