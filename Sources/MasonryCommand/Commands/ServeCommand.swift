// `serve`: the language server.

import MasonryLanguageServer

enum ServeCommand: Command {
    static let definition = CommandDefinition(
        "serve", summary: "Run the language server on standard input and output.",
        options: [
            OptionDefinition("--stdio", help: "Accepted for clients that pass it; there is no other way."),
            OptionDefinition("--clientProcessId", .one("PID"), help: "End when this process ends."),
            OptionDefinition("--log", .one("FILE"), help: "Write a log to a file."),
        ])

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        try serve(arguments, tool)
    }

    /// Serves on the calling thread, whose stack is what parsing and evaluation may use.
    static func serve(_ arguments: ParsedArguments, _ tool: Tool) throws -> ExitCode {
        var options = LanguageServerOptions()
        options.clientProcessID = try arguments.integer("--clientProcessId", minimum: 1)
        options.logPath = arguments.value("--log").map { absolutePath($0, in: tool.console.directory) }
        options.version = ToolVersion.current
        options.project = .onDisk(tool)
        return ExitCode(rawValue: MasonryLanguageServer.serve(options: options)) ?? .failure
    }
}
