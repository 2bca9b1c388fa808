// `preview`: a page in the browser that follows the files.

import LayoutIDE
import LivePreview
import Platform
import Project

enum PreviewCommand: Command {
    static let definition = CommandDefinition(
        "preview",
        summary: LocalizedText("Show layouts in a browser, and follow the files.", "在浏览器中显示布局，并随文件更新。"),
        positionals: .any("PATH"),
        options: [
            OptionDefinition("--open", help: LocalizedText("Open the page in the browser.", "在浏览器中打开页面。")),
            OptionDefinition(
                "--port", .one("N"),
                help: LocalizedText("The port of this machine; without it any that is free.", "本机端口；省略时使用任意空闲端口。")),
            OptionDefinition(
                "--editor", .one("EDITOR"),
                help: LocalizedText(
                    "What opens a line: xcode, vscode, cursor, zed, idea, or an address with {path} and {line}.",
                    "用什么打开代码行：xcode、vscode、cursor、zed、idea，或含有 {path} 和 {line} 的地址。")),
            CheckCommand.cacheOption,
        ] + CheckCommand.configurationOptions,
        details: LocalizedText(
            """
            PATH is a file or a folder; without one the current folder is shown. The address that is printed has a secret
            in it and works on this machine alone. The page changes when a file is saved, and while it is typed in an
            editor that runs the language server, unless --no-cache is given; Ctrl-C ends it. On macOS lines open in
            Xcode, elsewhere in Visual Studio Code.
            """,
            """
            PATH 为文件或目录；省略时显示当前目录。输出的地址含有密钥，且仅在本机有效。保存文件后页面随之更新；
            编辑器运行语言服务器时，输入的同时也会更新（除非给出 --no-cache）。按 Ctrl-C 结束。
            在 macOS 上代码行由 Xcode 打开，其他系统上由 Visual Studio Code 打开。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let language = tool.console.chosenLanguage
        let directory = tool.console.directory
        let editor = try editor(arguments.value("--editor"))
        let port = try arguments.integer("--port", minimum: 1) ?? 0
        guard let port = UInt16(exactly: port) else {
            throw UsageError("--port takes a number up to 65535", "--port 最大为 65535")
        }
        // Reading sources takes a large stack; everything is done on one thread, which has it.
        let outcome = await LargeStackThread.run { () -> Result<ExitCode, UsageError> in
            var console = Console.system()
            (console.chosenLanguage, console.directory) = (language, directory)
            return Result { () throws(UsageError) in
                try serve(arguments, CommandContext.standard(console).obeying(arguments), port: port, editor: editor)
            }
        }
        return try outcome.get()
    }

    private static func serve(
        _ arguments: ParsedArguments, _ tool: CommandContext, port: UInt16, editor: LiveEditor
    ) throws(UsageError) -> ExitCode {
        var files = PreviewFiles(arguments, tool)
        files.look()
        for failure in files.failures { tool.console.say(about(failure.path, failure.reason)) }
        var server: LoopbackServer
        do throws(SystemError) {
            server = try LoopbackServer(port: port)
        } catch {
            throw UsageError(about("127.0.0.1:\(port)", systemErrorText(error)))
        }
        let access = LiveAccess(port: server.port)
        var service = PreviewService(access, files, tool, arguments, editor: editor)
        do {
            try tool.answer("\(access.address)\n")
        } catch {
            return .success
        }
        tool.console.say(
            LocalizedText(
                "\(files.shown.count) files; the page follows them (Ctrl-C ends)",
                "共 \(files.shown.count) 个文件，页面随之更新（按 Ctrl-C 结束）"))
        if arguments.has("--open") { service.open(access.address) }
        server.run(&service)
        return .success
    }

    /// Addresses as the editors' own pages document them.
    private static let addresses = [
        "vscode": "vscode://file{path}:{line}:{column}",
        "cursor": "cursor://file{path}:{line}:{column}",
        "zed": "zed://file{path}:{line}:{column}",
        "idea": "idea://open?file={path}&line={line}",
    ]

    private static func editor(_ name: String?) throws(UsageError) -> LiveEditor {
        let name = name ?? (ThisProcess.isOnApple ? "xcode" : "vscode")
        if name == "xcode" { return .program }
        if let address = addresses[name] { return .address(address) }
        let scheme = name.split(separator: ":", maxSplits: 1).first.map { $0.lowercased() } ?? ""
        // A script would run in the page.
        guard name.contains("{path}"), name.contains("{line}"), name.contains("://"),
            scheme.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }),
            !["javascript", "data", "vbscript", "blob"].contains(scheme)
        else {
            let typed = printable(name)
            throw UsageError(
                LocalizedText(
                    "--editor takes xcode, vscode, cursor, zed, idea or an address with {path} and {line}, not “\(typed)”",
                    "--editor 只能是 xcode、vscode、cursor、zed、idea，或含有 {path} 和 {line} 的地址，而不是“\(typed)”")
                    + didYouMean(nearestName(to: name, among: ["xcode"] + addresses.keys.sorted())))
        }
        return .address(name)
    }
}
