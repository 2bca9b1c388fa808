// `format`: indents and spaces `.masonry` files.

import LayoutIDE
import Platform
import Project
import SourceText

enum FormatCommand: Command {
    static let definition = CommandDefinition(
        "format", summary: LocalizedText("Format .masonry files.", "格式化 .masonry 文件。"), positionals: .any("PATH"),
        options: [
            OptionDefinition(
                "--check",
                help: LocalizedText(
                    "Write nothing; name the files that are not formatted and give exit code 1.",
                    "不写入文件；列出未格式化的文件，并以退出码 1 结束。")),
            OptionDefinition(
                "--diff", help: LocalizedText("Show what would change, and write nothing.", "显示将会发生的修改，不写入文件。")),
            CheckCommand.standardInputOption,
            OptionDefinition(
                "--jobs", short: "-j", .one("N"),
                help: LocalizedText("How many files are formatted at once.", "同时格式化的文件数。")),
        ] + CheckCommand.configurationOptions,
        details: LocalizedText(
            """
            PATH is a file, a folder (searched for .masonry files) or - for standard input, which is written to standard
            output; without one the current folder is formatted. Only white space changes.
            """,
            """
            PATH 为文件、目录（查找其中的 .masonry 文件）或表示标准输入的 -（结果写到标准输出）；
            省略时格式化当前目录。只会改动空白字符。
            """))

    /// What came of one file.
    struct Outcome: Sendable {
        var path: String
        var failure: LocalizedText?
        var isChanged = false
        var difference = ""
    }

    private enum Mode: Sendable { case write, check, difference }

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let mode: Mode = arguments.has("--diff") ? .difference : arguments.has("--check") ? .check : .write
        if arguments.positionals == ["-"] { return try await formatInput(arguments, mode, tool) }
        let configurations = tool.resolver(arguments)
        var discovery = FileDiscovery(
            directory: tool.console.directory, endings: ["masonry"],
            configurations: configurations)
        for path in arguments.positionals.isEmpty ? ["."] : arguments.positionals { discovery.add(path) }
        discovery.sort()
        var code = ExitCode.success
        for problem in discovery.configurations.problems { code = tool.fail(problem) }
        for failure in discovery.failures { code = tool.fail(about(failure.path, failure.reason)) }
        let limits = discovery.configurations.all.map(\.maximumFileBytes)
        let palette = Palette(isOn: tool.console.usesColour)
        let jobs = try arguments.integer("--jobs", minimum: 1) ?? ThisProcess.activeProcessorCount
        var changed = 0
        let work: @Sendable (DiscoveredFile) -> Outcome = { format($0, limits[$0.configuration], mode, palette) }
        try await processInOrder(discovery.files, jobs: jobs, work: work) { outcome in
            if let failure = outcome.failure { code = tool.fail(about(outcome.path, failure)) }
            guard outcome.isChanged else { return }
            changed += 1
            if !outcome.difference.isEmpty { try tool.answer(outcome.difference) }
            if mode == .check { try tool.answer("\(printable(outcome.path))\n") }
        }
        return code == .success && changed > 0 && mode != .write ? .findings : code
    }

    /// The text with its formatting edits; nil where it is formatted already.
    private static func formatted(_ text: SourceText) -> SourceText? {
        let edits = analyze(text, .masonry, AnalysisConfiguration()).formattingEdits()
        guard !edits.isEmpty else { return nil }
        let result = text.applying(edits)
        return result.bytes == text.bytes ? nil : result
    }

    private static func format(_ file: DiscoveredFile, _ limit: Int, _ mode: Mode, _ palette: Palette) -> Outcome {
        var outcome = Outcome(path: file.path)
        guard fileExtension(file.path).lowercased() == "masonry" else {
            outcome.failure = LocalizedText("only .masonry files are formatted", "只能格式化 .masonry 文件")
            return outcome
        }
        switch readFile(file.absolutePath, limit: limit, isNamed: file.isNamed) {
        case .failure(let failure): outcome.failure = failure.reason
        case .success(let bytes):
            let mark = bytes.starts(with: byteOrderMark) ? byteOrderMark : []
            let text = SourceText(bytes: Array(bytes.dropFirst(mark.count)))
            guard let result = formatted(text) else { return outcome }
            outcome.isChanged = true
            switch mode {
            case .check: break
            case .difference:
                outcome.difference = UnifiedDiff.text(
                    path: printable(file.path), from: text, to: result, palette: palette)
            case .write:
                do {
                    try AtomicFile.replace(file.absolutePath, with: mark + result.bytes, madeOf: bytes)
                } catch {
                    outcome.failure = LocalizedText("not formatted: ", "未格式化：") + error.reason
                }
            }
        }
        return outcome
    }

    private static func formatInput(_ arguments: ParsedArguments, _ mode: Mode, _ tool: CommandContext) async throws
        -> ExitCode
    {
        switch tool.console.readInput() {
        case .failure(let failure): throw UsageError(LocalizedText("standard input: ", "标准输入：") + failure.reason)
        case .success(let bytes):
            let text = SourceText(bytes: bytes)
            let result = await LargeStackThread.run { formatted(text) }
            let name = arguments.value("--stdin-name") ?? "stdin.masonry"
            switch mode {
            case .write: try tool.console.output.write((result ?? text).bytes)
            case .check: if result != nil { try tool.answer("\(printable(name))\n") }
            case .difference:
                let palette = Palette(isOn: tool.console.usesColour)
                if let result {
                    try tool.answer(UnifiedDiff.text(path: printable(name), from: text, to: result, palette: palette))
                }
            }
            return result != nil && mode != .write ? .findings : .success
        }
    }
}

extension CommandContext {
    /// Says that something could not be done.
    fileprivate func fail(_ message: LocalizedText) -> ExitCode {
        console.say(message)
        return .failure
    }
}
