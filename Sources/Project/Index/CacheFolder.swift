// The folder for what may be thrown away: where it is, and whether it may be used.

import Platform

/// A folder outside of all projects that nobody but the user may write into.
package struct CacheFolder: Sendable {
    package let path: String

    /// Names the folder; empty, there is none.
    package static let variable = "MASONRY_LSP_CACHE"
    /// All files in it have at most so many bytes together; those that were written longest ago go.
    static let maximumBytes: Int64 = 256 << 20
    /// One file of more bytes is neither written nor read.
    package static let maximumFileBytes = 128 << 20

    /// nil where no folder is named, and where it would be part of one of `roots`.
    init?(_ environment: [String: String], outside roots: [String]) {
        func folder(_ variable: String, _ rest: String) -> String? {
            guard let value = environment[variable], isAbsolutePath(value) else { return nil }
            return absolutePath(rest, in: value)
        }
        let found: String?
        if environment[Self.variable] != nil {
            found = folder(Self.variable, ".")
        } else {
            let usual = (ThisProcess.isOnApple ? "Library/Caches" : ".cache") + "/masonry-lsp"
            found = folder("XDG_CACHE_HOME", "masonry-lsp") ?? folder("HOME", usual)
        }
        guard let found else { return nil }
        let real = Self.real(found)
        guard !roots.contains(where: { relativePath(real, to: Self.real($0)) != nil }) else { return nil }
        path = found
    }

    private init(path: String) { self.path = path }

    /// A folder in it, with the same limits.
    package func folder(_ name: String) -> CacheFolder { CacheFolder(path: joinPath(path, name)) }

    /// Without links, as far as it stands already.
    private static func real(_ path: String) -> String {
        if let resolved = FileSystem.resolved(path) { return resolved }
        let parent = parentPath(path)
        return parent == path ? path : joinPath(real(parent), lastPathComponent(path))
    }

    /// The bytes of a file in it; nil where there is none that may be trusted.
    package func read(_ name: String) -> [UInt8]? {
        guard FileSystem.isPrivateFolder(path) else { return nil }
        return FileSystem.readPrivate(joinPath(path, name), limit: Self.maximumFileBytes)
    }

    /// Puts a file in place as a whole. Nothing is said where that cannot be done.
    package func write(_ bytes: [UInt8], as name: String) {
        guard bytes.count <= Self.maximumFileBytes, make(path, depth: 0), FileSystem.isPrivateFolder(path) else {
            return
        }
        let temporary = joinPath(path, ".\(ThisProcess.number).\(UInt32.random(in: 0...UInt32.max)).tmp")
        do throws(SystemError) {
            let descriptor = try TemporaryFiles.create(temporary)
            defer { TemporaryFiles.forget(temporary) }
            do throws(SystemError) {
                defer { descriptor.close() }
                FileSystem.setRights(0o600, of: descriptor)
                try descriptor.writeAll(bytes)
                try FileSystem.move(temporary, to: joinPath(path, name))
            } catch {
                FileSystem.remove(temporary)
            }
        } catch { return }
        removeOldest()
    }

    /// A folder with those around it that are missing.
    private func make(_ path: String, depth: Int) -> Bool {
        if FileSystem.exists(path) { return true }
        guard depth < 8, make(parentPath(path), depth: depth + 1) else { return false }
        do throws(SystemError) { try FileSystem.makePrivateFolder(path) } catch { return FileSystem.exists(path) }
        return true
    }

    private func removeOldest() {
        guard let entries = try? FileSystem.entries(of: path) else { return }
        var files = entries.compactMap { entry -> (path: String, stamp: FileStamp)? in
            guard entry.kind == .file else { return nil }
            let path = joinPath(path, entry.name)
            return FileStamp(of: path).map { (path, $0) }
        }
        files.sort { ($0.stamp.modified.seconds, $0.path) > ($1.stamp.modified.seconds, $1.path) }
        var total: Int64 = 0
        for file in files {
            total += file.stamp.size
            if total > Self.maximumBytes { FileSystem.remove(file.path) }
        }
    }
}
