// Threads with a stack of a chosen size, because systems give theirs anything from 128 KiB to 8 MiB.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs work on a thread of its own. Parsing and evaluating recurse to limits that are counted in levels, not in bytes:
/// in a debug build the deepest input takes some megabytes.
enum LargeStackThread {
    /// In bytes; only what is used of it takes memory.
    static let stackSize = 8 << 20

    /// Runs `body` to its end; on the caller's thread where the system gives no other.
    static func run<Output: Sendable>(_ body: @escaping @Sendable () -> Output) async -> Output {
        await withCheckedContinuation { continuation in
            let job = Job { continuation.resume(returning: body()) }
            if !start(job) { job.work() }
        }
    }

    private static func start(_ job: Job) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let own = Unmanaged.passRetained(job)
        if pthread_create(&thread, &attributes, runJob, own.toOpaque()) == 0 { return true }
        own.release()
        return false
    }

    fileprivate final class Job: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
}

#if canImport(Darwin)
    private func runJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<LargeStackThread.Job>.fromOpaque(job).takeRetainedValue().work()
        return nil
    }
#else
    private func runJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let job { Unmanaged<LargeStackThread.Job>.fromOpaque(job).takeRetainedValue().work() }
        return nil
    }
#endif
