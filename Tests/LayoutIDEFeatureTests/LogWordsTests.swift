// Texts on one line, as reports of logs show them.

import Testing

@testable import LayoutIDE

@Suite struct `Texts on one line` {
    @Test(
        "It is the same whether or not a character takes several bytes",
        arguments: [
            "a", "a  b", "make.left\r\n\t  .equalTo(x)\r\n", "a\u{1C}b\u{B}c\u{1F} d", "one two three four five",
        ])
    func itIsTheSameWhetherOrNotACharacterTakes(text: String) {
        for limit in 1...30 {
            let line = LogWords.oneLine(text, limit: limit)
            #expect(LogWords.oneLine("é" + text, limit: limit + 1) == "é" + line)
        }
    }

    @Test("Blanks at both ends go, and what is long is cut")
    func blanksAtBothEndsGoAndWhatIsLongIsCut() {
        #expect(LogWords.oneLine("\n  make.top\n    .equalTo(12) \n") == "make.top .equalTo(12)")
        #expect(LogWords.oneLine("make.top", limit: 4) == "make…")
    }
}
