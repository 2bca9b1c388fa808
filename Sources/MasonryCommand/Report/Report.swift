// What reports are made of: findings with lines and columns, free of the text they were found in.

import LayoutIDE

/// A place in a file as reports count: lines and columns from 1, columns in UTF-16 units.
package struct ReportRange: Sendable, Hashable {
    package struct Position: Sendable, Hashable, Comparable {
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        package static func < (lhs: Position, rhs: Position) -> Bool {
            (lhs.line, lhs.column) < (rhs.line, rhs.column)
        }
    }

    package var start: Position
    /// Just after the last character.
    package var end: Position

    package init(start: Position, end: Position) {
        self.start = start
        self.end = end
    }
}

/// One finding as reports show it.
package struct ReportFinding: Sendable, Hashable {
    package var file: String
    package var range: ReportRange
    package var rule: String
    package var severity: Severity
    package var message: String
    package var scenario: String?
    package var screen: String?
    package var related: [Related] = []
    package var fixes: [Fix] = []
    /// A conflict, drawn as text; formats with room for it show it.
    package var picture: String?
    /// Names the finding by its content, so that it stays the same when lines move.
    package var fingerprint = ""

    package struct Related: Sendable, Hashable {
        package var file: String
        package var range: ReportRange
        package var message: String

        package init(file: String, range: ReportRange, message: String) {
            self.file = file
            self.range = range
            self.message = message
        }
    }

    package struct Fix: Sendable, Hashable {
        package var title: String
        package var isSafe: Bool
        package var edits: [Edit]

        package init(title: String, isSafe: Bool, edits: [Edit]) {
            self.title = title
            self.isSafe = isSafe
            self.edits = edits
        }
    }

    package struct Edit: Sendable, Hashable {
        package var file: String
        package var range: ReportRange
        package var text: String

        package init(file: String, range: ReportRange, text: String) {
            self.file = file
            self.range = range
            self.text = text
        }
    }

    package init(file: String, range: ReportRange, rule: String, severity: Severity, message: String) {
        self.file = file
        self.range = range
        self.rule = rule
        self.severity = severity
        self.message = message
    }
}

/// The outcome of one `expect` line on one screen.
package struct ReportExpectation: Sendable, Hashable {
    /// As written.
    package var text: String
    package var line: Int
    package var screen: String?
    package var state: String?
    /// The message of the finding where it failed.
    package var failure: String?

    package init(text: String, line: Int, screen: String?, state: String?, failure: String?) {
        self.text = text
        self.line = line
        self.screen = screen
        self.state = state
        self.failure = failure
    }
}

/// Everything a report says about one file.
package struct FileReport: Sendable {
    /// As it was named, or as found below a folder that was named.
    package var path: String
    package var findings: [ReportFinding] = []
    package var expectations: [ReportExpectation] = []
    /// The text, for formats that quote it; empty where there is none.
    package var source: SourceLines?
    /// How many findings the baseline hid.
    package var hiddenByBaseline = 0
    /// The constraint blocks, and those of which not everything could be read.
    package var blocks = 0
    package var unreadBlocks = 0

    package init(path: String) { self.path = path }
}

/// What a run amounts to.
package struct ReportSummary: Sendable, Hashable {
    package var files = 0
    package var errors = 0
    package var warnings = 0
    package var informations = 0
    package var hints = 0
    package var expectationsPassed = 0
    package var expectationsFailed = 0
    package var hiddenByBaseline = 0
    /// nil where they were not asked for.
    package var statistics: LayoutStatistics?
    /// How often each kind was found.
    package var kinds: [FindingKind: Int] = [:]
    /// The constraint blocks, and those of which not everything could be read.
    package var blocks = 0
    package var unreadBlocks = 0

    /// Where two versions were compared; all counts are then of what the change brings.
    package var comparison: Comparison?

    package struct Comparison: Sendable, Hashable {
        /// As it was given.
        package var revision: String
        /// Found at the revision, and no longer; their places are those of that version.
        package var repaired: [ReportFinding]
    }

    package struct FindingKind: Sendable, Hashable {
        package var severity: Severity
        package var rule: String
    }

    package init() {}

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
