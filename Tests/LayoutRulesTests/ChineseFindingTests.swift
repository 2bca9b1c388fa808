// What the rules say of the examples in Simplified Chinese.

import LayoutIDE
import LayoutRules
import SourceText
import Testing

@Suite("Findings in Simplified Chinese") struct ChineseFindingTests {
    /// Also finds single words, which look like code in the sources and so escape `TranslationTests`.
    @Test("Every phrase that the rules say of their examples has a wording", arguments: RulePageTests.examples)
    func examples(_ example: PageExample) throws {
        let analysis = RulePageTests.analyze(AnnotatedText(example.text).text, example)
        let context = RuleContext(document: analysis.document, solved: analysis.solved)
        let chinese = try #require(MessageLanguage.simplifiedChinese.translation)
        for report in RuleCatalogue.all.flatMap({ $0.check(context) }) {
            let phrases = [report.message] + report.related.map(\.message) + report.fixes.map(\.title)
            for template in phrases.flatMap(\.templates) {
                let words = template.replacing(#/`[^`]*`/#, with: "").replacing(#/\{\d+\}/#, with: "")
                let hasWording = !words.contains(#/[a-zA-Z]/#) || chinese.wording(of: template) != nil
                #expect(hasWording, "no wording for: \(template)")
            }
        }
    }

    @Test("Markers on Chinese pages quote Chinese messages, or nothing", arguments: chineseExamples)
    func markers(_ example: PageExample) {
        let expected = AnnotatedText(example.text)
        var configuration = RulePageTests.configuration(example)
        configuration.language = .simplifiedChinese
        let analysis = Analysis(
            text: SourceText(expected.text), dialect: example.dialect, configuration: configuration)
        for annotation in expected.annotations {
            let isFound = analysis.findings.contains { annotation.matches($0, in: analysis.text) }
            #expect(isFound, "\(annotation)")
        }
    }

    /// Under the headings of the English pages, by which examples are found.
    private static let chineseExamples = Analysis.rules(in: .simplifiedChinese).flatMap { page in
        var page = page
        for (english, chinese) in MessageLanguage.simplifiedChinese.translation?.headings ?? [:] {
            page.markdown = page.markdown.replacing("\n## \(chinese)\n", with: "\n## \(english)\n")
        }
        return page.examples
    }

    @Test("What a library prints stays in the markers of Chinese pages, our own words do not")
    func whatALibraryPrintsStaysInTheMarkersOfChinese() throws {
        let page = try #require(Analysis.rule("attribute-after-relation", in: .simplifiedChinese)).markdown
        #expect(page.contains("error[attribute-after-relation]: Attributes should be chained before defining the\n"))
        let own = try #require(Analysis.rule("center-equals-number", in: .simplifiedChinese)).markdown
        #expect(own.contains("^ warning[center-equals-number]\n"))
    }

    @Test("A page has the Chinese prose and the English page's examples")
    func aPageHasTheChineseProseAndTheEnglishPages() throws {
        let english = try #require(Analysis.rule("center-inset"))
        let page = try #require(Analysis.rule("center-inset", in: .simplifiedChinese))
        #expect(page.title == "对中心使用 inset 几乎不会移动它")
        #expect(page.markdown.hasPrefix("# center-inset\n\n对中心使用了 `inset`。\n\n## 运行时\n"))
        let examples = try #require(english.markdown.split(separator: "## Bad").last)
            .replacing("information[center-inset]: does not move", with: "information[center-inset]")
        let own = try #require(page.markdown.split(separator: "## 错误示例").last)
        #expect(own.replacing("## 修正后", with: "## Fixed").replacing("## 正确示例", with: "## Good") == examples)
    }
}
