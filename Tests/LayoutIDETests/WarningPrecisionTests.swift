// Warnings that readers of real code found true in what they ask for and not in what they say, or not worth saying.

import LayoutIDE
import SourceText
import Testing

@Suite struct WarningPrecisionTests {
    private func messages(_ rule: RuleID, _ body: String) -> [String] {
        let text = """
            class Panel: UIView {
                private let title = UILabel()
                private let bar = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(bar)
            \(body)
                }
            }
            """
        return Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    @Test(
        "An inset between siblings makes, asks for or allows an overlap, as its relation says",
        arguments: [
            ("top.equalTo(title.snp.bottom)", "makes the two views overlap by 8"),
            ("top.greaterThanOrEqualTo(title.snp.bottom)", "lets the two views overlap by up to 8"),
            ("top.lessThanOrEqualTo(title.snp.bottom)", "makes the two views overlap by at least 8"),
            ("right.lessThanOrEqualTo(title.snp.left)", "lets the two views overlap by up to 8"),
            ("right.greaterThanOrEqualTo(title.snp.left)", "makes the two views overlap by at least 8"),
        ])
    func insets(_ relation: String, _ expected: String) {
        let said = messages("inset-on-sibling-gap", "bar.snp.makeConstraints { $0.\(relation).inset(8) }")
        #expect(said.count == 1)
        #expect(said.allSatisfy { $0.contains(expected) })
    }

    @Test(
        "A badge on a corner is meant to hang out of it",
        arguments: [
            ("$0.trailing.top.equalToSuperview().inset(-4)", 0),
            ("$0.left.bottom.equalToSuperview().inset(-4)", 0),
            ("$0.trailing.equalToSuperview().offset(4); $0.top.equalToSuperview().offset(4)", 1),
            ("$0.trailing.bottom.equalToSuperview().inset(-4)", 2),
        ])
    func corners(_ edges: String, _ count: Int) {
        let block = "bar.snp.makeConstraints { \(edges); $0.size.equalTo(8) }"
        #expect(messages("trailing-sign", block).count == count)
    }

    @Test(
        "What an edge that lets its view hang out needs depends on whether the view has a size",
        arguments: [
            ("let list = UITableView()", "use `equalTo`"), ("let list = UILabel()", "need `lessThanOrEqualTo`"),
            ("let list = Chip()", "need `lessThanOrEqualTo`"),
        ])
    func outwards(_ view: String, _ advice: String) {
        let block = """
            \(view)
            addSubview(list)
            list.snp.makeConstraints { make in
                make.left.right.top.equalToSuperview()
                make.bottom.greaterThanOrEqualToSuperview()
            }
            """
        let said = messages("inequality-outwards", block)
        #expect(said.count == 1)
        #expect(said.allSatisfy { $0.contains(advice) })
    }

    @Test("Two views of one name are told apart by the line where one is declared")
    func sameNames() {
        let text = """
            class Page: UIViewController {
                override func viewDidLoad() {
                    let view = UIView()
                    self.view.addSubview(view)
                    view.snp.makeConstraints {
                        $0.left.equalTo(self.view).offset(20)
                        $0.right.equalTo(self.view).offset(-20)
                        $0.width.equalTo(37)
                    }
                }
            }
            """
        let said = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .map(\.message).joined()
        #expect(said.contains("`view (line 3).left == view.left + 20`"))
        #expect(!said.contains("`view.left == view.left + 20`"))
    }

    @Test(
        "A quotient of integers is said where it multiplies something",
        arguments: [
            ("$0.height.equalTo(bar.snp.width).multipliedBy(9/16)", 1),
            ("$0.height.equalToSuperview().multipliedBy(1/2)", 1), ("$0.height.equalTo(90).multipliedBy(9/16)", 0),
        ])
    func quotients(_ chain: String, _ expected: Int) {
        #expect(messages("integer-division-multiplier", "bar.snp.makeConstraints { \(chain) }").count == expected)
    }

    @Test(
        "A bar of given height may stretch the text that it hangs on down to the end",
        arguments: [
            ("$0.top.equalTo(title.snp.bottom); $0.height.equalTo(2)", 0),
            // Nothing above gives way.
            ("$0.top.equalTo(title.snp.bottom)", 1), ("$0.top.equalToSuperview(); $0.height.equalTo(2)", 1),
        ])
    func stretching(_ chains: String, _ expected: Int) {
        let text = "title.snp.makeConstraints { $0.top.left.equalToSuperview() }"
        let bar = "bar.snp.makeConstraints { $0.left.right.equalToSuperview(); \(chains)"
        let end = "$0.bottom.greaterThanOrEqualToSuperview().offset(-8) }"
        #expect(messages("inequality-outwards", "\(text)\n\(bar); \(end)").count == expected)
        let held = text.replacing("$0.top", with: "$0.height.equalTo(30); $0.top")
        #expect(messages("inequality-outwards", "\(held)\n\(bar); \(end)").count == 1)
    }
}
