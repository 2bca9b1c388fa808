// Threads with a stack of a chosen size, because systems give theirs anything from 128 KiB to 8 MiB.

import Platform

/// Runs work on a thread of its own. Parsing and evaluating recurse to limits that are counted in levels, not in bytes:
/// in a debug build the deepest input takes some megabytes.
package enum LargeStackThread {
    /// In bytes; only what is used of it takes memory.
    package static let stackSize = 8 << 20

    /// Runs `body` to its end; on the caller's thread where the system gives no other.
    package static func run<Output: Sendable>(_ body: @escaping @Sendable () -> Output) async -> Output {
        await withCheckedContinuation { continuation in
            let work: @Sendable () -> Void = { continuation.resume(returning: body()) }
            if !SystemThread.start(stackSize: stackSize, work) { work() }
        }
    }
}
