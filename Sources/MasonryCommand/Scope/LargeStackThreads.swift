// Threads with a stack of a chosen size, because systems give theirs anything from 128 KiB to 8 MiB.

#if canImport(Darwin)
    @preconcurrency import Darwin
#elseif canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// A few threads that run what they are given, in order. Parsing and evaluating recurse to limits that are counted in
/// levels, not in bytes: in a debug build the deepest input takes some megabytes.
final class LargeStackThreads: @unchecked Sendable {
    /// In bytes; only what is used of it takes memory.
    static let stackSize = 8 << 20

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// Only touched under the mutex.
    private var waiting: [@Sendable () -> Void] = []
    private var isClosed = false
    private var threads: [pthread_t] = []

    /// Starts `count` threads; fewer where the system gives no more.
    init(count: Int) {
        mutex.initialize(to: pthread_mutex_t())
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
        for _ in 0..<max(1, count) {
            guard let thread = start() else { break }
            threads.append(thread)
        }
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    private func start() -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let own = Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var thread: pthread_t?
            let result = pthread_create(
                &thread, &attributes,
                { pointer in
                    Unmanaged<LargeStackThreads>.fromOpaque(pointer).takeRetainedValue().work()
                    return nil
                }, own.toOpaque())
        #else
            var thread = pthread_t()
            let result = pthread_create(
                &thread, &attributes,
                { pointer in
                    if let pointer { Unmanaged<LargeStackThreads>.fromOpaque(pointer).takeRetainedValue().work() }
                    return nil
                }, own.toOpaque())
        #endif
        if result == 0 { return thread }
        own.release()
        return nil
    }

    /// One thread's life.
    private func work() {
        pthread_mutex_lock(mutex)
        while true {
            if !waiting.isEmpty {
                let next = waiting.removeFirst()
                pthread_mutex_unlock(mutex)
                next()
                pthread_mutex_lock(mutex)
            } else if isClosed {
                break
            } else {
                pthread_cond_wait(condition, mutex)
            }
        }
        pthread_mutex_unlock(mutex)
    }

    /// Runs `body` on one of the threads; on the caller's where there is none.
    func run<Output: Sendable>(_ body: @escaping @Sendable () -> Output) async -> Output {
        guard !threads.isEmpty else { return body() }
        return await withCheckedContinuation { continuation in
            pthread_mutex_lock(mutex)
            waiting.append { continuation.resume(returning: body()) }
            pthread_cond_signal(condition)
            pthread_mutex_unlock(mutex)
        }
    }

    /// Lets the threads end when nothing waits any more, and waits for them.
    func close() {
        pthread_mutex_lock(mutex)
        isClosed = true
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
        for thread in threads { pthread_join(thread, nil) }
        threads = []
    }
}
