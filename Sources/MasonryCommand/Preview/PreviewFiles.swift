// The files of a preview: which there are, where to listen for changes, and what has changed.

import LayoutIDE
import LivePreview
import Platform
import Project

/// What looks at the folders have found.
struct PreviewFiles {
    /// Those with something to lay out, in the order of reports.
    private(set) var shown: [LiveFile] = []
    /// What could not be read, with the reason.
    private(set) var failures: [(path: String, reason: LocalizedText)] = []
    private let paths: [String]
    private let source: ConfigurationResolver.Source
    private let tool: CommandContext
    private var listings: [String: Listing] = [:]
    /// By path whether the file makes constraints, and the status that it had when it was read for that.
    private var readings: [String: (status: FileStatus?, isShown: Bool)] = [:]

    /// What of a folder matters to a preview.
    private struct Listing: Hashable {
        /// By name.
        var files: [String: FileStatus] = [:]
        var folders: Set<String> = []
    }

    /// What was found to have changed.
    struct Changes {
        /// Absolute paths of files that may be shown.
        var files: Set<String> = []
        var isListNew = false
        var areSettingsNew = false
    }

    init(_ arguments: ParsedArguments, _ tool: CommandContext) {
        paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
        source = CheckOptions.configuration(arguments, tool.console.directory)
        self.tool = tool
    }

    /// The folders in which something may come or change.
    var folders: Set<String> { Set(listings.keys) }

    /// Lists all files anew. Those that have not changed are not read again.
    mutating func look() {
        var discovery = FileDiscovery(
            directory: tool.console.directory,
            configurations: ConfigurationResolver(source, tool.project))
        for path in paths { discovery.add(path) }
        discovery.sort()
        failures = discovery.failures
        listings = [:]
        for folder in discovery.folders where Self.isWorthWatching(folder) {
            listings[folder] = Self.listing(of: folder)
        }
        var before = readings
        readings = [:]
        shown = []
        for file in discovery.files {
            let path = file.absolutePath
            let folder = parentPath(path)
            if listings[folder] == nil { listings[folder] = Self.listing(of: folder) }
            let status = listings[folder]?.files[lastPathComponent(path)]
            let old = before.removeValue(forKey: path)
            let isShown = old.flatMap { $0.status == status ? $0.isShown : nil } ?? Self.isLaidOut(path)
            readings[path] = (status, isShown)
            if isShown { shown.append(LiveFile(name: file.path, path: path)) }
        }
    }

    /// What of the folders that the system has named is another one now.
    mutating func changes(in folders: Set<String>) -> Changes {
        var changes = Changes()
        var hasNewNames = false
        for folder in folders {
            let before = listings[folder] ?? Listing()
            let now = Self.listing(of: folder)
            listings[folder] = now
            if before.folders != now.folders || Set(before.files.keys) != Set(now.files.keys) { hasNewNames = true }
            for (name, status) in now.files where before.files[name] != status { note(name, in: folder, &changes) }
        }
        // A file that makes its first constraint is shown from then on.
        if hasNewNames || changes.areSettingsNew || changes.files.contains(where: { readings[$0]?.isShown == false }) {
            let names = shown
            look()
            changes.isListNew = names != shown
        }
        return changes
    }

    private func note(_ name: String, in folder: String, _ changes: inout Changes) {
        switch fileExtension(name).lowercased() {
        case "h", "pch":
            // A header is read with the implementations beside it.
            for path in readings.keys where path.hasPrefix(folder) && ["m", "mm"].contains(fileExtension(path)) {
                changes.files.insert(path)
            }
        case "json", "gitignore": changes.areSettingsNew = true
        default: changes.files.insert(joinPath(folder, name))
        }
    }

    /// Folders with an ending are packages of pictures and other data, of which a project may have thousands.
    private static func isWorthWatching(_ folder: String) -> Bool { fileExtension(folder).isEmpty }

    private static func listing(of folder: String) -> Listing {
        let endings = TextKind.allCases.map(\.rawValue) + ["h", "pch"]
        var listing = Listing()
        guard case .success(let entries) = listFolder(folder) else { return listing }
        for entry in entries {
            let name = entry.name
            if entry.kind == .folder, isWorthWatching(name) { listing.folders.insert(name) }
            guard
                endings.contains(fileExtension(name).lowercased()) || name == ConfigurationResolver.fileName
                    || name == ".gitignore"
            else { continue }
            listing.files[name] = try? FileStatus(of: joinPath(folder, name))
        }
        return listing
    }

    /// Whether a source may make constraints; a layout file always does.
    private static func isLaidOut(_ path: String) -> Bool {
        guard let dialect = Dialect(fileExtension: fileExtension(path).lowercased()),
            case .success(let bytes) = readFile(path, limit: IndexFiles.maximumFileBytes)
        else { return false }
        return ConstraintFacts.mayMakeConstraints(bytes, dialect: dialect)
    }
}
