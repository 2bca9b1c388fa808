// Builds the constants index of a run from the files below its roots, and finds the file beside a file.

import LayoutIDE
import SourceText

/// The files that give an index its constants, in the order of their paths.
struct IndexFiles {
    private(set) var paths: [String] = []

    static let endings = ["h", "pch", "m", "mm", "swift"]
    /// More files are left out: an index of a whole disk helps nobody.
    private static let maximumFiles = 50_000
    /// A project that nobody named and that has more is left to those who say which folders count.
    private static let maximumAutomaticFiles = 10_000
    /// Files beyond this are data, not code.
    static let maximumFileBytes = 1 << 20

    init(_ settings: AnalysisSettings, _ tool: Tool) {
        let roots = settings.indexRoots
        guard !roots.isEmpty else { return }
        var discovery = FileDiscovery(
            directory: tool.console.directory, endings: Self.endings, namedFiles: .mayBeExcluded,
            configurations: ConfigurationResolver(.isolated, tool))
        for root in roots { discovery.add(root) }
        if settings.isIndexAutomatic, discovery.files.count > Self.maximumAutomaticFiles { return }
        paths = discovery.files.map(\.absolutePath).sorted(by: precedesInReports)
        paths.removeLast(max(0, paths.count - Self.maximumFiles))
    }
}

/// What one file gives to the index; nil for files that cannot be read.
@Sendable func indexedSource(_ path: String) -> IndexedSource? {
    guard case .success(let bytes) = readFile(path, limit: IndexFiles.maximumFileBytes) else { return nil }
    let ending = fileExtension(path).lowercased()
    guard let dialect = Dialect(fileExtension: ending) else { return nil }
    let isHeader = ending == "h" || ending == "pch"
    return IndexedSource(
        text: SourceText(bytes: bytes), dialect: dialect, path: path,
        role: isHeader ? .header : .implementation)
}

/// The index of a configuration, made on `jobs` threads; nil where the configuration names no roots.
func buildIndex(_ settings: AnalysisSettings, jobs: Int, _ tool: Tool) async -> ConstantIndex? {
    let paths = IndexFiles(settings, tool).paths
    guard !paths.isEmpty else { return nil }
    var sources: [IndexedSource] = []
    await processInOrder(paths, jobs: jobs, work: indexedSource) { (source) throws(Never) in
        if let source { sources.append(source) }
    }
    return ConstantIndex(sources, device: settings.deviceModel)
}

/// The headers that declare what an implementation implements: `Card.h` of `Card.m`, or else what stands beside it and
/// is imported by it.
func companionTexts(of path: String) -> [SourceText] {
    let ending = fileExtension(path)
    guard ["m", "mm"].contains(ending.lowercased()) else { return [] }
    let header = String(path.dropLast(ending.count)) + "h"
    if case .success(let bytes) = readFile(header, limit: IndexFiles.maximumFileBytes) {
        return [SourceText(bytes: bytes)]
    }
    guard case .success(let bytes) = readFile(path, limit: IndexFiles.maximumFileBytes) else { return [] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return importedHeaders(in: SourceText(bytes: bytes).string).prefix(8).compactMap { name in
        guard case .success(let bytes) = readFile(folder + name, limit: IndexFiles.maximumFileBytes) else { return nil }
        return SourceText(bytes: bytes)
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
