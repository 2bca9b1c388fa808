// How well the sources of logged conflicts are found, how true printed constraints are read, and how fast logs are.

import AutoLayout
import Foundation
import LayoutFamilies
import LayoutIDE
import LayoutLog
import SourceText
import TestTexts

/// Makes conflicts of the classes of repositories and looks for them; without repositories, prints random layouts and reads
/// them, and reads a long log.
struct LogBenchmark {
    var folders: [String] = []
    var conflicts = 100
    var seed: UInt64 = 1
    /// Whether each miss is told.
    var isVerbose = false

    /// With folders their conflicts, else what needs none.
    func run() throws {
        guard folders.isEmpty else { return try matching() }
        roundTrip()
        reading()
    }

    private func roundTrip() {
        var constraints = 0
        var differences = 0
        for seed in 0..<UInt64(10_000) {
            let layout = PrintedLayout(seed: seed)
            constraints += layout.constraints.count
            let found = layout.differences()
            differences += found.count
            if isVerbose { found.forEach { print($0) } }
        }
        print("round trip: 10000 layouts, \(constraints) constraints in every form: \(differences) differences")
    }

    /// 100 MB: lines of other messages with a conflict between them now and then, and conflicts alone.
    private func reading() {
        let other =
            "2024-02-04 14:48:19.693248-0800 App[94453:6174594] [Net] Task <8A2D> finished, bytes 4096 <NSURL: 0x60>\n"
        let conflict = """
            2024-02-04 14:48:19.693248-0800 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x60800029e870 H:|-(4)-[UIStackView:0x7fbcc643ac60]   (active, names: '|':App.Bar:0x7fbcc64374b0 )>",
                "<NSLayoutConstraint:0x60800029e8c0 UIStackView:0x7fbcc643ac60.trailing == App.Bar:0x7fbcc64374b0.trailing - 10   (active)>",
                "<NSLayoutConstraint:0x60800029f360 'UIView-Encapsulated-Layout-Width' App.Bar:0x7fbcc64374b0.width == 0   (active)>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x60800029e8c0 UIStackView:0x7fbcc643ac60.trailing == App.Bar:0x7fbcc64374b0.trailing - 10   (active)>

            """
        for (name, piece) in [
            ("console", String(repeating: other, count: 60) + conflict), ("conflicts alone", conflict),
        ] {
            let bytes = Array(piece.utf8)
            let count = 100_000_000 / bytes.count
            var chunk: [UInt8] = []
            while chunk.count < 1 << 18 { chunk += bytes }
            var reader = LayoutLogReader()
            let before = PeakMemory.reset()
            let time = milliseconds {
                for _ in 0..<(count * bytes.count / chunk.count) { reader.read(chunk) }
                reader.finish()
            }
            let times = reader.entries.map(\.count).reduce(0, +)
            let more = before.flatMap { before in PeakMemory.kibibytes().map { $0 - before } }
            let memory = more.map { ", \($0) KiB of memory more at most" } ?? ""
            print("reading 100 MB, \(name): \(number(time)) ms of the processor\(memory), \(times) conflicts")
        }
    }

    private func matching() throws {
        guard let device = Screen.iPhone15 else { return }
        var facts: [ConstraintFacts] = []
        var sources: [(file: SourceFolder.File, folder: SourceFolder, index: Int)] = []
        for path in folders {
            let name = URL(fileURLWithPath: path).lastPathComponent
            let folder = try SourceFolder(URL(fileURLWithPath: path), device: device) { !$0.hasPrefix(".git/") }
            for file in folder.files {
                sources.append((file, folder, facts.count))
                facts.append(
                    ConstraintFacts(
                        path: "\(name)/\(file.path)", text: file.text, dialect: file.dialect,
                        configuration: folder.configuration(of: file)))
            }
        }
        guard !facts.isEmpty else { return }
        var generator = SeededGenerator(seed: seed)
        sources.shuffle(using: &generator)
        var score = Score()
        var made: [String: Int] = [:]
        for source in sources where score.conflicts < conflicts && !facts[source.index].isEmpty {
            // No repository makes most of them.
            let name = String(facts[source.index].path.prefix { $0 != "/" })
            let most = (conflicts + folders.count - 1) / folders.count
            for conflict in MadeConflict.all(
                in: source.file.text, source.file.dialect, source.folder.configuration(of: source.file), limit: 2,
                &generator)
            where score.conflicts < conflicts && made[name, default: 0] < most {
                var changed = facts
                changed[source.index] = ConstraintFacts(
                    path: facts[source.index].path, text: conflict.text, dialect: source.file.dialect,
                    configuration: source.folder.configuration(of: source.file))
                let report = score.add(conflict, LogWorkspace(changed), path: facts[source.index].path)
                if report.isCounted { made[name, default: 0] += 1 }
                if isVerbose, let miss = report.miss { print(miss) }
            }
        }
        let parts = made.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        print("\(score.text)\n  of \(parts.joined(separator: ", "))")
    }
}

/// What was found of what.
private struct Score {
    var conflicts = 0
    private var first = 0
    private var listed = 0
    private var certain = 0
    private var likely = 0
    private var wronglyCertain = 0
    private var wronglyLikely = 0
    private var members = 0
    private var membersFirst = 0
    private var slowest = 0.0

    /// - Returns: what is to be said of a miss.
    mutating func add(
        _ made: MadeConflict, _ workspace: LogWorkspace, path: String
    ) -> (isCounted: Bool, miss: String?) {
        guard let entry = LayoutLogReader.entries(in: made.log).first else {
            return (false, "not read: \(made.log)")
        }
        var explanation: LogExplanation?
        slowest = max(slowest, milliseconds { explanation = workspace.explain(entry) })
        guard case .conflict(let conflict)? = explanation?.subject, conflict.members.indices.contains(made.changed)
        else { return (false, "not read: \(made.log)") }
        conflicts += 1
        func isRight(_ candidate: SourceCandidate, _ place: TextRange) -> Bool {
            candidate.path == path && candidate.range == place
        }
        var wrong = ""
        for (index, place) in made.places.enumerated() where conflict.members.indices.contains(index) {
            guard let place else { continue }
            members += 1
            guard let candidate = conflict.members[index].candidates.first else { continue }
            let isRight = isRight(candidate, place)
            if isRight { membersFirst += 1 }
            switch candidate.certainty {
            case .certain:
                certain += 1
                if !isRight {
                    wronglyCertain += 1
                    wrong += "\(path): wrongly certain: \(candidate.path):\(candidate.line)\n\(made.log)"
                }
            case .likely:
                likely += 1
                if !isRight { wronglyLikely += 1 }
            case .possible: break
            }
        }
        let candidates = conflict.members[made.changed].candidates
        if candidates.contains(where: { isRight($0, made.chain) }) { listed += 1 }
        if let found = candidates.first, isRight(found, made.chain) {
            first += 1
            return (true, wrong.isEmpty ? nil : wrong)
        }
        let found = candidates.map { "  \($0.path):\($0.line) \($0.certainty) \($0.text)" }.joined(separator: "\n")
        return (true, "\(path): \(made.text[made.chain])\n\(made.log)\(found)\n\(wrong)")
    }

    var text: String {
        """
        matching: \(conflicts) conflicts; the changed chain is the first candidate of \(first), among the candidates of \(listed)
          of all \(members) constraints of them: first \(membersFirst); called certain \(certain), wrongly \(wronglyCertain); \
        called likely \(likely), wrongly \(wronglyLikely)
          slowest search \(number(slowest)) ms
        """
    }
}
