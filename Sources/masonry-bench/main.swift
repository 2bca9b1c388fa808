// Benchmarks: `masonry-bench solve` measures the solver, `analysis` one keystroke, `preview` the pictures, `check` whole
// repositories.

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
case "preview":
    for line in PreviewBench.lines() { print(line) }
case "check":
    var benchmark = CheckBenchmark()
    if let files = arguments.dropFirst().first.flatMap({ Int($0) }) { benchmark.files = files }
    try await benchmark.run()
default:
    print("usage: masonry-bench solve [family …] [size …] | analysis [views …] | preview | check [files]")
}
