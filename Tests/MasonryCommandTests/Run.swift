// Runs the tool inside the test process, with an analysis whose findings a test can foresee.

import SourceText
import TestKit

@testable import LayoutIDE
@testable import MasonryCommand
@testable import Project

/// What a run left behind.
struct RunResult {
    var code: Int32
    var output: String
    var errors: String
}

/// Runs `words` in `folder`.
func run(
    _ words: [String], in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:],
    terminal: Bool = false, inspector: Inspector = .words
) async -> RunResult {
    let output = MemorySink()
    let errors = MemorySink()
    var console = Console(output: output, errors: errors, directory: folder.path) { .success(Array(input.utf8)) }
    console.environment = environment
    console.outputIsTerminal = terminal
    console.inputIsTerminal = terminal
    let tool = CommandContext(
        console: console, inspector: inspector, rules: .words,
        devices: DeviceCatalogue(devices: .words))
    let code = await CommandLineTool.run(words, tool)
    return RunResult(code: code.rawValue, output: output.text, errors: errors.text)
}

extension [BuiltInDevice] {
    static let words = [
        BuiltInDevice("iPhoneSE", "iPhone SE", 320, 568, year: 2016),
        BuiltInDevice("iPhone15", "iPhone 15", 393, 852, year: 2023),
        BuiltInDevice("iPadPro11", "iPad Pro 11", 834, 1194, year: 2018),
    ]
}

extension BuiltInDevice {
    fileprivate init(_ spelling: String, _ name: String, _ width: Double, _ height: Double, year: Int) {
        self.init(
            spelling: spelling, year: year, portrait: Screen(name: name, size: .init(width: width, height: height)),
            landscape: Screen(name: name + " landscape", size: .init(width: height, height: width)))
    }
}

extension [RulePage] {
    /// The rules of the words below.
    static let words = ["bad", "doubtful", "remark", "unsatisfiable", "expectation-failed"].map { name in
        RulePage(
            id: RuleID(name), severity: name == "remark" ? .information : name == "doubtful" ? .warning : .error,
            isOnByDefault: name != "remark", title: "The word \(name).", library: "Masonry",
            group: name == "unsatisfiable" ? .layout : .source, isFixable: name == "bad",
            markdown: "# \(name)\n\nDo not use it.\n",
            options: name != "doubtful"
                ? []
                : [
                    .init(name: "limit", standard: .number(8), range: 0...100, help: "How many are left alone."),
                    .init(name: "strict", standard: .flag(false), help: "Whether none is."),
                ])
    }
}

extension Inspector {
    /// Finds words: `BAD` (error, safe fix to GOOD), `DOUBTFUL` (warning, unsafe fix to SURE), `REMARK` (information),
    /// `CONFLICT` (an `unsatisfiable` on iPhone SE with the first line as a related place), `TRAP` (error whose fix makes
    /// it worse), and `expect` lines, which fail where they contain FALSE.
    static let words = Inspector { text, _, configuration in
        var inspection = Inspection()
        for number in 0..<text.lineCount {
            guard let range = text.lineRange(number) else { continue }
            for word in wordRanges(in: text, range) { inspection.findings.append(contentsOf: finding(word, text)) }
            let line = text[range]
            guard line.hasPrefix("expect ") else { continue }
            let failure = line.contains("FALSE") ? "it is not" : nil
            inspection.expectations.append(.init(range: range, screen: "iPhone SE", state: nil, failure: failure))
            if let failure {
                var finding = Finding(
                    rule: "expectation-failed", severity: .error, range: range, message: failure)
                finding.screen = "iPhone SE"
                inspection.findings.append(finding)
            }
        }
        inspection.findings = inspection.findings.compactMap { finding in
            guard let setting = configuration.severities[finding.rule] else { return finding }
            guard let severity = setting else { return nil }
            var finding = finding
            finding.severity = severity
            return finding
        }
        inspection.screens = configuration.screens.isEmpty ? ["iPhone SE", "iPad"] : configuration.screens.map(\.name)
        return inspection
    }

    private static func wordRanges(in text: SourceText, _ line: TextRange) -> [TextRange] {
        var ranges: [TextRange] = []
        var start = line.start.utf8
        for offset in line.start.utf8...line.end.utf8 {
            let isLetter = offset < line.end.utf8 && (0x41...0x5A).contains(text.bytes[offset])
            if isLetter { continue }
            if offset > start { ranges.append(TextRange(start, offset)) }
            start = offset + 1
        }
        return ranges
    }

    private static func finding(_ range: TextRange, _ text: SourceText) -> [Finding] {
        func make(_ rule: RuleID, _ severity: Severity, _ fix: Fix?) -> [Finding] {
            var finding = Finding(
                rule: rule, severity: severity, range: range, message: "found \(text[range])")
            finding.fixes = fix.map { [$0] } ?? []
            if rule == "unsatisfiable" {
                finding.screen = "iPhone SE"
                finding.related = [.init(range: text.lineRange(0) ?? range, message: "the first line")]
            }
            return [finding]
        }
        func fix(_ replacement: String, safe: Bool) -> Fix {
            Fix(title: "Say \(replacement)", safety: safe ? .safe : .unsafe, edits: [TextEdit(range, replacement)])
        }
        switch text[range] {
        case "BAD": return make("bad", .error, fix("GOOD", safe: true))
        case "BREAK": return make("bad", .error, fix("good\nline", safe: true))
        case "TRAP": return make("bad", .error, fix("BAD TRAP", safe: true))
        case "DOUBTFUL": return make("doubtful", .warning, fix("SURE", safe: false))
        case "REMARK": return make("remark", .information, nil)
        case "CONFLICT": return make("unsatisfiable", .error, nil)
        default: return []
        }
    }
}
