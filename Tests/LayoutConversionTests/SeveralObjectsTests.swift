import LayoutConversion
import MasonrySyntax
import Testing

/// What a text shows twice, as itself and inside of another class of the text, is one member of one class.
@Suite("A class of which a text shows several objects")
struct SeveralObjectsTests {
    private func text(_ update: String) -> String {
        """
        @interface Badge : UIView
        @property (nonatomic, strong) UIView *dot;
        @end
        @implementation Badge
        - (instancetype)init {
            self = [super init];
            self.dot = [UIView new];
            [self addSubview:self.dot];
            return self;
        }
        - (void)updateConstraints {
            [super updateConstraints];
            \(update)
        }
        @end

        @interface Cell : UITableViewCell
        @property (nonatomic, strong) Badge *badge;
        @end
        @implementation Cell
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            self.badge = [Badge new];
            [self.contentView addSubview:self.badge];
            [self.badge mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.contentView); }];
            return self;
        }
        @end

        """
    }

    @Test("What is remade has one list in each")
    func remade() {
        let converted = Converted(
            text("[self.dot mas_remakeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];"),
            .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(converted.text.contains("    [NSLayoutConstraint deactivateConstraints:self.dotConstraints ?: @[]];"))
        #expect(converted.text.contains("@property (nonatomic, copy) NSArray<NSLayoutConstraint *> *dotConstraints;"))
        #expect(!converted.text.contains("mas_"))
    }
}

@Suite("Updates of views that are only just made")
struct FreshUpdateTests {
    private func cell(_ made: String) -> String {
        """
        @implementation Cell
        - (void)didMoveToSuperview {
            UIView *tint = \(made);
            [self.selectedBackgroundView addSubview:tint];
            [tint mas_updateConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self.selectedBackgroundView);
            }];
        }
        @end

        """
    }

    @Test("An update has nothing to find there, and makes")
    func fresh() {
        let converted = Converted(cell("[[UIView alloc] init]"), .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(
            converted.text.contains("[tint.topAnchor constraintEqualToAnchor:self.selectedBackgroundView.topAnchor]"))
    }

    @Test("What somebody gives may have been given constraints")
    func given() {
        let source = cell("[self tint]")
        #expect(Converted(source, .objectiveC, to: .anchors).text == source)
    }
}
