// Numbers of which a condition chooses one: the constraints that are made with them, each way for itself.

import MasonrySemantics
import Testing

@Suite struct AlternativesTests {
    private func bar(_ body: String) -> EvaluatedText {
        EvaluatedText(
            """
            final class Bar: UIView {
                let a = UIView()
                let isWide: Bool
                init(isWide: Bool) {
                    self.isWide = isWide
                    super.init(frame: .zero)
                    addSubview(a)
                    \(body)
                }
            }
            """, .swift)
    }

    @Test("Each way has its number")
    func eachWayHasItsNumber() {
        for (before, number) in [
            ("let side: CGFloat = isWide ? 44 : 36", "side"), ("", "isWide ? 44 : 36"),
            ("let side: CGFloat = isWide ? 40 : 32", "side + 4"), ("let side = !isWide ? -36 : -44", "-side"),
        ] {
            let text = bar("\(before)\na.snp.makeConstraints { $0.width.equalTo(\(number)) }")
            #expect(
                ["a.width == + ?", "a.width == ? + ?"].contains(text.constraints().joined()), "\(before) \(number)")
            #expect(
                text.constraints(1) == ["a.width == + 44"] || text.constraints(2) == ["a.width == + 44"], "\(before)")
            #expect(
                text.constraints(1) == ["a.width == + 36"] || text.constraints(2) == ["a.width == + 36"], "\(before)")
            #expect(text.document.scenarios.count == 3)
        }
    }

    /// The same condition is one choice wherever it is asked, in an `if` as well.
    @Test("One condition is one choice")
    func oneConditionIsOneChoice() {
        let text = bar(
            """
            let side: CGFloat = isWide ? 44 : 36
            a.snp.makeConstraints {
                $0.width.equalTo(side)
                $0.height.equalTo(isWide ? 4 : 3)
            }
            if isWide { a.snp.makeConstraints { $0.top.equalToSuperview().offset(side) } }
            """)
        #expect(text.document.scenarios.count == 3)
        #expect(text.constraints(1) == ["a.width == + 44", "a.height == + 4", "a.top == self.top + 44"])
        #expect(text.constraints(2) == ["a.width == + 36", "a.height == + 3"])
    }

    /// Ten conditions are twenty ways, not a thousand.
    @Test("Nothing is multiplied")
    func nothingIsMultiplied() {
        let conditions = (0..<10).map { "let n\($0): CGFloat = f(\($0)) ? 1 : 2" }.joined(separator: "\n")
        let chains = (0..<10).map { "$0.width.equalTo(n\($0))" }.joined(separator: "\n")
        let text = bar("\(conditions)\na.snp.makeConstraints { \(chains) }")
        #expect(text.document.scenarios.count == 21)
    }

    @Test("Objective-C and sizes")
    func objectiveCAndSizes() {
        let text = EvaluatedText(
            """
            @implementation Dock : UIViewController
            - (void)viewDidLoad {
                BOOL compact = self.traitCollection.verticalSizeClass == 1;
                CGFloat side = compact ? 36 : 44;
                UIView *a = [UIView new];
                [self.view addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.width.mas_equalTo(side);
                    make.size.mas_equalTo(CGSizeMake(compact ? 28 : 30, 4));
                }];
            }
            @end
            """, .objectiveC)
        #expect(text.constraints(1) == ["a.width == + 36", "a.width == + 28", "a.height == + 4"])
        #expect(text.constraints(2) == ["a.width == + 44", "a.width == + 30", "a.height == + 4"])
    }

    /// What a name stands for elsewhere is not known where it was assigned again.
    @Test("Assigned variables have no alternatives")
    func assignedVariablesHaveNoAlternatives() {
        let text = bar(
            """
            var side: CGFloat = isWide ? 44 : 36
            side = load()
            a.snp.makeConstraints { $0.width.equalTo(side) }
            """)
        #expect(text.document.scenarios.count == 1)
    }
}

