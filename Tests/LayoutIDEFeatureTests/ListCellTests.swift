// Tables and collection views with their cells.

import LayoutIDE
import Testing

@Suite struct ListCellTests {
    private func picture(_ text: String) throws -> String {
        var request = PreviewRequest(format: .svg)
        request.style = .screen
        request.state = "List"
        return try #require(Fixture(text, .swift).analysis.preview(request)).content
    }

    private func list(_ members: String, _ setUp: String) -> String {
        """
        class List: UIViewController {
            \(members)
            override func viewDidLoad() {
                \(setUp)
            }
        }
        class RowCell: UITableViewCell {
            let name = UILabel()
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(name)
                name.text = "A row"
                name.snp.makeConstraints { make in
                    make.left.right.equalToSuperview().inset(16)
                    make.top.bottom.equalToSuperview().inset(20)
                }
            }
        }

        """
    }

    private static let table = "let table = UITableView()"
    private static let shown = """
        view.addSubview(table)
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.snp.makeConstraints { make in make.edges.equalToSuperview() }
        """

    private func rows(_ svg: String) -> Int { svg.components(separatedBy: ">A row</text>").count - 1 }

    @Test("A table shows three rows of the cell that its class registers")
    func aTableShowsThreeRowsOfTheCellThatItsClass() throws {
        let svg = try picture(list(Self.table, Self.shown))
        #expect(rows(svg) == 3)
        #expect(!svg.contains(">UITableView</text>"))
    }

    @Test("No row stands below the table, and all are as wide as it")
    func noRowStandsBelowTheTableAndAllAreAsWideAsIt() throws {
        let low =
            Self.shown.replacing("edges.equalToSuperview()", with: "left.top.equalToSuperview()")
            + "; table.snp.makeConstraints { make in make.width.equalTo(200); make.height.equalTo(90) }"
        let svg = try picture(list(Self.table, low))
        #expect(rows(svg) == 2)
        // Each is cut off where the table ends.
        #expect(svg.contains("clip-path"))
        #expect(svg.contains("x=\"16\""))
    }

    @Test("Which of two tables shows a cell is not guessed")
    func whichOfTwoTablesShowsACellIsNotGuessed() throws {
        let two = """
            for each in [table, other] { view.addSubview(each) }
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            table.snp.makeConstraints { make in make.left.right.top.equalToSuperview(); make.height.equalTo(200) }
            other.snp.makeConstraints { make in make.left.right.bottom.equalToSuperview(); make.height.equalTo(200) }
            """
        let svg = try picture(list(Self.table + "; let other = UITableView()", two))
        #expect(rows(svg) == 0)
        #expect(svg.contains(">UITableView</text>"))
    }

    @Test("Lines between rows are drawn unless code says none")
    func linesBetweenRowsAreDrawnUnlessCodeSaysNone() throws {
        let with = try picture(list(Self.table, Self.shown))
        let without = try picture(list(Self.table, Self.shown + "; table.separatorStyle = .none"))
        #expect(with != without && with.utf8.count > without.utf8.count)
    }

    @Test("A cell that shows itself ends")
    func aCellThatShowsItselfEnds() throws {
        let svg = try picture(
            list(Self.table, Self.shown).replacing(
                "name.text = \"A row\"",
                with: """
                    name.text = "A row"
                    let inner = UITableView()
                    contentView.addSubview(inner)
                    inner.register(RowCell.self, forCellReuseIdentifier: "row")
                    inner.snp.makeConstraints { make in make.edges.equalToSuperview() }
                    """))
        #expect(rows(svg) > 0 && rows(svg) < 10)
    }
}
