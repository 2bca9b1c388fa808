// What reviewers found in applications that nobody had looked at: what was said and is not so, and what was not said.

import AutoLayout
import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedUnseenTests {
    private func analysis(_ text: String, _ dialect: Dialect = .swift, screens: [String] = []) -> Analysis {
        var configuration = AnalysisConfiguration()
        configuration.screens = screens.enumerated().map { place, name in
            Screen(name: name, size: Size(width: 320 + Double(place) * 70, height: 700))
        }
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration)
    }

    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        analysis(text, dialect).findings.filter { $0.rule == rule }.map(\.message)
    }

    private func cell(_ body: String, members: String = "", methods: String = "") -> String {
        """
        class Cell: UITableViewCell {
            private let photo = UIImageView()
            private let note = UILabel()
            private let line = UIView()
            private let table = UITableView()
        \(members)
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(photo)
                contentView.addSubview(note)
                contentView.addSubview(line)
        \(body)
            }
        \(methods)
        }
        """
    }

    private func objectiveC(_ body: String, of superclass: String = "UIView", methods: String = "") -> String {
        """
        @interface Card : \(superclass)
        @property (nonatomic, strong) UILabel *title;
        @property (nonatomic, strong) UIView *box;
        @end
        @implementation Card
        - (void)setUp {
        \(body)
        }
        \(methods)
        @end
        """
    }

    // MARK: What is not so

    @Test(
        "Views of one class keep their superviews, whatever else code says of them first",
        arguments: ["box.layer.cornerRadius = 30", "box.backgroundColor = .red", ""])
    func superviews(look: String) {
        let text = """
            class Card: UIView {
                private let code = UILabel()
                private let box = UIView()
                private let inner = UILabel()
                func setUp() {
                    \(look)
                    inner.font = UIFont.systemFont(ofSize: 12)
                    addSubview(box)
                    box.addSubview(inner)
                    addSubview(code)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    code.snp.makeConstraints { $0.right.bottom.equalToSuperview() }
                    inner.snp.makeConstraints { $0.center.equalToSuperview() }
                }
            }
            """
        let document = analysis(text).document
        func superview(_ name: String) -> String? {
            guard let index = document.items.firstIndex(where: { $0.name == name }),
                case .item(let parent) = document.items[index].parent
            else { return nil }
            return document[parent].name
        }
        #expect(superview("inner") == "box")
        #expect(superview("code") == "self")
    }

    @Test(
        "Where code asks for its device, each screen is one", arguments: [["iPhone 15"], ["iPhone SE", "iPhone 15"]])
    func devices(screens: [String]) {
        let text = """
            class Card: UIView {
                let line = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(line)
                    line.snp.makeConstraints {
                        $0.left.top.equalToSuperview()
                        $0.width.equalTo(UIScreen.main.bounds.width)
                        $0.width.equalTo(UIScreen.main.bounds.width / 8)
                    }
                }
            }
            """
        let findings = analysis(text, screens: screens).findings.filter { $0.rule == "unsatisfiable-on-screen" }
        #expect(findings.count == 1)
        for screen in screens { #expect(findings.first?.message.contains("`\(screen)`") ?? false) }
    }

    @Test(
        "Views that come from elsewhere may give a scroll view's content its size",
        arguments: [("content.addSubview(view)", 0), ("_ = view", 1)])
    func scrolledContent(addition: String, count: Int) {
        let text = """
            class Page: UIView {
                private let scroll = UIScrollView()
                private let content = UIView()
                func setUp() {
                    addSubview(scroll)
                    scroll.addSubview(content)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    content.snp.makeConstraints { make in
                        make.edges.equalToSuperview()
                        make.width.equalTo(self)
                    }
                }
                func show(_ views: [UIView]) {
                    for view in views { \(addition) }
                }
            }
            """
        #expect(messages("scroll-content-ambiguous", text).count == count)
    }

    @Test("A switch keeps its size before a label does", arguments: [("UISwitch", 0), ("UIButton", 1)])
    func switches(type: String, count: Int) {
        let body = """
            contentView.addSubview(control)
            note.snp.makeConstraints { make in
                make.left.centerY.equalToSuperview()
            }
            control.snp.makeConstraints { make in
                make.left.equalTo(note.snp.right)
                make.right.centerY.equalToSuperview()
            }
            """
        let text = cell(body, members: "private let control = \(type)()")
        #expect(messages("label-pair-no-hugging", text).count == count)
    }

    @Test(
        "A neighbour that another branch places otherwise may follow what is hidden",
        arguments: [("line.snp.top", 1), ("contentView", 0)])
    func hiding(other: String, count: Int) {
        let methods = """
                func place() {
                    photo.snp.remakeConstraints { make in
                        if isWide {
                            make.bottom.equalTo(\(other))
                        } else {
                            make.bottom.equalTo(line.snp.top)
                        }
                    }
                }
                func update() { line.isHidden = true }
            """
        let text = cell("line.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }", methods: methods)
        #expect(messages("hidden-view-keeps-space", text).count == count)
    }

    @Test(
        "An exchanged implementation of `super` is called by its prefix",
        arguments: [("super.wr_viewWillAppear(animated)", 0), ("wr_viewWillAppear(animated)", 1)])
    func exchanged(call: String, count: Int) {
        let text = """
            class Page: UIViewController {
                override func viewWillAppear(_ animated: Bool) { \(call) }
                func setUp() { view.snp.makeConstraints { $0.height.equalTo(4) } }
            }
            """
        #expect(messages("missing-super-call", text).count == count)
    }

    @Test(
        "The frame of a collection counts where code asks how large its content is",
        arguments: [("_list.collectionViewLayout.collectionViewContentSize.height", 0), ("80", 1)])
    func collections(height: String, count: Int) {
        let text = """
            @implementation Card {
                UICollectionView *_list;
            }
            - (void)setUp {
                _list = [[UICollectionView alloc] initWithFrame:CGRectMake(0, 0, 340, 37) collectionViewLayout:_layout];
                [self addSubview:_list];
                [_list mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.right.equalTo(self);
                    make.height.mas_equalTo(\(height));
                }];
            }
            @end
            """
        #expect(messages("frame-without-effect", text, .objectiveC).count == count)
    }

    @Test(
        "A variable of a controller that is called `view` is not its view",
        arguments: [("UIView *view;", 0), ("", 1)])
    func ownView(variable: String, count: Int) {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page {
                \(variable)
            }
            - (void)viewDidLoad {
                [self.view addSubview:view];
                [view mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.equalTo(self.view); }];
            }
            @end
            """
        #expect(messages("constraint-to-itself", text, .objectiveC).count == count)
    }

    @Test(
        "All subviews of a view may be placed at once",
        arguments: [
            (
                "[self.box.subviews mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:8 tailSpacing:8];",
                0
            ),
            ("[self show:self.box.subviews];", 1),
        ])
    func distributed(call: String, count: Int) {
        let body = """
            UIButton *one = [UIButton new];
            [self addSubview:self.box];
            [self.box addSubview:one];
            [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            [one mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self.box); make.height.mas_equalTo(44); }];
            \(call)
            """
        #expect(messages("ambiguous-position", objectiveC(body), .objectiveC).count == count)
    }

    @Test(
        "All rows of a list are asked for",
        arguments: [
            ("indexPath.row < list.count", 0), ("list.count > indexPath.row", 0), ("indexPath.section == 0", 0),
            ("indexPath.row == 0", 1),
        ])
    func rows(condition: String, count: Int) {
        let text = """
            class Page: UIViewController, UITableViewDataSource {
                let table = UITableView()
                func setUp() { view.addSubview(table); table.snp.makeConstraints { $0.edges.equalToSuperview() } }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Row") as! RowCell
                    if \(condition) { cell.name.text = list[indexPath.row] }
                    return cell
                }
            }
            """
        #expect(messages("reuse-keeps-content", text).count == count)
    }

    @Test(
        "What is hidden and collapsed keeps no space",
        arguments: [("make.height.equalTo(0)", 0), ("make.height.equalTo(40)", 1)])
    func collapsed(height: String, count: Int) {
        let body = """
            photo.snp.makeConstraints { $0.left.top.equalToSuperview() }
            note.snp.makeConstraints { $0.top.equalTo(photo.snp.bottom) }
            """
        let methods = """
                func collapse() { photo.snp.updateConstraints { make in \(height) } }
                func update() { photo.isHidden = true }
            """
        #expect(messages("hidden-view-keeps-space", cell(body, methods: methods)).count == count)
    }

    @Test(
        "A variable of a method that is called as a member has its own frame",
        arguments: [("UIView *box = ", 0), ("self.box = ", 1)])
    func localFrames(target: String, count: Int) {
        let body = """
            \(target)[[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 20)];
            [self attach:_title];
            """
        let methods = """
            - (void)layOut {
                [self addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            """
        let text = objectiveC(body, methods: methods)
            .replacing("@implementation Card", with: "@implementation Card {\n    UIView *_box;\n}")
        #expect(messages("frame-without-effect", text, .objectiveC).count == count)
    }

    @Test("An update finds what the getter of its view makes")
    func getters() {
        let text = """
            @implementation Page
            - (void)viewDidAppear:(BOOL)animated {
                [self moveBox];
            }
            - (UIView *)imagesView
            {
                if (!_imagesView) {
                    UIView *imagesView = [UIView new];
                    [self.scrollView insertSubview:imagesView belowSubview:self.box];
                    _imagesView = imagesView;
                }
                return _imagesView;
            }
            - (UIView *)box {
                if (!_box) {
                    _box = [Card cardWithColor:UIColor.whiteColor addToSuperview:self.scrollView];
                    [_box mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.right.equalTo(self.scrollView);
                        make.top.equalTo(self.scrollView).offset(250);
                    }];
                }
                return _box;
            }
            - (void)moveBox {
                CGFloat top = 200;
                if (self.list.count <= 2) {
                    if (_imagesView && !_imagesView.isHidden) { top += (ScreenW / 3.0); }
                    else { top += 90.0; }
                }
                [self.box mas_updateConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.scrollView).offset(top);
                }];
            }
            @end
            """
        #expect(messages("same-anchors-twice", text, .objectiveC).isEmpty)
    }

    // MARK: What was not said

    @Test(
        "Parts of frames of the object itself, and points, are numbers of the moment",
        arguments: [
            ("make.centerY.mas_equalTo(self.centerY)", 1), ("make.centerY.mas_equalTo(weakSelf.centerY)", 1),
            ("make.center.mas_equalTo(self.box.center)", 1), ("make.centerY.mas_equalTo(self.mas_centerY)", 0),
            ("make.centerY.mas_equalTo(other.centerY)", 0),
        ])
    func scalars(chain: String, count: Int) {
        let body = """
            [self addSubview:self.box];
            [self addSubview:self.title];
            __weak typeof(self) weakSelf = self;
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) { \(chain); }];
            """
        #expect(messages("frame-category-scalar", objectiveC(body), .objectiveC).count == count)
    }

    @Test("The width of a controller's view by a category is one of the moment")
    func categoryWidths() {
        let body = """
            [self.view addSubview:self.title];
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self.view);
                make.width.mas_equalTo(self.view.width - 20);
            }];
            """
        #expect(messages("frame-read-before-layout", objectiveC(body, of: "UIViewController"), .objectiveC).count == 1)
        let elsewhere = body.replacing("self.view.width", with: "self.box.width")
        #expect(
            messages("frame-read-before-layout", objectiveC(elsewhere, of: "UIViewController"), .objectiveC).isEmpty)
    }

    @Test(
        "A loop adds views to the cell itself, too",
        arguments: [
            ("[button, note].forEach { addSubview($0) }", 1),
            ("[button, note].forEach { contentView.addSubview($0) }", 0),
        ])
    func loops(loop: String, count: Int) {
        let text = cell(
            loop + "\n        button.snp.makeConstraints { $0.center.equalToSuperview() }",
            members: "private let button = UIButton()")
        #expect(messages("cell-subview-outside-content-view", text).filter { $0.contains("button") }.count == count)
    }

    @Test("A superclass of the program may keep the content view from taking touches")
    func superclasses() {
        let button = cell(
            "addSubview(button)\n        button.snp.makeConstraints { $0.center.equalToSuperview() }",
            members: "private let button = UIButton()")
        func severities(_ text: String) -> [Severity] {
            analysis(text).findings.filter { $0.rule == "cell-subview-outside-content-view" }.map(\.severity)
        }
        #expect(severities(button) == [.warning])
        let base = "class Base: UITableViewCell {}\n"
        #expect(
            severities(base + button.replacing("class Cell: UITableViewCell", with: "class Cell: Base")) == [
                .information
            ])
    }

    @Test("What a cell changes when it is given a model it keeps, in a method or an observer")
    func observers() {
        let make = "note.snp.makeConstraints { $0.left.equalTo(photo.snp.right).offset(10) }"
        func text(_ method: String) -> String {
            cell(
                make, members: "var model: Note? { didSet { \(method) } }",
                methods: "func set(_ model: Note) { self.model = model }")
        }
        let change = "note.snp.updateConstraints { $0.left.equalTo(photo.snp.right).offset(0) }"
        #expect(messages("reuse-keeps-change", text("if model?.isPaid == true { \(change) }")).count == 1)
        #expect(messages("reuse-keeps-change", text(change)).isEmpty)
    }

    @Test(
        "A view that is dressed and never added",
        arguments: [
            ("badge.text = \"1\"", 1), ("badge.text = \"1\"\ncontentView.addSubview(badge)", 0),
            ("badge.text = \"1\"\nshow(badge)", 0), ("badge.text = \"1\"\nreturn [badge]", 0), ("", 0),
            ("badge.text = \"1\"\nstack = UIStackView(arrangedSubviews: [note, badge])", 0),
        ])
    func neverAdded(body: String, count: Int) {
        let text = cell(
            "note.snp.makeConstraints { $0.edges.equalToSuperview() }\n" + body,
            members: "private let badge = UILabel()")
        #expect(messages("view-never-added", text).count == count)
        #expect(messages("view-never-added", text.replacing("private let badge", with: "let badge")).isEmpty)
    }

    @Test(
        "A helper that makes a view may add it",
        arguments: [
            ("[UILabel new]", 1), ("[self addLabel]", 0),
            ("({ UILabel *l = [UILabel new]; [self addSubview:l]; l; })", 0),
        ])
    func madeByHelper(value: String, count: Int) {
        let text = """
            @interface Card : UIView
            @end
            @implementation Card {
                UILabel *_badge;
            }
            - (void)setUp {
                _badge = \(value);
                _badge.text = @"1";
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end
            """
        #expect(messages("view-never-added", text, .objectiveC).count == count)
    }

    @Test(
        "A member that gets a second view while the first one is shown",
        arguments: [
            ("", 1), ("[self.box removeFromSuperview];", 0),
            ("[self.title mas_makeConstraints:^(MASConstraintMaker *make) { make.width.equalTo(self.box); }];", 1),
            ("[self.all addObject:self.box];", 0),
            ("self.first = self.box;", 0),
        ])
    func replaced(between: String, count: Int) {
        let one = "self.box = [[UIView alloc] init];\n[self addSubview:self.box];\n"
        let block = "[self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];\n"
        let text = objectiveC(one + block + between + one + block)
        #expect(messages("view-replaced-in-place", text, .objectiveC).count == count)
        let local = text.replacing("self.box = [", with: "UIView *box = [").replacing("self.box", with: "box")
        #expect(messages("view-replaced-in-place", local, .objectiveC).isEmpty)
        let set = "- (void)setBox:(UIView *)box { [_box removeFromSuperview]; _box = box; }\n- (void)setUp"
        #expect(messages("view-replaced-in-place", text.replacing("- (void)setUp", with: set), .objectiveC).isEmpty)
        let conditional = text.replacing(between + one, with: "if (self.isWide) {\n\(one)}\n")
        #expect(messages("view-replaced-in-place", conditional, .objectiveC).isEmpty)
    }

    @Test(
        "A content size right after reloading",
        arguments: [
            ("table.reloadData()", "table.contentSize.height", 1), ("", "table.contentSize.height", 0),
            ("table.reloadData()\ntable.layoutIfNeeded()", "table.contentSize.height", 0),
            ("other.reloadData()", "table.contentSize.height", 0), ("table.reloadData()", "tableHeight + 8", 1),
            ("table.reloadData()", "self.tableHeight", 1), ("table.reloadData()", "otherHeight", 0),
            ("table.estimatedRowHeight = 0\ntable.reloadData()", "table.contentSize.height", 0),
            ("table.observe(\\.contentSize) { _, _ in }\ntable.reloadData()", "table.contentSize.height", 0),
        ])
    func contentSizes(before: String, height: String, count: Int) {
        let methods = """
                private var tableHeight: CGFloat { return table.contentSize.height + 4 }
                private var otherHeight: CGFloat { return 44 }
                func show() {
                    \(before)
                    table.snp.updateConstraints { make in make.height.equalTo(\(height)) }
                }
            """
        #expect(messages("content-size-before-layout", cell("", methods: methods)).count == count)
        let later = methods.replacing("table.snp", with: "DispatchQueue.main.async { self.table.snp")
            .replacing("\(height)) }", with: "\(height)) } }")
        #expect(messages("content-size-before-layout", cell("", methods: later)).isEmpty)
    }

    @Test(
        "A text of a fixed width that meets its neighbour on a narrow screen",
        arguments: [
            ("make.width.equalTo(280)", "make.top.equalToSuperview()", 1),
            ("make.width.equalTo(240)", "make.top.equalToSuperview()", 1),
            ("make.width.equalTo(200)", "make.top.equalToSuperview()", 0),
            ("make.width.lessThanOrEqualTo(280)", "make.top.equalToSuperview()", 1),
            ("make.width.equalTo(280)", "make.top.equalTo(note.snp.bottom)", 0),
            ("make.width.equalTo(280)", "make.left.equalTo(note.snp.right)", 0),
        ])
    func narrowScreens(width: String, place: String, count: Int) {
        let body = """
            note.snp.makeConstraints { make in
                make.left.equalToSuperview().offset(50)
                make.top.equalToSuperview()
                \(width)
            }
            photo.snp.makeConstraints { make in
                make.right.equalToSuperview().offset(-20)
                \(place)
                make.size.equalTo(40)
            }
            """
        let text = cell(body, methods: "func show(_ model: Note) { note.text = model.text }")
        #expect(messages("overlapping-texts", text).count == count)
        #expect(messages("overlapping-texts", text.replacing("model.text", with: "\"OK\"")).isEmpty)
        let hidden = text.replacing("note.text =", with: "photo.isHidden = true; note.text =")
        #expect(messages("overlapping-texts", hidden).isEmpty)
    }

    @Test(
        "A layout of collections belongs to one of them",
        arguments: [("", 1), ("flow = UICollectionViewFlowLayout()", 0)])
    func collectionLayouts(between: String, count: Int) {
        let body = """
            var flow = UICollectionViewFlowLayout()
            let one = UICollectionView(frame: .zero, collectionViewLayout: flow)
            \(between)
            let other = UICollectionView(frame: .zero, collectionViewLayout: flow)
            line.snp.makeConstraints { $0.edges.equalToSuperview() }
            """
        #expect(messages("shared-collection-layout", cell(body)).count == count)
        let apart = cell(
            body.replacing("let other", with: "if isWide { let other").replacing("flow)\nline", with: "flow) }\nline"))
        #expect(messages("shared-collection-layout", apart).isEmpty)
    }

    @Test("What a stack view places has no place of its own in what lies in it")
    func inStacks() {
        func text(_ chain: String) -> String {
            """
            class Shelf: UIView {
                private let stack = UIStackView()
                private let holder = UIView()
                private let icon = UIImageView()
                func setUp() {
                    addSubview(stack)
                    stack.addArrangedSubview(holder)
                    holder.addSubview(icon)
                    icon.snp.makeConstraints { make in
                        make.size.equalTo(60)
                        make.centerX.equalToSuperview()
                        \(chain)
                    }
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        }
        #expect(messages("ambiguous-position", text("")).count == 1)
        #expect(messages("ambiguous-position", text("make.top.equalToSuperview()")).isEmpty)
    }

    @Test(
        "What begins behind the end of its row lies outside however high that is",
        arguments: [
            ("make.top.equalTo(contentView.snp.bottom).offset(10)", "", 1),
            ("make.bottom.equalTo(contentView.snp.top).offset(-10)", "", 1),
            ("make.top.equalTo(contentView.snp.bottom)", "", 0),
            ("make.top.equalTo(photo.snp.bottom).offset(10)", "", 0),
            ("make.top.equalTo(contentView.snp.bottom).offset(-10)", "", 0),
            ("make.top.equalTo(contentView.snp.bottom).offset(10)", "line.transform = .identity", 0),
            (
                "make.top.equalTo(contentView.snp.bottom).offset(10)",
                "line.snp.updateConstraints { $0.top.equalTo(contentView.snp.bottom) }", 0
            ),
        ])
    func behind(chain: String, change: String, count: Int) {
        let body = """
            line.snp.makeConstraints { make in
                \(chain)
                make.right.equalToSuperview()
                make.size.equalTo(30)
            }
            """
        let text = cell(body, methods: "func move() { \(change) }")
        #expect(messages("outside-superview", text).count == count)
    }

    @Test(
        "A parameter that is called as a view is another name, and a frame that is read places nothing",
        arguments: [
            ("func list(_ line: UIView, count: Int) -> Int { line.tag + count }", 1),
            ("func list(_ line: UIView) { line.snp.makeConstraints { $0.top.equalToSuperview() } }", 0),
            ("func list(_ line: UIView) { place(line) }", 0),
            ("func fit() -> CGFloat { line.layoutIfNeeded(); return line.frame.height / 2 }", 1),
            ("func fit() { line.frame.size.height = 2 }", 0), ("func fit() { line.frame.origin.y += 2 }", 0),
        ])
    func otherNames(method: String, count: Int) {
        let body = """
            line.backgroundColor = .red
            line.snp.makeConstraints { make in
                make.left.right.equalToSuperview()
                make.height.equalTo(1)
            }
            """
        #expect(messages("ambiguous-position", cell(body, methods: method)).count == count)
    }

    @Test("A class in a class is no class of that name of another file")
    func nestedClasses() {
        let text = """
            enum Row {
                class View: UITableViewCell {
                    private let icon = UIImageView()
                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        addSubview(icon)
                        icon.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    }
                }
            }
            """
        let other = """
            extension Header {
                class View: UIView {
                    private let box = UIView()
                    func setUp() {
                        addSubview(box)
                        box.snp.makeConstraints { $0.edges.equalToSuperview() }
                    }
                }
            }
            """
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [IndexedSource(text: SourceText(other), dialect: .swift, path: "Header.swift", role: .implementation)],
            device: nil)
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration)
        #expect(analysis.findings.contains { $0.rule == "cell-subview-outside-content-view" })
    }

    @Test(
        "A text of many lines for which a row makes no room",
        arguments: [
            ("make.top.equalToSuperview()", "", 1), ("make.centerY.equalTo(photo)", "", 1),
            ("make.top.bottom.equalToSuperview()", "", 0),
            ("make.top.equalToSuperview(); make.bottom.lessThanOrEqualToSuperview()", "", 0),
            ("make.top.equalToSuperview(); make.height.equalTo(40)", "", 0),
            ("make.top.equalToSuperview()", "line.snp.makeConstraints { $0.top.equalTo(note.snp.bottom) }", 0),
        ])
    func room(chain: String, more: String, count: Int) {
        let body = """
            note.numberOfLines = 0
            photo.snp.makeConstraints { make in
                make.left.top.bottom.equalToSuperview()
                make.size.equalTo(40)
            }
            note.snp.makeConstraints { make in
                make.left.equalTo(photo.snp.right)
                make.right.equalToSuperview()
                \(chain)
            }
            \(more)
            """
        let text = cell(body, methods: "func show(_ model: Note) { note.text = model.text }")
        #expect(messages("text-without-room", text).count == count)
        #expect(messages("text-without-room", text.replacing("note.numberOfLines = 0", with: "")).isEmpty)
        #expect(messages("text-without-room", text.replacing("model.text", with: "\"OK\"")).isEmpty)
    }
}
