// Code that is right at run time, in idioms that were once said to conflict; each beside one that does conflict.

import LayoutIDE
import SourceText
import Testing

@Suite struct CorrectIdiomTests {
    private func rules(_ text: String, _ dialect: Dialect) -> [RuleID] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings.map(\.rule)
    }

    private func conflicts(_ text: String) -> Int {
        rules(text, .swift).filter { $0 == "unsatisfiable" }.count
    }

    /// A view of 100 pt with a card in it.
    private func panel(_ body: String, members: String = "", methods: String = "", more: String = "") -> String {
        """
        class Panel: UIView {
            private let card = UIView(), side = UIView()
        \(members)
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(card)
                addSubview(side)
                snp.makeConstraints { $0.height.equalTo(100) }
        \(body)
            }
        \(methods)
        }
        \(more)
        """
    }

    @Test(
        "Literals divide as what is asked for: a fraction of a `CGFloat`, an integer of nothing else",
        arguments: [
            // 100 is 2.5 above, 2.5 below and 95 between them.
            ("static let inset: CGFloat = 5 / 2", "Panel.inset", 95, 0),
            ("static let inset = 5 / 2", "Panel.inset", 95, 1),
            ("static let inset = 5 / 2", "Panel.inset", 96, 0), ("", "5 / 2", 96, 0), ("", "5 / 2", 95, 1),
            ("static let inset: CGFloat = CGFloat(5 / 2)", "Panel.inset", 96, 0),
            ("static let inset: Int = 5 / 2", "Panel.inset", 96, 0),
        ])
    func literalQuotients(_ member: String, _ inset: String, _ height: Int, _ expected: Int) {
        let body =
            "card.snp.makeConstraints { $0.top.bottom.equalToSuperview().inset(\(inset)); $0.height.equalTo(\(height)) }"
        #expect(conflicts(panel(body, members: member)) == expected)
    }

    @Test("A multiplier of an anchor is a fraction, one of SnapKit an integer")
    func multipliers() {
        func body(_ width: Int) -> String {
            """
            NSLayoutConstraint.activate([
                card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 1 / 2),
                card.widthAnchor.constraint(equalToConstant: \(width)),
                card.topAnchor.constraint(equalTo: topAnchor),
                card.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            """
        }
        #expect(conflicts(panel(body(200))) == 0)
        #expect(conflicts(panel(body(100))) == 1)
    }

    @Test(
        "A structure that is changed in place is another one",
        arguments: [
            ("var insets = UIEdgeInsets.zero; insets.top = 20; insets.bottom = 20", 60, 0),
            ("var insets = UIEdgeInsets.zero; insets.top = 20; insets.bottom = 20", 100, 1),
            ("var insets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0); insets.top *= 3", 60, 0),
            ("var insets = UIEdgeInsets.zero; insets.top = margin()", 60, 0), ("let insets = UIEdgeInsets.zero", 60, 1),
        ])
    func changedParts(_ insets: String, _ height: Int, _ expected: Int) {
        let body =
            "\(insets)\ncard.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets); $0.height.equalTo(\(height)) }"
        #expect(conflicts(panel(body)) == expected)
    }

    @Test(
        "What is asked of one element of a list is asked of each",
        arguments: [
            // Only the last one, the image, and what is known to be there.
            ("guard row === rows.last else { return }", 0), ("guard row.tag == limit() else { return }", 0),
            ("guard row is UIImageView else { return }", 0), ("guard let row = row as? UIImageView else { return }", 0),
            ("", 1), ("guard row is UIView else { return }", 1),
        ])
    func elements(_ line: String, _ expected: Int) {
        let body = """
            rows.enumerated().forEach { index, row in
                addSubview(row)
                row.snp.makeConstraints { $0.height.equalTo(30); $0.top.equalToSuperview().offset(index * 30) }
                \(line)
                row.snp.makeConstraints { $0.bottom.equalToSuperview() }
            }
            """
        let found = conflicts(panel(body, members: "private let rows = [UIView(), UILabel(), UIView()]"))
        #expect((found > 0 ? 1 : 0) == expected)
    }

    @Test(
        "A test of the class is answered for views that the code makes",
        arguments: [("one is UILabel", 1), ("one is UIButton", 0), ("one is UIView", 1), ("one is Sendable", 0)])
    func typeTests(_ condition: String, _ expected: Int) {
        let body = """
            for one in [title] {
                addSubview(one)
                one.snp.makeConstraints { make in
                    make.height.equalTo(20)
                    if \(condition) { make.height.equalTo(44) }
                }
            }
            """
        #expect(conflicts(panel(body, members: "private let title = UILabel()")) == expected)
    }

    @Test(
        "A member that is an optional may be nil; one that the code has set is not",
        arguments: [
            ("var accessory: UIView?", "if accessory == nil", 0),
            ("var accessory: UIView?", "do", 1), ("let accessory = UIView()", "do", 1),
        ])
    func optionals(_ member: String, _ condition: String, _ expected: Int) {
        let body = """
            \(condition) { card.snp.makeConstraints { $0.height.equalTo(50) } }
            guard let accessory = accessory else { return }
            addSubview(accessory)
            card.snp.makeConstraints { $0.height.equalTo(70) }
            """
        #expect((conflicts(panel(body, members: member)) > 0 ? 1 : 0) == expected)
    }

    @Test(
        "What is deferred runs at the end, what is caught only after an error",
        arguments: [
            ("defer { top = row.snp.bottom }", 0), ("top = row.snp.bottom", 1),
        ])
    func deferred(_ line: String, _ expected: Int) {
        let body = """
            var top = snp.top
            for row in [card, side] {
                \(line)
                row.snp.makeConstraints { $0.top.equalTo(top).offset(8) }
            }
            """
        #expect(
            (rules(panel(body), .swift).contains { $0 == "unsatisfiable" || $0 == "constraint-to-itself" })
                == (expected == 1))
        let caught = """
            do {
                try load()
                card.snp.makeConstraints { $0.height.equalTo(40) }
            } catch {
                card.snp.makeConstraints { $0.height.equalTo(60) }
            }
            """
        #expect(conflicts(panel(caught)) == 0)
        #expect(conflicts(panel(caught.replacing("} catch {", with: "}\ndo {"))) == 1)
    }

    @Test(
        "A priority that a helper of the program may say is not taken for required",
        arguments: [("", 1), (".almostRequired()", 0), (".priority(999)", 0)])
    func helpers(_ step: String, _ expected: Int) {
        let body = "card.snp.makeConstraints { $0.top.bottom.equalToSuperview(); $0.height.equalTo(60)\(step) }"
        #expect(conflicts(panel(body)) == expected)
    }

    @Test(
        "Constraints that are taken from all subviews are gone",
        arguments: [
            ("subviews.forEach { $0.snp.removeConstraints() }", 0),
            ("for view in subviews { view.snp.removeConstraints() }", 0), ("", 1),
            ("subviews.forEach { $0.alpha = 1 }", 1),
        ])
    func removals(_ line: String, _ expected: Int) {
        let methods = "func widen() {\n\(line)\ncard.snp.makeConstraints { $0.height.equalTo(80) }\n}"
        #expect(conflicts(panel("card.snp.makeConstraints { $0.height.equalTo(60) }", methods: methods)) == expected)
    }

    @Test(
        "A flag that is toggled is the other one",
        arguments: [("isTall.toggle()", 0), ("", 1), ("isTall = !isTall", 0)])
    func toggles(_ line: String, _ expected: Int) {
        let body = """
            var isTall = false
            \(line)
            card.snp.makeConstraints { $0.height.equalTo(60) }
            if !isTall { card.snp.makeConstraints { $0.height.equalTo(40) } }
            """
        #expect(conflicts(panel(body)) == expected)
    }

    @Test(
        "A stack view that other code styles is not the one that UIKit makes",
        arguments: [
            ("UIStackView(arrangedSubviews: [one, other])", "", 1),
            ("UIStackView(arrangedSubviews: [one, other], axis: .vertical)", "", 0),
            ("UIStackView(arrangedSubviews: [one, other])", "Styles.column(stack)", 0),
        ])
    func stacks(_ stack: String, _ line: String, _ expected: Int) {
        let body = """
            let one = UIView(), other = UIView()
            let stack = \(stack)
            addSubview(stack)
            \(line)
            one.snp.makeConstraints { $0.height.equalTo(20) }
            other.snp.makeConstraints { $0.height.equalTo(30) }
            """
        #expect(conflicts(panel(body)) == expected)
    }

    @Test(
        "A member of a class that is computed is another view each time",
        arguments: [("private var line: UIView { let v = UIView(); return v }", 0), ("private let line = UIView()", 1)])
    func computed(_ member: String, _ expected: Int) {
        let body = """
            let top = line, bottom = line
            addSubview(top)
            addSubview(bottom)
            top.snp.makeConstraints { $0.top.equalToSuperview(); $0.height.equalTo(1) }
            bottom.snp.makeConstraints { $0.top.equalToSuperview().offset(20); $0.height.equalTo(2) }
            """
        #expect((conflicts(panel(body, members: member)) > 0 ? 1 : 0) == expected)
    }

    @Test(
        "What a private method would do that nothing calls is no conflict",
        arguments: [
            ("private func shrink()", "", 0), ("func shrink()", "", 1),
            ("private func shrink()", "func go() { shrink() }", 1),
            ("private func shrink()", "func go() { run(#selector(shrink)) }", 1),
            ("@objc private func shrink()", "", 1),
            ("private func shrink()", "// shrink()", 0), ("private func shrink(_ by: Int)", "", 1),
        ])
    func uncalled(_ method: String, _ other: String, _ expected: Int) {
        let methods = "\(method) {\ncard.snp.makeConstraints { $0.height.equalTo(20) }\n}\n\(other)"
        #expect(conflicts(panel("card.snp.makeConstraints { $0.height.equalTo(60) }", methods: methods)) == expected)
    }

    // MARK: Objective-C

    private func objectiveC(_ body: String, members: String = "", file: String = "") -> String {
        """
        \(file)
        @interface PNPanel : UIView
        @property (nonatomic, strong) UIView *card;
        \(members)
        @end
        @implementation PNPanel
        - (instancetype)initWithCard:(UIView *)card {
            self = [super initWithFrame:CGRectZero];
            \(body)
            return self;
        }
        @end
        """
    }

    @Test(
        "A structure in braces behind its type is one value",
        arguments: [
            ("make.size.mas_equalTo((CGSize){8, 14});", 0), ("make.size.mas_equalTo(kSize);", 0),
            ("make.size.mas_equalTo((CGSize){.width = 30, .height = 40});", 0),
            ("make.edges.mas_equalTo((UIEdgeInsets){1, 2, 3, 4});", 0),
            ("make.center.mas_equalTo((CGPoint){0, 10});", 0),
            ("make.size.mas_equalTo((CGSize){8, 14}); make.width.mas_equalTo(9);", 1),
        ])
    func compoundLiterals(_ chain: String, _ expected: Int) {
        let text = objectiveC(
            """
            UIView *arrow = [UIView new];
                [self addSubview:arrow];
                [arrow mas_makeConstraints:^(MASConstraintMaker *make) { \(chain) }];
            """, file: "static const CGSize kSize = (CGSize){24, 30};")
        let found = rules(text, .objectiveC).filter { $0 == "unsatisfiable" || $0 == "array-relation-conflict" }
        #expect(found.count == expected)
    }

    @Test(
        "A view that is handed in, or comes from a nib, may have a size of its own",
        arguments: [
            ("self.card = card;", 0), ("_card = card;", 0), ("self.card = [UIView new];", 1),
            ("self.card = [[[NSBundle mainBundle] loadNibNamed:@\"Card\" owner:nil options:nil] firstObject];", 0),
        ])
    func handedIn(_ line: String, _ expected: Int) {
        let text = objectiveC(
            """
            \(line)
                [self addSubview:self.card];
                [self.card mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
            """
        ).replacing("@property (nonatomic, strong) UIView *card;", with: "")
            .replacing(
                "@implementation PNPanel",
                with:
                    "@interface PNPanel ()\n@property (nonatomic, strong) UIView *card;\n@end\n@implementation PNPanel")
        #expect(rules(text, .objectiveC).filter { $0 == "ambiguous-size" }.count == expected)
    }
}
