// A few statements of a file, evaluated with the names and views of the others.

import AutoLayout
import MasonrySyntax
import SourceText

/// What the new statements of a text make; all numbers count from 0.
struct EvaluatedPiece {
    let document: LayoutDocument
    /// What they made active, in order.
    let active: [MadeConstraintID]
    /// One a statement.
    let marks: [EvaluationMark]

    /// nil where they did more than make constraints.
    init?(_ change: TreeChange, of tree: SyntaxTree, in whole: LayoutDocument, _ record: inout EvaluationRecord) {
        var evaluator = Evaluator(tree: tree, following: whole, record)
        let fuel = evaluator.fuel
        var marks: [EvaluationMark] = []
        for index in change.newStatements {
            marks.append(evaluator.mark(isHoisted: false))
            guard evaluator.run(tree.root.statements[index]) == .next else { return nil }
        }
        evaluator.finish()
        guard
            record.use(suggestions: record.suggestionsLeft - evaluator.suggestionsLeft, fuel: fuel - evaluator.fuel),
            evaluator.document.items.count == whole.items.count, evaluator.knownRoot == record.knownRoot,
            evaluator.runtime.controllers.isEmpty, evaluator.runtime.store.hasOnlyNumbersAsMade,
            evaluator.noted.disputed.isEmpty, evaluator.document.standsIn(change.newBytes)
        else { return nil }
        document = evaluator.document
        active = evaluator.runtime.store.active
        self.marks = marks
    }
}

extension Evaluator {
    /// An evaluator in the state that the last statement of the top level left behind, but for what blocks made.
    fileprivate init(tree: SyntaxTree, following whole: LayoutDocument, _ record: EvaluationRecord) {
        self.init(tree: tree)
        document.items = whole.items
        document.constants = whole.constants
        document.screens = whole.screens
        document.states = whole.states
        scope = record.scope
        knownRoot = record.knownRoot
        facts = record.facts
        definitions.isSnapKitRightToLeft = record.isSnapKitRightToLeft
        suggestionsLeft = record.suggestionsLeft
    }
}

extension LayoutDocument {
    /// Whether all that was found stands between two bytes of the text.
    fileprivate func standsIn(_ bytes: Range<Int>) -> Bool {
        func isInside(_ range: TextRange) -> Bool {
            bytes.contains(range.start.utf8) && range.end.utf8 <= bytes.upperBound
        }
        return blocks.allSatisfy { isInside($0.range) } && chainRecords.allSatisfy { isInside($0.range) }
            && references.allSatisfy { isInside($0.range) } && problems.allSatisfy { isInside($0.range) }
    }
}
