// Code of other files behind a text is read as if it stood there.

import LayoutFamilies
import MasonrySyntax
import SourceText
import TestTexts
import Testing

@testable import MasonrySemantics

@Suite struct `Attached texts` {
    @Test("Nodes and names are those of both texts in one")
    func nodesAndNamesAreThoseOfBothTextsInOne() throws {
        var generator = SeededGenerator(seed: 1)
        var compared = 0
        for fixture in try FixtureText.own where fixture.dialect != .masonry {
            let own = fixture.text(&generator)
            let other = fixture.dialect == .swift ? Self.swift : Self.objectiveC
            let attached = SyntaxTree.parse(SourceText(own), dialect: fixture.dialect).attaching(other)
            let whole = SyntaxTree.parse(SourceText(own + "\n" + other), dialect: fixture.dialect)
            #expect(attached.text.bytes == whole.text.bytes)
            #expect(attached.text.lineStarts == whole.text.lineStarts)
            // A bracket that is missing ends with its own text.
            guard whole.statements.count == attached.statements.count,
                whole.root.statements.count == attached.root.statements.count
            else { continue }
            compared += 1
            #expect(attached.description == whole.description)
            #expect(attached.expressions.map(\.range) == whole.expressions.map(\.range))
            #expect(attached.statements.map(\.range) == whole.statements.map(\.range))
            #expect(reflectedDifference(attached.root, whole.root) == nil)
            #expect(attached.names.hashes.sorted() == whole.names.hashes.sorted())
        }
        #expect(compared > 100)
    }

    private static let swift = """
        extension UIView {
        func pin(_ other: UIView, by inset: CGFloat = 8) {
            snp.makeConstraints { $0.edges.equalTo(other).inset(inset) }
        }
        }
        class Badge: UILabel {
            lazy var dot: UIView = { UIView() }()
            override init(frame: CGRect) {
                super.init(frame: frame)
                if frame.width > 3 { addSubview(dot) } else { dot.frame = .zero }
            }
        }

        """

    private static let objectiveC = """
        @implementation UIView (_)
        - (void)pin:(UIView *)other by:(CGFloat)inset {
            [self mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(other).insets(UIEdgeInsetsMake(inset, 0, kInset, 0));
            }];
        }
        @end
        static CGFloat const kInset = 3 * 4;

        """
}
