// Findings that a fact beside them switched off, and some that one beside them makes untrue, in the smallest texts.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("What facts beside a finding do to it")
struct ReviewedNeighbourTests: ReviewedText {
    // MARK: Made again, and updated elsewhere

    private func made(_ more: String) -> String {
        """
        class Form: UIViewController {
            let field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                field.snp.makeConstraints {
                    $0.top.bottom.equalToSuperview()
                    $0.leading.equalToSuperview().offset(14)
                    $0.trailing.equalToSuperview().offset(-14)
                }
            }
            func textFieldDidBeginEditing(_ textField: UITextField) {
                field.snp.makeConstraints { $0.trailing.equalToSuperview().offset(-10) }
            }
            \(more)
        }
        """
    }

    @Test("An update of another edge leaves a conflict as it is")
    func updateOfAnotherEdge() {
        let text = made(
            "@objc func paste() { field.snp.updateConstraints { $0.leading.equalToSuperview().offset(8) } }")
        #expect(messages(text, "unsatisfiable").count == 1)
    }

    @Test(
        "What is made again although another method updates it conflicts until that runs",
        arguments: [
            ("@objc func paste() { field.snp.updateConstraints { $0.trailing.equalToSuperview().offset(-10) } }", true),
            ("@objc func paste() { field.snp.updateConstraints { $0.trailing.equalToSuperview().offset(-12) } }", true),
            (
                """
                func scanned(_ text: String?) {
                    if let text { field.snp.makeConstraints { $0.trailing.equalToSuperview().offset(-6) } }
                }
                @objc func paste() {
                    if let text = text { field.snp.updateConstraints { $0.trailing.equalToSuperview().offset(-6) } }
                }
                """, true
            ),
            ("@objc func paste() { field.snp.remakeConstraints { $0.edges.equalToSuperview() } }", false),
            // Called in the file, it may have run.
            (
                """
                func paste() { field.snp.updateConstraints { $0.trailing.equalToSuperview().offset(-10) } }
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); paste() }
                """, false
            ),
        ])
    func madeAgain(_ more: String, isReported: Bool) {
        #expect(messages(made(more), "same-anchors-twice").isEmpty != isReported)
    }

    // MARK: Hidden at times

    private func overlap(_ more: String, setUp: String = "") -> String {
        view(
            "let field = UITextField(); let paste = UIButton(); let box = UIView()",
            """
            addSubview(box)
            box.addSubview(field)
            box.addSubview(paste)
            box.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(60) }
            field.snp.makeConstraints { $0.top.bottom.equalToSuperview(); $0.leading.trailing.equalToSuperview().inset(14) }
            paste.snp.makeConstraints {
                $0.height.equalTo(30)
                $0.width.equalTo(78)
                $0.trailing.equalToSuperview().offset(-10)
                $0.centerY.equalToSuperview()
            }
            \(setUp)
            """, more)
    }

