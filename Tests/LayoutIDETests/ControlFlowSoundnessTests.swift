// Early returns, jumps and conditions: what holds together on every run is reported, what excludes each other never is.

import LayoutIDE
import SourceText
import Testing

@Suite struct ControlFlowSoundnessTests {
    private func errors(_ text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { $0.severity == .error }.map(
            \.rule.rawValue)
    }

    private func swift(_ body: String, _ more: String = "") -> [String] {
        errors(
            """
            class Panel: UIView {
                private let isWide: Bool
                private var state = 0
                let v = UIView()
                init(isWide: Bool) {
                    self.isWide = isWide
                    super.init(frame: .zero)
                    addSubview(v)
                    \(body)
                }
                \(more)
            }
            """, .swift)
    }

    private func objectiveC(_ body: String, _ more: String = "") -> [String] {
        errors(
            """
            @interface Panel : UIView
            @property (nonatomic, assign) BOOL isWide;
            @property (nonatomic, assign) NSInteger state;
            @end
            @implementation Panel
            - (instancetype)init {
                self = [super init];
                UIView *v = [UIView new];
                self.v = v;
                [self addSubview:v];
                \(heights(of: "v", in: body))
                return self;
            }
            \(heights(of: "self.v", in: more))
            @end
            """, .objectiveC)
    }

    /// `<8>` makes the view 8 points high.
    private func heights(of view: String, in body: String) -> String {
        let block = "[\(view) mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo("
        return body.replacing("<", with: block).replacing(">", with: "); }];")
    }

    private static let clash = ["unsatisfiable"]

    @Test(
        "Both heights hold whenever the program gets to the second one",
        arguments: [
            "<8> if (self.state == 3) { return self; } <9>", "if (self.state == 3) { return self; } <8> <9>",
            "if (self.state == 3) { return self; } <8> if (self.state == 4) { return self; } <9>",
            "if (self.state == 3) { } else { return self; } <8> <9>",
            "if (self.state == 3) { return self; } else { <8> } <9>",
            "for (UIView *x in @[v]) { if (x != v) { continue; } <8> } <9>",
            "for (UIView *x in @[v]) { if (x == v) { break; } <7> } <8> <9>",
            "for (UIView *x in @[v]) { if (self.state) { continue; } <8> <9> }",
            "if (self.isWide) { <8> } if (self.isWide) { <9> }",
            "if (!self.isWide) { <8> } if (self.isWide == NO) { } if (!_isWide) { <9> }",
            "if (self.isWide) { <8> } if (!self.isWide) { return self; } <9>",
            "[v mas_makeConstraints:^(MASConstraintMaker *make) { if (self.isWide) { make.height.mas_equalTo(8); } }]; "
                + "if (self.isWide) { <9> }",
        ])
    func certain(_ body: String) { #expect(objectiveC(body) == Self.clash) }

    @Test(
        "The two heights exclude each other, or may",
        arguments: [
            "if (self.state == 3) { <8> return self; } <9>", "if (self.state == 3) { <8> } else { <9> }",
            "if (self.isWide) { <8> } if (!self.isWide) { <9> }",
            "if (self.isWide) { <8> return self; } <9>",
            "[v mas_makeConstraints:^(MASConstraintMaker *make) { if (self.isWide) { make.height.mas_equalTo(8); } }]; "
                + "if (!self.isWide) { <9> }",
            "for (UIView *x in @[v]) { if (x == v) { continue; } <8> } <9>",
            "for (UIView *x in @[v]) { break; <8> } <9>",
            "for (UIView *x in @[v]) { if (self.state) { <8> continue; } <9> }",
            "switch (self.state) { case 1: <8> break; case 2: <9> break; }",
            "switch (self.state) { case 1: <8> return self; } <9>",
            "[self one]; [self two];", "UIView *w = nil; if (w) { <8> } <9>",
            "#if DEBUG\n<8>\n#else\n<9>\n#endif",
        ])
    func exclusive(_ body: String) {
        let more = """
            - (void)one { if (self.state == 1) { return; } <8> }
            - (void)two { if (self.state != 1) { return; } <9> }
            """
        #expect(objectiveC(body, body.hasPrefix("[self") ? more : "") == [])
    }

    /// A flag that other code assigns need not be the same when it is asked again.
    @Test("A flag that changes is no choice")
    func aFlagThatChangesIsNoChoice() {
        #expect(
            objectiveC(
                "if (self.isWide) { <8> } [self flip]; if (self.isWide) { <9> }",
                "- (void)flip { self.isWide = !self.isWide; }")
                == [])
    }

