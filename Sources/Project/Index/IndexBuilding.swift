// Builds the constants index of a run from the files below its roots, and finds the file beside a file.

import LayoutIDE
import Platform
import SourceText

/// The files that give an index its constants, images and texts, in the order of their paths.
package struct IndexFiles {
    package private(set) var paths: [String] = []
    /// Those of images and texts.
    private(set) var resourcePaths: [String] = []
    /// String tables in all languages.
    private(set) var tables: [String] = []

    package static let endings = ["h", "pch", "m", "mm", "swift"]
    /// How many files an index is made of.
    package struct Limits {
        /// More are left out: an index of a whole disk helps nobody.
        package var files = 50_000
        /// A project that nobody named and that has more is left to those who say which folders count.
        var automaticFiles = 10_000
    }

    /// Files beyond this are data, not code.
    package static let maximumFileBytes = 1 << 20

    /// `former`: the files as they were at a revision.
    package init(
        _ scope: IndexScope, _ project: ProjectContext, former: FormerTexts? = nil, limits: Limits = Limits()
    ) {
        let roots = scope.roots
        guard !roots.isEmpty else { return }
        var discovery = FileDiscovery(
            directory: project.directory,
            endings: Self.endings + ProjectResources.endings + StandIn.endings,
            namedFiles: .mayBeExcluded, configurations: ConfigurationResolver(.isolated, project))
        for root in roots { discovery.add(root) }
        var standIns: [String] = []
        for file in discovery.files {
            if ProjectResources.isConcerned(file.absolutePath) {
                resourcePaths.append(file.absolutePath)
            } else if StandIn.original(of: file.absolutePath) != nil {
                standIns.append(file.absolutePath)
            } else if Self.endings.contains(fileExtension(file.path).lowercased()) {
                paths.append(file.absolutePath)
            }
        }
        addStandIns(standIns)
        if scope.isAutomatic, paths.count > limits.automaticFiles {
            (paths, resourcePaths) = ([], [])
            return
        }
        addLibraries(below: discovery.folders, project)
        if let former {
            paths.removeAll { former.isNew($0) }
            paths += former.removed.filter { path in
                Self.endings.contains(fileExtension(path).lowercased())
                    && roots.contains { relativePath(path, to: $0) != nil }
            }
        }
        paths.sort(by: precedesInReports)
        paths.removeLast(max(0, paths.count - limits.files))
        resourcePaths.sort(by: precedesInReports)
        tables = ProjectResources.tables(resourcePaths)
        resourcePaths = ProjectResources.chosen(resourcePaths)
    }
}

/// A header that stands for one which each developer makes from it: `App-Prefix.pch.example`.
enum StandIn {
    static let endings = ["example", "sample", "template"]

    /// The header for which a file stands; nil for all other files.
    static func original(of path: String) -> String? {
        let ending = fileExtension(path)
        guard endings.contains(ending.lowercased()) else { return nil }
        let original = String(path.dropLast(ending.count + 1))
        return ["h", "pch"].contains(fileExtension(original).lowercased()) ? original : nil
    }
}

extension IndexFiles {
    /// Those whose originals are not there.
    private mutating func addStandIns(_ standIns: [String]) {
        guard !standIns.isEmpty else { return }
        let known = Set(paths)
        paths += standIns.filter { standIn in StandIn.original(of: standIn).map { !known.contains($0) } ?? false }
    }

    /// More headers than a program of a hundred pods has.
    private static let mostHeaders = 6_000

    /// The headers of the libraries that stand beside the program, for their constants and classes.
    private mutating func addLibraries(below folders: [String], _ project: ProjectContext) {
        var discovery = FileDiscovery(
            directory: project.directory, endings: ["h"], namedFiles: .mayBeExcluded,
            configurations: ConfigurationResolver(.isolated, project))
        for folder in folders {
            let libraries = joinPath(folder, LibraryFolder.name)
            if pathExists(libraries) { discovery.add(libraries) }
        }
        let links = "/\(LibraryFolder.name)/\(LibraryFolder.links)/"
        let headers = discovery.files.map(\.absolutePath).filter { !$0.contains(links) }
        if headers.count <= Self.mostHeaders { paths += headers }
    }
}

