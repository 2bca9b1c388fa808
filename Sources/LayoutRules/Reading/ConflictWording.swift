// Puts a conflict into words: its members, the arithmetic, what breaks, and what would mend it.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The wording and the fixes of one conflict, shared by the rules about conflicts.
struct ConflictWording {
    let group: ConflictGroup
    let context: RuleContext

    private var document: LayoutDocument { context.document }
    private var made: MadeConstraint { document[group.broken] }
    private var scenario: Scenario? { context.scenario(group.scenario) }
    private var entry: SolvedScenario { context.solved[group.solvedIndex] }

    func report(extra: Phrase?) -> FindingDraft {
        let broken = text(group.broken)
        let message: Phrase = .sentences([
            // First what is wrong: editors show the beginning of a message beside its line.
            contradiction,
            extra,
            neededSize,
            "Unable to simultaneously satisfy constraints.",
            "Will attempt to recover by breaking constraint `\(broken)`.",
            advice,
        ])
        // What is kept is broken where it is switched on.
        let switched = scenario?.switched[group.broken]
        var report = FindingDraft(switched ?? context.place(of: group.broken), message)
        report.scenario = context.scenarioName(group.scenario)
        for member in group.members where member != group.broken {
            report.relate(context.place(of: member), "`\(text(member))` is part of the conflict")
        }
        if switched != nil {
            report.relate(context.place(of: group.broken), "`\(text(group.broken))` is part of the conflict")
            return report
        }
        return fixes.reduce(report) { $0.fixing($1.title, $1.safety, $1.edits) }
    }

    private func text(_ id: MadeConstraintID) -> String { document.text(of: id, in: scenario) }

    private var contradiction: Phrase {
        let others = group.members.filter { $0 != group.broken }
        var parts = others.prefix(4).map { context.textWithLine($0, in: group.scenario) }
        if others.count > 4 { parts.append("\(others.count - 4) more") }
        parts += group.system.compactMap(systemPart)
        let broken = text(group.broken)
        switch (parts.isEmpty, group.arithmetic.isEmpty) {
        case (true, true): return "`\(broken)` cannot be satisfied."
        case (true, false): return "`\(broken)` cannot be satisfied: \(group.arithmetic)."
        case (false, true): return "`\(broken)` conflicts with \(.list(parts))."
        case (false, false): return "`\(broken)` conflicts with \(.list(parts)): \(group.arithmetic)."
        }
    }

    private func systemPart(_ source: LayoutSolution.Source) -> Phrase? {
        switch source {
        case .constraint: return nil
        case .rootSize(let item, let axis):
            let size =
                entry.lowered.layout.items.indices.contains(item.index)
                ? entry.solution.frames[item.index] : Rect(x: 0, y: 0, width: 0, height: 0)
            let name = self.name(item)
            return axis == .horizontal
                ? "the width of `\(name)`, \(size.width)" : "the height of `\(name)`, \(size.height)"
        case .nonNegativeSize(let item, let axis):
            let name = self.name(item)
            return axis == .horizontal
                ? "`\(name)`'s width, which is never negative" : "`\(name)`'s height, which is never negative"
        case .system(let item): return "the guides and margins of `\(name(item))`"
        case .stack(let item):
            return "the constraints that the stack view `\(name(item))` adds to its arranged subviews"
        }
    }

    private func name(_ loweredItem: ItemID) -> String {
        guard entry.lowered.items.indices.contains(loweredItem.index) else { return "?" }
        return document.name(of: entry.lowered.items[loweredItem.index])
    }

    /// The sizes of the root from which the constraints would hold, where its size takes part.
    private var neededSize: Phrase? {
        for case .rootSize(let root, let axis) in group.system {
            guard let sizes = entry.solution.satisfiableSizes.first(where: { $0.root == root }) else { continue }
            let name = self.name(root)
            let minimum = sizes.minimum[axis]
            let maximum = sizes.maximum[axis]
            if let minimum, let maximum, minimum > maximum { return nil }
            let size = entry.solution.frames[root.index]
            let actual = axis == .horizontal ? size.width : size.height
            if let minimum, minimum > actual {
                return axis == .horizontal
                    ? "`\(name)` needs at least \(minimum) pt of width."
                    : "`\(name)` needs at least \(minimum) pt of height."
            }
            if let maximum, maximum < actual {
                return axis == .horizontal
                    ? "`\(name)` may have at most \(maximum) pt of width."
                    : "`\(name)` may have at most \(maximum) pt of height."
            }
        }
        return nil
    }

