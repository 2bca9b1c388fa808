// Opening, making, renaming and removing files.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum FileSystem {
    /// Opens a file to be read. A pipe without a writer opens too; the caller says whether to wait for one.
    package static func openToRead(_ path: String) throws(SystemError) -> Descriptor {
        try opened(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    }

    /// Opens a file to write behind what is in it; makes it where there is none.
    package static func openToAppend(_ path: String) throws(SystemError) -> Descriptor {
        try opened(open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644))
    }

    /// Makes a file to be written where nothing stands.
    package static func create(_ path: String) throws(SystemError) -> Descriptor {
        try opened(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
    }

    /// Gives a file other content where it lies, so that all its names have it.
    package static func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let descriptor = try opened(open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK))
        defer { descriptor.close() }
        try descriptor.writeAll(bytes)
        guard ftruncate(descriptor.number, off_t(bytes.count)) == 0 else { throw .last }
        try sync(descriptor)
    }

    private static func opened(_ number: Int32) throws(SystemError) -> Descriptor {
        guard number >= 0 else { throw .last }
        return Descriptor(number: number)
    }

    package static func setRights(_ rights: UInt32, of descriptor: Descriptor) {
        _ = fchmod(descriptor.number, mode_t(truncatingIfNeeded: rights))
    }

    /// Waits until the disk has what was written; what is not on a disk needs no waiting.
    package static func sync(_ descriptor: Descriptor) throws(SystemError) {
        guard fsync(descriptor.number) != 0 else { return }
        let error = SystemError.last
        if error != .invalidArgument { throw error }
    }

    /// Puts a file in the place of another one.
    package static func move(_ path: String, to target: String) throws(SystemError) {
        if rename(path, target) != 0 { throw .last }
    }

    package static func remove(_ path: String) { _ = unlink(path) }

    package static func makeFolder(_ path: String) throws(SystemError) {
        if mkdir(path, 0o777) != 0 { throw .last }
    }

    /// Makes a folder that only this user may enter; `pattern` ends with six `X`, which the system replaces.
    package static func makeTemporaryFolder(_ pattern: String) throws(SystemError) -> String {
        guard let name = strdup(pattern) else { throw .noMemory }
        defer { free(name) }
        guard mkdtemp(name) != nil else { throw .last }
        return String(cString: name)
    }

    package static func mayWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }
    package static func mayExecute(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// Whether anything stands at a path, a link that leads nowhere too.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// The path without symbolic links; nil where nothing stands there.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
