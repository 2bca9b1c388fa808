// What `check` found in each file, kept for the next run.

import LayoutIDE
import Platform
import Project

/// What is kept of the runs that report on the same files in the same way.
struct OutcomeCache: Sendable {
    private let files: FileCache
    /// By configuration.
    private var surroundings: [Surroundings]

    /// What files of one configuration are checked with.
    private struct Surroundings {
        /// Names all but the code of other files; nil where that has no name.
        var inputs: UInt64?
        /// Names the code of all other files; nil where that is not known, or has no name.
        var code: UInt64?
        /// What the index says of each name, once it is built.
        var sums: AnswerSums?
    }

    /// nil where nothing is to be kept: what is fixed or counted is looked at anew.
    init?(_ options: CheckOptions, _ worker: CheckWorker, _ tool: CommandContext) {
        guard options.fixing == .none, options.newBaseline == nil, !options.wantsStatistics, options.paths != ["-"]
        else { return nil }
        var writer = RecordWriter()
        writer.write(worker.screenFilter.names.sorted()) { $0.write($1) }
        writer.write(worker.baseline?.entries ?? []) { $0.write("\($1)") }
        let header = worker.header
        let names =
            [
                tool.console.directory, options.format.rawValue, "\(header.language) \(header.usesColour)",
                "\(header.isQuiet)", worker.baselineFolder, "\(stableHash(writer.bytes))",
            ] + options.paths
        let folders = options.paths.map { absolutePath($0, in: tool.console.directory) }
        guard let files = FileCache("findings", names, of: folders, worker.settings.map(\.index), tool.project) else {
            return nil
        }
        self.files = files
        surroundings = worker.settings.map { _ in Surroundings() }
    }

    /// Takes what names images and texts, and the code of other files, of a configuration; nil for what has no name.
    mutating func name(_ resources: UInt64?, _ code: UInt64?, _ place: Int, _ worker: CheckWorker) {
        surroundings[place].code = code
        guard let resources else { return }
        var writer = RecordWriter()
        writer.writeWhole(resources)
        worker.settings[place].write(to: &writer)
        surroundings[place].inputs = stableHash(writer.bytes)
    }

    /// Takes what the index of a configuration says; nil where it has none.
    mutating func take(_ sums: AnswerSums, _ code: UInt64?, _ place: Int) {
        surroundings[place].sums = sums
        surroundings[place].code = code
    }

    /// What was found in a file; nil where that may be something else now.
    func outcome(of file: DiscoveredFile, limit: Int) -> CheckOutcome? {
        let surroundings = surroundings[file.configuration]
        guard let inputs = surroundings.inputs,
            let kept = files.file(at: file.absolutePath, inputs: inputs, limit: limit)
        else { return nil }
        var reader = kept.reader
        let code = reader.readFlag() ? reader.readWhole() : nil
        let (sum, names) = (reader.readWhole(), AskedNames(from: &reader))
        let isSameCode = code != nil && code == surroundings.code
        guard isSameCode || names.places.isEmpty || surroundings.sums?.sum(names) == sum else { return nil }
        // The same file under another name is reported under that.
        guard reader.readText() == file.path else { return nil }
        var outcome = CheckOutcome(path: file.path)
        outcome.screens = reader.readList { $0.readText() }
        outcome.summary = ReportSummary(from: &reader)
        let piece = reader.readRange(reader.readInt())
        guard reader.isComplete else { return nil }
        outcome.piece = Array(kept.record.buffer[piece])
        outcome.kept = CheckOutcome.Kept(record: kept.record, isNew: kept.isNew)
        if !isSameCode, !names.places.isEmpty {
            let record = record(outcome, names, file, of: kept.own, kept.companions)
            outcome.kept = record.map { CheckOutcome.Kept(record: $0, isNew: true) }
        }
        return outcome
    }

    /// What is to be kept of a file; nil for what only one run has to say.
    /// - Parameter names: what was asked of other files.
    func record(
        _ outcome: CheckOutcome, _ names: AskedNames, _ file: DiscoveredFile, of own: ReadFile, _ companions: [ReadFile]
    ) -> CachedRecord? {
        let surroundings = surroundings[file.configuration]
        guard outcome.failure == nil, outcome.disappeared.isEmpty, let inputs = surroundings.inputs else { return nil }
        return FileCache.record(of: own, companions, inputs: inputs) { writer in
            writer.write(surroundings.code != nil)
            if let code = surroundings.code { writer.writeWhole(code) }
            writer.writeWhole(surroundings.sums?.sum(names) ?? 0)
            names.write(to: &writer)
            writer.write(outcome.path)
            writer.write(outcome.screens) { $0.write($1) }
            outcome.summary.write(to: &writer)
            writer.write(outcome.piece.count)
            writer.append(outcome.piece[...])
        }
    }

    /// Writes what is to be kept.
    func keep(_ all: [(path: String, kept: CheckOutcome.Kept?)]) {
        files.keep(all.map { ($0.path, $0.kept?.record, $0.kept?.isNew ?? false) })
    }
}

extension ReportSummary {
    /// Statistics and comparisons are of a run, and are not kept.
    fileprivate func write(to writer: inout RecordWriter) {
        for count in [
            files, errors, warnings, informations, hints, expectationsPassed, expectationsFailed, hiddenByBaseline,
            blocks, unreadBlocks,
        ] { writer.write(count) }
        let all = kinds.sorted { ($0.key.rule, $0.key.severity.name) < ($1.key.rule, $1.key.severity.name) }
        writer.write(all) { writer, kind in
            writer.write(kind.key.rule)
            writer.write(kind.key.severity.name)
            writer.write(kind.value)
        }
    }

    fileprivate init(from reader: inout RecordReader) {
        self.init()
        files = reader.readCount()
        errors = reader.readCount()
        warnings = reader.readCount()
        informations = reader.readCount()
        hints = reader.readCount()
        expectationsPassed = reader.readCount()
        expectationsFailed = reader.readCount()
        hiddenByBaseline = reader.readCount()
        blocks = reader.readCount()
        unreadBlocks = reader.readCount()
        let all = reader.readList { reader in
            (rule: reader.readText(), severity: reader.readText(), count: reader.readCount())
        }
        for kind in all {
            guard let severity = Severity(name: kind.severity) else {
                reader.readBroken()
                return
            }
            kinds[FindingKind(severity: severity, rule: kind.rule)] = kind.count
        }
    }
}

extension RecordReader {
    /// A number of findings: never so many that sums of them overflow.
    fileprivate mutating func readCount() -> Int { min(max(0, readInt()), 1 << 32) }
}
