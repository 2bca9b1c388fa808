// The sources among which `log` looks for lines: read when the first message has come, on all processors.

import LayoutIDE
import Platform
import SourceText

/// How much was looked through.
struct LogSourceCount: Sendable, Hashable {
    var files = 0
    var constraints = 0
}

/// The folders with their settings, and what was read of them.
struct LogSources {
    /// What the configuration of the run says.
    let locale: String?
    private let files: [DiscoveredFile]
    private var worker: LogSourceReader
    private let jobs: Int
    private var read: LogWorkspace?

    init(_ arguments: ParsedArguments, _ tool: Tool) throws(UsageError) {
        let directory = tool.console.directory
        var configurations = ConfigurationResolver(
            CheckOptions.configuration(arguments, directory), tool)
        let index = configurations.configuration(ofFolder: directory)
        locale = configurations[index].locale?.value
        var discovery = FileDiscovery(
            directory: directory, endings: TextKind.allCases.map(\.rawValue) + ["h"], namedFiles: .alwaysChecked,
            configurations: configurations)
        if !arguments.has("--no-sources") {
            let folders = arguments.values("--in")
            for folder in folders.isEmpty ? ["."] : folders { discovery.add(folder) }
            discovery.sort()
        }
        for problem in discovery.configurations.problems { tool.console.say(problem) }
        for failure in discovery.failures { tool.console.say(about(failure.path, failure.reason)) }
        files = discovery.files
        let all = discovery.configurations.all
        worker = LogSourceReader(
            settings: all.map { $0.analysisSettings(tool, for: .people) }, byteLimits: all.map(\.maximumFileBytes))
        jobs = try arguments.integer("--jobs", minimum: 1) ?? ThisProcess.activeProcessorCount
    }

    /// What the files make.
    mutating func workspace(_ tool: Tool) async -> LogWorkspace {
        if let read { return read }
        for index in worker.settings.indices where !worker.settings[index].indexRoots.isEmpty {
            worker.settings[index].index = await buildIndex(worker.settings[index], jobs: jobs, tool)
        }
        let reader = worker
        var facts: [ConstraintFacts] = []
        var progress = ProgressLine(tool.console, total: files.count, isOn: true)
        await processInOrder(files, jobs: jobs, work: { reader.facts(of: $0) }) { (found) throws(Never) in
            progress.step()
            if let found { facts.append(found) }
        }
        progress.erase()
        let workspace = LogWorkspace(facts)
        read = workspace
        return workspace
    }
}

/// Reads one file, on any thread.
struct LogSourceReader: Sendable {
    /// By the index that files carry.
    var settings: [AnalysisSettings]
    var byteLimits: [Int]

    /// What a file makes and declares; nil where it cannot be read or has nothing of either.
    func facts(of file: DiscoveredFile) -> ConstraintFacts? {
        guard case .success(let bytes) = readFile(file.absolutePath, limit: byteLimits[file.configuration]) else {
            return nil
        }
        let ending = fileExtension(file.path).lowercased()
        guard let dialect = Dialect(fileExtension: ending) else { return nil }
        guard ending != "h", ConstraintFacts.mayMakeConstraints(bytes, dialect: dialect) else {
            let facts = ConstraintFacts(path: file.path, declaredIn: bytes, dialect: dialect)
            return facts.isEmpty ? nil : facts
        }
        var settings = settings[file.configuration]
        settings.companions = companionTexts(of: file.absolutePath)
        let text = SourceText(bytes: bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes)
        let facts = ConstraintFacts(
            path: file.path, text: text, dialect: dialect, configuration: settings.analysisConfiguration)
        return facts.isEmpty ? nil : facts
    }
}
