// Source files as the server takes them apart: into how many units, whether that changes a finding, and what it saves.

import Foundation
import LayoutFamilies
import LayoutIDE
import SourceText
import TestTexts

/// Compares each file of some folders, unit by unit and as one.
struct UnitsBenchmark {
    var folders: [String]

    func run() throws {
        var generator = SeededGenerator(seed: 1)
        var (files, apart, units, different) = (0, 0, 0, 0)
        var (whole, byUnits, next) = (0.0, 0.0, 0.0)
        for folder in folders {
            for source in try FixtureText.sources(in: URL(fileURLWithPath: folder)) {
                let text = SourceText(source.text(&generator))
                files += 1
                var one = Analysis(text: SourceText(""), dialect: source.dialect)
                whole += milliseconds { one = Analysis(text: text, dialect: source.dialect) }
                var parts = FileAnalysis(text: SourceText(""), dialect: source.dialect)
                byUnits += milliseconds { parts = FileAnalysis(text: text, dialect: source.dialect) }
                let count = parts.unitCount
                units += count
                if count > 1 { apart += 1 }
                if one.findings.map({ "\($0)" }) != parts.findings.map({ "\($0)" }) {
                    different += 1
                    print("  other findings by units: \(source.name)")
                }
                let edited = text.applying(TextEdit(TextRange(text.length / 2, text.length / 2), " "))
                next += milliseconds { parts = FileAnalysis(text: edited, following: consume parts) }
            }
        }
        print("\(files) files, \(apart) of several units, \(units) units; other findings in \(different)")
        print("ms: as one \(number(whole)), by units \(number(byUnits)), the next version \(number(next))")
    }
}
