// Classes that are composed: superclasses, views of other classes, helpers for all views, in this file and in others.

import AutoLayout
import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct CompositionTests {
    private func source(_ text: String, _ path: String) -> IndexedSource {
        let dialect: Dialect = path.hasSuffix(".swift") ? .swift : .objectiveC
        return IndexedSource(
            text: SourceText(text), dialect: dialect, path: path, role: path.hasSuffix(".h") ? .header : .implementation
        )
    }

    private func evaluated(_ text: String, _ dialect: Dialect, with others: [String: String] = [:]) -> EvaluatedText {
        var options = EvaluationOptions()
        let sources = others.sorted { $0.key < $1.key }.map { source($0.value, $0.key) }
        if !sources.isEmpty { options.index = SymbolIndex(sources, device: nil) }
        return EvaluatedText(text, dialect, options)
    }

    /// The constraints of the base of a class.
    private func constraints(of owner: String, in text: EvaluatedText) -> [String] {
        guard let index = text.document.scenarios.firstIndex(where: { $0.owner == owner && $0.name == nil }) else {
            return []
        }
        return text.constraints(index)
    }

    // MARK: Superclasses

    private let swiftBase = """
        class Base: UIViewController {
            let bar = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(bar)
                layout()
            }
            func layout() { bar.snp.makeConstraints { $0.height.equalTo(88) } }
        }
        """
    private let swiftPage = """
        final class Page: Base {
            override func viewDidLoad() {
                super.viewDidLoad()
                bar.snp.makeConstraints { $0.top.equalToSuperview() }
            }
        }
        """

    @Test("A subclass runs what its superclass runs")
    func aSubclassRunsWhatItsSuperclassRuns() {
        let here = evaluated(swiftBase + "\n" + swiftPage, .swift)
        #expect(constraints(of: "Page", in: here) == ["bar.height == + 88", "bar.top == view.top"])
        let there = evaluated(swiftPage, .swift, with: ["Base.swift": swiftBase])
        #expect(constraints(of: "Page", in: there) == ["bar.height == + 88", "bar.top == view.top"])
    }

    @Test("What a subclass overrides counts")
    func whatASubclassOverridesCounts() {
        let page = """
            final class Page: Base {
                override func layout() { bar.snp.makeConstraints { $0.width.equalTo(9) } }
            }
            """
        let text = evaluated(page, .swift, with: ["Base.swift": swiftBase])
        #expect(constraints(of: "Page", in: text) == ["bar.width == + 9"])
    }

    @Test("Superclasses of Objective-C")
    func superclassesOfObjectiveC() {
        let header = "@interface Base : UIViewController\n@property (nonatomic) UIView *bar;\n@end"
        let base = """
            @implementation Base
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.bar = [UIView new];
                [self.view addSubview:self.bar];
                [self layout];
            }
            - (void)layout {
                [self.bar mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(88); }];
            }
            @end
            """
        let page = """
            @interface Page : Base
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                [self.bar mas_updateConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(64); }];
                [self.bar mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(7); }];
            }
            @end
            """
        let text = evaluated(page, .objectiveC, with: ["Base.h": header, "Base.m": base])
        #expect(constraints(of: "Page", in: text) == ["bar.height == + 64", "bar.width == + 7"])
        let height = text.document.constraints.first { $0.firstAttribute == .height }
        #expect(height.map { text.document.isInText($0.range) } == false)
        let without = page.replacing("    [super viewDidLoad];\n", by: "")
        let alone = constraints(of: "Page", in: evaluated(without, .objectiveC, with: ["Base.m": base]))
        #expect(!alone.contains("bar.height == + 88"))
    }

    @Test(
        "A type that a file keeps for itself is that of the file, wherever its code is evaluated",
        arguments: [
            ("private enum Metrics { static let h = 88 }", "private enum Metrics { static let h = 6 }", "+ 88", "+ 6"),
            ("private struct Metrics { static let h: CGFloat = base }\nprivate let base = 88.0", "", "+ 88", "+ ?"),
            ("fileprivate enum Metrics { static let h = 88 }", "enum Metrics { static let h = 64 }", "+ 88", "+ 64"),
            // The type of the file that is evaluated is nobody else's.
            ("", "private enum Metrics { static let h = 64.0 }", "+ ?", "+ 64"),
            ("", "enum Metrics { static let h = 64.0 }", "+ 64", "+ 64"),
        ])
    func privateTypes(base: String, page: String, ofBase: String, ofPage: String) {
        let layout = { (view: String) in "\(view).snp.makeConstraints { $0.height.equalTo(Metrics.h) }" }
        let sub = """
            \(page)
            final class Page: Base {
                let low = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(low)
                    \(layout("low"))
                }
            }
            """
        let there = swiftBase.replacing("bar.snp.makeConstraints { $0.height.equalTo(88) }", by: layout("bar"))
        let text = evaluated(sub, .swift, with: ["Base.swift": base + "\n" + there])
        #expect(constraints(of: "Page", in: text) == ["bar.height == \(ofBase)", "low.height == \(ofPage)"])
    }

    @Test("Numbers of private types go by their own names")
    func numbersOfPrivateTypesGoByTheirOwnNames() {
        let there = swiftBase.replacing(".equalTo(88)", by: ".equalToSuperview().offset(Metrics.h)")
        let text = evaluated(
            swiftPage, .swift, with: ["Base.swift": "private enum Metrics { static var h: CGFloat = f() }\n" + there])
        #expect(text.document.unknownNumbers.map(\.text) == ["Metrics.h"])
        // A member of that name is another thing, also behind the dots of a range.
        #expect(PrivateTypes.renaming(["A": "B"], in: "A.A(0...A.n, x.A, AA, [A]())") == "B.A(0...B.n, x.A, AA, [B]())")
        #expect(PrivateTypes.spelled(PrivateTypes.name("Metrics", ofFile: 12) + ".h12") == "Metrics.h12")
    }

    /// Two private variables of one name are two, which names do not tell apart.
    @Test("Variables of one name are not mixed")
    func variablesOfOneNameAreNotMixed() {
        let page = """
            final class Page: Base {
                let bar = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.snp.makeConstraints { $0.width.equalTo(1) }
                }
            }
            """
        let text = evaluated(page, .swift, with: ["Base.swift": swiftBase])
        #expect(constraints(of: "Page", in: text) == ["bar.width == + 1"])
    }

    // MARK: Views of other classes

    private let avatar = """
        final class AvatarView: UIView {
            private let picture = UIImageView()
            init(side: CGFloat = 40) {
                super.init(frame: .zero)
                addSubview(picture)
                snp.makeConstraints { $0.width.equalTo(side) }
                picture.snp.makeConstraints { $0.left.equalToSuperview() }
            }
        }
        """

    @Test("An embedded view brings its constraints along")
    func anEmbeddedViewBringsItsConstraintsAlong() {
        let row = """
            final class Row: UIView {
                let one = AvatarView()
                let two = AvatarView(side: 56)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(one)
                    addSubview(two)
                    two.snp.makeConstraints { $0.left.equalTo(one.snp.right) }
                }
            }
            """
        let expected = [
            "one.width == + 40", "one.picture.left == one.left", "two.width == + 56", "two.picture.left == two.left",
            "two.left == one.right",
        ]
        #expect(constraints(of: "Row", in: evaluated(avatar + "\n" + row, .swift)).sorted() == expected.sorted())
        let text = evaluated(row, .swift, with: ["AvatarView.swift": avatar])
        #expect(constraints(of: "Row", in: text).sorted() == expected.sorted())
    }

    @Test("Designated initializers run behind those of the system")
    func designatedInitializersRunBehindThoseOfTheSystem() {
        let price = """
            @interface PriceView : UIView
            @end
            @implementation PriceView
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    [self mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(32); }];
                }
                return self;
            }
            @end
            """
        for make in [
            "[[PriceView alloc] init]", "[PriceView new]", "PriceView.new", "[[PriceView alloc] initWithFrame:f]",
        ] {
            let text = evaluated(
                """
                @implementation Page : UIViewController
                - (void)viewDidLoad {
                    PriceView *price = \(make);
                    [self.view addSubview:price];
                }
                @end
                """, .objectiveC, with: ["PriceView.m": price])
            #expect(constraints(of: "Page", in: text) == ["price.height == + 32"], "\(make)")
        }
    }

    /// What other methods of the class change proves nothing of its instances.
    @Test("What the class changes later is disputed")
    func whatTheClassChangesLaterIsDisputed() {
        let changing = avatar.replacing(
            "    init(side",
            by: "    func grow() { snp.updateConstraints { $0.width.equalTo(80) } }\n    init(side")
        let row =
            "final class Row: UIView { let one = AvatarView()\n override init(frame: CGRect) { addSubview(one) } }"
        let plain = evaluated(row, .swift, with: ["AvatarView.swift": avatar]).document.scenarios[0]
        #expect(plain.active.count == 2 && plain.possiblyInactive.isEmpty)
        let changed = evaluated(row, .swift, with: ["AvatarView.swift": changing]).document.scenarios[0]
        #expect(changed.active.count == 2 && changed.possiblyInactive.count == 1)
    }

    // MARK: Helpers

    @Test("Extensions of UI view run on what they are called on")
    func extensionsOfUIViewRunOnWhatTheyAreCalledOn() {
        let pins = """
            extension UIView {
                func pin(to other: UIView, inset: CGFloat = 3) {
                    snp.makeConstraints { $0.left.equalTo(other).offset(inset) }
                }
            }
            """
        let page = """
            class Page: UIViewController {
                let a = UIView()
                let b = UIImageView()
                override func viewDidLoad() {
                    view.addSubview(a)
                    view.addSubview(b)
                    a.pin(to: view)
                    b.pin(to: a, inset: 12)
                }
            }
            """
        let expected = ["a.left == view.left + 3", "b.left == a.left + 12"]
        #expect(constraints(of: "Page", in: evaluated(pins + "\n" + page, .swift)) == expected)
        #expect(constraints(of: "Page", in: evaluated(page, .swift, with: ["Pins.swift": pins])) == expected)
    }

    @Test("Categories run on what they are called on")
    func categoriesRunOnWhatTheyAreCalledOn() {
        let pins = """
            static const CGFloat kExtra = 2;
            @implementation UIView (Pins)
            - (void)pin_top:(CGFloat)inset height:(CGFloat)height {
                [self mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.superview).offset(inset + kExtra);
                    make.height.mas_equalTo(height);
                }];
            }
            @end
            """
        let page = """
            @implementation Page : UIViewController
            - (void)viewDidLoad {
                UIView *a = [UIView new];
                [self.view addSubview:a];
                [a pin_top:12 height:180];
            }
            @end
            """
        let expected = ["a.top == view.top + 14", "a.height == + 180"]
        #expect(constraints(of: "Page", in: evaluated(page, .objectiveC, with: ["Pins.m": pins])) == expected)
        // What only its own file sees is not what another file calls so.
        let clash = "#define kExtra 5\n" + page
        #expect(constraints(of: "Page", in: evaluated(clash, .objectiveC, with: ["Pins.m": pins])) == [])
    }

    /// A closure that a helper runs sees the names of the class that wrote it.
    @Test("Closures keep the names of their class")
    func closuresKeepTheNamesOfTheirClass() {
        let text = evaluated(
            """
            extension UIView {
                func build(_ body: (UIView) -> Void) { body(self) }
            }
            class Page: UIViewController {
                let a = UIView()
                let gap: CGFloat = 4
                override func viewDidLoad() {
                    view.addSubview(a)
                    a.build { v in v.snp.makeConstraints { $0.left.equalTo(self.view).offset(self.gap) } }
                }
            }
            """, .swift)
        #expect(constraints(of: "Page", in: text) == ["a.left == view.left + 4"])
    }

    @Test("Types with static helpers")
    func typesWithStaticHelpers() {
        let dock = """
            enum Dock {
                static func fix(_ view: UIView, height: CGFloat) { view.snp.makeConstraints { $0.height.equalTo(height) } }
            }
            """
        let page = """
            class Page: UIViewController {
                let a = UIView()
                override func viewDidLoad() { view.addSubview(a)
                    Dock.fix(a, height: 80) }
            }
            """
        #expect(
            constraints(of: "Page", in: evaluated(page, .swift, with: ["Dock.swift": dock])) == ["a.height == + 80"])
        let own = """
            @implementation Dock
            + (void)fix:(UIView *)view height:(CGFloat)height {
                [view mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(height); }];
            }
            @end
            @implementation Page : UIViewController
            - (void)viewDidLoad {
                UIView *a = [UIView new];
                [self.view addSubview:a];
                [Dock fix:a height:80];
            }
            @end
            """
        #expect(constraints(of: "Page", in: evaluated(own, .objectiveC)) == ["a.height == + 80"])
    }

    @Test("An overridden add subview runs")
    func anOverriddenAddSubviewRuns() {
        let box = """
            class Box: UIView {
                override func addSubview(_ view: UIView) {
                    super.addSubview(view)
                    view.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
                }
            }
            """
        let page = """
            class Page: UIViewController {
                let box = Box()
                let art = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.addSubview(art)
                }
            }
            """
        #expect(
            constraints(of: "Page", in: evaluated(page, .swift, with: ["Box.swift": box])) == [
                "art.left == box.left + 10", "art.top == box.top + 10", "art.right == box.right + -10",
                "art.bottom == box.bottom + -10",
            ])
    }

    /// An extension has a method with the name of UIKit's and other parameters: the others are UIKit's as before.
    @Test("Methods beside add subview")
    func methodsBesideAddSubview() {
        let extensions = """
            extension UIView {
                func addSubview(_ view: UIView, constraints: (_ make: ConstraintMaker) -> Void) {
                    addSubview(view)
                    view.snp.makeConstraints(constraints)
                }
            }
            final class Shelf: UIView {
                let inner = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(inner)
                    inner.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func addArrangedSubview(_ view: UIView, spacing: CGFloat = 0) { inner.addSubview(view) }
            }
            extension UIStackView {
                func addArrangedSubview(_ view: UIView, spacing: CGFloat = 0) {
                    addArrangedSubview(view)
                    view.snp.makeConstraints { $0.width.equalTo(spacing) }
                }
            }
            """
        let card = """
            class Card: UIView {
                let shelf = Shelf()
                let art = UIView()
                let badge = UIView()
                let note = UIView()
                let rows = UIStackView(), first = UIView(), second = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(shelf)
                    shelf.snp.makeConstraints { $0.top.equalToSuperview() }
                    addSubview(art) { $0.left.equalToSuperview() }
                    art.addSubview(badge, constraints: { $0.right.equalToSuperview() })
                    shelf.addArrangedSubview(note)
                    note.snp.makeConstraints { $0.bottom.equalToSuperview() }
                    rows.addArrangedSubview(first)
                    rows.addArrangedSubview(second, spacing: 4)
                }
            }
            """
        #expect(
            constraints(of: "Card", in: evaluated(card, .swift, with: ["Views.swift": extensions])) == [
                "shelf.inner.left == shelf.left", "shelf.inner.top == shelf.top",
                "shelf.inner.right == shelf.right", "shelf.inner.bottom == shelf.bottom",
                "shelf.top == self.top", "art.left == self.left", "badge.right == art.right",
                "note.bottom == shelf.inner.bottom", "second.width == + 4",
            ])
        // Without the method nobody knows where the view goes.
        let alone = evaluated(card, .swift)
        #expect(alone.document.items.first { $0.name == "art" }?.unknowns.contains(.constraints) == true)
    }

    @Test("Factories that cannot be read make views of any subclass")
    func factoriesThatCannotBeReadMakeViewsOfAnySubclass() {
        let card = """
            class Card: UIView {
                let rows: UIView = .rows([])
                let plain: UIView = UIView()
                func setUp() {
                    let columns: UIView = .columns([rows])
                    addSubview(columns)
                    addSubview(plain)
                    [columns, plain].forEach { $0.snp.makeConstraints { $0.top.equalToSuperview() } }
                    rows.snp.makeConstraints { $0.left.equalToSuperview() }
                }
            }
            """
        let views = evaluated(card, .swift).document.items.filter { $0.unknowns.contains(.height) }.map(\.name)
        #expect(Set(views) == ["self", "rows", "columns"])
    }

    // MARK: Numbers

    @Test("Extensions of numbers")
    func extensionsOfNumbers() {
        let scale = """
            final class Scale {
                static let shared = Scale()
                private let reference = CGSize(width: 100, height: 200)
                func wide(_ value: CGFloat) -> CGFloat { return value * 300 / reference.width }
            }
            extension Int {
                var w: CGFloat { Scale.shared.wide(CGFloat(self)) }
                func times(_ n: Int) -> CGFloat { CGFloat(self * n) }
            }
            enum Sizes {
                static let unit: CGFloat = 8
                static var card: CGFloat { return unit * 10 }
            }
            """
        let page = """
            class Page: UIViewController {
                let a = UIView()
                override func viewDidLoad() {
                    view.addSubview(a)
                    a.snp.makeConstraints { $0.width.equalTo(250.w)
                        $0.height.equalTo(Sizes.card)
                        $0.left.equalToSuperview().offset(4.times(3)) }
                }
            }
            """
        let expected = ["a.width == + 750", "a.height == + 80", "a.left == view.left + 12"]
        #expect(constraints(of: "Page", in: evaluated(scale + "\n" + page, .swift)) == expected)
        #expect(constraints(of: "Page", in: evaluated(page, .swift, with: ["Scale.swift": scale])) == expected)
    }

    /// What all calls of an initializer say of its parameters is so in the class itself.
    @Test("Parameters that all calls agree on")
    func parametersThatAllCallsAgreeOn() {
        let dial = """
            final class DialView: UIView {
                init(diameter: CGFloat, rim: CGFloat = 20) {
                    super.init(frame: .zero)
                    snp.makeConstraints { $0.width.equalTo(diameter + rim) }
                }
            }
            """
        let one = "class A { let a = DialView(diameter: 80) }"
        let other = "class B { let a = DialView(diameter: 80), b = DialView(diameter: 60) }"
        #expect(
            constraints(of: "DialView", in: evaluated(dial, .swift, with: ["A.swift": one, "D.swift": dial]))
                == ["self.width == + 100"])
        #expect(
            constraints(of: "DialView", in: evaluated(dial, .swift, with: ["B.swift": other, "D.swift": dial]))
                == ["self.width == + ?"])
        #expect(constraints(of: "DialView", in: evaluated(dial, .swift)) == ["self.width == + ?"])
    }

    // MARK: Places

    /// What other files say is told with their lines, and nothing of it is reported here.
    @Test("Places of other files")
    func placesOfOtherFiles() throws {
        let text = evaluated(swiftPage, .swift, with: ["Base.swift": "// one\n\n" + swiftBase])
        let height = try #require(text.document.constraints.firstIndex { $0.constant == 88 })
        let range = text.document.constraints[height].range
        #expect(text.document.outsidePlace(of: range) == OutsidePlace(path: "Base.swift", line: 9))
        #expect(text.document.isBorrowed(MadeConstraintID(height)))
        #expect(text.document.references.allSatisfy { text.document.isInText($0.range) })
        #expect(text.document.tree.text.string == swiftPage)
        #expect(text.document.steps.allSatisfy { text.document.isInText($0.nameRange) || $0.argument == nil })
    }
}

extension String {
    fileprivate func replacing(_ part: String, by other: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            result += rest[..<range.lowerBound] + other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
