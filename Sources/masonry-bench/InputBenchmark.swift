// Damages what each reader takes for as long as one likes.

import Foundation
import FuzzTargets

/// Mutants for every target of the table, or for those that are named.
struct InputBenchmark {
    var count = 100_000
    var seed: UInt64 = 1
    var targets = FuzzTarget.allCases
    /// Processor time of one input that is told, in milliseconds.
    var slow = 1_000.0

    func run() {
        for target in targets {
            var problems = 0
            var slowest = 0.0
            let time = milliseconds {
                for index in 0..<UInt64(count) {
                    let own = seed &* 1_000_000_007 &+ index
                    var found: String?
                    let one = milliseconds { found = target.attempt(seed: own)?.problem }
                    slowest = max(slowest, one)
                    if one > slow { found = "took \(number(one)) ms" }
                    guard let found else { continue }
                    problems += 1
                    print("\(target.rawValue), seed \(own): \(found)")
                }
            }
            print(
                "\(target.rawValue): \(count) inputs, \(problems) problems, \(number(time / 1e3)) s, slowest \(number(slowest)) ms"
            )
        }
    }
}
