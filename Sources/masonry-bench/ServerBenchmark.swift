// Measures the server as an editor meets it: whole process, real streams. Wall-clock time is what the user waits;
// processor time tells the same on a machine that has other work.

import Foundation

/// Opens a made-up file in a server process, types into it, and asks for what editors ask for.
struct ServerBenchmark {
    /// The server to measure: a release build.
    var executable: String
    /// Keystrokes of each kind that are timed.
    var timedEdits = 500
    /// Keystrokes after which memory is looked at for the last time.
    var totalEdits = 10_000

    func run(views: Int) throws {
        let text = AnalysisBenchmark.text(views: views, gap: 8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        print("\(views) views, \(lines.count) lines; ms on the wall, ms of processor time")
        var starts = Samples()
        for _ in 0..<20 { starts.append(try coldStart(text)) }
        starts.report("spawn to first diagnostics")

        var typist = Typist(session: try open(text), uri: Self.uri, lines: lines)
        let atStart = typist.session.residentKibibytes
        try measureKeystrokes("keystroke, number of all rows", &typist) { try $0.changeSharedNumber() }
        try measureKeystrokes("keystroke, in one block", &typist) { try $0.typeInBlock() }
        try measureRequests(&typist)

        print("  resident MiB, when open: \(mebibytes(atStart))")
        try measureMemory(&typist)
        try typist.session.stop()
    }

    /// Each edit is analysed before the next is sent, as if someone typed without a pause.
    private func measureMemory(_ typist: inout Typist) throws {
        var nextReport = 0
        while typist.edits < totalEdits {
            if typist.edits >= nextReport {
                print("  after \(typist.edits) edits: \(mebibytes(typist.session.residentKibibytes))")
                nextReport = (typist.edits / max(1, totalEdits / 4) + 1) * max(1, totalEdits / 4)
            }
            _ = try typist.edits % 2 == 0 ? typist.changeSharedNumber() : typist.typeInBlock()
        }
        print("  after \(typist.edits) edits: \(mebibytes(typist.session.residentKibibytes))")
        // In the first pause what is free goes back to the system.
        Thread.sleep(forTimeInterval: 3)
        print("  after a pause: \(mebibytes(typist.session.residentKibibytes))")
    }

    private func mebibytes(_ kibibytes: Int?) -> String { kibibytes.map { number(Double($0) / 1024) } ?? "?" }

    private static let uri = "file:///bench.masonry"

    private func measureKeystrokes(
        _ name: String, _ typist: inout Typist, _ type: (inout Typist) throws -> Duration
    ) throws {
        var samples = Samples()
        for _ in 0..<timedEdits {
            // Even fast typists leave the server this long to tidy up after a keystroke.
            Thread.sleep(forTimeInterval: 0.02)
            let before = typist.session.processorTime
            let wall = try type(&typist)
            samples.append((wall, typist.session.processorTime - before))
        }
        samples.report(name)
    }

    /// After a keystroke each, because the answer to a question that was asked before may be remembered.
    private func measureRequests(_ typist: inout Typist) throws {
        let questions = [
            ("hover", "textDocument/hover"), ("completion", "textDocument/completion"),
            ("semantic tokens, delta", "textDocument/semanticTokens/full/delta"),
        ]
        for (name, method) in questions {
            var samples = Samples()
            try typist.rememberTokens()
            for _ in 0..<100 {
                _ = try typist.changeSharedNumber()
                Thread.sleep(forTimeInterval: 0.02)
                let before = typist.session.processorTime
                let wall = try typist.ask(method)
                samples.append((wall, typist.session.processorTime - before))
            }
            samples.report(name)
        }
    }

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

    private func coldStart(_ text: String) throws -> (Duration, Duration) {
        let start = ContinuousClock.now
        let session = try open(text)
        let wall = ContinuousClock.now - start
        let processor = session.processorTime
        try session.stop()
        return (wall, processor)
    }
}

/// Times of one thing done often.
private struct Samples {
    private var wall: [Double] = []
    private var processor: [Double] = []

    mutating func append(_ times: (wall: Duration, processor: Duration)) {
        wall.append(times.wall.inMilliseconds)
        processor.append(times.processor.inMilliseconds)
    }

    func report(_ name: String) {
        let parts = [wall, processor].map { times in
            let sorted = times.sorted()
            return [("p50", 0.5), ("p95", 0.95), ("p99", 0.99)].map { label, part in
                "\(label) \(number(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]))"
            }.joined(separator: "  ")
        }
        print("  \(name.padding(toLength: 30, withPad: " ", startingAt: 0))\(parts.joined(separator: "   | "))")
    }
}

extension Duration {
    fileprivate var inMilliseconds: Double {
        Double(components.attoseconds) / 1e15 + Double(components.seconds) * 1e3
    }
}
