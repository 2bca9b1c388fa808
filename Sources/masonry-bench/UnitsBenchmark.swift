// Source files as the server takes them apart: into how many units, whether that changes a finding, and what it saves.

import Foundation
import LayoutFamilies
import LayoutIDE
import SourceText
import TestTexts

/// Compares files, unit by unit and as one: those of some folders, or files made of some texts of the tests.
struct UnitsBenchmark {
    var folders: [String]
    /// How many files are made of texts of the tests.
    var made = 0
    var seed: UInt64 = 1

    private var (files, apart, units, different) = (0, 0, 0, 0)
    private var (whole, byUnits, next) = (0.0, 0.0, 0.0)

    init(folders: [String], made: Int) {
        self.folders = folders
        self.made = made
    }

    mutating func run() throws {
        var generator = SeededGenerator(seed: seed)
        for folder in folders {
            for source in try FixtureText.sources(in: URL(fileURLWithPath: folder)) {
                compare(SourceText(source.text(&generator)), source.dialect, source.name)
            }
        }
        if made > 0 { try compareMade(&generator) }
        print("\(files) files, \(apart) of several units, \(units) units; other findings in \(different)")
        print("ms: as one \(number(whole)), by units \(number(byUnits)), the next version \(number(next))")
    }

    private mutating func compareMade(_ generator: inout SeededGenerator) throws {
        let texts = try FixtureText.all(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        for number in 0..<made {
            let dialect = generator.pick(Dialect.objectiveC, .swift)
            let own = texts.filter { $0.dialect == dialect }
            guard !own.isEmpty else { return }
            let parts = (0..<generator.integer(2...6)).map { _ in own[generator.integer(0...own.count - 1)] }
            let text = parts.map { $0.text(&generator) }.joined(separator: "\n")
            compare(SourceText(text), dialect, "\(number): " + parts.map(\.name).joined(separator: ", "))
        }
    }

    private mutating func compare(_ text: SourceText, _ dialect: Dialect, _ name: String) {
        files += 1
        var one = Analysis(text: SourceText(""), dialect: dialect)
        whole += milliseconds { one = Analysis(text: text, dialect: dialect) }
        var parts = FileAnalysis(text: SourceText(""), dialect: dialect)
        byUnits += milliseconds { parts = FileAnalysis(text: text, dialect: dialect) }
        units += parts.unitCount
        if parts.unitCount > 1 { apart += 1 }
        let (asOne, apart) = (one.findings.map { "\($0)" }, parts.findings.map { "\($0)" })
        if asOne != apart {
            different += 1
            print("other findings by units: \(name)")
            for finding in one.findings where !apart.contains("\(finding)") { print("  only as one: \(finding.line)") }
            for finding in parts.findings where !asOne.contains("\(finding)") {
                print("  only by units: \(finding.line)")
            }
        }
        let edited = text.applying(TextEdit(TextRange(text.length / 2, text.length / 2), " "))
        next += milliseconds { parts = FileAnalysis(text: edited, following: consume parts) }
    }
}

extension Finding {
    fileprivate var line: String { "\(range.start.utf8) \(rule.rawValue): \(message)" }
}
