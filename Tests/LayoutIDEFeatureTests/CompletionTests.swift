// What completion offers, place by place.

import LayoutIDE
import SourceText
import Testing

private func labels(_ text: String, _ dialect: Dialect = .masonry) -> [String] {
    let fixture = Fixture(text, dialect)
    return fixture.analysis.completions(at: fixture.cursor).map(\.label)
}

private let twoViews = """
    let gap = 8
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    view root {
        view title: UILabel
        view icon
    }

    """

@Suite struct ChainCompletion {
    @Test("After the maker stand attributes")
    func afterTheMakerStandAttributes() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.$0\n}")
        #expect(found.prefix(4) == ["left", "top", "right", "bottom"])
        #expect(found.contains("edges"))
        #expect(!found.contains("equalTo"))
        #expect(!found.contains("horizontalEdges"))
    }

    @Test("Attributes that other chains set come last")
    func attributesThatOtherChainsSetComeLast() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.left.equalTo(root)\n    make.$0\n}")
        #expect(found.first == "top")
        #expect(found.contains("left"))
    }

    @Test("After an attribute stand relations and other attributes")
    func afterAnAttributeStandRelationsAndOtherAttributes() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.left.$0\n    make.top.equalTo(root)\n}")
        #expect(found.first == "equalTo")
        #expect(found.contains("top"))
        #expect(!found.contains("left"))
        #expect(!found.contains("edges"))
        #expect(found.contains("with"))
    }

    @Test("SnapKit has its own words")
    func snapKitHasItsOwnWords() {
        let found = labels(twoViews + "title.snp.makeConstraints { make in\n    make.$0\n}")
        #expect(found.contains("horizontalEdges"))
        #expect(!found.contains("attributes"))
        let relations = labels(twoViews + "title.snp.makeConstraints { make in\n    make.left.$0\n}")
        #expect(relations.contains("equalToSuperview"))
        #expect(!relations.contains("mas_equalTo"))
        #expect(!relations.contains("with"))
    }

    @Test("After the relation stand what may still follow")
    func afterTheRelationStandWhatMayStillFollow() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.left.equalTo(icon).$0\n}")
        #expect(found.first == "offset")
        #expect(found.contains("multipliedBy"))
        #expect(found.contains("priorityHigh"))
        #expect(!found.contains("sizeOffset"))
        #expect(!found.contains("left"))
        let rest = labels(
            twoViews + "title.makeConstraints {\n    make.left.equalTo(icon).offset(8).priorityHigh().$0\n}")
        #expect(!rest.contains("offset"))
        #expect(!rest.contains("priorityLow"))
        #expect(rest.contains("multipliedBy"))
    }

    @Test("Edges take insets first")
    func edgesTakeInsetsFirst() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.edges.equalTo(icon).$0\n}")
        #expect(found.first == "insets")
    }

    @Test("SnapKit priority ends the chain")
    func snapKitPriorityEndsTheChain() {
        let found = labels(twoViews + "title.snp.makeConstraints { make in make.left.equalTo(icon).priority(1).$0 }")
        #expect(found == ["labeled", "constraint"])
    }

    @Test("Numbers are not multiplied")
    func numbersAreNotMultiplied() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.width.mas_equalTo(10).$0\n}")
        #expect(!found.contains("multipliedBy"))
    }

    @Test("A word begun is replaced whole")
    func aWordBegunIsReplacedWhole() throws {
        let fixture = Fixture(twoViews + "title.makeConstraints {\n    make.le$0ft.equalTo(icon)\n}")
        let item = try #require(fixture.analysis.completions(at: fixture.cursor).first { $0.label == "leading" })
        #expect(fixture.string(item.replaceRange) == "left")
        #expect(fixture.applying([TextEdit(item.replaceRange, item.insertText)]).contains("make.leading.equalTo(icon)"))
    }

    @Test("Unfinished lines before do not matter")
    func unfinishedLinesBeforeDoNotMatter() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.left.equalTo(\n    make.top.$0\n")
        #expect(found.first == "equalTo")
    }
}

@Suite struct TargetCompletion {
    @Test("Views with their facing attributes and guides")
    func viewsWithTheirFacingAttributesAndGuides() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.left.equalTo($0\n")
        #expect(found.prefix(4) == ["root", "root.safeArea", "icon", "icon.mas_right"])
        #expect(!found.contains("title"))
        #expect(found.contains("gap"))
        #expect(!found.contains("insets"))
    }

    @Test("SnapKit spelling")
    func snapKitSpelling() {
        let found = labels(twoViews + "title.snp.makeConstraints { make in\n    make.top.equalTo($0)\n}")
        #expect(found.contains("icon.snp.bottom"))
    }

