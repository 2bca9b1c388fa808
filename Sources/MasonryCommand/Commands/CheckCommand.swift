// `check`: finds problems in files and folders.

import LayoutIDE
import Platform
import Project
import SourceText

enum CheckCommand: Command {
    static let definition = CommandDefinition(
        "check", summary: LocalizedText("Find mistakes in files and folders.", "检查文件和目录中的错误。"),
        positionals: .any("PATH"), options: options,
        details: LocalizedText(
            """
            PATH is a file, a folder (searched for .masonry, .m, .mm and .swift files) or - for standard input; without
            one the current folder is checked. Options that are not given come from .masonry-lsp.json files, the nearest
            first. Exit code 1 means findings at or above --fail-on, 2 wrong usage or a file that could not be read.
            """,
            """
            PATH 为文件、目录（查找其中的 .masonry、.m、.mm、.swift 文件）或表示标准输入的 -；省略时检查当前目录。
            未给出的选项取自 .masonry-lsp.json，离文件最近的优先。退出码 1 表示存在达到 --fail-on 级别的结果，
            2 表示用法错误或有文件无法读取。
            """))

    static let configurationOptions = [
        OptionDefinition(
            "--config", .one("FILE"),
            help: LocalizedText(
                "Use this configuration instead of the .masonry-lsp.json files.", "使用此配置，而不是 .masonry-lsp.json。")),
        OptionDefinition("--no-config", help: LocalizedText("Use no configuration.", "不使用任何配置。")),
    ]

    static let indexOption = OptionDefinition(
        "--no-index",
        help: LocalizedText(
            "Read each file on its own, without the other files of its project.", "单独读取每个文件，不参考所属项目的其他文件。"))

    static let cacheOption = OptionDefinition(
        "--no-cache",
        help: LocalizedText(
            "Neither read nor write the cache of the project's files.", "不使用也不写入各次运行之间保留的项目文件缓存。"))

    static let screenOptions = [
        OptionDefinition(
            "--screen", .many("SCREEN"),
            help: LocalizedText(
                "Only this screen: one that the file names, a device such as iPhone15, or a size such as 320x568.",
                "只检查此屏幕：文件中声明的屏幕、设备（如 iPhone15）或尺寸（如 320x568）。")),
        OptionDefinition(
            "--screens", .many("LIST"),
            help: LocalizedText(
                "Several screens with commas between them; all-iphones, all-ipads, all.",
                "多个屏幕，以逗号分隔；也可为 all-iphones、all-ipads、all。")),
    ]

    static let outputOption = OptionDefinition(
        "--output", short: "-o", .one("FILE"), help: LocalizedText("Write the report to a file.", "将报告写入文件。"))
    static let stateOption = OptionDefinition(
        "--state", .one("NAME"),
        help: LocalizedText("Only this state of the file; base is the file without one.", "只取文件的此状态；base 为不带状态的布局。"))
    static let standardInputOption = OptionDefinition(
        "--stdin-name", .one("NAME"),
        help: LocalizedText("The name of what is read from standard input.", "标准输入内容的文件名。"))
    static let failOnHelp = LocalizedText(
        "The lowest severity that gives exit code 1; error is the default.", "使退出码为 1 的最低级别；默认为 error。")

    private static let options =
        [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: ReportFormatName.allCases.map(\.rawValue),
                help: LocalizedText("How the report is written; text is the default.", "报告的格式；默认为 text。")),
            outputOption,
        ] + screenOptions + configurationOptions + [
            indexOption, cacheOption,
            DefinedValues.option,
            OptionDefinition(
                "--baseline", .one("FILE"),
                help: LocalizedText("Leave out the findings that this file knows.", "略去此文件中已记录的结果。")),
            OptionDefinition(
                "--write-baseline", .one("FILE"),
                help: LocalizedText("Write all present findings to this file.", "将当前所有结果写入此文件。")),
            OptionDefinition(
                "--fix",
                help: LocalizedText("Apply the safe fixes and check again.", "应用安全的修复，并重新检查。")),
            OptionDefinition(
                "--unsafe-fixes",
                help: LocalizedText("Apply also the fixes that need a look.", "同时应用需要人工确认的修复。")),
            OptionDefinition(
                "--diff",
                help: LocalizedText("Show what --fix would change, and write nothing.", "显示 --fix 将会做出的修改，不写入文件。")),
            OptionDefinition(
                "--fail-on", .one("SEVERITY"), choices: Severity.names + ["never"],
                help: failOnHelp),
            OptionDefinition(
                "--preset", .one("NAME"), choices: ConfigurationKeys.presets,
                help: LocalizedText(
                    "strict switches every rule on and fails on warnings.", "strict 会开启所有规则，且警告也会使检查失败。")),
            OptionDefinition(
                "--watch",
                help: LocalizedText(
                    "Check again whenever a file changes, until Ctrl-C.", "文件有改动时重新检查，直到按下 Ctrl-C。")),
            OptionDefinition(
                "--max-warnings", .one("N"),
                help: LocalizedText("Give exit code 1 when there are more than N warnings.", "警告超过 N 条时以退出码 1 结束。")),
            standardInputOption,
            OptionDefinition(
                "--since", .one("REV"),
                help: LocalizedText("Only files that changed since a revision of git.", "只检查自 git 某个修订版本以来有改动的文件。")),
            OptionDefinition(
                "--compare",
                help: LocalizedText(
                    "With --since: only the findings that the change brings, and those that it repairs.",
                    "与 --since 一起使用：只报告此改动带来的结果，以及它修复的结果。")),
            OptionDefinition(
                "--shard", .one("I/N"),
                help: LocalizedText(
                    "Only the I-th of N parts of the files, for several machines.", "只检查 N 份中的第 I 份文件，用于多台机器分工。")),
            OptionDefinition(
                "--force-exclude",
                help: LocalizedText("Leave out excluded files even when they are named.", "即使显式指定，也略去被排除的文件。")),
            OptionDefinition(
                "--jobs", short: "-j", .one("N"),
                help: LocalizedText("How many files are checked at once.", "同时检查的文件数。")),
            OptionDefinition(
                "--statistics",
                help: LocalizedText(
                    "Show how many blocks and chains are understood, and why the rest are not.",
                    "统计能够理解的约束块与链的数量，以及其余部分受阻的原因。")),
            OptionDefinition(
                "--quiet", short: "-q",
                help: LocalizedText("No summary and no progress.", "不显示汇总和进度。")),
        ]

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let options = try CheckOptions(
            arguments, directory: tool.console.directory, processors: ThisProcess.activeProcessorCount)
        guard !options.watches else { return try await CheckWatch(options, tool).run() }
        var run = try CheckRun(options, tool)
        return try await run.execute()
    }
}
