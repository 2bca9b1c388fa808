// The entries of one folder, in the order of reports, and what stands at a path.

import Platform

/// The entries of the folder at `path` by name, without `.` and `..`.
package func listFolder(_ path: String) -> Result<[FolderEntry], ReadFailure> {
    Result { () throws(SystemError) in try FileSystem.entries(of: path) }
        .map { $0.sorted { precedesInReports($0.name, $1.name) } }
        .mapError { ReadFailure(systemErrorText($0)) }
}

/// What stands at a path, following symbolic links; or why that cannot be told.
package func pathKind(_ path: String) -> Result<FileKind, ReadFailure> {
    Result { () throws(SystemError) in try FileStatus(of: path).kind }.mapError { ReadFailure(systemErrorText($0)) }
}

/// Whether anything stands at a path.
package func pathExists(_ path: String) -> Bool { FileSystem.exists(path) }

/// Whether a path lies in `folder`, wherever links lead; of what does not exist the path alone counts.
func leadsBelow(_ path: String, _ folder: String) -> Bool {
    guard let target = FileSystem.resolved(path) else { return relativePath(path, to: folder) != nil }
    return FileSystem.resolved(folder).map { relativePath(target, to: $0) != nil } ?? false
}

/// Whether a symbolic link stands at a path.
func isLink(_ path: String) -> Bool { (try? FileStatus(ofLink: path))?.kind == .link }
