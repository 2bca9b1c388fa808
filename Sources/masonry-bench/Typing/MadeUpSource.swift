// Made-up source files of any length, written as apps write them.

enum MadeUpSource {
    /// Classes of some seventy lines each: lazy getters, a set-up path, branches, updates.
    static func objectiveC(lines: Int) -> String {
        pieces("#import \"Masonry.h\"\n#define kPadding 15\nstatic const CGFloat kHeight = 44;\n", lines, panel)
    }

    /// Classes of some sixty lines each: closures, stack views, extensions, kept constraints.
    static func swift(lines: Int) -> String {
        pieces("import SnapKit\nimport UIKit\n\nprivate let gap: CGFloat = 12\n", lines, card)
    }

    /// One controller with ever more views and methods.
    static func swiftClass(lines: Int) -> String {
        var calls: [String] = []
        let body = pieces(
            "import SnapKit\n\nprivate let gap: CGFloat = 8\n\nfinal class Everything: UIViewController {\n", lines
        ) { number in
            calls.append("        setUp\(number)()\n")
            return section(number)
        }
        return body + "    override func viewDidLoad() {\n" + calls.joined() + "    }\n}\n"
    }

    /// One controller with ever more views and methods.
    static func objectiveCClass(lines: Int) -> String {
        var calls: [String] = []
        var properties: [String] = []
        let head = "#import \"Masonry.h\"\n#define kPadding 15\n\n@interface Everything : UIViewController\n@end\n\n"
        let body = pieces("", lines) { number in
            calls.append("    [self setUp\(number)];\n")
            properties.append("@property (nonatomic, strong) UILabel *title\(number);\n")
            return objectiveCSection(number)
        }
        return head + "@interface Everything ()\n" + properties.joined() + "@end\n\n@implementation Everything\n" + body
            + "- (void)viewDidLoad {\n    [super viewDidLoad];\n" + calls.joined() + "}\n@end\n"
    }

    /// Rows of one root, each below the one before.
    static func layout(lines: Int) -> String { layout(views: lines * 3 / 20, gap: 8) }

