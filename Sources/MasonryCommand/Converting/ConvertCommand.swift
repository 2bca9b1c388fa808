// `convert`: writes constraint code in other words, each block with a proof that it makes the same constraints.

import LayoutIDE
import Platform
import Project
import SourceText

enum ConvertCommand: Command {
    static let definition = CommandDefinition(
        "convert",
        summary: LocalizedText(
            "Rewrite constraint code in another form, and prove that it makes the same constraints.",
            "用另一种写法改写约束代码，并证明约束不变。"),
        positionals: .atLeastOne("PATH"),
        options: [
            OptionDefinition(
                "--to", .one("TARGET"), choices: ["snapkit", "masonry", "anchors", "visual-format-free"],
                help: LocalizedText("What the code is to be written with.", "改写后使用的写法。")),
            OptionDefinition(
                "--tidy",
                help: LocalizedText(
                    "Keep the library, and shorten what can be shortened.", "不更换库，只把可以简化的写法写得更短。")),
            OptionDefinition(
                "--write",
                help: LocalizedText(
                    "Write the files; without it nothing is written.", "写入文件；未指定时不写入任何内容。")),
            OptionDefinition(
                "--diff", help: LocalizedText("Show what would change.", "显示将会发生的修改。")),
            OptionDefinition(
                "--include-unproven",
                help: LocalizedText(
                    "Convert also blocks without a proof, each below a comment that says so.",
                    "同时改写无法证明的约束块，并在其上方加注释说明。")),
            OptionDefinition(
                "--format", .one("FORMAT"), choices: ["text", "json"],
                help: LocalizedText("How the report is written; text is the default.", "报告的格式；默认为 text。")),
            OptionDefinition(
                "--jobs", short: "-j", .one("N"),
                help: LocalizedText("How many files are converted at once.", "同时改写的文件数。")),
            CheckCommand.indexOption, CheckCommand.cacheOption,
        ] + CheckCommand.configurationOptions,
        details: LocalizedText(
            """
            PATH is a file or a folder. anchors turns blocks of SnapKit and Masonry into layout anchors of the
            same language; snapkit (Swift) and masonry (Objective-C) turn anchors, NSLayoutConstraint and visual
            formats into blocks; visual-format-free turns visual formats into anchors and leaves everything else. For
            code in Objective-C, snapkit prints the same in Swift, for a class that you are rewriting; such a
            file is not changed. --tidy says four sides as edges, two offsets as an inset, and the same only
            once. Both versions of a file are evaluated, and a block is rewritten only where they make the same
            constraints, whatever is not known; all others are left as they are, each with the reason. What
            other code updates, remakes or keeps is put into properties, and labels and keys are identifiers.
            Exit code 0 means that every block can be converted (with --write: was), 1 that some are left, 2 wrong
            usage or a file that could not be read or written.
            """,
            """
            PATH 为文件或目录。anchors 将 SnapKit 与 Masonry 的约束块改写为同一语言的布局 anchor；snapkit（Swift）与
            masonry（Objective-C）将 anchor、NSLayoutConstraint 与可视化格式改写为约束块；
            visual-format-free 只将可视化格式改写为 anchor，其余不变。对 Objective-C 代码使用 snapkit
            时，会输出其 Swift 写法，供以 Swift 重写该类时使用，文件本身不变。--tidy 将四条边写作 edges，
            将成对的偏移写作 inset，并去除重复。改写前后的文件都会求值，
            只有无论未知的值为何都创建相同约束的约束块才会改写；其余保持不变，并说明原因。
            由其他代码更新、重建或保存的约束会放入属性；标签与 key 改写为 identifier。
            退出码 0 表示全部可以改写（使用 --write 时：已改写），1 表示有约束块未改写，2 表示用法错误或有文件无法读写。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let named = arguments.value("--to").flatMap { ConversionGoal(rawValue: $0) }
        guard (named == nil) == arguments.has("--tidy") else {
            throw UsageError("convert takes either --to TARGET or --tidy", "convert 需要 --to TARGET 或 --tidy 之一")
        }
        let goal = named ?? .tidy
        let isJSON = arguments.value("--format") == "json"
        let configurations = tool.resolver(arguments)
        var discovery = FileDiscovery(
            directory: tool.console.directory,
            configurations: configurations)
        for path in arguments.positionals { discovery.add(path) }
        discovery.sort()
        var code = ExitCode.success
        func fail(_ problem: LocalizedText) {
            tool.console.say(problem)
            code = .failure
        }
        for problem in discovery.configurations.problems { fail(problem) }
        for failure in discovery.failures { fail(about(failure.path, failure.reason)) }
        let jobs = try arguments.integer("--jobs", minimum: 1) ?? ThisProcess.activeProcessorCount
        let language = tool.console.language(for: isJSON ? .programs : .people)
        var mode = ConversionMode(to: goal, includesUnproven: arguments.has("--include-unproven"))
        var settings = discovery.configurations.all.map { tool.settings(of: $0, for: .people) }
        if !arguments.has("--no-index") { await settings.buildIndexes(for: discovery.files, jobs: jobs, tool.project) }
        if goal != .tidy {
            var paths = Set(discovery.files.map(\.absolutePath))
            if !arguments.has("--no-index") {
                for own in settings { paths.formUnion(IndexFiles(own.index, tool.project).paths) }
            }
            await findForeignChanges(paths.sorted(), jobs, &mode)
        }
        let worker = ConvertWorker(
            settings: settings, mode: mode,
            writes: arguments.has("--write"), palette: Palette(isOn: !isJSON && tool.console.usesColour),
            wantsDifference: arguments.has("--diff"))
        var report = ConvertReport(goal: goal, isJSON: isJSON, wantsDifference: arguments.has("--diff"), language)
        try tool.answer(report.head)
        let work: @Sendable (DiscoveredFile) -> ConvertOutcome = { worker.convert($0) }
        try await processInOrder(discovery.files, jobs: jobs, work: work) { outcome in
            if let failure = outcome.failure { fail(about(outcome.path, failure)) }
            try tool.answer(report.text(of: outcome))
            tool.console.note(report.aside(on: outcome))
        }
        try tool.answer(report.end)
        tool.console.note(report.asideOfEnd)
        return code == .success && report.left > 0 ? .findings : code
    }

    /// The views and constraints that any of the files changes from outside.
    private static func findForeignChanges(_ paths: [String], _ jobs: Int, _ mode: inout ConversionMode) async {
        var found = mode.foreign
        let work: @Sendable (String) -> TextChangesOutside? = { path in
            guard let kind = TextKind(path: path), case .success(let bytes) = readFile(path, limit: maximumTextBytes)
            else { return nil }
            return outsideChanges(in: SourceText(bytes: bytes), kind.dialect, with: companionTexts(of: path))
        }
        await processInOrder(paths, jobs: jobs, work: work) { (changes) throws(Never) in
            if let changes { found.add(changes) }
        }
        mode.foreign = found
    }
}

/// What came of one file that was to be converted.
struct ConvertOutcome: Sendable {
    var path: String
    var failure: LocalizedText?
    var text = SourceText("")
    var blocks: [ConvertedBlock] = []
    var isWritten = false
    var difference = ""
}

/// The part of a run that is the same for every file.
struct ConvertWorker: Sendable {
    /// By the index that files carry.
    var settings: [FolderSettings]
    var mode: ConversionMode
    var writes: Bool
    var palette: Palette
    var wantsDifference: Bool

    func convert(_ file: DiscoveredFile) -> ConvertOutcome {
        var outcome = ConvertOutcome(path: file.path)
        let bytes: [UInt8]
        switch readFile(file.absolutePath, limit: settings[file.configuration].byteLimit, isNamed: file.isNamed) {
        case .failure(let failure):
            outcome.failure = failure.reason
            return outcome
        case .success(let content): bytes = content
        }
        if let objection = TextKind.objection(to: file.path, bytes) {
            outcome.failure = objection
            return outcome
        }
        let dialect = TextKind(path: file.path)?.dialect ?? .masonry
        if dialect == .masonry, file.isNamed, mode.target != .snapKit, mode.target != .masonry {
            outcome.failure = LocalizedText(
                "a `.masonry` file is written with snapkit or masonry alone",
                "`.masonry` 文件只能用 snapkit 或 masonry 改写")
            return outcome
        }
        let mark = bytes.starts(with: byteOrderMark) ? byteOrderMark : []
        let text = SourceText(file: bytes)
        var settings = settings[file.configuration].analysis
        settings.companions = companionTexts(of: file.absolutePath)
        let converted = LayoutIDE.convert(text, dialect, settings, mode)
        outcome.text = text
        outcome.blocks = converted.blocks
        guard !converted.edits.isEmpty else { return outcome }
        let new = text.applying(converted.edits)
        if wantsDifference {
            outcome.difference = UnifiedDiff.text(path: printable(file.path), from: text, to: new, palette: palette)
        }
        guard writes else { return outcome }
        do {
            try AtomicFile.replace(file.absolutePath, with: mark + new.bytes, madeOf: bytes)
            outcome.isWritten = true
        } catch {
            outcome.failure = LocalizedText("not converted: ", "未改写：") + error.reason
        }
        return outcome
    }
}
