// Measures the server as an editor meets it: whole process, real streams. Wall-clock time is what the user waits;
// processor time tells the same on a machine that has other work.

import Foundation

/// Opens texts in a server process, types into them as people do, and asks for what editors ask for; beside ruff with
/// as many lines of Python and the same kinds of edits, in turns, so that what disturbs one disturbs both.
struct ServerBenchmark {
    /// The server to measure: a release build.
    var server: Server
    /// nil where it is not installed.
    var peer: Server?
    /// Keystrokes of each kind that are timed.
    var timedEdits = 200
    /// Keystrokes after which memory is looked at for the last time.
    var totalEdits = 2_000
    /// Seconds between two keystrokes.
    var pause = 0.02
    var starts = 10

    /// Few of everything, to see whether a change helps.
    mutating func hurry() {
        (timedEdits, totalEdits, pause, starts) = (40, 200, 0.01, 3)
    }

    func run(_ text: TypedText) throws {
        print("\n\(text.title), \(text.lineCount) lines; ms, p50 and p99 on the wall, p50 and p99 of processor time")
        guard !text.places.isEmpty else { return print("  no constraint statement to type beside") }
        let python = TypedText.python(lines: text.lineCount)
        var own = try open(text, in: server, "spawn", "open")
        var other = try peer.map { try open(python, in: $0, "spawn, ruff", "open, ruff") }
        if let other { row("open", ratio: own.open.wall(0.5) / other.open.wall(0.5), "of p50 to ruff's") }
        for kind in EditKind.allCases { try measure(kind, &own.typist, &other) }
        try measureRequests(&own.typist)
        try measureMemory(&own.typist)
        try own.typist.session.stop()
        try other?.typist.session.stop()
    }

    private typealias Opened = (typist: Typist, open: Samples)

    private func open(_ text: TypedText, in server: Server, _ startName: String, _ openName: String) throws -> Opened {
        var starts = Samples()
        var opens = Samples()
        // The first start reads the program from the disk.
        var typist = try Typist.open(text, in: server).typist
        for _ in 0..<self.starts {
            try typist.session.stop()
            let opened = try Typist.open(text, in: server)
            typist = opened.typist
            starts.append([opened.start])
            opens.append([opened.open])
        }
        row(startName, starts)
        row(openName, opens)
        return (typist, opens)
    }

    private func measure(_ kind: EditKind, _ typist: inout Typist, _ other: inout Opened?) throws {
        var samples = Samples()
        var others = Samples()
        while samples.count < timedEdits {
            let times = try typist.type(kind, pause: pause)
            if times.isEmpty { return print("  \(kind.rawValue): the text has none") }
            samples.append(times)
            if others.count < timedEdits { others.append(try other?.typist.type(kind, pause: pause) ?? []) }
        }
        row(kind.rawValue, samples, others)
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
            while samples.count < timedEdits / 2 {
                _ = try typist.type(.bracket)
                Thread.sleep(forTimeInterval: pause)
                samples.append([try typist.ask(method)])
            }
            row(name, samples)
        }
    }

    /// Each edit is analysed before the next is sent, as if someone typed without a pause.
    private func measureMemory(_ typist: inout Typist) throws {
        var memory = "  resident MiB after \(typist.edits) edits: \(typist.session.residentMebibytes)"
        let first = typist.edits
        for quarter in 1...4 {
            while typist.edits < first + totalEdits * quarter / 4 {
                for kind in EditKind.allCases { _ = try typist.type(kind) }
            }
            memory += ", \(typist.edits): \(typist.session.residentMebibytes)"
        }
        // In the first pause what is free goes back to the system.
        Thread.sleep(forTimeInterval: 3)
        print("\(memory), after a pause: \(typist.session.residentMebibytes)")
    }

    private func row(_ name: String, _ samples: Samples, _ others: Samples = Samples()) {
        var line = "  " + name.padding(toLength: 30, withPad: " ", startingAt: 0)
        line += samples.cells.map(Self.cell).joined()
        if !others.isEmpty {
            line += "  | ruff" + others.cells.map(Self.cell).joined()
            line += "  | ratio of p99s " + number(samples.wall(0.99) / others.wall(0.99))
            line += ", of the processor's " + number(samples.processor(0.99) / others.processor(0.99))
        }
        print(line)
    }

    private func row(_ name: String, ratio: Double, _ what: String) {
        print("  " + name.padding(toLength: 30, withPad: " ", startingAt: 0) + "ratio \(what): \(number(ratio))")
    }

    private static func cell(_ text: String) -> String {
        String(repeating: " ", count: max(1, 9 - text.count)) + text
    }
}
