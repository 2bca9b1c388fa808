// What Linux has otherwise than macOS, with either of its C libraries.

#if !canImport(Darwin)
    #if canImport(Glibc)
        @preconcurrency import Glibc
    #elseif canImport(Musl)
        @preconcurrency import Musl
    #endif

    enum System {
        static func modificationTime(of status: stat) -> FileTime {
            FileTime(seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec))
        }

        static func changeTime(of status: stat) -> FileTime {
            FileTime(seconds: Int64(status.st_ctim.tv_sec), nanoseconds: Int64(status.st_ctim.tv_nsec))
        }

        /// The program that runs (proc(5)).
        static var ownProgram: String? { "/proc/self/exe" }

        static func emptySpawnActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }

        static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

        static func startThread(_ attributes: inout pthread_attr_t, _ work: UnsafeMutableRawPointer) -> Bool {
            var thread = pthread_t()
            return pthread_create(&thread, &attributes, runThread, work) == 0
        }

        static var streamSocket: Int32 {
            #if canImport(Glibc)
                Int32(SOCK_STREAM.rawValue)
            #else
                SOCK_STREAM
            #endif
        }

        static func loopbackAddress(port: UInt16) -> sockaddr_in {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
            return address
        }

        /// The signal as a whole is ignored.
        static func ignoreBrokenPipe(of socket: Int32) {}

        /// What opens an address in the user's browser.
        static let opener = "xdg-open"

        static let isApple = false

        static var firstStackSize: Int? {
            var limit = rlimit()
            #if canImport(Glibc)
                let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
            #else
                let resource = RLIMIT_STACK
            #endif
            guard getrlimit(resource, &limit) == 0 else { return nil }
            return Int(exactly: limit.rlim_cur)
        }

        static func keepFreedMemory() {
            // malloc.h: M_MMAP_THRESHOLD, of which glibc accepts 32 MiB at most, M_TRIM_THRESHOLD, M_TOP_PAD.
            for (parameter, value) in [(-3, 32 << 20), (-1, 256 << 20), (-2, 1 << 20)] as [(Int32, Int32)] {
                setAllocator(parameter, to: value)
            }
        }

        // Two functions of glibc that Swift's module of it leaves out. Where they are not there nothing happens.
        #if canImport(Glibc)
            private static func setAllocator(_ parameter: Int32, to value: Int32) {
                guard let address = dlsym(nil, "mallopt") else { return }
                _ = unsafeBitCast(address, to: (@convention(c) (Int32, Int32) -> Int32).self)(parameter, value)
            }

            static func giveBackFreedMemory() {
                guard let address = dlsym(nil, "malloc_trim") else { return }
                _ = unsafeBitCast(address, to: (@convention(c) (Int) -> Int32).self)(0)
            }
        #else
            private static func setAllocator(_ parameter: Int32, to value: Int32) {}

            static func giveBackFreedMemory() {}
        #endif
    }

    private func runThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let work { ThreadWork.run(work) }
        return nil
    }
#endif
