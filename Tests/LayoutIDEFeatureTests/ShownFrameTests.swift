// Frames in source files, whose roots no file gives a size.

import LayoutIDE
import SourceText
import Testing

@Suite("Shown frames") struct ShownFrameTests {
    private static func controller(_ body: String) -> String {
        """
        class Login: UIViewController {
            let logo = UIImageView()
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(logo)
                \(body)
            }
        }
        """
    }

    private static let cell = """
        class Row: UITableViewCell {
            let box = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(box)
                box.snp.makeConstraints { make in
                    make.edges.equalToSuperview().inset(10)
                    make.height.equalTo(30)
                }
            }
        }
        """

    private func hover(on name: String, in text: String) throws -> String {
        let range = try #require(text.firstRange(of: name))
        let fixture = Fixture(String(text[..<range.lowerBound]) + "‸" + text[range.lowerBound...], .swift)
        return try #require(fixture.analysis.hover(at: fixture.cursor)).plainText
    }

    @Test("A controller's view is shown as large as the screen, and that is said")
    func aControllersViewIsShownAsLargeAsTheScreen() throws {
        let text = Self.controller(
            "logo.snp.makeConstraints { $0.centerX.top.equalToSuperview(); $0.size.equalTo(80) }")
        let hover = try hover(on: "logo", in: text)
        #expect(hover.contains("(156.5, 0, 80, 80)"))
        #expect(hover.contains("Assuming view fills the screen."))
    }

