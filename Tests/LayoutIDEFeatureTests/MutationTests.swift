// Damaged versions of the texts that the tests know: all that is done with a file is done with them.

import LayoutFamilies
import LayoutIDE
import SourceText
import TestTexts
import Testing

@Suite struct MutationTests {
    /// Half of the texts are damaged once; `masonry-bench fuzz` does it with all for as long as one likes. A text keeps its
    /// damage when others are added: what fails here is told by what has changed.
    @Test("No damage breaks a promise", arguments: 0..<4)
    func noDamageBreaksAPromise(part: Int) throws {
        let texts = try FixtureText.own
        #expect(texts.count > 500)
        for (number, fixture) in texts.enumerated() where number % 4 == part && fixture.seed.isMultiple(of: 2) {
            var generator = SeededGenerator(name: fixture.name)
            let text = SourceText(fixture.text(&generator))
            let bytes = Mutation(of: text, fixture.dialect).mutant(&generator)
            let whole = WholeAnalysis(
                of: bytes, fixture.dialect, at: generator.integer(0...bytes.count), AnalysisConfiguration())
            #expect(whole.broken == [], "\(fixture.name): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("Every kind of text is among them")
    func everyKindOfTextIsAmongThem() throws {
        let texts = try FixtureText.own
        for dialect in [Dialect.masonry, .objectiveC, .swift] {
            #expect(texts.count { $0.dialect == dialect } > 100)
        }
        var generator = SeededGenerator(seed: 1)
        for mark in [
            "@implementation", "constraintsWithVisualFormat", "#define", "UIStackView", "#if ", "UITableViewCell",
        ] {
            #expect(texts.contains { $0.text(&generator).contains(mark) }, "\(mark)")
        }
    }
}
