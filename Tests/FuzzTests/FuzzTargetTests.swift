// Every reader of what others wrote, with damaged texts: no trap, no hang, nothing that is not so.

import FuzzTargets
import Testing

@Suite("Damaged input")
struct FuzzTargetTests {
    @Test("Any bytes are read as something", arguments: FuzzTarget.allCases)
    func mutants(target: FuzzTarget) {
        for seed in 0..<UInt64(300) {
            guard let (problem, bytes) = target.attempt(seed: seed) else { continue }
            Issue.record("\(target) \(seed): \(problem)\n\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("What is whole is read without a problem", arguments: FuzzTarget.allCases)
    func seeds(target: FuzzTarget) {
        for seed in target.seeds { #expect(target.problem(with: Array(seed.utf8)) == nil) }
        #expect(target.problem(with: []) == nil)
    }
}
