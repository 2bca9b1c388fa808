// A text with its meaning and solutions, in short notation for tests.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// An evaluated text.
struct EvaluatedText {
    let text: String
    let document: LayoutDocument

    init(_ text: String, _ dialect: Dialect = .masonry, _ options: EvaluationOptions = EvaluationOptions()) {
        self.text = text
        document = LayoutDocument.evaluate(SyntaxTree.parse(SourceText(text), dialect: dialect), options: options)
    }

    /// `a.left == root.left + 8 @ 250`, one line an active constraint of a scenario.
    func constraints(_ scenario: Int = 0) -> [String] {
        guard document.scenarios.indices.contains(scenario) else { return [] }
        return document.scenarios[scenario].active.map { constraint($0, document.scenarios[scenario]) }
    }

    private func constraint(_ id: MadeConstraintID, _ scenario: Scenario) -> String {
        let made = document[id]
        var text = "\(document[made.firstItem].name).\(made.firstAttribute.name) \(made.relation.symbol)"
        switch made.target {
        case .none: break
        case .unknown: text += " ?"
        case .item(let item, let attribute): text += " \(document[item].name).\(attribute.name)"
        }
        if let multiplier = made.multiplier, multiplier != 1 { text += " * \(NumberText.short(multiplier))" }
        let constant = scenario.changedConstants[id] ?? made.constant
        text += constant.map { $0 == 0 && made.target != .none ? "" : " + \(NumberText.short($0))" } ?? " + ?"
        let priority = scenario.changedPriorities[id] ?? made.priority
        if priority != 1000 { text += " @ \(priority.map(NumberText.short) ?? "?")" }
        return text
    }

    /// `unknownView "tilte" → title`, one line a problem: its kind and the text it marks.
    var problems: [String] {
        document.problems.map { problem in
            let name = String(describing: problem.kind).prefix { $0 != "(" }
            return "\(name): \(marked(problem.range))"
        }
    }

    func marked(_ range: TextRange) -> String {
        String(decoding: Array(text.utf8)[range.start.utf8..<range.end.utf8], as: UTF8.self)
    }

    func item(_ name: String) -> ItemID? {
        document.items.firstIndex { $0.name == name }.map { ItemID($0) }
    }

    func solved(scenario: Int = 0, screen: Int = 0) -> SolvedScenario {
        let lowered = document.lower(document.scenarios[scenario], on: document.screens[screen].screen)
        return SolvedScenario(
            scenario: scenario, screen: screen, lowered: lowered, solution: lowered.layout.solve())
    }

    /// `x y width height` in the coordinates of the root.
    func frame(_ name: String, scenario: Int = 0, screen: Int = 0) -> String {
        let solved = solved(scenario: scenario, screen: screen)
        guard let item = item(name), let index = solved.lowered.itemIndices[item] else { return "none" }
        let frame = solved.solution.absoluteFrames[index]
        return [frame.x, frame.y, frame.width, frame.height].map(NumberText.short).joined(separator: " ")
    }

    /// What came of each expectation, on every screen and in the state it names.
    func expectations() -> [ExpectationResult] {
        var results: [ExpectationResult] = []
        for expectation in document.expectations {
            for scenario in document.scenarios.indices {
                for screen in document.screens.indices {
                    let solved = solved(scenario: scenario, screen: screen)
                    guard document.applies(expectation, to: solved) else { continue }
                    results.append(expectation.evaluate(in: document, over: solved))
                }
            }
        }
        return results
    }
}
