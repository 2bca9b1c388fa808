// Measures one keystroke: from the changed text to its findings, fresh and following the version before.

import AutoLayout
import Foundation
import LayoutIDE
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

/// A file of stacked rows, analysed again and again with one number changed.
enum AnalysisBenchmark {
    static func run(views: Int) {
        let texts = [8, 9].map { SourceText(MadeUpSource.layout(views: views, gap: $0)) }
        print("\(views) views, \(texts[0].lineCount) lines; least and median of \(rounds), ms of processor time")
        report("parse") { _ = SyntaxTree.parse(texts[$0 % 2], dialect: .masonry) }
        let trees = texts.map { SyntaxTree.parse($0, dialect: .masonry) }
        report("evaluate") { _ = LayoutDocument.evaluate(trees[$0 % 2]) }
        let documents = trees.map { LayoutDocument.evaluate($0) }
        report("lower and solve") { round in
            let document = documents[round % 2]
            for scenario in document.scenarios {
                for screen in document.screens { _ = document.lower(scenario, on: screen.screen).layout.solve() }
            }
        }
        report("fresh analysis") { _ = Analysis(text: texts[$0 % 2], dialect: .masonry) }
        var last = Analysis(text: texts[1], dialect: .masonry)
        report("next version") { last = Analysis(text: texts[$0 % 2], following: last) }
        let solved = last.solved
        print("  \(last.findings.count) findings")
        report("rules") { _ in
            _ = RuleContext(document: documents[1], solved: solved).findings(RuleSettings())
        }
        report("  context") { _ in _ = RuleContext(document: documents[1], solved: solved) }
        let context = RuleContext(document: documents[1], solved: solved)
        for rule in RuleCatalogue.all { report("  " + rule.id.rawValue, atLeast: 0.1) { _ in _ = rule.check(context) } }
        report("engines") { _ in
            for entry in solved { _ = LayoutEngine(entry.lowered.layout).solution() }
        }
        let middle = TextOffset(texts[0].length / 2)
        report("hover") { _ in _ = last.hover(at: middle) }
    }

    private static let rounds = 21

    private static func report(_ name: String, atLeast shown: Double = 0, _ work: (Int) -> Void) {
        var times: [Double] = []
        for round in 0..<rounds { times.append(milliseconds { work(round) }) }
        times.sort()
        guard times[rounds / 2] >= shown else { return }
        print(
            "  " + name.padding(toLength: 26, withPad: " ", startingAt: 0)
                + String(format: "%8.3f %8.3f", times[0], times[rounds / 2]))
    }
}
