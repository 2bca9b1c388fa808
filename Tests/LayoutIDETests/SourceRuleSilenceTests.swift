// Code that looks like a mistake to the rules about sources and is none: they stay silent.

import LayoutIDE
import SourceText
import Testing

@Suite struct SourceRuleSilenceTests {
    private func findings(_ text: String, _ rule: RuleID, _ dialect: Dialect) -> [String] {
        var configuration = AnalysisConfiguration()
        configuration.severities[rule] = .warning
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    /// What each of the tests below varies is reported as it stands here.
    @Test(
        "Control",
        arguments: [
            (
                "layout-off-main-thread", "UIView",
                "func f() { DispatchQueue.global().async { self.a.snp.makeConstraints { $0.width.equalTo(1) } } }"
            ),
            (
                "layout-if-needed-wrong-view", "UIView",
                """
                func f() {
                    a.snp.updateConstraints { $0.left.equalTo(1) }
                    UIView.animate(withDuration: 1) { self.a.layoutIfNeeded() }
                }
                """
            ),
            (
                "make-in-reuse-path", "UITableViewCell",
                "func fill(_ h: CGFloat) { a.snp.makeConstraints { $0.height.equalTo(h) } }"
            ),
            (
                "missing-super-update-constraints", "UIView",
                "override func updateConstraints() { a.snp.makeConstraints { $0.height.equalTo(4) } }"
            ),
            (
                "root-view-constrained", "UIViewController",
                "func viewDidLoad() { view.snp.makeConstraints { $0.left.equalTo(8) } }"
            ),
            (
                "constrain-content-view", "UITableViewCell",
                "func setUp() { contentView.snp.makeConstraints { $0.left.equalTo(8) } }"
            ),
        ])
    func control(_ rule: String, _ superclass: String, _ method: String) {
        #expect(findings(swift(superclass, "let a = UIView()\n" + method), RuleID(rule), .swift).count == 1)
    }

    /// The member lines of a class of one superclass.
    private func swift(_ superclass: String, _ members: String) -> String { "class A: \(superclass) {\n\(members)\n}" }

    @Test(
        "A view that something may add is not called missing",
        arguments: [
            "func f() { host.addSubview(badge) }", "func f() { [badge].forEach { addSubview($0) } }",
            "func f() { place(badge) }", "func f() -> UIView { return badge }", "func f() { other = badge }",
            "func f() { badge.show(in: self) }", "func f() { UIStackView(arrangedSubviews: [badge]) }",
            "func f() { views.append(badge) }", "func f() { addSubview(self.badge) }", "var all: [UIView] { [badge] }",
            "var shown: UIView { badge }", "lazy var box = Box(badge: badge)", "func f() { add { badge } }",
            "func f() { other.badge = x }", "func f() { table.tableHeaderView = badge\n }",
        ])
    func escapes(_ line: String) {
        let setUp = "private let badge = UIView()\nfunc setUp() { badge.snp.makeConstraints { $0.left.equalTo(8) } }\n"
        #expect(findings(swift("UIView", setUp), "missing-add-subview", .swift).count == 1)
        #expect(findings(swift("UIView", setUp + line), "missing-add-subview", .swift) == [])
    }

    @Test(
        "A member that other files see, comes from a nib, or only has a size is not called missing",
        arguments: [
            "let badge = UIView()", "@IBOutlet private var badge: UIView!", "private(set) var badge = UIView()",
            "private let badge = BadgeView()", "private lazy var badge: UIView = makeBadge()",
        ])
    func visible(_ declaration: String) {
        let text = declaration + "\nfunc setUp() { badge.snp.makeConstraints { $0.left.equalTo(8) } }"
        #expect(findings(swift("UIView", text), "missing-add-subview", .swift) == [])
        let size = "private let badge = UIView()\nfunc setUp() { badge.snp.makeConstraints { $0.size.equalTo(8) } }"
        #expect(findings(swift("UIView", size), "missing-add-subview", .swift) == [])
    }

    @Test("A variable called `view` is not the controller's, nor one called `contentView` the cell's")
    func otherViews() {
        let view = """
            func viewDidLoad() {
                let view = UIView()
                host.addSubview(view)
                view.snp.makeConstraints { $0.left.equalTo(8) }
            }
            """
        #expect(findings(swift("UIViewController", view), "root-view-constrained", .swift) == [])
        let content = """
            let contentView = UIView()
            func setUp() {
                addSubview(contentView)
                contentView.snp.makeConstraints { $0.left.equalTo(8) }
            }
            """
        #expect(findings(swift("UITableViewCell", content), "constrain-content-view", .swift) == [])
    }

    @Test(
        "Work that comes back to the main queue, or whose queue is not known, is left alone",
        arguments: [
            "DispatchQueue.main.async { MAKE }", "DispatchQueue.global().async { DispatchQueue.main.sync { MAKE } }",
            "DispatchQueue.global().async { self.load { MAKE } }", "queue.async { MAKE }",
            "DispatchQueue.global().sync { MAKE }",
            "DispatchQueue.global().async { if Thread.isMainThread { return }; MAKE }",
        ])
    func queues(_ code: String) {
        let body = code.replacing("MAKE", with: "self.a.snp.makeConstraints { $0.width.equalTo(1) }")
        #expect(
            findings(swift("UIView", "let a = UIView()\nfunc f() { \(body) }"), "layout-off-main-thread", .swift) == [])
    }

