// How macOS tells of changes in folders: kqueue(2).

#if canImport(Darwin)
    import Darwin

    extension System {
        /// A folder's own events are of the names in it: files that are saved by putting a new one in their place, as
        /// Xcode does, show by that. Files that are written where they lie are watched themselves.
        struct FolderNotices {
            let descriptor: Descriptor
            /// By path, the descriptor that is open for events alone.
            private var open: [String: Int32] = [:]
            /// By descriptor, the folder that is told.
            private var folders: [Int32: String] = [:]

            /// Descriptors are few: 256 a process by default.
            private static let mostFiles = 32

            init() throws(SystemError) {
                let number = kqueue()
                guard number >= 0 else { throw .last }
                descriptor = Descriptor(number: number)
                descriptor.keepFromChildren()
                System.raiseDescriptorLimit()
            }

            func close() {
                for number in open.values { Descriptor(number: number).close() }
                descriptor.close()
            }

            mutating func watch(folders wanted: Set<String>, files: Set<String>) -> Int {
                let files = Set(files.sorted().prefix(Self.mostFiles))
                for (path, number) in open where !wanted.contains(path) && !files.contains(path) {
                    forget(path, number)
                }
                var refused = 0
                for path in wanted where open[path] == nil && !add(path, folder: path) { refused += 1 }
                for path in files where open[path] == nil { _ = add(path, folder: Self.folder(of: path)) }
                return refused
            }

            mutating func changedFolders() -> Set<String> {
                var changed: Set<String> = []
                var events = Array(repeating: kevent(), count: 64)
                while true {
                    var now = timespec(tv_sec: 0, tv_nsec: 0)
                    let count = kevent(descriptor.number, nil, 0, &events, Int32(events.count), &now)
                    guard count > 0 else { return changed }
                    for event in events.prefix(Int(count)) {
                        guard let number = Int32(exactly: event.ident), let folder = folders[number] else { continue }
                        changed.insert(folder)
                        // What was renamed or removed is another file now; its place is looked at anew.
                        guard event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE) != 0,
                            let path = open.first(where: { $0.value == number })?.key
                        else { continue }
                        forget(path, number)
                    }
                }
            }

            private mutating func add(_ path: String, folder: String) -> Bool {
                let number = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
                guard number >= 0 else { return SystemError.last == .noSuchFileOrDirectory }
                var change = kevent(
                    ident: UInt(number), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                    fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE), data: 0,
                    udata: nil)
                guard kevent(descriptor.number, &change, 1, nil, 0, nil) == 0 else {
                    Descriptor(number: number).close()
                    return false
                }
                open[path] = number
                folders[number] = folder
                return true
            }

            /// Closing a descriptor takes its events away, too.
            private mutating func forget(_ path: String, _ number: Int32) {
                Descriptor(number: number).close()
                open[path] = nil
                folders[number] = nil
            }

            private static func folder(of path: String) -> String {
                path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            }
        }

        /// Asks for as many open files as the system gives by asking (getrlimit(2)).
        fileprivate static func raiseDescriptorLimit() {
            var limit = rlimit()
            guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
            limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
            _ = setrlimit(RLIMIT_NOFILE, &limit)
        }
    }
#endif
