// The entries of one folder.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One name in a folder.
package struct FolderEntry: Sendable, Hashable {
    package var name: String
    package var kind: FileKind
}

extension FileSystem {
    /// The entries of the folder at `path` in no order, without `.` and `..`.
    package static func entries(of path: String) throws(SystemError) -> [FolderEntry] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var entries: [FolderEntry] = []
        while let entry = readdir(folder) {
            // Read through the pointer: the record is only as long as its name.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    String(cString: $0)
                }
            }
            if name == "." || name == ".." { continue }
            entries.append(FolderEntry(name: name, kind: kind(Int32(entry.pointee.d_type), path, name)))
        }
        return entries
    }

    private static func kind(_ type: Int32, _ folder: String, _ name: String) -> FileKind {
        switch type {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_FIFO): return .pipe
        // File systems that do not say what an entry is.
        case Int32(DT_UNKNOWN): return (try? FileStatus(ofLink: folder + "/" + name))?.kind ?? .other
        default: return .other
        }
    }
}
