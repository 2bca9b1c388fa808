// Work on many inputs at once: results in order, each once, and an end after an error.

import Testing

@testable import Project

@Suite struct ParallelismTests {
    private struct Stop: Error {}

    @Test("Every result comes once and in order", arguments: [0, 1, 7, 100, 1000], [1, 3, 16])
    func order(count: Int, jobs: Int) async {
        var results: [Int] = []
        await processInOrder(Array(0..<count), jobs: jobs, work: { $0 * 2 }) { (result) throws(Never) in
            results.append(result)
        }
        #expect(results == (0..<count).map { $0 * 2 })
    }

    @Test("An error ends the work")
    func anErrorEndsTheWork() async {
        var results: [Int] = []
        await #expect(throws: Stop.self) {
            try await processInOrder(Array(0..<1000), jobs: 2, work: { $0 }) { result throws(Stop) in
                results.append(result)
                if result == 40 { throw Stop() }
            }
        }
        #expect(results == Array(0...40))
    }
}
