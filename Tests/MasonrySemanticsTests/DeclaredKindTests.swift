// What is known of a value that nobody knows: that it is a number, or a structure of numbers, as its declaration says.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct DeclaredKindTests {
    /// The constraints of a card whose badge is given a value, and what their numbers are called.
    private func badge(
        _ words: String, members: String = "", others: [(text: String, dialect: Dialect)]? = nil
    ) -> [String] {
        let text = """
            class Card: UIView {
                let badge = UIView()
                \(members)
                func bind(_ model: Model) {
                    addSubview(badge)
                    badge.snp.makeConstraints { $0.\(words) }
                }
            }
            """
        var options = EvaluationOptions()
        if let others {
            let sources = others.enumerated().map { place, other in
                IndexedSource(
                    text: SourceText(other.text), dialect: other.dialect, path: "/\(place)", role: .implementation)
            }
            options.index = SymbolIndex(sources, device: nil)
        }
        let document = EvaluatedText(text, .swift, options).document
        return document.constraints.map { made in
            let isUnknownTarget = if case .unknown = made.target { true } else { false }
            let terms = document.form(of: made.quantity)?.terms.map { document.words(of: $0.unknown) ?? "?" } ?? []
            return "\(made.firstAttribute.name) \(isUnknownTarget ? "?" : terms.joined(separator: " + "))"
        }
    }

    @Test("A size is two numbers and insets are four")
    func aSizeIsTwoNumbersAndInsetsAreFour() {
        #expect(badge("size.equalTo(side)", members: "var side: CGSize") == ["width side.width", "height side.height"])
        #expect(
            badge("edges.equalToSuperview().inset(gaps)", members: "var gaps: UIEdgeInsets { theme.gaps }")
                == ["left gaps.left", "top gaps.top", "right gaps.right", "bottom gaps.bottom"])
        #expect(badge("center.equalTo(spot)", members: "var spot: CGPoint") == ["centerX spot.x", "centerY spot.y"])
        #expect(
            badge("size.equalTo(side())", members: "func side() -> CGSize { measured }")
                == ["width side().width", "height side().height"])
    }

    @Test("What may be nothing or anything is no number")
    func whatMayBeNothingOrAnythingIsNoNumber() {
        for type in ["CGSize?", "Side", "UIView"] {
            #expect(badge("size.equalTo(side)", members: "var side: \(type)")[0] != "width side.width", "\(type)")
        }
    }

    @Test("Other files say what their members are")
    func otherFilesSayWhatTheirMembersAre() {
        let model = "class Model { var badgeSize: CGSize; var breadth: CGFloat; func tall() -> CGFloat { 4 * count } }"
        #expect(
            badge("size.equalTo(model.badgeSize)", others: [(model, .swift)])
                == ["width model.badgeSize.width", "height model.badgeSize.height"])
        #expect(badge("width.equalTo(model.breadth)", others: [(model, .swift)]) == ["width model.breadth"])
        #expect(badge("width.equalTo(model.tall())", others: [(model, .swift)]) == ["width model.tall()"])
        let header = "@interface Model : NSObject\n@property (nonatomic) CGFloat breadth;\n@end"
        #expect(badge("width.equalTo(model.breadth)", others: [(header, .objectiveC)]) == ["width model.breadth"])
    }

    /// Two members of one name may be two things, and who knows no other file knows nothing of them.
    @Test(
        "Two declarations say nothing",
        arguments: [
            nil, ["class Model { var breadth: CGFloat }", "class Page { let breadth = UILabel() }"],
            ["class Model { var breadth: CGFloat }", "class Page { var breadth: Wide }"],
            ["@interface Model : NSObject\n@property CGFloat breadth;\n@property UIView *other;\n@end"],
        ])
    func twoDeclarationsSayNothing(_ others: [String]?) {
        let files = others.map { texts in
            texts.map { (text: $0, dialect: $0.hasPrefix("@") ? Dialect.objectiveC : .swift) }
        }
        let isKnown = others?.count == 1
        #expect(badge("width.equalTo(model.breadth)", others: files) == [isKnown ? "width model.breadth" : "width ?"])
    }

    /// An extension may give views a number under that name; what stands behind `snp` is the attribute.
    @Test("Attributes of views are no numbers")
    func attributesOfViewsAreNoNumbers() {
        let frames = "extension UIView { var top: CGFloat { frame.minY } }"
        #expect(
            badge("top.equalTo(rows[0].snp.top)", members: "var rows: [UIView]", others: [(frames, .swift)]) == [
                "top ?"
            ])
        #expect(badge("top.equalTo(first.top)", others: [(frames, .swift)]) == ["top first.top"])
    }

    @Test("What an extension of numbers gives is a number")
    func whatAnExtensionOfNumbersGivesIsANumber() {
        #expect(badge("width.equalTo(24.scaled())") == ["width 24.scaled()"])
        #expect(badge("width.equalTo((2 * 12).scaled())") == ["width ?"])
        #expect(badge("width.equalTo(24.scaled)") == ["width 24.scaled"])
    }
}
