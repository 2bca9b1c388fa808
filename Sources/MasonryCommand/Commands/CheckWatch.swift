// `check --watch`: one run after another, each when a file has changed.

import LayoutIDE
import Platform
import Project

/// Looks at the files from time to time. Asking each for its status takes some milliseconds for thousands of files and
/// is the same on every system, where notifications are not: they need a descriptor a folder, and macOS gives few.
struct CheckWatch {
    private let options: CheckOptions
    private let tool: CommandContext
    /// In milliseconds.
    private let interval: Int32 = 500

    init(_ options: CheckOptions, _ tool: CommandContext) {
        self.options = options
        self.tool = tool
    }

    /// Runs until a signal ends the process, or the reader of its output is gone.
    func run() async throws -> ExitCode {
        while true {
            let before = snapshot()
            // Each run reads the configuration anew.
            var run = try CheckRun(options, tool)
            _ = try await run.execute()
            if !options.isQuiet {
                tool.console.say(LocalizedText("waiting for changes (Ctrl-C ends)", "等待文件改动（按 Ctrl-C 结束）"))
            }
            waitForChange(since: before)
            if tool.console.outputIsTerminal { try tool.answer("\u{1B}[2J\u{1B}[H") }
        }
    }

    /// What a change shows by: a file's size and time.
    private typealias Snapshot = [String: FileStatus]

    private func waitForChange(since before: Snapshot) {
        var previous = snapshot()
        while previous == before {
            Pause.sleep(milliseconds: interval)
            previous = snapshot()
        }
        // Editors and git write several files in a row: wait until they are done.
        while true {
            Pause.sleep(milliseconds: interval / 5)
            let now = snapshot()
            if now == previous { return }
            previous = now
        }
    }

    private func snapshot() -> Snapshot {
        var discovery = FileDiscovery(
            directory: tool.console.directory, endings: TextKind.allCases.map(\.rawValue) + ["h", "pch", "json"],
            namedFiles: options.namedFiles,
            configurations: ConfigurationResolver(options.configuration, tool.project))
        for path in options.paths { discovery.add(path) }
        var snapshot: Snapshot = [:]
        for path in discovery.files.map(\.absolutePath) + discovery.configurations.all.flatMap(\.paths) {
            snapshot[path] = try? FileStatus(of: path)
        }
        return snapshot
    }
}
