// The literals of the sources that hold texts, and what a wording must have in common with its text.

import Foundation
import TestTexts
import Testing

/// The literals of the sources that hold messages of rules.
enum RuleSources {
    /// Texts that look like messages and are none.
    static let notShown: Set<String> = [" and ", "Auto Layout", "Masonry, SnapKit"]

    /// Whether a literal of the sources is something to read: words with blanks outside its code.
    static func isProse(_ template: String) -> Bool {
        guard template.contains(" "), !template.hasPrefix("#"), !notShown.contains(template) else { return false }
        let words = template.replacing(#/`[^`]*`/#, with: "").replacing(#/\{\d+\}/#, with: "")
        return words.contains(#/[a-zA-Z]/#)
    }

    /// Whether a file of the rules is about languages: those of a rule stand beside it.
    private static func isTranslation(_ file: String) -> Bool {
        file.hasPrefix("Languages/") || file.hasPrefix("Translations/") || file.contains("+")
    }

    /// All literals of the files that hold messages, each once, in the order of the files; those of a folder alone where one
    /// is given.
    static func templates(in folder: String? = nil) throws -> [String] {
        let sources = try files(of: "LayoutRules").filter { file, _ in
            folder.map(file.contains) != false && !isTranslation(file)
        }
        #expect(!sources.isEmpty)
        var templates: [String] = []
        var seen: Set<String> = []
        for (_, source) in sources {
            for template in SwiftLiterals(source).all.map(\.template) where seen.insert(template).inserted {
                templates.append(template)
            }
        }
        return templates
    }

    /// The texts of pictures and pages, without the tag of their language.
    static func pictureWords() throws -> [String] {
        let source = try files(of: "LayoutPreview").first { $0.file == "PreviewWords.swift" }?.source ?? ""
        let start = try #require(source.range(of: "static let standard"))
        let end = try #require(source.range(of: "\n}\n", range: start.upperBound..<source.endIndex))
        let table = String(source[start.upperBound..<end.lowerBound])
        return SwiftLiterals(table).all.map(\.template).filter { $0 != "en" }
    }

    /// Every text of every layer that speaks to people: literals, parts that `+` joins, and plurals of what is counted.
    static func allTexts() throws -> Set<String> {
        var texts = Set(try templates() + pictureWords())
        for folder in SideBySideTests.folders {
            for (_, source) in try files(of: folder) {
                texts.formUnion(SwiftLiterals(source).all.map(\.template))
                texts.formUnion(TextPairs(source).pairs.map(\.english))
                for match in source.matches(of: #/counted\([^"]*?"([^"]+)"(?:, (?:plural: )?"([^"]+)")?/#) {
                    texts.insert("{0} " + (match.output.2.map(String.init) ?? String(match.output.1) + "s"))
                }
            }
        }
        // What languages are called stands beside what else there is to know of them.
        for (file, source) in try files(of: "LayoutRules") where isTranslation(file) {
            texts.formUnion(TextPairs(source).pairs.map(\.english))
        }
        return texts
    }

    private static func files(of module: String) throws -> [(file: String, source: String)] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/\(module)").standardizedFileURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.sorted().map { file in
            (file, try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
        }
    }
}

/// What a wording and the text that it stands for have in common.
enum Wording {
    static func headings(in page: String) -> [String] {
        page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    }

    static func values(in text: String) -> [String] {
        text.matches(of: #/\{\d+\}/#).map { String($0.output) }.sorted()
    }

    /// What stands in backticks, each once; a span may run over the end of a line.
    static func code(in text: String) -> Set<String> {
        let plain = text.replacing("\n", with: " ")
        return Set(plain.matches(of: #/``.+?``|`[^`]+`/#).map { String($0.output) })
    }
}
