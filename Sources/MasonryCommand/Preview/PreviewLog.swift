// What the page's paste box says of a console's text: the page of `log`.

import LayoutIDE
import Project

enum PreviewLog {
    /// The document that `masonry-lsp log --format html` would write.
    static func page(
        _ log: String, _ preview: ParsedArguments, _ directory: String, _ language: MessageLanguage
    ) async -> [UInt8] {
        var console = Console.system()
        (console.directory, console.errorsAreTerminal, console.chosenLanguage) = (directory, false, language)
        let tool = CommandContext.standard(console)
        var words: [String] = []
        for path in preview.positionals {
            let folder = pathKind(absolutePath(path, in: directory))
            words += ["--in=\(folder == .success(.folder) ? path : parentPath(path))"]
        }
        if preview.has("--no-config") { words.append("--no-config") }
        if let path = preview.value("--config") { words.append("--config=\(path)") }
        guard let arguments = try? ParsedArguments(words, LogCommand.definition),
            var sources = try? LogSources(arguments, tool)
        else { return [] }
        let workspace = await sources.workspace(tool)
        let name = language.say("console", "控制台")
        return LogReport(of: Array(log.utf8), named: name, in: workspace, as: .html, language).bytes
    }
}
