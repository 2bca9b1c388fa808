// Fixes of every text that the tests know, as it is and damaged: none is made worse.

import FuzzTargets
import LayoutFamilies
import SourceText
import TestTexts
import Testing

@Suite("Fixes never damage")
struct FixPromiseTests {
    /// `masonry-bench fixes` does so with sources of repositories, for as long as one likes.
    @Test("No fix makes a text worse", arguments: 0..<4)
    func texts(part: Int) throws {
        let texts = try FixtureText.own
        var fixes = 0
        for (number, fixture) in texts.enumerated() where number % 4 == part && fixture.length < 3_000 {
            var generator = SeededGenerator(seed: fixture.seed)
            let whole = SourceText(fixture.text(&generator))
            let damaged = SourceText(bytes: Mutation(of: whole, fixture.dialect).mutant(&generator))
            // Half of them damaged, too.
            for text in fixture.seed.isMultiple(of: 2) ? [whole, damaged] : [whole] {
                let result = FixPromises().check(text, fixture.dialect)
                fixes += result.all
                #expect(result.broken == [], "\(fixture.name): \(String(decoding: text.bytes, as: UTF8.self))")
            }
        }
        #expect(fixes > 20, "there is something to fix")
    }

    /// What is being written among the arguments of a call is no statement of its own that could be taken out.
    @Test(
        "No statement is taken out of arguments",
        arguments: [
            "$0.width.equalTo($0.left.equalToSuperview(); $0.height.equalTo(1))", "f($0.left.equalToSuperview())",
        ])
    func noStatementIsTakenOutOfArguments(_ line: String) {
        let text = """
            class Card: UIView {
                private let line = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(line)
                    line.snp.makeConstraints {
                        $0.left.top.equalToSuperview()
                        $0.size.equalTo(4)
                        \(line)
                    }
                }
            }
            """
        #expect(FixPromises().check(SourceText(text), .swift).broken == [])
    }
}
