// Files and folders that nobody but the user may have written.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FileSystem {
    /// Whether a folder, and no link to one, stands there that is the user's own and that no other may write into.
    package static func isPrivateFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && isOwn(status)
    }

    /// Makes a folder that only the user may enter.
    package static func makePrivateFolder(_ path: String) throws(SystemError) {
        if mkdir(path, 0o700) != 0 { throw .last }
    }

    /// The bytes of a file that is the user's own and that no other may write; nil for all else, links too.
    package static func readPrivate(_ path: String, limit: Int) -> [UInt8]? {
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard number >= 0 else { return nil }
        let descriptor = Descriptor(number: number)
        defer { descriptor.close() }
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, isOwn(status),
            status.st_size <= off_t(limit)
        else { return nil }
        return try? descriptor.readAll(limit: limit, expected: Int(status.st_size))
    }

    private static func isOwn(_ status: stat) -> Bool { status.st_uid == geteuid() && status.st_mode & 0o022 == 0 }
}
