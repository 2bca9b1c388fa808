// Writing files so that a reader sees the old content or the new, never a part.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import LayoutIDE

/// A file that is written beside its target and takes the target's place when it is complete.
final class AtomicFile: ByteSink {
    private let target: String
    private let temporary: String
    private let descriptor: Int32
    private let sink: DescriptorSink
    private var isFinished = false

    /// Begins to replace the file at `path`, or to create it. A symbolic link stays: what it leads to is replaced.
    /// The permissions of the replaced file are kept. `name` is how messages call the file; nil: by its path.
    init(path: String, called name: String? = nil) throws(ReadFailure) {
        let target = resolvedPath(path) ?? path
        var status = stat()
        let exists = stat(target, &status) == 0
        // Replacing needs only the right to change the folder; a file someone protected stays protected.
        if exists, status.st_mode & 0o222 == 0 || access(target, W_OK) != 0 {
            throw ReadFailure(LocalizedText("the file is read-only", "文件是只读的"))
        }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            throw ReadFailure(LocalizedText("not a regular file", "不是普通文件"))
        }
        let temporaryName = ".\(lastPathComponent(target)).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).tmp"
        let temporary = joinPath(parentPath(target), temporaryName)
        let descriptor = TemporaryFiles.create(temporary) {
            open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw ReadFailure(systemErrorText(errno)) }
        if exists { _ = fchmod(descriptor, status.st_mode & 0o7777) }
        self.target = target
        self.temporary = temporary
        self.descriptor = descriptor
        sink = DescriptorSink(descriptor: descriptor, name: .verbatim(printable(name ?? path)))
    }

    func write(_ bytes: [UInt8]) throws(OutputFailure) { try sink.write(bytes) }

    /// Puts the new content in place.
    func finish() throws(ReadFailure) {
        guard fsync(descriptor) == 0 || errno == EINVAL, rename(temporary, target) == 0 else {
            throw ReadFailure(systemErrorText(errno))
        }
        isFinished = true
    }

    deinit {
        close(descriptor)
        if !isFinished { unlink(temporary) }
        TemporaryFiles.remove(temporary)
    }

    /// Replaces the content of the file at `path`.
    static func replace(_ path: String, with bytes: [UInt8]) throws(ReadFailure) {
        let file = try AtomicFile(path: path)
        do {
            try file.write(bytes)
        } catch {
            switch error {
            case .brokenPipe: throw ReadFailure(systemErrorText(EPIPE))
            case .failed(let reason): throw ReadFailure(reason)
            }
        }
        try file.finish()
    }
}

extension Tool {
    /// The file that `--output` names; it takes its place when it is finished.
    func outputFile(_ path: String) throws(UsageError) -> AtomicFile {
        do {
            return try AtomicFile(path: absolutePath(path, in: console.directory), called: path)
        } catch {
            throw UsageError(about(path, error.reason))
        }
    }

    /// Puts the file that `--output` named in place.
    func finish(_ file: AtomicFile?, _ path: String?) throws(UsageError) {
        do {
            try file?.finish()
        } catch {
            throw UsageError(about(path ?? "", error.reason))
        }
    }
}

/// The path without symbolic links; nil where nothing stands there.
func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
