// Fixes edit Objective-C and Swift text: the finding goes, nothing comes, and the rest of the text stays.

import LayoutIDE
import SourceText
import Testing

/// A statement with a mistake in the block of a view `box`, whose sibling is `card`.
struct SourceFix: Sendable, CustomTestStringConvertible {
    var rule: RuleID
    var dialect: Dialect
    var before: String
    var after: String

    var testDescription: String { "\(rule) \(dialect)" }

    static let all: [SourceFix] = [
        objectiveC(
            "attribute-after-relation", "make.left.equalTo(self).top.equalTo(self);",
            "make.left.equalTo(self);\n            make.top.equalTo(self);"),
        objectiveC(
            "attribute-after-relation-composite", "make.left.right.equalTo(self).height.mas_equalTo(44);",
            "make.left.right.equalTo(self);\n            make.height.mas_equalTo(44);"),
        objectiveC(
            "relation-redefined", "make.left.equalTo(self).equalTo(_card);",
            "make.left.equalTo(self);\n            make.left.equalTo(_card);"),
        objectiveC("offset-overrides-constant", "make.left.mas_equalTo(12).offset(4);", "make.left.mas_equalTo(4);"),
        objectiveC(
            "frame-category-scalar", "make.top.mas_equalTo(self.card.bottom);",
            "make.top.mas_equalTo(self.card.mas_bottom);"),
        objectiveC(
            "priority-out-of-range", "make.bottom.equalTo(_card).priority(1200);",
            "make.bottom.equalTo(_card).priority(1000);"),
        objectiveC(
            "opposite-edges-same-offset", "make.left.right.equalTo(self).offset(kGap);",
            "make.left.right.equalTo(self).inset(kGap);"),
        objectiveC(
            "integer-division-multiplier", "make.width.equalTo(_card.mas_height).multipliedBy(9 / 16);",
            "make.width.equalTo(_card.mas_height).multipliedBy(9.0 / 16);"),
        objectiveC(
            "multiplier-on-constant", "make.width.mas_equalTo(20).multipliedBy(0.5);", "make.width.mas_equalTo(10);"),
        objectiveC("scalar-without-mas", "make.height.equalTo(100);", "make.height.mas_equalTo(100);"),
        objectiveC(
            "duplicate-constraint",
            "make.bottom.equalTo(_card); make.top.equalTo(self);\n            make.bottom.equalTo(_card);\n",
            "make.bottom.equalTo(_card); make.top.equalTo(self);\n"),
        swift("offset-overrides-constant", "make.height.equalTo(100).offset(4)", "make.height.equalTo(4)"),
        swift(
            "opposite-edges-same-offset", "make.leading.trailing.equalToSuperview().offset(Gap.small)",
            "make.leading.trailing.equalToSuperview().inset(Gap.small)"),
        swift("center-equals-number", "make.centerX.equalTo(10)", "make.centerX.equalToSuperview().offset(10)"),
        swift("center-inset", "make.centerY.equalToSuperview().inset(4)", "make.centerY.equalToSuperview().offset(4)"),
        swift("multiplier-on-constant", "make.width.equalTo(100).multipliedBy(0.5)", "make.width.equalTo(50)"),
        swift(
            "integer-division-multiplier", "make.height.equalTo(card.snp.width).multipliedBy(9 / 16)",
            "make.height.equalTo(card.snp.width).multipliedBy(9.0 / 16)"),
        swift(
            "priority-out-of-range", "make.bottom.equalTo(card).priority(1200)",
            "make.bottom.equalTo(card).priority(1000)"),
        swift(
            "anchor-instead-of-snp", "make.leading.equalTo(card.leadingAnchor)",
            "make.leading.equalTo(card.snp.leading)"),
        swift(
            "duplicate-constraint",
            "make.right.equalTo(card); make.top.equalTo(card)\n            make.right.equalTo(card)\n",
            "make.right.equalTo(card); make.top.equalTo(card)\n"),
    ]

