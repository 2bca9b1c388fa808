// Texts on their way from editors' servers to live pages: files in a folder that nobody but the user may enter.

import LayoutIDE
import Platform
import SourceText

/// While a page looks, servers keep here what is typed and not saved. A page's file is called `page-PROCESS`; that of a text
/// `text-PROCESS-HASH`, with the path of the file on its first line. What a process leaves that has ended counts for nothing.
package struct UnsavedFolder {
    private let folder: CacheFolder

    /// More is not handed on: so large a source is not typed.
    private static let maximumBytes = 4 << 20

    /// nil where nothing is kept between runs.
    package init?(_ project: ProjectContext) {
        guard let cache = CacheFolder(project.environment, outside: []) else { return nil }
        folder = cache.folder("unsaved")
    }

    package var path: String { folder.path }

    // MARK: Servers

    /// Keeps a text for the pages that look, if there are any; nil from when the file on disk counts.
    package func put(_ text: SourceText?, at path: String) {
        let name = "text-\(ThisProcess.number)-\(contentHash([path]))"
        guard let text, text.bytes.count <= Self.maximumBytes, !path.contains("\n"), hasReaders else {
            FileSystem.remove(joinPath(folder.path, name))
            return
        }
        folder.write(Array(path.utf8) + [0x0A] + text.bytes, as: name)
    }

    private var hasReaders: Bool {
        names.contains { process(of: $0, "page-").map { !ChildProcess.hasEnded($0) } ?? false }
    }

    // MARK: Pages

    /// Says that somebody looks. Returns whether texts can come.
    package func open() -> Bool {
        folder.write([], as: "page-\(ThisProcess.number)")
        return FileSystem.isPrivateFolder(folder.path)
    }

    /// The texts by the paths of their files. What ended processes have left is removed.
    package func read() -> [String: SourceText] {
        var texts: [String: SourceText] = [:]
        for name in names {
            if process(of: name, "page-").map(ChildProcess.hasEnded) ?? false {
                FileSystem.remove(joinPath(folder.path, name))
            }
            guard let process = process(of: name, "text-") else { continue }
            guard !ChildProcess.hasEnded(process) else {
                FileSystem.remove(joinPath(folder.path, name))
                continue
            }
            guard let bytes = folder.read(name), let end = bytes.firstIndex(of: 0x0A) else { continue }
            texts[String(decoding: bytes[..<end], as: UTF8.self)] = SourceText(bytes: Array(bytes[(end + 1)...]))
        }
        return texts
    }

    // MARK: Names

    /// In an order that does not change.
    private var names: [String] {
        guard FileSystem.isPrivateFolder(folder.path), let entries = try? FileSystem.entries(of: folder.path) else {
            return []
        }
        return entries.filter { $0.kind == .file }.map(\.name).sorted()
    }

    private func process(of name: String, _ prefix: String) -> Int? {
        guard name.hasPrefix(prefix) else { return nil }
        return Int(name.dropFirst(prefix.count).prefix { $0 != "-" })
    }
}
