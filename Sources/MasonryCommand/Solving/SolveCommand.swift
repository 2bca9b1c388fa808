// `solve`: the solved frames, conflicts and ambiguities of one file.

import LayoutIDE
import Project
import SourceText

enum SolveCommand: Command {
    static let definition = CommandDefinition(
        "solve",
        summary: LocalizedText(
            "Print the solved frames of one file, its conflicts, and what is ambiguous or not known.",
            "显示一个文件求解后的 frame、冲突，以及未确定或未知的量。"),
        positionals: .exactlyOne("FILE"),
        options: [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: ["text", "json"],
                help: LocalizedText("How it is written; text is the default.", "输出格式；默认为 text。")),
            OptionDefinition("--output", short: "-o", .one("FILE"), help: LocalizedText("Write to a file.", "写入文件。")),
        ] + CheckCommand.screenOptions + [
            CheckCommand.stateOption,
            OptionDefinition(
                "--view", .one("NAME"),
                help: LocalizedText("Only this view, with its constraints.", "只显示此视图及其约束。")),
            CheckCommand.standardInputOption, CheckCommand.indexOption, CheckCommand.cacheOption,
            DefinedValues.option,
        ] + CheckCommand.configurationOptions,
        details: LocalizedText(
            """
            FILE may be - for standard input. For a state, text shows what differs from the base; --state shows all of
            it. States of sources are methods (refresh) and conditions (isLive, refresh: kind == 1).
            """,
            """
            FILE 可以是表示标准输入的 -。文本只显示各状态与基础布局的不同之处；用 --state 可显示该状态的全部内容。
            源码的状态为方法（refresh）和条件（isLive、refresh: kind == 1）。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let isForPeople = arguments.value("--format") != "json"
        let input = try SingleFile(arguments, tool, for: isForPeople ? .people : .programs)
        var tool = tool
        tool.console.configuredLocale = input.locale
        let selection = ScreenSelection(
            arguments.values("--screen"), lists: arguments.values("--screens"), tool.devices)
        let settings = await input.settings(on: selection, arguments, tool)
        let (text, kind, asked) = (input.text, input.kind, settings)
        let analysis = await LargeStackThread.run { analyze(text, kind, asked).displayed() }
        let all = await SolvedLayout.all(of: analysis, kind: kind)
        let layouts = try only(arguments.value("--view"), of: choose(all, arguments, selection))
        try write(layouts, input.path, arguments, tool)
        // It was asked for the layout and gave it; whether the layout is right is what `check` tells.
        return .success
    }

    /// The layouts on the screens and in the state that were asked for; a name that is none is wrong usage.
    private static func choose(
        _ layouts: [SolvedLayout], _ arguments: ParsedArguments, _ selection: ScreenSelection
    ) throws(UsageError) -> [SolvedLayout] {
        var selection = selection
        selection.note(layouts.map(\.screenName))
        if let name = selection.unknown.first { throw UsageError(selection.complaint(name)) }
        let onScreens = layouts.filter { selection.filter.accepts($0.screenName) }
        guard let state = arguments.value("--state") else { return onScreens }
        let names = onScreens.compactMap { $0.state ?? $0.scenario }.uniqued()
        if state == "base", !names.contains(state) { return onScreens.filter { $0.state == nil && $0.scenario == nil } }
        guard names.contains(state) else {
            throw UsageError(unknownState(state, among: names))
        }
        return onScreens.filter { ($0.state ?? $0.scenario) == state }
    }

    /// The layouts with the view that was asked for, without what does not concern it.
    private static func only(_ name: String?, of layouts: [SolvedLayout]) throws(UsageError) -> [SolvedLayout] {
        guard let name else { return layouts }
        let found = layouts.compactMap { $0.only(name) }
        guard found.isEmpty, !layouts.isEmpty else { return found }
        let names = layouts.flatMap { $0.views.map(\.name) }.uniqued()
        throw UsageError(
            LocalizedText("the file has no view “\(printable(name))”", "文件中没有视图“\(printable(name))”")
                + didYouMean(nearestName(to: name, among: names)))
    }

    private static func write(
        _ layouts: [SolvedLayout], _ path: String, _ arguments: ParsedArguments, _ tool: CommandContext
    ) throws {
        let output = arguments.value("--output")
        var bytes: [UInt8]
        if arguments.value("--format") == "json" {
            var writer = JSONWriter()
            writer.solveReport(file: path, layouts)
            bytes = writer.bytes + Array("\n".utf8)
        } else {
            let palette = Palette(isOn: output == nil && tool.console.usesColour)
            let text = SolveText(
                palette: palette, language: tool.console.language(), isWhole: arguments.value("--state") != nil)
            bytes = Array(text.text(file: path, layouts).utf8)
        }
        guard let output else { return try tool.console.output.write(bytes) }
        do {
            try AtomicFile.replace(absolutePath(output, in: tool.console.directory), with: bytes)
        } catch {
            throw UsageError(about(output, error.reason))
        }
    }
}

/// What to say of a state that the file has not.
func unknownState(_ name: String, among names: [String]) -> LocalizedText {
    LocalizedText("the file has no state “\(printable(name))”", "文件中没有状态“\(printable(name))”")
        + didYouMean(nearestName(to: name, among: names))
}
