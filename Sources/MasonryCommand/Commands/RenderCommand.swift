// `render`: pictures of the layouts of one file, or of what moved between two.

import LayoutIDE
import SourceText

enum RenderCommand: Command {
    static let definition = CommandDefinition(
        "render", summary: "Draw the layouts of one file, or what moved between two.", positionals: .atLeastOne("FILE"),
        options: [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: RenderFormat.allCases.map(\.rawValue),
                help: "What is written; the ending of --output tells it, too. text is the default."),
            OptionDefinition(
                "--output", short: "-o", .one("FILE"), help: "Write to a file; - is standard output, the default."),
        ] + CheckCommand.screenOptions + [
            OptionDefinition(
                "--state", .one("NAME"), help: "Only this state of the file; base is the file without one."),
            OptionDefinition("--columns", .one("N"), help: "The width of a text picture in cells; 72 is the default."),
            OptionDefinition("--diff", help: "Show what moved from a first FILE to a second."),
            OptionDefinition("--stdin-name", .one("NAME"), help: "The name of what is read from standard input."),
        ] + CheckCommand.configurationOptions,
        details: """
            FILE may be - for standard input. html and text show every screen and state; svg and png show the first of
            those that --screen and --state leave. png needs rsvg-convert, inkscape or chromium.
            """)

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        let count = arguments.has("--diff") ? 2 : 1
        guard arguments.positionals.count == count else {
            throw UsageError(count == 1 ? "render takes one FILE" : "render --diff takes two files: OLD NEW")
        }
        let format = try RenderFormat(arguments)
        var request = PreviewRequest(format: format.picture)
        request.columns = try arguments.integer("--columns", minimum: 8) ?? request.columns
        request.state = arguments.value("--state")
        request.title = printable(arguments.positionals.map(lastPathComponent).joined(separator: " → "))
        let picture: String
        if count == 1 {
            let analysis = try analyzed(0, arguments, tool, &request)
            picture = try draw(analysis, format, request, arguments, tool)
        } else {
            let old = try analyzed(0, arguments, tool, &request)
            let new = try analyzed(1, arguments, tool, &request)
            guard let difference = new.difference(from: old, request) else {
                throw UsageError("the files have no screen and state in common")
            }
            picture = difference
        }
        try write(picture, format, arguments, tool)
        return .success
    }

    /// One of the files; `request` gets the names of the screens that were asked for.
    private static func analyzed(
        _ index: Int, _ arguments: ParsedArguments, _ tool: Tool, _ request: inout PreviewRequest
    ) throws(UsageError) -> Analysis {
        let input = try SingleFile(arguments, tool, at: index)
        var selection = ScreenSelection(
            arguments.values("--screen"), lists: arguments.values("--screens"), tool.devices)
        let analysis = analyze(input.text, input.kind, selection.apply(to: input.settings))
        let places = analysis.previewPlaces
        selection.note(places.map(\.screen))
        if let name = selection.unknown.first { throw UsageError(selection.complaint(name)) }
        let screens = places.map(\.screen).uniqued()
        let chosen = screens.filter { selection.filter.accepts($0) }
        guard !chosen.isEmpty || screens.isEmpty else { throw UsageError("the file names none of these screens") }
        if chosen != screens { request.screens = chosen }
        return analysis
    }

    private static func draw(
        _ analysis: Analysis, _ format: RenderFormat, _ request: PreviewRequest, _ arguments: ParsedArguments,
        _ tool: Tool
    ) throws(UsageError) -> String {
        guard let preview = analysis.preview(request) else {
            guard let state = request.state else { throw UsageError("the file has no layout") }
            let names = analysis.previewPlaces.compactMap(\.state).uniqued()
            let nearest = nearestName(to: state, among: names).map { " — did you mean “\($0)”?" } ?? ""
            throw UsageError("the file has no state “\(printable(state))”\(nearest)")
        }
        switch format {
        case .text, .ascii: return analysis.textPreviews(request)
        case .svg, .png, .html: return preview.content
        }
    }

    private static func write(
        _ picture: String, _ format: RenderFormat, _ arguments: ParsedArguments, _ tool: Tool
    ) throws {
        let bytes = format == .png ? try PNGConverter.convert(picture, tool.console.environment) : Array(picture.utf8)
        let output = arguments.value("--output") ?? "-"
        guard output != "-" else {
            if format == .png, tool.console.outputIsTerminal {
                throw UsageError("a PNG is not for a terminal; name a file with --output")
            }
            return try tool.console.output.write(bytes)
        }
        do {
            try AtomicFile.replace(absolutePath(output, in: tool.console.directory), with: bytes)
        } catch {
            throw UsageError("\(printable(output)): \(error.reason)")
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
            throw UsageError("“\(printable(output))” does not tell the format; name one with --format")
        }
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