    @Test("Constraints that fix the size of the root are said")
    func constraintsThatFixTheSizeOfTheRootAreSaid() throws {
        let text = Self.controller(
            "logo.snp.makeConstraints { $0.left.right.equalToSuperview().inset(16); $0.width.equalTo(200) }")
        #expect(
            try hover(on: "logo", in: text).contains("The constraints make view 232 x 852."))
    }

    @Test("A cell is as high as its content")
    func aCellIsAsHighAsItsContent() throws {
        let hover = try hover(on: "box", in: Self.cell)
        #expect(hover.contains("(10, 10, 373, 30)"))
        #expect(hover.contains("Assuming the cell is as wide as the screen and as high as its content: 50."))
        let layout = try #require(Fixture(Self.cell, .swift).analysis.layoutReport().layouts.first)
        #expect(layout.views.first?.frame?.height?.value == 50)
    }

    @Test("Of a view without a known superview only the size can be known")
    func ofAViewWithoutAKnownSuperviewOnlyTheSizeCan() throws {
        let text = Self.controller("field.snp.makeConstraints { $0.width.equalTo(200); $0.top.equalToSuperview() }")
        let hover = try hover(on: "field", in: text)
        #expect(hover.contains("(?, ?, 200, "))
        #expect(!hover.contains("393"))
    }

    @Test("Code that cannot be read hides the attributes that it is about")
    func codeThatCannotBeReadHidesTheAttributes() throws {
        let text = Self.controller(
            """
            logo.snp.makeConstraints { $0.top.equalToSuperview().offset(8); $0.size.equalTo(80) }
            if isWide { logo.snp.makeConstraints { $0.left.equalToSuperview() } }
            """)
        #expect(try hover(on: "logo", in: text).contains("(?, 8, 80, 80)"))
    }

    @Test("A number that is not known is shown in the words of the source")
    func aNumberThatIsNotKnownIsShownInTheWords() throws {
        let text = Self.controller(
            """
            let margin = self.margin(for: self)
            logo.snp.makeConstraints {
                $0.top.equalToSuperview().offset(59 + self.banner.height)
                $0.left.right.equalToSuperview().inset(2 * margin)
                $0.height.equalTo(margin / 4.0 + 8)
            }
            """)
        let hover = try hover(on: "logo", in: text)
        #expect(hover.contains("(2·margin, 59 + banner.height, 393 − 4·margin, 8 + margin/4)"))
    }

    @Test("What was assigned in between is another number")
    func whatWasAssignedInBetweenIsAnotherNumber() throws {
        let text = Self.controller(
            """
            var edge: CGFloat = self.margin(for: self)
            logo.snp.makeConstraints { $0.left.equalToSuperview().offset(edge); $0.height.equalTo(edge) }
            edge = self.margin(for: logo)
            logo.snp.makeConstraints { $0.right.equalToSuperview().offset(-edge); $0.top.equalToSuperview() }
            """)
        #expect(try hover(on: "logo", in: text).contains("(edge, 0, ?, edge)"))
    }

    @Test("An inequality keeps a number from being linear")
    func anInequalityKeepsANumberFromBeingLinear() throws {
        let text = Self.controller(
            """
            logo.snp.makeConstraints {
                $0.top.left.equalToSuperview()
                $0.height.equalTo(8)
                $0.width.equalTo(offset.count + 0).priority(900)
                $0.width.lessThanOrEqualTo(60)
            }
            """)
        #expect(try hover(on: "logo", in: text).contains("(0, 0, ?, 8)"))
    }

    @Test("A cell of a collection has the width that its collection gives it")
    func aCellOfACollectionHasTheWidth() throws {
        let text = Self.cell.replacing("UITableViewCell.CellStyle", with: "Style")
            .replacing("UITableViewCell", with: "UICollectionViewCell")
        #expect(try hover(on: "box", in: text).contains("(10, 10, self.width − 20, 30)"))
    }

    @Test("A member that one method names first and another constrains is in its layout")
    func aMemberThatOneMethodNamesFirstAndAnother() throws {
        let text = """
            class Bubble: UIView {
                private let back = UIView()
                private let title = UIView()
                func show() { title.isHidden = false; back.isHidden = false }
                func style() { back.clipsToBounds = true; title.clipsToBounds = true }
                func arrange() {
                    addSubview(back)
                    back.addSubview(title)
                    back.snp.makeConstraints { $0.left.top.equalToSuperview().offset(4); $0.size.equalTo(80) }
                    title.snp.makeConstraints { $0.left.top.equalToSuperview().offset(8); $0.size.equalTo(20) }
                }
                var state = 0 { didSet { show() } }
            }
            """
        #expect(try hover(on: "title", in: text).contains("(8, 8, 20, 20)"))
    }

    @Test("What is brought to the front stays where it is")
    func whatIsBroughtToTheFrontStaysWhereItIs() throws {
        let text = Self.controller(
            """
            logo.snp.makeConstraints { $0.left.top.equalToSuperview().offset(8); $0.size.equalTo(80) }
            view.bringSubviewToFront(logo)
            """)
        #expect(try hover(on: "logo", in: text).contains("(8, 8, 80, 80)"))
    }

    @Test("What another method changes does not hide the layout that the set-up makes")
    func whatAnotherMethodChangesDoesNotHideTheLayout() throws {
        let text = Self.controller(
            """
            logo.snp.makeConstraints {
                top = $0.top.equalToSuperview().constraint
                $0.left.equalTo(8); $0.size.equalTo(80)
            }
            }
            var top: Constraint?
            func move(by amount: CGFloat) {
                top?.update(offset: amount)
                logo.snp.updateConstraints { $0.left.equalTo(amount) }
            """)
        let hover = try hover(on: "logo", in: text)
        #expect(hover.contains("(8, 0, 80, 80)"))
        #expect(hover.contains("Other methods may change this later."))
    }

    @Test("An Objective-C class that adds subviews to itself is a view")
    func anObjectiveCClassThatAddsSubviewsToItself() throws {
        let text = """
            #import "Card.h"
            @implementation Card
            - (void)setUp {
                UIView *logo = [UIView new];
                [self addSubview:logo];
                [logo mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self).offset(4);
                    make.size.mas_equalTo(CGSizeMake(8, 8));
                }];
            }
            @end
            """
        let fixture = Fixture(text.replacing("logo mas_", with: "$0logo mas_"), .objectiveC)
        let hover = try #require(fixture.analysis.hover(at: fixture.cursor)).plainText
        #expect(hover.contains("(4, 4, 8, 8)"))
    }

    @Test("What is not known is not drawn and says nothing of its constraints")
    func whatIsNotKnownIsNotDrawnAndSaysNothing() throws {
        let text = Self.controller(
            """
            logo.snp.makeConstraints { $0.left.top.equalTo(8); $0.size.equalTo(80) }
            field.snp.makeConstraints { $0.width.equalTo(200); $0.top.equalToSuperview() }
            """)
        let analysis = Fixture(text + "‸", .swift).analysis
        let layout = try #require(analysis.layoutReport().layouts.first { $0.root == "view" })
        #expect(layout.constraints.allSatisfy { $0.violation == 0 })
        let other = try #require(analysis.layoutReport().layouts.first { $0.root == "field" })
        #expect(other.views.first?.frame?.x == nil && other.views.first?.frame?.width?.value == 200)
        let picture = analysis.textPreviews(PreviewRequest(format: .text))
        #expect(picture.contains("logo"))
        #expect(picture.contains("? field is not drawn: its frame is not known"))
    }

    @Test("A size that depends on unknown content is a question mark")
    func aSizeThatDependsOnUnknownContentIsAQuestion() throws {
        let text = Self.controller(
            "let title = UILabel(); title.text = name; view.addSubview(title); "
                + "title.snp.makeConstraints { $0.left.top.equalToSuperview().offset(8) }")
        let hover = try hover(on: "title.text", in: text)
        #expect(hover.contains("(8, 8, ?, ≈ 20.5)"))
        #expect(hover.contains("width depends on what title shows."))
    }

    @Test("Buttons and fields have the height of their font, and it is marked as an estimate")
    func buttonsAndFieldsHaveTheHeightOfTheirFont() throws {
        let text = Self.controller(
            """
            field.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.width.equalTo(200) }
            let send = UIButton(type: .system)
            send.setTitle(title(for: self), for: .normal)
            view.addSubview(field)
            view.addSubview(send)
            send.snp.makeConstraints { $0.top.equalTo(field.snp.bottom); $0.left.equalToSuperview() }
            """)
        #expect(try hover(on: "field", in: text).contains("(0, 0, 200, ≈ 22)"))
        #expect(try hover(on: "send.snp", in: text).contains("(0, ≈ 22, ?, ≈ 30)"))
        // A picture may be higher than the title.
        let pictured = text.replacing("send.setTitle(title(for: self)", with: "send.setImage(title(for: self)")
        #expect(try hover(on: "send.snp", in: pictured).contains("(0, ≈ 22, ?, ?)"))
    }

    @Test("A property of the app's own may set the font of a label")
    func aPropertyOfTheAppsOwnMaySetTheFontOfALabel() throws {
        let text = Self.controller(
            """
            let title = UILabel()
            title.text = name
            title.alpha = 0.5
            view.addSubview(title)
            title.snp.makeConstraints { $0.left.top.equalToSuperview() }
            """)
        #expect(try hover(on: "title.snp", in: text).contains("(0, 0, ?, ≈ 20.5)"))
        let sized = text.replacing("title.alpha = 0.5", with: "title.fontSize = 12")
        #expect(try hover(on: "title.snp", in: sized).contains("(0, 0, ?, ?)"))
        let spaced = text.replacing("title.alpha = 0.5", with: "title.setLineHeight(lineHeight: 42)")
        #expect(try hover(on: "title.snp", in: spaced).contains("(0, 0, ?, ?)"))
    }

    @Test("The nearest thing that is not known is the reason")
    func theNearestThingThatIsNotKnownIsTheReason() throws {
        let text = Self.controller(
            """
            let title = UILabel()
            title.text = name
            view.addSubview(title)
            title.snp.makeConstraints { $0.right.top.equalToSuperview() }
            logo.snp.makeConstraints { $0.left.top.bottom.equalToSuperview(); $0.width.equalTo(title) }
            """)
        #expect(try hover(on: "title.snp", in: text).contains("width depends on what title shows."))
        let scaled = Self.controller(
            """
            logo.snp.makeConstraints {
                $0.left.top.equalToSuperview()
                $0.height.equalTo(8)
                $0.width.equalToSuperview().multipliedBy(f())
            }
            """)
        #expect(try hover(on: "logo", in: scaled).contains("width depends on line 10, which cannot be read."))
    }

    @Test("Numbers that the user gives are taken where the sources have none, and said")
    func numbersThatTheUserGivesAreTaken() throws {
        let text = Self.controller(
            """
            logo.snp.makeConstraints {
                $0.top.equalToSuperview().offset(8 + self.kBarHeight)
                $0.left.equalToSuperview().offset(88.h)
                $0.width.equalTo(40)
            }
            """)
        #expect(try hover(on: "logo", in: text).contains("(88.h, 8 + kBarHeight, 40, ?)"))
        var configuration = AnalysisConfiguration()
        configuration.values = ["kBarHeight": 83, "88.h": 92.5, "logo.height": 20, "unused": 1]
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration)
        let range = try #require(text.firstRange(of: "logo"))
        let place = TextOffset(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
        let hover = try #require(analysis.hover(at: place)).plainText
        #expect(hover.contains("(92.5, 91, 40, 20)"))
        #expect(hover.contains("As configured: kBarHeight = 83, 88.h = 92.5, logo.height = 20."))
    }
}
