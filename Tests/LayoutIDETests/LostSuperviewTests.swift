// Views that have no superview where they are positioned: those of controllers that are added later, and removed ones.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Views without a superview` {
    private func count(_ text: String, _ dialect: Dialect = .swift) -> Int {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "missing-add-subview" }.count
    }

    private func host(_ code: String, child: String = "private let child = ListController()") -> String {
        """
        class Host: UIViewController {
            \(child)
            override func viewDidLoad() {
                super.viewDidLoad()
                \(code)
            }
        }
        """
    }

    private static let block = "child.view.snp.makeConstraints { $0.edges.equalToSuperview() }"
    private static let add = "view.addSubview(child.view)"

    @Test(
        "The view of a controller has none before somebody adds it",
        arguments: [
            ("addChild(child)\n\(block)\n\(add)\nchild.didMove(toParent: self)", 1),
            ("addChild(child)\n\(add)\n\(block)", 0), ("\(block)\nembed(child)\n\(add)", 0),
            ("if isWide { \(block) }\n\(add)", 0), ("\(block)\n\(add)\nother.addSubview(child.view)", 0),
            ("child.view.snp.makeConstraints { $0.width.equalTo(40) }\n\(add)", 0),
        ])
    func controllers(_ code: String, expected: Int) {
        #expect(count(host(code)) == expected, "\(code)")
    }

    @Test("A controller that others give may be anybody's child, and one that is made in place is a local's")
    func givenControllers() {
        #expect(count(host("\(Self.block)\n\(Self.add)", child: "var child: ListController!")) == 0)
        #expect(count(host("let child = ListController()\n\(Self.block)\n\(Self.add)", child: "")) == 1)
        let text = """
            @implementation Host
            - (void)viewDidLoad {
                ListController *child = [[ListController alloc] init];
                [self addChildViewController:child];
                [child.view mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
                [self.view addSubview:child.view];
            }
            @end
            """
        #expect(count(text, .objectiveC) == 1)
    }

    private func panel(_ code: String) -> String {
        """
        class Panel: UIView {
            private let title = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                title.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func change(_ other: UIView) {
                \(code)
            }
        }
        """
    }

    private static let remake = "title.snp.remakeConstraints { $0.top.left.equalToSuperview() }"

    @Test(
        "What is taken out has none before it is added again",
        arguments: [
            ("title.removeFromSuperview()\n\(remake)", 1),
            ("title.removeFromSuperview()\ntitle.text = nil\n\(remake)", 1),
            ("title.removeFromSuperview()\nother.addSubview(title)\n\(remake)", 0),
            ("title.removeFromSuperview()\nbuild()\n\(remake)", 0),
            ("title.removeFromSuperview()\n[title].forEach(addSubview)\n\(remake)", 0),
            ("title.removeFromSuperview()\nviews.forEach { addSubview($0) }\n\(remake)", 0),
            ("let same = title\ntitle.removeFromSuperview()\nother.addSubview(same)\n\(remake)", 0),
            ("title.removeFromSuperview()\npresenter.refresh()\n\(remake)", 0),
            ("title.removeFromSuperview()\nother.removeFromSuperview()\nsetNeedsLayout()\n\(remake)", 1),
            ("if isHidden { title.removeFromSuperview() }\n\(remake)", 0),
            ("title.removeFromSuperview()\ntitle = UILabel()\n\(remake)", 0),
            ("title.removeFromSuperview()\ntitle.snp.remakeConstraints { $0.width.equalTo(4) }", 0),
            ("\(remake)\ntitle.removeFromSuperview()", 0),
        ])
    func removed(_ code: String, expected: Int) {
        #expect(count(panel(code)) == expected, "\(code)")
    }
}

@Suite struct `Helpers that are called again` {
    private func errors(_ calls: String, helper: String = "make") -> Int {
        messages(calls, helper: helper).count
    }

    private func messages(_ calls: String, helper: String = "make") -> [String] {
        let text = """
            class Panel: UIView {
                private let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    \(calls)
                }
                private func pin(_ view: UIView, _ gap: CGFloat) {
                    view.snp.\(helper)Constraints { $0.left.equalToSuperview().offset(gap) }
                }
            }
            """
        return Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.severity == .error }.map(\.message)
    }

    @Test("With other numbers for the same view they contradict themselves, unless they remake")
    func numbers() {
        #expect(errors("pin(box, 10)\npin(box, 20)") == 1)
        #expect(messages("pin(box, 10)\npin(box, 20)").first?.hasSuffix("run it once, or use remake there.") == true)
        #expect(errors("pin(box, 10)\npin(box, 10)") == 0)
        #expect(errors("pin(box, 10)\npin(box, 20)", helper: "remake") == 0)
        #expect(errors("if isWide { pin(box, 10) } else { pin(box, 20) }") == 0)
    }
}

@Suite struct `Masks of views that are constrained by hand` {
    private func count(_ code: String, members: String = "private let total = UILabel()") -> Int {
        let text = """
            class Receipt: UIView {
                \(members)
                func setUp() {
                    \(code)
                    NSLayoutConstraint.activate([
                        total.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                        total.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                        total.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                    ])
                }
            }
            """
        return Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "autoresizing-mask-on" }.count
    }

    @Test(
        "A mask that nobody switches off is said, not one that somebody may",
        arguments: [
            ("addSubview(total)", 1), ("addSubview(total)\ntotal.text = title()", 1),
            ("addSubview(total)\ntotal.translatesAutoresizingMaskIntoConstraints = false", 0),
            ("addSubview(total)\n[total].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }", 0),
            ("addSubview(total)\nsubviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }", 0),
            ("addSubview(total)\ntotal.forAutoLayout()", 0), ("addSubview(total)\nprepare(total)", 0),
            ("rows.addArrangedSubview(total)", 0), ("add(total)", 0),
            ("addSubview(total)\ntotal.snp.makeConstraints { $0.height.equalTo(20) }", 0),
            ("addSubview(total)\ntotal.frame = bounds", 0),
        ])
    func masks(_ code: String, expected: Int) {
        #expect(count(code) == expected, "\(code)")
    }

    @Test("A class of the program may switch it off by itself")
    func classes() {
        #expect(count("addSubview(total)", members: "private let total = PriceLabel()") == 0)
        #expect(count("addSubview(total)", members: "private let total = UILabel().forAutoLayout()") == 0)
        #expect(count("addSubview(total)", members: "@IBOutlet var total: UILabel!") == 0)
    }
}
