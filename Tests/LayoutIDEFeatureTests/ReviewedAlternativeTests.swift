// Frames that are others in ways that the program says, and cells whose content asks for more than they have.

import LayoutIDE
import Testing

@Suite struct ReviewedAlternativeTests {
    private func cell(_ code: String) -> DisplayedText {
        DisplayedText(
            """
            class Row: UITableViewCell {
                private let state = UILabel()
                private let box = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    state.font = .systemFont(ofSize: 15)
                    contentView.addSubview(state)
                    contentView.addSubview(box)
                    state.snp.makeConstraints { $0.left.top.equalToSuperview().offset(10) }
                    box.snp.makeConstraints { make in
                        make.top.equalTo(state.snp.bottom).offset(10)
                        make.left.equalToSuperview()
                        make.size.equalTo(15)
                        make.bottom.equalToSuperview().offset(-10)
                    }
                }
                \(code)
            }
            """, .swift)
    }

    @Test("A label that one branch leaves empty is a line high or nothing")
    func emptied() {
        let branch = "func show(_ isNew: Bool) { if isNew { state.text = \"New\" } else { state.text = \"\" } }"
        #expect(cell(branch).frame("box", of: "Row") == "(0, ≈ 20 or 38, 15, 15)")
        #expect(cell(branch).frame("contentView", of: "Row") == "(0, 0, 393, ≈ 45 or 63)")
        #expect(cell(branch.replacing("\"\"", with: "\"Old\"")).frame("box", of: "Row") == "(0, ≈ 38, 15, 15)")
        // What is emptied to be used again is filled before it is seen.
        let reset =
            "func show(_ text: String) { state.text = text }; override func prepareForReuse() { state.text = \"\" }"
        #expect(cell(reset).frame("box", of: "Row") == "(0, ≈ 38, 15, 15)")
    }

    @Test("A label that is handed to what sets styles has a height that is not known")
    func styled() {
        let show = { (code: String) in "func show(_ text: String) { \(code) }" }
        #expect(cell(show("Styles.head.apply(to: state, text: text)")).frame("box", of: "Row") != "(0, ≈ 38, 15, 15)")
        #expect(cell(show("Tracker.note(state, text)")).frame("box", of: "Row") == "(0, ≈ 38, 15, 15)")
    }

    @Test("A row is as wide as its table, whatever its content asks for")
    func width() {
        func date(_ room: Int) -> String? {
            DisplayedText(
                """
                class List: UIViewController, UITableViewDataSource {
                    private let table = UITableView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        table.register(Row.self, forCellReuseIdentifier: "Row")
                        table.dataSource = self
                        view.addSubview(table)
                        table.snp.makeConstraints { make in
                            make.top.bottom.equalToSuperview()
                            make.left.right.equalToSuperview().inset(18)
                        }
                    }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! Row
                    }
                }
                class Row: UITableViewCell {
                    private let name = UIView()
                    private let date = UIView()
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        contentView.addSubview(name)
                        contentView.addSubview(date)
                        date.snp.makeConstraints { make in
                            make.right.equalToSuperview().offset(-6)
                            make.top.height.equalTo(name)
                            make.width.equalTo(59)
                        }
                        name.snp.makeConstraints { make in
                            make.left.equalToSuperview().offset(94)
                            make.top.bottom.equalToSuperview().inset(11)
                            make.height.equalTo(20)
                            make.right.lessThanOrEqualTo(date.snp.left).offset(-4)
                            make.width.equalTo(\(room))
                        }
                    }
                }
                """, .swift
            ).frame("date", of: "Row")
        }
        #expect(date(180) == "(292, 11, 59, 20)")
        // In conflict with that, which constraint UIKit breaks decides.
        #expect(date(220)?.hasPrefix("(318,") == false)
    }

    @Test("A controller that other code shows in a part of the screen does not fill it")
    func shownInPart() {
        func bar(_ code: String) -> String? {
            DisplayedText(
                """
                @interface Comments : UIViewController
                @property (nonatomic, strong) UIView *bar;
                @end
                @implementation Comments
                + (void)open { Comments *page = [[Comments alloc] init]; \(code) }
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    self.bar = [UIView new];
                    [self.view addSubview:self.bar];
                    [self.bar mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.height.mas_equalTo(55);
                        make.left.right.bottom.equalTo(self.view);
                    }];
                }
                @end
                """, .objectiveC
            ).frame("bar", of: "Comments")
        }
        #expect(bar("[self.stack showViewController:page sender:nil];") == "(0, 797, 393, 55)")
        #expect(bar("[[Presenter new] showViewController:page height:550];") != "(0, 797, 393, 55)")
    }

    @Test("Where a view class is used in several places, the size is said to be that of one of them")
    func uses() throws {
        func hover(_ others: String) throws -> String {
            let text = """
                class Box: UIView {
                    let image = UIImageView()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(image)
                        im‸age.snp.makeConstraints { $0.edges.equalToSuperview() }
                    }
                }
                class Large: UIView {
                    let box = Box()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(box)
                        box.snp.makeConstraints { $0.width.height.equalTo(330); $0.top.left.equalToSuperview() }
                    }
                }
                \(others)
                """
            let marked = Fixture(text, .swift)
            let plain = DisplayedText(text.replacing("‸", with: ""), .swift)
            return try #require(plain.analysis.displayed().hover(at: marked.cursor)).plainText
        }
        #expect(try hover("").contains("As used in Large: 330 x 330."))
        let small = """
            class Small: UIView {
                let box = Box()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.width.height.equalTo(116); $0.top.left.equalToSuperview() }
                }
            }
            """
        #expect(try hover(small).contains("As used in Large: 330 x 330; other uses may differ."))
    }
}
