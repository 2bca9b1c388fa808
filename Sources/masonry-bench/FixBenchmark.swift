// Fixes sources and mutants of them, and looks whether a fix ever makes anything worse.

import AutoLayout
import Foundation
import FuzzTargets
import LayoutFamilies
import LayoutIDE
import SourceText
import TestTexts

/// `check --fix` on the sources of folders, as they are and damaged; without folders on the texts of all tests.
struct FixBenchmark {
    /// Mutants for all folders together.
    var count = 10_000
    var seed: UInt64 = 1
    var folders: [String] = []

    /// Longer texts are fixed as they are, and not damaged: few mutants would be tried.
    private static let mostBytes = 20_000

    private var texts = 0
    private var mutants = 0
    private var safe = 0
    private var all = 0
    private var broken = 0

    mutating func run() throws {
        let start = DispatchTime.now().uptimeNanoseconds
        for folder in folders { try fixFolder(URL(fileURLWithPath: folder)) }
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let damaged =
            folders.isEmpty
            ? try FixtureText.all(of: here)
            : try folders.flatMap { try FixtureText.sources(in: URL(fileURLWithPath: $0)) }
        damage(damaged.filter { $0.length <= Self.mostBytes })
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        print(
            "\(texts) files and \(mutants) mutants in \(number(seconds)) s: \(safe) safe fixes, \(all) with unsafe ones, "
                + "\(broken) promises broken")
    }

    /// Each file of a folder as it is, with what the others say.
    private mutating func fixFolder(_ folder: URL) throws {
        guard let screen = Screen.iPhone15 else { return }
        let project = try SourceFolder(folder, device: screen)
        for file in project.files {
            texts += 1
            let promises = FixPromises(index: project.configuration(of: file).index)
            take(promises.check(file.text, file.dialect), file.path, file.text)
        }
        print("\(folder.lastPathComponent): \(project.files.count) files")
    }

    private mutating func damage(_ fixtures: [FixtureText]) {
        guard !fixtures.isEmpty else { return }
        let promises = FixPromises()
        for index in 0..<count {
            var generator = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(index))
            let fixture = fixtures[generator.integer(0...fixtures.count - 1)]
            let original = SourceText(fixture.text(&generator))
            let text = SourceText(bytes: Mutation(of: original, fixture.dialect).mutant(&generator))
            mutants += 1
            take(promises.check(text, fixture.dialect), "mutant \(index) of \(fixture.name)", text)
        }
    }

    private mutating func take(_ result: FixPromises.Result, _ name: String, _ text: SourceText) {
        safe += result.safe
        all += result.all
        guard !result.broken.isEmpty else { return }
        broken += result.broken.count
        print("\(name): \(result.broken.joined(separator: "; "))")
        guard let kept = ProcessInfo.processInfo.environment["KEEP"] else { return }
        let file = URL(fileURLWithPath: kept).appendingPathComponent("\(broken).txt")
        try? Data(text.bytes).write(to: file)
    }
}
