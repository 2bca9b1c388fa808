// What stands at a path: kind, size, times and rights.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum FileKind: Sendable, Hashable {
    case file, folder
    /// A symbolic link whose target is not known yet.
    case link
    case pipe
    /// Sockets and devices.
    case other
}

/// What the system says of a file.
package struct FileStatus: Sendable, Hashable {
    package let kind: FileKind
    /// In bytes.
    package let size: Int64
    package let modified: FileTime
    /// The twelve bits of rights.
    package let rights: UInt32
    /// How many names the file has: hard links, and its own.
    package let names: Int

    /// Follows symbolic links.
    package init(of path: String) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        self.init(status)
    }

    package init(ofLink path: String) throws(SystemError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .last }
        self.init(status)
    }

    package init(of descriptor: Descriptor) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor.number, &status) == 0 else { throw .last }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        case S_IFIFO: kind = .pipe
        default: kind = .other
        }
        size = Int64(status.st_size)
        modified = System.modificationTime(of: status)
        rights = UInt32(status.st_mode) & 0o7777
        names = Int(clamping: status.st_nlink)
    }
}
