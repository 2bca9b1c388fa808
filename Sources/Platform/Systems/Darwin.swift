// What macOS has otherwise than Linux. Only declarations that Apple's manual pages and public headers document.

#if canImport(Darwin)
    import Darwin

    enum System {
        /// `st_mtimespec`, where Linux has `st_mtim` (stat(2)).
        static func modificationTime(of status: stat) -> FileTime {
            FileTime(seconds: Int64(status.st_mtimespec.tv_sec), nanoseconds: Int64(status.st_mtimespec.tv_nsec))
        }

        /// `st_ctimespec`, where Linux has `st_ctim` (stat(2)).
        static func changeTime(of status: stat) -> FileTime {
            FileTime(seconds: Int64(status.st_ctimespec.tv_sec), nanoseconds: Int64(status.st_ctimespec.tv_nsec))
        }

        /// The program that runs (dyld(3)).
        static var ownProgram: String? {
            var size: UInt32 = 4096
            return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { buffer in
                guard let start = buffer.baseAddress, _NSGetExecutablePath(start, &size) == 0 else { return nil }
                return String(cString: start)
            }
        }

        /// A pointer that the system fills in (posix_spawn_file_actions_init(3)).
        static func emptySpawnActions() -> posix_spawn_file_actions_t? { nil }

        /// `environ` belongs to programs alone, not to libraries (environ(7)).
        static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { _NSGetEnviron().pointee }

        /// `pthread_t` is a pointer, and a thread's argument is never null (pthread_create(3)).
        static func startThread(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) -> Bool {
            var thread: pthread_t?
            return pthread_create(&thread, &attributes, runThread, work) == 0
        }

        static var streamSocket: Int32 { SOCK_STREAM }

        /// An address knows its length (inet(4)).
        static func loopbackAddress(port: UInt16) -> sockaddr_in {
            var address = sockaddr_in()
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
            return address
        }

        /// A reader that went away shows as an error (setsockopt(2)).
        static func ignoreBrokenPipe(of socket: Int32) {
            var isOn: Int32 = 1
            _ = setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }

        /// What opens an address in the user's browser (open(1)).
        static let opener = "open"

        static let isApple = true

        static var firstStackSize: Int? {
            var limit = rlimit()
            guard getrlimit(RLIMIT_STACK, &limit) == 0 else { return nil }
            return Int(exactly: limit.rlim_cur)
        }

        static func keepFreedMemory() {}

        static func giveBackFreedMemory() {}
    }

    private func runThread(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        ThreadWork.run(work)
        return nil
    }
#endif
