// `masonry-bench solve`: what solving costs, by family and size.

import AutoLayout
import ConstraintSolver
import LayoutFamilies

/// Measures build and solve of whole layouts.
struct SolveBenchmark {
    var sizes = [10, 100, 1_000, 10_000, 100_000]
    var families = LayoutFamily.everyday + [.random, .conflict]

    func run() {
        for family in families {
            for size in sizes {
                if family == .random, size > 300 { continue }
                let layout = family.layout(views: size, seed: 1)
                let runs = max(1, min(50, 20_000 / size))
                var best = Double.infinity
                var solution: LayoutSolution?
                for _ in 0..<runs {
                    let start = ContinuousClock.now
                    solution = layout.solve()
                    best = min(best, milliseconds(since: start))
                }
                print(family.rawValue, layout.items.count, best, solution?.conflicts.count ?? 0, solution?.ambiguities.count ?? 0)
            }
        }
    }
}

/// The wall-clock time that has passed, in milliseconds.
func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let parts = start.duration(to: .now).components
    return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
}