    private var advice: Phrase {
        // A helper that is called again, the body of a loop.
        let isRunAgain = group.members.contains { id in
            let other = document[id]
            return id != group.broken && other.range == made.range && other.firstItem == made.firstItem
                && other.firstAttribute == made.firstAttribute
        }
        if isRunAgain {
            return "The same line made both because it runs more than once: run it once, or use remake there."
        }
        if let fitting = group.fittingConstant, made.constant != nil, made.constantRange != nil {
            return "Remove one of them, give one a lower priority, or use the constant \(fitting)."
        }
        return "Remove one of them, or give one a lower priority."
    }

    private struct ConflictFix {
        var title: Phrase
        var safety = Fix.Safety.unsafe
        var edits: [TextEdit]
    }

    private var fixes: [ConflictFix] {
        guard let id = made.chain, document.chains.indices.contains(id.index) else { return [] }
        let chain = document[id]
        var fixes: [ConflictFix] = []
        if let fitting = group.fittingConstant, let edit = constantEdit(fitting, chain) {
            fixes.append(ConflictFix(title: "Change the constant to \(edit.text)", edits: [edit]))
        }
        if let edit = relationEdit(chain) {
            fixes.append(ConflictFix(title: "Change to `\(edit.text)`", edits: [edit]))
        }
        if !chain.steps.contains(where: { if case .priority = $0.kind { true } else { false } }) {
            let end = TextRange(at: chain.range.end)
            fixes.append(ConflictFix(title: "Lower the priority to 750", edits: [TextEdit(end, ".priority(750)")]))
        }
        if let edit = secondMakeEdit(chain) {
            fixes.insert(ConflictFix(title: "Change to `\(edit.text)`", edits: [edit]), at: 0)
        } else if chain.constraints.count == 1 {
            fixes.append(
                ConflictFix(title: "Remove this constraint", edits: [context.removal(ofStatement: chain.range)]))
        }
        return fixes
    }

    /// Where the block makes again what another block on the view has made, it was meant to change it.
    private func secondMakeEdit(_ chain: Chain) -> TextEdit? {
        let hasFirst = group.members.contains { id in
            guard id != group.broken, document[id].firstItem == made.firstItem,
                document[id].firstAttribute == made.firstAttribute, document[id].range.start < made.range.start,
                let other = document[id].chain, document.chains.indices.contains(other.index)
            else { return false }
            return document[other].block != chain.block
        }
        return hasFirst ? SecondMake.edit(of: chain.block, in: context) : nil
    }

    /// The written number replaced by the one that fits; nil where it is no plain number or others share it.
    private func constantEdit(_ fitting: Double, _ chain: Chain) -> TextEdit? {
        guard let range = made.constantRange, let constant = made.constant,
            scenario?.changedConstants[group.broken] == nil
        else { return nil }
        let sharing = chain.constraints.filter { document[$0].constantRange == range }
        guard sharing.count <= 1 else { return nil }
        return NumberEdit.replacing(range, giving: constant, by: fitting, in: context.text)
    }

    /// An equation made one-sided in the direction in which it can hold.
    private func relationEdit(_ chain: Chain) -> TextEdit? {
        guard chain.constraints.count == 1, let relation = chain.relation, relation.relation == .equal,
            let fitting = group.fittingConstant, let constant = made.constant, fitting != constant
        else { return nil }
        let spelling = context.source(relation.step.nameRange)
        let name = fitting < constant ? "lessThanOrEqualTo" : "greaterThanOrEqualTo"
        switch spelling {
        case "equalTo": return TextEdit(relation.step.nameRange, name)
        case "mas_equalTo": return TextEdit(relation.step.nameRange, "mas_" + name)
        case "equalToSuperview": return TextEdit(relation.step.nameRange, name + "Superview")
        default: return nil
        }
    }
}

/// Replaces a written number by another, in its own spelling.
enum NumberEdit {
    /// An edit of the number at `range` that gives a constraint the constant `new` instead of `old`; nil where the
    /// text is not `old` or its negation.
    static func replacing(_ range: TextRange, giving old: Double, by new: Double, in text: SourceText) -> TextEdit? {
        var spelling = Substring(text[range])
        var prefix = ""
        if spelling.first == "@" {
            prefix = "@"
            spelling = spelling.dropFirst()
        }
        var suffix = ""
        if let last = spelling.last, last == "f" || last == "F" {
            suffix = String(last)
            spelling = spelling.dropLast()
        }
        guard let written = Double(spelling) else { return nil }
        let value: Double
        if (written - old).magnitude < 1e-9 {
            value = new
        } else if (written + old).magnitude < 1e-9 {
            value = -new
        } else {
            return nil
        }
        let digits = value.inPoints
        if suffix.isEmpty || digits.utf8.contains(0x2E) { return TextEdit(range, prefix + digits + suffix) }
        let isDecimal = spelling.utf8.contains(0x2E)
        return TextEdit(range, prefix + digits + (isDecimal ? ".0" : "") + suffix)
    }
}
