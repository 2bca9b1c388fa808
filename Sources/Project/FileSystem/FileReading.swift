// Reading whole files with a limit, and saying why one could not be read.

import LayoutIDE
import Platform
import SourceText

/// Why a file could not be read, in words for a person.
package struct ReadFailure: Error, Hashable {
    package var reason: LocalizedText
    package init(_ reason: LocalizedText) { self.reason = reason }
}

/// Offsets are 32-bit; no text may be larger, whatever a configuration says.
package let maximumTextBytes = 1 << 30

/// UTF-8's byte order mark, which some editors write at the start of a text.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension SourceText {
    /// The text of a file. A byte order mark is no part of it: editors do not count it as a column either.
    package init(file bytes: [UInt8]) {
        self.init(bytes: bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes)
    }
}

/// The bytes of the file at `path`, at most `limit` of them.
///
/// - Parameter isNamed: whether a person has named it, who may mean a pipe or a device. What a folder brings along is read
///   only where it is a regular file: a configuration that is a link to `/dev/stdin` would wait for the client's messages.
package func readFile(_ path: String, limit: Int, isNamed: Bool = false) -> Result<[UInt8], ReadFailure> {
    Result { () throws(ReadProblem) in
        try isNamed ? FileSystem.readNamed(path, limit: limit) : FileSystem.read(path, limit: limit)
    }
    .mapError(readFailure)
}

/// Everything up to the end of `descriptor`, at most `limit` bytes.
package func readAll(_ descriptor: Descriptor, limit: Int) -> Result<[UInt8], ReadFailure> {
    Result { () throws(ReadProblem) in try descriptor.readAll(limit: limit) }.mapError(readFailure)
}

private func readFailure(_ problem: ReadProblem) -> ReadFailure {
    switch problem {
    case .refused(let error): ReadFailure(systemErrorText(error))
    case .tooLarge(let limit): tooLarge(limit)
    case .noRegularFile: .noRegularFile
    }
}

extension ReadFailure {
    static let noRegularFile = ReadFailure(LocalizedText("not a regular file", "不是普通文件"))
}

/// What `descriptor` has next, at least a byte; empty at its end.
package func readSome(_ descriptor: Descriptor, atMost size: Int = 1 << 18) -> Result<[UInt8], ReadFailure> {
    Result { () throws(ReadProblem) in try descriptor.readSome(atMost: size) }.mapError(readFailure)
}

private func tooLarge(_ limit: Int) -> ReadFailure {
    let size =
        limit >= 1 << 20
        ? .verbatim("\(limit >> 20) MiB") : LocalizedText("\(limit) bytes", "\(limit) 字节")
    return ReadFailure(
        LocalizedText(
            "larger than \(size), not checked (see “maximumFileSize” of the configuration)",
            "文件超过 \(size)，未检查（参见配置项“maximumFileSize”）"))
}
