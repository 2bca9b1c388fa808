import LayoutIDE
import MasonrySemantics
import Testing

@Suite("What a review of applications in Objective-C showed")
struct ReviewedObjectiveCTests: ReviewedObjectiveC {
    // MARK: Rows that a list gives out

    @Test(
        "What runs only where a list had no cell to give out runs once for each cell",
        arguments: [
            ("if (!cell) { cell = [[Row alloc] init]; [cell arrange]; }", 0),
            ("if (cell == nil) { cell = [[Row alloc] init]; if (self.isWide) { [cell arrange]; } }", 0),
            ("if (!cell) { cell = [[Row alloc] init]; } [cell arrange];", 1),
            ("if (cell) { [cell arrange]; }", 1),
            ("if (!path) { [cell arrange]; }", 1),
        ])
    func newRows(_ body: String, _ count: Int) {
        let text = """
            @interface Row : UITableViewCell
            @property (nonatomic, strong) UIImageView *icon;
            @end
            @implementation Row
            - (void)arrange {
                [self.contentView addSubview:self.icon];
                [self.icon mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(0); }];
            }
            @end
            """
        let owner = """
            @implementation Feed
            - (id)tableView:(id)table cellForRowAtIndexPath:(id)path {
                Row *cell = [table dequeueReusableCellWithIdentifier:@"r"];
                \(body)
                return cell;
            }
            @end
            """
        #expect(messages("setup-runs-again", text, beside: [owner]).count == count)
    }

    @Test(
        "A method that is called like an initializer is one by what it begins with alone",
        arguments: [
            ("initUI", "- (void)viewDidLoad { [super viewDidLoad]; [self load]; }", 0),
            ("initUI", "- (void)viewDidLoad { [super viewDidLoad]; [self initUI]; [self load]; }", 1),
        ])
    func initializers(_ name: String, _ loading: String, _ count: Int) {
        let text = """
            @interface Page : UIViewController
            @property (nonatomic, strong) UIButton *next;
            @end
            @implementation Page
            \(loading)
            - (void)\(name) {
                [self.view addSubview:self.next];
                [self.next mas_makeConstraints:^(MASConstraintMaker *make) { make.center.mas_equalTo(0); }];
            }
            - (UIButton *)next {
                if (!_next) { _next = [UIButton buttonWithType:UIButtonTypeCustom]; }
                return _next;
            }
            - (void)load {
                [[Store shared] fetchWithCompletion:^(NSData *data) { [self \(name)]; }];
            }
            @end
            """
        #expect(messages("set-up-twice", text).count == count)
    }

    // MARK: How wide a text is

    @Test(
        "A text is cut off where its letters have no room: neither a background nor the least width of a button counts",
        arguments: [
            ("[b setTitle:@\"X\" forState:UIControlStateNormal];", 15, 0),
            ("[b setTitle:@\"Forgot your password?\" forState:UIControlStateNormal];", 90, 1),
            (
                "[b setTitle:@\"Forgot your password?\" forState:UIControlStateNormal]; [b setBackgroundImage:[UIImage imageNamed:@\"unknown\"] forState:UIControlStateNormal];",
                90, 1
            ),
            ("[b setTitle:@\"Forgot your password?\" forState:UIControlStateNormal];", 190, 0),
        ])
    func buttons(_ title: String, _ width: Int, _ count: Int) {
        let text = view(
            "",
            """
            UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];
            [self addSubview:b];
            \(title)
            [b mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self);
                make.width.mas_equalTo(\(width));
            }];
            """)
        #expect(messages("text-cut-short", text).count == count)
    }

    @Test(
        "A text of the program's tables has the width that it has in the program's language",
        arguments: [("post.failed", 1), ("post.ok", 0), ("post.unknown", 0)])
    func tables(_ key: String, _ count: Int) {
        let text = view(
            "",
            """
            UIButton *state = [UIButton buttonWithType:UIButtonTypeCustom];
            [self addSubview:state];
            [state setTitle:NSLocalizedString(@"\(key)", nil) forState:UIControlStateNormal];
            [state mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self);
                make.width.mas_equalTo(150);
            }];
            """)
        let texts = [
            IndexedText(key: "post.failed", text: "It was not published, please try again"),
            IndexedText(key: "post.ok", text: "Done"),
        ]
        #expect(messages("text-cut-short", text, texts: texts).count == count)
    }

    @Test(
        "A label of a count has room for three digits",
        arguments: [
            ("self.badge.text = [NSString stringWithFormat:@\"%ld\", count];", 16, 1),
            ("self.badge.text = [NSString stringWithFormat:@\"%ld\", count];", 24, 0),
            (
                "if (count > 99) { self.badge.text = @\"99+\"; } else { self.badge.text = [NSString stringWithFormat:@\"%ld\", count]; }",
                16, 0
            ),
            ("self.badge.text = [NSString stringWithFormat:@\"%.1f\", count];", 16, 0),
        ])
    func counts(_ given: String, _ width: Int, _ count: Int) {
        let text = view(
            "@property (nonatomic, strong) UILabel *badge;",
            """
            _badge = [UILabel new];
            _badge.font = [UIFont systemFontOfSize:11];
            [self addSubview:_badge];
            [_badge mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.right.equalTo(self);
                make.width.mas_equalTo(\(width));
                make.height.mas_equalTo(16);
            }];
            """, "- (void)show:(NSInteger)count { \(given) }")
        #expect(messages("text-cut-short", text).count == count)
    }

