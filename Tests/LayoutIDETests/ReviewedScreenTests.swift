// What reviewers say of screens and rows, each beside code that is right.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Reviewed screens and rows` {
    private func findings(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [Finding] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { $0.rule == rule }
    }

    private func screen(_ body: String, type: String = "UITableView", also: String = "") -> String {
        """
        class Screen: UIViewController {
            private let part = \(type)()
            \(also)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(part)
                part.snp.makeConstraints { make in
                    \(body)
                }
            }
        }
        """
    }

    @Test(
        "The height of bars is found as a number that keeps clear of them",
        arguments: [
            ("make.left.right.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(64)", 1),
            ("make.left.right.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(kNavBarHeight + 8)", 1),
            ("make.left.right.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(Nav_topH)", 1),
            ("make.left.right.top.equalToSuperview()\nmake.bottom.equalToSuperview().offset(-49)", 1),
            ("make.left.right.top.equalToSuperview()\nmake.bottom.equalToSuperview().inset(TAB_BAR_HEIGHT)", 1),
            ("make.left.right.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(60)", 0),
            ("make.left.right.bottom.equalToSuperview()\nmake.top.equalTo(view.safeAreaLayoutGuide).offset(64)", 0),
            ("make.left.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(64)", 0),
            ("make.left.right.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(Metrics.margin)", 0),
            ("make.left.right.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(safeNavBarHeight)", 0),
            ("make.left.right.top.equalToSuperview()\nmake.height.equalTo(64)", 0),
        ])
    func bars(_ body: String, _ expected: Int) {
        #expect(findings("bar-height-as-number", screen(body)).count == expected, "\(body)")
    }

    @Test("A class counts its bars once, with the other places beside")
    func aClassCountsItsBarsOnceWithTheOtherPlaces() {
        let frame = "func add() { view.addSubview(UIView(frame: CGRect(x: 0, y: kNavHeight, width: 9, height: 9))) }"
        let body = "make.left.right.bottom.equalToSuperview()\nmake.top.equalToSuperview().offset(88)"
        let found = findings("bar-height-as-number", screen(body, also: frame))
        #expect(found.count == 1)
        #expect(found.first?.related.count == 1)
    }

    @Test(
        "A control at the screen's bottom lies under the home indicator",
        arguments: [
            ("make.left.right.bottom.equalToSuperview()\nmake.height.equalTo(48)", "UIButton", 1),
            ("make.left.right.equalToSuperview()\nmake.bottom.equalToSuperview().inset(12)", "PayButton", 1),
            ("make.left.right.equalToSuperview()\nmake.bottom.equalToSuperview().inset(24)", "UIButton", 0),
            ("make.left.right.bottom.equalToSuperview()\nmake.height.equalTo(82)", "UIButton", 0),
            ("make.edges.equalToSuperview()", "UIButton", 0),
            ("make.left.right.bottom.equalToSuperview()\nmake.height.equalTo(48)", "UIView", 0),
            ("make.left.right.equalToSuperview()\nmake.bottom.equalTo(view.safeAreaLayoutGuide)", "UIButton", 0),
            ("make.left.right.equalToSuperview()\nmake.bottom.equalToSuperview().offset(6)", "UIButton", 0),
        ])
    func bottom(_ body: String, _ type: String, _ expected: Int) {
        #expect(findings("unsafe-screen-edge", screen(body, type: type)).count == expected, "\(body)")
    }

    @Test(
        "What begins under the status bar is found where the class hides the navigation bar",
        arguments: [
            ("navigationController?.setNavigationBarHidden(true, animated: animated)", 1),
            ("navigationController?.isNavigationBarHidden = true", 1),
            ("navigationController?.isNavigationBarHidden = false", 0),
            ("if isFull { navigationController?.isNavigationBarHidden = true }", 0),
            ("title = \"Pay\"", 0),
        ])
    func top(_ statement: String, _ expected: Int) {
        let also = """
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                \(statement)
            }
            """
        let body = "make.left.equalToSuperview().offset(16)\nmake.top.equalToSuperview().offset(30)"
        #expect(findings("unsafe-screen-edge", screen(body, type: "UIButton", also: also)).count == expected)
        #expect(findings("unsafe-screen-edge", screen(body, type: "UIImageView", also: also)).isEmpty)
    }

    @Test(
        "What lies in a content view is not placed by the cell",
        arguments: [
            ("UITableViewCell", "make.left.equalTo(contentView)\nmake.centerY.equalTo(self)", 1),
            ("UITableViewCell", "make.left.centerY.equalTo(contentView)", 0),
            ("UITableViewCell", "make.left.right.bottom.equalTo(self)\nmake.height.equalTo(0.5)", 0),
            ("UITableViewCell", "make.edges.equalTo(self)", 0),
            ("UICollectionViewCell", "make.left.equalTo(contentView)\nmake.centerY.equalTo(self)", 0),
            ("UITableViewCell", "make.left.equalToSuperview()\nmake.centerY.equalTo(contentView)", 0),
        ])
    func cells(_ superclass: String, _ body: String, _ expected: Int) {
        let text = """
            class Row: \(superclass) {
                private let icon = UIImageView()
                func setUp() {
                    contentView.addSubview(icon)
                    icon.snp.makeConstraints { make in
                        \(body)
                    }
                }
            }
            """
        #expect(findings("cell-instead-of-content-view", text).count == expected, "\(superclass) \(body)")
    }

    @Test(
        "A frame that constraints replace has no effect",
        arguments: [
            ("UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))", "", 1),
            ("UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))", "", 0),
            (
                "{ let box = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); "
                    + "box.tintColor = UIColor(named: \"a\"); return box }()", "", 1
            ),
            (
                "{ let box = UIView(); let dot = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); "
                    + "box.addSubview(dot); return box }()", "", 0
            ),
            ("UIView(frame: .zero)", "", 0),
            ("UIView()", "", 0),
            ("BadgeView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))", "", 0),
            ("UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))", "print(part.bounds)", 0),
            ("UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))", "part.frame.origin.x = 4", 0),
        ])
    func frames(_ value: String, _ more: String, _ expected: Int) {
        let text = """
            class Box: UIView {
                private let part = \(value)
                func setUp() {
                    addSubview(part)
                    part.snp.makeConstraints { $0.edges.equalToSuperview() }
                    \(more)
                }
            }
            """
        #expect(findings("frame-without-effect", text).count == expected, "\(value) \(more)")
    }

    @Test("A variable of another method is another view")
    func aVariableOfAnotherMethodIsAnotherView() {
        let text = """
            class Box: UIView {
                func one() {
                    let part = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                    addSubview(part)
                }
                func other() {
                    let part = UIView()
                    addSubview(part)
                    part.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(findings("frame-without-effect", text).isEmpty)
    }

    @Test(
        "Letters lose their lower ends in a line that is lower than that of its font",
        arguments: [
            ("title", "user.name", 14, 1), ("title", "user.name", 15, 0), ("title", "user.name", 17, 0),
            ("price", "user.price", 14, 0), ("title", "\"gap\"", 14, 1), ("title", "\"SALE\"", 14, 0),
            ("title", "\"标题\"", 14, 0), ("title", "\"SALE\"", 8, 1),
        ])
    func descenders(_ name: String, _ text: String, _ height: Int, _ expected: Int) {
        let text = """
            class Box: UIView {
                private let \(name) = UILabel()
                func setUp(_ user: User) {
                    addSubview(\(name))
                    \(name).font = .systemFont(ofSize: \(height == 15 ? 13 : 14))
                    \(name).text = \(text)
                    \(name).snp.makeConstraints { make in
                        make.top.left.right.equalToSuperview()
                        make.height.equalTo(\(height))
                    }
                }
            }
            """
        #expect(findings("lines-cut-off", text).count == expected, "\(name) \(height)")
    }

    @Test(
        "A used cell keeps what some rows alone set",
        arguments: [
            ("if path.row == 0 { cell.accessoryType = .none }", 1),
            ("if path.row == 0 { cell.accessoryType = .none } else { cell.accessoryType = .checkmark }", 0),
            ("cell.accessoryType = .none; if path.row == 0 { cell.accessoryType = .checkmark }", 0),
            ("if path.row == 0 { cell.title.text = \"a\" } else if path.row == 1 { cell.title.text = \"b\" }", 0),
            ("if path.row == 0 { cell.title.isHidden = true }; cell.title.addTarget(self)", 1),
            (
                "if path.row == 0 { cell.title.isHidden = true; cell.title.text = \"a\" } else { cell.title.isHidden = false }",
                0
            ),
            ("if path.row == 0 { cell.photo.image = a } else { cell.photo.load(b) }", 0),
            ("if path.row == 0 { cell.accessoryType = .none }; cell.fill(path)", 0),
            ("if path.row == 0 { cell.accessoryType = .none }; style(cell)", 0),
            ("if path.row == 0 { cell.delegate = self }", 0),
            ("if path.row == 0 { return other }; cell.accessoryType = .none", 0),
            ("if path.row == 0 { cell.accessoryType = .none; return cell }; cell.accessoryType = .checkmark", 0),
        ])
    func rows(_ statements: String, _ expected: Int) {
        func text(_ identifier: String) -> String {
            """
            class List: UIViewController {
                private let table = UITableView()
                override func viewDidLoad() {
                    view.addSubview(table)
                    table.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: \(identifier), for: path)
                    \(statements)
                    return cell
                }
            }
            """
        }
        #expect(findings("reuse-keeps-content", text("\"row\"")).count == expected, "\(statements)")
        #expect(findings("reuse-keeps-content", text("\"row\\(path.row)\"")).isEmpty, "a cell for each row")
    }

    @Test("What is said of a new cell holds for all rows")
    func whatIsSaidOfANewCellHoldsForAllRows() {
        func text(_ condition: String) -> String {
            """
            @implementation List
            - (void)viewDidLoad {
                [self.view addSubview:self.table];
                [self.table mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
                UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@"row"];
                if (\(condition)) {
                    cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"row"];
                    cell.selectionStyle = UITableViewCellSelectionStyleNone;
                }
                if (path.row == 0) { cell.textLabel.text = @"a"; }
                return cell;
            }
            @end
            """
        }
        for condition in ["!cell", "cell == nil"] {
            let found = findings("reuse-keeps-content", text(condition), .objectiveC)
            #expect(found.map(\.message.description).count == 1)
            #expect(found.first?.message.contains("textLabel.text") == true)
        }
    }

    @Test(
        "A set-up that keeps the size of its own view says so once a class",
        arguments: [
            ("UIViewController", "viewDidLoad", "make.width.equalTo(view.bounds.width)", 1),
            ("UIViewController", "viewDidLoad", "make.size.equalTo(CGSize(width: view.frame.width, height: 4))", 1),
            ("UIViewController", "viewDidLoad", "make.width.equalTo(view.snp.width)", 0),
            ("UIViewController", "viewDidLoad", "make.top.equalTo(view.bounds.height)", 0),
            ("UIViewController", "viewDidLayoutSubviews", "make.width.equalTo(view.bounds.width)", 0),
            ("UIViewController", "viewDidLoad", "make.width.equalTo(bar.bounds.width)", 0),
        ])
    func sizes(_ superclass: String, _ method: String, _ line: String, _ expected: Int) {
        let text = """
            class Screen: \(superclass) {
                private let part = UIView()
                override func \(method)() {
                    super.\(method)()
                    view.addSubview(part)
                    part.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        \(line)
                    }
                }
            }
            """
        #expect(findings("frame-read-before-layout", text).count == expected, "\(method) \(line)")
    }
}