@Suite struct KeptAlternativesTests {
    private func bubble(_ methods: String, property: String = "private var", more: String = "") -> EvaluatedText {
        EvaluatedText(
            """
            final class Bubble: UIView {
                \(property) narrow: Constraint?
                \(property) broad: Constraint?
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    snp.makeConstraints {
                        narrow = $0.width.equalTo(120).constraint
                        broad = $0.width.equalTo(240).constraint
                    }
                    broad?.deactivate()
                    \(more)
                }
                \(methods)
            }
            """, .swift)
    }

    private func settled(in text: EvaluatedText, _ method: String) -> Int {
        text.document.scenarios.first { $0.name == method }?.settled.count ?? -1
    }

    private let preview = "func preview() { broad?.activate() }"
    private let exchange = "func exchange() { narrow?.deactivate()\n broad?.activate() }"

    @Test("What nothing switched off is on")
    func whatNothingSwitchedOffIsOn() {
        #expect(settled(in: bubble(preview), "preview") == 2)
        // Who switches the first off leaves the second on, so that `preview` does nothing then.
        #expect(settled(in: bubble(preview + "\n" + exchange), "preview") == 2)
        #expect(settled(in: bubble(preview + "\n" + exchange), "exchange") == 1)
    }

    @Test("What may be off is not settled")
    func whatMayBeOffIsNotSettled() {
        // Another method switches the first off alone.
        #expect(settled(in: bubble(preview + "\nfunc hide() { narrow?.deactivate() }"), "preview") == 1)
        // Somewhere under a condition, or later.
        #expect(
            settled(in: bubble(preview + "\nfunc hide(_ x: Bool) { if x { narrow?.deactivate() } }"), "preview") == 1)
        #expect(settled(in: bubble(preview + "\nfunc hide() { later { self.narrow?.deactivate() } }"), "preview") == 1)
        #expect(
            settled(
                in: bubble("func preview(_ x: Bool) { if x { narrow?.deactivate() }\n broad?.activate() }"), "preview")
                == 1)
        // Other files may switch it, or whoever gets it.
        #expect(settled(in: bubble(preview, property: "var"), "preview") == 0)
        #expect(settled(in: bubble(preview, more: "keep(narrow)"), "preview") == 1)
    }
}

@Suite struct GrowingListTests {
    private func page(_ body: String) -> [String] {
        EvaluatedText(
            """
            @implementation Page : UIViewController
            - (void)viewDidLoad {
                \(body)
                [all mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(9); }];
            }
            - (void)fill:(NSMutableArray *)list {}
            @end
            """, .objectiveC
        ).constraints()
    }

    @Test("Lists grow")
    func listsGrow() {
        let fill =
            "for (int i = 0; i < 2; i++) { UIView *v = [UIView new]; [self.view addSubview:v]; [all addObject:v]; }"
        for make in [
            "[NSMutableArray array]", "[NSMutableArray new]", "[[NSMutableArray alloc] init]", "NSMutableArray.new",
        ] {
            #expect(
                page("NSMutableArray *all = \(make); \(fill)") == ["v.height == + 9", "v.height == + 9"], "\(make)")
        }
        let text = EvaluatedText(
            """
            class Page: UIViewController {
                private var all: [UIView] = []
                override func viewDidLoad() {
                    for _ in 0..<2 { let v = UIView(); view.addSubview(v); all.append(v) }
                    all.forEach { $0.snp.makeConstraints { $0.height.equalTo(9) } }
                }
            }
            """, .swift)
        #expect(text.constraints() == ["v.height == + 9", "v.height == + 9"])
    }

    /// Of a list that may be another one nothing is known.
    @Test("Lists that may be others")
    func listsThatMayBeOthers() {
        let make = "NSMutableArray *all = [NSMutableArray new]; UIView *v = [UIView new]; [all addObject:v];"
        #expect(page(make) == ["v.height == + 9"])
        #expect(page(make + "if (self.x) { [all addObject:[UIView new]]; }") == [])
        #expect(page(make + "[all removeObjectAtIndex:0];") == [])
        #expect(page(make + "[self fill:all];") == [])
        #expect(page(make + "[Other fill:all];") == [])
    }
}
