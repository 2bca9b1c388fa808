// What `check` of one file costs, from the start of its process to the end.

import AutoLayout
import Foundation

/// Runs the program on layouts of the families.
struct WholeCheck {
    /// A release build, by default the one beside this program.
    var executable = Server.own(nil).executable

    var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: executable) }

    /// Milliseconds of processor time, the best of some runs; nil where the program cannot be run.
    func milliseconds(_ layout: Layout) -> Double? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString).masonry")
        guard isBuilt, (try? Data(LayoutText(layout).text.utf8).write(to: file)) != nil else { return nil }
        defer { try? FileManager.default.removeItem(at: file) }
        var best: Double?
        for _ in 0..<(layout.items.count > 5_000 ? 3 : 10) {
            guard let time = try? run(file.path) else { return nil }
            best = min(best ?? time, time)
        }
        return best
    }

    private func run(_ path: String) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["check", "--no-config", "--format", "json", path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let before = Self.childrenMilliseconds()
        try process.run()
        process.waitUntilExit()
        return Self.childrenMilliseconds() - before
    }

    /// The processor time of all processes that were started here and have ended.
    private static func childrenMilliseconds() -> Double {
        var usage = rusage()
        // RUSAGE_CHILDREN, whose type differs between systems.
        getrusage(-1, &usage)
        return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
}