    private static func objectiveC(_ rule: RuleID, _ before: String, _ after: String) -> SourceFix {
        SourceFix(rule: rule, dialect: .objectiveC, before: before, after: after)
    }

    private static func swift(_ rule: RuleID, _ before: String, _ after: String) -> SourceFix {
        SourceFix(rule: rule, dialect: .swift, before: before, after: after)
    }

    func text(_ statement: String) -> String {
        switch dialect {
        case .swift:
            """
            final class Panel: UIView {
                private enum Gap { static let small: CGFloat = 8 }
                let card = UIView()
                private lazy var box: UIView = { let view = UIView(); view.tag = 1; return view }() // 视图 😀
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    [card, box].forEach { addSubview($0) }
                    box.snp.makeConstraints { [unowned self] make in
                        \(statement)
                    }
                }
            }
            """
        default:
            """
            static CGFloat const kGap = 8;
            @implementation Panel : UIView
            - (instancetype)initWithFrame:(CGRect)frame {
                if (!(self = [super initWithFrame:frame])) { return nil; }
                _card = [UIView new]; // 视图 😀
                [self addSubview:_card];
                _box = [[UIView alloc] init];
                [self addSubview:_box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                        \(statement)
                }];
                return self;
            }
            @end
            """
        }
    }
}

@Suite struct SourceFixTests {
    private func findings(_ text: SourceText, _ fix: SourceFix) -> [Finding] {
        var configuration = AnalysisConfiguration()
        if let page = Analysis.rule(fix.rule), !page.isOnByDefault {
            configuration.severities[page.id] = page.severity
        }
        return Analysis(text: text, dialect: fix.dialect, configuration: configuration).findings
    }

    @Test("A fix mends its finding and nothing else", arguments: SourceFix.all)
    func aFixMendsItsFindingAndNothingElse(_ fix: SourceFix) throws {
        let text = SourceText(fix.text(fix.before))
        let before = findings(text, fix)
        let finding = try #require(before.first { $0.rule == fix.rule }, "\(before.map(\.message))")
        let edits = try #require(finding.fixes.first).edits
        let fixed = text.applying(edits)
        #expect(Self.withoutBlanks(fixed.string) == Self.withoutBlanks(fix.text(fix.after)))
        let after = findings(fixed, fix)
        #expect(!after.contains { $0.rule == fix.rule })
        let known = before.map(\.rule)
        // A chain that asserts hides what is free beside it.
        let hidden: Set<RuleID> = ["unlaid-view", "ambiguous-position", "ambiguous-size"]
        #expect(
            after.allSatisfy { known.contains($0.rule) || hidden.contains($0.rule) }, "\(after.map(\.message))")
    }

    /// Lines without their indentation, which the table does not repeat.
    private static func withoutBlanks(_ text: String) -> [Substring] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }

    @Test("A whole block changes its verb")
    func aWholeBlockChangesItsVerb() throws {
        let swift = """
            class Row: UITableViewCell {
                let box = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func configure(height: CGFloat) {
                    box.snp.makeConstraints { make in make.height.equalTo(height) }
                }
            }
            """
        let analysis = Analysis(text: SourceText(swift), dialect: .swift)
        let finding = try #require(analysis.findings.first)
        #expect(finding.rule == "make-in-reuse-path")
        let fixed = analysis.text.applying(try #require(finding.fixes.first).edits).string
        #expect(
            fixed == swift.replacing("box.snp.makeConstraints { make in", with: "box.snp.remakeConstraints { make in"))
    }

    @Test("A controller is no target but its view is")
    func aControllerIsNoTargetButItsViewIs() throws {
        let text = """
            @implementation Page : UIViewController
            - (void)viewDidLoad {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end
            """
        let analysis = Analysis(text: SourceText(text), dialect: .objectiveC)
        let finding = try #require(analysis.findings.first)
        let fixed = analysis.text.applying(try #require(finding.fixes.first).edits)
        #expect(fixed.string == text.replacing("equalTo(self)", with: "equalTo(self.view)"))
        #expect(Analysis(text: fixed, dialect: .objectiveC).findings.isEmpty)
    }
}
