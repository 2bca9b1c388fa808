// What the rules say of the examples in Simplified Chinese.

import LayoutIDE
import LayoutRules
import Testing

@Suite("Findings in Simplified Chinese") struct ChineseFindingTests {
    /// Also finds single words, which look like code in the sources and so escape `TranslationTests`.
    @Test("Every phrase that the rules say of their examples has a wording", arguments: RulePageTests.examples)
    func examples(_ example: PageExample) throws {
        let analysis = RulePageTests.analyze(AnnotatedText(example.text).text, example)
        let context = RuleContext(document: analysis.document, solved: analysis.solved)
        let chinese = try #require(Translations.translation(in: .simplifiedChinese))
        for report in RuleCatalogue.all.flatMap({ $0.check(context) }) {
            let phrases = [report.message] + report.related.map(\.message) + report.fixes.map(\.title)
            for template in phrases.flatMap(\.templates) {
                let words = template.replacing(#/`[^`]*`/#, with: "").replacing(#/\{\d+\}/#, with: "")
                let hasWording = !words.contains(#/[a-zA-Z]/#) || chinese.wording(of: template) != nil
                #expect(hasWording, "no wording for: \(template)")
            }
        }
    }

    @Test func `a page has the Chinese prose and the English page's examples`() throws {
        let english = try #require(Analysis.rule("center-inset"))
        let page = try #require(Analysis.rule("center-inset", in: .simplifiedChinese))
        #expect(page.title == "对中心使用 inset 几乎不会移动它")
        #expect(page.markdown.hasPrefix("# center-inset\n\n对中心使用了 `inset`。\n\n## 运行时\n"))
        let examples = try #require(english.markdown.split(separator: "## Bad").last)
        let own = try #require(page.markdown.split(separator: "## 错误示例").last)
        #expect(own.replacing("## 修正后", with: "## Fixed").replacing("## 正确示例", with: "## Good") == examples)
    }
}
