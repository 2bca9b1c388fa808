// The system's errors in both languages.

import LayoutIDE
import Platform
import Testing

@testable import Project

@Suite struct SystemErrors {
    /// What POSIX.1-2024, section ERRORS, says that the functions which the tool calls may give.
    static let documented: [(function: String, errors: [SystemError])] = [
        (
            "open",
            [
                .permissionDenied, .fileExists, .interrupted, .invalidArgument, .ioError, .isDirectory,
                .tooManySymbolicLinkLevels, .tooManyOpenFiles, .fileNameTooLong, .tooManyOpenFilesInSystem,
                .noSuchFileOrDirectory, .noSpace,
                .notDirectory,
                .noSuchAddressOrDevice, .overflow, .readOnlyFileSystem, .resourceTemporarilyUnavailable, .noMemory,
                .textFileBusy, .notSupportedOnSocket, .illegalByteSequence,
            ]
        ),
        (
            "read",
            [
                .resourceTemporarilyUnavailable, .badFileDescriptor, .interrupted, .invalidArgument, .ioError,
                .isDirectory, .noSuchAddressOrDevice, .overflow, .noBufferSpace, .noMemory, .timedOut,
            ]
        ),
        (
            "write",
            [
                .resourceTemporarilyUnavailable, .badFileDescriptor, .fileTooLarge, .interrupted, .invalidArgument,
                .ioError, .noSpace, .noSuchAddressOrDevice, .brokenPipe, .noBufferSpace, .networkDown,
                .networkUnreachable,
            ]
        ),
        (
            "fstat, stat",
            [
                .permissionDenied, .badFileDescriptor, .ioError, .tooManySymbolicLinkLevels, .fileNameTooLong,
                .noSuchFileOrDirectory, .notDirectory, .overflow,
            ]
        ),
        (
            "opendir, readdir",
            [
                .permissionDenied, .tooManySymbolicLinkLevels, .fileNameTooLong, .noSuchFileOrDirectory, .notDirectory,
                .tooManyOpenFiles, .tooManyOpenFilesInSystem, .overflow, .badFileDescriptor,
            ]
        ),
        (
            "rename",
            [
                .permissionDenied, .notPermitted, .resourceBusy, .fileExists, .directoryNotEmpty, .invalidArgument,
                .ioError, .isDirectory, .tooManySymbolicLinkLevels, .tooManyLinks, .fileNameTooLong,
                .noSuchFileOrDirectory,
                .noSpace,
                .notDirectory, .readOnlyFileSystem, .improperLink, .textFileBusy,
            ]
        ),
        ("fsync", [.badFileDescriptor, .interrupted, .invalidArgument, .ioError]),
        ("mkdtemp", [.permissionDenied, .fileExists, .noSpace, .readOnlyFileSystem, .invalidArgument]),
        ("pipe", [.tooManyOpenFiles, .tooManyOpenFilesInSystem]),
        (
            "posix_spawn, waitpid",
            [
                .argListTooLong, .permissionDenied, .invalidArgument, .noSuchFileOrDirectory, .execFormatError,
                .noMemory, .noChildProcess, .interrupted,
            ]
        ),
        (
            "full or far file systems",
            [.diskQuotaExceeded, .staleNFSFileHandle, .hostIsDown, .operationNotSupportedByDevice]
        ),
    ]

    @Test(
        "What a function of the system may say has a Chinese wording of its own", arguments: documented.map(\.function))
    func whatAFunctionOfTheSystemMaySayHasAChinese(function: String) throws {
        let errors = try #require(Self.documented.first { $0.function == function }).errors
        for error in errors {
            let text = systemErrorText(error)
            #expect(text[.english] == error.words)
            #expect(Self.isChinese(text[.simplifiedChinese]), "\(text[.english])")
            #expect(!text[.simplifiedChinese].contains(text[.english]), "\(text[.english])")
        }
    }

    @Test("Any other error is said in Chinese too, and the system's own words and number stand in it")
    func anyOtherErrorIsSaidInChineseTooAndTheSystems() {
        for number in Array(-1...200) + [.max, .min] as [Int32] {
            let text = systemErrorText(SystemError(number: number))
            #expect(!text[.english].isEmpty)
            #expect(Self.isChinese(text[.simplifiedChinese]), "\(text[.english])")
        }
        let unknown = systemErrorText(SystemError(number: 9_999))
        #expect(unknown[.simplifiedChinese] == "系统错误 9999（\(unknown[.english])）")
    }

    private static func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
}
