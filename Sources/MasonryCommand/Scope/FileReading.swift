// Reading whole files with a limit, and saying why one could not be read.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import LayoutIDE

/// Why a file could not be read, in words for a person.
package struct ReadFailure: Error, Hashable {
    package var reason: LocalizedText
    package init(_ reason: LocalizedText) { self.reason = reason }
}

/// Offsets are 32-bit; no text may be larger, whatever a configuration says.
let maximumTextBytes = 1 << 30

/// UTF-8's byte order mark, which some editors write at the start of a text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The bytes of the file at `path`, at most `limit` of them.
func readFile(_ path: String, limit: Int) -> Result<[UInt8], ReadFailure> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(ReadFailure(systemErrorText(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(ReadFailure(systemErrorText(errno))) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { return .failure(ReadFailure(systemErrorText(EISDIR))) }
    if kind == S_IFREG, Int64(status.st_size) > Int64(limit) { return .failure(tooLarge(limit)) }
    // A pipe (`<(command)`) is waited for; the flag was there only so that opening one without a writer returns.
    if kind == S_IFIFO { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
    return readAll(descriptor: descriptor, limit: limit, expected: kind == S_IFREG ? Int(status.st_size) : 0)
}

/// Everything up to the end of `descriptor`, at most `limit` bytes.
func readAll(descriptor: Int32, limit: Int, expected: Int = 0) -> Result<[UInt8], ReadFailure> {
    // One byte more than expected, so that the end shows without a further round.
    var size = expected > 0 ? min(expected, 1 << 20) + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
        var count = 0
        var failure: Int32 = 0
        let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            count = read(descriptor, buffer.baseAddress, size)
            failure = errno
            filled = max(0, count)
        }
        if count == 0 { return .success(bytes) }
        if count < 0 {
            if failure == EINTR { continue }
            return .failure(ReadFailure(systemErrorText(failure)))
        }
        if bytes.isEmpty { bytes = piece } else { bytes.append(contentsOf: piece) }
        if bytes.count > limit { return .failure(tooLarge(limit)) }
        if bytes.count >= expected { size = 1 << 16 }
    }
}

private func tooLarge(_ limit: Int) -> ReadFailure {
    let size =
        limit >= 1 << 20
        ? .verbatim("\(limit >> 20) MiB") : LocalizedText("\(limit) bytes", "\(limit) 字节")
    return ReadFailure(
        LocalizedText(
            "larger than \(size.english), not checked (see “maximumFileSize” of the configuration)",
            "文件超过 \(size.simplifiedChinese)，未检查（参见配置项“maximumFileSize”）"))
}
