// Views that place themselves: in their own initializers they have no superview.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Views that place themselves` {
    private func count(_ text: String, _ dialect: Dialect) -> Int {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "missing-add-subview" }.count
    }

    private func swift(_ setUp: String, superclass: String = "UIView", more: String = "") -> Int {
        count(
            """
            class Card: \(superclass) {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalTo(self) }
                    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
                    \(setUp)
                }
                \(more)
                @objc func tap() {}
            }
            """, .swift)
    }

    private static let place = "snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(10) }"

    @Test(
        "A position in an initializer has no superview, a size needs none",
        arguments: [
            (place, 1), ("self." + place, 1), ("snp.makeConstraints { $0.centerX.equalTo(10) }", 1),
            ("snp.makeConstraints { $0.width.equalTo(10) }", 0), ("snp.makeConstraints { $0.height.equalTo(box) }", 0),
            ("onTap { [unowned self] in self.\(place) }", 0), ("if isWide { \(place) }", 0),
            ("parent.addSubview(self)\n" + place, 0), ("Stage.current.take(self)\n" + place, 0),
        ])
    func initializers(_ setUp: String, expected: Int) {
        #expect(swift(setUp) == expected)
    }

    @Test("Methods that others call may find a superview, and so may what a superclass of the program does")
    func methods() {
        #expect(swift("place()", more: "private func place() { \(Self.place) }") == 1)
        #expect(swift("", more: "func place() { \(Self.place) }") == 0)
        #expect(swift("", more: "override func didMoveToSuperview() { \(Self.place) }") == 0)
        #expect(swift(Self.place, superclass: "BaseCard") == 0)
        #expect(swift(Self.place, superclass: "UITextFieldDelegate") == 0)
    }

    @Test("The same in Objective-C")
    func objectiveC() {
        func card(_ header: String) -> Int {
            count(
                """
                \(header)
                @implementation Card
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (self = [super initWithFrame:frame]) { [self setUp]; }
                    return self;
                }
                - (void)setUp {
                    [self mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.width.mas_equalTo(40);
                        make.centerY.mas_equalTo(200);
                    }];
                }
                @end
                """, .objectiveC)
        }
        #expect(card("@interface Card : UIView\n@end") == 1)
        #expect(card("@interface Card : BaseCard\n@end") == 0)
    }
}
