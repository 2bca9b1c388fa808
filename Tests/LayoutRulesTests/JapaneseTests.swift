// What there is in Japanese says what the English text says, and is written as Japanese is.

import LayoutRules
import Testing

@Suite("Japanese") struct JapaneseTests {
    static let japanese = MessageLanguage.japanese.translation

    static let wordings: [(template: String, wording: String)] =
        japanese.map { ($0.shared + $0.rules.values.map(\.wordings)).joined().map { ($0.key, $0.value) } } ?? []

    @Test("Every wording stands for one text of the sources, and has its values and its code")
    func wordings() throws {
        let texts = try RuleSources.allTexts()
        var seen: Set<String> = []
        for (template, wording) in Self.wordings {
            #expect(seen.insert(template).inserted, "twice: \(template)")
            let isCurrent = texts.contains(template)
            #expect(isCurrent, "no text of the sources: \(template)")
            #expect(Wording.values(in: wording) == Wording.values(in: template), "\(wording)")
            #expect(Wording.code(in: wording) == Wording.code(in: template), "\(wording)")
        }
        #expect(seen.count > 150)
    }

    @Test("A translated rule is whole: its title, its page and all that its folder says", arguments: rules)
    func wholeRule(_ id: RuleID) throws {
        let japanese = try #require(Self.japanese)
        let rule = try #require(RuleCatalogue.rule(id))
        let texts = try #require(japanese.rules[id])
        #expect(texts.wordings.first?.key == rule.title.template)
        for template in try RuleSources.templates(in: "/\(rule)/") where RuleSources.isProse(template) {
            #expect(japanese.wording(of: template) != nil, "no wording for: \(template)")
        }
        let page = try #require(japanese.page(of: rule))
        let headings = Dictionary(japanese.headings.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let translated = Wording.headings(in: rule.documentation).map { headings[$0] ?? "untranslated" }
        #expect(Wording.headings(in: page) == translated)
        let english = RulePageText(rule.documentation).prose.joined(separator: "\n")
        #expect(Wording.code(in: texts.prose) == Wording.code(in: english), "\(id.rawValue)")
    }

    @Test("Japanese is set as Japanese, and a paragraph of a page is one line")
    func typography() throws {
        let japanese = try #require(Self.japanese)
        for text in Self.wordings.map(\.wording) + japanese.rules.values.map(\.prose) {
            for problem in WideTypography.problems(in: text, valuesAreLatin: false) {
                Issue.record("\(problem) in: \(text)")
            }
        }
        for (rule, texts) in japanese.rules {
            let lines = texts.prose.split(separator: "\n", omittingEmptySubsequences: false)
            for (line, next) in zip(lines, lines.dropFirst()) {
                let isParagraph = line.isEmpty || next.isEmpty || line.hasPrefix("## ")
                #expect(isParagraph, "\(rule.rawValue): \(next)")
            }
        }
    }

    @Test("A rule that is not translated has its English page and messages")
    func fallback() throws {
        let rule = try #require(RuleCatalogue.rule("center-inset"))
        #expect(rule.documentation(in: .japanese) == rule.documentation)
        #expect(rule.title.text(in: .japanese) == rule.title.description)
    }

    private static let rules = (japanese?.rules.keys).map { $0.sorted() } ?? []
}
