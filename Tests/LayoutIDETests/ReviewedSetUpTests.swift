// Set-ups that run again, and views in the wrong place of the hierarchy, that a reviewer saw in applications, in the smallest
// texts in which they were missed.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("What reviewers saw of set-ups that run again, and of hierarchies")
struct ReviewedSetUpTests: ReviewedText {
    // MARK: Set-ups

    @Test(
        "A branch that is taken again makes again what only the other branch takes out",
        arguments: [
            ("empty.removeFromSuperview()", true), ("empty.removeFromSuperview(); full.removeFromSuperview()", false),
        ])
    func branchOfCell(_ removal: String, isReported: Bool) {
        let text = """
            class Row: UITableViewCell {
                private let full = UIView()
                private let empty = UIView()
                func configure(_ items: [Int]) {
                    if items.isEmpty {
                        contentView.addSubview(empty)
                    } else {
                        \(removal)
                        contentView.addSubview(full)
                        full.snp.makeConstraints { $0.edges.equalToSuperview() }
                    }
                }
            }
            """
        #expect(messages(text, "setup-runs-again").isEmpty != isReported)
    }

    @Test(
        "What others hand an ordinary view makes constraints each time, by anchors, too",
        arguments: [
            ("func configure(_ title: String) { box.snp.makeConstraints { $0.height.equalTo(title.count) } }", true),
            (
                "func configure(_ title: String) { box.heightAnchor.constraint(equalToConstant: 4).isActive = true }",
                true
            ),
            (
                "func setTitle(_ title: String) { arrange() }\nprivate func arrange() { box.snp.makeConstraints { $0.height.equalTo(4) } }",
                true
            ),
            // Nobody outside of the class can call it; the class calls it itself; it sets the view up; it keeps the constraint.
            ("private func configure(_ title: String) { box.snp.makeConstraints { $0.height.equalTo(4) } }", false),
            ("func setUp(_ title: String) { box.snp.makeConstraints { $0.height.equalTo(4) } }", false),
            ("func setTitle(_ title: String) { box.snp.remakeConstraints { $0.height.equalTo(title.count) } }", false),
            (
                "func configure(_ title: String) { height = box.heightAnchor.constraint(equalToConstant: 4); height.isActive = true }",
                false
            ),
            (
                "func configure(_ title: String) { if title.isEmpty { box.snp.makeConstraints { $0.height.equalTo(4) } } }",
                false
            ),
        ])
    func handedView(_ method: String, isReported: Bool) {
        let text = view(
            "private let box = UIView(); private var height = NSLayoutConstraint()",
            "addSubview(box)\nbox.snp.makeConstraints { $0.top.left.right.equalToSuperview() }", method)
        #expect(messages(text, "setup-runs-again").contains { $0.contains("given something to show") } == isReported)
    }

    @Test(
        "What is taken out elsewhere leaves the constraints of other views",
        arguments: [
            ("box.removeFromSuperview()", false), ("other.removeFromSuperview()", true),
            ("subviews.forEach { $0.removeFromSuperview() }", false), ("rows.removeLast().removeFromSuperview()", true),
            ("rows.append(box); rows.removeLast().removeFromSuperview()", false),
        ])
    func takenOutElsewhere(_ removal: String, isReported: Bool) {
        let text = view(
            "private let box = UIView(); private let other = UIView(); private var rows: [UIView] = []",
            "addSubview(box)\naddSubview(other)\nother.snp.makeConstraints { $0.edges.equalToSuperview() }",
            """
            func configure(_ title: String) { box.snp.makeConstraints { $0.edges.equalToSuperview() } }
            func clear() { \(removal) }
            """)
        #expect(messages(text, "setup-runs-again").isEmpty != isReported)
    }

    @Test("A set-up of another object that an appearance runs makes its constraints again")
    func setUpOfOther() {
        let text = """
            class Panel: UIView {
                private let box = UIView()
                func layOut() {
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            class Page: UIViewController {
                private let panel = Panel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(panel)
                    panel.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    panel.layOut()
                }
            }
            """
        #expect(messages(text, "setup-runs-again").contains { $0.contains("`layOut` makes constraints of `box`") })
    }