    // MARK: Texts of unknown length

    private static let row = """
        @property (nonatomic, strong) UILabel *title;
        @property (nonatomic, strong) UIImageView *icon;
        """

    private func row(_ text: String = "", more: String = "", class superclass: String = "UIView") -> String {
        view(
            Self.row,
            """
            _title = [UILabel new];
            _icon = [UIImageView new];
            \(text)
            [self addSubview:_title];
            [self addSubview:_icon];
            [_title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(25);
                make.centerY.equalTo(self);
            }];
            [_icon mas_makeConstraints:^(MASConstraintMaker *make) {
                make.right.equalTo(self).offset(-24);
                make.centerY.equalTo(self);
                make.width.height.mas_equalTo(28);
            }];
            """, more, of: superclass)
    }

    @Test(
        "What other code gives to a label of the same name in another class says nothing of this one",
        arguments: [
            ("Friend *cell = self.rows[0]; cell.title.text = self.name;", 0),
            ("Card *cell = self.rows[0]; cell.title.text = self.name;", 1),
            ("UIView *cell = self.rows[0]; cell.title.text = self.name;", 1),
            ("id cell = self.rows[0]; cell.title.text = self.name;", 1),
            ("self.card.title.text = self.name;", 1),
            ("Friend *cell = nil; for (Card *cell in self.rows) { cell.title.text = self.name; }", 1),
            ("Friend *cell = nil; [self each:^(Card *cell) { cell.title.text = self.name; }];", 1),
            ("self.card.title.text = @\"One\";", 0),
            ("self.card.title.text = [NSString stringWithFormat:@\"%.2f of %d\", rest, all];", 0),
            ("self.card.title.text = [NSString stringWithFormat:@\"%@ is here\", self.name];", 1),
        ])
    func otherClasses(_ given: String, _ count: Int) {
        let owner = "@implementation Feed\n- (void)fill { \(given) }\n@end"
        #expect(messages("unbounded-text", row(), beside: [owner]).count == count)
    }

    @Test("What only keeps the place of a line is no text: other files give it one")
    func blank() {
        let owner = "@implementation Feed\n- (void)fill { self.card.title.text = self.person.nickName; }\n@end"
        #expect(messages("unbounded-text", row("_title.text = @\" \";"), beside: [owner]).count == 1)
        #expect(messages("unbounded-text", row("_title.text = @\"Name\";"), beside: [owner]).isEmpty)
    }

    @Test("A list that is put together is as long as there are parts of it")
    func lists() {
        let given = { (value: String) in "- (void)show:(Group *)group { self.title.text = \(value); }" }
        let joined = row(more: given("[group.usernames componentsJoinedByString:@\", \"]"))
        #expect(messages("unbounded-text", joined).count == 1)
        let written = row(more: given("[@[@\"One\", @\"two\"] componentsJoinedByString:@\", \"]"))
        #expect(messages("unbounded-text", written).isEmpty)
    }

    @Test(
        "A text that a method of a class makes of nothing but what is written out is the program's own",
        arguments: [
            ("[Rich colour:[UIColor redColor] text:@\"Upload\" parts:@[@\"load\"]]", 0),
            ("[Rich colour:[UIColor redColor] text:name parts:@[@\"load\"]]", 1),
            ("[Rich textForKey:@\"upload\" table:@\"main\"]", 1),
            ("[self.tool colour:[UIColor redColor] text:@\"Upload\"]", 1),
        ])
    func helpers(_ value: String, _ count: Int) {
        let text = view(
            "",
            """
            UILabel *side = [UILabel new];
            side.numberOfLines = 0;
            [self addSubview:side];
            side.attributedText = \(value);
            [side mas_makeConstraints:^(MASConstraintMaker *make) {
                make.centerX.equalTo(self);
                make.bottom.equalTo(self).offset(-5);
            }];
            """)
        #expect(messages("unbounded-text", text).count == count)
    }

    @Test(
        "A written text that may have several lines and is longer than a phone is wide is ended by something",
        arguments: [
            ("Please keep the tags of the clothes whole, as this does not influence how they are handled", "", 1),
            (
                "Please keep the tags of the clothes whole, as this does not influence how they are handled",
                "make.right.lessThanOrEqualTo(self);", 0
            ),
            (
                "Please keep the tags of the clothes whole, as this does not influence how they are handled",
                "make.width.mas_equalTo(200);", 0
            ),
            ("Please keep the tags\\nof the clothes whole", "", 0),
        ])
    func longLines(_ written: String, _ end: String, _ count: Int) {
        let text = view(
            "",
            """
            UILabel *rule = [UILabel new];
            rule.numberOfLines = 0;
            rule.text = @"\(written)";
            [self addSubview:rule];
            [rule mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self).offset(15);
                \(end)
            }];
            """)
        #expect(messages("unbounded-text", text).count == count)
    }
}
