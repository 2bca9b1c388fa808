// Frames that rest on numbers and types which no file at hand says, or another one does.

import LayoutIDE
import SourceText
import Testing

@Suite struct NamedSideTests {
    private func line(width: String, height: String = "@1") -> String {
        """
        @interface Page : UIViewController
        @property (nonatomic, strong) UIView *line;
        @end
        @implementation Page
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.line = [[UIView alloc] init];
            [self.view addSubview:self.line];
            [self.line mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self.view);
                make.width.equalTo(\(width));
                make.height.equalTo(\(height));
            }];
        }
        @end
        """
    }

    @Test(
        "A name that no file declares is the side of the screen that it says to be",
        arguments: [
            ("@(TCScreenWidth - 20)", "(0, 0, 373, 1)"), ("@(SCREEN_HEIGHT)", "(0, 0, 852, 1)"),
            ("@(kScreenW / 3)", "(0, 0, 131, 1)"), ("@(kHalfScreenWidth)", "(0, 0, kHalfScreenWidth, 1)"),
            ("@(mainPanelScreenWidth)", "(0, 0, mainPanelScreenWidth, 1)"),
        ])
    func namedSides(_ width: String, _ expected: String) {
        #expect(DisplayedText(line(width: width), .objectiveC).frame("line", of: "Page") == expected)
    }

    @Test("What a file says of the name counts, and what rests on the name alone says so")
    func declaredSides() throws {
        let text = line(width: "@(TCScreenWidth)", height: "@(TCScreenWidth > 375 ? 3 : 2)")
        let declared = DisplayedText(text, .objectiveC, header: "#define TCScreenWidth 300\n")
        #expect(declared.frame("line", of: "Page") == "(0, 0, 300, 2)")
        let guessed = DisplayedText(text, .objectiveC)
        #expect(guessed.frame("line", of: "Page") == "(0, 0, 393, 3)")
        let note = "Assuming `TCScreenWidth` is the width of the screen, as the name says."
        #expect(try hover(on: "line mas", guessed).contains(note))
        #expect(try !hover(on: "line mas", declared).contains("as the name says"))
    }

    private func hover(on place: String, _ text: DisplayedText) throws -> String {
        let bytes = Array(text.analysis.text.string.utf8)
        let wanted = Array(place.utf8)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) })
        return try #require(text.analysis.displayed().hover(at: TextOffset(start))).markdown
    }

    private func row(_ setUp: String, _ more: String = "") -> String {
        """
        @interface Row : UITableViewCell
        @property (nonatomic, strong) UILabel *title;
        @property (nonatomic, strong) UIView *box;
        @end
        @implementation Row
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuse {
            self = [super initWithStyle:style reuseIdentifier:reuse];
            if (self) {
                self.title = [[UILabel alloc] init];
                self.box = [[UIView alloc] init];
                [self.contentView addSubview:self.title];
                [self.contentView addSubview:self.box];
                \(setUp)
            }
            return self;
        }
        \(more)
        @end
        """
    }

    @Test("A text within a bound that is not known is as high as nobody knows")
    func openBounds() {
        let text = DisplayedText(
            row(
                """
                self.title.font = [UIFont systemFontOfSize:14];
                self.title.text = @"Ready";
                [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.equalTo(self.contentView).offset(Scaled(15));
                    make.height.lessThanOrEqualTo(@(Scaled(40)));
                }];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.title);
                    make.top.equalTo(self.title.mas_bottom).offset(5);
                    make.width.height.equalTo(@10);
                }];
                """), .objectiveC)
        #expect(text.frame("box", of: "Row") == "(Scaled(15), 5 + Scaled(15) + title.height, 10, 10)")
        #expect(text.frame("title", of: "Row")?.hasSuffix(", ?)") == true)
    }

    @Test("What has no variable in it gives the same number each time that it is named")
    func repeatedNames() {
        let text = DisplayedText(
            row(
                """
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.contentView);
                    make.left.equalTo(self.contentView).offset(Scaled(20));
                    make.right.equalTo(self.contentView).offset(-Scaled(20));
                    make.height.equalTo(@35);
                }];
                """), .objectiveC)
        #expect(text.frame("box", of: "Row") == "(Scaled(20), 0, 393 − 2·Scaled(20), 35)")
    }

    @Test("What a tap changes under a condition is another state, and not what the cell is shown with")
    func changesUnderConditions() {
        let text = DisplayedText(
            row(
                """
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.contentView).offset(15);
                    make.top.equalTo(self.contentView).offset(14);
                    make.width.height.equalTo(@20);
                }];
                """,
                """
                - (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
                    if (self.isOpen) {
                        [self.box mas_updateConstraints:^(MASConstraintMaker *make) {
                            make.top.equalTo(self.contentView).offset(25);
                        }];
                    } else {
                        [self.box mas_updateConstraints:^(MASConstraintMaker *make) {
                            make.top.equalTo(self.contentView).offset(15);
                        }];
                    }
                }
                """), .objectiveC)
        #expect(text.frame("box", of: "Row") == "(15, 14, 20, 20)")
    }
}