    @Test(
        "An animation that lays out more than the moved view, or changes more, is left alone",
        arguments: [
            "a.snp.updateConstraints { $0.width.equalTo(1) }",
            "a.snp.updateConstraints { $0.left.equalTo(1) }; change()",
            "a.snp.updateConstraints { $0.left.equalTo(1) }; b.snp.updateConstraints { $0.left.equalTo(1) }",
            "a.snp.updateConstraints { $0.left.equalTo(1) }; top.constant = 4", "top.isActive = true",
        ])
    func animations(_ change: String) {
        let text =
            "let a = UIView()\nfunc f() { \(change); UIView.animate(withDuration: 1) { self.a.layoutIfNeeded() } }"
        #expect(findings(swift("UIView", text), "layout-if-needed-wrong-view", .swift) == [])
    }

    @Test(
        "A cell that makes constraints once is left alone",
        arguments: [
            "func fill(_ h: CGFloat) { guard !done else { return }; MAKE }",
            "func fill(_ h: CGFloat) { if first { MAKE } }",
            "init(h: CGFloat) { MAKE }", "init() { fill(4) }\nfunc fill(_ h: CGFloat) { MAKE }",
            "func fill(_ h: CGFloat) { photo.removeFromSuperview(); MAKE }",
            "func fill(_ h: CGFloat) { photo = UIView(); MAKE }",
            "func fill(_ h: CGFloat) { photo.snp.makeConstraints { $0.height.equalTo(4) } }",
        ])
    func cells(_ method: String) {
        let body = method.replacing("MAKE", with: "photo.snp.makeConstraints { $0.height.equalTo(h) }")
        #expect(findings(swift("UITableViewCell", "var photo = UIView()\n" + body), "make-in-reuse-path", .swift) == [])
    }

    @Test(
        "An override that calls its superclass anywhere is left alone, and so is a method of another kind of type",
        arguments: [
            ("UIView", "override func updateConstraints() { if x { super.updateConstraints() }; MAKE }"),
            ("UIView", "func updateConstraints(_ animated: Bool) { MAKE }"),
            ("UIView", "static func updateConstraints() { MAKE }"),
            ("Updater", "override func updateConstraints() { MAKE }"),
        ])
    func overrides(_ superclass: String, _ method: String) {
        let body = method.replacing("MAKE", with: "a.snp.makeConstraints { $0.height.equalTo(4) }")
        #expect(
            findings(swift(superclass, "let a = UIView()\n" + body), "missing-super-update-constraints", .swift) == [])
    }

    @Test("What another file makes twice is left to that file, also where a fix would stand behind the end of this one")
    func duplicatesOfOtherFiles() {
        let other = """
            class Chat: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        make.height.equalTo(40)
                        make.height.equalTo(40)
                        make.width.equalTo(40)
                    }
                }
            }
            """
        let text = "extension Chat {\n    func drop() { box.snp.updateConstraints { $0.height.equalTo(4) } }\n}\n"
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [IndexedSource(text: SourceText(other), dialect: .swift, path: "Chat.swift", role: .implementation)],
            device: nil)
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration)
        #expect(analysis.document.constraints.count > 4)
        #expect(analysis.findings.filter { $0.rule == "duplicate-constraint" }.isEmpty)
    }

    @Test("With its shorthand, Masonry's `right` is an edge")
    func shorthand() {
        let text = """
            #define MAS_SHORTHAND
            @implementation CardView
            - (void)setUp {
                UIView *box = [UIView new];
                [text mas_makeConstraints:^(MASConstraintMaker *make) { make.left.mas_equalTo(box.right); }];
            }
            @end
            """
        #expect(findings(text, "frame-category-scalar", .objectiveC) == [])
        let plain = String(text.drop { $0 != "@" })
        #expect(findings(plain, "frame-category-scalar", .objectiveC).count == 1)
        // As a prefix header of the project says.
        for (prefix, expected) in [("#define MAS_SHORTHAND\n", 0), ("#ifdef MAS_SHORTHAND\n#endif\n", 1)] {
            let header = IndexedSource(
                text: SourceText(prefix), dialect: .objectiveC, path: "Prefix.pch", role: .header)
            var configuration = AnalysisConfiguration()
            configuration.index = SymbolIndex([header], device: nil)
            let all = Analysis(text: SourceText(plain), dialect: .objectiveC, configuration: configuration).findings
            #expect(all.filter { $0.rule == "frame-category-scalar" }.count == expected)
        }
    }
}
