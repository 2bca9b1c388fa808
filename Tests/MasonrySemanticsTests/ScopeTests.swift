// A name stands for what it was declared as in the innermost scope around it, and for that only as long as the scope lasts.

import MasonrySemantics
import Testing

@Suite struct ScopeTests {
    private static func swift(_ body: String, members: String = "") -> EvaluatedText {
        EvaluatedText(
            """
            class Panel: UIView {
                \(members)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    \(body)
                }
            }
            """, .swift)
    }

    private static func objectiveC(_ body: String) -> EvaluatedText {
        EvaluatedText(
            """
            @implementation Panel : UIView
            - (instancetype)init {
                self = [super init];
                \(body)
                return self;
            }
            @end
            """, .objectiveC)
    }

    /// The classes of the views that the text makes 7 points high, `?` for a view that is not known.
    private func classes(_ text: EvaluatedText) -> [String] {
        text.document.chains.filter { text.marked($0.range).contains("7") }.map { chain in
            chain.receiver.map { text.document[$0].className ?? "none" } ?? "?"
        }
    }

    @Test(
        "A name of an inner scope ends with it",
        arguments: [
            "do { let v = UILabel(); addSubview(v) }", "if let v = make() as? UILabel { addSubview(v) }",
            "if true { let v = UILabel(); addSubview(v) }", "for v in [UILabel()] { addSubview(v) }",
            "for v in labels { addSubview(v) }", "for _ in 0..<2 { let v = UILabel(); addSubview(v) }",
            "let box: UIView = { let v = UILabel(); return v }()", "run { let v = UILabel(); addSubview(v) }",
            "func fill() { let v = UILabel(); addSubview(v) }\nfill()", "[UILabel()].forEach { v in addSubview(v) }",
            "switch kind {\ncase .a: let v = UILabel(); addSubview(v)\ndefault: break\n}",
            "switch kind {\ncase .a(let v): addSubview(v)\ndefault: break\n}",
            "if case .a(let v) = kind { addSubview(v) }",
            "UIView.animate(withDuration: 1) { let v = UILabel(); self.addSubview(v) }",
            "while let v = next() { addSubview(v) }",
        ])
    func aNameOfAnInnerScopeEndsWithIt(_ inner: String) {
        let text = Self.swift(
            "let v = UISwitch()\naddSubview(v)\n\(inner)\nv.snp.makeConstraints { $0.height.equalTo(7) }")
        #expect(classes(text) == ["UISwitch"])
        #expect(text.constraints().contains("v.height == + 7"))
    }

    @Test(
        "A name of an inner block ends with it",
        arguments: [
            "{ UILabel *v = [UILabel new]; [self addSubview:v]; }", "if (1) { UILabel *v = [UILabel new]; }",
            "for (UILabel *v in self.labels) { [self addSubview:v]; }", "for (UILabel *v in @[[UILabel new]]) { }",
            "for (int i = 0; i < 2; i++) { UILabel *v = [UILabel new]; [self addSubview:v]; }",
            "void (^fill)(void) = ^{ UILabel *v = [UILabel new]; [self addSubview:v]; };\nfill();",
            "[self run:^{ UILabel *v = [UILabel new]; [self addSubview:v]; }];",
            "@autoreleasepool { UILabel *v = [UILabel new]; }",
            "UIView *box = ({ UILabel *v = [UILabel new]; v; });",
            "[@[] enumerateObjectsUsingBlock:^(UILabel *v) { }];",
        ])
    func aNameOfAnInnerBlockEndsWithIt(_ inner: String) {
        let text = Self.objectiveC(
            "UISwitch *v = [UISwitch new];\n[self addSubview:v];\n\(inner)\n"
                + "[v mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(7); }];")
        #expect(classes(text) == ["UISwitch"])
        #expect(text.constraints().contains("v.height == + 7"))
    }

    /// What code that certainly runs assigns is known behind it, what code that may run assigns is not.
    @Test(
        "Assignments are as certain as their code",
        arguments: [
            ("v = UILabel()", "UILabel"), ("do { v = UILabel() }", "UILabel"),
            ("[1].forEach { _ in v = UILabel() }", "UILabel"),
            ("func set() { v = UILabel() }\nset()", "UILabel"), ("if flag { v = UILabel() }", "?"),
            ("run { v = UILabel() }", "?"), ("for _ in labels { v = UILabel() }", "?"),
            ("switch kind {\ncase .a: v = UILabel()\ndefault: break\n}", "?"),
            ("if flag { v = UILabel() } else { v = UISlider() }", "?"), ("if flag { v = v }", "UISwitch"),
            ("[1].forEach { _ in if flag { return }; v = UILabel() }", "?"),
            ("for _ in 0..<1 { if flag { continue }; v = UILabel() }", "?"),
            ("for _ in 0..<2 { if flag { break }; v = UILabel() }", "?"), ("let w = flag ? (v = UILabel()) : nil", "?"),
        ])
    func assignmentsAreAsCertainAsTheirCode(_ code: String, _ expected: String) {
        let text = Self.swift("var v: UIView = UISwitch()\n\(code)\nv.snp.makeConstraints { $0.height.equalTo(7) }")
        #expect(classes(text) == [expected])
    }

