// The README in both languages: the same samples, commands, links and figures, and the samples are right.

import Foundation
import LayoutIDE
import SourceText
import Testing

@Suite("README") struct ReadmeTests {
    private static func text(_ name: String) throws -> String {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../\(name)")
        return try String(contentsOf: url.standardizedFileURL, encoding: .utf8)
    }

    /// The blocks of code in one language, without its fences.
    private static func blocks(of language: String, in text: String) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var current: [Substring]?
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let block = current { blocks.append(block) }
                current = !isInside && line == "```" + language ? [] : nil
                isInside.toggle()
            } else {
                current?.append(line)
            }
        }
        return blocks
    }

    private static func prose(_ text: String) -> String {
        var isCode = false
        return text.split(separator: "\n").filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode
        }.joined(separator: "\n")
    }

    private static func matches(_ pattern: Regex<Substring>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.output) }.sorted()
    }

    @Test("The sample has no findings, and its expectations hold", arguments: ["README.md", "README.zh-CN.md"])
    func sample(_ name: String) throws {
        let samples = Self.blocks(of: "masonry", in: try Self.text(name))
        #expect(samples.count == 1)
        for sample in samples {
            let analysis = Analysis(text: SourceText(sample.joined(separator: "\n")), dialect: .masonry)
            #expect(analysis.findings.map(\.message) == [])
            #expect(analysis.expectationOutcomes().map(\.failure) == [nil])
        }
    }

    @Test("What the README shows of a finding is what it says")
    func finding() throws {
        for (name, language) in [("README.md", MessageLanguage.english), ("README.zh-CN.md", .simplifiedChinese)] {
            var configuration = AnalysisConfiguration()
            configuration.language = language
            let sample = SourceText(try Self.text("protocol-fixtures/workspace/debugging.masonry"))
            let analysis = Analysis(text: sample, dialect: .masonry, configuration: configuration)
            let message = try #require(analysis.findings.first { $0.severity == .error }).message
            // Two lines of the report, the second shortened at an ellipsis.
            let shown = try #require(Self.blocks(of: "", in: try Self.text(name)).first).prefix(2)
            let text = shown.joined(separator: " ").split(separator: ": error: ").last ?? ""
            #expect(text.hasPrefix("`"))
            for part in text.split(separator: "…") {
                #expect(message.contains(part.trimmingCharacters(in: .whitespaces)), "\(name): \(part)")
            }
        }
    }

    @Test("The class of the README has the findings that its comments name, and no others")
    func swiftSample() throws {
        for name in ["README.md", "README.zh-CN.md"] {
            let sample = try #require(Self.blocks(of: "swift", in: try Self.text(name)).first)
            let text = SourceText(sample.joined(separator: "\n"))
            let found = Analysis(text: text, dialect: .swift).findings.filter { $0.severity >= .warning }
            let expected = sample.enumerated().compactMap { number, line in
                line.contains("//") ? line.split(separator: "/").last.map { "\(number):\($0)" } : nil
            }
            #expect(found.map { "\(text.line(at: $0.range.start)): \($0.rule.rawValue)" } == expected)
            #expect(expected.count == 3)
        }
    }

    @Test("Both languages have the same commands, samples, links, code and figures")
    func languages() throws {
        let english = try Self.text("README.md")
        let chinese = try Self.text("README.zh-CN.md")
        #expect(Self.blocks(of: "masonry", in: english) == Self.blocks(of: "masonry", in: chinese))
        let commands = [english, chinese].map { text in
            Self.blocks(of: "sh", in: text).joined().map { line in
                (line.split(separator: "#").first ?? "").replacing(" --locale zh-CN", with: "")
                    .trimmingCharacters(in: .whitespaces)
            }
        }
        #expect(commands[0] == commands[1])
        let texts = [Self.prose(english), Self.prose(chinese)]
        for pattern in [#/\]\([^)#]+\)/#, #/`[^`\n]+`/#, #/[0-9]+/#] {
            let found = texts.map { text in
                Self.matches(pattern, in: text.replacing("README.zh-CN.md", with: "README.md"))
            }
            #expect(found[0] == found[1])
        }
        #expect(texts[0].matches(of: #/(^|\n)#+ /#).count == texts[1].matches(of: #/(^|\n)#+ /#).count)
    }
}
