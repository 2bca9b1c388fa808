// Renaming in sources: the whole file still compiles, and what only looks alike stays.

import LayoutIDE
import Testing

@Suite struct SourceRenameTests {
    private func renamed(_ marked: String, _ dialect: Dialect) -> String {
        let fixture = Fixture(marked, dialect)
        switch fixture.analysis.rename(at: fixture.cursor, to: "portrait") {
        case .edits(let edits): return fixture.applying(edits)
        case .refused(let message): return "refused: \(message)"
        }
    }

    private let header = """
        #import "Header.h"
        @interface Header ()
        @property (nonatomic, strong) UIImageView *avatar;
        @property (nonatomic, strong) UILabel *avatarLabel;
        @end
        @implementation Header
        @synthesize avatar = _avatar;
        - (instancetype)initWithFrame:(CGRect)frame {
            if (self = [super initWithFrame:frame]) {
                __weak typeof(self) weakSelf = self;
                [self addSubview:self.avatar];
                self.avatar.hidden = NO;
                [_avatar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(weakSelf.mas_left);
                    make.size.mas_equalTo(CGSizeMake(8, 8));
                }];
                weakSelf.avatar.alpha = [self avatar].alpha;
                NSString *avatar = @"avatar"; // avatar
                [self show:avatar avatar:self->_avatar];
            }
            return self;
        }
        - (UIImageView *)avatar {
            if (!_avatar) { _avatar = [UIImageView new]; }
            return _avatar;
        }
        - (void)setAvatar:(UIImageView *)avatar { _avatar = avatar; }
        - (void)reset { [self setAvatar:nil]; other.avatar = nil; }
        @end
        """

    @Test("A property changes with its variable getter and setter")
    func aPropertyChangesWithItsVariableGetterAndSetter() {
        let expected =
            header
            .replacing("*avatar;", with: "*portrait;")
            .replacing("@synthesize avatar = _avatar", with: "@synthesize portrait = _portrait")
            .replacing("self.avatar", with: "self.portrait").replacing("weakSelf.avatar", with: "weakSelf.portrait")
            .replacing("[self avatar]", with: "[self portrait]").replacing("_avatar", with: "_portrait")
            .replacing("- (UIImageView *)avatar {", with: "- (UIImageView *)portrait {")
            .replacing("setAvatar:", with: "setPortrait:")
        for place in ["self.ava$0tar];", "[_ava$0tar mas_"] {
            #expect(renamed(header.replacing(place.replacing("$0", with: ""), with: place), .objectiveC) == expected)
        }
    }

    @Test("A property of another file is not renamed")
    func aPropertyOfAnotherFileIsNotRenamed() {
        let text = """
            @implementation Header : UIView
            - (void)setUp {
                self.avatar = [UIImageView new];
                [self addSubview:self.avatar];
                [self.ava$0tar mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self); }];
            }
            @end
            """
        #expect(renamed(text, .objectiveC).hasPrefix("refused: This name is not declared in this file"))
    }

    private let login = """
        final class Login: UIViewController {
            private lazy var field: UITextField = {
                let input = UITextField()
                input.borderStyle = .roundedRect
                return input
            }()
            private let button = UIButton(type: .system)
            override func viewDidLoad() {
                super.viewDidLoad()
                [field, button].forEach(view.addSubview)
                field.snp.makeConstraints { [weak self] make in
                    guard let self = self else { return }
                    make.left.equalTo(self.button)
                    self.field.text = "field"
                }
                button.snp.makeConstraints { $0.top.equalTo(field.snp.bottom); $0.width.equalTo(80) }
                other.field = show(field: field)
            }
            func show() -> UIView { field }
        }
        """

    @Test("A lazy property is not the variable in its closure")
    func aLazyPropertyIsNotTheVariableInItsClosure() {
        let expected =
            login
            .replacing("lazy var field", with: "lazy var portrait").replacing("[field,", with: "[portrait,")
            .replacing("        field.snp", with: "        portrait.snp").replacing("self.field", with: "self.portrait")
            .replacing("(field.snp", with: "(portrait.snp").replacing("field: field)", with: "field: portrait)")
            .replacing("{ field }", with: "{ portrait }")
        #expect(renamed(login.replacing("equalTo(field", with: "equalTo(fie‸ld"), .swift) == expected)
        #expect(renamed(login.replacing("return input", with: "return inp‸ut"), .swift).hasPrefix("refused: "))
    }

    @Test("A property is defined where it is declared")
    func aPropertyIsDefinedWhereItIsDeclared() throws {
        let fixture = Fixture(header.replacing("[_avatar mas_", with: "[_ava$0tar mas_"), .objectiveC)
        let target = try #require(fixture.analysis.definition(at: fixture.cursor).first)
        let line = fixture.analysis.text.line(at: target.selectionRange.start)
        #expect(line == 2)
    }
}
