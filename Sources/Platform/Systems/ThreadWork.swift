// What is handed through the system to a new thread.

/// What a thread is given to do.
final class ThreadWork: Sendable {
    private let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    /// Runs what `start` has packed.
    static func run(_ packed: UnsafeMutableRawPointer) {
        Unmanaged<ThreadWork>.fromOpaque(packed).takeRetainedValue().work()
    }
}
