import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("A block that is chosen among others")
struct SelectionTests {
    private let source = """
        import SnapKit
        import UIKit

        final class Panel: UIView {
            private let box = UIView()
            private let title = UILabel()
            private var isWide = false

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                box.addSubview(title)
                box.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    if isWide {
                        make.width.lessThanOrEqualTo(400)
                    }
                }
                title.snp.makeConstraints { make in
                    make.left.equalToSuperview()
                    if isWide {
                        make.height.equalTo(8)
                    }
                }
            }
        }

        """

    private func converted(_ selection: TextRange) -> Conversion {
        let tree = SyntaxTree.parse(SourceText(source), dialect: .swift)
        let request = ConversionRequest(to: .anchors, selection: selection)
        return Converter(LayoutDocument.evaluate(tree), options: EvaluationOptions(), request).run()
    }

    @Test("It is converted though it has a branch and the others stay")
    func branch() throws {
        let start = try #require(source.firstRange(of: "box.snp"))
        let place = source.utf8.distance(from: source.startIndex, to: start.lowerBound)
        let conversion = converted(TextRange(place, place))
        #expect(conversion.blocks.count == 1)
        #expect(conversion.blocks.count { $0.isProven } == 1, "\(conversion.blocks.map(\.mismatch))")
        #expect(!conversion.edits.contains { $0.range.start.utf8 < 30 })
    }

    @Test("A selection of all takes the import along, as the command does")
    func all() {
        let conversion = converted(TextRange(0, source.utf8.count))
        #expect(conversion.blocks.count { $0.isProven } == 2)
        #expect(conversion.edits.contains { $0.range.start.utf8 < 30 })
    }
}
