// Checks one file, on any thread: reads, analyses, fixes, compares with the baseline, and writes its part of the report.

import LayoutIDE
import Project
import SourceText

/// What came of one file.
struct CheckOutcome: Sendable {
    var path: String
    /// Why the file could not be checked or written.
    var failure: LocalizedText?
    /// Its part of the report.
    var piece: [UInt8] = []
    var summary = ReportSummary()
    var fixesApplied = 0
    /// Entries of the baseline that no finding met.
    var disappeared: [Baseline.Entry] = []
    /// Entries for a new baseline.
    var entries: [Baseline.Entry] = []
    /// The screens that the file was checked on.
    var screens: [String] = []
    /// What was asked of other files; nil where there are none that it concerns, or nothing is kept.
    var questions: OutsideQuestions?
    /// nil for what is not kept for the next run.
    var kept: Kept?

    struct Kept: Sendable {
        var record: CachedRecord
        /// Whether that is not on the disk already.
        var isNew: Bool
    }
}

/// The part of a run that is the same for every file.
struct CheckWorker: Sendable {
    var inspector: Inspector
    var header: ReportHeader
    var format: any ReportFormat
    /// By the index that files carry.
    var settings: [FolderSettings]
    var screenFilter: ScreenFilter
    var baseline: Baseline?
    /// Paths of the baseline are relative to here; absolute.
    var baselineFolder: String
    var fixing: CheckOptions.Fixing
    var palette: Palette
    var wantsBaselineEntries: Bool
    var wantsStatistics: Bool
    /// nil where nothing is kept.
    var cache: OutcomeCache?

    /// Checks the file at its path.
    func check(_ file: DiscoveredFile) -> CheckOutcome {
        var failure: ReadFailure?
        let read = ReadFile.now(file.absolutePath) { path in
            switch readFile(path, limit: settings[file.configuration].byteLimit, isNamed: file.isNamed) {
            case .success(let bytes): return bytes
            case .failure(let problem):
                failure = problem
                return nil
            }
        }
        if let failure { return CheckOutcome(path: file.path, failure: failure.reason) }
        guard let (own, bytes) = read, let bytes else { return CheckOutcome(path: file.path) }
        var beside = CompanionReader(file.absolutePath, bytes)
        var outcome = check(file, bytes, beside.texts())
        if let cache, let companions = beside.files {
            let names = AskedNames(outcome.questions)
            let record = cache.record(outcome, names, file, of: own, companions)
            outcome.kept = record.map { CheckOutcome.Kept(record: $0, isNew: true) }
        }
        return outcome
    }

    /// Checks `bytes` as the content of `file`.
    func check(_ file: DiscoveredFile, _ bytes: [UInt8], _ companions: [SourceText]) -> CheckOutcome {
        var outcome = CheckOutcome(path: file.path)
        if let objection = Self.objection(to: file, bytes) {
            outcome.failure = objection
            return outcome
        }
        let mark = bytes.starts(with: byteOrderMark) ? byteOrderMark : []
        var text = SourceText(file: bytes)
        let kind = TextKind(path: file.path) ?? .masonry
        var settings = settings[file.configuration].analysis
        settings.companions = companions
        settings.notesQuestions = cache != nil && settings.index != nil
        var inspection: Inspection
        if let safety = fixing.safety {
            let fixer = FileFixer(inspector: inspector, kind: kind, settings: settings, safety: safety)
            let fixed = fixer.fix(text)
            if case .showDifference = fixing {
                return difference(file, text, fixed, settings, kind)
            }
            if fixed.applied > 0 {
                do {
                    try AtomicFile.replace(file.absolutePath, with: mark + fixed.text.bytes, madeOf: bytes)
                    outcome.fixesApplied = fixed.applied
                    text = fixed.text
                    inspection = fixed.inspection
                } catch {
                    outcome.failure = LocalizedText("not fixed: ", "未修复：") + error.reason
                    inspection = inspector.inspect(text, kind, settings)
                }
            } else {
                inspection = fixed.inspection
            }
        } else {
            inspection = inspector.inspect(text, kind, settings)
        }
        outcome.screens = inspection.screens
        outcome.questions = inspection.questions
        screenFilter.apply(to: &inspection)
        report(inspection, text, file, &outcome)
        return outcome
    }

    /// The findings in `bytes` as the content of `file`, with nothing fixed and none hidden.
    func report(_ file: DiscoveredFile, _ bytes: [UInt8], companions: [SourceText]) -> FileReport? {
        guard Self.objection(to: file, bytes) == nil, let kind = TextKind(path: file.path) else { return nil }
        let text = SourceText(file: bytes)
        var settings = settings[file.configuration].analysis
        settings.companions = companions
        var inspection = inspector.inspect(text, kind, settings)
        screenFilter.apply(to: &inspection)
        return FileReport(path: file.path, text: text, inspection)
    }

    private static func objection(to file: DiscoveredFile, _ bytes: [UInt8]) -> LocalizedText? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return LocalizedText("UTF-16 text; save it as UTF-8", "文件编码为 UTF-16，请另存为 UTF-8")
        }
        return TextKind.objection(to: file.path, bytes)
    }

    private func report(
        _ inspection: Inspection, _ text: SourceText, _ file: DiscoveredFile, _ outcome: inout CheckOutcome
    ) {
        var report = FileReport(path: file.path, text: text, inspection)
        if baseline != nil || wantsBaselineEntries {
            let name = pathAcross(file.absolutePath, from: baselineFolder)
            if let baseline { outcome.disappeared = report.hide(baseline, file: name) }
            if wantsBaselineEntries { outcome.entries = report.baselineEntries(file: name) }
        }
        outcome.summary.add(report)
        if wantsStatistics {
            var statistics = inspection.statistics
            statistics.name(file: file.path)
            outcome.summary.add(statistics)
        }
        outcome.piece = format.file(report)
    }

    /// What fixing would change, in place of the report.
    private func difference(
        _ file: DiscoveredFile, _ text: SourceText, _ fixed: FixedText, _ settings: AnalysisConfiguration,
        _ kind: TextKind
    ) -> CheckOutcome {
        var outcome = CheckOutcome(path: file.path)
        report(inspector.inspect(text, kind, settings), text, file, &outcome)
        outcome.piece = Array(
            UnifiedDiff.text(path: printable(file.path), from: text, to: fixed.text, palette: palette).utf8)
        outcome.fixesApplied = fixed.applied
        return outcome
    }
}

/// The screens that were asked for; findings on others are left out.
struct ScreenFilter: Sendable {
    /// Empty: every screen.
    var names: Set<String>

    func apply(to inspection: inout Inspection) {
        guard !names.isEmpty else { return }
        inspection.findings.removeAll { !accepts($0.screen) }
        inspection.expectations.removeAll { !accepts($0.screen) }
    }

    /// A finding may name several screens, with commas between them.
    func accepts(_ screen: String?) -> Bool {
        guard !names.isEmpty, let screen, !names.contains(screen) else { return true }
        return screen.components(separatedBy: ", ").contains { names.contains($0) }
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
