// Measures source files from their bytes to their findings, at sizes that show whether time grows with the text.

import Foundation
import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Files of one language, of several sizes.
struct SourceBenchmark {
    var sizes = [2_500, 5_000, 10_000, 20_000, 40_000]

    private static let rounds = 5

    func run() {
        run("Objective-C with Masonry", .objectiveC, MadeUpSource.objectiveC)
        run("Swift with SnapKit", .swift, MadeUpSource.swift)
        run("Swift, all in one class", .swift, MadeUpSource.swiftClass)
    }

    private func run(_ title: String, _ dialect: Dialect, _ source: (Int) -> String) {
        print("\(title); CPU time, best of \(Self.rounds)")
        var bytes: [Double] = []
        var stages: [(name: String, seconds: [Double])] = [("parse", []), ("evaluate", []), ("whole analysis", [])]
        for lines in sizes {
            let text = SourceText(source(lines))
            let tree = SyntaxTree.parse(text, dialect: dialect)
            bytes.append(Double(text.length))
            stages[0].seconds.append(best { _ = SyntaxTree.parse(text, dialect: dialect) })
            stages[1].seconds.append(best { _ = LayoutDocument.evaluate(tree) })
            stages[2].seconds.append(best { _ = Analysis(text: text, dialect: dialect) })
            print("  \(text.lineCount) lines, \(String(format: "%.2f", Double(text.length) / 1e6)) MB")
            for stage in stages { report(stage.name, stage.seconds.last ?? 0, bytes.last ?? 0) }
        }
        let exponents = stages.compactMap { stage in
            exponent(stage.seconds, bytes).map { "\(stage.name) \(String(format: "%.2f", $0))" }
        }
        if !exponents.isEmpty {
            print("  time grows with the size to the power of: \(exponents.joined(separator: ", "))")
        }
    }

    private func best(_ work: () -> Void) -> Double {
        (0..<Self.rounds).map { _ in milliseconds(work) / 1e3 }.min() ?? 0
    }

    private func report(_ name: String, _ seconds: Double, _ bytes: Double) {
        let title = name.padding(toLength: 16, withPad: " ", startingAt: 0)
        print("    \(title)" + String(format: "%9.1f ms  %6.2f MB/s", seconds * 1e3, bytes / 1e6 / seconds))
    }

    /// From the smallest to the largest size; nil for one size.
    private func exponent(_ seconds: [Double], _ bytes: [Double]) -> Double? {
        guard let first = seconds.first, let last = seconds.last, let small = bytes.first, let large = bytes.last,
            large > small, first > 0
        else { return nil }
        return logarithm(last / first) / logarithm(large / small)
    }
}
