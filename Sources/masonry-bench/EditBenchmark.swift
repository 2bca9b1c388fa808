// Edits texts for as long as one likes, and holds every version against a fresh analysis.

import Foundation
import LayoutFamilies
import LayoutIDE
import SourceText
import TestTexts

/// Sequences of edits over the texts of all tests, or over the sources of folders.
struct EditBenchmark {
    var count = 100_000
    var seed: UInt64 = 1
    /// Folders with sources of other projects; none for the texts of the tests.
    var folders: [String] = []

    private static let stepsOfSequence = 24
    /// Every so many edits all fields are compared by reflection, else what editors are told.
    private static let stepsPerReflection = 12
    /// Longer texts take so long that few edits would be made.
    private static let mostBytes = 6_000

    func run() throws {
        let texts = try self.texts()
        guard !texts.isEmpty else { return print("there are no texts") }
        print("\(count) edits of \(texts.count) texts, seed \(seed)")
        var (done, different) = (0, 0)
        let start = DispatchTime.now().uptimeNanoseconds
        while done < count {
            var generator = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(done))
            let fixture = texts[generator.integer(0...texts.count - 1)]
            var sequence = EditSequence(SourceText(fixture.text(&generator)), fixture.dialect)
            for step in 1...Self.stepsOfSequence {
                done += 1
                let isThorough = step % Self.stepsPerReflection == 0
                guard let found = sequence.edit(&generator, comparing: isThorough ? .fields : .answers) else {
                    continue
                }
                different += 1
                print("\(fixture.name), edit \(done): \(found)\n\(sequence.text)\n----")
                break
            }
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        print("\(done) edits in \(number(seconds)) s, \(different) sequences with a difference")
    }

    private func texts() throws -> [FixtureText] {
        let all =
            folders.isEmpty
            ? try FixtureText.all(of: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
            : try folders.flatMap { try FixtureText.sources(in: URL(fileURLWithPath: $0)) }
        return all.filter { $0.length <= Self.mostBytes }
    }
}
