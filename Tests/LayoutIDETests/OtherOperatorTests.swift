// Chains that code of somebody goes on with: operators and helpers that no file of the program declares.

import LayoutIDE
import SourceText
import Testing

@Suite("Operators and helpers of others") struct OtherOperatorTests {
    private func findings(_ statement: String) -> [String] {
        let text = """
            class C: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        \(statement)
                    }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        return analysis.findings.map(\.rule.description)
    }

    @Test(
        "A chain that other code goes on with lacks no relation, and nothing is said of what it may place",
        arguments: [
            "make.top == view.snp.bottom + 8", "make.width == 3", "make.left >= 0; make.right <= 0", "3 == make.width",
            "make.top ~ view", "make.centerY -- view", "make.centerY |==| view", "pin(make.top, 8)", "make.center()",
            "make.center(offset: (0, 4), of: view)", "[make.top, make.left].forEach { $0.pinned() }",
            "_ = make.height", "kept = make.leading", "let top = make.top\ntop.isPinned()",
            "if wide { make.width == 3 }",
            "keep { make.centerX }",
        ])
    func otherCode(statement: String) {
        #expect(findings(statement) == [])
    }

    @Test(
        "A chain that is a statement by itself still lacks one",
        arguments: [
            "make.top", "make.left.right // edges", "make.height /* later */", "make.width; make.top.equalTo(view)",
            "make.size }; f(); box.snp.makeConstraints { $0.left.equalTo(view)",
        ])
    func statements(statement: String) {
        #expect(findings(statement).contains("missing-relation"))
    }
}
