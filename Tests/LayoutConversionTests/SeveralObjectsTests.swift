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

    /// A class that shows an alert: an object of its own, with a dimming view that the object has.
    private func alert(_ show: String, _ methods: String = "") -> String {
        """
        @interface Alert : UIView
        @property (nonatomic, strong) UIView *dimView;
        @end
        @implementation Alert
        + (void)showIn:(UIView *)view {
            Alert *alert = [[Alert alloc] init];
            __weak typeof(alert) weakAlert = alert;
            [view addSubview:alert.dimView];
        \(show)
        }
        - (UIView *)dimView {
            if (!_dimView) {
                _dimView = [UIView new];
            }
            return _dimView;
        }
        \(methods)
        @end

        """
    }

    private static let dimming =
        "    [alert.dimView mas_updateConstraints:^(MASConstraintMaker *make) {\n        make.edges.equalTo(view);\n    }];"

    @Test("An object of the text's own class that is just made has what the class gives it, and so have its views")
    func ownObject() {
        let converted = Converted(
            alert(
                Self.dimming + """

                        [alert.dimView addSubview:alert];
                        [alert mas_updateConstraints:^(MASConstraintMaker *make) {
                            make.center.equalTo(alert.dimView);
                        }];
                    """), .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(converted.text.contains("[alert.dimView.topAnchor constraintEqualToAnchor:view.topAnchor]"))
        #expect(!converted.text.contains("mas_"))
    }

    @Test(
        "Not where the class gives it constraints, or something else has seen it",
        arguments: [
            (
                dimming,
                "- (void)dim {\n[_dimView mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];\n}"
            ),
            ("    [Layouter place:alert];\n" + dimming, ""),
            ("    self.last = weakAlert;\n    [self show];\n" + dimming, ""),
            ("    [Layouter place:weakAlert];\n" + dimming, ""),
            ("    alert.dimView = view.subviews.firstObject;\n" + dimming, ""),
            ("    [alert setDimView:view.subviews.firstObject];\n" + dimming, ""),
        ])
    func seen(show: String, methods: String) {
        let source = alert(show, methods)
        let converted = Converted(source, .objectiveC, to: .anchors)
        #expect(converted.text.contains("[alert.dimView mas_updateConstraints:"))
    }

    @Test("What somebody gives may have been given constraints")
    func given() {
        let source = cell("[self tint]")
        #expect(Converted(source, .objectiveC, to: .anchors).text == source)
    }
}
