// The texts of a project's string tables, in the language that it is written in.

import LayoutIDE

/// What tables say, each read once until it is forgotten.
struct ProjectTexts {
    static let endings = ["strings", "xcstrings"]
    /// A table beyond this is data.
    private static let mostBytes = 1 << 22

    private var tables: [String: [IndexedText]] = [:]

    static func isConcerned(_ path: String) -> Bool { endings.contains(fileExtension(path).lowercased()) }

    /// Of the tables that stand beside each other in the folders of several languages, the one in the language of
    /// development: `Base`, else English, else the first.
    static func chosen(_ paths: [String]) -> [String] {
        var best: [String: String] = [:]
        for path in paths {
            guard let (table, language) = place(path) else { continue }
            guard let known = best[table].flatMap({ place($0)?.language }), rank(known) <= rank(language) else {
                best[table] = path
                continue
            }
        }
        return paths.filter { path in place(path).map { best[$0.table] == path } ?? true }
    }

    /// `en` and the table without it, of `App/en.lproj/Localizable.strings`; nil for a table outside of such a folder.
    private static func place(_ path: String) -> (table: String, language: String)? {
        let folder = parentPath(path)
        let ending = ".lproj"
        guard folder.hasSuffix(ending) else { return nil }
        return (
            joinPath(parentPath(folder), lastPathComponent(path)),
            String(lastPathComponent(folder).dropLast(ending.count))
        )
    }

    private static func rank(_ language: String) -> Int {
        language == "Base" ? 0 : language == "en" ? 1 : language.hasPrefix("en") ? 2 : 3
    }

    func hasRead(_ path: String) -> Bool { tables[path] != nil }

    /// - Parameter path: an absolute one.
    mutating func read(_ path: String) {
        let bytes = readBytes(path, limit: Self.mostBytes) ?? []
        let isCatalog = fileExtension(path).lowercased() == "xcstrings"
        tables[path] = isCatalog ? StringTable.entries(catalog: bytes) : StringTable.entries(strings: bytes)
    }

    mutating func forget(_ path: String) { tables[path] = nil }

    mutating func forget(below folder: String) { tables = tables.filter { relativePath($0.key, to: folder) == nil } }

    /// The texts of files that were read.
    func index(of paths: [String]) -> TextIndex { TextIndex(paths.flatMap { tables[$0] ?? [] }) }
}
