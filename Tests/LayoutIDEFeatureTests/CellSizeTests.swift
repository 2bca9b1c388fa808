// How large cells are shown: as their tables and collections say, as their content is, or not at all.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Cell sizes") struct CellSizeTests {
    private static let swiftCell = """
        class Row: UITableViewCell {
            let box = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(box)
                box.snp.makeConstraints { make in
                    make.left.centerY.equalToSuperview()
                    make.size.equalTo(20)
                }
            }
        }

        """

    private static let objectiveCCell = """
        @interface Row : UITableViewCell
        @property (nonatomic, strong) UIView *box;
        @end
        @implementation Row
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
                self.box = [UIView new];
                [self.contentView addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.centerY.equalTo(self.contentView);
                    make.size.mas_equalTo(CGSizeMake(20, 20));
                }];
            }
            return self;
        }
        @end

        """

    private func frames(
        of view: String, in text: String, _ dialect: Dialect, _ others: [(String, Dialect)] = []
    ) -> [String] {
        var configuration = AnalysisConfiguration()
        let sources = others.enumerated().map { index, other in
            IndexedSource(
                text: SourceText(other.0), dialect: other.1, path: "other\(index)", role: .implementation)
        }
        if !sources.isEmpty { configuration.index = SymbolIndex(sources, device: nil) }
        let analysis = Analysis(text: SourceText(text), dialect: dialect, configuration: configuration)
        return analysis.layoutReport().layouts.filter { $0.owner == "Row" }.compactMap { layout in
            layout.views.first { $0.name == view }?.frame.map { frame in
                frame.numbers.map { $0.map { "\(Int($0.value))" } ?? "?" }.joined(separator: " ")
            }
        }
    }

    @Test(
        "The height of rows is read in every spelling, in the file of the cell and in another",
        arguments: [
            "table.rowHeight = 60\ntable.register(Row.self, forCellReuseIdentifier: \"r\")",
            "self.table.rowHeight = 2 * 30; _ = table.dequeueReusableCell(withIdentifier: \"r\") as! Row",
            "table.rowHeight = height\nlet cell = table.dequeueReusableCell(withIdentifier: \"r\", for: path) as? Row",
            "table.rowHeight = Self.row\ntable.register(Row.self, forCellReuseIdentifier: \"r\")",
        ])
    func swiftRowHeights(_ body: String) {
        let user = """
            class List: UIViewController {
                static let row: CGFloat = 60
                let height: CGFloat = 60
                let table = UITableView()
                override func viewDidLoad() {
                    \(body)
                }
            }
            """
        #expect(frames(of: "box", in: Self.swiftCell + user, .swift) == ["0 20 20 20"])
        #expect(frames(of: "box", in: Self.swiftCell, .swift, [(user, .swift)]) == ["0 20 20 20"])
    }

    @Test(
        "So is what a delegate answers",
        arguments: [
            ("func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }", "20"),
            ("func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { return 60 }", "20"),
            ("func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { p.row == 0 ? 60 : 8 }", "?"),
            ("func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { heights[p.row] }", "?"),
            (
                "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat {"
                    + " if p.row == 0 { return 60 }\n return 60 }", "20"
            ),
            (
                "func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat {"
                    + " UITableView.automaticDimension }", "12"
            ),
            ("", "12"),
        ])
    func delegates(_ method: String, y: String) {
        let user = """
            class List: UITableViewController {
                override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "r") }
                \(method)
            }
            """
        #expect(frames(of: "box", in: Self.swiftCell, .swift, [(user, .swift)]) == ["0 \(y) 20 20"])
    }

    @Test(
        "And in Objective-C",
        arguments: [
            ("self.table.rowHeight = 60; [self.table registerClass:[Row class] forCellReuseIdentifier:@\"r\"];", "20"),
            (
                "[self.table setRowHeight:kRow]; [self.table registerClass:Row.class forCellReuseIdentifier:@\"r\"];",
                "20"
            ),
            ("_table.rowHeight = 60; Row *cell = [_table dequeueReusableCellWithIdentifier:@\"r\"];", "20"),
            ("_table.rowHeight = 60; id c = (Row *)[_table dequeueReusableCellWithIdentifier:@\"r\"];", "20"),
            ("_table.rowHeight = 60; id cell = [[Row alloc] initWithStyle:0 reuseIdentifier:@\"r\"];", "20"),
            (
                "_table.rowHeight = [self measured]; id cell = [[Row alloc] initWithStyle:0 reuseIdentifier:@\"r\"];",
                "?"
            ),
            ("id cell = [[Row alloc] initWithStyle:0 reuseIdentifier:@\"r\"];", "12"),
            ("", "?"),
        ])
    func objectiveCRowHeights(_ body: String, y: String) {
        let user = """
            static CGFloat const kRow = 60;
            @implementation List
            - (void)viewDidLoad { \(body) }
            @end
            """
        #expect(frames(of: "box", in: Self.objectiveCCell + user, .objectiveC) == ["0 \(y) 20 20"])
        #expect(frames(of: "box", in: Self.objectiveCCell, .objectiveC, [(user, .objectiveC)]) == ["0 \(y) 20 20"])
    }

    @Test("A cell that its class takes out of a table belongs to whoever asks")
    func aCellThatItsClassTakesOutOfATableBelongs() {
        let user = """
            @implementation List
            - (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)path { return 60; }
            - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
                return [RowCell cellWithTableView:tableView];
            }
            @end
            """
        let text = Self.objectiveCCell.replacing("Row :", with: "RowCell :").replacing(
            "@implementation Row", with: "@implementation RowCell")
        let analysis = Analysis(text: SourceText(text + user), dialect: .objectiveC)
        let views = analysis.layoutReport().layouts.flatMap(\.views)
        #expect(views.first { $0.name == "box" || $0.name == "_box" }?.frame?.y?.value == 20)
    }

    @Test("Of two tables that disagree the first is shown")
    func ofTwoTablesThatDisagreeTheFirstIsShown() {
        let user = { (name: String, height: Int) in
            """
            class \(name): UITableViewController {
                override func viewDidLoad() {
                    tableView.rowHeight = \(height)
                    tableView.register(Row.self, forCellReuseIdentifier: "r")
                }
            }
            """
        }
        let others = [(user("A", 60), Dialect.swift), (user("B", 80), .swift)]
        #expect(frames(of: "box", in: Self.swiftCell, .swift, others) == ["0 20 20 20"])
        let analysis = Analysis(
            text: SourceText(Self.swiftCell + "\n" + others.map(\.0).joined(separator: "\n")), dialect: .swift)
        let notes = analysis.layoutReport().layouts.flatMap(\.views).compactMap(\.note?.text)
        #expect(notes.contains { $0.contains("row height 60, as `A` says; other classes say otherwise.") })
    }

    @Test("Content of unknown height makes a cell of unknown height, not a flat one")
    func contentOfUnknownHeightMakesACellOfUnknown() {
        let text = Self.swiftCell.replacing(
            "make.left.centerY.equalToSuperview()", with: "make.edges.equalToSuperview()"
        ).replacing("make.size.equalTo(20)", with: "").replacing("UIView()", with: "UIImageView()")
        #expect(frames(of: "box", in: text, .swift) == ["0 0 393 ?"])
        #expect(frames(of: "contentView", in: text, .swift) == ["0 0 393 ?"])
    }

    @Test(
        "Items have the size that their layout says, or none",
        arguments: [
            ("layout.itemSize = CGSize(width: 100, height: 60)", "0 20 20 20", "0 0 100 60"),
            ("", "0 ? 20 20", "0 0 ? ?"),
            ("layout.itemSize = CGSize(width: view.bounds.width, height: 60)", "0 20 20 20", "0 0 ? 60"),
        ])
    func items(_ body: String, box: String, content: String) {
        let cell = Self.swiftCell.replacing("UITableViewCell", with: "UICollectionViewCell")
        let user = """
            class Grid: UICollectionViewController {
                let layout = UICollectionViewFlowLayout()
                override func viewDidLoad() {
                    \(body)
                    collectionView.register(Row.self, forCellWithReuseIdentifier: "r")
                }
            }
            """
        #expect(frames(of: "box", in: cell, .swift, [(user, .swift)]) == [box])
        #expect(frames(of: "contentView", in: cell, .swift, [(user, .swift)]) == [content])
    }

    @Test(
        "A height counts for the cells that are taken under the same condition, or that it names",
        arguments: [
            ("if indexPath.section == 0 { return 60 }\nreturn 90", 90),
            ("switch indexPath.section {\ncase 0: return 60\ndefault: return 90\n}", 90),
            ("return indexPath.section == 0 ? 60 : 90", 90),
            ("guard indexPath.section == 0 else { return 90 }\nreturn 60", 90),
            ("guard indexPath.section != 0 else { return 60 }\nreturn 90", 90),
            ("return indexPath.row == 0 ? Row.height : Other.height", 60),
            ("var height: CGFloat = 90\nif indexPath.section == 0 { height = 60 }\nreturn height", 90),
            ("var height: CGFloat = 44\nheight = 90\nif indexPath.section == 0 { height = 60 }\nreturn height", 90),
            (
                "var height: CGFloat = 90\nswitch indexPath.section {\ncase 0: height = 60\ncase 1: height = 90\ndefault: break\n}\nreturn height",
                90
            ),
            (
                "let height: CGFloat\nif indexPath.section == 0 { height = 60 } else { height = 90 }\nreturn height",
                90
            ),
        ])
    func heightsBySection(_ body: String, _ elsewhere: Int) {
        #expect(frames(of: "box", in: Self.list(body, takingRowsWhere: "==")) == ["0 20 20 20"])
        let middle = elsewhere / 2 - 10
        #expect(frames(of: "box", in: Self.list(body, takingRowsWhere: "!=")) == ["0 \(middle) 20 20"])
    }

    private func frames(of view: String, in text: String) -> [String] { frames(of: view, in: text, .swift) }

    private static func list(_ body: String, takingRowsWhere comparison: String) -> String {
        swiftCell + """
            class List: UITableViewController {
                override func viewDidLoad() {
                    tableView.register(Row.self, forCellReuseIdentifier: "row")
                    tableView.register(Other.self, forCellReuseIdentifier: "other")
                }
                override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    \(body)
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if indexPath.section \(comparison) 0 {
                        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                    }
                    return tableView.dequeueReusableCell(withIdentifier: "other", for: indexPath)
                }
            }
            class Other: UITableViewCell { static let height: CGFloat = 90 }
            extension Row { static let height: CGFloat = 60 }
            """
    }

    @Test(
        "A variable that code counts up, or fills from what it does not tell, is no height",
        arguments: [
            "var height: CGFloat = 40\nheight += 20\nreturn height",
            "var height: CGFloat = 60\nif flag { height = 90 }\nreturn height",
            "var height: CGFloat = 60\nfor item in items { height = item.height }\nreturn height",
            "var height: CGFloat = 60\nfor item in items { height = 60 }\nreturn height",
            "var height: CGFloat = 90\nif indexPath.section == 0 { height = 60 }\nif indexPath.row == 3 { height = 80 }\nreturn height",
        ])
    func countedHeights(_ body: String) {
        #expect(frames(of: "box", in: Self.list(body, takingRowsWhere: "==")) == ["0 ? 20 20"])
    }

    @Test("A height under another condition is not the cell's")
    func aHeightUnderAnotherConditionIsNotTheCells() {
        let user = """
            class List: UITableViewController {
                override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "row") }
                override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    if indexPath.row == 0 { return 60 }
                    return 90
                }
            }
            """
        #expect(frames(of: "box", in: Self.swiftCell + user, .swift) == ["0 ? 20 20"])
    }

    @Test(
        "Of two collection views of one class, no property tells whose items it sizes",
        arguments: [("", ["30"]), ("let other = UICollectionView()", ["?"])])
    func severalCollectionViews(_ member: String, _ expected: [String]) {
        let user = """
            class List: UIViewController {
                let layout = UICollectionViewFlowLayout()
                let first = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                \(member)
                func setUp() {
                    layout.itemSize = CGSize(width: Screen.width, height: 30)
                    first.register(Row.self, forCellWithReuseIdentifier: "r")
                }
            }

            """
        let cell = """
            class Row: UICollectionViewCell {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.bottom.equalToSuperview(); $0.width.equalTo(8) }
                }
            }

            """
        let heights = frames(of: "box", in: cell, .swift, [(user, .swift)]).map { $0.split(separator: " ").last ?? "" }
        #expect(heights.map(String.init) == expected)
    }

    @Test(
        "A member that makes one of several collection views says the size of the one class of cells that it registers",
        arguments: [("", "30"), ("view.register(OtherCell.self, forCellWithReuseIdentifier: \"o\")", "self.height")])
    func collectionViewsOfOneClass(_ registration: String, _ height: String) {
        func view(_ name: String, _ cell: String, _ height: Int, _ further: String = "") -> String {
            """
            lazy var \(name): UICollectionView = {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 100, height: \(height))
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                view.register(\(cell).self, forCellWithReuseIdentifier: "\(name)")
                \(further)
                return view
            }()

            """
        }
        let members = view("first", "RowCell", 30, registration) + view("second", "TileCell", 60)
        let cell = """
            class RowCell: UICollectionViewCell {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.bottom.equalToSuperview(); $0.width.equalTo(8) }
                }
            }

            """
        let user = "class List: UIViewController {\n\(members)}\n"
        #expect(DisplayedText(cell, .swift, [user]).frame("box", of: "RowCell") == "(0, 0, 8, \(height))")
    }
}
