// `log`: finds the messages about constraints in a console's text, and the lines that made them.

import LayoutIDE
import LayoutLog
import Project

enum LogCommand: Command {
    static let definition = CommandDefinition(
        "log",
        summary: LocalizedText(
            "Explain the constraint messages of a console, and find their lines.", "解释控制台中的约束报错，并找到对应的代码行。"),
        positionals: .atMostOne("FILE"),
        options: [
            OptionDefinition(
                "--in", .many("FOLDER"),
                help: LocalizedText(
                    "Where the sources are; the current folder is the default.", "源代码所在目录；默认为当前目录。")),
            OptionDefinition(
                "--format", .one("FORMAT"), choices: LogFormat.allCases.map(\.rawValue),
                help: LocalizedText("How it is written; text is the default.", "输出格式；默认为 text。")),
            OptionDefinition(
                "--output", short: "-o", .one("FILE"), help: LocalizedText("Write to a file.", "写入文件。")),
            OptionDefinition(
                "--follow",
                help: LocalizedText("Go on reading, and report each message as it comes.", "持续读取，消息出现时立即报告。")),
            OptionDefinition(
                "--no-sources",
                help: LocalizedText("Explain the messages alone; read no sources.", "仅解释消息，不读取源代码。")),
            OptionDefinition(
                "--jobs", .one("N"), help: LocalizedText("How many files are read at once.", "同时读取的文件数。")),
            CheckCommand.cacheOption,
        ] + CheckCommand.configurationOptions,
        details: LocalizedText(
            """
            FILE is any text with such messages: Xcode's console, a log of the simulator, a crash report, a copy from an
            issue; - or none is standard input. Constraints that Masonry, SnapKit or code with anchors made are looked for in
            the sources; what is certain is said to be. Exit code 1 means that constraints are in conflict.
            """,
            """
            FILE 为任何含有此类消息的文本：Xcode 控制台、模拟器日志、崩溃报告、issue 中的摘录；- 或省略表示标准输入。
            由 Masonry、SnapKit 或 anchor 代码创建的约束会在源代码中查找；确定的会注明。退出码 1 表示存在约束冲突。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        var run = try LogRun(arguments, tool)
        return try await run.execute()
    }
}

/// The course of one run.
private struct LogRun {
    private let format: LogFormat
    private let isFollowing: Bool
    private let output: String?
    private let tool: CommandContext
    private let input: LogInput
    private var sources: LogSources
    private var reader = LayoutLogReader()
    /// How many entries are explained.
    private var explained = 0
    private var hasConflict = false

    init(_ arguments: ParsedArguments, _ tool: CommandContext) throws(UsageError) {
        format = arguments.value("--format").flatMap(LogFormat.init) ?? .text
        isFollowing = arguments.has("--follow")
        output = arguments.value("--output")
        if isFollowing, format != .text || output != nil {
            throw UsageError(
                "--follow writes text to standard output alone", "--follow 只能以 text 格式写到标准输出")
        }
        if arguments.has("--no-sources"), !arguments.values("--in").isEmpty {
            throw UsageError("--in and --no-sources exclude each other", "--in 与 --no-sources 不能同时使用")
        }
        sources = try LogSources(arguments, tool)
        var tool = tool
        tool.console.configuredLocale = sources.locale
        self.tool = tool
        input = try LogInput(arguments.positionals.first ?? "-", tool)
    }

    mutating func execute() async throws -> ExitCode {
        try await readAll()
        reader.finish()
        if isFollowing {
            try await writeNew()
        } else {
            let workspace = reader.entries.isEmpty ? LogWorkspace([]) : await sources.workspace(tool)
            let language = tool.console.language(for: format.reader, locale: sources.locale)
            let report = LogReport(reader, named: input.name, in: workspace, as: format, language)
            hasConflict = report.hasConflict
            try write(report.bytes(palette))
        }
        return hasConflict ? .findings : .success
    }

    private var palette: Palette { Palette(isOn: output == nil && tool.console.usesColour) }

    private mutating func readAll() async throws {
        while true {
            switch input.next(isFollowing: isFollowing) {
            case .failure(let failure): throw UsageError(about(input.name, failure.reason))
            case .success(let piece):
                if piece.isEmpty { return }
                reader.read(piece)
                if isFollowing { try await writeNew() }
            }
        }
    }

    /// Explains what has come since the last time.
    private mutating func writeNew() async throws {
        guard explained < reader.entries.count else { return }
        let workspace = await sources.workspace(tool)
        let text = LogText(palette: palette, language: tool.console.language(), path: input.name)
        for entry in reader.entries[explained...] {
            let explanation = workspace.explain(entry, drawing: .text(text.language))
            if explanation.isConflict { hasConflict = true }
            try tool.console.output.write(text.block(explanation))
        }
        explained = reader.entries.count
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let output, output != "-" else { return try tool.console.output.write(bytes) }
        do {
            try AtomicFile.replace(absolutePath(output, in: tool.console.directory), with: bytes)
        } catch {
            throw UsageError(about(output, error.reason))
        }
    }
}
