import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

/// A text that is converted among others, and what is left of it.
private struct Project {
    var conversion: Conversion
    var text: String

    init(
        _ source: String, _ dialect: Dialect = .swift, to target: ConversionTarget = .anchors, others: [String] = [],
        companions: [String] = [], foreign: [ForeignChange] = []
    ) {
        var options = EvaluationOptions()
        options.companions = companions.map { SyntaxTree.parse(SourceText($0), dialect: dialect) }
        options.index = SymbolIndex(
            others.enumerated().map { place, text in
                IndexedSource(
                    text: SourceText(text), dialect: .swift, path: "\(place).swift", role: .implementation)
            }, device: nil)
        let tree = SyntaxTree.parse(SourceText(source), dialect: dialect)
        var request = ConversionRequest(to: target)
        request.foreign.add(Set(foreign))
        if let index = options.index, foreign.isEmpty { request.foreign = index.foreignChanges }
        let document = LayoutDocument.evaluate(tree, options: options)
        conversion = Converter(document, options: options, request).run()
        text = tree.text.applying(conversion.edits).string
    }

    var left: [LeftReason] {
        conversion.blocks.compactMap { if case .left(let reason) = $0.outcome { reason } else { nil } }
    }
}

private func card(_ block: String, members: String = "", methods: String = "") -> String {
    """
    final class Card: UIView {
        private let title = UILabel()
        let box = UIView()\(members)

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            addSubview(box)
    \(block)
        }
    \(methods)
    }

    """
}

@Suite("What the whole text and other files say")
struct WholeTextTests {
    // MARK: Labels

    @Test("Labels become identifiers, and are labels again")
    func labels() {
        let source = card(
            """
                    title.snp.makeConstraints { make in
                        make.top.equalToSuperview().offset(8).priority(.high).labeled("top of " + name)
                        make.left.equalTo(box).labeled("left")
                    }
            """)
        let converted = Project(source)
        #expect(converted.left.isEmpty)
        #expect(converted.conversion.blocks.flatMap(\.differences).isEmpty)
        #expect(converted.text.contains("titleTopConstraint.identifier = \"top of \" + name\n"))
        #expect(converted.text.contains("titleLeftConstraint.identifier = \"left\"\n"))
        let back = Project(converted.text, to: .snapKit)
        #expect(back.left.isEmpty)
        #expect(back.text.contains("make.left.equalTo(box).labeled(\"left\")"))
        #expect(back.text.contains(".offset(8).priority(.high).labeled(\"top of \" + name)"))
    }

    @Test("Keys of a chain of Masonry that makes several constraints are numbered")
    func keys() {
        let converted = Project(
            """
            @implementation Card
            - (void)setUp {
                [self addSubview:self.title];
                [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self).key(@"corner");
                    make.width.mas_equalTo(4).key(@"width");
                }];
            }
            @end
            """, .objectiveC)
        #expect(converted.left.isEmpty)
        for line in [
            "titleLeftConstraint.identifier = @\"corner[0]\";", "titleTopConstraint.identifier = @\"corner[1]\";",
            "titleWidthConstraint.identifier = @\"width\";",
        ] { #expect(converted.text.contains(line)) }
    }

    // MARK: Numbers

    @Test("A number among views of a list")
    func list() {
        let converted = Project(
            """
            @implementation Card
            - (void)setUp {
                [self addSubview:self.title];
                [self addSubview:self.box];
                [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.height.equalTo(@[self.box, @12]);
                }];
            }
            @end
            """, .objectiveC)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("constraintEqualToConstant:12]"))
    }

