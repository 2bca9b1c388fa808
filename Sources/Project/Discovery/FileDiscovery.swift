// From the paths of a command line to the files to check.

import LayoutIDE
import Platform

/// A file to check.
package struct DiscoveredFile: Sendable, Hashable {
    /// As reports show it.
    package var path: String
    /// Where to read it.
    package var absolutePath: String
    /// Index of its configuration in `FileDiscovery.configurations`.
    package var configuration: Int
    /// Whether it was named itself, and not found in a folder.
    package var isNamed: Bool

    package init(path: String, absolutePath: String, configuration: Int, isNamed: Bool = false) {
        self.path = path
        self.absolutePath = absolutePath
        self.configuration = configuration
        self.isNamed = isNamed
    }
}

/// Walks folders. Symbolic links to folders are not followed, as in git, so a loop of links cannot trap the walk; links
/// to files are if they lead to something below the folder that was named, because what is found may be written (`--fix`),
/// and whoever made the folder says where its links lead. A link that was named itself is read wherever it leads.
package struct FileDiscovery {
    package private(set) var files: [DiscoveredFile] = []
    /// What could not be read, with the reason, in the order met.
    package private(set) var failures: [(path: String, reason: LocalizedText)] = []
    package var configurations: ConfigurationResolver
    /// The absolute folders that were looked into.
    package private(set) var folders: [String] = []

    private let directory: String
    private let endings: Set<String>
    /// Whether files that were named themselves must pass the excludes too.
    private let namedFiles: NamedFilePolicy
    private var seen: Set<[UInt8]> = []
    /// Walking deeper than this is left to people who nest folders for sport.
    private static let maximumDepth = 128

    package enum NamedFilePolicy { case alwaysChecked, mayBeExcluded }

    package init(
        directory: String, endings: [String] = TextKind.allCases.map(\.rawValue),
        namedFiles: NamedFilePolicy = .alwaysChecked, configurations: ConfigurationResolver
    ) {
        self.directory = directory
        self.endings = Set(endings)
        self.namedFiles = namedFiles
        self.configurations = configurations
    }

    /// Adds everything below `path`, or the file itself.
    package mutating func add(_ path: String) {
        let absolute = absolutePath(path, in: directory)
        switch pathKind(absolute) {
        case .failure(let failure): failures.append((path, failure.reason))
        case .success(.folder):
            let configuration = configurations.configuration(ofFolder: absolute, isScope: true)
            let ignores = ignoresAbove(absolute, configuration)
            walk(
                Folder(
                    shown: tidyPath(path), absolute: absolute, configuration: configuration, ignores: ignores, depth: 0,
                    root: FileSystem.resolved(absolute))
            )
        case .success:
            let folder = parentPath(absolute)
            let configuration = configurations.configuration(ofFolder: folder)
            if namedFiles == .mayBeExcluded, isExcluded(absolute, configuration) { return }
            insert(tidyPath(path), absolute, configuration, isNamed: true)
        }
    }

    /// Those of `paths`, absolute, that were below what `named` names and are no longer there.
    package mutating func removed(_ paths: [String], below named: [String]) -> [DiscoveredFile] {
        let roots = named.map { absolutePath($0, in: directory) }
        var files: [DiscoveredFile] = []
        for path in paths
        where TextKind(path: path) != nil && roots.contains(where: { relativePath(path, to: $0) != nil }) {
            let configuration = configurations.configuration(ofFolder: parentPath(path))
            guard !configurations[configuration].excludes.excludes(path, isFolder: false) else { continue }
            let shown = relativePath(path, to: directory) ?? path
            files.append(DiscoveredFile(path: shown, absolutePath: path, configuration: configuration))
        }
        return files
    }

    /// Puts the files into the order of reports.
    package mutating func sort() {
        // One folder is walked in order already.
        guard zip(files, files.dropFirst()).contains(where: { !precedesInReports($0.path, $1.path) }) else { return }
        files.sort { precedesInReports($0.path, $1.path) }
    }

    private struct Folder {
        var shown: String
        var absolute: String
        var configuration: Int
        var ignores: IgnoreStack
        var depth: Int
        /// The folder that was named, without links in its path; nil where it cannot be told.
        var root: String?
    }

    /// Folder by folder in the order of reports; the depth is limited.
    private mutating func walk(_ folder: Folder) {
        switch listFolder(folder.absolute) {
        case .failure(let failure): failures.append((folder.shown, failure.reason))
        case .success(let entries):
            folders.append(folder.absolute)
            visit(entries, of: folder)
        }
    }

    private mutating func visit(_ entries: [FolderEntry], of parent: Folder) {
        var folder = parent
        if folder.depth > 0, entries.contains(where: { $0.name == ConfigurationResolver.fileName }) {
            folder.configuration = configurations.configuration(ofFolder: folder.absolute)
        }
        if folder.depth > 0, entries.contains(where: { $0.name == ".gitignore" }) {
            pushIgnores(folder.absolute, &folder.ignores, folder.configuration)
        }
        for entry in entries {
            let absolute = joinPath(folder.absolute, entry.name)
            switch entry.kind {
            case .folder:
                guard folder.depth < Self.maximumDepth, !isExcluded(absolute, .folder, folder) else { continue }
                var child = folder
                child.shown = joinPath(folder.shown, entry.name)
                child.absolute = absolute
                child.depth += 1
                walk(child)
            case .file, .link: visitFile(entry, absolute, folder)
            case .pipe, .other: break
            }
        }
    }

    private mutating func visitFile(_ entry: FolderEntry, _ absolute: String, _ folder: Folder) {
        // `.#name` are lock files of Emacs: links that lead nowhere.
        guard endings.contains(fileExtension(entry.name).lowercased()), !entry.name.utf8.starts(with: ".#".utf8),
            !isExcluded(absolute, .file, folder)
        else { return }
        let shown = joinPath(folder.shown, entry.name)
        guard entry.kind == .link else { return insert(shown, absolute, folder.configuration) }
        switch pathKind(absolute) {
        case .failure(let failure): failures.append((shown, failure.reason))
        case .success(.file): if leadsInside(absolute, folder) { insert(shown, absolute, folder.configuration) }
        case .success: break
        }
    }

    private func leadsInside(_ link: String, _ folder: Folder) -> Bool {
        guard let root = folder.root, let target = FileSystem.resolved(link) else { return false }
        return relativePath(target, to: root) != nil
    }

    private func isExcluded(_ absolute: String, _ kind: FileKind, _ folder: Folder) -> Bool {
        folder.ignores.excludes(absolute, isFolder: kind == .folder)
            || configurations[folder.configuration].excludes.excludes(absolute, isFolder: kind == .folder)
    }

    /// For a file that was named itself: asks for the file and for every folder above it.
    private mutating func isExcluded(_ absolute: String, _ configuration: Int) -> Bool {
        let ignores = ignoresAbove(parentPath(absolute), configuration)
        var path = absolute
        var isFolder = false
        while path != "/", path != "." {
            if ignores.excludes(path, isFolder: isFolder)
                || configurations[configuration].excludes.excludes(path, isFolder: isFolder)
            {
                return true
            }
            path = parentPath(path)
            isFolder = true
        }
        return false
    }

    private mutating func insert(
        _ shown: String, _ absolute: String, _ configuration: Int, isNamed: Bool = false
    ) {
        guard seen.insert(Array(absolute.utf8)).inserted else { return }
        files.append(
            DiscoveredFile(path: shown, absolutePath: absolute, configuration: configuration, isNamed: isNamed))
    }

    /// The `.gitignore` files from the top of the repository down to `folder`.
    private func ignoresAbove(_ folder: String, _ configuration: Int) -> IgnoreStack {
        var stack = IgnoreStack()
        var chain: [String] = [folder]
        while let last = chain.last, !pathExists(joinPath(last, ".git")) {
            guard last != "/" else {
                // No repository: only the folders below the one the run was started in speak.
                let inside = chain.filter { relativePath($0, to: directory) != nil }
                chain = inside.isEmpty ? [folder] : inside
                break
            }
            chain.append(parentPath(last))
        }
        for folder in chain.reversed() { pushIgnores(folder, &stack, configuration) }
        return stack
    }

    private func pushIgnores(_ folder: String, _ stack: inout IgnoreStack, _ configuration: Int) {
        // Git follows no links to what it ignores either.
        guard configurations[configuration].respectsGitignore, !isLink(joinPath(folder, ".gitignore")),
            case .success(let bytes) = readFile(joinPath(folder, ".gitignore"), limit: 1 << 22)
        else { return }
        stack.push(IgnoreRules(folder: folder, text: String(decoding: bytes, as: UTF8.self)))
    }
}
