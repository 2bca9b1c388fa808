// Code that takes constraints away without saying which: what it may have meant proves no conflict.

import LayoutIDE
import SourceText
import Testing

@Suite("Constraints that code takes away without saying which") struct UnknownRemovalTests {
    private func conflicts(_ text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { $0.severity == .error }.map {
            String($0.message.prefix { $0 != " " })
        }
    }

    /// What contradicts `box.width == 40` and `side.width == 40` behind `removal`.
    private func swift(_ removal: String) -> [String] {
        conflicts(
            """
            class Card: UIView {
                let box = UIView()
                let side = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    addSubview(side)
                    box.snp.makeConstraints { $0.left.top.width.height.equalTo(40) }
                    side.snp.makeConstraints { $0.right.top.width.height.equalTo(40) }
                }
                func widen() {
                    \(removal)
                    box.snp.makeConstraints { $0.width.equalTo(50) }
                    side.snp.makeConstraints { $0.width.equalTo(60) }
                }
            }
            """, .swift)
    }

    @Test(
        "Swift, of one view",
        arguments: [
            "box.removeConstraints(box.constraints)", "box.removeAllAutoLayout()", "box.clearConstraints()",
            "for one in box.constraints where one.firstAttribute == .width { box.removeConstraint(one) }",
            "if let one = box.constraints.first { box.removeConstraint(one) }",
        ])
    func swiftOfView(_ removal: String) {
        #expect(swift(removal) == ["`side.width"])
    }

    @Test(
        "Swift, of any view",
        arguments: [
            "removeConstraints(constraints)", "NSLayoutConstraint.deactivate(box.constraints)",
            "for one in box.constraints { one.isActive = false }", "box.constraints.forEach { $0.isActive = false }",
            "box.constraints.first?.isActive = false",
            "let old = constraints.filter { $0.firstAttribute == .width }; NSLayoutConstraint.deactivate(old)",
        ])
    func swiftOfAny(_ removal: String) {
        #expect(swift(removal) == [])
    }

    @Test(
        "Code that takes no constraint of theirs away",
        arguments: [
            "", "box.removeConstraints([])", "NSLayoutConstraint.deactivate(ownList)", "session.isActive = false",
            "box.constraints.forEach { $0.isActive = true }", "box.clearText()", "box.setNeedsLayout()",
            "superview?.removeConstraints(superview?.constraints ?? [])",
        ])
    func others(_ code: String) {
        #expect(swift(code) == ["`box.width", "`side.width"])
    }

    @Test("What is made behind it contradicts all the same")
    func behind() {
        let text = """
            class Card: UIView {
                let box = UIView()
                func widen() {
                    addSubview(box)
                    box.removeConstraints(box.constraints)
                    box.snp.makeConstraints { $0.width.equalTo(50) }
                    box.snp.makeConstraints { $0.width.equalTo(60) }
                }
            }
            """
        #expect(conflicts(text, .swift) == ["`box.width"])
    }

    /// What contradicts `box.width == 40` behind `removal`.
    private func objectiveC(_ removal: String) -> [String] {
        conflicts(
            """
            @implementation Card : UIView
            - (instancetype)init {
                self = [super init];
                self.box = [UIView new];
                [self addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(40); }];
                return self;
            }
            - (void)widen {
                \(removal)
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(50); }];
            }
            @end
            """, .objectiveC)
    }

    @Test(
        "Objective-C",
        arguments: [
            "[self.box removeConstraints:self.box.constraints];", "[self removeConstraints:[self constraints]];",
            "[NSLayoutConstraint deactivateConstraints:self.box.constraints];",
            "for (NSLayoutConstraint *one in self.box.constraints) { one.active = NO; }",
            "for (NSLayoutConstraint *one in self.box.constraints) { [self.box removeConstraint:one]; }",
            "for (MASConstraint *one in [MASViewConstraint installedConstraintsForView:self.box]) { [one uninstall]; }",
            "[self.box removeAllAutoLayout];",
        ])
    func objectiveCRemovals(_ removal: String) {
        #expect(objectiveC(removal) == [])
        #expect(objectiveC("[self.box setNeedsLayout];") == ["`box.width"])
    }
}
