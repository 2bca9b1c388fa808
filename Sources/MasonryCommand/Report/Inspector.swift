// The one border to the analysis: from a text to what it says of it.

import LayoutIDE
import Project
import SourceText

/// What is known of one text.
struct Inspection: Sendable {
    var findings: [Finding] = []
    /// A conflict, drawn as text: each looks at the whole layout, so it is drawn only for what is reported.
    var picture: @Sendable (Finding) -> String? = { _ in nil }
    var expectations: [ExpectationOutcome] = []
    /// The screens it was laid out on.
    var screens: [String] = []
    /// How much of it is understood.
    var statistics = LayoutStatistics()
    /// What was asked of other files, where somebody wanted to know.
    var questions: OutsideQuestions?
}

/// Analyses texts. A value rather than a function, so that tests can give findings of their own.
struct Inspector: Sendable {
    var inspect: @Sendable (SourceText, TextKind, AnalysisConfiguration) -> Inspection

    /// The real one.
    static let layoutAnalysis = Inspector { text, kind, configuration in
        let analysis = analyze(text, kind, configuration)
        return Inspection(
            findings: analysis.findings, picture: { analysis.conflictPicture(of: $0) },
            expectations: analysis.expectationOutcomes(), screens: analysis.document.screens.map(\.screen.name),
            statistics: analysis.statistics, questions: analysis.questions)
    }
}

/// The analysis of a text.
func analyze(_ text: SourceText, _ kind: TextKind, _ configuration: AnalysisConfiguration) -> Analysis {
    Analysis(text: text, dialect: kind.dialect, configuration: configuration)
}
