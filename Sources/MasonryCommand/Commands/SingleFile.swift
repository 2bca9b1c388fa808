// The input of commands that work on one file: its text, kind and settings.

import LayoutIDE
import Platform
import Project
import SourceText

/// One file, or standard input, with the configuration that holds for it.
struct SingleFile {
    /// As it was named.
    var path: String
    var text: SourceText
    var kind: TextKind
    var settings: FolderSettings
    /// The language that the configuration names.
    var locale: String?

    /// Reads an argument. Mistakes in the configuration are said, and its other values hold.
    init(
        _ arguments: ParsedArguments, _ tool: CommandContext, for reader: Reader, at index: Int = 0
    ) throws(UsageError) {
        let argument = arguments.positionals.dropFirst(index).first ?? "-"
        path = argument == "-" ? arguments.value("--stdin-name") ?? "stdin.masonry" : argument
        let absolute = absolutePath(path, in: tool.console.directory)
        var resolver = tool.resolver(arguments)
        let index = resolver.configuration(ofFolder: parentPath(absolute))
        let configuration = resolver[index]
        locale = configuration[.locale]?.string
        for problem in resolver.problems { tool.console.say(problem) }
        settings = tool.settings(of: configuration, for: reader)
        settings.analysis.values.merge(try DefinedValues.read(arguments)) { $1 }
        kind = TextKind(path: path) ?? .masonry
        let content =
            argument == "-"
            ? tool.console.readInput()
            : readFile(absolute, limit: settings.byteLimit, isNamed: true)
        switch content {
        case .failure(let failure): throw UsageError(about(argument, failure.reason))
        case .success(let bytes):
            if let objection = TextKind.objection(to: path, bytes) { throw UsageError(about(argument, objection)) }
            text = SourceText(file: bytes)
        }
    }

    /// The settings on the chosen screens, with what the other files of the project say.
    func settings(on screens: ScreenSelection, _ arguments: ParsedArguments, _ tool: CommandContext) async
        -> AnalysisConfiguration
    {
        var settings = settings
        screens.apply(to: &settings.analysis)
        guard kind != .masonry else { return settings.analysis }
        if !arguments.has("--no-index") {
            settings.analysis.index = await buildIndex(
                settings, jobs: ThisProcess.activeProcessorCount, tool.project)
        }
        let path = absolutePath(path, in: tool.console.directory)
        settings.analysis.path = path
        settings.analysis.companions = companionTexts(of: path)
        return settings.analysis
    }
}
