// One run of `check`: scope, work on all files, report, exit code.

import LayoutIDE
import Platform
import Project
import SourceText

/// The course of one run.
struct CheckRun {
    private(set) var options: CheckOptions
    private(set) var tool: CommandContext
    var discovery: FileDiscovery
    /// The configuration of the folder the run was started in, for what concerns the whole run.
    private let runConfiguration: EffectiveConfiguration
    private var standardInput: [UInt8]?
    /// Whether the command line names the baseline, and not the configuration.
    private var isBaselineNamed = false
    private var exitCode = ExitCode.success
    var summary = ReportSummary()

    init(_ options: CheckOptions, _ tool: CommandContext) throws(UsageError) {
        self.options = options
        self.tool = tool
        var configurations = ConfigurationResolver(options.configuration, tool.project)
        let index = configurations.configuration(ofFolder: tool.console.directory)
        runConfiguration = configurations[index].with(preset: options.preset)
        self.tool.console.configuredLocale = runConfiguration[.locale]?.string
        discovery = FileDiscovery(
            directory: tool.console.directory,
            namedFiles: options.namedFiles, configurations: configurations)
        takeRunConfiguration()
    }

    /// Options win over the configuration.
    private mutating func takeRunConfiguration() {
        if !options.failOnIsGiven, let level = runConfiguration.failOnLevel {
            options.failOn = Severity(name: level)
        }
        options.maxWarnings = options.maxWarnings ?? runConfiguration[.maxWarnings]?.integer
        isBaselineNamed = options.baseline != nil
        if options.newBaseline == nil { options.baseline = options.baseline ?? runConfiguration[.baseline]?.string }
    }

    mutating func execute() async throws -> ExitCode {
        let files = try findFiles()
        let former =
            try options.compares ? options.since.map { try FormerTexts(at: $0, in: tool.console.directory) } : nil
        let removed = former.map { discovery.removed($0.removed, below: options.paths) } ?? []
        for problem in discovery.configurations.problems { fail(problem) }
        for failure in discovery.failures { fail(about(failure.path, failure.reason)) }
        var worker = try makeWorker()
        if let former {
            await worker.buildIndexes(for: files, jobs: options.jobs, tool)
            try await compare(files, removed, worker, with: former)
            return verdict()
        }
        worker.cache = OutcomeCache(options, worker, tool)
        let known = await worker.knownOutcomes(of: files, jobs: options.jobs, tool)
        let entries = try await check(files, known, worker)
        if let path = options.newBaseline { try writeBaseline(entries, to: path) }
        return verdict()
    }

    mutating func fail(_ message: LocalizedText) {
        tool.console.say(message)
        exitCode = .failure
    }

    // MARK: Scope

    private mutating func findFiles() throws -> [DiscoveredFile] {
        if options.paths == ["-"] {
            let name = options.standardInputName ?? "stdin.masonry"
            let path = absolutePath(name, in: tool.console.directory)
            let configuration = discovery.configurations.configuration(ofFolder: parentPath(path))
            switch tool.console.readInput() {
            case .failure(let failure): throw UsageError(LocalizedText("standard input: ", "标准输入：") + failure.reason)
            case .success(let bytes): standardInput = bytes
            }
            return [DiscoveredFile(path: name, absolutePath: path, configuration: configuration)]
        }
        for path in options.paths { discovery.add(path) }
        discovery.sort()
        var files = discovery.files
        // A change may concern what did not change itself.
        if let revision = options.since, !options.compares {
            let changed = try filesChanged(since: revision, in: tool.console.directory)
            files.removeAll { !changed.contains(Array((FileSystem.resolved($0.absolutePath) ?? $0.absolutePath).utf8)) }
        }
        if let shard = options.shard { files.removeAll { !shard.contains($0.path) } }
        return files
    }

    // MARK: Work

    private func makeWorker() throws -> CheckWorker {
        let usesColour = options.output == nil && tool.console.usesColour
        let header = tool.header(options.format, usesColour: usesColour, isQuiet: options.isQuiet)
        var baseline: Baseline?
        var folder = tool.console.directory
        if let path = options.baseline {
            let absolute = absolutePath(path, in: tool.console.directory)
            folder = parentPath(absolute)
            switch readFile(absolute, limit: maximumTextBytes, isNamed: isBaselineNamed) {
            case .failure(let failure): throw UsageError(about(path, failure.reason))
            case .success(let bytes): baseline = try Baseline(SourceText(bytes: bytes))
            }
        } else if let path = options.newBaseline {
            folder = parentPath(absolutePath(path, in: tool.console.directory))
        }
        let screens = ScreenSelection(options.screens, lists: options.screenLists, tool.devices)
        let all = discovery.configurations.all.map { $0.with(preset: options.preset) }
        return CheckWorker(
            inspector: tool.inspector, header: header, format: options.format.format(header),
            settings: all.map { settings(of: $0, screens) },
            screenFilter: screens.filter, baseline: baseline,
            baselineFolder: folder, fixing: options.fixing, palette: Palette(isOn: usesColour),
            wantsBaselineEntries: options.newBaseline != nil, wantsStatistics: options.wantsStatistics)
    }

