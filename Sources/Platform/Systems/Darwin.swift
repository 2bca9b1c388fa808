// What macOS has otherwise than Linux. Only declarations that Apple's manual pages and public headers document.

#if canImport(Darwin)
    import Darwin

    enum System {
        /// `st_mtimespec`, where Linux has `st_mtim` (stat(2)).
        static func modificationTime(of status: stat) -> FileTime {
            FileTime(seconds: Int64(status.st_mtimespec.tv_sec), nanoseconds: Int64(status.st_mtimespec.tv_nsec))
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
