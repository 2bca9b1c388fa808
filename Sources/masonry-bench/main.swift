// Benchmarks: `masonry-bench solve` measures the solver.

import LayoutFamilies

if CommandLine.arguments.dropFirst().first == "solve" {
    var benchmark = SolveBenchmark()
    let sizes = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
    if !sizes.isEmpty { benchmark.sizes = sizes }
    let names = CommandLine.arguments.dropFirst(2).compactMap { LayoutFamily(rawValue: $0) }
    if !names.isEmpty { benchmark.families = names }
    benchmark.run()
} else {
    print("usage: masonry-bench solve [size …]")
}
