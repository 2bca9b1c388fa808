// `serve`: the language server.

import LayoutIDE
import MasonryLanguageServer
import Project

enum ServeCommand: Command {
    static let definition = CommandDefinition(
        "serve", summary: LocalizedText("Run the language server on standard input and output.", "在标准输入和标准输出上运行语言服务器。"),
        options: [
            OptionDefinition(
                "--stdio",
                help: LocalizedText(
                    "Accepted for clients that pass it; there is no other way.", "仅为兼容会传入它的客户端；没有其他通信方式。")),
            OptionDefinition(
                "--clientProcessId", .one("PID"), help: LocalizedText("End when this process ends.", "该进程结束时随之退出。")),
            OptionDefinition("--log", .one("FILE"), help: LocalizedText("Write a log to a file.", "将日志写入文件。")),
            CheckCommand.cacheOption,
        ])

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        try serve(arguments, tool)
    }

    /// Serves on the calling thread, whose stack is what parsing and evaluation may use.
    static func serve(_ arguments: ParsedArguments, _ tool: CommandContext) throws -> ExitCode {
        var options = LanguageServerOptions()
        options.clientProcessID = try arguments.integer("--clientProcessId", minimum: 1)
        options.logPath = arguments.value("--log").map { absolutePath($0, in: tool.console.directory) }
        options.version = ToolVersion.current
        let obedient = tool.obeying(arguments)
        options.project = .onDisk(obedient.project) { obedient.console.language(locale: $0) }
        options.language = tool.console.chosenLanguage
        options.fallbackLanguage = tool.console.language()
        return ExitCode(rawValue: MasonryLanguageServer.serve(options: options)) ?? .failure
    }
}