/// The index of a configuration, made on `jobs` threads; nil where the configuration names no roots.
package func buildIndex(
    _ settings: FolderSettings, jobs: Int, _ project: ProjectContext, former: FormerTexts? = nil
) async -> SymbolIndex? {
    let index = ProjectIndex(settings.index, shownOn: settings.analysis.shownDevice, project, former: former)
    guard let built = await index?.built(jobs: jobs) else { return nil }
    await built.keeping?.value
    return built.index
}

extension [FolderSettings] {
    /// Builds what the sources among `files` need, one index for each set of roots.
    /// - Returns: the places of the settings that it concerns.
    @discardableResult
    package mutating func buildIndexes(
        for files: [DiscoveredFile], jobs: Int, _ project: ProjectContext, former: FormerTexts? = nil
    ) async -> [Int] {
        let needed = Set(files.lazy.filter { TextKind(path: $0.path) != .masonry }.map(\.configuration))
        let places = indices.filter { needed.contains($0) && !self[$0].index.roots.isEmpty }
        for place in places {
            let own = self[place]
            let known = self[..<place].first { $0.analysis.index != nil && $0.index.roots == own.index.roots }
            if let known {
                self[place].analysis.index = known.analysis.index
            } else {
                self[place].analysis.index = await buildIndex(own, jobs: jobs, project, former: former)
            }
        }
        return places
    }
}

/// An index, and what came with it.
package struct BuiltIndex {
    package let index: SymbolIndex
    /// Names all that the index says; nil where that has no name.
    package let key: UInt64?
    /// Those sources by path whose trees are still there, for who reads the same texts next.
    package var open: [String: IndexedSource] = [:]
    /// The writing of what is kept for the next run; to be waited for before this one ends.
    package let keeping: Task<Void, Never>?
}

