// The entry of the module: from the words of a command line to an exit code.

import LayoutIDE
import Platform
import Project

/// The tool `masonry-lsp`.
package enum CommandLineTool {
    /// Settles what signals do to this process. To be called on its first thread, before there are others.
    package static func handleSignals() {
        Signals.ignoreBrokenPipes()
        Signals.ignoreFileSizeLimit()
        TemporaryFiles.removeOnSignals()
    }

    /// Runs this process's command line and returns its exit code.
    package static func main() async -> Int32 {
        let arguments = Array(CommandLine.arguments.dropFirst())
        return await run(arguments, Console.system()).rawValue
    }

    /// Serves on the calling thread, if this process's command line asks for the language server. A task would run on a
    /// thread of the pool, whose stack is 512 KiB on macOS.
    /// - Returns: the exit code; nil for other command lines, which `main` runs.
    package static func serveIfAsked() -> Int32? {
        Signals.ignoreBrokenPipes()
        // Linux tells a process in /proc what it was started with, its own name first. Without it a check would be
        // taken for a server without a client, and end without a word.
        guard !CommandLine.arguments.isEmpty else {
            Console.system().say(
                LocalizedText("cannot read the command line: /proc is not mounted", "无法读取命令行：未挂载 /proc"))
            return ExitCode.failure.rawValue
        }
        let words = Array(CommandLine.arguments.dropFirst())
        // A user may have made the stack of the first thread smaller than reading a file can need.
        if let size = SystemThread.firstStackSize, size < LargeStackThread.stackSize {
            guard asksForServer(words) else { return nil }
            let code = SystemThread.result(stackSize: LargeStackThread.stackSize) {
                UInt8(truncatingIfNeeded: serve(words) ?? ExitCode.failure.rawValue)
            }
            return Int32(code)
        }
        return serve(words)
    }

    /// Whether the words are a command line of the server that can be obeyed.
    private static func asksForServer(_ words: [String]) -> Bool {
        serverArguments(words, Console.system()) != nil
    }

    private static func serverArguments(_ words: [String], _ console: Console) -> ParsedArguments? {
        // What is wrong with a command line is said by `main`.
        guard let words = serverWords(withoutLeadingLocale(words), console),
            let arguments = try? ParsedArguments(words, ServeCommand.definition),
            !arguments.has("--help"), !arguments.has("--version")
        else { return nil }
        return arguments
    }

    private static func serve(_ words: [String]) -> Int32? {
        var console = Console.system()
        console.chosenLanguage = chosenLanguage(in: words)
        guard let arguments = serverArguments(words, console) else { return nil }
        let tool = CommandContext.standard(console)
        do {
            return try ServeCommand.serve(arguments, tool).rawValue
        } catch {
            return reportFailure(error, tool).rawValue
        }
    }

    /// The words behind `serve`, which clients may leave out; nil for other commands.
    private static func serverWords(_ arguments: [String], _ console: Console) -> [String]? {
        guard let first = arguments.first else { return console.inputIsTerminal ? nil : [] }
        if first == ServeCommand.definition.name { return Array(arguments.dropFirst()) }
        return isServerOption(first) ? arguments : nil
    }

    private static func isServerOption(_ word: String) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return ServeCommand.definition.allOptions.contains { $0.name == name }
    }

    /// Runs a command line in given surroundings.
    package static func run(_ arguments: [String], _ console: Console) async -> ExitCode {
        await run(arguments, CommandContext.standard(console))
    }

    static func run(_ arguments: [String], _ tool: CommandContext) async -> ExitCode {
        var tool = tool
        tool.console.chosenLanguage = chosenLanguage(in: arguments)
        do {
            return try await dispatch(withoutLeadingLocale(arguments), tool)
        } catch {
            return reportFailure(error, tool)
        }
    }

    private static func reportFailure(_ error: any Error, _ tool: CommandContext) -> ExitCode {
        switch error {
        case let error as UsageError: tool.console.say(error.message)
        case OutputFailure.brokenPipe: return .success
        case OutputFailure.failed(let reason): tool.console.say(reason)
        default: tool.console.say(.verbatim("\(error)"))
        }
        return .failure
    }

    /// What `--locale` says, read ahead of everything else: mistakes in the other words are said in that language.
    private static func chosenLanguage(in arguments: [String]) -> MessageLanguage? {
        var locale: Substring?
        var isValue = false
        for word in arguments.prefix(while: { $0 != "--" }) {
            if isValue {
                locale = word[...]
                isValue = false
            } else if word == "--locale" {
                isValue = true
            } else if word.hasPrefix("--locale=") {
                locale = word.dropFirst("--locale=".count)
            }
        }
        return locale.map { MessageLanguage(locale: String($0)) }
    }

    /// `--locale zh-CN check` is `check --locale zh-CN`.
    private static func withoutLeadingLocale(_ arguments: [String]) -> [String] {
        var rest = arguments[...]
        while let first = rest.first {
            if first == "--locale", rest.count > 1 {
                rest = rest.dropFirst(2)
            } else if first.hasPrefix("--locale=") {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return Array(rest)
    }

    private static func dispatch(_ arguments: [String], _ tool: CommandContext) async throws -> ExitCode {
        let definitions = allCommands.map { $0.definition }
        guard let first = arguments.first else {
            if !tool.console.inputIsTerminal { return try await run(ServeCommand.self, [], tool) }
            try tool.answer(toolHelpPage(definitions, in: tool.console.language()))
            return .success
        }
        switch first {
        case "--help", "-h", "help":
            if let command = arguments.dropFirst().first, !command.hasPrefix("-") {
                return try await run(command, ["--help"], tool)
            }
            try tool.answer(toolHelpPage(definitions, in: tool.console.language()))
            return .success
        case "--version", "-V", "version":
            try tool.answer("masonry-lsp \(ToolVersion.text)\n")
            return .success
        default:
            // Editors start the server with its options alone.
            if first.hasPrefix("-"), first != "-" { return try await runServer(arguments, tool) }
            return try await run(first, Array(arguments.dropFirst()), tool)
        }
    }

    private static func runServer(_ arguments: [String], _ tool: CommandContext) async throws -> ExitCode {
        let first = arguments.first.map { String($0.prefix { $0 != "=" }) } ?? ""
        guard isServerOption(first) else {
            throw ParsedArguments.unknownOption(first, ServeCommand.definition)
        }
        return try await run(ServeCommand.self, arguments, tool)
    }

    private static func run(_ name: String, _ arguments: [String], _ tool: CommandContext) async throws -> ExitCode {
        guard let command = allCommands.first(where: { $0.definition.name == name }) else {
            let names = allCommands.map { $0.definition.name }
            let nearest = nearestName(to: name, among: names)
            let unknown = printable(name)
            let hint = LocalizedText(" (masonry-lsp --help lists them)", "（masonry-lsp --help 会列出所有命令）")
            throw UsageError(
                LocalizedText("unknown command “\(unknown)”", "未知命令“\(unknown)”")
                    + (nearest == nil ? hint : didYouMean(nearest)))
        }
        return try await run(command, arguments, tool)
    }

    private static func run(_ command: any Command.Type, _ words: [String], _ tool: CommandContext) async throws
        -> ExitCode
    {
        let arguments = try ParsedArguments(words, command.definition)
        if arguments.has("--help") {
            try tool.answer(command.definition.helpPage(in: tool.console.language()))
            return .success
        }
        if arguments.has("--version") {
            try tool.answer("masonry-lsp \(ToolVersion.text)\n")
            return .success
        }
        return try await command.run(arguments, tool.obeying(arguments))
    }
}
