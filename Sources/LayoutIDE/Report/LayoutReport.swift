// What `solve` prints, in plain values: every screen, state and root with its frames, constraints and conflicts.

import AutoLayout
import LayoutRules
import MasonrySemantics
import SourceText

/// All solved layouts of a file.
package struct LayoutReport: Sendable {
    package var layouts: [RootLayout]

    /// One root in one state on one screen.
    package struct RootLayout: Sendable {
        package var screen: Screen
        /// nil: the base.
        package var state: String?
        /// The type it belongs to, in source files.
        package var owner: String?
        package var root: String
        /// Whether all required constraints can hold; nil where finding out was too much work, or where it hangs on code
        /// that may change them.
        package var isSatisfiable: Bool?
        /// Widths and heights of the root, in points, for which they can hold; nil where that is not known.
        package var sizes: Sizes?
        /// The root and its views and guides, parents before their children.
        package var views: [View]
        package var constraints: [Constraint]
        package var conflicts: [Conflict]
    }

    package struct Sizes: Sendable, Hashable {
        package var widths: Interval
        package var heights: Interval
    }

    /// nil for unbounded.
    package struct Interval: Sendable, Hashable {
        package var minimum: Double?
        package var maximum: Double?
    }

    package struct View: Sendable {
        package var name: String
        package var className: String?
        /// nil: the root.
        package var superview: String?
        /// Where it is declared.
        package var range: TextRange?
        /// In the superview; nil where no number of it is known.
        package var frame: ShownFrame?
        /// In the root.
        package var absoluteFrame: ShownFrame?
        /// The undetermined attributes with their ranges, x before y before width before height.
        package var ambiguous: [(attribute: String, range: Interval)]
        /// Whether some number of the frame depends on the estimated size of a text.
        package var isEstimated: Bool
        /// Of x, y, width and height, what a number that is neither known nor in words depends on; empty where that is
        /// too much work to find, and for what nothing determines.
        package var causes: [[FrameCause]]
        /// What the frame rests on, where not all of it is known.
        package var note: Note?

        package struct Note: Sendable, Hashable {
            package var text: String
            /// Whether there is a frame, if what the text assumes is so.
            package var isAssumption: Bool
            /// The sentences of the text that say what all of the frame rests on.
            package var assumptions: [String]
            /// Why the first number of the frame that is missing is, or all of them.
            package var gap: String?
        }
    }

    package struct Constraint: Sendable {
        /// `c1`, `c2`, … in the order of installation, unique in a layout.
        package var id: String
        /// The chain or statement.
        package var range: TextRange
        /// Where it stands in another file, whose code is part of the layout.
        package var outside: OutsidePlace?
        package var firstItem: String
        package var firstAttribute: String
        package var relation: String
        package var secondItem: String?
        package var secondAttribute: String
        package var multiplier: Double
        package var constant: Double
        package var priority: Double
        package var identifier: String?
        /// How far it is from holding, in points, 0 where it holds; nil where a frame that it ties is not known.
        package var violation: Double?
    }

    package struct Conflict: Sendable {
        /// Identifiers of constraints.
        package var constraints: [String]
        package var broken: String?
        /// The arithmetic.
        package var explanation: String
    }
}

extension Analysis {
    /// Every solved layout: screens within states, roots within screens.
    package func layoutReport() -> LayoutReport {
        let reporter = LayoutReporter(self)
        return LayoutReport(layouts: reporter.entries.flatMap(reporter.layouts))
    }
}

/// A report in parts that rest on nothing of each other: showing a layout solves it many times, and threads can share that.
package struct LayoutReporter: Sendable {
    package let analysis: Analysis
    private let conflicts: CertainConflicts

    package init(_ analysis: Analysis) {
        self.analysis = analysis
        conflicts = CertainConflicts(document: analysis.document)
    }

    /// The solved states and screens, in the order of the report.
    package var entries: Range<Int> { analysis.solved.indices }

    /// The layouts of one of `entries`.
    package func layouts(_ entry: Int) -> [LayoutReport.RootLayout] {
        guard entries.contains(entry) else { return [] }
        let proven = analysis.solved[entry]
        return RootReporter(
            document: analysis.document, proven: proven, shown: analysis.shown(proven),
            language: analysis.configuration.language, certainConflicts: conflicts
        ).layouts()
    }
}