    @Test("Sizes take numbers first")
    func sizesTakeNumbersFirst() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.width.equalTo($0)\n}")
        #expect(found.first == "gap")
    }

    @Test("Composites take their structure")
    func compositesTakeTheirStructure() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.edges.mas_equalTo($0)\n}")
        #expect(found.contains("insets"))
        #expect(found.contains("UIEdgeInsetsMake"))
        #expect(!found.contains("CGSizeMake"))
    }

    @Test("Attributes of a target fit the chain")
    func attributesOfATargetFitTheChain() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.left.equalTo(icon.$0)\n}")
        #expect(found.prefix(2) == ["mas_left", "mas_right"])
        #expect(found.contains("safeArea"))
        let snap = labels(twoViews + "title.snp.makeConstraints { make in make.left.equalTo(icon.snp.$0) }")
        #expect(snap.prefix(2) == ["left", "right"])
        #expect(!snap.contains("edges"))
    }

    @Test("Offsets take constants of their kind first")
    func offsetsTakeConstantsOfTheirKindFirst() {
        let found = labels(twoViews + "title.makeConstraints {\n    make.left.equalTo(icon).offset($0)\n}")
        #expect(found.first == "gap")
        #expect(found.contains("insets.left"))
        let insets = labels(twoViews + "title.makeConstraints {\n    make.edges.equalTo(icon).insets($0)\n}")
        #expect(insets.first == "insets")
        #expect(!insets.contains("gap"))
        let member = labels(twoViews + "title.makeConstraints {\n    make.left.equalTo(icon).offset(insets.$0)\n}")
        #expect(member == ["top", "left", "bottom", "right"])
    }

    @Test("Large files propose what is near or begun")
    func largeFilesProposeWhatIsNearOrBegun() {
        let views = (0..<1000).map { "    view v\($0)" }.joined(separator: "\n")
        let head = "view root {\n\(views)\n}\nv500.makeConstraints { make.left.equalTo("
        let near = labels(head + "$0) }")
        #expect(near.contains("v499") && near.contains("root") && !near.contains("v1"))
        #expect(labels(head + "v99$0) }").contains("v999"))
    }

    @Test("Objective-C takes objects")
    func objectiveCTakesObjects() {
        let text = """
            static CGFloat const gap = 8;
            @interface V : UIView
            @end
            @implementation V
            - (void)setUp {
                UIView *a = [UIView new];
                UIView *b = [UIView new];
                [self addSubview:a];
                [self addSubview:b];
                [a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo($0);
                }];
            }
            @end
            """
        let found = labels(text, .objectiveC)
        #expect(found.contains("b"))
        #expect(found.contains("@(gap)"))
        #expect(!found.contains("gap"))
        #expect(found.contains("self"))
    }

    @Test(
        "The view of the type itself is a target",
        arguments: [
            ("class A: UIViewController", "view.addSubview(a)", "view"),
            ("class A: UIView", "addSubview(a)", "self"),
            ("class A: UITableViewCell", "contentView.addSubview(a)", "contentView"),
        ])
    func theViewOfTheTypeItselfIsATarget(head: String, adding: String, spelling: String) {
        let text = """
            \(head) {
                let a = UIView()
                func setUp() {
                    \(adding)
                    a.snp.makeConstraints { make in
                        make.left.equalTo($0)
                    }
                }
            }
            """
        #expect(labels(text, .swift).contains(spelling))
        let members = labels(text.replacing("$0", with: "self.$0"), .swift)
        guard spelling == "self" else {
            #expect(members == [spelling, "a"])
            return
        }
        // A view is a target itself, behind its own views.
        #expect(members.first == "a" && members.contains("snp.left"))
    }

    /// The members are properties, a view that a method gives, and what another file declares; an instance variable has
    /// no `self.`; the local variables have their views at once, later, in a condition, and hand them on.
    @Test("Behind self stand members only")
    func behindSelfStandMembersOnly() {
        /// Without what the view itself has as a target.
        func views(_ labels: [String]) -> [String] {
            labels.filter { !$0.contains("snp") && !$0.hasPrefix("mas_") && !$0.hasSuffix("Guide") }.sorted()
        }
        let swift = """
            class Card: Base {
                private let title = UILabel()
                lazy var badge: UIView = {
                    let made = UIView()
                    return made
                }()
                func setUp() {
                    let icon = UIView()
                    let late: UIView
                    late = UIView()
                    let handedOn = UIView()
                    self.kept = handedOn
                    inherited = UIView()
                    if let shown = makeView() as UIView? { shown.snp.makeConstraints { $0.top.equalTo(title) } }
                    for view in [title, badge, icon, late, handedOn, inherited] { addSubview(view) }
                    icon.snp.makeConstraints { make in
                        make.left.equalTo(self.‸)
                    }
                }
                func other() {
                    let title = UIView()
                    addSubview(title)
                }
            }
            """
        #expect(views(labels(swift, .swift)) == ["badge", "inherited", "kept", "title"])
        // The local variables may be named without `self`.
        let bare = labels(swift.replacing("self.‸", with: "‸"), .swift)
        #expect(bare.contains("late"))
        let objectiveC = """
            @interface Card : UIView {
                UIView *_line;
                UIView *_footer;
            }
            @property (nonatomic) UILabel *title;
            @property (nonatomic) UIView *footer;
            @end
            @implementation Card
            - (UIView *)badge {
                UIView *badge = [UIView new];
                return badge;
            }
            - (void)setUp {
                UIView *icon = [UIView new];
                UIView *header = [UIView new];
                self.header = header;
                UIView *late;
                late = [UIView new];
                _line = [UIView new];
                _footer = [UIView new];
                _outside = [UIView new];
                self.title = [UILabel new];
                for (UIView *each in @[icon, late, header, _line, _footer, _outside, self.title, self.badge]) [self addSubview:each];
                [icon mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.$0);
                }];
            }
            @end
            """
        #expect(views(labels(objectiveC, .objectiveC)) == ["badge", "footer", "header", "outside", "title"])
        #expect(labels(objectiveC.replacing("self.$0", with: "$0"), .objectiveC).contains("late"))
    }
}

