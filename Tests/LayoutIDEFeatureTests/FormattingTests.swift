// What formatting changes, and that it changes nothing else.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

private func formatted(_ text: String, _ options: FormattingOptions = FormattingOptions()) -> String {
    let analysis = Fixture(text).analysis
    return analysis.text.applying(analysis.formattingEdits(options: options)).string
}

/// What the text means: its constraints, frames and problems, without places.
private func meaning(_ text: String) -> [String] {
    let analysis = Fixture(text).analysis
    let constraints = analysis.document.constraints.map {
        "\($0.firstItem) \($0.firstAttribute) \($0.relation) \($0.target) \($0.multiplier ?? 0) \($0.constant ?? 0)"
    }
    return constraints + analysis.solved.flatMap { $0.solution.frames.map { "\($0)" } }
        + analysis.findings.map { "\($0.rule)" }
}

private let messy = """


    // top
    screen   "S" 300x600   safeArea( 20,0 ,0,0 )
    let gap=8+  2*3


    let insets  = UIEdgeInsetsMake( 1,2,3,4 )   // aligned
    view root{

    view a :UILabel{intrinsicSize:64x20;hugging:251,251}
          view b
            guide column
    }
    a.makeConstraints{
    make.left.equalTo(root).offset( -gap )
      make.top
    .equalTo(root)
    .offset(gap)
    }
    [b mas_makeConstraints:^(MASConstraintMaker *make) {
      make.size.mas_equalTo(CGSizeMake(1,2));
        make.left.equalTo(a.mas_right).offset(gap-2);
    }];
    b.snp.updateConstraints{ make in make.left.equalTo(a.snp.right).offset(3) }
    expect a.left==-14 ± 0.5   on "S"


    """

private let tidy = """
    // top
    screen "S" 300 x 600 safeArea(20, 0, 0, 0)
    let gap = 8 + 2 * 3

    let insets = UIEdgeInsetsMake(1, 2, 3, 4)   // aligned
    view root {
        view a: UILabel { intrinsicSize: 64 x 20; hugging: 251, 251 }
        view b
        guide column
    }
    a.makeConstraints {
        make.left.equalTo(root).offset(-gap)
        make.top
            .equalTo(root)
            .offset(gap)
    }
    [b mas_makeConstraints:^(MASConstraintMaker *make) {
        make.size.mas_equalTo(CGSizeMake(1, 2));
        make.left.equalTo(a.mas_right).offset(gap - 2);
    }];
    b.snp.updateConstraints { make in make.left.equalTo(a.snp.right).offset(3) }
    expect a.left == -14 ± 0.5 on "S"

    """

@Suite struct Formatting {
    @Test("A messy file becomes tidy")
    func aMessyFileBecomesTidy() { #expect(formatted(messy) == tidy) }

    @Test("A tidy file stays")
    func aTidyFileStays() {
        #expect(formatted(tidy) == tidy)
        #expect(Fixture(tidy).analysis.formattingEdits().isEmpty)
    }

    @Test("Several ranges are formatted as each of them")
    func severalRangesAreFormattedAsEachOfThem() {
        let analysis = Fixture(messy).analysis
        let lines = (0..<analysis.text.lineCount).compactMap { analysis.text.lineRange($0) }
        #expect(analysis.formattingEdits(in: lines.reversed() + lines) == analysis.formattingEdits())
        #expect(analysis.formattingEdits(in: [TextRange]()).isEmpty)
        for (first, second) in zip(lines, lines.dropFirst(2)) {
            let each = analysis.formattingEdits(in: first) + analysis.formattingEdits(in: second)
            #expect(analysis.formattingEdits(in: [second, first]) == each)
        }
    }

    @Test("Meaning stays")
    func meaningStays() {
        #expect(meaning(messy) == meaning(tidy))
        #expect(!meaning(tidy).isEmpty)
    }

    @Test("Tabs are an option")
    func tabsAreAnOption() {
        #expect(formatted("view a {\nview b\n}\n", FormattingOptions(indentation: .tabs)) == "view a {\n\tview b\n}\n")
    }

    @Test("Line endings stay")
    func lineEndingsStay() {
        #expect(
            formatted("view a {\r\nview b\r\n}\r\n\r\n\r\nview c") == "view a {\r\n    view b\r\n}\r\n\r\nview c\r\n")
    }

    @Test(
        "Any text keeps its words and is formatted once",
        arguments: [
            "", "\n", "view", "view a {", "}}}", "make..right", "a.makeConstraints { make.left.equalTo(", "let x = \"",
            "/* unfinished", "view a { intrinsicSize: none x 20 }", "let a = -1\nlet b = - 2",
            "UIView *v = [UIView new];",
            "a . b", "8 .offset", "let p = CGPointMake( .5, 1 )", "x ? y : z", "\u{0}\u{1}ü",
        ])
    func anyTextKeepsItsWordsAndIsFormattedOnce(text: String) {
        let once = formatted(text)
        #expect(formatted(once) == once)
        #expect(once.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }

    @Test("Sources are left alone")
    func sourcesAreLeftAlone() {
        #expect(Fixture("let   a=1", .swift).analysis.formattingEdits().isEmpty)
    }

    @Test("Only the lines of the range change")
    func onlyTheLinesOfTheRangeChange() {
        let fixture = Fixture("view  a\n$0view  b\n$0view  c\n")
        let edits = fixture.analysis.formattingEdits(in: TextRange(fixture.cursor, fixture.cursor + 1))
        #expect(fixture.applying(edits) == "view  a\nview b\nview  c\n")
    }

    @Test("A closing brace formats what it closes")
    func aClosingBraceFormatsWhatItCloses() {
        let fixture = Fixture("view  z\nview a {\nview  b\n  }$0\n")
        let edits = fixture.analysis.formattingEdits(afterTyping: "}", at: fixture.cursor)
        #expect(fixture.applying(edits) == "view  z\nview a {\n    view b\n}\n")
    }

    @Test("A new line is indented")
    func aNewLineIsIndented() {
        let fixture = Fixture("view  a {\n$0\n}\n")
        let edits = fixture.analysis.formattingEdits(afterTyping: "\n", at: fixture.cursor)
        #expect(fixture.applying(edits) == "view a {\n    \n}\n")
        let closing = Fixture("view a {\n    view b\n    $0}\n")
        let other = closing.analysis.formattingEdits(afterTyping: "\n", at: closing.cursor)
        #expect(closing.applying(other) == "view a {\n    view b\n}\n")
    }
}
