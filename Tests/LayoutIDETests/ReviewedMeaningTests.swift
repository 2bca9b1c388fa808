// What looks like a mistake and is meant, and what runs where a method is called, in the smallest texts.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("What is meant, and what calls run")
struct ReviewedMeaningTests: ReviewedText {
    // MARK: What is meant

    @Test(
        "A panel that hangs out by its rounded corners hides them",
        arguments: [("panel.layer.cornerRadius = 10", false), ("panel.layer.cornerRadius = 4", true), ("", true)])
    func hiddenCorners(_ corners: String, isReported: Bool) {
        let text = view(
            "let panel = UIView()",
            """
            addSubview(panel)
            \(corners)
            panel.snp.makeConstraints {
                $0.bottom.equalToSuperview().offset(10)
                $0.leading.trailing.equalToSuperview()
                $0.height.equalTo(370)
            }
            """)
        #expect(messages(text, "trailing-sign").isEmpty != isReported)
    }

    @Test(
        "Another model changes what it changes for every row",
        arguments: [("_model != model", false), ("model.isWide", true)])
    func anotherModel(_ condition: String, isReported: Bool) {
        let text = """
            @implementation RowCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
                if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
                    [self.contentView addSubview:self.box];
                    [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.left.right.equalTo(self.contentView);
                        make.height.equalTo(@70);
                    }];
                }
                return self;
            }
            - (void)setModel:(Model *)model {
                if (\(condition)) {
                    _model = model;
                    [self.box mas_updateConstraints:^(MASConstraintMaker *make) { make.height.equalTo(@(model.height)); }];
                }
            }
            @end
            """
        #expect(messages(text, "reuse-keeps-change", .objectiveC).isEmpty != isReported)
    }

    @Test(
        "A method that asks the bar is no number",
        arguments: [
            ("self.navigationController.navigationBar.frame.size.height", false), ("64", true),
        ])
    func asksBar(_ height: String, isReported: Bool) {
        let text = """
            @implementation PageController
            - (CGFloat)navigationBarHeight { return \(height); }
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
                self.table.frame = CGRectMake(0, self.navigationBarHeight, 320, 400);
            }
            @end
            """
        #expect(messages(text, "bar-height-as-number", .objectiveC).isEmpty != isReported)
    }

    @Test(
        "A view whose height follows its image is not stretched",
        arguments: [("120 * image.size.height / image.size.width", false), ("120", true)])
    func followsImage(_ height: String, isReported: Bool) {
        let text = view(
            "let photo = UIImageView()",
            """
            addSubview(photo)
            photo.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(120); $0.height.equalTo(60) }
            """,
            """
            func show(_ url: URL, _ image: UIImage) {
                photo.sd_setImage(with: url)
                photo.snp.updateConstraints { $0.height.equalTo(\(height)) }
            }
            """)
        #expect(messages(text, "content-mode-missing").isEmpty != isReported)
    }

    @Test("An empty default is left for no row", arguments: [("break", false), ("cell.textLabel?.text = nil", true)])
    func emptyDefault(_ rest: String, isReported: Bool) {
        let text = """
            class List: UITableViewController {
                let line = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(line)
                    line.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(1) }
                }
                override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
                    switch path.row {
                    case 0: cell.imageView?.image = one
                    case 1: cell.imageView?.image = two
                    default: \(rest)
                    }
                    return cell
                }
            }
            """
        #expect(messages(text, "reuse-keeps-content").isEmpty != isReported)
    }

    @Test("A library's text field takes touches", arguments: [("FloatingTextField", true), ("FloatingBox", false)])
    func fieldOfLibrary(_ name: String, isWarning: Bool) {
        let text = """
            class RowCell: UITableViewCell {
                let entry = \(name)()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    addSubview(entry)
                    entry.snp.makeConstraints { $0.edges.equalTo(self).inset(15) }
                }
            }
            """
        let findings = Analysis(text: SourceText(text), dialect: .swift).findings
        #expect(
            findings.contains { $0.rule == "cell-subview-outside-content-view" && $0.severity == .warning } == isWarning
        )
    }

    @Test(
        "What a method that fills a cell calls makes its views for every row",
        arguments: [
            ("self.top = [UIView new];", "", true), ("if (!self.top) { self.top = [UIView new]; }", "", false),
            ("self.top = [UIView new];", "[self.top removeFromSuperview];", false),
        ])
    func helperOfFilling(_ make: String, _ before: String, isReported: Bool) {
        let text = """
            @interface DetailCell : UITableViewCell
            @property (nonatomic, strong) UIView *top;
            @end
            @implementation DetailCell
            - (void)createSubviews {
                \(make)
                [self.contentView addSubview:self.top];
                [self.top mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.contentView); }];
            }
            - (void)configure:(NSString *)text { \(before) [self createSubviews]; }
            @end
            """
        #expect(messages(text, "view-made-in-cell-for-row", .objectiveC).isEmpty != isReported)
    }

    @Test(
        "What a closure on a background queue calls makes its constraints there",
        arguments: [
            ("DispatchQueue.global().async { self.setUpPreview() }", true),
            ("AVCaptureDevice.requestAccess(for: .video) { granted in self.start() }", true),
            ("DispatchQueue.global().async { DispatchQueue.main.async { self.setUpPreview() } }", false),
            ("camera.requestAccess(for: .video) { granted in self.setUpPreview() }", false),
            ("setUpPreview()", false),
        ])
    func calledInBackground(_ call: String, isReported: Bool) {
        let text = """
            class Camera: UIViewController {
                let image = UIImageView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(call)
                }
                private func start() { setUpPreview() }
                private func setUpPreview() {
                    view.addSubview(image)
                    image.snp.makeConstraints { $0.center.equalToSuperview() }
                }
            }
            """
        #expect(messages(text, "layout-off-main-thread").isEmpty != isReported)
    }
}