@Suite struct DeclarationCompletion {
    @Test("Keywords and blocks at the top")
    func keywordsAndBlocksAtTheTop() throws {
        let fixture = Fixture(twoViews + "$0")
        let items = fixture.analysis.completions(at: fixture.cursor)
        #expect(items.map(\.label).contains("expect"))
        let block = try #require(items.first { $0.label == "title" })
        #expect(block.snippet == "title.makeConstraints {\n    make.$0\n}")
    }

    @Test("Blocks in the files own spelling")
    func blocksInTheFilesOwnSpelling() throws {
        let text = twoViews + "icon.snp.makeConstraints { $0.left.equalToSuperview() }\n‸"
        let fixture = Fixture(text)
        let block = try #require(fixture.analysis.completions(at: fixture.cursor).first { $0.label == "title" })
        #expect(block.snippet == "title.snp.makeConstraints {\n    \\$0.$0\n}")
        let message = Fixture(
            twoViews + "[icon mas_makeConstraints:^(MASConstraintMaker *make) {\n make.left.equalTo(root);\n}];\n$0")
        let other = try #require(message.analysis.completions(at: message.cursor).first { $0.label == "title" })
        #expect(other.insertText == "[title mas_makeConstraints:^(MASConstraintMaker *make) {\n    \n}];")
    }

    @Test("Behind snp of a statement stand blocks")
    func behindSnpOfAStatementStandBlocks() {
        let found = labels("import SnapKit\nclass A: UIView { let a = UIView()\n func f() {\n a.snp.‸\n } }", .swift)
        #expect(found.prefix(3) == ["makeConstraints", "updateConstraints", "remakeConstraints"])
        #expect(found.contains("left"))
    }

    @Test("What goes without arguments has no stop between its parentheses")
    func whatGoesWithoutArgumentsHasNoStopBetweenItsParentheses() throws {
        let fixture = Fixture(twoViews + "title.snp.makeConstraints { make in\n    make.left.‸\n}")
        let items = fixture.analysis.completions(at: fixture.cursor)
        let superview = try #require(items.first { $0.label == "equalToSuperview" })
        #expect(superview.snippet == nil && superview.insertText == "equalToSuperview()")
        #expect(try #require(items.first { $0.label == "equalTo" }).snippet == "equalTo($1)$0")
    }

    @Test("Behind the dot of an argument")
    func behindTheDotOfAnArgument() {
        let block = { (text: String) in
            "import SnapKit\nenum Metrics { static let gap: CGFloat = 8; static let inset: CGFloat = 4 }\n"
                + "class A: UIView { let a = UIView()\n func f() {\n a.snp.makeConstraints { make in\n \(text)\n }\n } }"
        }
        #expect(labels(block("make.left.equalTo(4).priority(.‸)"), .swift) == ["required", "high", "medium", "low"])
        #expect(labels(block("make.left.equalToSuperview().offset(Metrics.‸)"), .swift) == ["gap", "inset"])
        #expect(labels(block("make.left.equalTo(.‸)"), .swift) == [])
    }