/// Takes one solution apart by roots.
private struct RootReporter {
    let document: LayoutDocument
    /// What findings rest on: conflicts and sizes that can hold.
    let proven: SolvedScenario
    /// What is shown: frames.
    let shown: ShownScenario
    let language: MessageLanguage
    let certainConflicts: CertainConflicts
    private let roots: [Int]

    init(
        document: LayoutDocument, proven: SolvedScenario, shown: ShownScenario, language: MessageLanguage,
        certainConflicts: CertainConflicts
    ) {
        self.document = document
        self.proven = proven
        self.shown = shown
        self.language = language
        self.certainConflicts = certainConflicts
        var roots: [Int] = []
        for (index, item) in proven.lowered.layout.items.enumerated() {
            // Parents stand before their children.
            roots.append(item.parent.map { roots.indices.contains($0.index) ? roots[$0.index] : index } ?? index)
        }
        self.roots = roots
    }

    func layouts() -> [LayoutReport.RootLayout] {
        proven.lowered.layout.items.indices.filter { roots[$0] == $0 }.compactMap(layout)
    }

    private func layout(_ root: Int) -> LayoutReport.RootLayout? {
        guard document.screens.indices.contains(proven.screen), document.scenarios.indices.contains(proven.scenario)
        else { return nil }
        let all = conflicts(root)
        let conflicts = all.compactMap(\.self)
        let members = proven.lowered.layout.items.indices.filter { roots[$0] == root }
        let isSolved = members.allSatisfy { proven.solution.isSolved(ItemID($0)) }
        let scenario = document.scenarios[proven.scenario]
        return LayoutReport.RootLayout(
            screen: document.screens[proven.screen].screen, state: scenario.name, owner: scenario.owner,
            root: name(root), isSatisfiable: conflicts.isEmpty ? (isSolved && all.isEmpty ? true : nil) : false,
            sizes: isSolved ? sizes(root) : nil, views: withoutFormerRuns(members, in: scenario).map(view),
            constraints: proven.lowered.layout.constraints.indices.filter {
                roots[proven.lowered.layout.constraints[$0].firstItem.index] == root
            }.map(constraint), conflicts: conflicts)
    }

    /// Without the views of a call that may have run before, where the state is that of the method itself: it makes them anew.
    private func withoutFormerRuns(_ members: [Int], in scenario: Scenario) -> [Int] {
        guard scenario.name != nil else { return members }
        let placed = Set(scenario.active.lazy.map { document[$0].firstItem })
        var latest: [TextRange: Int] = [:]
        for index in members {
            if let declaration = document[proven.lowered.items[index]].declaration { latest[declaration] = index }
        }
        return members.filter { index in
            let id = proven.lowered.items[index]
            guard let declaration = document[id].declaration, let last = latest[declaration], last != index,
                proven.lowered.layout.items[last].parent == proven.lowered.layout.items[index].parent
            else { return true }
            return placed.contains(id) || (shown.isSolved(id) && !shown.frame(index, in: .superview).isEmpty)
        }
    }

    private func sizes(_ root: Int) -> LayoutReport.Sizes {
        let sizes = proven.solution.satisfiableSizes.first { $0.root.index == root }
        return LayoutReport.Sizes(
            widths: .init(minimum: sizes?.minimum.horizontal, maximum: sizes?.maximum.horizontal),
            heights: .init(minimum: sizes?.minimum.vertical, maximum: sizes?.maximum.vertical))
    }

