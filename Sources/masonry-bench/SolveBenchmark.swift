// `masonry-bench solve`: what solving costs, by family and size, alone and beside kiwi.

import AutoLayout
import ConstraintSolver
import LayoutFamilies

/// Measures build and solve of whole layouts.
struct SolveBenchmark {
    var sizes = [10, 100, 1_000, 10_000, 100_000]
    var families = LayoutFamily.everyday + [.random, .coupled, .conflict]
    let peer = KiwiPeer.find()
    let whole = WholeCheck()
    private let largestSizes: [LayoutFamily: Int] = [.random: 300, .coupled: 10_000]

    func run() {
        print(
            "processor time in milliseconds, best of several runs; `changed` is one constant changed and all frames read"
        )
        print(peer == nil ? "kiwi: not built, see .ci/kiwi-peer" : "kiwi: build and solve of the same linear systems")
        print("check: " + (whole.isBuilt ? "" : "not built: ") + "\(whole.executable), process start to end")
        printRow(
            "family", "views", "solve", "lowering", "solving", "report", "changed", "KiB/view", "conflicts", "kiwi",
            "ratio", "check")
        for family in families {
            var measured: [(views: Int, time: Double)] = []
            var checked: [(views: Int, time: Double)] = []
            for size in sizes {
                // Coupling of this kind is not what screens look like; these measure the simplex method only.
                if let largest = largestSizes[family], size > largest {
                    print("  \(family.rawValue) is not measured beyond \(largest) views")
                    break
                }
                let layout = family.layout(views: size, seed: 1)
                let result = SolveMeasurement(layout)
                measured.append((layout.items.count, result.total))
                let isPeerAsked = family != .conflict && size <= 10_000
                let kiwi = isPeerAsked ? peer?.milliseconds(layout, seconds: size < 10_000 ? 15 : 25) : nil
                let check = size <= 10_000 ? whole.milliseconds(layout) : nil
                if let check { checked.append((layout.items.count, check)) }
                printRow(
                    family.rawValue, "\(layout.items.count)", number(result.total), number(result.lowering),
                    number(result.solving), number(result.reporting), number(result.change),
                    result.kibibytesPerView.map(number) ?? "-", result.isSolved ? "\(result.conflicts)" : "unsolved",
                    kiwi?.text ?? "-", kiwi?.ratio(to: result.total) ?? "-",
                    check.map(number) ?? "-")
            }
            if let growth = growth(measured) { print("  \(family.rawValue) grows as \(growth)") }
            if let growth = growth(checked) { print("  check of \(family.rawValue) grows as \(growth)") }
        }
    }

    /// The slope of time over views on logarithmic scales, from 1,000 views to the largest, and how many times as long
    /// that takes; nil where there are no two such sizes.
    private func growth(_ measured: [(views: Int, time: Double)]) -> String? {
        guard let first = measured.first(where: { $0.views >= 1_000 }), let last = measured.last,
            last.views > first.views
        else { return nil }
        let ratio = last.time / first.time
        let exponent = logarithm(ratio) / logarithm(Double(last.views) / Double(first.views))
        return "views^\(number(exponent)), x\(number(ratio)) from \(first.views) to \(last.views) views"
    }

    private func printRow(_ cells: String...) {
        print(cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined(separator: " "))
    }
}

/// The times of one layout in milliseconds.
struct SolveMeasurement {
    /// From the layout to its whole solution.
    private(set) var total = Double.infinity
    /// From the layout to the linear system.
    private(set) var lowering = Double.infinity
    /// The linear system to its optimum.
    private(set) var solving = Double.infinity
    /// The optimum to frames, ranges and sizes.
    private(set) var reporting = Double.infinity
    /// One constant changed, all frames read; the median over constraints.
    private(set) var change = Double.infinity
    /// Peak memory of one solve; nil where the system does not tell, and where the allocator's reserves would outweigh it.
    private(set) var kibibytesPerView: Double?
    private(set) var conflicts = 0
    private(set) var isSolved = true
    /// No more runs after so many milliseconds.
    private static let longEnough = 3_000.0

    init(_ layout: Layout) {
        let views = layout.items.count
        let before = PeakMemory.reset()
        var engine = LayoutEngine(layout)
        let solution = engine.solution()
        conflicts = solution.conflicts.count
        isSolved = solution.isSolved
        if let before, let after = PeakMemory.kibibytes(), views >= 100_000 {
            kibibytesPerView = Double(after - before) / Double(views)
        }
        var spent = 0.0
        for _ in 0..<max(2, min(50, 20_000 / views)) where spent < Self.longEnough {
            let time = milliseconds { _ = layout.solve() }
            spent += time
            total = min(total, time)
            lowering = min(lowering, milliseconds { _ = layout.linearSystem() })
            let system = layout.linearSystem()
            solving = min(solving, milliseconds { _ = LinearEngine(system) })
            reporting = min(reporting, milliseconds { _ = engine.solution() })
        }
        var changes: [Double] = []
        spent = 0
        for step in 0..<max(5, min(51, 20_000 / views)) where spent < Self.longEnough {
            let target = ConstraintID((step * 7919) % layout.constraints.count)
            let constant = layout.constraints[target.index].constant
            changes.append(
                milliseconds {
                    engine.setConstant(constant + 1, of: target)
                    _ = engine.frames
                })
            spent += changes.last ?? 0
            engine.setConstant(constant, of: target)
        }
        change = changes.sorted()[changes.count / 2]
    }
}
