// Labels to which no code gives a text.

import Testing

@Suite struct EmptyLabelTests {
    /// Where a box stands 8 points below a label that begins at 20.
    private func top(_ note: String, _ setUp: String = "", members: String = "", others: [String] = ["class Other {}"])
        -> String?
    {
        let text = """
            final class Page: UIViewController {
                \(note)
                private let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(note)
                    view.addSubview(box)
                    note.font = .systemFont(ofSize: 14)
                    \(setUp)
                    note.snp.makeConstraints { $0.top.left.equalToSuperview().offset(20) }
                    box.snp.makeConstraints { make in
                        make.top.equalTo(note.snp.bottom).offset(8)
                        make.left.equalToSuperview()
                        make.size.equalTo(30)
                    }
                }
                \(members)
            }
            """
        return DisplayedText(text, .swift, others).frame("box", of: "Page")
    }

    private let empty = "(0, 28, 30, 30)"
    private let oneLine = "(0, ≈ 45, 30, 30)"

    @Test(
        "A label that nobody gives a text is 0 high",
        arguments: [
            ("private let note = UILabel()", ""), ("private let note = UILabel()", "note.text = \"\""),
            ("private lazy var note: UILabel = { let label = UILabel(); label.numberOfLines = 0; return label }()", ""),
        ])
    func empty(note: String, setUp: String) {
        #expect(top(note, setUp) == empty)
    }

    @Test(
        "A text that some code may give makes a line",
        arguments: [
            ("", "func show(_ text: String) { note.text = text }"), ("binder.bind(title, to: note)", ""),
            ("title.assign(to: \\.text, on: note)", ""), ("title.bind(to: note.rx.text).disposed(by: bag)", ""),
            ("note.text = \"\"", "func end() { note.text = \"The end\" }"),
            ("let label = note; fill { label.text = $0 }", ""), ("title ~> note.rx.text", ""),
            ("", "var labels: [UILabel] { [note] }"),
        ])
    func filled(setUp: String, members: String) {
        #expect(top("private let note = UILabel()", setUp, members: members) == oneLine)
    }

    @Test("Of a label on which code calls something of its own, nothing is known")
    func called() {
        #expect(top("private let note = UILabel()", "note.show(title)") == "(0, 28 + note.height, 30, 30)")
    }

    @Test("A label that other files see may get its text there")
    func visible() {
        #expect(top("let note = UILabel()") == empty)
        let other = "func show(_ page: Page, _ text: String) { page.note.text = text }"
        #expect(top("let note = UILabel()", others: [other]) == oneLine)
        #expect(top("@IBOutlet var note: UILabel!") != empty)
    }

    @Test("A closure that makes a label may fill it")
    func closure() {
        let made = { (code: String) in
            "private lazy var note: UILabel = { let label = UILabel(); \(code); return label }()"
        }
        #expect(top(made("style(label)")) == oneLine)
        #expect(top(made("label.text = title")) == oneLine)
        #expect(top("private lazy var note: UILabel = { let label = makeLabel(); return label }()") != empty)
    }

    @Test("A label that a header declares is filled by other files, by its name or through a subclass")
    func inHeader() {
        let header = "@interface Row : UITableViewCell\n@property (nonatomic, strong) UILabel *note;\n@end"
        let text = """
            @implementation Row
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
                self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
                _note = [[UILabel alloc] init];
                [self.contentView addSubview:_note];
                [_note mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.contentView);
                    make.width.mas_equalTo(100);
                }];
                return self;
            }
            @end
            """
        let note = { (others: [String]) in
            let displayed = DisplayedText(text, .objectiveC, others, header: header)
            return displayed.frame("_note", of: "Row") ?? displayed.frame("note", of: "Row")
        }
        #expect(note(["@implementation Other\n@end"]) == "(0, 0, 100, 0)")
        let filling = "@implementation Other\n- (void)fill:(Row *)row { row.note.text = self.title; }\n@end"
        #expect(note([filling]) == "(0, 0, 100, ≈ 20.5)")
        let subclass =
            "@interface Wide : Row\n@end\n@implementation Wide\n- (void)fill { self.note.text = @\"a\"; }\n@end"
        #expect(note([subclass]) == "(0, 0, 100, ≈ 20.5)")
    }
}