    private func name(_ index: Int) -> String {
        proven.lowered.items.indices.contains(index)
            ? document.name(of: proven.lowered.items[index]) : proven.lowered.layout.items[index].name
    }

    private func view(_ index: Int) -> LayoutReport.View {
        let id = proven.lowered.items[index]
        let item = document[id]
        let isKnown = shown.isSolved(id)
        let frame = shown.frame(index, in: .superview)
        let absolute = shown.frame(index, in: .root)
        return LayoutReport.View(
            name: name(index), className: item.className,
            superview: proven.lowered.layout.items[index].parent.map { name($0.index) },
            range: item.nameRange ?? item.declaration, frame: isKnown && !frame.isEmpty ? frame : nil,
            absoluteFrame: isKnown && !absolute.isEmpty ? absolute : nil,
            ambiguous: isKnown
                ? shown.free(index).map { ($0.attribute.name, .init(minimum: $0.minimum, maximum: $0.maximum)) } : [],
            isEstimated: isKnown && frame.isEstimated,
            causes: LayoutSolution.FrameAttribute.allCases.map { shown.expressions.causes(of: $0, index) },
            note: note(id, isAssumption: isKnown && !frame.isEmpty))
    }

    private func note(_ id: ItemID, isAssumption: Bool) -> LayoutReport.View.Note? {
        let note = document.frameNote(on: shown, item: id)
        guard let text = note.line(language) else { return nil }
        return .init(
            text: text, isAssumption: isAssumption, assumptions: note.assumptions.map { $0[language] },
            gap: note.gap?[language])
    }

    private func constraint(_ index: Int) -> LayoutReport.Constraint {
        let lowered = proven.lowered.layout.constraints[index]
        let made = document[proven.lowered.constraints[index]]
        return LayoutReport.Constraint(
            id: "c\(index + 1)", range: made.range, outside: document.outsidePlace(of: made.range),
            firstItem: name(lowered.firstItem.index),
            firstAttribute: lowered.firstAttribute.name, relation: lowered.relation.symbol,
            secondItem: lowered.secondItem.map { name($0.index) }, secondAttribute: lowered.secondAttribute.name,
            multiplier: lowered.multiplier, constant: lowered.constant, priority: lowered.priority.value,
            identifier: lowered.identifier, violation: violation(index))
    }

    /// nil where it rests on something that is not known.
    private func violation(_ index: Int) -> Double? {
        let lowered = proven.lowered.layout.constraints[index]
        let isKnown = [lowered.firstItem, lowered.secondItem].compactMap { $0 }.allSatisfy { id in
            proven.lowered.items.indices.contains(id.index)
                && shown.isSolved(proven.lowered.items[id.index])
        }
        guard isKnown, shown.solution.violations.indices.contains(index) else { return nil }
        // What rounding leaves is no violation.
        let amount = shown.solution.violations[index]
        let isSure = shown.alternatives.allSatisfy { other in
            other.solution.violations.indices.contains(index)
                && abs(other.solution.violations[index] - amount) <= 0.001
        }
        guard isSure else { return nil }
        return amount <= 0.001 ? 0 : amount
    }

    /// nil for one that a program need not have, which `check` does not report either.
    private func conflicts(_ root: Int) -> [LayoutReport.Conflict?] {
        proven.solution.conflicts.compactMap { conflict -> LayoutReport.Conflict?? in
            let members = conflict.members.compactMap { source -> Int? in
                if case .constraint(let id) = source { id.index } else { nil }
            }
            guard let first = members.first, proven.lowered.layout.constraints.indices.contains(first),
                roots[proven.lowered.layout.constraints[first].firstItem.index] == root
            else { return nil }
            guard certainConflicts.contains(conflict, in: proven) else { return .some(nil) }
            return LayoutReport.Conflict(
                constraints: members.map { "c\($0 + 1)" }, broken: conflict.broken.map { "c\($0.index + 1)" },
                explanation: conflict.arithmetic)
        }
    }
}
