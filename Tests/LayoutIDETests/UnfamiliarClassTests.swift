// What holds of classes in applications that nobody had looked at, each beside code that is right.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Classes of unfamiliar applications` {
    private func findings(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [Finding] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { $0.rule == rule }
    }

    @Test("A view that is made anew before its constraints are made has none yet")
    func madeAnew() {
        func cell(_ body: String) -> String {
            """
            class Row: UITableViewCell {
                private var badge = UIView()
                func configure(with name: String) {
                    \(body)
                    placeBadge()
                }
                private func makeBadge() { badge = UIView() }
                private func placeBadge() {
                    contentView.addSubview(badge)
                    badge.snp.makeConstraints { $0.center.equalToSuperview() }
                }
            }
            """
        }
        #expect(findings("setup-runs-again", cell("")).count == 1)
        #expect(findings("setup-runs-again", cell("badge = UIView()")).isEmpty)
        #expect(findings("setup-runs-again", cell("makeBadge()")).isEmpty)
        #expect(findings("setup-runs-again", cell("if isNew { makeBadge() }")).count == 1)
    }

    @Test("What a tap lays over the whole screen keeps away the next tap")
    func covers() {
        func screen(_ edges: String, type: String = "UIView") -> String {
            """
            class Start: UIViewController {
                private let button = UIButton()
                private let cover = \(type)()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(button)
                    button.addTarget(self, action: #selector(open), for: .touchUpInside)
                }
                @objc private func open() {
                    view.addSubview(cover)
                    cover.snp.makeConstraints { $0.\(edges) }
                }
            }
            """
        }
        #expect(findings("setup-runs-again", screen("edges.equalToSuperview()")).isEmpty)
        #expect(findings("setup-runs-again", screen("left.top.right.equalToSuperview()")).count == 1)
        #expect(findings("setup-runs-again", screen("edges.equalToSuperview()", type: "UILabel")).count == 1)
    }

    @Test("A view that each caller configures once makes its constraints once")
    func configuredOnce() {
        func screen(_ body: String) -> String {
            """
            private class Head: UIView {
                private let label = UILabel()
                func configure(with title: String) {
                    addSubview(label)
                    label.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            class Screen: UIViewController {
                private let one = Head(), two = Head()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(body)
                }
                func show() {
                    let head = Head()
                    head.configure(with: "More")
                }
            }
            """
        }
        #expect(findings("setup-runs-again", screen("")).isEmpty)
        #expect(
            findings("setup-runs-again", screen("one.configure(with: \"A\")\ntwo.configure(with: \"B\")")).isEmpty)
        #expect(
            findings("setup-runs-again", screen("one.configure(with: \"A\")\none.configure(with: \"B\")")).count == 1)
    }

    @Test("An early return where a view has a superview already lets the rest run once")
    func superviewIsAsked() {
        func screen(_ question: String) -> String {
            """
            class Start: UIViewController {
                let button = UIButton(), menu = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.addTarget(self, action: #selector(open), for: .touchUpInside)
                }
                @objc func open() {
                    \(question)
                    view.addSubview(menu)
                    menu.snp.makeConstraints { $0.top.left.equalToSuperview() }
                }
            }
            """
        }
        #expect(findings("setup-runs-again", screen("if menu.superview != nil { return }")).isEmpty)
        #expect(findings("setup-runs-again", screen("")).count == 1)
    }

    @Test("A cell that is new for each row is set up once")
    func newCells() {
        func list(_ cell: String) -> String {
            """
            class List: UIViewController, UITableViewDataSource {
                func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = \(cell)
                    cell.configure(with: "a")
                    return cell
                }
            }
            class PlainCell: UITableViewCell {
                private let label = UILabel()
                func configure(with text: String) {
                    contentView.addSubview(label)
                    label.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        }
        #expect(findings("setup-runs-again", list("PlainCell()")).isEmpty)
        let used = "table.dequeueReusableCell(withIdentifier: \"a\") as? PlainCell ?? PlainCell()"
        #expect(findings("setup-runs-again", list(used)).count == 1)
        let objectiveC = """
            @interface PlainCell : UITableViewCell
            @property (nonatomic, strong) UILabel *label;
            @end
            @implementation PlainCell
            - (void)configureWithText:(NSString *)text {
                [self.contentView addSubview:self.label];
                [self.label mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.contentView); }];
            }
            @end
            @implementation List
            - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)indexPath {
                PlainCell *cell = [[PlainCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
                [cell configureWithText:@"a"];
                return cell;
            }
            @end
            """
        #expect(findings("setup-runs-again", objectiveC, .objectiveC).isEmpty)
    }

    @Test("A set-up that only the superclass has, and that it has run, is called a second time")
    func inheritedSetUp() {
        func text(_ body: String) -> String {
            """
            class Base: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUpViews()
                }
                func setUpViews() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            class Detail: Base {
                override func viewDidLoad() {
                    \(body)
                }
            }
            """
        }
        #expect(findings("set-up-twice", text("super.viewDidLoad()\nsetUpViews()")).count == 1)
        #expect(findings("set-up-twice", text("super.viewDidLoad()")).isEmpty)
        #expect(findings("set-up-twice", text("setUpViews()")).isEmpty)
    }

    @Test("A plain view that is tapped, and a field that is seen, are too small as buttons are")
    func smallTargets() {
        func text(_ type: String, _ also: String, _ size: String = "width.equalTo(14)") -> String {
            """
            class Row: UIView {
                private let dot = \(type)()
                func setUp() {
                    addSubview(dot)
                    \(also)
                    dot.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        make.\(size)
                    }
                }
            }
            """
        }
        let tap = "dot.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pick)))"
        #expect(findings("small-touch-target", text("UIView", tap)).count == 1)
        #expect(findings("small-touch-target", text("UIView", tap, "width.equalTo(44)")).isEmpty)
        #expect(findings("small-touch-target", text("UIView", "")).isEmpty)
        #expect(findings("small-touch-target", text("UITextField", "")).count == 1)
        for also in ["dot.alpha = 0.01", "dot.tintColor = .clear", "dot.becomeFirstResponder()", "dot.isHidden = true"]
        {
            #expect(findings("small-touch-target", text("UITextField", also)).isEmpty, "\(also)")
        }
    }

    @Test("A statement with an error is not called a repetition, too")
    func errorsAndDuplicates() {
        func text(_ second: String) -> String {
            """
            class Card: UIView {
                private let box = UIView()
                func setUp() {
                    addSubview(box)
                    box.snp.makeConstraints { make in
                        make.left.equalToSuperview()
                        make.width.height.equalTo(40)
                        make.top.equalToSuperview()
                    }
                    box.snp.makeConstraints { make in
                        \(second)
                    }
                }
            }
            """
        }
        let both = text("make.size.equalTo(CGSize(width: 40, height: 50))")
        #expect(findings("unsatisfiable", both).count == 1)
        #expect(findings("duplicate-constraint", both).isEmpty)
        #expect(findings("duplicate-constraint", text("make.width.equalTo(40)")).count == 1)
    }
}