    @Test(
        "Certain in Swift",
        arguments: [
            "guard state == 3 else { return }\nmake(8); make(9)",
            "make(8)\nguard state == 3, isWide else { return }\nmake(9)",
            "guard let x = other else { return }\nmake(8); make(9)",
            "if isWide { make(8) }\nguard isWide else { return }\nmake(9)",
            "for i in 0..<3 { if i == 1 { continue }; make(8 + i) }",
            "for (i, x) in [v, v].enumerated() { make(8 + i) }",
            "if self.isWide { make(8) }\nif (!self.isWide) == true { }\nif self.isWide { make(9) }",
        ])
    func certainInSwift(_ body: String) { #expect(swift(expanded(body)) == Self.clash) }

    @Test(
        "Exclusive in Swift",
        arguments: [
            "guard state == 3 else { make(8); return }\nmake(9)", "if isWide { make(8) } else { make(9) }",
            "if isWide { make(8) }\nif !isWide { make(9) }",
            "if isWide { make(8) }\nguard !isWide else { return }\nmake(9)",
            "for i in 0..<3 where i == state { make(8 + i) }", "for i in 0..<3 { if i != 1 { continue }; make(8 + i) }",
            "for i in 0..<3 { make(8 + i); break }",
            "switch state {\ncase 1: make(8)\ncase 2: make(9)\ndefault: break\n}",
            "switch state {\ncase 1: make(8); return\ndefault: break\n}\nmake(9)",
            "if state == 1 { make(8); throw Stop() }\nmake(9)",
            "if state == 1 { make(8); fatalError() }\nmake(9)",
            "v.snp.makeConstraints { make in\nguard isWide else { make.height.equalTo(8); return }\nmake.height.equalTo(9)\n}",
            "if case .some(let x) = other, let w = v { make(8) } else { make(9) }",
        ])
    func exclusiveInSwift(_ body: String) { #expect(swift(expanded(body)) == []) }

    /// `make(8)` in the body of a test.
    private func expanded(_ body: String) -> String {
        body.replacing(#/make\(([^()]*)\)/#) { "v.snp.makeConstraints { $0.height.equalTo(\($0.1)) }" }
    }

    /// The same relation again sets the constant where a value is boxed, and is an assertion for certain views only.
    @Test(
        "A relation twice",
        arguments: [
            ("make.left.equalTo(self).mas_equalTo([self gap])", 0),
            ("make.left.equalTo(self).mas_equalTo(self.gap)", 0),
            ("make.left.equalTo(self).mas_equalTo(kGap)", 0), ("make.left.equalTo(self).equalTo(@8)", 0),
            ("make.left.equalTo(self).equalTo(self.number)", 0), ("make.left.equalTo(self).equalTo(v)", 1),
            ("make.left.equalTo(self).mas_greaterThanOrEqualTo([self gap])", 1),
            ("make.left.equalTo(self).equalTo(self.mas_right)", 1),
        ])
    func aRelationTwice(_ chain: String, _ count: Int) {
        let found = objectiveC("[v mas_makeConstraints:^(MASConstraintMaker *make) { \(chain); }];")
        #expect(found == Array(repeating: "relation-redefined", count: count))
    }

    /// A helper runs for each view that it is handed.
    @Test("A helper runs for each view that it is handed")
    func aHelperRunsForEachViewThatItIsHanded() {
        let helper =
            "func row(_ view: UIView, _ height: CGFloat) { addSubview(view); view.snp.makeConstraints { $0.height.equalTo(height) } }"
        #expect(
            swift("let w = UIView()\nrow(v, 8)\nrow(w, 9)\nw.snp.makeConstraints { $0.height.equalTo(8) }", helper)
                == Self.clash)
        #expect(
            swift("let w = UIView()\nrow(v, 8)\nrow(w, 9)\nw.snp.makeConstraints { $0.height.equalTo(9) }", helper)
                == [])
    }

    /// Where a class says itself what becomes of a subview, its superview is not the receiver.
    @Test("An overridden add subview decides")
    func anOverriddenAddSubviewDecides() {
        let box = """
            class Box: UIView {
                let inner = UIView()
                override func addSubview(_ view: UIView) {
                    if view === inner { super.addSubview(view) } else { inner.addSubview(view) }
                }
            }
            """
        let user = """
            class Page: UIView {
                let box = Box(), v = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.addSubview(v)
                    box.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(100) }
                    v.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.width.equalTo(80) }
                }
            }
            """
        #expect(errors(box + "\n" + user, .swift) == [])
        #expect(errors(box.replacing("override func addSubview", with: "func put") + "\n" + user, .swift) == Self.clash)
    }
}
