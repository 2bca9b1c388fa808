// Kept constraints that code only gives other numbers: they are on, so they prove conflicts.

import LayoutIDE
import SourceText
import Testing

@Suite("Kept constraints that nothing switches") struct RenumberedConstraintTests {
    private func conflicts(_ text: String, _ dialect: Dialect) -> [String?] {
        let findings = Analysis(text: SourceText(text), dialect: dialect).findings
        return findings.filter { $0.rule == "unsatisfiable" }.map(\.scenario)
    }

    private func swift(_ first: String = "", _ methods: String = "", declared: String = "private var kept: Constraint?")
        -> [String?]
    {
        conflicts(
            """
            class Bar: UIView {
                let bar = UIView()
                \(declared)
                init() {
                    super.init(frame: .zero)
                    addSubview(bar)
                    bar.snp.makeConstraints {
                        kept = $0.top.equalToSuperview()\(first).constraint
                        $0.leading.trailing.equalToSuperview()
                        $0.height.equalTo(80)
                    }
                    bar.snp.makeConstraints { $0.top.equalToSuperview() }
                }
                \(methods)
            }
            """, .swift)
    }

    @Test("What is made with another number contradicts")
    func whatIsMadeWithAnotherNumberContradicts() {
        #expect(swift(".offset(3)") == [nil])
        #expect(swift() == [])
    }

    @Test(
        "So does what a method gives another number, in that method",
        arguments: [
            ("kept?.update(offset: -80)", ["move"]), ("kept?.update(inset: 4)", ["move"]),
            ("self.kept!.update(offset: -80)", ["move"]), ("kept?.update(offset: 0)", []),
            ("kept?.update(offset: place())", []),
            // Whoever switches it may have done so before.
            ("kept?.update(offset: -80); kept?.deactivate()", []), ("kept?.update(offset: -80); use(kept)", []),
            ("kept?.update(offset: -80) } func off() { kept?.isActive = false", []),
            ("kept?.update(offset: -80) } func off() { bar.snp.removeConstraints()", []),
            ("} override var intrinsicContentSize: CGSize { kept?.update(offset: -80); return .zero", []),
            ("kept?.update(offset: -80) } func back() { kept?.update(offset: 0)", ["move"]),
        ])
    func updates(_ code: String, _ methods: [String]) {
        #expect(swift("", "func move() { \(code) }") == methods)
    }

    @Test(
        "What is changed elsewhere may be changed before anything is laid out",
        arguments: [
            "func move() { kept?.update(offset: 0) }", "var place = 0 { didSet { kept?.update(offset: place) } }",
            "override var intrinsicContentSize: CGSize { kept?.update(offset: 0); return .zero }",
        ])
    func before(_ methods: String) {
        #expect(swift(".offset(3)", methods) == [])
    }

    @Test("What other files see may be switched there")
    func whatOtherFilesSeeMayBeSwitchedThere() {
        #expect(swift(".offset(3)", declared: "var kept: Constraint?") == [])
    }

    @Test(
        "And in Objective-C",
        arguments: ["self.kept.offset(-80);", "[self.kept setOffset:-80];", "_kept.offset(-80);"])
    func objectiveC(_ code: String) {
        let text = { (more: String) in
            """
            @interface Bar : UIView
            @property (nonatomic, strong) UIView *bar;
            @property (nonatomic, strong) MASConstraint *kept;
            @end
            @implementation Bar
            - (instancetype)init {
                self = [super init];
                _bar = [UIView new];
                [self addSubview:_bar];
                [_bar mas_makeConstraints:^(MASConstraintMaker *make) {
                    self.kept = make.top.equalTo(self);
                    make.top.left.right.equalTo(self);
                    make.height.mas_equalTo(80);
                }];
                return self;
            }
            - (void)move { \(code) }
            \(more)
            @end
            """
        }
        #expect(conflicts(text(""), .objectiveC) == ["move"])
        #expect(conflicts(text("- (void)off { [self.kept uninstall]; }"), .objectiveC) == [])
    }
}
