// What stands in the margin: frames, values, and how blocks, screens, states and expectations stand.

import LayoutIDE
import LayoutRules
import SourceText
import Testing

private let layout = """
    screen "S" 300 x 600
    screen "L" 400 x 600
    let gap = 8
    view root {
        view box: UIView
        view free
    }
    box.makeConstraints {
        make.left.top.equalTo(root).offset(gap)
        make.width.height.equalTo(root)
    }
    free.makeConstraints {
        make.width.height.equalTo(root)
    }
    state narrow {
        box.updateConstraints { make.width.equalTo(root).offset(-16) }
    }
    expect box.left == 8
    expect box.width == 300
    """

@Suite struct InlayHints {
    @Test("Frames stand behind declarations and values behind uses")
    func framesStandBehindDeclarationsAndValuesBehindUses() {
        let analysis = Fixture(layout).analysis
        let shown = analysis.inlayHints(in: analysis.text.range).map { hint -> String in
            let line = analysis.text.line(at: hint.offset)
            let start = analysis.text.lineRange(line)?.start ?? .zero
            return analysis.text[TextRange(start, hint.offset)] + " ⟨\(hint.label)⟩"
        }
        #expect(
            shown == [
                "view root ⟨(0, 0, 300, 600)⟩", "    view box: UIView ⟨(8, 8, 300, 600)⟩",
                "    view free ⟨(?, ?, 300, 600)⟩",
                "    make.left.top.equalTo(root).offset(gap ⟨= 8⟩",
            ])
    }

    @Test("Every screen is in the tooltip")
    func everyScreenIsInTheTooltip() throws {
        let analysis = Fixture(layout).analysis
        let box = try #require(analysis.inlayHints(in: analysis.text.range).first { $0.label == "(8, 8, 300, 600)" })
        #expect(box.tooltip == nil)
        let tooltip = try #require(analysis.inlayHintTooltip(at: box.offset))
        #expect(tooltip.contains("- L: `(8, 8, 400, 600)`"))
        #expect(tooltip.contains("- S, narrow: `(8, 8, 284, 600)`"))
        #expect(analysis.inlayHintTooltip(at: TextOffset(0)) == nil)
    }

    @Test("Only the range asked for is answered")
    func onlyTheRangeAskedForIsAnswered() {
        let analysis = Fixture(layout).analysis
        #expect(analysis.inlayHints(in: TextRange(0, 40)).isEmpty)
    }

    @Test("What no scenario places has no hint")
    func whatNoScenarioPlacesHasNoHint() {
        let text = """
            class V: UIView {
                let a = UIView()
                func setUp() {
                    addSubview(a)
                    a.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let analysis = Fixture(text, .swift).analysis
        #expect(analysis.inlayHints(in: analysis.text.range).isEmpty)
    }
}

@Suite struct CodeLenses {
    @Test("Titles")
    func titles() {
        let titles = Fixture(layout).analysis.codeLenses().map(\.title)
        #expect(
            titles == [
                "pass", "fail: 1 expectation", "4 constraints", "2 constraints · left and top ambiguous",
                "pass", "updates 1 chain", "pass", "fail: 400 against 300 on L",
            ])
    }

    @Test("Chinese titles")
    func chineseTitles() {
        let titles = Fixture(layout, language: .simplifiedChinese).analysis.codeLenses().map(\.title)
        #expect(titles.contains("2 条约束 · left、top 未确定"))
        #expect(titles.last == "失败：左侧 400，右侧 300（L）")
    }

    @Test("Conflicts show at their blocks")
    func conflictsShowAtTheirBlocks() {
        let text = """
            screen "S" 300 x 600
            view root { view a }
            a.makeConstraints {
                make.edges.equalTo(root)
                make.width.mas_equalTo(100)
            }
            """
        #expect(
            Fixture(text).analysis.codeLenses().map(\.title) == ["fail: 1 conflict", "5 constraints · in conflict"])
    }
}
