// What tells, without reading a file, that it is as it was.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Changes whenever a file is written or another one takes its place: programs can set the time of modification, and
/// none can set that of the last change.
package struct FileStamp: Sendable, Hashable {
    /// In bytes.
    package var size: Int64
    package var modified: FileTime
    /// When anything about the file was changed last, its times too.
    package var changed: FileTime
    /// Of the file in its file system.
    package var number: UInt64

    package init(size: Int64, modified: FileTime, changed: FileTime, number: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.number = number
    }

    /// Of what is no folder, pipe or device; follows symbolic links.
    package init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        size = Int64(status.st_size)
        modified = System.modificationTime(of: status)
        changed = System.changeTime(of: status)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Of the program that runs.
    package static var ofThisProgram: FileStamp? { System.ownProgram.flatMap { FileStamp(of: $0) } }

    /// Whether the file was written so shortly before `now`, or later, that it may change once more without its times
    /// telling: those of some file systems have steps of two seconds.
    package func isYoung(at now: FileTime) -> Bool {
        max(modified.seconds, changed.seconds) >= now.seconds - 2
    }
}

extension FileTime {
    /// As files have it.
    package static var now: FileTime {
        var time = timespec()
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return FileTime(seconds: 0, nanoseconds: 0) }
        return FileTime(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }
}