    @Test(
        "Where only one of two views is hidden at times, they overlap as long as it is shown",
        arguments: [
            ("", "", "by 30 pt: "), ("func hide() { paste.isHidden = true }", "", "as long as both are shown"),
            ("func show(_ it: Bool) { paste.isHidden = it }", "", "as long as both are shown"),
            // What hides both says nothing of the two.
            ("func hide() { box.isHidden = true }", "", "by 30 pt: "),
            ("func swap(_ it: Bool) { paste.isHidden = it; field.isHidden = !it }", "", nil),
            ("func swap(_ it: Bool) { paste.isHidden = it; field.text = \"\" }", "", nil),
            ("func show() { paste.isHidden = false }", "paste.isHidden = true", nil),
        ])
    func hiddenAtTimes(_ more: String, _ setUp: String, part: String?) {
        let found = messages(overlap(more, setUp: setUp), "overlapping-texts")
        #expect(found.contains { $0.contains("`paste` overlaps `field`") } == (part != nil))
        if let part { #expect(found.contains { $0.contains(part) }) }
    }

    @Test(
        "A line stands in the middle of a high label",
        arguments: [("", false), ("first.backgroundColor = .red; second.backgroundColor = .red", true)])
    func highLabels(_ colour: String, isReported: Bool) {
        let text = view(
            "let first = UILabel(); let second = UILabel()",
            """
            first.text = "Address"
            second.text = "Name"
            first.font = .systemFont(ofSize: 14)
            second.font = .systemFont(ofSize: 14)
            \(colour)
            addSubview(first)
            addSubview(second)
            first.snp.makeConstraints { $0.top.left.equalToSuperview().offset(8); $0.size.equalTo(CGSize(width: 60, height: 32)) }
            second.snp.makeConstraints {
                $0.top.equalToSuperview().offset(36)
                $0.left.right.height.equalTo(first)
            }
            """)
        #expect(messages(text, "overlapping-texts").isEmpty != isReported)
    }

    // MARK: Texts

    @Test(
        "A label whose height is a part of a known one cuts its text as if that were a number",
        arguments: [("0.5", true), ("1", false)])
    func partOfAHeight(_ part: String, isReported: Bool) {
        let text = view(
            "let icon = UIImageView(); let name = UILabel()",
            """
            name.font = .systemFont(ofSize: 16)
            addSubview(icon)
            addSubview(name)
            icon.snp.makeConstraints { $0.left.centerY.equalToSuperview(); $0.size.equalTo(30) }
            name.snp.makeConstraints {
                $0.height.equalTo(icon).multipliedBy(\(part))
                $0.left.equalTo(icon.snp.right)
                $0.right.top.equalToSuperview()
            }
            """, "func show(_ text: String) { name.text = text }")
        #expect(messages(text, "lines-cut-off").isEmpty != isReported)
    }

    @Test(
        "A word needs no second line",
        arguments: [("\"Mail:\"", false), ("\"What you write is sent to us at once.\"", true)])
    func fewLetters(_ words: String, isReported: Bool) {
        let text = view(
            "let mail = UILabel()",
            """
            mail.numberOfLines = 3
            mail.text = \(words)
            addSubview(mail)
            mail.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(CGSize(width: 40, height: 44)) }
            """)
        #expect(messages(text, "lines-cut-off").isEmpty != isReported)
    }

    private func pay(_ text: String) -> String {
        """
        @implementation PayCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
            if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
                self.memo = [UILabel new];
                [self.contentView addSubview:self.memo];
                [self.memo mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.equalTo(self.contentView).offset(20);
                }];
            }
            return self;
        }
        - (void)show:(int)count of:(NSString *)name {
            \(text)
        }
        @end
        """
    }

    @Test(
        "A text that formats make of numbers has a length that is about known",
        arguments: [
            (
                """
                NSString *sum = [NSString stringWithFormat:@"%d", count * 2];
                NSString *text = [NSString stringWithFormat:@"Pay: %@ Yuan", sum];
                self.memo.attributedText = [[NSAttributedString alloc] initWithString:text];
                """, false
            ),
            (
                """
                NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"To "];
                [text appendAttributedString:[[NSAttributedString alloc] initWithString:name]];
                self.memo.attributedText = text;
                """, true
            ),
            ("NSString *text = [NSString stringWithFormat:@\"To %@\", name]; self.memo.text = text;", true),
            ("self.memo.attributedText = [[NSAttributedString alloc] initWithString:self.model.name];", true),
            ("self.memo.attributedText = [[NSAttributedString alloc] initWithString:@\"Paid\"];", false),
            (
                """
                NSAttributedString *text = [[NSAttributedString alloc] initWithString:NSLocalizedString(@"Paid", nil)];
                self.memo.attributedText = text;
                """, false
            ),
            ("NSString *text = @\"Paid\"; if (count > 1) text = name; self.memo.text = text;", true),
        ])
    func formatsOfNumbers(_ body: String, isReported: Bool) {
        #expect(messages(pay(body), "unbounded-text", .objectiveC).isEmpty != isReported)
    }

    @Test(
        "Two texts of about known length meet on no screen",
        arguments: [("time", "amount", false), ("time", "hint", true), ("name", "amount", true)])
    func bothEnds(_ near: String, _ far: String, isReported: Bool) {
        let text = """
            class OrderCell: UITableViewCell {
                let \(near)Label = UILabel()
                let \(far)Label = UILabel()
                func setUp() {
                    contentView.addSubview(\(near)Label)
                    contentView.addSubview(\(far)Label)
                    \(near)Label.snp.makeConstraints { $0.top.left.equalToSuperview().offset(12) }
                    \(far)Label.snp.makeConstraints { $0.top.equalToSuperview().offset(12); $0.right.equalToSuperview() }
                }
                func show(_ order: Order) { \(near)Label.text = order.one; \(far)Label.text = order.other }
            }
            """
        #expect(messages(text, "unbounded-text").isEmpty != isReported)
    }

    @Test(
        "What an observer of a cell's property asks of it tells no run from another, and what it had before does",
        arguments: [
            ("guard let model = model else { return }", true), ("guard model != nil else { return }", true),
            ("guard oldValue == nil else { return }", false), ("guard !isPlaced else { return }", false),
            ("guard model != oldValue else { return }", false),
        ])
    func observers(_ condition: String, isReported: Bool) {
        let text = """
            class PhotosCell: UITableViewCell {
                let photos = UIView()
                var isPlaced = false
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(photos)
                }
                var model: [String]? {
                    didSet {
                        \(condition)
                        place()
                        isPlaced = true
                    }
                }
                private func place() {
                    photos.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(messages(text, "setup-runs-again").isEmpty != isReported)
    }

    @Test(
        "What is made where none was found is made once",
        arguments: [("old == nil", 0), ("host == nil", 1)])
    func lookedUp(_ condition: String, _ count: Int) {
        let text = """
            class BadgeCell: UITableViewCell {
                let badge = UILabel()
                override func prepareForReuse() {
                    super.prepareForReuse()
                }
                func configure(_ host: UIView?) {
                    let old = host.viewWithTag(9)
                    if \(condition) {
                        contentView.addSubview(badge)
                        badge.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    }
                }
            }
            """
        #expect(messages(text, "setup-runs-again").count == count)
    }

    @Test("A view that constrains itself is as much itself without `self`", arguments: ["self.", ""])
    func implicitSelf(_ own: String) {
        let text = """
            class Tag: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    \(own)snp.makeConstraints { $0.width.equalTo(100) }
                }
            }
            """
        #expect(messages(text, "setup-runs-again").count == 1)
    }

    @Test(
        "A private button that nothing gives an action is a picture, whatever else of its class is tapped",
        arguments: [
            ("", false), ("chevron.addTarget(self, action: #selector(open), for: .touchUpInside)", true),
            ("chevron.rx.tap.bind(to: opened)", true), ("chevron.on(.touchUpInside) { self.open() }", true),
            ("[chevron].forEach { $0.addTarget(self, action: #selector(open), for: .touchUpInside) }", true),
            ("arm(chevron)", true), ("chevron.tintColor = .red", false),
            ("caption.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))", false),
        ])
    func actions(_ code: String, isReported: Bool) {
        let text = """
            final class Header: UIView {
                private let caption = UILabel()
                private lazy var chevron: UIButton = { let b = UIButton(); b.setImage(arrow, for: .normal); return b }()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(caption)
                    addSubview(chevron)
                    caption.snp.makeConstraints { $0.top.left.bottom.equalToSuperview() }
                    chevron.snp.makeConstraints { make in
                        make.centerY.equalTo(caption)
                        make.left.equalTo(caption.snp.right).offset(8)
                        make.right.equalToSuperview()
                        make.size.equalTo(12)
                    }
                    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
                    \(code)
                }
                @objc private func open() {}
            }
            """
        #expect(messages(text, "small-touch-target").isEmpty != isReported)
    }

    @Test(
        "A view that is shown where another one is hidden takes its space",
        arguments: [
            ("key.isHidden = leaf != 0; limit.isHidden = leaf == 0", false),
            ("key.isHidden = !on; limit.isHidden = on", false),
            ("key.isHidden = leaf != 0", true),
        ])
    func turns(_ code: String, isReported: Bool) {
        let text = """
            class Node: UIView {
                private let key = UIView()
                private let limit = UIView()
                private let weight = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    [key, limit, weight].forEach(addSubview)
                    key.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(45) }
                    limit.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(45) }
                    weight.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.top.equalTo(key.snp.bottom) }
                }
                func choose(_ leaf: Int, on: Bool) { \(code) }
            }
            """
        #expect(messages(text, "hidden-view-keeps-space").isEmpty != isReported)
    }
}
