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
    }

    private let settings: AnalysisSettings
    private let tool: Tool
    private var stage = Stage.listing
    /// What each file gives by itself; nil for files that cannot be read.
    private var sources: [String: IndexedSource?] = [:]

    init(_ settings: AnalysisSettings, _ tool: Tool) {
        self.settings = settings
        self.tool = tool
    }

    func advance() -> ConstantCollection {
        switch stage {
        case .listing:
            stage = .reading(IndexFiles(roots: settings.indexRoots, tool).paths, next: 0)
        case .reading(let paths, var next):
            // What is known already is no piece of its own.
            while next < paths.count, sources[paths[next]] != nil { next += 1 }
            guard next < paths.count else {
                stage = .combining(
                    ConstantIndexBuilder(paths.compactMap { sources[$0] ?? nil }, device: settings.deviceModel))
                guard paths.isEmpty else { break }
                stage = .listing
                return .finished(nil)
            }
            sources.updateValue(indexedSource(paths[next]), forKey: paths[next])
            stage = .reading(paths, next: next + 1)
        case .combining(var builder):
            stage = .listing
            if builder.advance() { return .finished(builder.index) }
            stage = .combining(builder)
        }
        return .unfinished
    }

    func forget(_ path: String) -> Bool {
        guard IndexFiles.endings.contains(fileExtension(path).lowercased()),
            settings.indexRoots.contains(where: { relativePath(path, to: $0) != nil })
        else { return false }
        sources[path] = nil
        stage = .listing
        return true
    }
}
