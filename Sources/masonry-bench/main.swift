// Benchmarks: `masonry-bench solve` measures the solver, `analysis` one keystroke, `lsp` the server process, `preview`
// the pictures, `sources` Objective-C and Swift files, `check` whole repositories, `frames` how much of real code is
// understood, `index` how a changed file is followed, `convert` converts them there and back; `log` finds the sources of
// logged conflicts; `fuzz` damages texts, `edits` types into them, `fixes` fixes them, `conversations` are those of
// random clients, `inputs` damages what each reader takes.

import Foundation
import FuzzTargets
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
    let paths = arguments.dropFirst().filter { Int($0) == nil && !$0.hasPrefix("--") }
    let files = paths.filter { TypedLanguage(ending: URL(fileURLWithPath: $0).pathExtension) != nil }
    var benchmark = ServerBenchmark(server: .own(paths.first { !files.contains($0) }), peer: .ruff())
    if benchmark.peer == nil { print("ruff is not installed (pip install ruff): measured without a peer") }
    if arguments.contains("--fast") { benchmark.hurry() }
    if let edits = ProcessInfo.processInfo.environment["EDITS"].flatMap({ Int($0) }) { benchmark.totalEdits = edits }
    let sizes = arguments.dropFirst().compactMap { Int($0) }
    for size in sizes.isEmpty && files.isEmpty ? [1_000, 10_000] : sizes {
        for text in TypedText.madeUp(lines: size) { try benchmark.run(text) }
    }
    for file in files { try benchmark.run(TypedText(file: file)) }
case "sources":
    var benchmark = SourceBenchmark()
    let sizes = arguments.dropFirst().compactMap { Int($0) }
    if !sizes.isEmpty { benchmark.sizes = sizes }
    benchmark.run()
case "frames":
    let isListing = arguments.contains("--list")
    for folder in arguments.dropFirst() where folder != "--list" {
        try FrameBenchmark.run(folder, isListing: isListing)
    }
case "index":
    var benchmark = IndexBenchmark()
    if let changes = arguments.dropFirst().compactMap({ Int($0) }).first { benchmark.changes = max(1, changes) }
    for folder in arguments.dropFirst() where Int(folder) == nil { try benchmark.run(folder) }
case "convert":
    var benchmark = ConvertBenchmark()
    benchmark.isListing = arguments.contains("--list")
    benchmark.isExplaining = arguments.contains("--left")
    benchmark.shown = arguments.dropFirst().compactMap { Int($0) }.first ?? 0
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    for folder in arguments.dropFirst() where !folder.hasPrefix("--") && Int(folder) == nil {
        try benchmark.run(folder)
    }
case "units":
    var benchmark = UnitsBenchmark(
        folders: arguments.dropFirst().filter { Int($0) == nil },
        made: arguments.dropFirst().compactMap { Int($0) }.first ?? 0)
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    try benchmark.run()
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
case "log":
    var benchmark = LogBenchmark()
    benchmark.folders = arguments.dropFirst().filter { Int($0) == nil && !$0.hasPrefix("--") }
    if let count = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.conflicts = count }
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    benchmark.isVerbose = arguments.contains("--verbose")
    try benchmark.run()
case "conversations":
    var benchmark = ConversationBenchmark()
    if let count = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.messages = count }
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    benchmark.run()
case "inputs":
    var benchmark = InputBenchmark()
    if let count = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.count = count }
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    let targets = arguments.dropFirst().compactMap { FuzzTarget(rawValue: $0) }
    if !targets.isEmpty { benchmark.targets = targets }
    benchmark.run()
case "fixes":
    var benchmark = FixBenchmark()
    if let count = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.count = count }
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    benchmark.folders = arguments.dropFirst().filter { Int($0) == nil }
    try benchmark.run()
case "edits":
    var benchmark = EditBenchmark()
    if let count = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.count = count }
    if let seed = ProcessInfo.processInfo.environment["SEED"].flatMap({ UInt64($0) }) { benchmark.seed = seed }
    benchmark.folders = arguments.dropFirst().filter { Int($0) == nil }
    try benchmark.run()
default:
    print(
        """
        usage: masonry-bench solve [family …] [size …] | analysis [views …] | [EDITS=n] lsp [--fast] [server] [lines …] [file …]
            | sources [lines …] | frames [--list] folder … | index [changes] folder … | [SEED=n] units [files] [folder …] | preview | check [files]
            | [SEED=n] log [conflicts] [--verbose] folder … | [SEED=n] fuzz [mutants] [folder …]
            | [SEED=n] edits [edits] [folder …] | [SEED=n] [KEEP=folder] fixes [mutants] [folder …]
            | [SEED=n] convert [--list] [--left] [shown] folder … | [SEED=n] conversations [messages]
            | [SEED=n] inputs [count] [reader …]
        """
    )
}
