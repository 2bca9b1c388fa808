// Sources converted there and back: how many blocks are proven, whether what is written can be read, and whether the three
// versions make the same constraints.

import AutoLayout
import Foundation
import LayoutFamilies
import LayoutIDE
import MasonrySyntax
import SourceText
import TestTexts

/// Converts the sources of a folder in each direction that applies, each with what the others say.
struct ConvertBenchmark {
    /// Whether to print each file in which something is not the same.
    var isListing = false
    /// Whether to print each block that is left, with the reason and what the new code would make otherwise.
    var isExplaining = false
    /// How many blocks of a folder are printed before and after, for people who read them.
    var shown = 0
    var seed: UInt64 = 1

    private struct Sums {
        var files = 0
        var proven = 0
        /// The same in statements of the text before: code without a library has no blocks.
        var (provenStatements, leftStatements) = (0, 0)
        var left: [String: Int] = [:]
        var (unreadable, different) = (0, 0)
        var (provenBack, leftBack, unreadableBack, differentBack) = (0, 0, 0, 0)

        func row(_ name: String) -> String {
            let reasons = left.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
            return "  \(name): \(files) files, \(proven) proven, \(left.values.reduce(0, +)) left"
                + (provenStatements == proven
                    ? "" : " [statements: \(provenStatements) proven, \(leftStatements) left]")
                + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))")
                + "; not readable \(unreadable), not the same \(different)"
                + "; back: \(provenBack) proven, \(leftBack) left, not readable \(unreadableBack), "
                + "not the same \(differentBack)"
        }
    }

    /// Other people's code is in the index and is not converted.
    private static let librariesOfOthers = ["Pods/", "Carthage/", ".build/", "DerivedData/", "node_modules/"]

    func run(_ path: String) throws {
        guard let device = Screen.iPhone15 else { return }
        let folder = try SourceFolder(URL(fileURLWithPath: path), device: device) { !$0.hasPrefix(".git/") }
        var sums: [String: Sums] = [:]
        var samples: [String] = []
        for file in folder.files where !Self.librariesOfOthers.contains(where: { "/\(file.path)".contains("/\($0)") }) {
            let isSwift = file.dialect == .swift
            let library: ConversionGoal = isSwift ? .snapKit : .masonry
            let configuration = folder.configuration(of: file)
            for (goal, back) in [(ConversionGoal.anchors, library), (library, .anchors)] {
                let trip = convertAndBack(file.text, file.dialect, configuration, to: goal, back: back)
                guard !trip.there.blocks.isEmpty else { continue }
                let name = "\(isSwift ? "Swift" : "Objective-C") to \(goal.rawValue)"
                add(trip, file.path, to: &sums[name, default: Sums()])
                if isExplaining { explain(trip, file, name) }
                if shown > 0 { samples += Self.samples(trip, file) }
            }
            guard !isSwift else { continue }
            let port = convertAndBack(file.text, file.dialect, configuration, to: .snapKit, back: .tidy)
            guard port.there.blocks.contains(where: { $0.port != nil }) else { continue }
            add(port, file.path, to: &sums["Objective-C as Swift text", default: Sums()])
            if isExplaining { explain(port, file, "Objective-C as Swift text") }
        }
        print("\(path): \(folder.files.count) sources")
        for (name, sum) in sums.sorted(by: { $0.key < $1.key }) { print(sum.row(name)) }
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<min(shown, samples.count) {
            print(samples.remove(at: generator.integer(0...samples.count - 1)))
        }
    }

    private func add(_ trip: RoundTrip, _ path: String, to sums: inout Sums) {
        sums.files += 1
        for block in trip.there.blocks {
            if case .left(let reason) = block.outcome {
                sums.left[reason.kind, default: 0] += 1
                sums.leftStatements += block.statements
            } else {
                sums.provenStatements += block.statements
                sums.proven += 1
            }
        }
        if !trip.isReadable.there { sums.unreadable += 1 }
        if !trip.mismatch.there.isEmpty { sums.different += 1 }
        for block in trip.back.blocks {
            if block.isProven { sums.provenBack += 1 } else { sums.leftBack += 1 }
        }
        if !trip.isReadable.back { sums.unreadableBack += 1 }
        if !trip.mismatch.back.isEmpty { sums.differentBack += 1 }
        guard isListing else { return }
        let parts = [
            ("not readable", trip.isReadable.there && trip.isReadable.back ? [] : [""]),
            ("not the same", trip.mismatch.there), ("not the same back", trip.mismatch.back),
        ]
        for (name, lines) in parts where !lines.isEmpty {
            print("\(path): \(name)")
            for line in lines.prefix(8) { print("    \(line)") }
        }
    }

    private func explain(_ trip: RoundTrip, _ file: SourceFolder.File, _ name: String) {
        for block in trip.there.blocks {
            guard case .left(let reason) = block.outcome else { continue }
            print("\(file.path):\(file.text.line(at: block.range.start) + 1): \(name): \(reason.kind)")
            for line in block.mismatch { print("    \(line)") }
        }
    }

    /// The proven blocks of a file, each with the lines that it was and has become.
    private static func samples(_ trip: RoundTrip, _ file: SourceFolder.File) -> [String] {
        trip.there.blocks.filter(\.isProven).map { block in
            let new = block.edits.map { $0.text }.joined(separator: "\n    ⋯ ")
            let line = file.text.line(at: block.range.start) + 1
            return "--- \(file.path):\(line)\n\(file.text[block.range])\n+++\n\(block.port ?? new)\n"
        }
    }
}
