// Clients that say anything in any order: each request is answered once, and findings are those of the last text.

import TestKit
import Testing

@Suite("Random clients")
struct RandomClientTests {
    @Test("Each request is answered once, as the protocol asks", arguments: [true, false])
    func conversations(isLegal: Bool) {
        for seed in 0..<UInt64(12) {
            var client = RandomClient(seed: seed, isLegal: isLegal)
            client.run(60)
            for problem in client.problems { Issue.record("seed \(seed): \(problem)") }
            #expect(client.messages >= 60 || !isLegal)
        }
    }
}
