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
        self.init(text: text, dialect: dialect, configuration: configuration, following: nil)
    }

    /// The analysis of the next version of `previous`'s text, or under another configuration: what has not changed is
    /// taken over. The result is the same as without `previous`.
    /// - Parameter configuration: nil for that of `previous`.
    package init(text: SourceText, following previous: Analysis, configuration: AnalysisConfiguration? = nil) {
        self.init(
            text: text, dialect: previous.tree.dialect, configuration: configuration ?? previous.configuration,
            following: previous)
    }

    private init(
        text: SourceText, dialect: Dialect, configuration: AnalysisConfiguration, following previous: Analysis?
    ) {
        self.text = text
        self.configuration = configuration
        let (tree, change) =
            previous.map { SyntaxTree.parse(text, following: $0.tree) } ?? (
                SyntaxTree.parse(text, dialect: dialect), nil
            )
        self.tree = tree
        document = Self.document(tree, change, configuration, following: previous)
        solved = document.solve(reusing: previous?.solved ?? [])
        let settings = RuleSettings(
            severities: configuration.severities, options: configuration.ruleOptions, language: configuration.language)
        findings = RuleContext(document: document, solved: solved, options: settings.options).findings(settings)
    }
}

extension Analysis {
    private static func document(
        _ tree: SyntaxTree, _ change: TreeChange?, _ configuration: AnalysisConfiguration, following previous: Analysis?
    ) -> LayoutDocument {
        if let change, let previous, previous.configuration.screens == configuration.screens {
            var document = previous.document
            if document.reevaluate(tree, after: change) { return document }
        }
        var document = LayoutDocument.evaluate(tree, options: configuration.evaluationOptions(tree.dialect))
        document.useScreens(configuration.screens)
        return document
    }
}

extension LayoutDocument {
    /// Replaces the default screen of a file that names none.
    fileprivate mutating func useScreens(_ chosen: [Screen]) {
        guard !chosen.isEmpty, screens.allSatisfy({ $0.declaration == nil }) else { return }
        screens = chosen.map { DocumentScreen(screen: $0) }
    }
}
