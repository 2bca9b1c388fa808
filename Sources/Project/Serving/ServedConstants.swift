// The constants index for the language server: read a file at a time, and only what has changed is read again.

import LayoutIDE

/// The files below the index roots of one configuration.
package final class ServedConstants: SymbolCollector {
    private enum Stage {
        /// The files are not listed yet.
        case listing
        /// The files from this place on are not read yet.
        case reading([String], next: Int)
        /// Nothing but the texts of these files has changed since the index was complete.
        case readingAgain([String])
        case combining
        /// The same of the files of images and texts.
        case readingResources(next: Int)
        case complete

        var filesDone: Int { if case .reading(_, let next) = self { next } else { filesInAll } }

        var filesInAll: Int { if case .reading(let paths, _) = self { paths.count } else { 0 } }
    }

    private let scope: IndexScope
    private let project: ProjectContext
    private var stage = Stage.listing
    /// What each file gives by itself; nil for files that cannot be read.
    private var sources: [String: CachedSource?] = [:]
    /// Of these files, in this order, the index is made.
    private var paths: [String] = []
    private var builder: SymbolIndexBuilder?
    /// Of the files of the index, by path: their places in it, and what their bytes were.
    private var places: [String: Int] = [:]
    private var hashes: [String: UInt64] = [:]
    /// What images and texts said last; nil where they are to be asked again.
    private var program: ProgramResources?
    private var resources = ProjectResources()
    private var resourcePaths: [String] = []
    private var tables: [String] = []
    /// What is kept on the disk, until all files were read once.
    private var cache: SourceCache?
    private var hasRead = false

    package init(_ scope: IndexScope, _ project: ProjectContext) {
        self.scope = scope
        self.project = project
    }

    package func advance() -> ConstantCollection {
        switch stage {
        case .listing:
            if !hasRead { cache = SourceCache(scope, project) }
            let files = IndexFiles(scope, project)
            (resourcePaths, tables) = (files.resourcePaths, files.tables)
            if paths != files.paths { (paths, builder) = (files.paths, nil) }
            stage = .reading(files.paths, next: 0)
        case .reading(let paths, var next):
            // What is known already is no piece of its own.
            while next < paths.count, sources[paths[next]] != nil { next += 1 }
            guard next < paths.count else {
                if builder == nil { combine() }
                guard paths.isEmpty else {
                    stage = .combining
                    break
                }
                stage = .complete
                return .finished(nil)
            }
            sources.updateValue(source(at: paths[next]), forKey: paths[next])
            builder = nil
            stage = .reading(paths, next: next + 1)
        case .readingAgain(let paths): stage = readAgain(paths) ? .combining : .listing
        case .combining:
            guard builder?.advance() ?? true else { break }
            if let program { return finished(program) }
            stage = .readingResources(next: 0)
        case .readingResources(let next):
            let end = min(next + Self.resourcesAtOnce, resourcePaths.count)
            resources.read(resourcePaths[next..<end])
            stage = .readingResources(next: end)
            guard end == resourcePaths.count else { break }
            return finished(resources.resources(of: resourcePaths, tables: tables))
        case .complete: return .finished(program.flatMap { builder?.index.with($0) }, changed: [])
        }
        return .unfinished(done: stage.filesDone, total: stage.filesInAll)
    }

    private func finished(_ program: ProgramResources) -> ConstantCollection {
        let changed = self.program == nil ? nil : builder?.changedAnswers
        self.program = program
        stage = .complete
        return .finished(builder?.index.with(program), changed: changed)
    }

    /// Begins an index of all files.
    private func combine() {
        let all = paths.compactMap { sources[$0] ?? nil }
        (places, hashes) = ([:], [:])
        for (place, kept) in all.enumerated() {
            places[kept.source.path] = place
            hashes[kept.source.path] = kept.hash ?? kept.record?.hash
        }
        builder = SymbolIndexBuilder(
            all.map(\.source), device: scope.device, shownOn: AnalysisConfiguration().shownDevice,
            rereading: SourceCache.rereading(hashes), keepsTrees: false)
        keepOnce(all)
    }

    /// Reads files of the index that have changed, and has it take them. Returns whether that can be done.
    private func readAgain(_ paths: [String]) -> Bool {
        var versions: [(place: Int, source: IndexedSource)] = []
        for path in paths {
            let known = hashes[path]
            guard let place = places[path], let kept = source(at: path), let hash = kept.hash else {
                for path in paths { sources[path] = nil }
                return false
            }
            sources.updateValue(kept, forKey: path)
            if hash == known { continue }
            hashes[path] = hash
            versions.append((place, kept.source))
        }
        if versions.isEmpty {
            builder?.forgetChanges()
            return true
        }
        if builder?.replace(versions, rereading: SourceCache.rereading(hashes)) ?? false { return true }
        combine()
        return true
    }

    /// Of most of them a few bytes are read.
    private static let resourcesAtOnce = 64

    /// Trees are some ninety times as large as their texts: of a large workspace they would take hundreds of megabytes for
    /// as long as the server runs, and only few files are read again.
    private func source(at path: String) -> CachedSource? {
        if let cache {
            guard let kept = cache.source(at: path) else { return nil }
            return kept.record.map { kept.withoutTree(ofBytes: $0.hash) } ?? kept
        }
        guard let kind = SourceKind(path), let bytes = readIndexFile(path) else { return nil }
        return CachedSource(source: kind.source(of: bytes, path), record: nil, isNew: false)
            .withoutTree(ofBytes: stableHash(bytes))
    }

    /// What changes later is read by whoever comes next: the whole file is not written for each of it.
    private func keepOnce(_ all: [CachedSource]) {
        guard !hasRead else { return }
        hasRead = true
        // What they come to with each other, commands keep, which are not in a hurry.
        cache?.keep(all, result: nil)
        cache = nil
        for path in Array(sources.keys) { sources[path]??.record?.forgetBytes() }
    }

    package func forget(_ path: String) -> Bool {
        let ending = fileExtension(path).lowercased()
        // What has no ending is taken for a folder: that it is gone is all that may be known of it.
        let isFolder = ending.isEmpty
        guard isFolder || IndexFiles.endings.contains(ending) || ProjectResources.isConcerned(path),
            scope.roots.contains(where: { root in
                relativePath(path, to: root) != nil || isFolder && relativePath(root, to: path) != nil
            })
        else { return false }
        if isFolder {
            sources = sources.filter { relativePath($0.key, to: path) == nil }
            resources.forget(below: path)
        } else if ProjectResources.isConcerned(path) {
            resources.forget(path)
        } else {
            let isKnown = places[path] != nil && builder != nil
            switch stage {
            case .complete where isKnown:
                stage = .readingAgain([path])
                return true
            case .readingAgain(let paths) where isKnown:
                if !paths.contains(path) { stage = .readingAgain(paths + [path]) }
                return true
            default: sources[path] = nil
            }
        }
        if case .readingAgain(let paths) = stage { for path in paths { sources[path] = nil } }
        program = nil
        stage = .listing
        return true
    }
}
