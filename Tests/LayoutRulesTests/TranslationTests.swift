// Every text of the rules exists in Simplified Chinese, says the same, and is written as Chinese is.

import LayoutRules
import Testing

/// The messages' templates are taken from the sources, not from analysed examples: those reach only the branches that
/// someone wrote an example for, the sources hold every literal. What other modules say stands beside it, which
/// `SideBySideTests` sees to. What is no message
/// looks different (it has no blank, or no word outside its code), and the few that look alike are named below, so
/// nothing is missed in silence. Single words are left to `ChineseFindingTests`, which analyses the examples.
@Suite("Simplified Chinese") struct TranslationTests {
    static let chinese = MessageLanguage.simplifiedChinese.translation

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
        let translated = Wording.headings(in: rule.documentation).map { headings[$0] ?? "untranslated" }
        #expect(Wording.headings(in: page) == translated)
        let english = RulePageText(rule.documentation).prose.joined(separator: "\n")
        #expect(Wording.code(in: prose) == Wording.code(in: english), "\(id.rawValue)")
    }

    @Test("No template stands twice")
    func tables() {
        var seen: Set<String> = []
        for (template, _) in Self.wordings { #expect(seen.insert(template).inserted, "twice: \(template)") }
    }

    @Test("Every message has a wording")
    func messages() throws {
        for template in try RuleSources.templates() where RuleSources.isProse(template) {
            let wording = Self.chinese?.wording(of: template)
            #expect(wording != nil, "no wording for: \(template)")
        }
    }

    @Test("Every text of pictures has a wording")
    func pictures() throws {
        let words = try RuleSources.pictureWords()
        #expect(words.count > 30)
        for word in words { #expect(Self.chinese?.wording(of: word) != nil, "no wording for: \(word)") }
    }

    @Test("Every wording belongs to a text of the sources, and has its values and its code")
    func wordingsAreCurrent() throws {
        let templates = try Set(RuleSources.templates() + RuleSources.pictureWords())
        for (template, wording) in Self.wordings {
            let isCurrent = templates.contains(template)
            #expect(isCurrent, "no text of the sources: \(template)")
            #expect(Wording.values(in: wording) == Wording.values(in: template), "\(wording)")
            #expect(Wording.code(in: wording) == Wording.code(in: template), "\(wording)")
        }
    }

    @Test("Chinese is set as Chinese: full-width marks, a blank beside Latin letters, digits and code")
    func typography() throws {
        let chinese = try #require(Self.chinese)
        for text in Self.wordings.map(\.wording) + chinese.rules.values.map(\.prose) {
            for problem in WideTypography.problems(in: text) { Issue.record("\(problem) in: \(text)") }
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
}
