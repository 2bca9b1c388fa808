// The one border to the analysis: from a text to findings in plain values with byte offsets.

import LayoutIDE
import SourceText

/// A finding with byte offsets, before it becomes part of a report.
struct InspectedFinding: Sendable, Hashable {
    var rule: String
    var severity: ReportSeverity
    var range: TextRange
    var message: String
    var related: [Related] = []
    var fixes: [Fix] = []
    var scenario: String?
    var screen: String?
    /// A conflict, drawn as text.
    var picture: String?

    struct Related: Sendable, Hashable {
        var range: TextRange
        var message: String
    }

    struct Fix: Sendable, Hashable {
        var title: String
        var isSafe: Bool
        var edits: [TextEdit]
    }
}

/// An `expect` line with its outcome on one screen.
struct InspectedExpectation: Sendable, Hashable {
    var range: TextRange
    var screen: String?
    var state: String?
    var failure: String?
}

/// What is known of one text.
struct Inspection: Sendable {
    var findings: [InspectedFinding] = []
    var expectations: [InspectedExpectation] = []
    /// The screens it was laid out on.
    var screens: [String] = []
    /// How much of it is understood, where that was asked for.
    var statistics: LayoutStatistics?
    /// The constraint blocks, and those of which not everything could be read.
    var blocks = 0
    var unreadBlocks = 0
    /// What was asked of other files, where somebody wanted to know.
    var questions: OutsideQuestions?
}

/// The three kinds of text, by the ending of a file's name.
enum TextKind: String, Sendable, CaseIterable {
    case masonry, m, mm, swift

    init?(path: String) { self.init(rawValue: fileExtension(path).lowercased()) }

    var dialect: Dialect {
        switch self {
        case .masonry: .masonry
        case .m, .mm: .objectiveC
        case .swift: .swift
        }
    }

    /// Why a file cannot be read as any of them; nil where its name and its bytes say that it can.
    static func objection(to path: String, _ bytes: [UInt8]) -> LocalizedText? {
        guard TextKind(path: path) != nil else {
            return LocalizedText(
                "not checked: only .masonry, .m, .mm and .swift files are read", "未检查：只能读取 .masonry、.m、.mm、.swift 文件")
        }
        // Editors and compilers take such files for data, too.
        guard bytes.prefix(8_000).contains(0) else { return nil }
        return LocalizedText("not checked: not a text", "未检查：不是文本文件")
    }
}

/// Analyses texts. A value rather than a function, so that tests can give findings of their own.
struct Inspector: Sendable {
    var inspect: @Sendable (SourceText, TextKind, AnalysisSettings) -> Inspection

    /// The pictures of conflicts of one file: each looks at the whole layout.
    private static let maximumPictures = 20

    /// The real one.
    static let layoutAnalysis = Inspector { text, kind, settings in
        let analysis = analyze(text, kind, settings)
        var picturesLeft = Inspector.maximumPictures
        var inspection = Inspection(
            findings: analysis.findings.map { finding in
                var inspected = InspectedFinding(
                    rule: finding.rule.rawValue, severity: ReportSeverity(rawValue: finding.severity.name) ?? .error,
                    range: finding.range, message: finding.message)
                inspected.related = finding.related.map { .init(range: $0.range, message: $0.message) }
                inspected.fixes = finding.fixes.map {
                    .init(title: $0.title, isSafe: $0.safety == .safe, edits: $0.edits)
                }
                inspected.scenario = finding.scenario
                inspected.screen = finding.screen
                if picturesLeft > 0, let picture = analysis.conflictPicture(of: finding) {
                    inspected.picture = picture
                    picturesLeft -= 1
                }
                return inspected
            })
        inspection.expectations = analysis.expectationOutcomes().map {
            InspectedExpectation(range: $0.range, screen: $0.screen, state: $0.state, failure: $0.failure)
        }
        inspection.screens = analysis.document.screens.map(\.screen.name)
        let statistics = analysis.statistics
        inspection.questions = analysis.questions
        inspection.blocks = statistics.blocks.all
        inspection.unreadBlocks = statistics.blocks.all - statistics.blocks.full
        if settings.wantsStatistics { inspection.statistics = statistics }
        return inspection
    }
}

/// The analysis of a text under settings.
func analyze(_ text: SourceText, _ kind: TextKind, _ settings: AnalysisSettings) -> Analysis {
    Analysis(text: text, dialect: kind.dialect, configuration: settings.analysisConfiguration)
}
