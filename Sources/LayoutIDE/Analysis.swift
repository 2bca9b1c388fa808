// The façade: one immutable snapshot of a file, from its bytes to its findings.

import AutoLayout
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Everything known about one version of one file. Each editor feature is a synchronous function on it.
package struct Analysis: Sendable {
    package private(set) var document: LayoutDocument
    /// Every scenario on every screen, in the order of the document.
    package private(set) var solved: [SolvedScenario] = []
    /// In written order.
    package private(set) var findings: [Finding] = []
    package private(set) var configuration: AnalysisConfiguration
    /// Layouts as they are shown that were asked for since the text changed.
    var keptShown = KeptShown()

    package var tree: SyntaxTree { _read { yield document.tree } }
    package var text: SourceText { _read { yield document.tree.text } }

    /// Parses, evaluates, solves and checks `text`. Cannot fail.
    package init(text: SourceText, dialect: Dialect, configuration: AnalysisConfiguration = AnalysisConfiguration()) {
        self.configuration = configuration
        document = Self.evaluated(SyntaxTree.parse(text, dialect: dialect), configuration)
        solveAndCheck()
    }

    /// The analysis of the next version of `previous`'s text, or under another configuration: what has not changed is
    /// taken over. The result is the same as without `previous`; it takes least where nobody else has a copy of that.
    /// - Parameter configuration: nil for that of `previous`.
    package init(
        text: SourceText, following previous: consuming Analysis, configuration: AnalysisConfiguration? = nil
    ) {
        // Without the operator it is copied, and so is then every array that changes.
        self = consume previous
        update(to: text, configuration ?? self.configuration)
    }

    private mutating func update(to text: SourceText, _ configuration: AnalysisConfiguration) {
        keptShown = KeptShown()
        let change = TextChange(from: self.text, to: text)
        var tree = document.takeTree()
        tree.reparse(text, change)
        self.configuration = configuration
        // What is not needed any more makes room for what comes.
        document = LayoutDocument(tree: .empty)
        document = Self.evaluated(tree, configuration)
        solveAndCheck()
    }

    /// Takes other line numbers for the same text: what rules say may name some.
    mutating func renumber(_ numbers: LineNumbers) {
        keptShown = KeptShown()
        document.renumber(numbers)
        for index in solved.indices { solved[index].lowered.takeNames(of: document) }
        if !findings.isEmpty { check() }
    }

    private static func evaluated(_ tree: SyntaxTree, _ configuration: AnalysisConfiguration) -> LayoutDocument {
        var document = LayoutDocument.evaluate(tree, options: configuration.evaluationOptions(tree.dialect))
        document.useScreens(configuration.screens)
        return document
    }

    private mutating func solveAndCheck() {
        document.solve(&solved)
        check()
    }

    private mutating func check() {
        let settings = RuleSettings(
            severities: configuration.severities, options: configuration.ruleOptions, language: configuration.language)
        findings = RuleContext(document: document, solved: solved, options: settings.options).findings(settings)
    }
}

extension LayoutDocument {
    /// Replaces the default screen of a file that names none.
    fileprivate mutating func useScreens(_ chosen: [Screen]) {
        guard !chosen.isEmpty, screens.allSatisfy({ $0.declaration == nil }) else { return }
        screens = chosen.map { DocumentScreen(screen: $0) }
    }
}
