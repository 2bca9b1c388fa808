// Random constraints printed in the system's and the libraries' forms, and read again.

import Foundation
import LayoutLog
import TestTexts
import Testing

@Suite("Printed and read again")
struct RoundTripTests {
    /// `LOG_ROUNDS=10000 swift test --filter RoundTrip` prints as many layouts.
    static let rounds = ProcessInfo.processInfo.environment["LOG_ROUNDS"].flatMap { Int($0) } ?? 300

    @Test("Each constraint of a random layout is the same, in each form that can print it")
    func constraints() {
        for seed in 0..<UInt64(Self.rounds) {
            for failure in PrintedLayout(seed: seed).differences().prefix(3) { Issue.record("\(seed): \(failure)") }
        }
    }
}
