// Threads with a stack of a chosen size: what systems give by themselves is anything from 128 KiB to 8 MiB.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum SystemThread {
    /// Runs `work` on a new thread.
    /// - Parameter stackSize: in bytes, a multiple of 64 KiB; only what is used of it takes memory.
    /// - Returns: whether there is such a thread; if not, `work` does not run.
    package static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0,
            pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
        else { return false }
        let job = Unmanaged.passRetained(ThreadWork(work))
        if System.startThread(&attributes, job.toOpaque()) { return true }
        job.release()
        return false
    }

    /// Runs `work` on a new thread with a stack of this size, waits for its end and gives what it gave; on the caller's
    /// thread where the system gives no other.
    package static func result(stackSize: Int, of work: @escaping @Sendable () -> UInt8) -> UInt8 {
        guard let answer = try? Pipe() else { return work() }
        defer { answer.reading.close() }
        let hasBegun = start(stackSize: stackSize) {
            let result = work()
            do throws(SystemError) { try answer.writing.writeAll([result]) } catch {}
            answer.writing.close()
        }
        guard hasBegun else {
            answer.writing.close()
            return work()
        }
        return (try? answer.reading.readAll(limit: 1))?.first ?? .max
    }

    /// How large the stack of the first thread may become, in bytes; nil for without a limit.
    package static var firstStackSize: Int? { System.firstStackSize }
}
