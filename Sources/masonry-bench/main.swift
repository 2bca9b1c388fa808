// Benchmarks: `masonry-bench solve` measures the solver, `analysis` one keystroke, `lsp` the server process, `preview`
// the pictures, `sources` Objective-C and Swift files, `check` whole repositories; `fuzz` damages texts.

import Foundation
import LayoutFamilies

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "solve":
    var benchmark = SolveBenchmark()
    let sizes = arguments.dropFirst().compactMap { Int($0) }
    if !sizes.isEmpty { benchmark.sizes = sizes }
    let names = arguments.dropFirst().compactMap { LayoutFamily(rawValue: $0) }
    if !names.isEmpty { benchmark.families = names }
    benchmark.run()
case "analysis":
    let sizes = arguments.dropFirst().compactMap { Int($0) }
    for size in sizes.isEmpty ? [150, 1500] : sizes { AnalysisBenchmark.run(views: size) }
case "lsp":
    let executable = arguments.dropFirst().first { Int($0) == nil } ?? ".build/release/masonry-lsp"
    let sizes = arguments.dropFirst().compactMap { Int($0) }
    var benchmark = ServerBenchmark(executable: executable)
    if let edits = ProcessInfo.processInfo.environment["EDITS"].flatMap({ Int($0) }) { benchmark.totalEdits = edits }
    for size in sizes.isEmpty ? [150, 1500] : sizes { try benchmark.run(views: size) }
case "sources":
    var benchmark = SourceBenchmark()
    let sizes = arguments.dropFirst().compactMap { Int($0) }
    if !sizes.isEmpty { benchmark.sizes = sizes }
    benchmark.run()
case "preview":
    for line in PreviewBench.lines() { print(line) }
case "check":
    var benchmark = CheckBenchmark()
    if let files = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.files = files }
    try await benchmark.run()
case "fuzz":
    var benchmark = FuzzBenchmark()
    if let count = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.count = count }
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    benchmark.folders = arguments.dropFirst().filter { Int($0) == nil }
    try benchmark.run()
default:
    print(
        "usage: masonry-bench solve [family …] [size …] | analysis [views …] | [EDITS=n] lsp [server] [views …] | sources [lines …] | preview | check [files] | [SEED=n] fuzz [mutants] [folder …]"
    )
}