    /// In the branch itself the name stands for what was assigned there.
    @Test("Each way of a branch has its own assignments")
    func eachWayOfABranchHasItsOwnAssignments() {
        let text = Self.swift(
            """
            var v: UIView = UISwitch()
            if flag {
                v = UILabel()
                v.snp.makeConstraints { $0.height.equalTo(7) }
            } else {
                v.snp.makeConstraints { $0.width.equalTo(7) }
            }
            """)
        #expect(classes(text) == ["UILabel", "UISwitch"])
    }

    /// A closure sees the names around it and not those of whoever calls it.
    @Test("A closure sees the names it was written among")
    func aClosureSeesTheNamesItWasWrittenAmong() {
        let text = EvaluatedText(
            """
            class Panel: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let v = UISwitch()
                    fill { v.snp.makeConstraints { $0.height.equalTo(7) } }
                    v.snp.makeConstraints { $0.width.equalTo(7) }
                }
                func fill(_ body: () -> Void) {
                    let v = UILabel()
                    body()
                    v.snp.makeConstraints { $0.top.equalTo(7) }
                }
            }
            """, .swift)
        #expect(classes(text) == ["UISwitch", "UILabel", "UISwitch"])
    }

    /// The names that a loop binds are no members, whether or not it is known what they stand for.
    @Test(
        "Bound names hide members",
        arguments: [
            "for v in all { v.snp.makeConstraints { $0.height.equalTo(7) } }",
            "for (index, v) in all.enumerated() { v.snp.makeConstraints { $0.height.equalTo(7) } }",
            "for (index, (first: v, last: w)) in all.enumerated() { v.snp.makeConstraints { $0.height.equalTo(7) } }",
            "for case let v? in all { v.snp.makeConstraints { $0.height.equalTo(7) } }",
            "while let v = next() { v.snp.makeConstraints { $0.height.equalTo(7) } }",
            "switch kind {\ncase .a(let v): v.snp.makeConstraints { $0.height.equalTo(7) }\ndefault: break\n}",
            "if case .a(let v) = kind { v.snp.makeConstraints { $0.height.equalTo(7) } }",
            "guard case let .a(v) = kind else { return }\nv.snp.makeConstraints { $0.height.equalTo(7) }",
        ])
    func boundNamesHideMembers(_ code: String) {
        #expect(classes(Self.swift(code, members: "let v = UISwitch()")) == ["?"])
    }

    @Test("Loops over what is known run turn by turn")
    func loopsOverWhatIsKnownRunTurnByTurn() {
        let text = Self.swift(
            """
            let views = (0..<3).map { _ in UIView() }
            for (index, v) in views.enumerated() {
                addSubview(v)
                v.snp.makeConstraints { $0.left.equalTo(self).offset(index * 10) }
                if index == 1 { continue }
                v.snp.makeConstraints { $0.height.equalTo(index) }
                if index == views.count - 1 { break }
            }
            for (first, second) in [(views[0], views[1])] { first.snp.makeConstraints { $0.width.equalTo(second) } }
            """)
        let made = text.constraints().map { $0.drop { $0 != "." } }
        #expect(
            made == [
                ".left == self.left", ".height == + 0", ".left == self.left + 10", ".left == self.left + 20",
                ".height == + 2", ".width == UIView (line 5).width",
            ])
    }

    @Test("Counting loops of c run turn by turn")
    func countingLoopsOfCRunTurnByTurn() {
        let text = Self.objectiveC(
            """
            UIView *previous = nil;
            for (NSInteger i = 1; i <= 3; i++) {
                UIView *v = [UIView new];
                [self addSubview:v];
                [v mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.width.mas_equalTo(i);
                    if (previous) {
                        make.left.equalTo(previous.mas_right);
                    } else {
                        make.left.equalTo(self);
                    }
                    if (v != previous) { make.top.equalTo(self); }
                    if (v == previous) { make.top.equalTo(self).offset(9); }
                }];
                previous = v;
            }
            """)
        let one = ["v.width == + 1", "v.left == self.left"]
        let two = ["v.width == + 2", "v.left == v.right", "v.top == self.top"]
        let three = ["v.width == + 3", "v.left == v.right", "v.top == self.top"]
        #expect(text.constraints() == one + two + three)
    }
}
