// The system's errors in both languages.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import LayoutIDE
import Testing

@testable import MasonryCommand

@Suite struct SystemErrors {
    /// What POSIX.1-2024, section ERRORS, says that the functions which the tool calls may give.
    static let documented: [(function: String, numbers: [Int32])] = [
        (
            "open",
            [
                EACCES, EEXIST, EINTR, EINVAL, EIO, EISDIR, ELOOP, EMFILE, ENAMETOOLONG, ENFILE, ENOENT, ENOSPC,
                ENOTDIR,
                ENXIO, EOVERFLOW, EROFS, EAGAIN, ENOMEM, ETXTBSY, EOPNOTSUPP, EILSEQ,
            ]
        ),
        ("read", [EAGAIN, EBADF, EINTR, EINVAL, EIO, EISDIR, ENXIO, EOVERFLOW, ENOBUFS, ENOMEM, ETIMEDOUT]),
        ("write", [EAGAIN, EBADF, EFBIG, EINTR, EINVAL, EIO, ENOSPC, ENXIO, EPIPE, ENOBUFS, ENETDOWN, ENETUNREACH]),
        ("fstat, stat", [EACCES, EBADF, EIO, ELOOP, ENAMETOOLONG, ENOENT, ENOTDIR, EOVERFLOW]),
        ("opendir, readdir", [EACCES, ELOOP, ENAMETOOLONG, ENOENT, ENOTDIR, EMFILE, ENFILE, EOVERFLOW, EBADF]),
        (
            "rename",
            [
                EACCES, EPERM, EBUSY, EEXIST, ENOTEMPTY, EINVAL, EIO, EISDIR, ELOOP, EMLINK, ENAMETOOLONG, ENOENT,
                ENOSPC,
                ENOTDIR, EROFS, EXDEV, ETXTBSY,
            ]
        ),
        ("fsync", [EBADF, EINTR, EINVAL, EIO]),
        ("mkdtemp", [EACCES, EEXIST, ENOSPC, EROFS, EINVAL]),
        ("pipe", [EMFILE, ENFILE]),
        ("posix_spawn, waitpid", [E2BIG, EACCES, EINVAL, ENOENT, ENOEXEC, ENOMEM, ECHILD, EINTR]),
        ("full or far file systems", [EDQUOT, ESTALE, EHOSTDOWN, ENODEV]),
    ]

    @Test(arguments: documented.map(\.function))
    func `what a function of the system may say has a Chinese wording of its own`(function: String) throws {
        let numbers = try #require(Self.documented.first { $0.function == function }).numbers
        for number in numbers {
            let text = systemErrorText(number)
            #expect(text.english == String(cString: strerror(number)))
            #expect(Self.isChinese(text.simplifiedChinese), "\(text.english)")
            #expect(!text.simplifiedChinese.contains(text.english), "\(text.english)")
        }
    }

    @Test func `any other error is said in Chinese too, and the system's own words and number stand in it`() {
        for number in Array(-1...200) + [.max, .min] as [Int32] {
            let text = systemErrorText(number)
            #expect(!text.english.isEmpty)
            #expect(Self.isChinese(text.simplifiedChinese), "\(text.english)")
        }
        let unknown = systemErrorText(9_999)
        #expect(unknown.simplifiedChinese == "系统错误 9999（\(unknown.english)）")
    }

    private static func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
}
