// Reading whole files with a limit.

/// Why a file was not read.
package enum ReadProblem: Error, Sendable, Hashable {
    case refused(SystemError)
    /// It is larger than this many bytes.
    case tooLarge(Int)
    /// A pipe, a socket or a device: whoever reads it may wait forever.
    case noRegularFile
}

extension FileSystem {
    /// The bytes of the regular file at `path`, at most `limit` of them.
    package static func read(_ path: String, limit: Int) throws(ReadProblem) -> [UInt8] {
        try read(path, limit: limit, waits: false)
    }

    /// The bytes of what a person has named, at most `limit` of them. A pipe (`<(command)`) or device is waited for.
    package static func readNamed(_ path: String, limit: Int) throws(ReadProblem) -> [UInt8] {
        try read(path, limit: limit, waits: true)
    }

    private static func read(_ path: String, limit: Int, waits: Bool) throws(ReadProblem) -> [UInt8] {
        let (descriptor, status) = try openWithStatus(path)
        defer { descriptor.close() }
        if status.kind == .folder { throw .refused(.isDirectory) }
        if status.kind != .file, !waits { throw .noRegularFile }
        if status.kind == .file, status.size > Int64(limit) { throw .tooLarge(limit) }
        // The flag was there only so that opening a pipe without a writer returns.
        if status.kind == .pipe { descriptor.setWaits(true) }
        return try descriptor.readAll(limit: limit, expected: status.kind == .file ? Int(status.size) : 0)
    }

    /// The first bytes of the file at `path`, at most `count` of them; nil for what is no file or cannot be read.
    package static func beginning(of path: String, count: Int) -> [UInt8]? {
        guard let (descriptor, status) = try? openWithStatus(path) else { return nil }
        defer { descriptor.close() }
        guard status.kind == .file else { return nil }
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let more = try? descriptor.readSome(atMost: count - bytes.count) else { return nil }
            if more.isEmpty { break }
            bytes.append(contentsOf: more)
        }
        return bytes
    }

    private static func openWithStatus(_ path: String) throws(ReadProblem) -> (Descriptor, FileStatus) {
        do throws(SystemError) {
            let descriptor = try openToRead(path)
            do throws(SystemError) {
                return (descriptor, try FileStatus(of: descriptor))
            } catch {
                descriptor.close()
                throw error
            }
        } catch {
            throw .refused(error)
        }
    }
}

extension Descriptor {
    /// Everything up to the end, at most `limit` bytes; `expected` is how many there probably are.
    package func readAll(limit: Int, expected: Int = 0) throws(ReadProblem) -> [UInt8] {
        // One byte more than expected, so that the end shows without a further round.
        var size = expected > 0 ? min(expected, 1 << 20) + 1 : 1 << 16
        var bytes: [UInt8] = []
        while true {
            var failure: SystemError?
            let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
                do throws(SystemError) {
                    filled = try read(into: UnsafeMutableRawBufferPointer(buffer))
                } catch {
                    filled = 0
                    failure = error
                }
            }
            if let failure {
                if failure == .interrupted { continue }
                throw .refused(failure)
            }
            if piece.isEmpty { return bytes }
            if bytes.isEmpty { bytes = piece } else { bytes.append(contentsOf: piece) }
            if bytes.count > limit { throw .tooLarge(limit) }
            if bytes.count >= expected { size = 1 << 16 }
        }
    }

    /// What comes next, at least a byte, for which it waits; empty at the end.
    package func readSome(atMost size: Int) throws(ReadProblem) -> [UInt8] {
        while true {
            var failure: SystemError?
            let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
                do throws(SystemError) {
                    filled = try read(into: UnsafeMutableRawBufferPointer(buffer))
                } catch {
                    filled = 0
                    failure = error
                }
            }
            guard let failure else { return piece }
            if failure == .resourceTemporarilyUnavailable {
                _ = isReady(for: .reading, within: nil)
            } else if failure != .interrupted {
                throw .refused(failure)
            }
        }
    }
}