    @Test(
        "What each layout pass remakes is said once a method, not what new safe areas do",
        arguments: [
            ("layoutSubviews()", 1), ("safeAreaInsetsDidChange()", 0),
            ("traitCollectionDidChange(_ old: UITraitCollection?)", 0),
        ])
    func remadeInPass(_ method: String, count: Int) {
        let text = view(
            "private let box = UIView(); private let other = UIView()", "addSubview(box)\naddSubview(other)",
            """
            override func \(method) { place() }
            private func place() {
                box.snp.remakeConstraints { $0.edges.equalToSuperview() }
                other.snp.remakeConstraints { $0.edges.equalToSuperview() }
            }
            """)
        #expect(messages(text, "constraints-in-layout-pass").count == count)
    }

    // MARK: Silence

    @Test(
        "A button that one method knows is a target where something answers it, or may",
        arguments: [
            ("", 0), ("arrow.addTarget(self, action: #selector(go), for: .touchUpInside)", 1), ("last = arrow", 1),
            ("show(arrow)", 1),
        ])
    func localButton(_ more: String, count: Int) {
        let text = view(
            "var last: UIButton?",
            """
            let arrow = UIButton()
            addSubview(arrow)
            arrow.snp.makeConstraints { $0.right.centerY.equalToSuperview(); $0.size.equalTo(15) }
            \(more)
            """)
        #expect(messages(text, "small-touch-target").count == count)
    }

    @Test(
        "What an override of prepareForReuse misses is nothing where UIKit does nothing",
        arguments: [("UICollectionViewCell", 0), ("UITableViewCell", 1)])
    func reuseWithoutSuper(_ base: String, count: Int) {
        let text = view(
            "private let box = UIView()", "addSubview(box)\nbox.snp.makeConstraints { $0.edges.equalToSuperview() }",
            "override func prepareForReuse() { box.isHidden = true }", of: base)
        #expect(messages(text, "missing-super-call").count == count)
    }

    @Test(
        "A helper that adds several views has one name, however it is spelt", arguments: ["addSubviews", "addSubViews"])
    func helperThatAdds(_ name: String) {
        let text = view(
            "private let bar = UIView(); private let photo = UIImageView()",
            """
            addSubview(bar)
            bar.\(name)([photo])
            bar.snp.makeConstraints { $0.leading.top.equalToSuperview(); $0.height.equalTo(84) }
            photo.snp.makeConstraints { $0.leading.equalTo(self).offset(19); $0.top.equalTo(bar); $0.size.equalTo(63) }
            """)
        #expect(messages(text, "ambiguous-size").count == 1)
    }

    // MARK: Hierarchy

    @Test(
        "A view beside a scroll view that follows its content is drawn over what lies around",
        arguments: [
            ("$0.top.equalTo(text.snp.bottom)", "", true), ("$0.top.equalTo(scroll.snp.bottom)", "", false),
            // It stays where it is when the content leaves; it is no view of the set-up; nothing scrolls vertically.
            ("$0.top.equalTo(text.snp.bottom).priority(700); $0.top.greaterThanOrEqualToSuperview()", "", false),
            ("$0.top.equalTo(text.snp.bottom)", "line.isHidden = true", false),
            ("$0.top.equalTo(text.snp.bottom)", "text.snp.makeConstraints { $0.height.equalTo(scroll) }", false),
        ])
    func besideScrollView(_ place: String, _ more: String, isReported: Bool) {
        let text = view(
            "private let scroll = UIScrollView(); private let text = UIView(); private let line = UIView()",
            """
            addSubview(scroll)
            scroll.addSubview(text)
            addSubview(line)
            scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
            text.snp.makeConstraints { $0.edges.width.equalToSuperview() }
            \(more)
            line.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.height.equalTo(1); \(place) }
            """)
        #expect(messages(text, "follows-scrolled-view").isEmpty != isReported)
    }

    @Test(
        "Only subviews of one view have an order",
        arguments: [
            ("[card sendSubviewToBack:self.contentView];", 1), ("[self.contentView sendSubviewToBack:card];", 0),
            ("[self.contentView bringSubviewToFront:self.title];", 1), ("[card bringSubviewToFront:self.title];", 0),
            ("[self.contentView insertSubview:[UIView new] belowSubview:self.title];", 1),
        ])
    func order(_ message: String, count: Int) {
        let text = """
            @interface PNCard : UITableViewCell
            @property (nonatomic, strong) UILabel *title;
            @end
            @implementation PNCard
            - (void)setUp {
                UIView *card = [UIView new];
                self.title = [UILabel new];
                [self.contentView addSubview:card];
                [card addSubview:self.title];
                [card mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.mas_equalTo(0); }];
                \(message)
            }
            @end
            """
        #expect(messages(text, "order-among-non-siblings", .objectiveC).count == count)
    }

