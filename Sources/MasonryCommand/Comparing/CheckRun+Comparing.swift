// `check --since REV --compare`: both versions are checked, and what only one of them has is told.

import LayoutIDE
import Project
import SourceText

extension CheckRun {
    /// Checks what the change since a revision concerns, now and as it was, and writes the report of the difference.
    mutating func compare(
        _ files: [DiscoveredFile], _ removed: [DiscoveredFile], _ worker: CheckWorker, with former: FormerTexts
    ) async throws {
        var before = worker
        let indexChanged = concernsIndex(former, worker)
        if indexChanged { await before.buildIndexes(for: files + removed, jobs: options.jobs, tool, former: former) }
        let task = Comparing(now: worker, before: before, former: former, readsAll: indexChanged)
        let all = files.filter(task.concerns) + removed
        let output = try options.output.map { try tool.outputFile($0) }
        var writer = ReportWriter(
            sink: output ?? tool.console.output, format: worker.format, isPlain: options.fixing.showsDifference)
        var progress = ProgressLine(tool.console, total: all.count, isOn: !options.isQuiet)
        var versions: [FindingComparison.Versions] = []
        let work: @Sendable (DiscoveredFile) -> Comparing.Outcome = { task.check($0) }
        await processInOrder(all, jobs: options.jobs, work: work) { (outcome) throws(Never) in
            progress.step()
            if let failure = outcome.failure {
                progress.erase()
                fail(about(outcome.path, failure))
            }
            versions.append(outcome.versions)
        }
        progress.erase()
        let comparison = FindingComparison(versions)
        try writer.open()
        for report in comparison.brought {
            try writer.add(worker.format.file(report))
            summary.add(report)
        }
        summary.files = all.count
        summary.comparison = .init(revision: former.revision, repaired: comparison.repaired)
        try writer.close(summary)
        try tool.finish(output, options.output)
    }

    /// Whether something changed that findings of other files may follow from.
    private func concernsIndex(_ former: FormerTexts, _ worker: CheckWorker) -> Bool {
        guard !former.isEmpty else { return false }
        return worker.settings.contains { settings in
            guard !settings.index.roots.isEmpty else { return false }
            let files = IndexFiles(settings.index, tool.project, former: former).paths
            let present = IndexFiles(settings.index, tool.project).paths
            return files != present || present.contains(where: former.hasChanged)
        }
    }
}

/// What each file needs to be checked in both versions.
private struct Comparing: Sendable {
    var now: CheckWorker
    var before: CheckWorker
    var former: FormerTexts
    /// Whether unchanged files may have other findings, too.
    var readsAll: Bool

    struct Outcome: Sendable {
        var path: String
        var failure: LocalizedText?
        var versions = FindingComparison.Versions()
    }

    /// Whether a file may have other findings than before: it changed, or its header did.
    @Sendable func concerns(_ file: DiscoveredFile) -> Bool {
        guard !former.isEmpty else { return false }
        if readsAll || former.hasChanged(file.absolutePath) { return true }
        let ending = fileExtension(file.absolutePath)
        guard ["m", "mm"].contains(ending.lowercased()) else { return false }
        let path = file.absolutePath
        return companionTexts(of: path).map(\.bytes) != companionTexts(of: path, reading: read).map(\.bytes)
    }

    func check(_ file: DiscoveredFile) -> Outcome {
        var outcome = Outcome(path: file.path)
        let path = file.absolutePath
        var present: [UInt8]?
        switch readFile(path, limit: now.settings[file.configuration].byteLimit, isNamed: file.isNamed) {
        case .success(let bytes):
            present = bytes
            outcome.versions.present = now.report(file, bytes, companions: companionTexts(of: path))
        case .failure(let failure):
            if !former.removed.contains(path) { outcome.failure = failure.reason }
        }
        if former.isNew(path) { return outcome }
        if let bytes = former.text(at: path) ?? present {
            outcome.versions.former = before.report(
                file, bytes, companions: companionTexts(of: path, reading: read))
        }
        return outcome
    }

    /// The content of a file at the revision.
    @Sendable private func read(_ path: String) -> [UInt8]? {
        former.hasChanged(path) ? former.text(at: path) : readCompanion(path)
    }
}
