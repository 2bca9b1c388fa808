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
        /// Whether all required constraints can hold; nil where finding out was too much work.
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
        /// In the superview, in points; nil where it depends on something unknown.
        package var frame: Rect?
        /// In the root, in points.
        package var absoluteFrame: Rect?
        /// The undetermined attributes with their ranges, x before y before width before height.
        package var ambiguous: [(attribute: String, range: Interval)]
        package var isEstimated: Bool
        /// What the frame rests on, where not all of it is known.
        package var note: Note?

        package struct Note: Sendable, Hashable {
            package var text: String
            /// Whether there is a frame, if what the text assumes is so.
            package var isAssumption: Bool
        }
    }

    package struct Constraint: Sendable {
        /// `c1`, `c2`, … in the order of installation, unique in a layout.
        package var id: String
        /// The chain or statement.
        package var range: TextRange
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
        LayoutReport(
            layouts: shown.flatMap { entry in
                RootReporter(document: document, entry: entry, language: configuration.language).layouts()
            })
    }
}

/// Takes one solution apart by roots.
private struct RootReporter {
    let document: LayoutDocument
    let entry: SolvedScenario
    let language: MessageLanguage
    private let roots: [Int]

    init(document: LayoutDocument, entry: SolvedScenario, language: MessageLanguage) {
        self.document = document
        self.entry = entry
        self.language = language
        var roots: [Int] = []
        for (index, item) in entry.lowered.layout.items.enumerated() {
            // Parents stand before their children.
            roots.append(item.parent.map { roots.indices.contains($0.index) ? roots[$0.index] : index } ?? index)
        }
        self.roots = roots
    }

    func layouts() -> [LayoutReport.RootLayout] {
        entry.lowered.layout.items.indices.filter { roots[$0] == $0 }.compactMap(layout)
    }

    private func layout(_ root: Int) -> LayoutReport.RootLayout? {
        guard document.screens.indices.contains(entry.screen), document.scenarios.indices.contains(entry.scenario)
        else { return nil }
        let conflicts = self.conflicts(root)
        let members = entry.lowered.layout.items.indices.filter { roots[$0] == root }
        let isSolved = members.allSatisfy { entry.solution.isSolved(ItemID($0)) }
        let scenario = document.scenarios[entry.scenario]
        return LayoutReport.RootLayout(
            screen: document.screens[entry.screen].screen, state: scenario.name, owner: scenario.owner,
            root: name(root), isSatisfiable: conflicts.isEmpty ? (isSolved ? true : nil) : false,
            sizes: isSolved ? sizes(root) : nil, views: members.map(view),
            constraints: entry.lowered.layout.constraints.indices.filter {
                roots[entry.lowered.layout.constraints[$0].firstItem.index] == root
            }.map(constraint), conflicts: conflicts)
    }

    private func sizes(_ root: Int) -> LayoutReport.Sizes {
        let sizes = entry.solution.satisfiableSizes.first { $0.root.index == root }
        return LayoutReport.Sizes(
            widths: .init(minimum: sizes?.minimum.horizontal, maximum: sizes?.maximum.horizontal),
            heights: .init(minimum: sizes?.minimum.vertical, maximum: sizes?.maximum.vertical))
    }

    private func name(_ index: Int) -> String {
        entry.lowered.items.indices.contains(index)
            ? document.name(of: entry.lowered.items[index]) : entry.lowered.layout.items[index].name
    }

    private func view(_ index: Int) -> LayoutReport.View {
        let item = document[entry.lowered.items[index]]
        let knowledge = entry.knowledge(of: entry.lowered.items[index], in: document)
        let isKnown = knowledge.isShown
        let ambiguities = entry.solution.ambiguities.filter { $0.item.index == index }
        return LayoutReport.View(
            name: name(index), className: item.className,
            superview: entry.lowered.layout.items[index].parent.map { name($0.index) },
            range: item.nameRange ?? item.declaration, frame: isKnown ? entry.solution.frames[index] : nil,
            absoluteFrame: isKnown ? entry.solution.absoluteFrames[index] : nil,
            ambiguous: ambiguities.map { ($0.attribute.name, .init(minimum: $0.minimum, maximum: $0.maximum)) },
            isEstimated: item.isEstimated,
            note: document.sentence(on: knowledge, in: entry).map {
                .init(text: $0[language], isAssumption: isKnown)
            })
    }

    private func constraint(_ index: Int) -> LayoutReport.Constraint {
        let lowered = entry.lowered.layout.constraints[index]
        let made = document[entry.lowered.constraints[index]]
        let isKnown = [lowered.firstItem, lowered.secondItem].compactMap { $0 }.allSatisfy { id in
            entry.lowered.items.indices.contains(id.index)
                && entry.knowledge(of: entry.lowered.items[id.index], in: document).isShown
        }
        var violation: Double?
        if isKnown, entry.solution.violations.indices.contains(index) {
            // What rounding leaves is no violation.
            let amount = entry.solution.violations[index]
            violation = amount <= 0.001 ? 0 : amount
        }
        return LayoutReport.Constraint(
            id: "c\(index + 1)", range: made.range, firstItem: name(lowered.firstItem.index),
            firstAttribute: lowered.firstAttribute.name, relation: lowered.relation.symbol,
            secondItem: lowered.secondItem.map { name($0.index) }, secondAttribute: lowered.secondAttribute.name,
            multiplier: lowered.multiplier, constant: lowered.constant, priority: lowered.priority.value,
            identifier: lowered.identifier, violation: violation)
    }

    private func conflicts(_ root: Int) -> [LayoutReport.Conflict] {
        entry.solution.conflicts.compactMap { conflict in
            let members = conflict.members.compactMap { source -> Int? in
                if case .constraint(let id) = source { id.index } else { nil }
            }
            guard let first = members.first, entry.lowered.layout.constraints.indices.contains(first),
                roots[entry.lowered.layout.constraints[first].firstItem.index] == root
            else { return nil }
            return LayoutReport.Conflict(
                constraints: members.map { "c\($0 + 1)" }, broken: conflict.broken.map { "c\($0.index + 1)" },
                explanation: conflict.arithmetic)
        }
    }
}
