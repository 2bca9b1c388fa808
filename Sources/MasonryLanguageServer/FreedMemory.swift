// What becomes of memory that a keystroke leaves behind: it is kept for the next one, and given back in a pause.

import JSONRPC

#if canImport(Glibc)
    import Glibc
#endif

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
    static func keep() {
        // malloc.h: M_MMAP_THRESHOLD, of which glibc accepts 32 MiB at most, M_TRIM_THRESHOLD, M_TOP_PAD.
        for (parameter, value) in [(-3, 32 << 20), (-1, 256 << 20), (-2, 1 << 20)] as [(Int32, Int32)] {
            Allocator.set(parameter, to: value)
        }
    }

    /// Gives what is free back to the system.
    mutating func tidy() {
        guard isUntidy else { return }
        isUntidy = false
        Allocator.trim()
    }
}

/// The two functions of glibc that Swift's module of it leaves out. Where they are not there nothing happens.
private enum Allocator {
    #if canImport(Glibc)
        static func set(_ parameter: Int32, to value: Int32) {
            guard let address = dlsym(nil, "mallopt") else { return }
            _ = unsafeBitCast(address, to: (@convention(c) (Int32, Int32) -> Int32).self)(parameter, value)
        }

        static func trim() {
            guard let address = dlsym(nil, "malloc_trim") else { return }
            _ = unsafeBitCast(address, to: (@convention(c) (Int) -> Int32).self)(0)
        }
    #else
        static func set(_ parameter: Int32, to value: Int32) {}

        static func trim() {}
    #endif
}
