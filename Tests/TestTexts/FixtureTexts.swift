// Every text that some test is about, found by reading the tests: what is added there is mutated, too.

import Foundation
import LayoutIDE

/// A text of a layout, or of a source with layout code.
package struct FixtureText: Sendable {
    /// The file it stands in and its number there.
    package var name: String
    /// With `{0}`, `{1}` … where the test puts in other texts.
    var template: String
    /// The other texts of the same test file.
    var fragments: [String]
    package var dialect: Dialect

    /// In bytes, without what is put in.
    package var length: Int { template.utf8.count }

    /// Of this text alone: what is made of it stays the same when other tests get texts.
    package var seed: UInt64 {
        template.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The text, with a fragment at each place of the template.
    package func text(_ generator: inout some RandomNumberGenerator) -> String {
        var result = template
        for number in 0..<10 where result.contains("{\(number)}") {
            let fragment = fragments.randomElement(using: &generator) ?? ""
            result = result.replacingOccurrences(of: "{\(number)}", with: fragment)
        }
        return result
    }
}

extension FixtureText {
    /// The fixtures of this repository, read once for all tests.
    package static var own: [FixtureText] { get throws { try found.get() } }

    private static let found = Result {
        try all(of: URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL)
    }

    /// The fixtures of a repository in the order of their files: the files beside the tests, the texts in the tests, the
    /// workspace of the recorded sessions, and the examples of the rules' pages.
    package static func all(of repository: URL) throws -> [FixtureText] {
        var found: [FixtureText] = []
        for folder in ["Tests", "Sources/LayoutRules/Rules", "protocol-fixtures/workspace"] {
            let root = repository.appendingPathComponent(folder)
            for file in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() {
                let kinds = [".swift", ".masonry", ".m", ".swift.txt", ".snippets"]
                guard kinds.contains(where: file.hasSuffix) else { continue }
                let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
                found += texts(in: text, of: file)
            }
        }
        return found
    }

    /// The sources and layouts of a folder that name one of the libraries.
    package static func sources(in folder: URL) throws -> [FixtureText] {
        var found: [FixtureText] = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            guard let dialect = Dialect(fileExtension: (file as NSString).pathExtension),
                let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path)
            else { continue }
            let text = String(decoding: data, as: UTF8.self)
            if ["mas_", ".snp", "SnapKit", "Masonry", "NSLayoutConstraint"].contains(where: { text.contains($0) }) {
                found.append(FixtureText(file, text, dialect))
            }
        }
        return found
    }

    private static func texts(in text: String, of file: String) -> [FixtureText] {
        if file.hasSuffix(".snippets") {
            return text.components(separatedBy: "// --- ").dropFirst().enumerated().map { number, snippet in
                FixtureText("\(file) \(number + 1)", snippet, file.contains("snapkit") ? .swift : .objectiveC)
            }
        }
        if file.hasSuffix(".swift.txt") || file.contains("Fixtures/") && file.hasSuffix(".swift") {
            return [FixtureText(file, text, .swift)]
        }
        if file.hasSuffix(".m") { return [FixtureText(file, text, .objectiveC)] }
        if file.hasSuffix(".masonry") { return [FixtureText(file, text, .masonry)] }
        let literals = SwiftLiterals(text).all.map(\.template)
        let fragments = literals.filter { literal in literal.contains { ".{=]".contains($0) } }
        let texts = literals.filter { $0.contains("\n") }.flatMap(fencedTexts)
        return texts.enumerated().map { number, text in
            FixtureText("\(file) \(number + 1)", text, dialect(of: text), fragments)
        }
    }

    private init(_ name: String, _ text: String, _ dialect: Dialect, _ fragments: [String] = []) {
        self.name = name
        template = text
        self.fragments = fragments
        self.dialect = dialect
    }

    /// The examples of a page, or the text as it is.
    private static func fencedTexts(_ text: String) -> [String] {
        let parts = text.components(separatedBy: "```")
        guard parts.count > 2 else { return [text] }
        return stride(from: 1, to: parts.count, by: 2).map { index in
            parts[index].firstIndex(of: "\n").map { String(parts[index][$0...]) } ?? parts[index]
        }
    }

    /// What a text looks like.
    private static func dialect(of text: String) -> Dialect {
        func has(_ marks: String...) -> Bool { marks.contains { text.contains($0) } }
        if has("@implementation", "@interface", "@property", "#define ", "static CGFloat", "- (void)") {
            return .objectiveC
        }
        return has("class ", "struct ", "enum ", "extension ", "func ", "override ") ? .swift : .masonry
    }
}
