// Outside the rules every text for people has its Simplified Chinese directly behind it.

import Foundation
import Testing

/// The compiler sees to it that a `LocalizedText` has both wordings; these tests see to it that a text is one, that the
/// second wording is Chinese, and that both speak of the same code. They read the sources, because no run reaches all.
@Suite("Texts in two languages") struct SideBySideTests {
    static let folders = ["LayoutIDE", "Project", "MasonryLanguageServer", "MasonryCommand", "LivePreview"]

    /// Texts that look like words for people and are none, or are of the protocol's own language.
    static let notShown: [String] = [
        // What only authors of clients read.
        "The first request must be", "The server is already initialized", "The server is shut down",
        "There is no method", "The arguments are those of no", "There is no format", "Shutting down",
        "Took the request", "Took the notification",
        "masonry-lsp: cannot write the log",
        // Names in formats for programs.
        "findings on {0}", "masonry-lsp configuration", "No newline at end of file\n", "Auto Layout", "masonry-lsp {0}",
        "masonry-lsp: {0}", "{0} MiB", ": error: ", ": note: {1}\n", "error {0}",
        // Code, and the name of an editor.
        "state ", ".snp.makeConstraints {1}", "guide {0}", "guide ${1:name}", "```masonry", "masonry:ignore",
        "client: ", "server: ",
        "visual studio code",
        // What browsers read.
        "default-src 'none'", "event: changed", "Allow: ", "Connection: ", "Content-Length: ", "Content-Type: ",
    ]

    @Test("Every text has its Chinese beside it", arguments: folders)
    func pairs(_ folder: String) throws {
        var count = 0
        for (file, source) in try Self.sources(in: folder) {
            let reading = TextPairs(source)
            count += reading.pairs.count
            for text in reading.alone
            where !Self.notShown.contains(where: text.hasPrefix) && !Self.notShown.contains(where: text.hasSuffix) {
                Issue.record("\(folder)/\(file) has only in English: \(text)")
            }
        }
        #expect(count >= 10)
    }

    @Test("Both wordings name the same code, and the Chinese is set as Chinese", arguments: folders)
    func wordings(_ folder: String) throws {
        for (file, source) in try Self.sources(in: folder) {
            for pair in TextPairs(source).pairs {
                let (english, chinese) = (Self.code(in: pair.english), Self.code(in: pair.chinese))
                #expect(english == chinese, "\(file): \(pair.chinese)")
                for problem in WideTypography.problems(in: pair.chinese, valuesAreLatin: false) {
                    Issue.record("\(file): \(problem) in: \(pair.chinese)")
                }
            }
        }
    }

    @Test("The reading of sources finds what stands alone")
    func reading() {
        let source = #"""
            say("One \(count) word", "一个 \(count) 词")
            let alone = "No Chinese here"
            call(name, list: ["both of them"], "Two words", "两个词", "also alone")  // "not this one"
            """#
        let reading = TextPairs(source)
        #expect(reading.pairs.map(\.english) == ["One {0} word", "Two words"])
        #expect(reading.pairs.map(\.chinese) == ["一个 {0} 词", "两个词"])
        #expect(reading.alone == ["both of them", "also alone", "No Chinese here"].sorted())
    }

    private static func code(in text: String) -> Set<String> {
        Set(text.matches(of: #/`[^`]+`/#).map { String($0.output) })
    }

    private static func sources(in folder: String) throws -> [(file: String, source: String)] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/\(folder)").standardizedFileURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count > 10)
        return try files.sorted().map { file in
            (file, try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8))
        }
    }
}
