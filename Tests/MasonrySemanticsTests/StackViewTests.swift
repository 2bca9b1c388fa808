// Stack views: the frames of what they arrange, and what is left free because it is not known.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import Testing

@Suite struct StackViewTests {
    /// A view class whose stack view is 300 × 100 points at (10, 20); `setUp` goes on with it.
    private func stack(_ members: String, _ setUp: String) -> EvaluatedText {
        EvaluatedText(
            """
            class Panel: UIView {
                let row = UIStackView()
                let a = UIView()
                let b = UIView()
                let c = UIView()
                \(members)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(row)
                    row.snp.makeConstraints {
                        $0.left.equalTo(10)
                        $0.top.equalTo(20)
                        $0.size.equalTo(CGSize(width: 300, height: 100))
                    }
                    \(setUp)
                }
            }
            """, .swift)
    }

    private func frames(_ text: EvaluatedText, _ names: String = "a b c") -> [String] {
        names.split(separator: " ").map { text.frame(String($0)) }
    }

    private let addAll = "[a, b, c].forEach { row.addArrangedSubview($0) }\n"

    @Test("Equal shares fill the axis with their spacing")
    func equalSharesFillTheAxisWithTheirSpacing() {
        let text = stack("", addAll + "row.distribution = .fillEqually\nrow.spacing = 15")
        #expect(frames(text) == ["10 20 90 100", "115 20 90 100", "220 20 90 100"])
        #expect(text.problems == [])
    }

    @Test("A vertical stack of fixed heights fills across")
    func aVerticalStackOfFixedHeightsFillsAcross() {
        let text = stack(
            "",
            addAll + """
                row.axis = .vertical
                row.spacing = 4
                a.snp.makeConstraints { $0.height.equalTo(20) }
                b.snp.makeConstraints { $0.height.equalTo(30) }
                """)
        #expect(frames(text) == ["10 20 300 20", "10 44 300 30", "10 78 300 42"])
    }

    @Test("Custom spacing counts behind its view")
    func customSpacingCountsBehindItsView() {
        let text = stack(
            "",
            addAll + """
                row.spacing = 10
                row.setCustomSpacing(40, after: a)
                [a, b].forEach { view in view.snp.makeConstraints { $0.width.equalTo(50) } }
                """)
        #expect(frames(text) == ["10 20 50 100", "100 20 50 100", "160 20 150 100"])
    }

    @Test(
        "The alignment places across the axis",
        arguments: [
            ("leading", "20 30"), ("center", "55 30"), ("trailing", "90 30"), ("fill", "20 100"),
        ])
    func theAlignmentPlacesAcrossTheAxis(_ alignment: String, _ expected: String) {
        let height = alignment == "fill" ? "" : "a.snp.makeConstraints { $0.height.equalTo(30) }\n"
        let text = stack("", height + "row.addArrangedSubview(a)\nrow.alignment = .\(alignment)")
        let parts = text.frame("a").split(separator: " ")
        #expect(parts.count == 4 && "\(parts[1]) \(parts[3])" == expected)
    }

    @Test("Equal spacing shares what is left")
    func equalSpacingSharesWhatIsLeft() {
        let text = stack(
            "",
            addAll + """
                row.distribution = .equalSpacing
                [a, b, c].forEach { view in view.snp.makeConstraints { $0.width.equalTo(40) } }
                """)
        #expect(frames(text) == ["10 20 40 100", "140 20 40 100", "270 20 40 100"])
    }

    @Test("Equal centring puts the middle one between the centres")
    func equalCentringPutsTheMiddleOneBetweenTheCentres() {
        let text = stack(
            "",
            addAll + """
                row.distribution = .equalCentering
                a.snp.makeConstraints { $0.width.equalTo(20) }
                b.snp.makeConstraints { $0.width.equalTo(40) }
                c.snp.makeConstraints { $0.width.equalTo(80) }
                """)
        // Centres at 20 and 270, so the middle one is centred on 145.
        #expect(frames(text) == ["10 20 20 100", "125 20 40 100", "230 20 80 100"])
    }

    @Test("Proportions follow intrinsic sizes")
    func proportionsFollowIntrinsicSizes() {
        let text = stack(
            "let toggle = UISwitch()\nlet stepper = UIStepper()",
            "row.distribution = .fillProportionally\nrow.addArrangedSubview(toggle)\nrow.addArrangedSubview(stepper)")
        // 51 and 94 points of 145 become 300 in all.
        #expect(frames(text, "toggle stepper") == ["10 20 105.5172 100", "115.5172 20 194.4828 100"])
    }

    @Test("Margins inset the arrangement")
    func marginsInsetTheArrangement() {
        let text = stack(
            "",
            """
            row.addArrangedSubview(a)
            row.isLayoutMarginsRelativeArrangement = true
            row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            """)
        #expect(frames(text, "a") == ["12 21 294 96"])
    }

