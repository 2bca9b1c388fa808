import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("Conversions that editors offer")
struct ConversionActionTests {
    private let source = """
        final class Card: UIView {
            let title = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                title.snp.makeConstraints { make in
                    make.left.equalToSuperview()
                }
            }
        }

        """

    private func offered(with other: String) -> Bool {
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [IndexedSource(text: SourceText(other), dialect: .swift, path: "b.swift", role: .implementation)],
            device: nil)
        let analysis = Analysis(text: SourceText(source), dialect: .swift, configuration: configuration)
        return analysis.refactorings(in: TextRange(0, source.utf8.count)).contains {
            $0.title == "Convert the block to layout anchors"
        }
    }

    @Test("Several blocks of a selection are converted at once in a file of blocks, too")
    func selection() {
        let source = """
            view card { view title: UILabel }
            [title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(card);
            }];
            [card mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.mas_equalTo(8);
            }];

            """
        let text = SourceText(source)
        let analysis = Analysis(text: text, dialect: .masonry, configuration: AnalysisConfiguration())
        let all = TextRange(0, source.utf8.count)
        let action = analysis.refactorings(in: all).first { $0.title == "Convert the blocks to SnapKit" }
        let command = convert(text, .masonry, AnalysisConfiguration(), ConversionMode(to: .snapKit))
        #expect(command.blocks.count { $0.isProven } == 2)
        #expect(action?.edits == command.edits)
        #expect(text.applying(command.edits).string.contains("card.snp.makeConstraints { make in"))
    }

    @Test("SnapKit relates to one view at a time: a list of views is as many statements")
    func listOfViews() {
        let source = """
            view card { view a; view b; view c }
            [a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.equalTo(@[b, c.mas_width]).priorityLow();
            }];

            """
        let text = SourceText(source)
        let command = convert(text, .masonry, AnalysisConfiguration(), ConversionMode(to: .snapKit))
        #expect(command.blocks.map(\.isProven) == [true])
        #expect(
            text.applying(command.edits).string.hasSuffix(
                """
                a.snp.makeConstraints { make in
                    make.height.equalTo(b).priority(.low)
                    make.height.equalTo(c.snp.width).priority(.low)
                }

                """))
    }

    @Test("A block of such a file that cannot be said in other words is left, and the others are converted")
    func inexpressible() {
        let source = """
            view card { view title: UILabel }
            [title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(card).unknown(3);
            }];
            [card mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.mas_equalTo(8);
            }];

            """
        let text = SourceText(source)
        let analysis = Analysis(text: text, dialect: .masonry, configuration: AnalysisConfiguration())
        let titles = analysis.refactorings(in: TextRange(0, source.utf8.count)).map(\.title)
        #expect(!titles.contains("Convert the blocks to SnapKit"))
        let command = convert(text, .masonry, AnalysisConfiguration(), ConversionMode(to: .snapKit))
        #expect(command.blocks.map(\.isProven) == [false, true])
        let converted = text.applying(command.edits).string
        #expect(converted.contains("title mas_makeConstraints") && converted.contains("card.snp.makeConstraints"))
    }

    @Test("Not where another file changes what a block makes")
    func foreign() {
        #expect(offered(with: "final class Row: UIView {}"))
        #expect(!offered(with: "func f(_ x: Any) { card(x).title.snp.updateConstraints { $0.left.equalTo(3) } }"))
        #expect(
            offered(
                with: "final class Row: UIView { let title = UILabel(); func f() { title.snp.removeConstraints() } }"))
    }
}