    @Test("Numbers of the object")
    func numbersOfTheObject() {
        let swift = { (text: String) in
            """
            import SnapKit
            class A: UIView {
                static let shared: CGFloat = 1
                private let inset: CGFloat = 12
                var gap = -4.5
                var count: Int?, names: [Int] = [], title = "t"
                let a = UIView()
                func f() { let local = 3; a.snp.makeConstraints { make in make.left.equalToSuperview().\(text) } }
            }
            class B: UIView { let other: CGFloat = 3 }
            """
        }
        let found = labels(swift("offset(‸)"), .swift)
        #expect(found.contains("inset") && found.contains("gap"))
        #expect(!found.contains { ["other", "names", "title", "shared"].contains($0) })
        #expect(labels(swift("offset(self.‸)"), .swift).prefix(2) == ["inset", "gap"])
        let objectiveC = { (text: String) in
            """
            @interface A : UIView
            @property (nonatomic) CGFloat inset;
            @property (nonatomic) UIView *box;
            @end
            @implementation A { CGFloat _gap; }
            - (void)f { [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self)\(text); }]; }
            @end
            """
        }
        #expect(labels(objectiveC(".offset(‸)"), .objectiveC) == ["self.inset", "_gap"])
    }

    @Test("A view names itself")
    func aViewNamesItself() {
        let block = { (text: String) in
            """
            @interface A : UIView
            @property (nonatomic) UIView *box;
            @end
            @implementation A
            - (void)f { [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self.\(text)); }]; }
            @end
            """
        }
        let found = labels(block("‸"), .objectiveC)
        #expect(found.contains("box") && found.contains("mas_top"))
        #expect(labels(block("mas_safe‸"), .objectiveC).contains("mas_safeAreaLayoutGuide"))
        let swift = labels(
            "import SnapKit\nclass A: UIView { let a = UIView()\n func f() { a.snp.makeConstraints { $0.top.equalTo(self.‸) } } }",
            .swift)
        #expect(swift.contains("snp.top") && swift.contains("safeAreaLayoutGuide"))
        let controller = labels(
            "import SnapKit\nclass A: UIViewController { let a = UIView()\n func f() { a.snp.makeConstraints { $0.top.equalTo(self.‸) } } }",
            .swift)
        #expect(!controller.contains("snp.top"))
    }

    @Test("Properties in a view")
    func propertiesInAView() {
        let found = labels("view a {\n    $0\n}")
        #expect(found.contains("intrinsicSize"))
        #expect(found.contains("guide"))
        #expect(!found.contains("expect"))
    }

    @Test("Classes and devices")
    func classesAndDevices() {
        #expect(labels("view a: $0").contains("UILabel"))
        #expect(labels("view a: UI$0 {\n}").contains("UILabel"))
        #expect(labels("screen $0").contains("iPhone15"))
    }

    @Test("Expectations")
    func expectations() {
        let text =
            "screen \"A\" 100 x 100\n" + twoViews + "state wide { title.makeConstraints { make.left.equalTo(root) } }\n"
        #expect(labels(text + "expect $0").contains("title"))
        let members = labels(text + "expect title.$0")
        #expect(members.contains("left"))
        #expect(members.contains("frame"))
        #expect(labels(text + "expect title.left == 0 $0") == ["on", "in"])
        #expect(labels(text + "expect title.left == 0 in $0") == ["wide"])
        #expect(labels(text + "expect title.left == 0 on $0") == ["\"A\""])
        #expect(labels(text + "expect title.left == 0 on \"$0\"") == ["A"])
    }

    @Test("Nothing in comments strings and numbers")
    func nothingInCommentsStringsAndNumbers() {
        #expect(labels(twoViews + "// make.$0").isEmpty)
        #expect(labels("view a { text: \"make.$0\" }").isEmpty)
        #expect(labels(twoViews + "title.makeConstraints { make.left.equalTo(root).offset(8$0) }").isEmpty)
    }
}

@Suite struct CompletionResolution {
    @Test("Documentation comes with the frame")
    func documentationComesWithTheFrame() throws {
        let text = """
            screen "S" 300 x 600
            view root {
                view box
            }
            box.makeConstraints {
                make.top.width.height.equalTo(root)
                make.left.equalTo($0)
            }
            """
        let fixture = Fixture(text)
        let item = try #require(fixture.analysis.resolvedCompletion(labelled: "root", at: fixture.cursor))
        #expect(item.documentation == "Leads to `box` = `(0, 0, 300, 600)`.")
    }

    @Test("Words have their documentation in both languages")
    func wordsHaveTheirDocumentationInBothLanguages() throws {
        let text = twoViews + "title.makeConstraints { make.left.equalTo(icon).$0 }"
        let english = Fixture(text)
        #expect(
            english.analysis.resolvedCompletion(labelled: "offset", at: english.cursor)?.documentation?
                .hasPrefix("Adds a distance") == true)
        let chinese = Fixture(text, language: .simplifiedChinese)
        #expect(
            chinese.analysis.resolvedCompletion(labelled: "offset", at: chinese.cursor)?.documentation?
                .hasPrefix("在关系右侧") == true)
    }
}
