// Writing files so that a reader sees the old content or the new, never a part.

import LayoutIDE
import Platform

/// A file that is written beside its target and takes the target's place when it is complete.
package final class AtomicFile: ByteSink {
    private let target: String
    private let temporary: String
    private let descriptor: Descriptor
    private let sink: DescriptorSink
    private var isFinished = false
    /// Whether the target has other names, which are to have the new content, too.
    private let hasOtherNames: Bool

    /// Begins to replace the file at `path`, or to create it. A symbolic link stays: what it leads to is replaced, unless
    /// that lies outside of the link's project. The permissions of the replaced file are kept. `name` is how messages call
    /// the file; nil: by its path.
    package init(path: String, called name: String? = nil) throws(ReadFailure) {
        let target = try Self.target(of: path)
        let status = try? FileStatus(of: target)
        // Replacing needs only the right to change the folder; a file someone protected stays protected.
        if let status, status.rights & 0o222 == 0 || !FileSystem.mayWrite(target) {
            throw ReadFailure(LocalizedText("the file is read-only", "文件是只读的"))
        }
        if let status, status.kind != .file { throw ReadFailure.noRegularFile }
        let number = "\(ThisProcess.number).\(UInt32.random(in: 0...UInt32.max))"
        let temporary = joinPath(parentPath(target), ".\(lastPathComponent(target)).\(number).tmp")
        let descriptor: Descriptor
        do throws(SystemError) {
            descriptor = try TemporaryFiles.create(temporary)
        } catch {
            throw ReadFailure(systemErrorText(error))
        }
        if let status { FileSystem.setRights(status.rights, of: descriptor) }
        hasOtherNames = status.map { $0.names > 1 } ?? false
        self.target = target
        self.temporary = temporary
        self.descriptor = descriptor
        sink = DescriptorSink(descriptor: descriptor, name: .verbatim(printable(name ?? path)))
    }

    /// Where links lead that stand in the path. Out of a project they are not followed, also where a person has named them:
    /// whoever wrote the project says what they are called, and a person may have named them with a pattern.
    private static func target(of path: String) throws(ReadFailure) -> String {
        let folder = parentPath(path)
        let target =
            FileSystem.resolved(path) ?? FileSystem.resolved(folder).map { joinPath($0, lastPathComponent(path)) }
            ?? path
        guard target != path else { return path }
        var projects = ProjectFolders(home: ThisProcess.environment(["HOME"])["HOME"])
        let project = projects.project(of: folder) ?? folder
        guard leadsBelow(FileSystem.exists(target) ? target : parentPath(target), project) else {
            let (place, around) = (printable(target), printable(project))
            throw ReadFailure(
                LocalizedText(
                    "a link leads out of \(around); name \(place) itself", "有链接指向 \(around) 之外；请直接指定 \(place)"))
        }
        return target
    }

    package func write(_ bytes: [UInt8]) throws(OutputFailure) { try sink.write(bytes) }

    /// Puts the new content in place.
    package func finish() throws(ReadFailure) {
        do throws(SystemError) {
            try FileSystem.sync(descriptor)
            guard !hasOtherNames else { return try finishInPlace() }
            try FileSystem.move(temporary, to: target)
        } catch {
            throw ReadFailure(systemErrorText(error))
        }
        isFinished = true
    }

    /// Only writing over a file keeps its other names. Until that is done the whole new content lies beside it, and is left
    /// there where it fails or is interrupted.
    private func finishInPlace() throws(SystemError) {
        let bytes: [UInt8]
        do throws(ReadProblem) {
            bytes = try FileSystem.read(temporary, limit: 1 << 40)
        } catch {
            throw .ioError
        }
        TemporaryFiles.forget(temporary)
        isFinished = true
        try FileSystem.overwrite(target, with: bytes)
        FileSystem.remove(temporary)
    }

    deinit {
        descriptor.close()
        if !isFinished { FileSystem.remove(temporary) }
        TemporaryFiles.forget(temporary)
    }

    /// Replaces the content of the file at `path`.
    /// - Parameter former: what the new content was made of. A file that has become another one meanwhile stays; nil where
    ///   that does not matter.
    package static func replace(_ path: String, with bytes: [UInt8], madeOf former: [UInt8]? = nil) throws(ReadFailure)
    {
        if let former, let now = try? FileSystem.read(path, limit: maximumTextBytes), now != former {
            // Another run has done the same.
            if now == bytes { return }
            throw ReadFailure(LocalizedText("it has been changed meanwhile", "文件在此期间已被修改"))
        }
        let file = try AtomicFile(path: path)
        do {
            try file.write(bytes)
        } catch {
            switch error {
            case .brokenPipe: throw ReadFailure(systemErrorText(.brokenPipe))
            case .failed(let reason): throw ReadFailure(reason)
            }
        }
        try file.finish()
    }
}
