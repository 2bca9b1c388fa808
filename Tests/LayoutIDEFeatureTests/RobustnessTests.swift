// Every feature answers at every place of every beginning of a text: unfinished text is what editors mostly see.

import LayoutIDE
import Platform
import SourceText
import Testing

private let masonry = """
    screen "S" 300 x 600 safeArea(20, 0, 0, 0)
    let gap = 8
    view root { view a: UILabel { text: "ü"; font: 17 }; view b; guide g }
    a.makeConstraints { make.left.top.equalTo(root.safeArea).offset(gap) }
    [b mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(@[a, root]).insets(UIEdgeInsetsMake(1, 2, 3, 4)); }];
    a.snp.updateConstraints { $0.left.equalTo(b.snp.right).inset(-3).priority(.high) }
    state s { b.remakeConstraints { make.size.mas_equalTo(10) } }
    expect a.frame == (0, 0, 1, 2) ± 3 on "S" in s /* 😀 */
    """

private let objectiveC = """
    static CGFloat const kGap = 8;
    @implementation V
    - (void)setUp {
        UIView *a = [UIView new];
        [self addSubview:a];
        [a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.mas_left).offset(kGap); }];
    }
    @end
    """

private let swift = """
    class V: UIView {
        private lazy var a: UIView = { let v = UIView(); return v }()
        func setUp() {
            addSubview(a)
            a.snp.makeConstraints { (make) in make.edges.equalToSuperview().inset(8) }
        }
    }
    """

@Suite struct Robustness {
    /// Each answer must lie in the text.
    private func askEverything(_ bytes: [UInt8], _ dialect: Dialect, at offset: Int) {
        let analysis = Analysis(text: SourceText(bytes: bytes), dialect: dialect)
        let whole = analysis.text.range
        let place = TextOffset(offset)
        let selection = TextRange(place, place + 5)
        for item in analysis.completions(at: place) { #expect(whole.contains(item.replaceRange)) }
        _ = analysis.signatureHelp(at: place)
        _ = analysis.definition(at: place)
        _ = analysis.documentHighlights(at: place)
        _ = analysis.prepareRename(at: place)
        _ = analysis.rename(at: place, to: "other")
        for range in analysis.selectionRanges(at: place) { #expect(whole.contains(range)) }
        for edit in analysis.refactorings(in: selection).flatMap(\.edits) { #expect(whole.contains(edit.range)) }
        for edit in analysis.suppressions(in: selection).flatMap(\.edits) { #expect(whole.contains(edit.range)) }
        for character in Analysis.formattingTriggers {
            for edit in analysis.formattingEdits(afterTyping: character, at: place) {
                #expect(whole.contains(edit.range))
            }
        }
        for token in analysis.semanticTokens() { #expect(whole.contains(token.range) && !token.range.isEmpty) }
        for fold in analysis.foldingRanges() { #expect(whole.contains(fold.range)) }
        _ = analysis.inlayHints(in: whole)
        _ = analysis.codeLenses()
        _ = analysis.documentLinks()
        _ = analysis.workspaceSymbols(matching: "a")
        _ = analysis.fixAllEdits()
    }

    @Test("Every beginning", arguments: [(masonry, Dialect.masonry), (objectiveC, .objectiveC), (swift, .swift)])
    func everyBeginning(text: String, dialect: Dialect) {
        let bytes = Array(text.utf8)
        for length in stride(from: 0, through: bytes.count, by: 3) {
            askEverything(Array(bytes[..<length]), dialect, at: length)
        }
    }

    @Test("Every place", arguments: [(masonry, Dialect.masonry), (objectiveC, .objectiveC), (swift, .swift)])
    func everyPlace(text: String, dialect: Dialect) {
        let bytes = Array(text.utf8)
        for offset in stride(from: 0, through: bytes.count + 4, by: 5) { askEverything(bytes, dialect, at: offset) }
    }

    @Test("With pieces missing", arguments: [(masonry, Dialect.masonry), (objectiveC, .objectiveC), (swift, .swift)])
    func withPiecesMissing(text: String, dialect: Dialect) {
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count - 7, by: 7) {
            askEverything(Array(bytes[..<start] + bytes[(start + 7)...]), dialect, at: start)
        }
    }

    @Test("Deep nesting")
    func deepNesting() {
        let text = String(repeating: "view a { ", count: 3000) + String(repeating: "(", count: 3000)
        // As commands and the server do: threads of the system have too little stack on macOS.
        let isDone = SystemThread.result(stackSize: 8 << 20) {
            askEverything(Array(text.utf8), .masonry, at: text.utf8.count)
            return 1
        }
        #expect(isDone == 1)
    }
}
