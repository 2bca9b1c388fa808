// `render`: pictures of the layouts of one file, or of what moved between two.

import LayoutIDE
import Project
import SourceText

enum RenderCommand: Command {
    static let definition = CommandDefinition(
        "render",
        summary: LocalizedText(
            "Draw the layouts of one file, what moved between two, or with --sheet everything in folders.",
            "绘制一个文件的布局、两个文件之间的变化，或用 --sheet 绘制文件夹中的全部内容。"),
        positionals: .atLeastOne("FILE"),
        options: [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: RenderFormat.allCases.map(\.rawValue),
                help: LocalizedText(
                    "What is written; the ending of --output tells it, too. text is the default.",
                    "输出格式；也可由 --output 的扩展名决定。默认为 text。")),
            OptionDefinition(
                "--output", short: "-o", .one("FILE"),
                help: LocalizedText("Write to a file; - is standard output, the default.", "写入文件；- 为标准输出（默认）。")),
        ] + CheckCommand.screenOptions + [
            CheckCommand.stateOption,
            OptionDefinition(
                "--columns", .one("N"),
                help: LocalizedText("The width of a text picture in cells; 72 is the default.", "文字图的宽度（字符格）；默认为 72。")),
            OptionDefinition(
                "--style", .one("STYLE"), choices: PictureStyle.allCases.map(\.rawValue),
                help: LocalizedText(
                    "plan draws boxes with names, screen the views as they look; plan is the default.",
                    "plan 绘制带名称的方框，screen 按外观绘制视图；默认为 plan。")),
            OptionDefinition(
                "--sheet",
                help: LocalizedText(
                    "Write one page (html), or one picture (svg, png), of every controller, cell and view of the named folders and files.",
                    "把所指定文件夹和文件中的每个控制器、cell 和视图画在同一个页面（html）或同一幅图（svg、png）上。")),
            OptionDefinition(
                "--since", .one("REV"),
                help: LocalizedText(
                    "With --sheet: only what looks different since a revision of git, as it was and as it is.",
                    "与 --sheet 一起使用：只显示自某个 git 修订版本以来外观有变化的内容，前后并列。")),
            OptionDefinition(
                "--diff", help: LocalizedText("Show what moved from a first FILE to a second.", "显示第一个 FILE 到第二个的变化。")),
            CheckCommand.standardInputOption, CheckCommand.indexOption, CheckCommand.cacheOption,
            DefinedValues.option,
        ] + ShownTexts.options + CheckCommand.configurationOptions,
        details: LocalizedText(
            """
            FILE may be - for standard input. html and text show every screen and state; svg and png show the first of
            those that --screen and --state leave. png needs rsvg-convert, inkscape or chromium.
            """,
            """
            FILE 可以是表示标准输入的 -。html 与 text 显示所有屏幕和状态；svg 与 png 只显示经 --screen 与 --state
            筛选后的第一个。png 需要 rsvg-convert、inkscape 或 chromium。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        if arguments.has("--sheet") {
            let format = try RenderFormat(ofSheet: arguments)
            var sheet = SheetRun(arguments, tool)
            let page = try await sheet.page()
            let more = tool.console.language().say(
                "… and {0} more, which a page (--format html) shows", "…… 另有 {0} 个，请用页面（--format html）查看")
            try write(
                format == .html ? page.html() : page.svg(SheetPage.PictureWords(more: more)), format, arguments, tool)
            return .success
        }
        if arguments.value("--since") != nil { throw UsageError("--since needs --sheet", "--since 需要 --sheet") }
        let count = arguments.has("--diff") ? 2 : 1
        guard arguments.positionals.count == count else {
            throw count == 1
                ? UsageError("render takes one FILE", "render 需要一个 FILE")
                : UsageError("render --diff takes two files: OLD NEW", "render --diff 需要两个文件：OLD NEW")
        }
        let format = try RenderFormat(arguments)
        var request = PreviewRequest(format: format.picture)
        request.columns = try arguments.integer("--columns", minimum: 8) ?? request.columns
        request.state = arguments.value("--state")
        request.style = arguments.value("--style").flatMap(PictureStyle.init) ?? .plan
        request.title = printable(arguments.positionals.map(lastPathComponent).joined(separator: " → "))
        let picture: String
        if count == 1 {
            let analysis = try await analyzed(0, arguments, tool, &request)
            picture = try await draw(analysis, format, request, arguments, tool)
        } else {
            let old = try await analyzed(0, arguments, tool, &request)
            let new = try await analyzed(1, arguments, tool, &request)
            let asked = request
            guard let difference = await LargeStackThread.run({ new.difference(from: old, asked) }) else {
                throw UsageError("the files have no screen and state in common", "两个文件没有共同的屏幕和状态")
            }
            picture = difference
        }
        try write(picture, format, arguments, tool)
        return .success
    }

    /// One of the files; `request` gets the names of the screens that were asked for.
    private static func analyzed(
        _ index: Int, _ arguments: ParsedArguments, _ tool: CommandContext, _ request: inout PreviewRequest
    ) async throws(UsageError) -> Analysis {
        let input = try SingleFile(arguments, tool, for: .people, at: index)
        var selection = ScreenSelection(
            arguments.values("--screen"), lists: arguments.values("--screens"), tool.devices)
        let (text, kind) = (input.text, input.kind)
        var settings = await input.settings(on: selection, arguments, tool)
        try ShownTexts.apply(arguments, to: &settings)
        let asked = settings
        let (analysis, places) = await LargeStackThread.run {
            let analysis = analyze(text, kind, asked).displayed()
            return (analysis, analysis.previewPlaces)
        }
        selection.note(places.map(\.screen))
        if let name = selection.unknown.first { throw UsageError(selection.complaint(name)) }
        let screens = places.map(\.screen).uniqued()
        let chosen = screens.filter { selection.filter.accepts($0) }
        guard !chosen.isEmpty || screens.isEmpty else {
            throw UsageError("the file names none of these screens", "文件中没有声明这些屏幕")
        }
        if chosen != screens { request.screens = chosen }
        return analysis
    }

    private static func draw(
        _ analysis: Analysis, _ format: RenderFormat, _ request: PreviewRequest, _ arguments: ParsedArguments,
        _ tool: CommandContext
    ) async throws(UsageError) -> String {
        guard let preview = await LargeStackThread.run({ analysis.preview(request) }) else {
            guard let state = request.state else { throw UsageError("the file has no layout", "文件中没有布局") }
            let names = analysis.previewPlaces.compactMap(\.state).uniqued()
            throw UsageError(unknownState(state, among: names))
        }
        switch format {
        case .text, .ascii: return await LargeStackThread.run { analysis.textPreviews(request) }
        case .svg, .png, .html: return preview.content
        }
    }

    private static func write(
        _ picture: String, _ format: RenderFormat, _ arguments: ParsedArguments, _ tool: CommandContext
    ) throws {
        let bytes = format == .png ? try PNGConverter.convert(picture, tool.console.environment) : Array(picture.utf8)
        let output = arguments.value("--output") ?? "-"
        guard output != "-" else {
            if format == .png, tool.console.outputIsTerminal {
                throw UsageError(
                    "a PNG is not for a terminal; name a file with --output", "PNG 不能输出到终端；请用 --output 指定文件")
            }
            return try tool.console.output.write(bytes)
        }
        do {
            try AtomicFile.replace(absolutePath(output, in: tool.console.directory), with: bytes)
        } catch {
            throw UsageError(about(output, error.reason))
        }
    }
}

/// What `render` writes.
enum RenderFormat: String, CaseIterable {
    case svg, html, text, ascii, png

    /// The format that was named, or that the name of the output stands for.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        if let name = arguments.value("--format") {
            self = RenderFormat(rawValue: name) ?? .text
            return
        }
        guard let output = arguments.value("--output"), output != "-" else {
            self = .text
            return
        }
        switch fileExtension(output).lowercased() {
        case "svg": self = .svg
        case "html", "htm": self = .html
        case "png": self = .png
        case "txt": self = .text
        default:
            let name = printable(output)
            throw UsageError(
                "“\(name)” does not tell the format; name one with --format", "无法由“\(name)”得知格式；请用 --format 指定")
        }
    }

    /// Of a sheet, which is a page where nothing is said.
    init(ofSheet arguments: ParsedArguments) throws(UsageError) {
        let isSaid = arguments.value("--format") != nil || arguments.value("--output").map { $0 != "-" } ?? false
        self = isSaid ? try RenderFormat(arguments) : .html
        guard self == .text || self == .ascii else { return }
        throw UsageError("a sheet is html, svg or png", "--sheet 只能输出 html、svg 或 png")
    }

    /// A PNG is converted from an SVG.
    var picture: PreviewFormat {
        switch self {
        case .svg, .png: .svg
        case .html: .html
        case .text: .text
        case .ascii: .ascii
        }
    }
}
