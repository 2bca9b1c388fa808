// `init`: looks at a project and writes a configuration that suits it, and what Xcode and CI need.

import LayoutIDE
import Platform
import Project

enum InitCommand: Command {
    static let definition = CommandDefinition(
        "init",
        summary: LocalizedText(
            "Look at a project and write a .masonry-lsp.json that suits it.", "查看项目，并生成适合它的 .masonry-lsp.json。"),
        positionals: .atMostOne("FOLDER"),
        options: [
            OptionDefinition(
                "--baseline",
                help: LocalizedText(
                    "Take note of what is there today in \(baselineName), so that only new findings count.",
                    "将目前已有的结果记入 \(baselineName)，此后只报告新的结果。")),
            OptionDefinition(
                "--xcode",
                help: LocalizedText(
                    "Write \(StarterFile.xcode.path) for a Run Script phase.",
                    "生成供 Run Script 阶段使用的 \(StarterFile.xcode.path)。"
                )),
            OptionDefinition(
                "--github",
                help: LocalizedText(
                    "Write \(StarterFile.gitHub.path).", "生成 \(StarterFile.gitHub.path)。")),
        ],
        details: LocalizedText(
            """
            It looks for Podfile, Package.swift, Cartfile, Xcode projects, prefix headers, device families and the folders
            that hold sources. Every other key is there as a comment. Files that exist already are left alone.
            """,
            """
            会查找 Podfile、Package.swift、Cartfile、Xcode 项目、预编译头（prefix header）、目标设备和源码所在目录。
            其余的键以注释形式列出。不会改动已有的文件。
            """))

    private static let baselineName = "masonry-baseline.json"

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let folder = absolutePath(arguments.positionals.first ?? ".", in: tool.console.directory)
        let path = joinPath(folder, ConfigurationResolver.fileName)
        let files = [arguments.has("--xcode") ? StarterFile.xcode : nil, arguments.has("--github") ? .gitHub : nil]
            .compactMap { $0 }
        let baseline = arguments.has("--baseline") ? baselineName : nil
        for name in [path] + (files.map(\.path) + [baseline].compactMap { $0 }).map({ joinPath(folder, $0) })
        where pathExists(name) {
            throw UsageError("\(printable(name)) is there already", "\(printable(name)) 已存在")
        }
        if case .failure(let failure) = pathKind(folder) { throw UsageError(about(folder, failure.reason)) }
        let survey = ProjectSurvey(of: folder, tool)
        try tool.answer(survey.sentences)
        let text = StarterConfiguration(survey: survey, baseline: baseline)
            .text(tool.configurationNames.keys, tool.console.language())
        try write(text, to: path, tool)
        if let baseline { try await takeNote(in: baseline, folder, tool) }
        for file in files { try write(file.text, to: joinPath(folder, file.path), tool) }
        for file in files { try tool.answer(file.advice + .verbatim("\n")) }
        try tool.answer(LocalizedText("Next: masonry-lsp check\n", "下一步：masonry-lsp check\n"))
        return .success
    }

    private static func write(_ text: String, to path: String, _ tool: CommandContext) throws {
        do throws(ReadFailure) {
            try makeFolders(above: path)
            try AtomicFile.replace(path, with: Array(text.utf8))
        } catch {
            throw UsageError(about(path, error.reason))
        }
        try tool.answer(LocalizedText("\(printable(path)) written\n", "已写入 \(printable(path))\n"))
    }

    private static func makeFolders(above path: String) throws(ReadFailure) {
        let folder = parentPath(path)
        guard !pathExists(folder) else { return }
        try makeFolders(above: folder)
        do {
            try FileSystem.makeFolder(folder)
        } catch {
            throw ReadFailure(systemErrorText(error))
        }
    }

    /// Checks as `check --write-baseline` does; the report itself is of no interest here.
    private static func takeNote(in baseline: String, _ folder: String, _ tool: CommandContext) async throws {
        var quiet = tool
        quiet.console.output = MemorySink()
        quiet.console.directory = folder
        let arguments = try ParsedArguments(["--write-baseline", baseline], CheckCommand.definition)
        let options = try CheckOptions(
            arguments, directory: folder, processors: ThisProcess.activeProcessorCount)
        var run = try CheckRun(options, quiet)
        _ = try await run.execute()
    }
}
