// Random clients talk to the server for as long as one likes.

import TestKit

/// Conversations of clients that keep to the protocol, and of some that do not.
struct ConversationBenchmark {
    var messages = 100_000
    var seed: UInt64 = 1

    func run() {
        var sent = 0
        var conversations = 0
        var problems = 0
        let time = milliseconds {
            while sent < messages {
                let own = seed &* 1_000_000 &+ UInt64(conversations)
                var client = RandomClient(seed: own, isLegal: conversations % 3 != 0)
                client.run(200)
                sent += client.messages
                conversations += 1
                problems += client.problems.count
                for problem in client.problems { print("seed \(own): \(problem)") }
            }
        }
        print("\(sent) messages in \(conversations) conversations, \(problems) problems, \(number(time / 1e3)) s")
    }
}
