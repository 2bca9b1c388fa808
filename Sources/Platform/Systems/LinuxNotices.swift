// How Linux tells of changes in folders: inotify(7).

#if !canImport(Darwin)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    extension System {
        struct FolderNotices {
            let descriptor: Descriptor
            private var numbers: [String: Int32] = [:]
            private var folders: [Int32: String] = [:]

            /// A file was written and closed, or a name has come, gone or changed.
            private static let mask = UInt32(
                IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

            init() throws(SystemError) {
                let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
                guard number >= 0 else { throw .last }
                descriptor = Descriptor(number: number)
            }

            func close() { descriptor.close() }

            mutating func watch(folders wanted: Set<String>, files: Set<String>) -> Int {
                for (path, number) in numbers where !wanted.contains(path) {
                    _ = inotify_rm_watch(descriptor.number, number)
                    numbers[path] = nil
                    folders[number] = nil
                }
                var refused = 0
                for path in wanted where numbers[path] == nil {
                    let number = inotify_add_watch(descriptor.number, path, Self.mask | UInt32(IN_ONLYDIR))
                    guard number >= 0 else {
                        // What has gone meanwhile is no loss.
                        if SystemError.last != .noSuchFileOrDirectory { refused += 1 }
                        continue
                    }
                    numbers[path] = number
                    folders[number] = path
                }
                return refused
            }

            mutating func changedFolders() -> Set<String> {
                var changed: Set<String> = []
                var buffer = [UInt8](repeating: 0, count: 1 << 14)
                while let count = try? descriptor.read(into: &buffer), count > 0 {
                    buffer.withUnsafeBytes { bytes in
                        // struct inotify_event: wd, mask, cookie, len of 32 bits each, and a name of len bytes.
                        var place = 0
                        while place + 16 <= count {
                            let number = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
                            let kind = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
                            let length = bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self)
                            if kind & UInt32(IN_Q_OVERFLOW) != 0 { changed.formUnion(numbers.keys) }
                            if let path = folders[number] {
                                changed.insert(path)
                                if kind & UInt32(IN_IGNORED) != 0 {
                                    folders[number] = nil
                                    numbers[path] = nil
                                }
                            }
                            place += 16 + Int(length)
                        }
                    }
                }
                return changed
            }
        }
    }
#endif
