// Measures the server as an editor meets it: whole process, real streams, wall-clock time.

import Foundation

/// Opens a made-up file in a server process, types into it, and asks for hovers and completions.
struct ServerBenchmark {
    /// The server to measure: a release build.
    var executable: String
    var edits = 500

    func run(views: Int) throws {
        let text = AnalysisBenchmark.text(views: views, gap: 8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        print("\(views) views, \(lines.count) lines, wall-clock ms")
        var starts: [Double] = []
        for _ in 0..<10 { starts.append(try coldStart(text)) }
        report("spawn to first diagnostics", starts)

        let session = try open(text)
        let gapLine = lines.firstIndex { $0.hasPrefix("let gap") } ?? 0
        let blockLine = lines.lastIndex { $0.contains("make.top") } ?? 0
        let document: [String: Any] = ["uri": Self.uri]
        var keystrokes: [Double] = []
        var hovers: [Double] = []
        var completions: [Double] = []
        let before = session.residentKibibytes
        for edit in 0..<edits {
            let version = edit + 2
            keystrokes.append(
                try time {
                    try session.notify("textDocument/didChange", change(version, line: gapLine, digit: edit % 10))
                    try session.waitForDiagnostics(version: version)
                })
            guard edit % 5 == 0 else { continue }
            let position = ["line": blockLine, "character": 9]
            let place: [String: Any] = ["textDocument": document, "position": position]
            hovers.append(try time { try session.request("textDocument/hover", place) })
            completions.append(try time { try session.request("textDocument/completion", place) })
        }
        report("keystroke to diagnostics", keystrokes)
        report("hover", hovers)
        report("completion", completions)
        let memory = [before, session.residentKibibytes].map { $0.map { number(Double($0) / 1024) } ?? "?" }
        print("  resident MiB before and after \(edits) edits: \(memory.joined(separator: ", "))")
        try session.stop()
    }

    private static let uri = "file:///bench.masonry"

    private func open(_ text: String) throws -> ServerSession {
        let session = try ServerSession(executable: executable)
        try session.request(
            "initialize", ["processId": NSNull(), "rootUri": NSNull(), "capabilities": [String: Any]()])
        try session.notify("initialized", [:])
        let document: [String: Any] = ["uri": Self.uri, "languageId": "masonry", "version": 1, "text": text]
        try session.notify("textDocument/didOpen", ["textDocument": document])
        try session.waitForDiagnostics(version: 1)
        return session
    }

    private func coldStart(_ text: String) throws -> Double {
        var session: ServerSession?
        let duration = try time { session = try open(text) }
        try session?.stop()
        return duration
    }

    /// Replaces the digit of `let gap = 8`, which every row depends on.
    private func change(_ version: Int, line: Int, digit: Int) -> [String: Any] {
        let range: [String: Any] = [
            "start": ["line": line, "character": 10], "end": ["line": line, "character": 11],
        ]
        return [
            "textDocument": ["uri": Self.uri, "version": version] as [String: Any],
            "contentChanges": [["range": range, "text": String(digit)] as [String: Any]],
        ]
    }

    private func time(_ work: () throws -> Void) rethrows -> Double {
        let duration = try ContinuousClock().measure(work)
        return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
    }

    private func report(_ name: String, _ times: [Double]) {
        let sorted = times.sorted()
        let parts = [("p50", 0.5), ("p95", 0.95), ("p99", 0.99)].map { label, part in
            "\(label) \(number(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]))"
        }
        print("  \(name.padding(toLength: 28, withPad: " ", startingAt: 0))\(parts.joined(separator: "  "))")
    }
}