    @Test(
        "What a class adds to itself is a subview of each of its instances, and one order between two views is said once"
    )
    func orderOfInstance() {
        let text = """
            class List: UIView {
                let head = UIView()
                let foot = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(head)
                    head.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            class Panel: UIView {
                private let list = List()
                private let bar = UIView()
                private let line = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(list)
                    addSubview(bar)
                    bar.addSubview(line)
                    list.snp.makeConstraints { $0.edges.equalToSuperview() }
                    bar.snp.makeConstraints { $0.edges.equalToSuperview() }
                    line.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func fold() {
                    let head = list.head
                    list.sendSubviewToBack(head)
                    sendSubviewToBack(line)
                }
                func open() { bringSubviewToFront(line) }
            }
            """
        let found = messages(text, "order-among-non-siblings")
        #expect(found.count == 1)
        #expect(found.first?.contains("`line` is not a subview of `self`") == true)
        #expect(found.first?.contains("One more place") == true)
    }

    @Test(
        "A controller's view comes with its controller",
        arguments: [
            ("view.addSubview(child.view)", 1), ("addChild(child); view.addSubview(child.view)", 0),
            ("embed(child); view.addSubview(child.view)", 0), ("view.window?.addSubview(child.view)", 0),
            ("child.willMove(toParent: self); view.addSubview(child.view)", 0),
        ])
    func childController(_ code: String, count: Int) {
        let text = """
            class Page: UIViewController {
                private let child = ListViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                    child.view.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(messages(text, "child-controller-not-added").count == count)
    }

    @Test(
        "A box around a control is content of the cell, also where it covers the cell",
        arguments: [("box.addSubview(more)", 1), ("contentView.addSubview(more)", 0)])
    func boxedControl(_ addition: String, count: Int) {
        let text = """
            class Row: UITableViewCell {
                private let box = UIView()
                private let more = UIButton()
                func setUp() {
                    addSubview(box)
                    \(addition)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                    more.snp.makeConstraints { $0.center.equalToSuperview() }
                }
            }
            """
        #expect(messages(text, "cell-subview-outside-content-view").count == count)
    }

    @Test(
        "What follows from the rest of its block does so in a branch, too, but not from what another branch leaves out",
        arguments: [
            ("$0.centerX.left.right.bottom.equalToSuperview()", 1),
            (
                "if isNarrow { $0.left.right.equalToSuperview() } else { $0.width.equalTo(90) }; $0.centerX.bottom.equalToSuperview()",
                0
            ),
        ])
    func redundantInBranch(_ body: String, _ count: Int) {
        let text = view(
            "private let bar = UIView(); var isWide = false; var isNarrow = false", "if isWide { place() }",
            """
            private func place() {
                addSubview(bar)
                bar.snp.makeConstraints { \(body); $0.height.equalTo(45) }
            }
            """)
        #expect(messages(text, "redundant-constraint").count == count)
    }

    @Test(
        "What leads to a view that is taken out goes with it",
        arguments: [("chart.removeFromSuperview()", 0), ("panel.setNeedsLayout()", 1)])
    func goesWithItsTarget(_ reuse: String, _ count: Int) {
        let text = """
            class RouteCell: UITableViewCell {
                private let panel = UIView()
                private var chart = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(panel)
                    panel.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
                }
                func configure(for route: Route) {
                    chart = UIView()
                    contentView.addSubview(chart)
                    panel.snp.makeConstraints { $0.bottom.equalTo(chart.snp.top).offset(-8) }
                    chart.snp.remakeConstraints { $0.left.right.bottom.equalToSuperview(); $0.height.equalTo(40) }
                }
                override func prepareForReuse() {
                    super.prepareForReuse()
                    \(reuse)
                }
            }
            """
        #expect(messages(text, "setup-runs-again").count == count)
    }
}
