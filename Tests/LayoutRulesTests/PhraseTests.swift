// How phrases are put together in each language.

import LayoutRules
import Testing

@Suite struct PhraseTests {
    private func chinese(_ phrase: Phrase) -> String { phrase.text(in: .simplifiedChinese) }

    @Test("Values take the places that the wording gives them")
    func valuesTakeThePlacesThatTheWordingGivesThem() {
        let phrase: Phrase = "It fails on \(2) of \(3) screens."
        #expect(phrase.template == "It fails on {0} of {1} screens.")
        #expect(phrase.text(in: .english) == "It fails on 2 of 3 screens.")
        #expect(chinese(phrase) == "3 个屏幕中有 2 个未满足。")
    }

    @Test("Without a wording the English text stands, with its parts translated")
    func withoutAWordingTheEnglishTextStands() {
        let phrase: Phrase = "no such text: \("remade here" as Phrase)"
        #expect(chinese(phrase) == "no such text: 在此处重建")
    }

    @Test("A list ends in a conjunction")
    func aListEndsInAConjunction() {
        #expect(Phrase.codeList(["a", "b", "c"]).text(in: .english) == "`a`, `b` and `c`")
        #expect(chinese(.codeList(["a", "b", "c"])) == "`a`、`b` 和 `c`")
        #expect(chinese(.codeList(["a"])) == "`a`")
        #expect(chinese(.list([])) == "")
        let lines: [Phrase] = ["`\("a")` (\("line \(1)" as Phrase))", "`\("b")` (\("line \(2)" as Phrase))"]
        #expect(chinese(.list(lines)) == "`a`（第 1 行）和 `b`（第 2 行）")
    }

    @Test("Each language has its lists and numbers")
    func eachLanguageHasItsListsAndNumbers() {
        let names = ["a", "b", "c"]
        func texts(_ phrase: Phrase) -> [String] { MessageLanguage.allCases.map { phrase.text(in: $0) } }
        #expect(texts(.codeList(names)) == ["`a`, `b` and `c`", "`a`、`b` 和 `c`", "`a`、`b`、`c`"])
        #expect(texts(.codeList(["a", "b"])) == ["`a` and `b`", "`a` 和 `b`", "`a` と `b`"])
        #expect(texts(.list(names: names, .or)) == ["a or b or c", "a 或 b 或 c", "a または b または c"])
        #expect(texts(.list(names: names, .plain)) == ["a, b, c", "a、b、c", "a、b、c"])
        #expect(texts("\(.counted(1, "file", "files")) here") == ["1 file here", "1 file here", "1 個のファイル here"])
        #expect(texts(.counted(2, "thing", "things")) == ["2 things", "2 things", "2 things"])
    }

    @Test("A text stands in its language, or in English within a sentence of its own")
    func aTextStandsInItsLanguageOrInEnglishWithin() {
        let part = LocalizedText("Print the version.", "显示版本。")
        let whole = LocalizedText("no such text: \(part)", "没有：\(part)")
        #expect(whole[.english] == "no such text: Print the version.")
        #expect(whole[.simplifiedChinese] == "没有：显示版本。")
        #expect(whole[.japanese] == "no such text: バージョンを表示します。")
        let pin: Phrase = "Pin \(.list(["`left` or `centerX`", "no such part"]))."
        #expect(pin.text(in: .japanese) == "`left`（または `centerX`）と no such part を固定してください。")
        #expect(MessageLanguage.japanese.say("no such \("text")", "没有") == "no such text")
        let both = LocalizedText.list([part, .verbatim("x")], .or)
        #expect(both[.simplifiedChinese] == "显示版本。或 x")
    }

    @Test("A blank parts Chinese from Latin letters, and nothing else")
    func aBlankPartsChineseFromLatinLettersAndNothing() {
        #expect(chinese("on \("iPhone 15")") == "在 iPhone 15 上")
        #expect(chinese("on \("手机")") == "在手机上")
        #expect(chinese("on \("（横屏）")") == "在（横屏）上")
        let sentences: [Phrase] = ["Unable to simultaneously satisfy constraints.", "Did you mean `\("a")`?"]
        #expect(chinese(.sentences(sentences)) == "Unable to simultaneously satisfy constraints. 是否想写 `a`？")
        #expect(chinese(.sentences([sentences[1], sentences[1]])) == "是否想写 `a`？是否想写 `a`？")
    }

    @Test("Braces that are no value stay")
    func bracesThatAreNoValueStay() {
        let phrase: Phrase = "{ {x} {7} \(1)"
        #expect(chinese(phrase) == "{ {x} {7} 1")
        #expect(phrase.text(in: .english) == "{ {x} {7} 1")
    }
}
