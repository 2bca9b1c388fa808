// Finds the configuration of a folder: the nearest file first, merged with those above.

import LayoutIDE
import SourceText

/// The names a configuration may use.
package struct ConfigurationNames: Sendable {
    package var devices: DeviceCatalogue
    /// Asked for only where there is a configuration file.
    private let makeRules: @Sendable () -> [RulePage]

    package init(rules: @escaping @autoclosure @Sendable () -> [RulePage], devices: DeviceCatalogue) {
        self.devices = devices
        makeRules = rules
    }

    package var rules: [RulePage] { makeRules() }
    /// All that a file may say.
    package var keys: [ConfigurationKey] { ConfigurationKeys.all(rules: rules) }
}

/// Reads each configuration file once.
package struct ConfigurationResolver: Sendable {
    package static let fileName = ".masonry-lsp.json"

    /// Where configurations come from.
    package enum Source: Sendable, Hashable {
        /// From the folders of the files that are checked, and those above.
        case folders
        /// From this file alone (`--config`), absolute.
        case file(String)
        /// None.
        case isolated
    }

    /// All configurations met, by the index that files carry.
    package private(set) var all: [EffectiveConfiguration] = []
    /// What is wrong in the files, in the order they were read.
    package private(set) var problems: [LocalizedText] = []
    /// The files that something is wrong in, in the order they were read.
    package private(set) var faultyFiles: [FaultyConfiguration] = []

    private let source: Source
    private let names: ConfigurationNames
    private var chains: [String: [ConfigurationFile]] = [:]
    private var projects: ProjectFolders
    private var indices: [Key: Int] = [:]

    /// What tells configurations apart.
    private struct Key: Hashable {
        /// The path of the nearest file, which decides which others are above it; empty for none.
        var nearest: String
        var project: String?
    }

    package init(_ source: Source, _ project: ProjectContext) {
        self.source = source
        names = project.names
        projects = ProjectFolders(home: project.environment["HOME"])
    }

    package subscript(index: Int) -> EffectiveConfiguration { all[index] }

    /// The index of the configuration of the files in the absolute `folder`.
    ///
    /// - Parameter isScope: whether the folder itself was named, so that what is in it belongs together.
    package mutating func configuration(ofFolder folder: String, isScope: Bool = false) -> Int {
        let files: [ConfigurationFile]
        switch source {
        case .isolated: files = []
        case .file(let path):
            files = chains[path] ?? read(path).map { [$0] } ?? []
            chains[path] = files
        case .folders: files = chain(folder)
        }
        let project = projects.project(of: folder) ?? (isScope ? folder : nil)
        let key = Key(nearest: files.first?.path ?? "", project: project)
        if let index = indices[key] { return index }
        all.append(EffectiveConfiguration(files, project: project))
        indices[key] = all.count - 1
        return all.count - 1
    }

    /// The files that hold in `folder`, the nearest first.
    private mutating func chain(_ folder: String) -> [ConfigurationFile] {
        var pending: [String] = []
        var path = folder
        var files: [ConfigurationFile] = []
        while true {
            if let known = chains[path] {
                files = known
                break
            }
            pending.append(path)
            if path == "/" || path == "." { break }
            path = parentPath(path)
        }
        for folder in pending.reversed() {
            let path = joinPath(folder, Self.fileName)
            if pathExists(path), let file = readFound(path) { files = file.isRoot ? [file] : [file] + files }
            chains[folder] = files
        }
        return files
    }

    /// Reads a file that nobody has named: it speaks of its own project alone.
    private mutating func readFound(_ path: String) -> ConfigurationFile? {
        let project = projects.project(of: parentPath(path)) ?? parentPath(path)
        guard leadsBelow(path, project) else {
            let reason = LocalizedText(
                "not read: the link leads out of \(printable(project)); --config reads it",
                "未读取：该链接指向 \(printable(project)) 之外；可用 --config 读取")
            problems.append(about(path, reason))
            return nil
        }
        return read(path, confinedTo: project)
    }

    private mutating func read(_ path: String, confinedTo project: String? = nil) -> ConfigurationFile? {
        switch readFile(path, limit: 1 << 22, isNamed: source == .file(path)) {
        case .failure(let failure):
            problems.append(about(path, failure.reason))
            return nil
        case .success(let bytes):
            let file = ConfigurationFile(path: path, text: SourceText(bytes: bytes), names: names, project: project)
            problems.append(contentsOf: file.problemLines)
            if !file.problems.isEmpty {
                faultyFiles.append(FaultyConfiguration(path: path, text: file.text, mistakes: file.problems))
            }
            return file
        }
    }
}
