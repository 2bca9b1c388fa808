// Nothing outside of the folders of languages and translations names a language, or makes a difference between them.

import Foundation
import Testing

@Suite("Languages")
struct LanguageBorderTests {
    private static let registry = "LayoutRules/Languages/MessageLanguage.swift"
    /// What all languages share, and what there is in each of them.
    private static let folders = ["LayoutRules/Languages", "LayoutRules/Translations"]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: ImportTests.root.appendingPathComponent("Sources/\(path)"), encoding: .utf8)
    }

    @Test("A language is named in its own folder and in the registry alone")
    func names() throws {
        let list = #/allCases[^\[]*\[MessageLanguage\] = \[([^\]]+)\]/#
        let registered = try #require(try Self.text(Self.registry).firstMatch(of: list))
        let names = registered.output.1.matches(of: #/\.(\w+)/#).map { String($0.output.1) }
        #expect(names.count >= 3)
        let folder = ImportTests.root.appendingPathComponent("Sources")
        let named = try Regex("\\.(\(names.joined(separator: "|")))\\b")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 500)
        let others = files.filter { file in
            !Self.folders.contains { file.hasPrefix($0 + "/") } && !file.hasPrefix("masonry-bench/")
        }
        for file in others.sorted() {
            let text = try Self.text(file)
            // Expressions take their time with every line.
            guard text.contains("anguage") || names.contains(where: { text.contains(".\($0)") }) else { continue }
            for line in text.split(separator: "\n") {
                #expect(!line.contains(named), "\(file): \(line)")
                let isDifference = line.contains(#/switch (\w+\.)*(language|clientLanguage|chosenLanguage)\b/#)
                #expect(!isDifference, "\(file): \(line)")
            }
        }
    }

    @Test("Within these folders nothing but the registry names the language of another folder")
    func folders() throws {
        for folder in Self.folders {
            let path = ImportTests.root.appendingPathComponent("Sources/\(folder)")
            let files = try FileManager.default.subpathsOfDirectory(atPath: path.path).filter { $0.hasSuffix(".swift") }
            #expect(!files.isEmpty)
            for file in files.sorted() where file != "MessageLanguage.swift" {
                let text = try Self.text("\(folder)/\(file)")
                let isDifference = text.contains(
                    #/switch \w*[lL]anguage\b|case \.(english|simplifiedChinese|japanese)\b/#)
                #expect(!isDifference, "\(file)")
            }
        }
    }
}
