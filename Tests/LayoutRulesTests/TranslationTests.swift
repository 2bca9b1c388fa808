// Every text of the rules exists in Simplified Chinese, says the same, and is written as Chinese is.

import Foundation
import LayoutRules
import TestTexts
import Testing

/// The messages' templates are taken from the sources, not from analysed examples: those reach only the branches that
/// someone wrote an example for, the sources hold every literal. No other module makes phrases. What is no message
/// looks different (it has no blank, or no word outside its code), and the few that look alike are named below, so
/// nothing is missed in silence. Single words are left to `ChineseFindingTests`, which analyses the examples.
@Suite("Simplified Chinese") struct TranslationTests {
    static let chinese = Translations.translation(in: .simplifiedChinese)

    static let wordings: [(template: String, wording: String)] =
        chinese.map { ($0.shared + $0.rules.values.map(\.wordings)).joined().map { ($0.key, $0.value) } } ?? []

    @Test("Every rule has a title and a page", arguments: RuleCatalogue.all.map { $0.id })
    func pages(_ id: RuleID) {
        guard let rule = RuleCatalogue.rule(id), let chinese = Self.chinese else { return }
        let title = chinese.wording(of: rule.title.template)
        #expect(title != nil, "no title for: \(rule.title.template)")
        let page = chinese.page(of: rule)
        guard let page, let prose = chinese.rules[id]?.prose else {
            Issue.record("no page for \(id.rawValue)")
            return
        }
        let headings = Dictionary(chinese.headings.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        #expect(Self.headings(in: page) == Self.headings(in: rule.documentation).map { headings[$0] ?? "untranslated" })
        let english = RulePageText(rule.documentation).prose.joined(separator: "\n")
        #expect(Self.code(in: prose) == Self.code(in: english), "\(id.rawValue)")
    }

    @Test("No template stands twice")
    func tables() {
        var seen: Set<String> = []
        for (template, _) in Self.wordings { #expect(seen.insert(template).inserted, "twice: \(template)") }
    }

    @Test("Every message has a wording")
    func messages() throws {
        for template in try Sources.templates() where Sources.isProse(template) {
            let wording = Self.chinese?.wording(of: template)
            #expect(wording != nil, "no wording for: \(template)")
        }
    }

    @Test("Every wording belongs to a text of the sources, and has its values and its code")
    func wordingsAreCurrent() throws {
        let templates = Set(try Sources.templates())
        for (template, wording) in Self.wordings {
            let isCurrent = templates.contains(template)
            #expect(isCurrent, "no text of the sources: \(template)")
            #expect(Self.values(in: wording) == Self.values(in: template), "\(wording)")
            #expect(Self.code(in: wording) == Self.code(in: template), "\(wording)")
        }
    }

    @Test("Chinese is set as Chinese: full-width marks, a blank beside Latin letters, digits and code")
    func typography() throws {
        let chinese = try #require(Self.chinese)
        for text in Self.wordings.map(\.wording) + chinese.rules.values.map(\.prose) {
            for problem in ChineseTypography.problems(in: text) { Issue.record("\(problem) in: \(text)") }
        }
    }

    @Test("A paragraph of a page is one line, because a line break would be shown as a blank")
    func paragraphs() throws {
        for (rule, texts) in try #require(Self.chinese).rules {
            let lines = texts.prose.split(separator: "\n", omittingEmptySubsequences: false)
            for (line, next) in zip(lines, lines.dropFirst()) {
                let isParagraph = line.isEmpty || next.isEmpty || line.hasPrefix("## ")
                #expect(isParagraph, "\(rule.rawValue): \(next)")
            }
        }
    }

    private static func headings(in page: String) -> [String] {
        page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    }

    private static func values(in text: String) -> [String] {
        text.matches(of: #/\{\d+\}/#).map { String($0.output) }.sorted()
    }

    /// What stands in backticks, each once; a span may run over the end of a line.
    private static func code(in text: String) -> Set<String> {
        let plain = text.replacing("\n", with: " ")
        return Set(plain.matches(of: #/``.+?``|`[^`]+`/#).map { String($0.output) })
    }
}

/// The literals of the sources that hold messages.
private enum Sources {
    /// Texts that look like messages and are none.
    static let notShown: Set<String> = [" and ", "Auto Layout", "Masonry, SnapKit"]

    /// Whether a literal of the sources is something to read: words with blanks outside its code.
    static func isProse(_ template: String) -> Bool {
        guard template.contains(" "), !template.hasPrefix("#"), !notShown.contains(template) else { return false }
        let words = template.replacing(#/`[^`]*`/#, with: "").replacing(#/\{\d+\}/#, with: "")
        return words.contains(#/[a-zA-Z]/#)
    }

    /// All literals of the files that hold messages, each once, in the order of the files.
    static func templates() throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/LayoutRules").standardizedFileURL
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Chinese/") && !$0.hasSuffix("+Chinese.swift") }
        #expect(files.count >= RuleCatalogue.all.count)
        var templates: [String] = []
        var seen: Set<String> = []
        for file in files.sorted() {
            let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for template in SwiftLiterals(source).all.map(\.template) where seen.insert(template).inserted {
                templates.append(template)
            }
        }
        return templates
    }
}
