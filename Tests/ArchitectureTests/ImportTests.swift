// The import table of Package.swift, checked against every `import` line of the sources.

import Foundation
import Testing

@Suite("Layers")
struct ImportTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The modules of systems, which one module alone may use; all others ask that one.
    static let systemModules: Set<String> = ["Darwin", "Glibc", "Musl", "Android", "WinSDK", "Dispatch"]
    static let withFoundation: Set<String> = ["masonry-bench"]
    /// Modules that no row of the table binds: they tie the others together.
    static let programs: Set<String> = ["masonry-lsp", "masonry-bench"]

    /// The rows of the table as they stand in Package.swift.
    static func rows() throws -> [(name: String, imports: [String])] {
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        guard let start = manifest.range(of: "let layers"), let end = manifest.range(of: "\n]\n") else { return [] }
        let row = #/\(\s*"(?<name>\w+)",\s*\[(?<imports>[^\]]*)\]/#
        return manifest[start.upperBound..<end.lowerBound].matches(of: row).map { match in
            (String(match.output.name), match.output.imports.matches(of: #/"(\w+)"/#).map { String($0.output.1) })
        }
    }

    static func table() throws -> [String: Set<String>] {
        Dictionary(uniqueKeysWithValues: try rows().map { ($0.name, Set($0.imports)) })
    }

    /// The modules that the files of a folder of Sources import, with the file.
    static func imports(of module: String) throws -> [(file: String, name: String)] {
        try imports(below: "Sources/\(module)").map { (String($0.file.dropFirst("Sources/".count)), $0.name) }
    }

    /// The same for any folder; texts of tests are none of its files.
    static func imports(below path: String) throws -> [(file: String, name: String)] {
        let folder = root.appendingPathComponent(path)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift") && !$0.contains("Fixtures/")
        }
        return try files.sorted().flatMap { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            let pattern =
                #/^\s*(?:@\w+\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:(?:struct|class|enum|func|protocol|typealias|let|var)\s+)?(\w+)/#
            return text.split(separator: "\n").filter { $0.contains("import ") }.compactMap { line in
                line.prefixMatch(of: pattern).map { ("\(path)/\(file)", String($0.output.1)) }
            }
        }
    }

    static func modules() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    @Test("Every folder of Sources is a row of the table or a program")
    func everyModuleHasARow() throws {
        let rows = try Self.table()
        #expect(rows.count >= 13)
        for module in try Self.modules() { #expect(rows[module] != nil || Self.programs.contains(module), "\(module)") }
    }

    @Test("A module imports only what its row names, and Foundation only where it is allowed")
    func importsAreAllowed() throws {
        let rows = try Self.table()
        for module in try Self.modules() where !Self.programs.contains(module) {
            let allowed = (rows[module] ?? []).union(module == "Platform" ? Self.systemModules : [])
            for (file, name) in try Self.imports(of: module) where !allowed.contains(name) {
                let isFoundation = name == "Foundation" || name == "FoundationEssentials"
                #expect(isFoundation && Self.withFoundation.contains(module), "\(file) imports \(name)")
            }
        }
    }

    @Test("Programs and tests, too, ask the system only through Platform, or Foundation")
    func onlyPlatformKnowsTheSystem() throws {
        for module in try Self.modules() where module != "Platform" {
            for (file, name) in try Self.imports(of: module) {
                #expect(!Self.systemModules.contains(name), "\(file) imports \(name)")
            }
        }
        for (file, name) in try Self.imports(below: "Tests") {
            #expect(!Self.systemModules.contains(name), "\(file) imports \(name)")
        }
    }

    @Test("Offsets and wire types meet in one module only")
    func onlyTheServerKnowsBoth() throws {
        for module in try Self.modules() where module != "MasonryLanguageServer" && !Self.programs.contains(module) {
            let names = Set(try Self.imports(of: module).map(\.name))
            #expect(!names.isSuperset(of: ["LayoutIDE", "LanguageServerProtocol"]), "\(module)")
        }
    }

    @Test("Nothing in the sources can trap on purpose or leaves work undone")
    func noTraps() throws {
        let comment = #/\/\/.*/#
        let forbidden =
            #/\btry!\s|\sas!\s|\bfatalError\b|@unchecked\s+Sendable|nonisolated\(unsafe\)/#
        let unfinished = #/\b(?:TODO|FIXME)\b/#
        for module in try Self.modules() {
            let folder = Self.root.appendingPathComponent("Sources/\(module)")
            for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                if let match = text.replacing(comment, with: "").firstMatch(of: forbidden) {
                    Issue.record("\(module)/\(file): \(match.output)")
                }
                #expect(text.firstMatch(of: unfinished) == nil, "\(module)/\(file)")
            }
        }
    }
}
