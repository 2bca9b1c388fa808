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
    static func chosen(_ paths: [String], language: String? = nil) -> [String] {
        func rank(_ other: String) -> Int { other == language ? -1 : Self.rank(other) }
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

    /// Texts in the languages of these tables, some of which may not count otherwise.
    static func translations(_ paths: [String], catalogs: [String: [String]]) -> Translations {
        var languages = Set(paths.compactMap { place($0)?.language }).subtracting(["Base"])
        for known in catalogs.values { languages.formUnion(known) }
        guard languages.count > 1 else { return Translations() }
        return Translations(languages: languages.sorted()) { language in
            var texts = ProjectTexts()
            // What a language leaves out, the program shows in the one it was written in.
            let own = chosen(paths, language: language)
            for path in own { texts.read(path, language: language) }
            return texts.index(of: own)
        }
    }

    /// The languages of the catalogs that were read, by their paths.
    private(set) var catalogs: [String: [String]] = [:]

    func hasRead(_ path: String) -> Bool { tables[path] != nil }

    /// - Parameter path: an absolute one.
    /// - Parameter language: of a catalog; nil for the one that it is written in.
    mutating func read(_ path: String, language: String? = nil) {
        let bytes = readBytes(path, limit: Self.mostBytes) ?? []
        let isCatalog = fileExtension(path).lowercased() == "xcstrings"
        guard isCatalog else { return tables[path] = StringTable.entries(strings: bytes) }
        let catalog = StringTable.entries(catalog: bytes, language: language)
        tables[path] = catalog.entries
        catalogs[path] = catalog.languages
    }

    mutating func forget(_ path: String) {
        tables[path] = nil
        catalogs[path] = nil
    }

    mutating func forget(below folder: String) { tables = tables.filter { relativePath($0.key, to: folder) == nil } }

    /// The texts of files that were read.
    func index(of paths: [String]) -> TextIndex { TextIndex(paths.flatMap { tables[$0] ?? [] }) }
}
