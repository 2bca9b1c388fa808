// The border of the libraries: what a library has of its own is named nowhere but in its folder.

import Foundation
import Testing

@Suite("Libraries")
struct LibraryBorderTests {
    /// The sources of MasonrySemantics without comments, by their paths in it.
    private static func sources() throws -> [String: String] {
        let folder = ImportTests.root.appendingPathComponent("Sources/MasonrySemantics")
        var sources: [String: String] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            sources[file] = text.replacing(#/\/\/.*/#, with: "")
        }
        return sources
    }

    private static let folders = ["Masonry", "SnapKit", "UIKit"]
    /// The one list of the libraries.
    private static let list = "Libraries/Libraries.swift"

    /// The functions of the evaluator and the types that some sources declare.
    private static func declared(in text: String) -> Set<String> {
        let declaration =
            #/(?m)^(?:    (?:mutating |static )+func |(?:indirect )?(?:struct|enum|protocol|final class) )(\w+)/#
        return Set(text.matches(of: declaration).map { String($0.output.1) })
    }

    @Test("Evaluation and each library name nothing of another library: the protocol is the only way")
    func librariesAreReachedByTheProtocol() throws {
        let sources = try Self.sources()
        #expect(sources[Self.list] != nil)
        for library in Self.folders {
            let inside = sources.filter { $0.key.hasPrefix("Libraries/\(library)/") }
            #expect(!inside.isEmpty, "\(library)")
            let outside = sources.filter { inside[$0.key] == nil && $0.key != Self.list }
            let common = outside.values.reduce(into: Set<String>()) { $0.formUnion(Self.declared(in: $1)) }
            let own = inside.values.reduce(into: Set<String>()) { $0.formUnion(Self.declared(in: $1)) }
                .subtracting(common).subtracting(Self.shared)
            #expect(own.count > 3, "\(library)")
            for (file, text) in outside.sorted(by: { $0.key < $1.key }) {
                let names = Set(text.matches(of: #/\b\w+\b/#).map { String($0.output) })
                let known = names.intersection(own).sorted()
                #expect(known.isEmpty, "\(file) names \(known) of \(library)")
            }
        }
    }

    /// What all libraries know of UIKit: its constraints and anchors may be an argument of theirs. The rest are words
    /// that everybody uses for something of their own.
    private static let shared: Set<String> = ["anchor", "layoutConstraint", "description", "formUnion"]

    @Test("Only the one list names the types and stores of the libraries")
    func oneListOfLibraries() throws {
        let names = #/\b(?:MasonryLibrary|SnapKitLibrary|UIKitLibrary|MasonryStore|SnapKitStore|SnapKitSettings)\b/#
        for (file, text) in try Self.sources().sorted(by: { $0.key < $1.key }) where file != Self.list {
            for match in text.matches(of: names) {
                let isOwn = Self.folders.contains {
                    file.hasPrefix("Libraries/\($0)/") && match.output.hasPrefix($0)
                }
                #expect(isOwn, "\(file): \(match.output)")
            }
        }
        // Their stores and settings by the accessors that each library makes for itself.
        let accessors = #/runtime\.(?:masonry|snapKit)\b|settings\.(?:masonry|snapKit)\b/#
        for (file, text) in try Self.sources() where !file.hasPrefix("Libraries/") {
            #expect(text.firstMatch(of: accessors) == nil, "\(file)")
        }
    }

    @Test("No source searches parts of words: prefixes of libraries, and classes of UIKit, stand in their tables")
    func wordsStandInTables() throws {
        let searches =
            #/has(?:Prefix|Suffix)\("(?:mas_|snp_|indow|ompletion|uperview|ertical|orizontal|StackView)"\)/#
        let comparisons = #/[=!]= "(?:UIStackView|UILabel|UIVisualEffectView|mas_\w*|snp)"/#
        let tables = ["MasonrySyntax/Vocabulary/", "MasonrySemantics/Document/Values/ViewClass.swift"]
        for module in ["MasonrySyntax", "MasonrySemantics", "LayoutRules", "LayoutIDE"] {
            let folder = ImportTests.root.appendingPathComponent("Sources/\(module)")
            for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift")
            {
                let path = "\(module)/\(file)"
                guard !tables.contains(where: path.hasPrefix) else { continue }
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                if let match = text.firstMatch(of: searches) { Issue.record("\(path): \(match.output)") }
                if let match = text.firstMatch(of: comparisons) { Issue.record("\(path): \(match.output)") }
            }
        }
    }
}