    @Test("Hidden subviews take no place")
    func hiddenSubviewsTakeNoPlace() {
        let text = stack("", addAll + "row.distribution = .fillEqually\nb.isHidden = true")
        #expect(frames(text, "a c") == ["10 20 150 100", "160 20 150 100"])
    }

    @Test("A stack without size takes that of its subviews")
    func aStackWithoutSizeTakesThatOfItsSubviews() {
        let text = EvaluatedText(
            """
            class Badge: UIView {
                let column: UIStackView = {
                    let stack = UIStackView()
                    stack.axis = .vertical
                    stack.alignment = .center
                    stack.spacing = 6
                    return stack
                }()
                let dot = UIView()
                let bar = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(column)
                    column.addArrangedSubview(dot)
                    column.insertArrangedSubview(bar, at: 0)
                    column.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    dot.snp.makeConstraints { $0.size.equalTo(20) }
                    bar.snp.makeConstraints { $0.size.equalTo(CGSize(width: 60, height: 4)) }
                }
            }
            """, .swift)
        #expect(frames(text, "column bar dot") == ["0 0 60 30", "0 0 60 4", "20 10 20 20"])
        #expect(text.item("column").map { text.document[$0].unknowns } == [])
    }

    @Test("Objective-C says the same")
    func objectiveCSaysTheSame() {
        let text = EvaluatedText(
            """
            @implementation PanelView
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    UIView *a = [UIView new];
                    UIView *b = [UIView new];
                    UIStackView *row = [[UIStackView alloc] initWithArrangedSubviews:@[a, b]];
                    row.axis = UILayoutConstraintAxisVertical;
                    row.distribution = UIStackViewDistributionFillEqually;
                    row.spacing = 10;
                    [self addSubview:row];
                    [row mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.mas_equalTo(0);
                        make.width.mas_equalTo(50);
                        make.height.mas_equalTo(110);
                    }];
                }
                return self;
            }
            @end
            """, .objectiveC)
        #expect(frames(text, "a b") == ["0 0 50 50", "0 60 50 50"])
    }

    @Test("Right to left begins at the right")
    func rightToLeftBeginsAtTheRight() {
        let text = EvaluatedText(
            """
            screen "RTL" 300 x 100 rtl
            view root
            let row = UIStackView()
            let a = UIView()
            let b = UIView()
            root.addSubview(row)
            row.addArrangedSubview(a)
            row.addArrangedSubview(b)
            row.makeConstraints { make.edges.equalTo(root) }
            a.makeConstraints { make.width.equalTo(100) }
            """)
        #expect(frames(text, "a b") == ["200 0 100 100", "0 0 200 100"])
    }

    @Test(
        "What is not known leaves the subviews free",
        arguments: [
            "if Bool.random() { b.isHidden = true }",
            "b.isHidden = isCompact",
            "row.axis = isCompact ? .vertical : .horizontal",
            "row.addArrangedSubview(makeSpacer())",
            "row.removeArrangedSubview(pick())",
            "row.spacing = gap",
            "row.arrangedSubviews.forEach { $0.removeFromSuperview() }",
            "row.decorate()",
            "decorate(row)",
            "b.removeFromSuperview()",
            "row.isBaselineRelativeArrangement = true",
        ])
    func whatIsNotKnownLeavesTheSubviewsFree(_ statement: String) {
        let text = stack("", addAll + "row.distribution = .fillEqually\n" + statement)
        #expect(text.item("row").map { text.document[$0].layout.stack == nil } == true)
        #expect(text.item("a").map { text.document[$0].unknowns.contains(.constraints) } == true)
    }

    @Test(
        "A method that changes the arrangement leaves the subviews free",
        arguments: ["a.isHidden = true", "row.removeArrangedSubview(a)"])
    func aMethodThatChangesTheArrangementLeavesTheSubviewsFree(_ statement: String) {
        let text = EvaluatedText(
            """
            class Panel: UIView {
                let row = UIStackView()
                let a = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(row)
                    row.addArrangedSubview(a)
                }
                func collapse() { \(statement) }
            }
            """, .swift)
        #expect(text.item("row").map { text.document[$0].layout.stack == nil } == true)
    }

    @Test("The stack of a nib is not known")
    func theStackOfANibIsNotKnown() {
        let text = EvaluatedText(
            """
            class Panel: UIView {
                @IBOutlet var row: UIStackView!
                let a = UIView()
                override func awakeFromNib() { row.addArrangedSubview(a) }
            }
            """, .swift)
        #expect(text.item("a").map { text.document[$0].unknowns.contains(.constraints) } == true)
    }
}
