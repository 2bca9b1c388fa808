// `check`: finds problems in files and folders.

import SourceText

enum CheckCommand: Command {
    static let definition = CommandDefinition(
        "check", summary: "Find mistakes in files and folders.", positionals: .any("PATH"), options: options,
        details: """
            PATH is a file, a folder (searched for .masonry, .m, .mm and .swift files) or - for standard input; without
            one the current folder is checked. Options that are not given come from .masonry-lsp.json files, the nearest
            first. Exit code 1 means findings at or above --fail-on, 2 wrong usage or a file that could not be read.
            """)

    static let configurationOptions = [
        OptionDefinition(
            "--config", .one("FILE"), help: "Use this configuration instead of the .masonry-lsp.json files."),
        OptionDefinition("--no-config", help: "Use no configuration."),
    ]

    static let screenOptions = [
        OptionDefinition(
            "--screen", .many("SCREEN"),
            help: "Only this screen: one that the file names, a device such as iPhone15, or a size such as 320x568."),
        OptionDefinition(
            "--screens", .many("LIST"), help: "Several screens with commas between them; all-iphones, all-ipads, all."),
    ]

    private static let options =
        [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: ReportFormatName.allCases.map(\.rawValue),
                help: "How the report is written; text is the default."),
            OptionDefinition("--output", short: "-o", .one("FILE"), help: "Write the report to a file."),
        ] + screenOptions + configurationOptions + [
            OptionDefinition("--baseline", .one("FILE"), help: "Leave out the findings that this file knows."),
            OptionDefinition("--write-baseline", .one("FILE"), help: "Write all present findings to this file."),
            OptionDefinition("--fix", help: "Apply the safe fixes and check again."),
            OptionDefinition("--unsafe-fixes", help: "Apply also the fixes that need a look."),
            OptionDefinition("--diff", help: "Show what --fix would change, and write nothing."),
            OptionDefinition(
                "--fail-on", .one("SEVERITY"), choices: ReportSeverity.allCases.map(\.rawValue) + ["never"],
                help: "The least severity that gives exit code 1; error is the default."),
            OptionDefinition(
                "--max-warnings", .one("N"), help: "Give exit code 1 when there are more than N warnings."),
            OptionDefinition("--stdin-name", .one("NAME"), help: "The name of what is read from standard input."),
            OptionDefinition("--since", .one("REV"), help: "Only files that changed since a revision of git."),
            OptionDefinition(
                "--shard", .one("I/N"), help: "Only the I-th of N parts of the files, for several machines."),
            OptionDefinition("--force-exclude", help: "Leave out excluded files even when they are named."),
            OptionDefinition("--jobs", short: "-j", .one("N"), help: "How many files are checked at once."),
            OptionDefinition(
                "--statistics", help: "Tell how many blocks and chains are understood, and what holds back the rest."),
            OptionDefinition("--quiet", short: "-q", help: "No summary and no progress."),
        ]

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        let options = try CheckOptions(
            arguments, directory: tool.console.directory, processors: activeProcessorCount())
        var run = try CheckRun(options, tool)
        return try await run.execute()
    }
}
