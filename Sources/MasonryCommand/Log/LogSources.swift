// The sources among which `log` looks for lines: read when the first message has come, on all processors.

import LayoutIDE
import Platform
import Project
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
    /// The folders and files that the command line names.
    private let folders: [String]
    private var worker: LogSourceReader
    private let jobs: Int
    private var read: LogWorkspace?

    init(_ arguments: ParsedArguments, _ tool: CommandContext) throws(UsageError) {
        let directory = tool.console.directory
        var configurations = tool.resolver(arguments)
        let index = configurations.configuration(ofFolder: directory)
        locale = configurations[index][.locale]?.string
        var discovery = FileDiscovery(
            directory: directory, endings: TextKind.allCases.map(\.rawValue) + ["h"],
            configurations: configurations)
        var named: [String] = []
        if !arguments.has("--no-sources") {
            named = arguments.values("--in")
            if named.isEmpty { named = ["."] }
            for folder in named { discovery.add(folder) }
            discovery.sort()
        }
        for problem in discovery.configurations.problems { tool.console.say(problem) }
        for failure in discovery.failures { tool.console.say(about(failure.path, failure.reason)) }
        files = discovery.files
        let all = discovery.configurations.all
        folders = named.map { absolutePath($0, in: directory) }
        worker = LogSourceReader(all.map { tool.settings(of: $0, for: .people) })
        jobs = try arguments.integer("--jobs", minimum: 1) ?? ThisProcess.activeProcessorCount
    }

    /// What the files make.
    mutating func workspace(_ tool: CommandContext) async -> LogWorkspace {
        if let read { return read }
        // Layouts are not shown, so nothing is asked of the constants on the device where they would be.
        let indices = worker.settings.map {
            $0.index.roots.isEmpty ? nil : ProjectIndex($0.index, shownOn: nil, tool.project)
        }
        worker.beginKeeping(folders, indices, tool)
        var found = await facts(of: Array(files.indices)) { reader, file in reader.keptFacts(of: file) }
        let missing = found.indices.filter { found[$0] == nil }
        if !missing.isEmpty {
            var keeping: [Task<Void, Never>] = []
            for place in Set(missing.map { files[$0].configuration }).sorted() {
                guard let built = await indices[place]?.built(jobs: jobs) else { continue }
                worker.use(built, place)
                if let task = built.keeping { keeping.append(task) }
            }
            var progress = ProgressLine(tool.console, total: missing.count, isOn: true)
            let read = await facts(of: missing, step: { progress.step() }) { reader, file in reader.facts(of: file) }
            progress.erase()
            for (place, facts) in zip(missing, read) { found[place] = facts }
            worker.closeSources()
            for task in keeping { await task.value }
        }
        worker.keep(zip(files, found))
        let workspace = LogWorkspace(found.compactMap { $0?.facts })
        read = workspace
        return workspace
    }

    private func facts(
        of places: [Int], step: () -> Void = {},
        _ work: @escaping @Sendable (LogSourceReader, DiscoveredFile) -> EvaluationTables?
    ) async -> [EvaluationTables?] {
        let reader = worker
        var found: [EvaluationTables?] = []
        await processInOrder(places.map { files[$0] }, jobs: jobs, work: { work(reader, $0) }) {
            (facts) throws(Never) in
            step()
            found.append(facts)
        }
        return found
    }
}

/// Reads one file, on any thread.
struct LogSourceReader: Sendable {
    /// By the index that files carry.
    private(set) var settings: [FolderSettings]
    private var cache: FileCache?
    /// For each configuration what names all that evaluation is given beside files; nil where that has no name.
    private var inputs: [UInt64?]
    /// What was read of files for the index and has their trees, by path.
    private var open: [String: IndexedSource] = [:]

    init(_ settings: [FolderSettings]) {
        self.settings = settings
        inputs = settings.map { _ in nil }
    }

    /// Reads what is kept, if it is to be used.
    mutating func beginKeeping(_ folders: [String], _ indices: [ProjectIndex?], _ tool: CommandContext) {
        cache = FileCache("facts", of: folders, settings.map(\.index), tool.project)
        guard cache != nil else { return }
        for (place, index) in indices.enumerated() {
            guard let index else {
                name(0, place)
                continue
            }
            if let key = index.keptKey { name(key, place) }
        }
    }

