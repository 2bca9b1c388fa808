// How high labels of several lines are shown, which the width of the label decides.

import LayoutIDE
import SourceText
import Testing

@Suite("Texts of several lines") struct WrappedTextTests {
    private func frame(
        _ setUp: String, _ constraints: String = "$0.left.top.equalToSuperview(); $0.width.equalTo(100)",
        of view: String = "title", later: String = ""
    ) -> String? {
        let layouts = source(setUp, constraints, later: later).analysis.layoutReport().layouts
        return layouts.first?.views.first { $0.name == view }?.frame?.text
    }

    private func source(_ setUp: String, _ constraints: String, later: String) -> Fixture {
        let text = """
            class Login: UIViewController {
                let title = UILabel()
                let note = UIView()
                override func viewDidLoad() {
                    title.font = .systemFont(ofSize: 20)
                    \(setUp)
                    view.addSubview(title)
                    view.addSubview(note)
                    ‸title.snp.makeConstraints { \(constraints) }
                    note.snp.makeConstraints { $0.left.equalToSuperview(); $0.size.equalTo(10); $0.top.equalTo(title.snp.bottom) }
                }
                \(later)
            }
            """
        return Fixture(text, .swift)
    }

    /// Twelve letters as wide as the font is large.
    private static let twelve = "一二三四五六七八九十百千"

    @Test(
        "A label is as high as its text is in its width",
        arguments: [
            ("title.text = \"\(twelve)\"\ntitle.numberOfLines = 0", "72"),
            ("title.text = \"\(twelve)\"\ntitle.numberOfLines = 3", "72"),
            ("title.text = \"\(twelve)\"\ntitle.numberOfLines = 2", "48"),
            ("title.text = \"一二三\"\ntitle.numberOfLines = 0", "24"),
            ("title.text = \"一\\n二三\"\ntitle.numberOfLines = 0", "48"),
            ("title.text = \"Hello\"\ntitle.numberOfLines = 0", "24"),
            ("title.text = \"Hello, wonderful evening\"\ntitle.numberOfLines = 0", "72"),
            ("title.numberOfLines = 0\ntitle.font = UIFont(name: \"PingFangSC-Regular\", size: 20)", "28"),
            ("title.numberOfLines = 0\ntitle.font = UIFont(name: \"PingFangSC-Regular\", size: big())", "?"),
        ])
    func heights(_ setUp: String, height: String) {
        let isKnown = height != "?"
        #expect(frame(setUp) == "(0, 0, 100, \(isKnown ? "≈ " : "")\(height))")
        if isKnown { #expect(frame(setUp, of: "note") == "(0, ≈ \(height), 10, 10)") }
    }

    @Test(
        "It is open where the lines or the font are, and where a little more makes another line",
        arguments: [
            "title.text = \"\(twelve)\"\ntitle.numberOfLines = count",
            "title.text = \"\(twelve)\"\ntitle.numberOfLines = 0\ntitle.font = UIFont(name: \"Menlo\", size: 20)",
            // 4.5 to 5.3 ems in a width of five.
            "title.text = \"Abcdefghij\"\ntitle.numberOfLines = 0",
            "title.text = \"\(twelve)\"\ntitle.numberOfLines = 0\ntitle.preferredMaxLayoutWidth = 60",
            "title.text = \"\(twelve)\"\ntitle.numberOfLines = 0\nif isSmall { title.numberOfLines = 1 }",
        ])
    func open(_ setUp: String) {
        #expect(frame(setUp) == "(0, 0, 100, ?)")
    }

    @Test(
        "A text that only run time knows is taken for one line, and what rests on that says so",
        arguments: [
            ("title.text = name\ntitle.numberOfLines = 0", ""),
            ("title.text = \"\(twelve)\"\ntitle.numberOfLines = 0", "func show(_ name: String) { title.text = name }"),
        ])
    func unknownTexts(_ setUp: String, later: String) throws {
        #expect(frame(setUp, later: later) == "(0, 0, 100, ≈ 24)")
        #expect(frame(setUp, of: "note", later: later) == "(0, ≈ 24, 10, 10)")
        for size in ["100", "20"] {
            // A height of its own rests on no text.
            let limit = "$0.left.top.equalToSuperview(); $0.\(size == "20" ? "size" : "width").equalTo(\(size))"
            let source = source(setUp, limit, later: later)
            let hover = try #require(source.analysis.hover(at: source.cursor))
            #expect(hover.markdown.contains("Assuming texts known only at run time take one line.") == (size == "100"))
        }
    }

    @Test("A label that only a limit keeps narrow may be as narrow as its widest line")
    func aLabelThatOnlyALimitKeepsNarrowMayBeAsNarrow() {
        let setUp = "title.text = \"\(Self.twelve)\"\ntitle.numberOfLines = 0"
        let limit = "$0.left.top.equalToSuperview(); $0.width.lessThanOrEqualTo(110)"
        #expect(frame(setUp, limit) == "(0, 0, ?, ≈ 72)")
        let wide = "$0.left.top.equalToSuperview(); $0.width.lessThanOrEqualTo(300)"
        #expect(frame(setUp, wide) == "(0, 0, ≈ 240, ≈ 24)")
    }

    @Test("Where the width is not known, the height is not")
    func whereTheWidthIsNotKnownTheHeightIsNot() {
        let setUp = "title.text = \"\(Self.twelve)\"\ntitle.numberOfLines = 0"
        #expect(frame(setUp, "$0.left.top.equalToSuperview(); $0.width.equalTo(room())") == "(0, 0, ?, ?)")
    }

    @Test("A cell is as high as its texts of several lines")
    func aCellIsAsHighAsItsTextsOfSeveralLines() {
        let text = """
            class Row: UITableViewCell {
                let title = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    title.numberOfLines = 0
                    title.font = .systemFont(ofSize: 20)
                    title.text = "\(Self.twelve)\(Self.twelve)"
                    contentView.addSubview(title)
                    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
                }
            }
            class List: UITableViewController {
                override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "row") }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let views = analysis.layoutReport().layouts.first?.views
        #expect(views?.first { $0.name == "title" }?.frame?.text == "(10, 10, 373, ≈ 48)")
    }
}
