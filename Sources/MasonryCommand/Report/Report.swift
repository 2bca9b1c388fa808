// What reports are made of: findings with lines and columns, free of the text they were found in.

import LayoutIDE

/// A place in a file as reports count: lines and columns from 1, columns in UTF-16 units.
struct ReportRange: Sendable, Hashable {
    struct Position: Sendable, Hashable, Comparable {
        var line: Int
        var column: Int

        static func < (lhs: Position, rhs: Position) -> Bool {
            (lhs.line, lhs.column) < (rhs.line, rhs.column)
        }
    }

    var start: Position
    /// Just after the last character.
    var end: Position
}

/// One finding as reports show it.
struct ReportFinding: Sendable, Hashable {
    var file: String
    var range: ReportRange
    var rule: String
    var severity: Severity
    var message: String
    var scenario: String?
    var screen: String?
    var related: [Related] = []
    var fixes: [Fix] = []
    /// A conflict, drawn as text; formats with room for it show it.
    var picture: String?
    /// Names the finding by its content, so that it stays the same when lines move.
    var fingerprint = ""

    struct Related: Sendable, Hashable {
        var file: String
        var range: ReportRange
        var message: String
    }

    struct Fix: Sendable, Hashable {
        var title: String
        var isSafe: Bool
        var edits: [Edit]
    }

    struct Edit: Sendable, Hashable {
        var file: String
        var range: ReportRange
        var text: String
    }
}

/// The outcome of one `expect` line on one screen.
struct ReportExpectation: Sendable, Hashable {
    /// As written.
    var text: String
    var line: Int
    var screen: String?
    var state: String?
    /// The message of the finding where it failed.
    var failure: String?
}

/// Everything a report says about one file.
struct FileReport: Sendable {
    /// As it was named, or as found below a folder that was named.
    var path: String
    var findings: [ReportFinding] = []
    var expectations: [ReportExpectation] = []
    /// The text, for formats that quote it; empty where there is none.
    var source: SourceLines?
    /// How many findings the baseline hid.
    var hiddenByBaseline = 0
    /// The constraint blocks, and those of which not everything could be read.
    var blocks = 0
    var unreadBlocks = 0
}

/// What a run amounts to.
struct ReportSummary: Sendable, Hashable {
    var files = 0
    var errors = 0
    var warnings = 0
    var informations = 0
    var hints = 0
    var expectationsPassed = 0
    var expectationsFailed = 0
    var hiddenByBaseline = 0
    /// nil where they were not asked for.
    var statistics: LayoutStatistics?
    /// How often each kind was found.
    var kinds: [FindingKind: Int] = [:]
    /// The constraint blocks, and those of which not everything could be read.
    var blocks = 0
    var unreadBlocks = 0

    /// Where two versions were compared; all counts are then of what the change brings.
    var comparison: Comparison?

    struct Comparison: Sendable, Hashable {
        /// As it was given.
        var revision: String
        /// Found at the revision, and no longer; their places are those of that version.
        var repaired: [ReportFinding]
    }

    struct FindingKind: Sendable, Hashable {
        var severity: Severity
        var rule: String
    }

    mutating func add(_ file: FileReport) {
        files += 1
        hiddenByBaseline += file.hiddenByBaseline
        blocks += file.blocks
        unreadBlocks += file.unreadBlocks
        for finding in file.findings {
            add(finding.severity)
            kinds[FindingKind(severity: finding.severity, rule: finding.rule), default: 0] += 1
        }
        for expectation in file.expectations {
            if expectation.failure == nil { expectationsPassed += 1 } else { expectationsFailed += 1 }
        }
    }

    mutating func add(_ other: LayoutStatistics) {
        var sum = statistics ?? LayoutStatistics()
        sum.add(other)
        statistics = sum
    }

    mutating func add(_ other: ReportSummary) {
        if let statistics = other.statistics { add(statistics) }
        files += other.files
        blocks += other.blocks
        unreadBlocks += other.unreadBlocks
        for (kind, count) in other.kinds { kinds[kind, default: 0] += count }
        errors += other.errors
        warnings += other.warnings
        informations += other.informations
        hints += other.hints
        expectationsPassed += other.expectationsPassed
        expectationsFailed += other.expectationsFailed
        hiddenByBaseline += other.hiddenByBaseline
    }

    private mutating func add(_ severity: Severity) {
        switch severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .information: informations += 1
        case .hint: hints += 1
        }
    }

    /// How many findings are at least as bad as `severity`.
    func count(atLeast severity: Severity) -> Int {
        switch severity {
        case .error: errors
        case .warning: errors + warnings
        case .information: errors + warnings + informations
        case .hint: errors + warnings + informations + hints
        }
    }
}