    /// Takes the index of a configuration.
    mutating func use(_ built: BuiltIndex, _ place: Int) {
        settings[place].analysis.index = built.index
        open.merge(built.open) { one, _ in one }
        inputs[place] = nil
        if let key = built.key { name(key, place) }
    }

    /// Lets go of the trees when all files are read.
    mutating func closeSources() { open = [:] }

    private mutating func name(_ key: UInt64, _ place: Int) {
        var writer = RecordWriter()
        writer.writeWhole(key)
        writer.write(settings[place].analysis.device.map { "\($0)" } ?? "")
        writer.write(settings[place].analysis.values.sorted { $0.key < $1.key }) { writer, value in
            writer.write(value.key)
            writer.write(value.value)
        }
        writer.write(settings[place].byteLimit)
        inputs[place] = stableHash(writer.bytes)
    }

    /// Writes what is to be kept.
    func keep(_ all: Zip2Sequence<[DiscoveredFile], [EvaluationTables?]>) {
        cache?.keep(all.compactMap { file, facts in facts.map { (file.absolutePath, $0.record, $0.isNew) } })
    }

    /// What was kept of a file; nil where that may be another one now.
    func keptFacts(of file: DiscoveredFile) -> EvaluationTables? {
        guard let cache, let inputs = inputs[file.configuration],
            let dialect = Dialect(fileExtension: fileExtension(file.path).lowercased())
        else { return nil }
        let kept = cache.file(at: file.absolutePath, inputs: inputs, limit: settings[file.configuration].byteLimit)
        return kept.flatMap { EvaluationTables($0, path: file.path, dialect: dialect) }
    }

    /// What a file makes and declares, as it was kept or else read anew; nil where it cannot be read.
    func facts(of file: DiscoveredFile) -> EvaluationTables? {
        if let kept = keptFacts(of: file) { return kept }
        let limit = settings[file.configuration].byteLimit
        guard let dialect = Dialect(fileExtension: fileExtension(file.path).lowercased()),
            let (own, bytes) = ReadFile.now(file.absolutePath, { readBytes($0, limit: limit) }), let bytes
        else { return nil }
        var beside = CompanionReader(file.absolutePath, bytes)
        let facts = facts(of: file, dialect, bytes) { beside.read($0) }
        var record: CachedRecord?
        if cache != nil, let inputs = inputs[file.configuration], let companions = beside.files {
            record = FileCache.record(of: own, companions, inputs: inputs) { writer in
                writer.write(facts != nil)
                facts?.write(to: &writer)
            }
        }
        return EvaluationTables(facts: facts, record: record, isNew: record != nil)
    }

    private func facts(
        of file: DiscoveredFile, _ dialect: Dialect, _ bytes: [UInt8], readingBeside read: (String) -> [UInt8]?
    ) -> ConstraintFacts? {
        let isHeader = fileExtension(file.path).lowercased() == "h"
        guard !isHeader, ConstraintFacts.mayMakeConstraints(bytes, dialect: dialect) else {
            let facts = ConstraintFacts(path: file.path, declaredIn: bytes, dialect: dialect)
            return facts.isEmpty ? nil : facts
        }
        var settings = settings[file.configuration].analysis
        settings.companions = companionTexts(of: file.absolutePath, reading: read)
        let text = SourceText(file: bytes)
        let facts = ConstraintFacts(
            path: file.path, text: text, dialect: dialect, configuration: settings,
            source: open[file.absolutePath])
        return facts.isEmpty ? nil : facts
    }
}

/// What one file makes, and what is kept of it.
struct EvaluationTables: Sendable {
    /// nil for a file that cannot be read, and for one that makes and declares nothing.
    let facts: ConstraintFacts?
    /// nil for what is not kept.
    var record: CachedRecord?
    /// Whether that is not on the disk already.
    var isNew: Bool
}

extension EvaluationTables {
    /// nil for what is damaged.
    fileprivate init?(_ kept: CachedFile, path: String, dialect: Dialect) {
        var reader = kept.reader
        var facts: ConstraintFacts?
        if reader.readFlag() {
            facts = ConstraintFacts(from: &reader, path: path, dialect: dialect)
            if facts == nil { return nil }
        }
        guard reader.isComplete else { return nil }
        self.init(facts: facts, record: kept.record, isNew: kept.isNew)
    }
}
