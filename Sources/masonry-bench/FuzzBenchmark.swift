// Damages texts for as long as one likes, and does with them all that is done with a file.

import Foundation
import LayoutFamilies
import LayoutIDE
import LightReaders
import SourceText
import TestTexts

/// Mutants of the texts of all tests, and of the sources of folders. What traps or takes long is left in a file.
struct FuzzBenchmark {
    var count = 10_000
    var seed: UInt64 = 1
    /// Folders with sources of other projects; none for the texts of the tests.
    var folders: [String] = []
    /// Processor time of one text that is told, in milliseconds.
    var slow = 2_000.0

    func run() throws {
        let texts = try self.texts()
        guard !texts.isEmpty else { return print("there are no texts") }
        let current = FileManager.default.temporaryDirectory.appendingPathComponent("masonry-fuzz-\(seed)")
        print("\(count) mutants of \(texts.count) texts, seed \(seed); the one at work is in \(current.path)")
        var broken = 0
        var slowest = 0.0
        let start = DispatchTime.now().uptimeNanoseconds
        for index in 0..<count {
            // Each mutant has its own seed, so that it can be made again alone.
            var generator = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(index))
            let fixture = texts[generator.integer(0...texts.count - 1)]
            let original = SourceText(fixture.text(&generator))
            let dialect =
                generator.happens(onceIn: 16) ? generator.pick(.masonry, .objectiveC, .swift) : fixture.dialect
            let bytes = Mutation(of: original, fixture.dialect).mutant(&generator)
            let file = current.appendingPathExtension(Self.ending(of: dialect))
            try Data(bytes).write(to: file)
            var problems: [String] = []
            let time = milliseconds {
                var whole = WholeAnalysis(
                    of: bytes, dialect, at: generator.integer(0...bytes.count), AnalysisConfiguration())
                if index % 8 == 0 { whole.compare(following: Analysis(text: original, dialect: dialect)) }
                problems = whole.broken
            }
            slowest = max(slowest, time)
            if time > slow { problems.append("took \(number(time)) ms") }
            guard !problems.isEmpty else { continue }
            broken += 1
            let kept = current.appendingPathExtension("\(index).\(Self.ending(of: dialect))")
            try Data(bytes).write(to: kept)
            print("\(kept.path) (\(fixture.name)): \(problems.prefix(3).joined(separator: "; "))")
        }
        try readDamagedLogs()
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        print("\(count) mutants in \(number(seconds)) s, \(broken) with problems, slowest \(number(slowest)) ms")
    }

    /// A log for every second text, too: those of the tests, damaged.
    private func readDamagedLogs() throws {
        let file = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            .appendingPathComponent("Tests/LayoutLogTests/Fixtures/real-logs.txt")
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        let logs = String(decoding: data, as: UTF8.self).components(separatedBy: "\n=").map { Array($0.utf8) }
        var generator = SeededGenerator(seed: seed)
        var broken = 0
        for index in 0..<(count / 2) {
            let bytes = DamagedLog.mutant(of: logs[index % logs.count], &generator)
            guard let problem = DamagedLog.problem(bytes, &generator) else { continue }
            broken += 1
            print("log \(index): \(problem)")
        }
        print("\(count / 2) damaged logs, \(broken) with problems")
    }

    private func texts() throws -> [FixtureText] {
        if folders.isEmpty {
            return try FixtureText.all(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        }
        return try folders.flatMap { try FixtureText.sources(in: URL(fileURLWithPath: $0)) }
    }

    private static func ending(of dialect: Dialect) -> String {
        switch dialect {
        case .masonry: "masonry"
        case .objectiveC: "m"
        case .swift: "swift"
        }
    }
}
