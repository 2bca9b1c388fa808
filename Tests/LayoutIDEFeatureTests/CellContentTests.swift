// Cells whose frames say less, or more, than the width of a screen: accessories, own frames, heights that nobody says.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Content of cells` {
    private func cell(_ setUp: String, methods: String = "") -> String {
        """
        @interface Row : UITableViewCell
        @end
        @implementation Row
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
            if (self = [super initWithStyle:style reuseIdentifier:name]) {
                \(setUp)
                UIView *box = [UIView new];
                [self.contentView addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.equalTo(self.contentView);
                    make.right.equalTo(self.contentView);
                    make.height.mas_equalTo(18);
                }];
            }
            return self;
        }
        \(methods)
        @end
        """
    }

    @Test(
        "An accessory makes the content narrower, by nobody knows how much",
        arguments: [
            ("", "(0, 0, 393, 18)"),
            ("self.accessoryType = UITableViewCellAccessoryDisclosureIndicator;", "(0, 0, ?, 18)"),
            ("self.accessoryView = [UISwitch new];", "(0, 0, ?, 18)"),
            ("self.accessoryType = UITableViewCellAccessoryNone;", "(0, 0, 393, 18)"),
        ])
    func accessories(_ line: String, _ frame: String) {
        #expect(DisplayedText(cell(line), .objectiveC).frame("box", of: "Row") == frame)
    }

    @Test("A class that changes the frame it is given is as wide as it says, which nobody runs")
    func aClassThatChangesTheFrameItIsGivenIsAsWide() {
        let setter = "- (void)setFrame:(CGRect)frame { frame.size.width -= 70; [super setFrame:frame]; }"
        let shown = DisplayedText(cell("", methods: setter), .objectiveC)
        #expect(shown.frame("box", of: "Row") == "(0, 0, self.width, 18)")
    }

    private func item(_ shape: String) -> String {
        """
        class Item: UICollectionViewCell {
            private let picture = UIImageView()
            private let line = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(picture)
                contentView.addSubview(line)
                \(shape)
                line.snp.makeConstraints { make in
                    make.leading.equalTo(picture)
                    make.top.equalTo(picture.snp.bottom).offset(10)
                    make.size.equalTo(2)
                    make.bottom.lessThanOrEqualToSuperview().offset(-10)
                }
            }
        }
        """
    }

    /// A cell that nobody knows the height of has room for what is as high as its width says.
    @Test("A bound below, in a cell of unknown height, ties nothing")
    func aBoundBelowInACellOfUnknownHeightTiesNothing() {
        let tall = """
            picture.snp.makeConstraints { make in
                make.top.leading.trailing.equalToSuperview()
                make.height.equalTo(picture.snp.width).multipliedBy(1.41)
            }
            """
        let shown = DisplayedText(item(tall), .swift)
        #expect(shown.frame("picture", of: "Item") == "(0, 0, self.width, 1.41·self.width)")
        #expect(shown.frame("line", of: "Item") == "(0, 10 + 1.41·self.width, 2, 2)")
    }

    @Test("What is as wide as its height says has no width in such a cell")
    func whatIsAsWideAsItsHeightSaysHasNoWidthInSuch() {
        let wide = """
            picture.snp.makeConstraints { make in
                make.top.leading.equalToSuperview()
                make.bottom.equalToSuperview().offset(-30)
                make.trailing.lessThanOrEqualToSuperview()
                make.width.equalTo(picture.snp.height).multipliedBy(4.0 / 3)
            }
            """
        let frame = DisplayedText(item(wide), .swift).frame("picture", of: "Item") ?? ""
        #expect(!frame.contains("393") && frame.hasPrefix("(0, 0, "), "\(frame)")
    }

    @Test("The last frame that the set-up gives counts")
    func theLastFrameThatTheSetUpGivesCounts() {
        let text = """
            class Page: UIView {
                private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
                private let mark = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(dot)
                    addSubview(mark)
                    dot.frame = CGRect(x: 150, y: 125, width: 4, height: 4)
                    mark.snp.makeConstraints { make in
                        make.left.top.equalTo(dot)
                        make.size.equalTo(9)
                    }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("mark", of: "Page") == "(150, 125, 9, 9)")
        let later = text.dropLast(1) + "    func move() { dot.frame = CGRect(x: 1, y: 1, width: 1, height: 1) }\n}"
        #expect(DisplayedText(String(later), .swift).frame("mark", of: "Page") != "(150, 125, 9, 9)")
    }

    @Test(
        "A helper from elsewhere that arranges several views arranges them",
        arguments: ["stack.addArrangedSubviews(one, two)", "stack.addArrangedSubviews([one, two])"])
    func arranged(_ call: String) {
        let text = """
            class Page: UIView {
                private let stack = UIStackView()
                private let one = UIView()
                private let two = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(stack)
                    stack.spacing = 8
                    \(call)
                    one.snp.makeConstraints { $0.size.equalTo(20) }
                    two.snp.makeConstraints { $0.size.equalTo(14) }
                    stack.snp.makeConstraints { $0.top.left.equalToSuperview() }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("two", of: "Page")?.hasPrefix("(28, ") == true)
        let other = text.replacing(call, with: "stack.addArrangedSubviews([one, two], gap: 30)")
        #expect(DisplayedText(other, .swift).frame("two", of: "Page")?.hasPrefix("(28, ") != true)
    }

    @Test("The views of a call that may have run before are not those of the method itself")
    func theViewsOfACallThatMayHaveRunBefore() {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                if ([Keys password].length > 0) { } else { [self createUI]; }
            }
            - (void)createUI {
                UIButton *button = [UIButton new];
                [self.view addSubview:button];
                [button mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.bottom.equalTo(self.view);
                    make.size.mas_equalTo(45);
                }];
            }
            @end
            """
        let report = DisplayedText(text, .objectiveC).analysis.displayed().layoutReport()
        let states = report.layouts.filter { $0.state != nil }
        #expect(!states.isEmpty)
        for layout in states {
            #expect(layout.views.filter { $0.name == "button" }.map { $0.frame?.text } == ["(0, 807, 45, 45)"])
        }
    }

    @Test(
        "A member that is named before its view is made is that view",
        arguments: [
            "dispatch_async(dispatch_get_main_queue(), ^{ [_list reloadData]; });", "[self.list reloadData];", "",
        ])
    func aMemberThatIsNamedBeforeItsViewIsMade(_ early: String) {
        let text = """
            @interface Page : UIViewController
            @property (nonatomic, strong) UITableView *list;
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                \(early)
                _list = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 300, 400) style:UITableViewStylePlain];
                [self.view addSubview:_list];
                UIView *mark = [UIView new];
                [self.view addSubview:mark];
                [mark mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(_list);
                    make.size.mas_equalTo(9);
                }];
            }
            @end
            """
        let shown = DisplayedText(text, .objectiveC)
        #expect(shown.frame("list", of: "Page") == "(0, 0, 300, 400)")
        #expect(shown.frame("mark", of: "Page") == "(0, 0, 9, 9)")
    }
}