    /// A file of stacked rows.
    static func layout(views: Int, gap: Int) -> String {
        var lines = ["screen \"Small\" 320 x 90000", "screen \"Large\" 430 x 99000", "let gap = \(gap)", "view root {"]
        for view in 0..<views {
            lines.append("    view v\(view)" + (view % 3 == 0 ? " { intrinsicSize: 40 x 20 }" : ""))
        }
        lines.append("}")
        for view in 0..<views {
            lines.append("v\(view).makeConstraints {")
            lines.append("    make.left.equalTo(root).offset(gap)")
            if view % 3 == 0 {
                lines.append("    make.right.lessThanOrEqualTo(root).offset(-gap).priorityHigh()")
            } else {
                lines.append("    make.right.equalTo(root).offset(-gap)")
                lines.append("    make.height.mas_equalTo(20)")
            }
            lines.append("    make.top.equalTo(\(view == 0 ? "root" : "v\(view - 1).mas_bottom")).offset(gap)")
            lines.append("}")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Classes of some twenty lines each, for a peer.
    static func python(lines: Int) -> String {
        pieces("from panels import Button, Label, Panel\n\nGAP = 8\n", lines, pythonPanel)
    }

    private static func pieces(_ head: String, _ lines: Int, _ piece: (Int) -> String) -> String {
        var text = head
        var written = 4
        var number = 0
        while written < lines {
            let next = piece(number)
            text += next
            written += next.utf8.count { $0 == 0x0A }
            number += 1
        }
        return text
    }

    private static func panel(_ number: Int) -> String {
        var text = "\n@interface Panel\(number) : UIView\n"
        for view in 0..<6 { text += "@property (nonatomic, strong) UILabel *label\(view);\n" }
        text += "@end\n\n@implementation Panel\(number)\n- (instancetype)initWithFrame:(CGRect)frame {\n"
        text += "    if (self = [super initWithFrame:frame]) {\n"
        for view in 0..<6 { text += "        [self addSubview:self.label\(view)];\n" }
        for view in 0..<6 {
            text += "        [self.label\(view) mas_makeConstraints:^(MASConstraintMaker *make) {\n"
            text += "            make.left.equalTo(self).offset(kPadding + \(view));\n"
            text +=
                view == 0
                ? "            make.top.equalTo(self).offset(8);\n"
                : "            make.top.equalTo(self.label\(view - 1).mas_bottom).offset(8);\n"
            text += "            make.height.mas_equalTo(kHeight);\n        }];\n"
        }
        text += "    }\n    return self;\n}\n"
        text += "- (UILabel *)label0 {\n    if (!_label0) { _label0 = [UILabel new]; }\n    return _label0;\n}\n"
        text += "- (void)setWide:(BOOL)wide {\n    if (wide) {\n"
        text += "        [self.label1 mas_updateConstraints:^(MASConstraintMaker *make) {\n"
        text += "            make.left.equalTo(self).offset(kPadding * 2);\n        }];\n    }\n}\n"
        return text + "@end\n"
    }

    private static func card(_ number: Int) -> String {
        """

        final class Card\(number): UIView {
            private enum Metrics {
                static let height: CGFloat = 44
                static let inset = UIEdgeInsets(top: 8, left: gap, bottom: 8, right: gap)
            }

            private let title = UILabel()
            private lazy var icon: UIImageView = {
                let view = UIImageView()
                view.contentMode = .scaleAspectFit
                return view
            }()
            private let button = UIButton(type: .system)
            private let rows = UIStackView()
            private var top: Constraint?

            override init(frame: CGRect) {
                super.init(frame: frame)
                [title, icon, button, rows].forEach { addSubview($0) }
                setUpRows()
                title.snp.makeConstraints { make in
                    top = make.top.equalToSuperview().offset(gap).constraint
                    make.leading.equalTo(icon.snp.trailing).offset(gap / 2)
                    make.trailing.lessThanOrEqualTo(button.snp.leading).offset(-gap)
                }
                icon.snp.makeConstraints { make in
                    make.size.equalTo(CGSize(width: 24, height: 24))
                    make.leading.equalToSuperview().inset(gap)
                    make.centerY.equalTo(title)
                }
                button.snp.makeConstraints {
                    $0.top.trailing.equalToSuperview().inset(Metrics.inset)
                    $0.height.equalTo(Metrics.height).priority(.high)
                }
                rows.snp.makeConstraints { make in
                    make.leading.trailing.bottom.equalToSuperview()
                    make.top.greaterThanOrEqualTo(title.snp.bottom).offset(8)
                }
            }

            private func setUpRows() {
                rows.axis = .vertical
                rows.spacing = 4
                for index in 0..<\(number % 5 + 1) {
                    let row = UISwitch()
                    row.tag = index
                    rows.addArrangedSubview(row)
                }
            }
        }

        extension Card\(number) {
            func collapse(animated: Bool) {
                top?.update(offset: 0)
                guard animated else { return }
                UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
            }
        }

        """
    }

    private static func section(_ number: Int) -> String {
        """
            private let title\(number) = UILabel()
            private let field\(number) = UITextField()

            private func setUp\(number)() {
                view.addSubview(title\(number))
                view.addSubview(field\(number))
                title\(number).snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(\(number * 40))
                    make.leading.equalToSuperview().inset(gap)
                }
                field\(number).snp.makeConstraints { make in
                    make.leading.equalTo(title\(number).snp.trailing).offset(8)
                    make.centerY.equalTo(title\(number))
                    make.width.equalTo(120)
                }
            }

            func work\(number)(_ count: Int) -> Int {
                guard count > 0 else { return 0 }
                if field\(number).isFirstResponder { return count * \(number) }
                return count - 1
            }

        """
    }

    private static func objectiveCSection(_ number: Int) -> String {
        """
        - (void)setUp\(number) {
            self.title\(number) = [[UILabel alloc] init];
            [self.view addSubview:self.title\(number)];
            UITextField *field = [[UITextField alloc] init];
            [self.view addSubview:field];
            [self.title\(number) mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.view).offset(\(number * 40));
                make.left.equalTo(self.view).offset(kPadding);
            }];
            [field mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.title\(number).mas_right).offset(8);
                make.centerY.equalTo(self.title\(number));
                make.width.mas_equalTo(120);
            }];
        }

        - (NSInteger)work\(number):(NSInteger)count {
            if (count == 0) { return 0; }
            return count * \(number);
        }

        """
    }

    private static func pythonPanel(_ number: Int) -> String {
        """


        class Card\(number)(Panel):
            def __init__(self, frame):
                super().__init__(frame)
                self.title = Label("title \(number)")
                self.icon = Label("icon")
                self.last = Button(kind="system")
                for view in (self.title, self.icon, self.last):
                    self.add(view)
                self.icon.place(left=GAP, top=GAP, width=24, height=24)
                self.title.place(left=self.icon.right + GAP / 2, top=GAP)
                self.last.place(right=self.right - GAP, top=GAP, height=44)

            def collapse(self, animated):
                if not animated:
                    return \(number)
                rows = [view.height for view in self.views if view is not self.title]
                self.title.place(top=sum(rows) + GAP * \(number % 7))
                return len(rows)
        """
    }
}
