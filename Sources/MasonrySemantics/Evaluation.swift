// The entry of the module: from a tree to its meaning, and from a scenario to the engine's input.

import AutoLayout
import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// The meaning of `tree`. Cannot fail: what is wrong is in `problems`, what is not known is marked unknown.
    package static func evaluate(_ tree: SyntaxTree) -> LayoutDocument {
        LayoutDocument(tree: tree)
    }

    /// The engine's input for one scenario on one screen: all items that take part, the known active constraints.
    package func lower(_ scenario: Scenario, on screen: Screen) -> ScenarioLayout {
        ScenarioLayout(layout: Layout(screen: screen))
    }
}
