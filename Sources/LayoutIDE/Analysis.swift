// The façade: one immutable snapshot of a file, from its bytes to its findings.

import AutoLayout
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Everything known about one version of one file. Each editor feature is a synchronous function on it.
package struct Analysis: Sendable {
    package let text: SourceText
    package let tree: SyntaxTree
    package let document: LayoutDocument
    /// Every scenario on every screen, in the order of the document.
    package let solved: [SolvedScenario]
    /// In written order.
    package let findings: [Finding]
    package let configuration: AnalysisConfiguration

    /// Parses, evaluates, solves and checks `text`. Cannot fail.
    package init(text: SourceText, dialect: Dialect, configuration: AnalysisConfiguration = AnalysisConfiguration()) {
        self.text = text
        self.configuration = configuration
        tree = SyntaxTree(text: text, dialect: dialect)
        document = LayoutDocument.evaluate(tree)
        solved = []
        findings = []
    }
}