    @Test("Of a number that depends on a condition both versions say the same")
    func ternary() {
        let converted = Project(
            card(
                """
                        title.snp.makeConstraints { make in
                            make.left.equalToSuperview().inset(isWide ? 8 : 4)
                            make.right.equalToSuperview().inset(isWide ? 8 : 4)
                        }
                """, members: "\n    var isWide = false"))
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("equalTo: self.rightAnchor, constant: -(isWide ? 8 : 4)"))
    }

    @Test("Another file says that a name is a length, or does not")
    func kinds() {
        let source = card(
            """
                    title.snp.makeConstraints { make in
                        make.edges.equalToSuperview().inset(Style.side)
                    }
            """)
        let known = Project(source, others: ["enum Style { static var side: CGFloat { UIScreen.main.bounds.width } }"])
        #expect(known.left.isEmpty)
        #expect(known.text.contains("constant: -Style.side)"))
        let insets = Project(source, others: ["enum Style { static var side: UIEdgeInsets { Screen.margins } }"])
        #expect(insets.left.isEmpty)
        #expect(insets.text.contains("constant: -Style.side.right)"))
        for other in [
            "enum Style { static var side: CGFloat { f() } }; struct Other { var side: UIEdgeInsets }", "",
        ] {
            let left = Project(source, others: [other]).left
            guard case .kindOfNumber = left.first else {
                Issue.record("\(other): \(left)")
                continue
            }
        }
    }

    @Test("What is of a type whose values begin as numbers is a number, whoever declares the type")
    func numberTypes() {
        let source = card(
            """
                    title.snp.makeConstraints { make in
                        make.left.right.equalToSuperview().inset(theme.side)
                    }
            """, members: "\n    let theme: Theme")
        let theme = "struct Theme { let side: Metric }"
        let known = Project(source, others: [theme, "enum Heights { static let row: Metric = 44 }"])
        #expect(known.left.isEmpty, "\(known.left)")
        #expect(known.text.contains("equalTo: self.rightAnchor, constant: -CGFloat(theme.side))"))
        for others in [
            [theme], [theme, "struct Heights { var row: Metric = f() }"], [theme, "var row: Metric = .zero"],
            [theme, "enum Heights { static let row: Metric = 44 }", "struct Other { var side: UIEdgeInsets }"],
        ] {
            guard case .kindOfNumber = Project(source, others: others).left.first else {
                Issue.record("\(others)")
                continue
            }
        }
    }

    // MARK: Statements

    @Test("A variable leaves its block where nothing else has its name, and has a scope of its own elsewhere")
    func variables() {
        let block = """
                    title.snp.makeConstraints { make in
                        let gap = spacing(2)
                        make.left.equalToSuperview().offset(gap)
                    }
            """
        let plain = Project(card(block))
        #expect(plain.left.isEmpty)
        #expect(
            plain.text.contains(
                """
                        title.translatesAutoresizingMaskIntoConstraints = false
                        let gap = spacing(2)
                        title.leftAnchor
                """))
        let scoped = Project(card("        let gap = 1\n" + block + "\n        print(gap)"))
        #expect(scoped.left.isEmpty)
        #expect(
            scoped.text.contains(
                """
                        do {
                            title.translatesAutoresizingMaskIntoConstraints = false
                            let gap = spacing(2)
                            title.leftAnchor.constraint(equalTo: self.leftAnchor, constant: CGFloat(gap)).isActive = true
                        }
                        print(gap)
                """))
    }

    // MARK: Other code

    @Test("What extensions of views make of themselves is nothing of a view that they are not called on")
    func selfMaking() {
        let helpers = """
            extension UIView {
                func pinned() -> UIView { snp.makeConstraints { $0.edges.equalToSuperview() }; return self }
                func fill(_ inner: UIView) { addSubview(inner.pinned()) }
            }
            """
        func left(_ other: String, isPrivate: Bool = true, type: String = "UIView") -> Int {
            let source = """
                final class Card: UIView {
                    \(isPrivate ? "private " : "")let bar = \(type)()
                    let rest = UIView()
                    func setUp() {
                        addSubview(bar)
                        bar.snp.makeConstraints { $0.left.equalToSuperview() }
                    }
                    func move() {
                        bar.snp.remakeConstraints { $0.right.equalToSuperview() }
                    }
                    func more() {
                        \(other)
                    }
                }
                final class Bar: UIView {}
                """
            return Project(source, others: [helpers]).left.count
        }
        #expect(left("") == 0)
        #expect(left("rest.pinned()") == 0)
        for call in [
            "bar.pinned()", "self.bar.pinned()", "fill(bar)", "let inner = bar\nfill(inner)",
            "[bar, rest].forEach { $0.pinned() }", "for view in [bar, rest] {\nview.pinned()\n}",
        ] {
            #expect(left(call) == 2, "\(call)")
        }
        // Others may call it on what they see, and a class on its own objects.
        #expect(left("", isPrivate: false) == 2)
        #expect(left("", type: "Bar") == 2)
    }

    @Test("Nobody else changes what is private")
    func hidden() {
        let block = """
                    title.snp.makeConstraints { make in
                        make.left.equalToSuperview()
                    }
                    box.snp.makeConstraints { make in
                        make.left.equalToSuperview()
                    }
            """
        let foreign = [ForeignChange("title", of: nil), ForeignChange("box", of: nil)]
        let converted = Project(card(block), foreign: foreign)
        guard converted.left.count == 1, case .changedByOthers("box") = converted.left[0] else {
            Issue.record("\(converted.left)")
            return
        }
        // A variable of a function is none's but its own, unless it becomes a member.
        let local = """
                    let row = UIView()
                    addSubview(row)
                    row.snp.makeConstraints { $0.left.equalToSuperview() }
            """
        let row = [ForeignChange("row", of: nil)]
        #expect(Project(card(local), foreign: row).left.isEmpty)
        #expect(Project(card(local + "\n        other.row = row"), foreign: row).left.count == 1)
        // But the same file may.
        let own = Project(
            card(block) + "func f(_ x: Any) { card(x).title.snp.updateConstraints { $0.left.equalTo(3) } }",
            foreign: foreign)
        #expect(own.left.count == 2)
    }

    @Test("What a superclass declares is no secret of the file")
    func whatASuperclassDeclaresIsNoSecretOfTheFile() {
        let text = """
            @implementation Bar
            - (void)setUp {
                [self.table mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
                self.table.rowHeight = 40;
            }
            - (UITableView *)make { _table = [UITableView new]; return _table; }
            @end
            """
        let header = "@interface Bar : Base\n@end\n"
        let change = [ForeignChange("table", of: "Bar")]
        #expect(Project(text, .objectiveC, companions: [header], foreign: change).left.count == 1)
        let own = "@interface Bar ()\n@property (nonatomic) UITableView *table;\n@end\n" + text
        #expect(Project(own, .objectiveC, companions: [header], foreign: change).left.isEmpty)
    }

    @Test("Others name the property of a variable with an underscore")
    func othersNameThePropertyOfAVariable() {
        let text = """
            @implementation Bar
            - (instancetype)init {
                self = [super init];
                _button = [UIButton new];
                [self addSubview:_button];
                [_button mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
                return self;
            }
            @end
            """
        let header = "@interface Bar : UIView\n@property (nonatomic) UIButton *button;\n@end\n"
        func left(_ foreign: [ForeignChange]) -> Int {
            Project(text, .objectiveC, companions: [header], foreign: foreign).left.count
        }
        #expect(left([]) == 0)
        #expect(left([ForeignChange("button", of: "Bar")]) == 1)
    }

    // MARK: Views that several texts make constraints of

    @Test("What a view makes of itself stays where the owner of such a view changes it")
    func whatAViewMakesOfItselfStaysWhereTheOwner() {
        let badge = """
            final class Badge: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    snp.makeConstraints { make in
                        make.height.equalTo(20)
                    }
                }
            }
            """
        let owner = """
            final class Row: UIView {
                private let badge = Badge()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(badge)
                    badge.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                    }
                }
                func move() {
                    badge.snp.remakeConstraints { make in
                        make.right.top.equalToSuperview()
                    }
                }
            }
            """
        #expect(Project(badge).left.isEmpty)
        #expect(Project(owner).left.isEmpty)
        #expect(Project(badge, others: [owner]).left == [.changedByOthers("self")])
        #expect(Project(owner, others: [badge]).left.count == 2)
        // Another class's view is another one.
        #expect(Project(badge, others: [owner.replacing("Badge()", with: "Label()")]).left.isEmpty)
        #expect(Project(owner, others: [badge.replacing("class Badge", with: "class Label")]).left.isEmpty)
    }

    @Test("A view that its class changes stays where a class that inherits it makes constraints of it")
    func aViewThatItsClassChangesStaysWhereAClass() {
        let base = """
            class Base: UIView {
                let title = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                    }
                }
                func move() {
                    title.snp.updateConstraints { make in
                        make.left.equalToSuperview().offset(8)
                    }
                }
            }
            """
        let derived = """
            final class Derived: Base {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    title.snp.makeConstraints { make in
                        make.height.equalTo(20)
                    }
                }
            }
            """
        #expect(Project(base).left.isEmpty)
        #expect(Project(base, others: [derived]).left == [.changedByOthers("title"), .changedByOthers("title")])
        #expect(Project(derived, others: [base]).left == [.changedByOthers("title")])
        #expect(
            Project(base, others: [derived.replacing(": Base", with: ": Other"), "class Other: UIView {}"]).left.isEmpty
        )
        #expect(Project(derived, others: [base.replacing("snp.updateConstraints", with: "snp.doNothing")]).left.isEmpty)
    }

    @Test("A number that code of another file computes is the same in both versions")
    func numbers() {
        let source = card("        box.snp.makeConstraints { $0.left.equalToSuperview().offset(wide(3)) }")
        let other = "extension UIView { func wide(_ n: CGFloat) -> CGFloat { Theme.current.gap * n } }"
        let project = Project(source, others: [other])
        #expect(project.left.isEmpty)
        #expect(project.text.contains("constant: wide(3)"))
    }

    @Test("An index tells what other files change, with what headers declare")
    func indexed() {
        let index = SymbolIndex(
            [
                IndexedSource(
                    text: SourceText("@interface Card : UIView\n@property UILabel *title;\n@end\n"),
                    dialect: .objectiveC, path: "a/Card.h", role: .header),
                IndexedSource(
                    text: SourceText(
                        "@implementation Card\n- (void)f {\n[self.title mas_updateConstraints:^(id m) {}];\n"
                            + "[self.box mas_updateConstraints:^(id m) {}];\n}\n@end\n"), dialect: .objectiveC,
                    path: "a/Card.m", role: .implementation),
                IndexedSource(
                    text: SourceText("func f(_ row: Row) { row.icon.snp.updateConstraints { _ in } }"),
                    dialect: .swift, path: "b.swift", role: .implementation),
            ], device: nil)
        #expect(index.foreignChanges.types(of: "title").isEmpty)
        #expect(index.foreignChanges.types(of: "box") == ["Card"])
        #expect(index.foreignChanges.types(of: "icon") == ["Row"])
    }

    @Test("What a category changes of its class is no change of another file, but for all other files")
    func categories() {
        let category = """
            @implementation Card (Wide)
            - (void)widen {
                [self.title mas_updateConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self).offset(4);
                }];
            }
            @end

            """
        let more = category.replacing("Wide", with: "More")
        let index = SymbolIndex(
            [category, more].enumerated().map { place, text in
                IndexedSource(
                    text: SourceText(text), dialect: .objectiveC, path: "\(place).m", role: .implementation)
            }, device: nil)
        let (one, other) = (SourceText(category).fingerprint, SourceText(more).fingerprint)
        #expect(one != other)
        let alone = SymbolIndex(
            [IndexedSource(text: SourceText(category), dialect: .objectiveC, path: "0.m", role: .implementation)],
            device: nil)
        #expect(alone.foreignChanges.types(of: "title", of: "Card", besides: one).isEmpty)
        #expect(alone.foreignChanges.types(of: "title", of: "Card", besides: other) == ["Card"])
        #expect(alone.foreignChanges.types(of: "title", of: "Row", besides: one) == ["Card"])
        #expect(index.foreignChanges.types(of: "title", of: "Card", besides: one) == ["Card"])
    }

    // MARK: There and back

    @Test("A text is converted there and back, and makes the same each time")
    func thereAndBack() {
        let tree = SyntaxTree.parse(
            SourceText(
                card(
                    """
                            title.snp.makeConstraints { make in
                                make.edges.equalToSuperview().inset(4)
                            }
                            box.snp.makeConstraints { make in
                                make.left.top.equalTo(title)
                                make.width.height.equalTo(20).priority(.low)
                            }
                    """)), dialect: .swift)
        let trip = ThereAndBack(
            LayoutDocument.evaluate(tree), options: EvaluationOptions(), there: ConversionRequest(to: .anchors),
            back: ConversionRequest(to: .snapKit))
        #expect(trip.there.blocks.count { $0.isProven } == 2)
        #expect(trip.back.blocks.count { $0.isProven } == 1)
        #expect(trip.isReadable == (true, true))
        #expect(trip.mismatch.there.isEmpty)
        #expect(trip.mismatch.back.isEmpty)
        #expect(trip.texts.back.string.contains("make.edges.equalToSuperview().inset(4)"))
        #expect(trip.texts.back.string.contains("make.left.top.equalTo(title)"))
    }

    @Test("What the way back keeps in a list is compared as what the library keeps")
    func remadeOnTheWayBack() {
        let tree = SyntaxTree.parse(
            SourceText(
                card(
                    """
                            box.translatesAutoresizingMaskIntoConstraints = false
                            box.topAnchor.constraint(equalTo: topAnchor).isActive = true
                            title.snp.makeConstraints { make in
                                make.left.equalToSuperview()
                            }
                    """,
                    methods: """
                            func tune() {
                                if isHidden {
                                    title.snp.remakeConstraints { make in
                                        make.right.equalToSuperview()
                                    }
                                }
                            }
                        """)), dialect: .swift)
        let trip = ThereAndBack(
            LayoutDocument.evaluate(tree), options: EvaluationOptions(), there: ConversionRequest(to: .snapKit),
            back: ConversionRequest(to: .anchors))
        #expect(trip.texts.back.string.contains("NSLayoutConstraint.deactivate(titleConstraints)"))
        #expect(trip.mismatch.there == [])
        #expect(trip.mismatch.back == [])
    }
}
