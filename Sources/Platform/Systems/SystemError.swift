// Why the system refused something: its error number, under the names that swift-system gives them.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An error number of the system.
package struct SystemError: Error, Sendable, Hashable {
    package let number: Int32
    package init(number: Int32) { self.number = number }

    /// What the last call of this thread that failed has left.
    package static var last: SystemError { SystemError(number: errno) }

    /// The system's own words, in the language it speaks.
    package var words: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }

    /// Whether the same call may succeed at once, or when it is repeated later.
    package var isTemporary: Bool { self == .interrupted || self == .resourceTemporarilyUnavailable }
}

extension SystemError {
    package static var noSuchFileOrDirectory: SystemError { SystemError(number: ENOENT) }
    package static var notDirectory: SystemError { SystemError(number: ENOTDIR) }
    package static var isDirectory: SystemError { SystemError(number: EISDIR) }
    package static var fileExists: SystemError { SystemError(number: EEXIST) }
    package static var directoryNotEmpty: SystemError { SystemError(number: ENOTEMPTY) }
    package static var fileNameTooLong: SystemError { SystemError(number: ENAMETOOLONG) }
    package static var tooManySymbolicLinkLevels: SystemError { SystemError(number: ELOOP) }
    package static var tooManyLinks: SystemError { SystemError(number: EMLINK) }
    package static var fileTooLarge: SystemError { SystemError(number: EFBIG) }
    package static var overflow: SystemError { SystemError(number: EOVERFLOW) }
    package static var textFileBusy: SystemError { SystemError(number: ETXTBSY) }
    package static var illegalByteSequence: SystemError { SystemError(number: EILSEQ) }
    package static var permissionDenied: SystemError { SystemError(number: EACCES) }
    package static var notPermitted: SystemError { SystemError(number: EPERM) }
    package static var readOnlyFileSystem: SystemError { SystemError(number: EROFS) }
    package static var noSpace: SystemError { SystemError(number: ENOSPC) }
    package static var diskQuotaExceeded: SystemError { SystemError(number: EDQUOT) }
    package static var ioError: SystemError { SystemError(number: EIO) }
    package static var noSuchAddressOrDevice: SystemError { SystemError(number: ENXIO) }
    package static var operationNotSupportedByDevice: SystemError { SystemError(number: ENODEV) }
    package static var resourceBusy: SystemError { SystemError(number: EBUSY) }
    package static var improperLink: SystemError { SystemError(number: EXDEV) }
    package static var notBlockDevice: SystemError { SystemError(number: ENOTBLK) }
    package static var staleNFSFileHandle: SystemError { SystemError(number: ESTALE) }
    package static var timedOut: SystemError { SystemError(number: ETIMEDOUT) }
    package static var hostIsDown: SystemError { SystemError(number: EHOSTDOWN) }
    package static var noRouteToHost: SystemError { SystemError(number: EHOSTUNREACH) }
    package static var networkDown: SystemError { SystemError(number: ENETDOWN) }
    package static var networkUnreachable: SystemError { SystemError(number: ENETUNREACH) }
    package static var connectionReset: SystemError { SystemError(number: ECONNRESET) }
    package static var socketNotConnected: SystemError { SystemError(number: ENOTCONN) }
    package static var noLocks: SystemError { SystemError(number: ENOLCK) }
    package static var brokenPipe: SystemError { SystemError(number: EPIPE) }
    package static var badFileDescriptor: SystemError { SystemError(number: EBADF) }
    package static var illegalSeek: SystemError { SystemError(number: ESPIPE) }
    package static var invalidArgument: SystemError { SystemError(number: EINVAL) }
    package static var resourceTemporarilyUnavailable: SystemError { SystemError(number: EAGAIN) }
    package static var addressInUse: SystemError { SystemError(number: EADDRINUSE) }
    package static var interrupted: SystemError { SystemError(number: EINTR) }
    package static var tooManyOpenFiles: SystemError { SystemError(number: EMFILE) }
    package static var tooManyOpenFilesInSystem: SystemError { SystemError(number: ENFILE) }
    package static var noBufferSpace: SystemError { SystemError(number: ENOBUFS) }
    package static var noMemory: SystemError { SystemError(number: ENOMEM) }
    package static var badAddress: SystemError { SystemError(number: EFAULT) }
    package static var noFunction: SystemError { SystemError(number: ENOSYS) }
    package static var notSupportedOnSocket: SystemError { SystemError(number: EOPNOTSUPP) }
    package static var notSupported: SystemError { SystemError(number: ENOTSUP) }
    package static var deadlock: SystemError { SystemError(number: EDEADLK) }
    package static var canceled: SystemError { SystemError(number: ECANCELED) }
    package static var execFormatError: SystemError { SystemError(number: ENOEXEC) }
    package static var argListTooLong: SystemError { SystemError(number: E2BIG) }
    package static var noChildProcess: SystemError { SystemError(number: ECHILD) }
    package static var noSuchProcess: SystemError { SystemError(number: ESRCH) }
}
