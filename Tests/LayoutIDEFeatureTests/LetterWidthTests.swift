// How wide texts of the system's font are.

import LayoutIDE
import SourceText
import Testing

@Suite("Widths of letters") struct LetterWidthTests {
    /// The frame of a view that code sets up and nothing makes wider.
    private func frame(_ making: String) -> String? {
        let text = """
            class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(making)
                    view.addSubview(v)
                    v.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let views = analysis.layoutReport().layouts.flatMap(\.views)
        return views.first { $0.name == "v" }?.frame?.text
    }

    /// Interface Builder lays out its own new label 41.33 wide, on a screen of three pixels a point.
    @Test("A new label is as wide as in Interface Builder, and a button as its title")
    func aNewLabelIsAsWideAsInInterfaceBuilder() {
        #expect(frame("let v = UILabel(); v.text = \"Label\"") == "(0, 0, ≈ 41.5, 20.5)")
        let button = "let v = UIButton(type: .system); v.setTitle(\"Button\", for: .normal)"
        #expect(frame(button) == "(0, 0, ≈ 46, ≈ 30)")
    }

    private func width(_ font: String, _ text: String) throws -> Double {
        let shown = try #require(self.frame("let v = UILabel(); v.font = \(font); v.text = \"\(text)\""))
        let parts = shown.split { "(), ≈".contains($0) }.compactMap { Double($0) }
        return try #require(parts.count == 4 ? parts[2] : nil)
    }

    @Test("Bold letters are wider, and those with marks as wide as without")
    func boldLettersAreWiderAndThoseWithMarksAsWide() throws {
        let regular = try width(".systemFont(ofSize: 17)", "Reset password")
        let semibold = try width(".systemFont(ofSize: 17, weight: .semibold)", "Reset password")
        let bold = try width(".boldSystemFont(ofSize: 17)", "Reset password")
        #expect(regular < semibold && semibold < bold && bold < regular * 1.1)
        #expect(try width(".systemFont(ofSize: 17)", "Réglages") == width(".systemFont(ofSize: 17)", "Reglages"))
        #expect(try width(".systemFont(ofSize: 20)", "你好") == 40)
    }

    /// Letters are set closer in 17 points than in 12, and alike from 20 points on.
    @Test("The space between letters depends on the size")
    func theSpaceBetweenLettersDependsOnTheSize() throws {
        let twelve = try width(".systemFont(ofSize: 12)", "Reset password") / 12
        let seventeen = try width(".systemFont(ofSize: 17)", "Reset password") / 17
        let twenty = try width(".systemFont(ofSize: 20)", "Reset password") / 20
        let forty = try width(".systemFont(ofSize: 40)", "Reset password") / 40
        #expect(seventeen < twelve * 0.98)
        #expect(abs(forty - twenty) < 0.05)
    }
}
