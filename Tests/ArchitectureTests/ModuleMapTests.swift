// The picture of the modules in CONTRIBUTING.md: drawn from the import table, and fresh.

import Foundation
import Testing

@Suite("Map of the modules")
struct ModuleMapTests {
    /// The types that a module hands to those above it.
    private static let gives = [
        "Platform": "FileSystem, Descriptor", "SourceText": "SourceText, TextEdit", "MasonrySyntax": "SyntaxTree",
        "ConstraintSolver": "LinearSolution", "AutoLayout": "Layout, LayoutSolution",
        "MasonrySemantics": "LayoutDocument, SymbolIndex", "LayoutRules": "Finding", "LayoutConversion": "Conversion",
        "LayoutPreview": "Drawing", "LayoutLog": "LogMessage", "LayoutIDE": "Analysis, FileAnalysis",
        "JSONRPC": "JSONValue, Connection", "LanguageServerProtocol": "Diagnostic, WorkspaceEdit",
        "Project": "FolderSettings, ServedProject", "MasonryLanguageServer": "LanguageServerOptions",
        "LivePreview": "LiveServer", "MasonryCommand": "CommandLineTool",
    ]

    @Test("The picture is that of the import table, and CONTRIBUTING.md shows it")
    func isFresh() throws {
        let path = "Tests/ArchitectureTests/Goldens/modules.svg"
        let url = ImportTests.root.appendingPathComponent(path)
        let map = ModuleMap(
            try ImportTests.rows() + [("masonry-lsp", ["MasonryCommand", "Platform"])], gives: Self.gives)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try Data(map.svg().utf8).write(to: url) }
        let stands = try String(contentsOf: url, encoding: .utf8)
        #expect(stands == map.svg(), "modules.svg is stale; UPDATE_GOLDENS=1 draws it anew")
        let guide = ImportTests.root.appendingPathComponent("CONTRIBUTING.md")
        #expect(try String(contentsOf: guide, encoding: .utf8).contains("](\(path))"))
    }

    @Test("What a module hands on is declared in it")
    func typesAreThere() throws {
        let rows = try ImportTests.rows()
        #expect(Set(rows.map(\.name)) == Set(Self.gives.keys))
        for (module, types) in Self.gives {
            let declared = try TypeGraph.scans(of: module).values.reduce(into: Set<String>()) {
                $0.formUnion($1.declared)
            }
            for type in types.split(separator: ",") {
                let name = type.trimmingCharacters(in: .whitespaces)
                #expect(declared.contains(name), "\(module) declares no \(name)")
            }
        }
    }

    @Test("What follows from other edges is left out")
    func reduction() {
        let rows = ModuleMap.reduced([("A", []), ("B", ["A"]), ("C", ["A", "B"])])
        #expect(rows.map(\.imports) == [[], ["A"], ["B"]])
    }
}
