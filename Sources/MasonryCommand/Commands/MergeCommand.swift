// `merge`: one report from those of several machines.

import LayoutIDE
import Project
import SourceText

enum MergeCommand: Command {
    static let definition = CommandDefinition(
        "merge",
        summary: LocalizedText("Merge the JSON reports of several checks into one report.", "将多次检查的 JSON 报告合并为一份。"),
        positionals: .atLeastOne("REPORT"),
        options: [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: ReportFormatName.allCases.map(\.rawValue),
                help: LocalizedText("How the merged report is written; json is the default.", "合并后报告的格式；默认为 json。")),
            CheckCommand.outputOption,
            OptionDefinition(
                "--fail-on", .one("SEVERITY"), choices: Severity.names + ["never"],
                help: CheckCommand.failOnHelp),
        ],
        details: LocalizedText(
            """
            Merged, reports of “check --shard I/N --format json” are the report of the whole check, byte for byte.
            A finding that several reports have is kept once, so parts may overlap. Exit code 1 means findings at or
            above --fail-on, 2 wrong usage or a report that could not be read.
            """,
            """
            “check --shard I/N --format json”的各份报告合并后，与整体检查的报告逐字节相同。
            多份报告中相同的结果只保留一次，因此各部分可以重叠。退出码 1 表示存在达到 --fail-on 级别的结果，
            2 表示用法错误或有报告无法读取。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        var findings: [ReportFinding] = []
        var summary = ReportSummary()
        var failed = false
        for path in arguments.positionals {
            do {
                let report = try read(path, tool)
                findings.append(contentsOf: report.findings)
                summary.add(report.summary)
            } catch {
                tool.console.say(about(path, error.message))
                failed = true
            }
        }
        let files = group(findings)
        recount(&summary, files)
        try write(files, summary, arguments, tool)
        if failed { return .failure }
        let level = arguments.value("--fail-on") ?? "error"
        guard let severity = Severity(name: level) else { return .success }
        return summary.count(atLeast: severity) > 0 ? .findings : .success
    }

    private static func read(_ path: String, _ tool: CommandContext) throws(UsageError) -> ReadReport {
        let bytes =
            path == "-"
            ? tool.console.readInput()
            : readFile(absolutePath(path, in: tool.console.directory), limit: maximumTextBytes, isNamed: true)
        switch bytes {
        case .failure(let failure): throw UsageError(failure.reason)
        case .success(let bytes): return try ReadReport(SourceText(bytes: bytes))
        }
    }

    /// The findings by file in the order of reports; within a file they keep their order.
    private static func group(_ findings: [ReportFinding]) -> [FileReport] {
        var files: [FileReport] = []
        var indices: [[UInt8]: Int] = [:]
        var seen: Set<ReportFinding> = []
        for finding in findings where seen.insert(finding).inserted {
            let key = Array(finding.file.utf8)
            let index = indices[key] ?? files.count
            if index == files.count {
                files.append(FileReport(path: finding.file))
                indices[key] = index
            }
            files[index].findings.append(finding)
        }
        return files.sorted { precedesInReports($0.path, $1.path) }
    }

    /// Findings are counted anew, because some may have stood in several reports.
    private static func recount(_ summary: inout ReportSummary, _ files: [FileReport]) {
        var counted = ReportSummary()
        for file in files { counted.add(file) }
        summary.errors = counted.errors
        summary.warnings = counted.warnings
        summary.informations = counted.informations
        summary.hints = counted.hints
    }

    private static func write(
        _ files: [FileReport], _ summary: ReportSummary, _ arguments: ParsedArguments, _ tool: CommandContext
    ) throws {
        let name = arguments.value("--format").flatMap(ReportFormatName.init) ?? .json
        let output = arguments.value("--output")
        let header = tool.header(name, usesColour: output == nil && tool.console.usesColour)
        let format = name.format(header)
        let file = try output.map { try tool.outputFile($0) }
        var writer = ReportWriter(sink: file ?? tool.console.output, format: format)
        try writer.open()
        for file in files { try writer.add(format.file(file)) }
        try writer.close(summary)
        try tool.finish(file, output)
    }
}
