// What editors show, in the language that the configuration asks for.

import LayoutIDE
import SourceText
import Testing

@Suite struct FeatureLanguages {
    static let text = """
        screen "S" 100 x 100
        view root { view a { intrinsicSize: 10 x 10 }; view b }
        a.makeConstraints {
            make.left.equalTo(root).offset(8)
            make.width.equalTo(@300)
            make.right.equalTo(root)
            make.top.mas_equalTo(200)
        }
        b.makeConstraints { make.top.equalTo(a) }
        expect a.width == 20
        expect b.left == 3
        """

    private func analysis(_ language: MessageLanguage) -> Analysis {
        var configuration = AnalysisConfiguration()
        configuration.language = language
        return Analysis(text: SourceText(Self.text), dialect: .masonry, configuration: configuration)
    }

    /// Every hover of the text, each once, in the order of the places.
    private func hovers(_ language: MessageLanguage) -> [String] {
        let analysis = analysis(language)
        var result: [String] = []
        for offset in 0...Self.text.utf8.count {
            guard let hover = analysis.hover(at: TextOffset(offset)) else { continue }
            if result.last != hover.markdown { result.append(hover.markdown) }
        }
        return result
    }

    @Test("Hovers differ wherever they hold words, and leave nothing in English")
    func hoversDifferWhereverTheyHoldWordsAndLeave() {
        let english = hovers(.english)
        let chinese = hovers(.simplifiedChinese)
        #expect(english.count == chinese.count)
        #expect(english.count > 20)
        for (one, other) in zip(english, chinese) where one.contains(#/[a-z]{3,} [a-z]{2,} [a-z]/#) {
            #expect(one != other)
        }
        for hover in chinese {
            // Outside code and names there are no sentences of Latin words.
            let words = hover.replacing(#/```[^`]*```|`[^`]*`/#, with: "")
            #expect(!words.contains(#/[a-zA-Z]{2,} [a-zA-Z]{2,}/#), "\(hover)")
        }
    }

    @Test("Lenses, outcomes, actions and findings speak the language")
    func lensesOutcomesActionsAndFindingsSpeak() {
        let analysis = analysis(.simplifiedChinese)
        for lens in analysis.codeLenses() { #expect(lens.title.contains(#/[一-鿿]/#), "\(lens.title)") }
        #expect(analysis.expectationOutcomes().map(\.failure) == ["300 == 20 不成立", "无法判定：b.left 有歧义"])
        for finding in analysis.findings { #expect(finding.message.contains(#/[一-鿿]/#), "\(finding.message)") }
        let everything = TextRange(0, Self.text.utf8.count)
        let titles =
            analysis.suppressions(in: everything).map(\.title) + analysis.refactorings(in: everything).map(\.title)
        #expect(!titles.isEmpty)
        for title in titles { #expect(title.contains(#/[一-鿿]/#), "\(title)") }
    }

    @Test("A language in part falls back text by text")
    func aLanguageInPartFallsBackTextByText() throws {
        let analysis = analysis(.japanese)
        let (japanese, english) = (hovers(.japanese), hovers(.english))
        #expect(japanese.count == english.count)
        #expect(japanese.contains { $0.contains("| screen | frame (x, y, width, height) |") })
        #expect(japanese.contains { $0.contains("は決まりません。") })
        let messages = analysis.findings.map(\.message)
        #expect(messages.contains { $0.contains("同時には成り立ちません") })
        let page = try #require(analysis.preview(PreviewRequest(format: .html))).content
        #expect(page.contains("<html lang=\"ja\">"))
        #expect(page.contains("↔ Ambiguous ({0})"))
    }

    @Test("Pictures speak the language where their letters can")
    func picturesSpeakTheLanguageWhereTheirLettersCan() throws {
        func picture(_ format: PreviewFormat) throws -> String {
            try #require(analysis(.simplifiedChinese).preview(PreviewRequest(format: format))).content
        }
        #expect(try picture(.html).contains("<html lang=\"zh-CN\">"))
        #expect(try picture(.html).contains("↔ 未确定（{0}）"))
        #expect(try picture(.svg).contains("，未确定的属性："))
        #expect(try picture(.text).contains("a 在屏幕之外"))
        #expect(try picture(.ascii).utf8.allSatisfy { $0 < 0x80 })
    }
}
