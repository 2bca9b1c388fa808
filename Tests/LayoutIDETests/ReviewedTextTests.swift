// Which texts of labels are of unknown length: what somebody wrote is, a number is not.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedTextTests {
    private func count(_ text: String, _ dialect: Dialect) -> Int {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "unbounded-text" }.count
    }

    private func cell(_ text: String, more: String = "") -> String {
        """
        @implementation PNRowCell {
            UILabel *_caption;
            NSInteger _rows;
        }
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            self = [super initWithStyle:style reuseIdentifier:identifier];
            _caption = [UILabel new];
            [self.contentView addSubview:_caption];
            [_caption mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(5); }];
            return self;
        }
        - (void)fill:(NSDictionary *)data owner:(NSString *)owner times:(NSInteger)n { _caption.text = \(text); }
        \(more)
        @end
        """
    }

    @Test(
        "What a dictionary has under a key is of unknown length, what is called a number is not",
        arguments: [
            ("data[@\"address\"]", 1), ("[data objectForKey:@\"address\"]", 1), ("[data valueForKey:@\"address\"]", 1),
            ("self.row[@\"shop\"][@\"address\"]", 1), ("data[@\"k\"] ?: @\"\"", 1), ("(NSString *)data[@\"k\"]", 1),
            ("data[@\"score\"]", 0), ("data[@\"deliver_amount\"]", 0), ("data[kAddress]", 0), ("data[n]", 0),
            ("@{@\"address\": @\"a\"}[@\"address\"]", 0), ("[Texts objectForKey:@\"address\"]", 0),
            ("info[@\"CFBundleDisplayName\"]", 0),
        ])
    func entries(_ text: String, _ expected: Int) {
        #expect(count(cell(text), .objectiveC) == expected)
        // The file's own rows.
        let rows = "- (NSArray *)rows { return @[@{@\"address\": @\"a\", @\"k\" : @\"b\"}]; }"
        #expect(count(cell(text, more: rows), .objectiveC) == 0)
    }

    @Test("A label that is called short has something short of what lies under a key")
    func shortLabels() {
        let text = cell("data[@\"k\"]")
        #expect(count(text, .objectiveC) == 1)
        #expect(count(text.replacing("_caption", with: "_levelLabel"), .objectiveC) == 0)
    }

    @Test(
        "A format is as long as what it is given",
        arguments: [
            ("[NSString stringWithFormat:@\"by %@\", owner]", 1), ("[NSString stringWithFormat:@\"%d\", n]", 0),
            ("[NSString stringWithFormat:@\"by %@\", data[@\"owner\"]]", 1),
            ("[NSString stringWithFormat:@\"%@\", data[@\"score\"]]", 0),
            ("[NSString stringWithFormat:@\"%@\", balance]", 1), ("[NSString stringWithFormat:@\"%@\", @(n)]", 0),
            ("[NSString stringWithFormat:@\"%@\", [data.score stringValue]]", 0),
            ("[NSString stringWithFormat:@\"%@ x%d\", owner, n]", 1), ("[NSString stringWithFormat:@\"%@\", n]", 0),
            ("[NSString stringWithFormat:@\"%@\", _rows]", 0),
        ])
    func formats(_ text: String, _ expected: Int) {
        #expect(count(cell(text), .objectiveC) == expected)
    }

    private func view(_ text: String) -> String {
        """
        class Plate: UIView {
            private let caption = UILabel()
            private var rows: Int?
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(caption)
                caption.snp.makeConstraints { $0.left.top.equalToSuperview().offset(5) }
            }
            func fill(_ data: [String: String], _ row: Row, owner: String, n: Int, ns: [Int]) {
                caption.text = \(text)
            }
        }
        """
    }

    @Test(
        "In Swift, too",
        arguments: [
            ("data[\"address\"]", 1), ("data[\"address\"] as? String", 1), ("(data[\"address\"] ?? \"\")", 1),
            ("row.extras[\"address\"]", 1), ("Texts.all[\"address\"]", 0), ("[\"address\": \"a\"][\"address\"]", 0),
            ("data[\"price\"]", 0), ("data[owner]", 0),
            ("\"\\(owner)\"", 1), ("\"\\(n) by \\(owner)\"", 1), ("\"\\(n) of \\(self.rows)\"", 0), ("\"\\(n)\"", 0),
            ("\"\\(row.score)\"", 0), ("\"v. \\(row.version ?? none)\"", 0), ("\"\\(row.owner ?? none)\"", 1),
            ("\"\\(row.owner)\"", 1), ("\"\\(row.n)\"", 1), ("\"\\(ns)\"", 1),
            ("\"\\(title(of: row))\"", 1), ("\"\\(2)\"", 0), ("String(n)", 0),
        ])
    func swift(_ text: String, _ expected: Int) {
        #expect(count(view(text), .swift) == expected)
    }

    @Test(
        "A label that is made together with its text",
        arguments: [
            ("UILabel().then { $0.text = self.mail }", 1), ("UILabel().then { $0.text = \"Mail\" }", 0),
            ("UILabel().then { $0.text = self.type.title }", 0),
            ("UILabel().then { let words = Words(a: \"a\"); $0.attributedText = words }", 0),
            ("UILabel().then { let words = self.mail; $0.text = words }", 1),
            ("UILabel().then { Log().write { $0.text = self.mail } }", 0),
            ("UILabel().then { label in label.text = self.mail }", 1),
            ("UILabel(frame: .zero).then { $0.font = .systemFont(ofSize: 12); $0.text = self.mail }", 1),
        ])
    func madeWithText(_ made: String, _ expected: Int) {
        let text = """
            class Profile: UIViewController {
                private lazy var caption = \(made)
                private var mail: String?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(caption)
                    caption.snp.makeConstraints { $0.centerY.equalToSuperview(); $0.trailing.equalToSuperview().inset(18) }
                }
            }
            """
        #expect(count(text, .swift) == expected)
    }

    @Test(
        "A name is short for its words, not for letters in them",
        arguments: [
            ("model.strategy", 1), ("model.template", 1), ("[NSString stringWithFormat:@\"IMEI %@\", model.imei]", 1),
            ("model.createDate", 0), ("model.created_at", 0), ("model.memberCount", 0), ("model.subAmount", 0),
            ("model.dates", 0),
        ])
    func wordsOfNames(_ text: String, _ expected: Int) {
        #expect(count(cell(text), .objectiveC) == expected)
    }
}
