// The entry of the module: from a tree to its meaning, and from a scenario to the engine's input.

import AutoLayout
import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// The meaning of `tree`. Cannot fail: what is wrong is in `problems`, what is not known is marked unknown.
    package static func evaluate(_ tree: SyntaxTree) -> LayoutDocument {
        var evaluator = Evaluator(tree: tree)
        evaluator.runMasonryFile()
        return evaluator.document
    }
}
