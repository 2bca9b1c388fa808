// Views that getters make at their first use and helpers dress: code that names them so leaves them where they are.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedGetterTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    private func cell(_ more: String = "", photo: String = "", title: String = "make.left.equalTo(_photo);") -> String {
        """
        @interface Card : UITableViewCell
        @property (nonatomic, strong) UIImageView *photo;
        @property (nonatomic, strong) UILabel *title;
        @property (nonatomic, strong) UIImageView *arrow;
        @end
        @implementation Card
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            self = [super initWithStyle:style reuseIdentifier:identifier];
            [self.contentView addSubview:self.photo];
            [self.contentView addSubview:self.title];
            [self.contentView addSubview:self.arrow];
            [_photo mas_makeConstraints:^(MASConstraintMaker *make) {
                make.width.equalTo(self.contentView);
                make.top.equalTo(self.contentView);
                make.height.mas_equalTo(60);
                \(photo)
            }];
            [_title mas_makeConstraints:^(MASConstraintMaker *make) {
                \(title)
                make.top.equalTo(_photo.mas_bottom).offset(5);
            }];
            return self;
        }
        - (UIImageView *)photo {
            if (!_photo) {
                _photo = [[UIImageView alloc] init];
                [_photo sizeToFit];
            }
            return _photo;
        }
        - (UILabel *)title {
            if (_title == nil) {
                _title = [[UILabel alloc] init];
            }
            return _title;
        }
        - (UIImageView *)arrow {
            if (!_arrow) {
                _arrow = [[UIImageView alloc] init];
            }
            return _arrow;
        }
        \(more)
        @end
        """
    }

    @Test("A getter that makes a view says nothing of its place")
    func getters() {
        #expect(messages("ambiguous-position", cell(), .objectiveC).count == 1)
        let whole = cell(photo: "make.left.equalTo(self.contentView);")
        #expect(messages("ambiguous-position", whole, .objectiveC).isEmpty)
        #expect(messages("unlaid-view", cell(), .objectiveC).count == 1)
    }

    @Test(
        "What may place a view that a getter makes keeps quiet",
        arguments: [
            "- (void)layoutSubviews { _photo.frame = CGRectMake(0, 0, 9, 9); _arrow.frame = _photo.frame; }",
            "- (void)turn { [self place:_photo]; [self place:_arrow]; }",
            "- (void)turn { if ([self places:_photo] && [self places:_arrow]) { return; } }",
        ])
    func placed(_ code: String) {
        #expect(messages("ambiguous-position", cell(code), .objectiveC).isEmpty)
        #expect(messages("unlaid-view", cell(code), .objectiveC).isEmpty)
    }

    @Test(
        "What hangs on a view does not hold it; what lies somewhere itself does",
        arguments: [
            ("make.left.equalTo(_photo);", 1), ("make.centerX.equalTo(_photo); make.width.equalTo(_photo);", 1),
            ("make.left.equalTo(_photo); make.right.equalTo(self.contentView);", 0),
            ("make.left.equalTo(self.contentView); make.right.equalTo(_photo);", 0),
        ])
    func followers(_ title: String, _ expected: Int) {
        #expect(messages("ambiguous-position", cell(title: title), .objectiveC).count == expected)
    }

    private func panel(_ style: String) -> String {
        """
        class Panel: UIView {
            private let title = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                title.snp.makeConstraints { $0.top.equalToSuperview() }
                \(style)
            }
        }
        """
    }

    @Test(
        "Closures and helpers that dress a view leave it where it is",
        arguments: [
            ("title.do { $0.text = name; $0.textColor = .red }", 1),
            ("title.do { label in label.text = name }", 1),
            ("title.setLabel(text: name, style: .large)", 1),
            ("title.do { $0.frame = bounds }", 0), ("title.do { place($0) }", 0),
            ("title.do { label in place(label) }", 0), ("title.setFrame(bounds)", 0), ("title.setUp()", 0),
            ("title.setEdges(to: self)", 0),
        ])
    func dressed(_ style: String, _ expected: Int) {
        #expect(messages("ambiguous-position", panel(style), .swift).count == expected)
    }

    private func row(_ fill: String) -> String {
        """
        class RowCell: UITableViewCell {
            let title = UILabel()
            func setUp() {
                contentView.addSubview(title)
                title.snp.makeConstraints { make in
                    make.leading.equalToSuperview().offset(16)
                    make.centerY.equalToSuperview()
                }
            }
            func fill(_ row: Row) {
                \(fill)
            }
        }
        """
    }

    @Test(
        "A text that a helper or a closure is handed is the text of its label",
        arguments: [
            ("title.setLabel(text: row.name, style: .large)", 1), ("title.do { $0.text = row.name }", 1),
            ("title.do { $0.setLabel(text: row.name, style: .large) }", 1),
            ("title.setLabel(text: \"Done\", style: .large)", 0), ("title.do { $0.text = \"Done\" }", 0),
            ("title.setLabel(text: Strings.done, style: .large)", 0),
        ])
    func texts(_ fill: String, _ expected: Int) {
        #expect(messages("unbounded-text", row(fill), .swift).count == expected)
    }

    private func form(_ scroll: String, content: String = "make.edges.width.equalTo(scroll)") -> String {
        """
        class Form: UIView {
            private let scroll = UIScrollView()
            private let content = UIView()
            private let field = UITextField()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(scroll)
                scroll.addSubview(content)
                content.addSubview(field)
                scroll.snp.makeConstraints { make in
                    \(scroll)
                }
                content.snp.makeConstraints { make in
                    \(content)
                }
                field.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                    make.height.equalTo(400)
                }
            }
        }
        """
    }

    @Test("A scroll view is not as high as its content, unless a constraint says so")
    func scrollViews() {
        let top = "make.top.leading.trailing.equalToSuperview()"
        #expect(messages("ambiguous-size", form(top), .swift).count == 1)
        let least = "make.edges.width.equalTo(scroll); make.height.greaterThanOrEqualTo(scroll).priority(.low)"
        #expect(messages("ambiguous-size", form(top, content: least), .swift).count == 1)
        let fitted = "make.edges.width.height.equalTo(scroll)"
        #expect(messages("ambiguous-size", form(top, content: fitted), .swift).isEmpty)
        #expect(messages("ambiguous-size", form(top + "; make.bottom.equalToSuperview()"), .swift).isEmpty)
        #expect(messages("ambiguous-size", form(top + "; make.height.equalTo(200)"), .swift).isEmpty)
    }
}