/// The index of a configuration, before it is known whether somebody needs it.
package struct ProjectIndex {
    private let paths: [String]
    private let resourcePaths: [String]
    private let tables: [String]
    private let cache: SourceCache?
    private let former: FormerTexts?
    private let device: DeviceModel?
    private let shownDevice: DeviceModel?

    /// nil where the configuration names no roots.
    /// - Parameters:
    ///   - shownDevice: where layouts are shown; nil where none are.
    ///   - former: the files as they were at a revision.
    package init?(
        _ scope: IndexScope, shownOn shownDevice: DeviceModel?, _ project: ProjectContext, former: FormerTexts? = nil
    ) {
        let files = IndexFiles(scope, project, former: former)
        (paths, resourcePaths, tables) = (files.paths, files.resourcePaths, files.tables)
        guard !paths.isEmpty else { return nil }
        // What the files were is read once.
        cache = former == nil ? SourceCache(scope, project) : nil
        self.former = former
        device = scope.device
        self.shownDevice = shownDevice
    }

    /// Names what the index says of code, as long as that can be told without reading a file.
    package var keptKey: UInt64? { cache?.keptResultKey(paths, [device, shownDevice]) }

    /// Names images and texts, which are read in each run; nil where one of them may be another one than its stamp tells.
    package var resourceKey: UInt64? {
        guard shownDevice != nil else { return 0 }
        var writer = RecordWriter()
        for path in resourcePaths {
            writer.write(path)
            guard let stamp = FileStamp(of: path) else { continue }
            guard !stamp.isYoung(at: .now) else { return nil }
            stamp.write(to: &writer)
        }
        return stableHash(writer.bytes)
    }

    /// The index with images and texts, made on `jobs` threads.
    package func built(jobs: Int) async -> BuiltIndex {
        let built = await builtOfSources(jobs: jobs)
        guard shownDevice != nil, !resourcePaths.isEmpty else { return built }
        var resources = ProjectResources()
        resources.read(resourcePaths)
        return BuiltIndex(
            index: built.index.with(resources.resources(of: resourcePaths, tables: tables)), key: built.key,
            open: built.open,
            keeping: built.keeping)
    }

    private func builtOfSources(jobs: Int) async -> BuiltIndex {
        var sources: [CachedSource] = []
        let work: @Sendable (String) -> CachedSource? = { [cache, former] path in
            if let cache { return cache.source(at: path) }
            guard let bytes = former?.text(at: path) ?? readIndexFile(path) else { return nil }
            return SourceKind(path).map { CachedSource(source: $0.source(of: bytes, path), record: nil, isNew: false) }
        }
        await processInOrder(paths, jobs: jobs, work: work) { (source) throws(Never) in
            if let source { sources.append(source) }
        }
        let key = cache?.resultKey(sources, [device, shownDevice])
        if let index = cache?.index(of: sources, shownOn: shownDevice, key: key) {
            return BuiltIndex(index: index, key: key, keeping: keep(sources, result: nil))
        }
        var builder = SymbolIndexBuilder(
            sources.map(\.source), device: device, shownOn: shownDevice,
            rereading: SourceCache.rereading(sources))
        repeat {
            let round = builder
            var resolutions: [(place: Int, source: IndexedSource, hasChanged: Bool)] = []
            await processInOrder(builder.concerned, jobs: jobs, work: { round.resolution(of: $0) }) {
                (resolution) throws(Never) in
                resolutions.append(resolution)
            }
            builder.take(resolutions)
        } while !builder.advance()
        let keeping = keep(sources, result: key.map { ($0, builder.record) })
        return BuiltIndex(index: builder.index, key: key, open: builder.open, keeping: keeping)
    }

    /// Writes what is to be kept, while other work goes on.
    private func keep(_ sources: [CachedSource], result: (key: UInt64, bytes: [UInt8])?) -> Task<Void, Never>? {
        guard let cache else { return nil }
        return Task.detached { cache.keep(sources, result: result) }
    }
}

func readIndexFile(_ path: String) -> [UInt8]? { readBytes(path, limit: IndexFiles.maximumFileBytes) }

/// nil where a file cannot be read, or is larger than `limit` bytes.
package func readBytes(_ path: String, limit: Int) -> [UInt8]? {
    guard case .success(let bytes) = readFile(path, limit: limit) else { return nil }
    return bytes
}

/// The headers that declare what an implementation implements: `Card.h` of `Card.m`, or else what stands beside it and
/// is imported by it.
package func companionTexts(of path: String) -> [SourceText] { companionTexts(of: path, reading: readCompanion) }

/// A header beside a file. Links are not followed: nobody has named where they lead.
package func readCompanion(_ path: String) -> [UInt8]? { isLink(path) ? nil : readIndexFile(path) }

/// As `companionTexts(of:)`, of files that `read` gives.
package func companionTexts(of path: String, reading read: (String) -> [UInt8]?) -> [SourceText] {
    let ending = fileExtension(path)
    guard ["m", "mm"].contains(ending.lowercased()) else { return [] }
    if let header = read(String(path.dropLast(ending.count)) + "h") { return [SourceText(bytes: header)] }
    guard let bytes = read(path) else { return [] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return importedHeaders(in: SourceText(bytes: bytes).string).prefix(8).compactMap { name in
        read(folder + name).map { SourceText(bytes: $0) }
    }
}

/// The names in `#import "Name.h"` that are no paths.
private func importedHeaders(in text: String) -> [String] {
    text.split(separator: "\n").lazy.filter { $0.hasPrefix("#import") || $0.hasPrefix("#include") }.prefix(64)
        .compactMap {
            let parts = $0.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[1].hasSuffix(".h"), !parts[1].contains("/") else { return nil }
            return String(parts[1])
        }
}
