// The entry of the module: from a tree to its meaning, and from a scenario to the engine's input.

import AutoLayout
import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// The meaning of `tree`. Cannot fail: what is wrong is in `problems`, what is not known is marked unknown.
    package static func evaluate(
        _ tree: SyntaxTree, options: EvaluationOptions = EvaluationOptions()
    ) -> LayoutDocument {
        var questions: OutsideQuestions?
        return evaluate(tree, with: options.index?.attaching(to: tree, asking: &questions), options: options)
    }

    /// With the code of other files that the index has for the tree: the same on all devices.
    package static func evaluate(
        _ tree: SyntaxTree, with attached: AttachedCode?, options: EvaluationOptions
    ) -> LayoutDocument {
        if let attached {
            var evaluator = Evaluator(tree: attached.tree, options: options)
            evaluator.composition.ownLength = tree.text.length
            evaluator.runSourceFile()
            evaluator.document.detach(tree, from: attached)
            evaluator.document.questions = evaluator.facts.questions
            return evaluator.document
        }
        var evaluator = Evaluator(tree: tree, options: options)
        evaluator.reserveCapacity(for: tree)
        switch tree.dialect {
        case .masonry: evaluator.runMasonryFile()
        case .objectiveC, .swift: evaluator.runSourceFile()
        }
        evaluator.document.questions = evaluator.facts.questions
        return evaluator.document
    }
}
