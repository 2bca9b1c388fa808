// What hovers say.

import Foundation
import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite struct HoverTests {
    static let text = """
        screen "Small" 320 x 568
        screen "Large" 400 x 800
        let padding = 16
        view root { view card; view badge { intrinsicSize: 20 x 20 } }
        card.makeConstraints {
            make.left.top.equalTo(root).offset(padding)
            make.right.equalTo(root).offset(-16)
            make.height.mas_equalTo(100)
            make.width.mas_equalTo(300).priorityLow()
        }
        badge.makeConstraints { make.top.equalTo(card.mas_bottom) }
        state big { card.updateConstraints { make.height.mas_equalTo(200) } }
        """

    private func hover(_ marked: String, plus distance: Int = 0) throws -> String {
        let sample = Sample(text: Self.text)
        let hover = try #require(sample.analysis.hover(at: sample.offset(of: marked, plus: distance)))
        return hover.plainText
    }

    @Test("A view has its frames and what fixes them")
    func aViewHasItsFramesAndWhatFixesThem() throws {
        #expect(
            try hover("card;") == """
                card

                screen  state  in root             on the screen
                Small   –      (16, 16, 288, 100)  (16, 16, 288, 100)
                Large   –      (16, 16, 368, 100)  (16, 16, 368, 100)
                Small   big    (16, 16, 288, 200)  (16, 16, 288, 200)
                Large   big    (16, 16, 368, 200)  (16, 16, 368, 200)

                Horizontal:

                - card.left == root.left + 16 (line 6)
                - card.right == root.right - 16 (line 7)
                - card.width == 300 @250 (line 9): is not satisfied, off by 12 on Small and off by 68 on Large

                Vertical:

                - card.top == root.top + 16 (line 6)
                - card.height == 100 (line 8)
                - badge.top == card.bottom (line 11)

                """)
    }

    @Test("States that leave a view where it is are named or counted, not listed", arguments: [1, 3, 4])
    func statesAsInTheBase(_ count: Int) throws {
        let states = (0..<count).map {
            "state s\($0) { badge.updateConstraints { make.top.equalTo(card.mas_bottom).offset(\($0 + 1)) } }"
        }
        let text = Self.text + "\n" + states.joined(separator: "\n")
        let sample = Sample(text: text)
        let hover = try #require(sample.analysis.hover(at: sample.offset(of: "card;"))).plainText
        #expect(hover.contains("Large   big    (16, 16, 368, 200)  (16, 16, 368, 200)\n"))
        #expect(!hover.contains("Small   s0"))
        let names = [1: "s0", 3: "s0, s1 and s2", 4: "4 states"]
        #expect(hover.contains("\nThe same in \(names[count] ?? "").\n"))
        let badge = try #require(sample.analysis.hover(at: sample.offset(of: "badge {"))).plainText
        #expect(badge.contains("\nSmall   s0 "))
    }

    @Test("A free attribute has its range")
    func aFreeAttributeHasItsRange() throws {
        let text = try hover("badge {")
        #expect(text.contains("- x is ambiguous.\n"))
        #expect(text.contains("Intrinsic content size: 20 x 20\n"))
    }

    @Test("The maker has the constraints of its chain")
    func theMakerHasTheConstraintsOfItsChain() throws {
        #expect(
            try hover("make.left") == """
                - card.left == root.left + 16: holds
                - card.top == root.top + 16: holds

                """)
        #expect(
            try hover("make.width", plus: 1) == """
                - card.width == 300 @250: is not satisfied, off by 12 on Small and off by 68 on Large

                """)
    }

    @Test("An attribute has its meaning and its value")
    func anAttributeHasItsMeaningAndItsValue() throws {
        let text = try hover("left.top")
        #expect(text.hasPrefix("left\n\nThe left edge.\n\ncard.left is 16 in the root view's coordinates.\n"))
    }

    @Test("An attribute of another view has its value")
    func anAttributeOfAnotherViewHasItsValue() throws {
        #expect(
            try hover("mas_bottom", plus: 2)
                == "card.bottom\n\nThe bottom edge.\n\ncard.bottom is 116 in the root view's coordinates.\n")
    }

    @Test("Modifiers numbers and constants have their values")
    func modifiersNumbersAndConstantsHaveTheirValues() throws {
        #expect(try hover("offset(-16", plus: 1).contains("Value: -16\n"))
        #expect(try hover("priorityLow", plus: 2).contains("Value: 250\n"))
        #expect(try hover("padding)") == "padding = 16\n")
        #expect(try hover("300)", plus: 1) == "300\n")
    }

    @Test("Screens and states")
    func screensAndStates() throws {
        #expect(try hover("Small", plus: 1) == "screen \"Small\" 320 x 568\n")
        #expect(try hover("big") == "state big\n\n1 block on top of the base layout.\n")
    }

    @Test("Markdown has a table")
    func markdownHasATable() throws {
        let sample = Sample(text: Self.text)
        let hover = try #require(sample.analysis.hover(at: sample.offset(of: "card;")))
        #expect(hover.markdown.contains("| Small | – | (16, 16, 288, 100) | (16, 16, 288, 100) |\n"))
        #expect(hover.markdown.hasPrefix("```\ncard\n```\n"))
    }

    @Test("White space has nothing to say")
    func whiteSpaceHasNothingToSay() throws {
        let sample = Sample(text: "view a\n\n\nview b")
        #expect(try sample.analysis.hover(at: sample.offset(of: "\n\n", plus: 1)) == nil)
    }

    @Test("A constant of another file tells where it stands")
    func aConstantOfAnotherFileTellsWhereItStands() throws {
        let header = SourceText("#pragma once\n#define kPadding 15\n#define PAD(n) ((n) * kPadding)\n")
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [IndexedSource(text: header, dialect: .objectiveC, path: "Constants.h", role: .header)], device: nil)
        let text = """
            @implementation Panel : UIView
            - (instancetype)init {
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self).offset(kPadding);
                    make.top.equalTo(self).offset(PAD(2));
                }];
                return self;
            }
            @end
            """
        let analysis = Analysis(text: SourceText(text), dialect: .objectiveC, configuration: configuration)
        func hover(_ marked: String) throws -> String {
            let range = try #require(text.range(of: marked))
            let offset = TextOffset(text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1)
            return try #require(analysis.hover(at: offset)).plainText
        }
        let padding = try hover("kPadding")
        #expect(padding == "kPadding = 15, from Constants.h:2\n")
        let doubled = try hover("PAD(2)")
        #expect(doubled == "PAD(2) = 30, from Constants.h:3\n")
    }

    @Test(
        "What a block is about has its frame, whatever the block calls it",
        arguments: [
            ("func install(_ it: UIView) { place(it) }; install(one); install(two)", "it.snp", "one: UIView"),
            ("guard let it = one as UIView? else { return }; view.addSubview(it); place(it)", "it.snp", "one: UIView"),
            ("let card = Card(); view.addSubview(card.view); place(card.view)", "view.snp", "card.view: UIView"),
        ])
    func receivers(_ body: String, _ receiver: String, _ title: String) throws {
        let block = ".snp.makeConstraints { $0.left.top.equalTo(view).offset(8); $0.size.equalTo(40) }"
        let body = body.replacingOccurrences(of: "place(it)", with: "it" + block)
            .replacingOccurrences(of: "place(card.view)", with: "card.view" + block)
        let text = """
            class Card: UIViewController {}
            class Page: UIViewController {
                let one = UIView()
                let two = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(one)
                    view.addSubview(two)
                    \(body)
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift)
        let range = try #require(text.range(of: receiver))
        let offset = TextOffset(text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1)
        let hover = try #require(analysis.displayed().hover(at: offset)).plainText
        #expect(hover.hasPrefix(title))
        #expect(hover.contains("(8, 8, 40, 40)"))
        #expect(hover.contains("This code also runs for two.") == body.contains("install(two)"))
    }

    @Test("What goes on with a kept constraint shows it")
    func whatGoesOnWithAKeptConstraintShowsIt() throws {
        let text = """
            class Card: UIView {
                let title = UILabel()
                var top: Constraint?
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.snp.makeConstraints { make in
                        top = make.top.equalToSuperview().offset(8).constraint
                    }
                }
                func open() { top?.update(offset: 20) }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift)
        let range = try #require(text.range(of: "update(offset"))
        let offset = TextOffset(text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1)
        let hover = try #require(analysis.hover(at: offset)).plainText
        #expect(hover.contains("This uses constraints stored from another chain:\n\n- title.top == self.top + 8"))
    }

    @Test(
        "A closure's own name for one view shows that view",
        arguments: ["box.do", "[box, box].forEach", "[box, other].forEach"])
    func aClosuresOwnName(call: String) throws {
        let text = """
            class Card: UIView {
                let box = UIView()
                let other = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    addSubview(other)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview().offset(8); $0.size.equalTo(40) }
                    \(call) { part in part.clipsToBounds = true }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift)
        let range = try #require(text.range(of: "part.clips"))
        let offset = TextOffset(text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1)
        let hover = analysis.displayed().hover(at: offset)?.plainText
        #expect((hover?.contains("(8, 8, 40, 40)") ?? false) == !call.contains("other"))
        guard case .refused = analysis.prepareRename(at: offset) else {
            Issue.record("a closure's name is none of the view")
            return
        }
    }
}
