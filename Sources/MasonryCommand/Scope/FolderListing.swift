// The entries of one folder, in the order of reports.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One name in a folder.
struct FolderEntry: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case file, folder
        /// A symbolic link whose target is not known yet.
        case link
        /// Sockets, devices and pipes.
        case other
    }

    var name: String
    var kind: Kind
}

/// The entries of the folder at `path` by name, without `.` and `..`.
func listFolder(_ path: String) -> Result<[FolderEntry], ReadFailure> {
    guard let folder = opendir(path) else { return .failure(ReadFailure(systemErrorText(errno))) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                String(cString: $0)
            }
        }
        if name == "." || name == ".." { continue }
        let kind: FolderEntry.Kind
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): kind = .file
        case Int32(DT_DIR): kind = .folder
        case Int32(DT_LNK): kind = .link
        case Int32(DT_UNKNOWN): kind = entryKind(joinPath(path, name))
        default: kind = .other
        }
        entries.append(FolderEntry(name: name, kind: kind))
    }
    return .success(entries.sorted { precedesInReports($0.name, $1.name) })
}

/// For file systems that do not say what an entry is.
private func entryKind(_ path: String) -> FolderEntry.Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
}

/// What stands at a path, following symbolic links; or why that cannot be told.
func pathKind(_ path: String) -> Result<FolderEntry.Kind, ReadFailure> {
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(ReadFailure(systemErrorText(errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .success(.folder)
    case S_IFREG: return .success(.file)
    default: return .success(.other)
    }
}

/// Whether anything stands at a path.
func pathExists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
}
