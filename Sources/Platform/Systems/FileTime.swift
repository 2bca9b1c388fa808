// The times that systems keep of files.

/// A moment of a file's clock; only whether two are the same means anything.
package struct FileTime: Sendable, Hashable {
    package var seconds: Int64
    package var nanoseconds: Int64
    package init(seconds: Int64, nanoseconds: Int64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }
}
