// What reading asks of the heap, as the address sanitizer sees it.

@_silgen_name("__sanitizer_get_allocated_size")
private func allocatedSize(_ place: UnsafeRawPointer?) -> Int
@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func install(
    _ allocated: @convention(c) (UnsafeRawPointer?, Int) -> Void, _ freed: @convention(c) (UnsafeRawPointer?) -> Void
) -> Int32

/// The most bytes that were held at once since `begin`.
enum HeapWatch {
    nonisolated(unsafe) private static var isWatching = false
    nonisolated(unsafe) private static var held = 0
    nonisolated(unsafe) private(set) static var peak = 0

    /// Once, before anything is read.
    static func prepare() {
        _ = install(
            { _, size in
                guard HeapWatch.isWatching else { return }
                HeapWatch.held &+= size
                HeapWatch.peak = max(HeapWatch.peak, HeapWatch.held)
            },
            { place in
                guard HeapWatch.isWatching else { return }
                HeapWatch.held &-= allocatedSize(place)
            })
    }

    static func begin() {
        held = 0
        peak = 0
        isWatching = true
    }

    /// - Returns: how many bytes are still held.
    static func end() -> Int {
        isWatching = false
        return held
    }
}
