// What becomes of memory that a keystroke leaves behind: it is kept for the next one, and given back in a pause.

import JSONRPC
import Platform

/// Each version of a document makes and frees the same large arrays. Given back to the system in between, every page of
/// them is fetched and cleared again at the next keystroke, which takes a quarter of the time of parsing.
struct FreedMemory {
    private var isUntidy = false
    /// In milliseconds; nobody types slower and goes on typing.
    private let pause: Int32 = 2_000

    mutating func noteWork() { isUntidy = true }

    /// How long to wait before tidying; nil where nothing is untidy.
    var wait: Wait? { isUntidy ? .milliseconds(pause) : nil }

    /// Has the allocator keep what is freed.
    static func keep() { Allocator.keepFreed() }

    /// Gives what is free back to the system.
    mutating func tidy() {
        guard isUntidy else { return }
        isUntidy = false
        Allocator.giveBack()
    }
}