    private func settings(of configuration: EffectiveConfiguration, _ screens: ScreenSelection) -> FolderSettings {
        var settings = tool.settings(of: configuration, for: options.format.reader)
        screens.apply(to: &settings.analysis)
        if !options.usesIndex { settings.index.roots = [] }
        settings.analysis.values.merge(options.values) { $1 }
        return settings
    }

    /// Checks all files but those of which the outcome is known, and writes the report; returns the entries of a new
    /// baseline.
    private mutating func check(
        _ files: [DiscoveredFile], _ known: [CheckOutcome?], _ worker: CheckWorker
    ) async throws -> [Baseline.Entry] {
        let file = try options.output.map { try tool.outputFile($0) }
        var writer = ReportWriter(
            sink: file ?? tool.console.output, format: worker.format, isPlain: options.fixing.showsDifference)
        var progress = ProgressLine(tool.console, total: files.count, isOn: !options.isQuiet)
        var entries: [Baseline.Entry] = []
        var disappeared: [Baseline.Entry] = []
        var fixes = 0
        var screens = ScreenSelection(options.screens, lists: options.screenLists, tool.devices)
        try writer.open()
        let input = standardInput
        var kept: [(path: String, kept: CheckOutcome.Kept?)] = []
        let work: @Sendable (Int) -> CheckOutcome = { place in
            let file = files[place]
            if let outcome = known[place] { return outcome }
            return input.map { worker.check(file, $0, companionTexts(of: file.absolutePath)) } ?? worker.check(file)
        }
        try await processInOrder(Array(files.indices), jobs: options.jobs, work: work) { outcome in
            progress.step()
            if let failure = outcome.failure {
                progress.erase()
                fail(about(outcome.path, failure))
            }
            if !outcome.piece.isEmpty { progress.erase() }
            try writer.add(outcome.piece)
            summary.add(outcome.summary)
            entries.append(contentsOf: outcome.entries)
            disappeared.append(contentsOf: outcome.disappeared)
            fixes += outcome.fixesApplied
            screens.note(outcome.screens)
            if worker.cache != nil { kept.append((files[kept.count].absolutePath, outcome.kept)) }
        }
        progress.erase()
        try writer.close(summary)
        try tool.finish(file, options.output)
        worker.cache?.keep(kept)
        for name in screens.unknown { fail(screens.complaint(name)) }
        tellFixes(fixes)
        tellDisappeared(disappeared, worker, checked: files)
        return entries
    }

    private func tellFixes(_ count: Int) {
        guard count > 0, !options.isQuiet else { return }
        if case .showDifference = options.fixing {
            tool.console.say(
                LocalizedText("\(counted(count, "fix", plural: "fixes")) would be applied", "将应用 \(count) 处修复"))
        } else {
            tool.console.say(
                LocalizedText("\(counted(count, "fix", plural: "fixes")) applied", "已应用 \(count) 处修复"))
        }
    }

    /// Entries whose finding is gone, in checked files and in files that are gone themselves.
    private func tellDisappeared(_ entries: [Baseline.Entry], _ worker: CheckWorker, checked: [DiscoveredFile]) {
        guard let baseline = worker.baseline, !options.isQuiet else { return }
        let gone = baseline.entries.filter { !pathExists(absolutePath($0.file, in: worker.baselineFolder)) }
        let all = entries + gone
        guard !all.isEmpty else { return }
        for entry in all.prefix(20) {
            let place = "\(printable(entry.file)): \(entry.rule)"
            tool.console.say(LocalizedText("baseline: no longer found: \(place)", "基线：已不存在：\(place)"))
        }
        let rest = all.count - 20
        if rest > 0 { tool.console.say(LocalizedText("baseline: and \(rest) more", "基线：还有 \(rest) 条")) }
        tool.console.say(
            LocalizedText(
                "baseline: \(counted(all.count, "finding")) disappeared; --write-baseline takes "
                    + (all.count == 1 ? "it out" : "them out"),
                "基线：\(all.count) 条结果已不存在；可用 --write-baseline 将其移除"))
    }

    private func writeBaseline(_ entries: [Baseline.Entry], to path: String) throws {
        do {
            try AtomicFile.replace(
                absolutePath(path, in: tool.console.directory), with: Baseline(entries: entries).bytes)
        } catch {
            throw UsageError(about(path, error.reason))
        }
        if !options.isQuiet {
            let name = printable(path)
            tool.console.say(
                LocalizedText(
                    "baseline: \(counted(entries.count, "finding")) written to \(name)",
                    "基线：已将 \(entries.count) 条结果写入 \(name)"))
        }
    }

    // MARK: Verdict

    private func verdict() -> ExitCode {
        // A baseline just written takes note of the findings; they are no failure of this run.
        guard exitCode == .success, options.newBaseline == nil else { return exitCode }
        if let level = options.failOn, summary.count(atLeast: level) > 0 { return .findings }
        if let maximum = options.maxWarnings, summary.warnings > maximum { return .findings }
        return .success
    }
}
