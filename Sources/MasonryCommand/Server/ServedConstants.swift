// The constants index for the language server: read a file at a time, and only what has changed is read again.

import LayoutIDE
import MasonryLanguageServer

/// The files below the index roots of one configuration.
final class ServedConstants: ConstantCollector {
    private enum Stage {
        /// The files are not listed yet.
        case listing
        /// The files from this place on are not read yet.
        case reading([String], next: Int)
        case combining(ConstantIndexBuilder)
        /// The same of the files of images and texts.
        case readingResources(ConstantIndex, next: Int)

        var filesDone: Int { if case .reading(_, let next) = self { next } else { filesInAll } }

        var filesInAll: Int { if case .reading(let paths, _) = self { paths.count } else { 0 } }
    }

    private let settings: AnalysisSettings
    private let tool: Tool
    private var stage = Stage.listing
    /// What each file gives by itself; nil for files that cannot be read.
    private var sources: [String: KeptSource?] = [:]
    private var resources = ProjectResources()
    private var resourcePaths: [String] = []
    private var tables: [String] = []
    /// What is kept on the disk, until all files were read once.
    private var keeper: SourceKeeper?
    private var hasRead = false

    init(_ settings: AnalysisSettings, _ tool: Tool) {
        self.settings = settings
        self.tool = tool
    }

    func advance() -> ConstantCollection {
        switch stage {
        case .listing:
            if !hasRead { keeper = SourceKeeper(settings, tool) }
            let files = IndexFiles(settings, tool)
            (resourcePaths, tables) = (files.resourcePaths, files.tables)
            stage = .reading(files.paths, next: 0)
        case .reading(let paths, var next):
            // What is known already is no piece of its own.
            while next < paths.count, sources[paths[next]] != nil { next += 1 }
            guard next < paths.count else {
                let all = paths.compactMap { sources[$0] ?? nil }
                stage = .combining(
                    ConstantIndexBuilder(
                        all.map(\.source), device: settings.deviceModel,
                        shownOn: settings.analysisConfiguration.shownDevice,
                        rereading: SourceKeeper.rereading(all), keepsTrees: false))
                keepOnce(all)
                guard paths.isEmpty else { break }
                stage = .listing
                return .finished(nil)
            }
            sources.updateValue(source(at: paths[next]), forKey: paths[next])
            stage = .reading(paths, next: next + 1)
        case .combining(var builder):
            stage = .listing
            stage = builder.advance() ? .readingResources(builder.index, next: 0) : .combining(builder)
        case .readingResources(let index, let next):
            let end = min(next + Self.resourcesAtOnce, resourcePaths.count)
            resources.read(resourcePaths[next..<end])
            stage = .readingResources(index, next: end)
            guard end == resourcePaths.count else { break }
            stage = .listing
            return .finished(index.with(resources.resources(of: resourcePaths, tables: tables)))
        }
        return .unfinished(done: stage.filesDone, total: stage.filesInAll)
    }

    /// Of most of them a few bytes are read.
    private static let resourcesAtOnce = 64

    /// Trees are some ninety times as large as their texts: of a large workspace they would take hundreds of megabytes for
    /// as long as the server runs, and only few files are read again.
    private func source(at path: String) -> KeptSource? {
        if let keeper {
            guard let kept = keeper.source(at: path) else { return nil }
            return kept.record.map { kept.withoutTree(ofBytes: $0.hash) } ?? kept
        }
        guard let kind = SourceKind(path), let bytes = readIndexFile(path) else { return nil }
        return KeptSource(source: kind.source(of: bytes, path), record: nil, isNew: false)
            .withoutTree(ofBytes: stableHash(bytes))
    }

    /// What changes later is read by whoever comes next: the whole file is not written for each of it.
    private func keepOnce(_ all: [KeptSource]) {
        guard !hasRead else { return }
        hasRead = true
        // What they come to with each other, commands keep, which are not in a hurry.
        keeper?.keep(all, result: nil)
        keeper = nil
        for path in Array(sources.keys) { sources[path]??.record?.forgetBytes() }
    }

    func forget(_ path: String) -> Bool {
        let ending = fileExtension(path).lowercased()
        // What has no ending is taken for a folder: that it is gone is all that may be known of it.
        let isFolder = ending.isEmpty
        guard isFolder || IndexFiles.endings.contains(ending) || ProjectResources.isConcerned(path),
            settings.indexRoots.contains(where: { root in
                relativePath(path, to: root) != nil || isFolder && relativePath(root, to: path) != nil
            })
        else { return false }
        if isFolder {
            sources = sources.filter { relativePath($0.key, to: path) == nil }
            resources.forget(below: path)
        } else {
            sources[path] = nil
            resources.forget(path)
        }
        stage = .listing
        return true
    }
}
