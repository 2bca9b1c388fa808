// How much of a text is understood, in numbers.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct StatisticsTests {
    @Test("Blocks are solved fully partly or not")
    func blocksAreSolvedFullyPartlyOrNot() {
        let text = """
            class Card: UIView {
                let a = UIView()
                let b = UIView()
                override init(frame: CGRect) {
                    addSubview(a)
                    addSubview(b)
                    a.snp.makeConstraints { make in make.edges.equalToSuperview() }
                    b.snp.makeConstraints { make in
                        make.left.equalTo(a)
                        make.width.equalTo(somewhere)
                    }
                    if frame.isEmpty { a.snp.updateConstraints { make in make.left.equalToSuperview() } }
                    for card in others { card.watch { self.a.snp.updateConstraints { $0.left.equalToSuperview() } } }
                }
            }
            """
        let tree = SyntaxTree.parse(SourceText(text), dialect: .swift)
        let statistics = LayoutDocument.evaluate(tree).statistics
        // A branch is a state of its own; how often the code of a loop runs nobody knows.
        #expect(statistics.blocks.full == 2)
        #expect(statistics.blocks.partly == 1)
        #expect(statistics.blocks.unsolved == 1)
        #expect(statistics.reasons[.controlFlow] == 1)
        #expect(statistics.chains.full == 3)
        #expect(statistics.mostFrequentUnknowns(1).map(\.text) == ["somewhere"])
        #expect(statistics.unreadBlocks.map(\.line) == [8, 13])
        #expect(statistics.unreadBlocks.map(\.reason) == [.target, .controlFlow])
        #expect(statistics.unreadBlocks.map(\.expression).first == "somewhere")
        #expect(statistics.unreadBlocks.map(\.expressionLine).first == 10)
        var twice = statistics
        twice.add(statistics)
        #expect(twice.blocks.all == 8)
    }
}
