// Hears from the system when something in folders changes; asks nothing meanwhile.

/// Folders, and files in them, that are watched. Its descriptor can be read when something has changed.
///
/// What is told is only in which folder: what of it is another one, the caller sees by its status. Linux tells of a
/// folder's files with the folder; macOS tells of names in a folder, and of the contents of those files that are watched
/// themselves.
package final class FolderWatcher {
    package let descriptor: Descriptor
    private var system: System.FolderNotices

    package init() throws(SystemError) {
        system = try System.FolderNotices()
        descriptor = system.descriptor
    }

    deinit { system.close() }

    /// Watches exactly these: what was watched before and is not among them is not any more.
    /// - Parameters:
    ///   - folders: absolute.
    ///   - files: absolute; those whose contents are of interest now.
    /// - Returns: how many folders the system refuses to watch.
    package func watch(folders: Set<String>, files: Set<String>) -> Int { system.watch(folders: folders, files: files) }

    /// The folders in which something has changed since the last time. Does not wait.
    package func changedFolders() -> Set<String> { system.changedFolders() }
}
