// Labels, buttons and fields of a program's own classes, and what helpers of a program say of a label's text and font.

import LayoutIDE
import SourceText
import Testing

@Suite("Labels of a program's own classes and helpers") struct LabelClassTests {
    /// A screen with one view at its corner.
    private static func screen(_ view: String, _ setUp: String = "") -> String {
        """
        final class Screen: UIViewController {
            let it = \(view)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(it)
                \(setUp)
                it.snp.makeConstraints { $0.top.left.equalToSuperview() }
            }
        }

        """
    }

    /// The frame of the view with `helpers` in the same text and in another file, which must be the same.
    private func frame(_ view: String, _ setUp: String = "", with helpers: String) -> String? {
        DisplayedText.frame("it", of: "Screen", in: Self.screen(view, setUp), with: helpers)
    }

    @Test(
        "A label class shows what its initializer says",
        arguments: [
            (
                "TitleLabel()",
                "override init(frame: CGRect) { super.init(frame: frame); font = .systemFont(ofSize: 16) }"
            ),
            (
                "TitleLabel(size: 16)",
                "init(size: CGFloat) { super.init(frame: .zero); self.font = .systemFont(ofSize: size) }"
            ),
        ])
    func initializers(_ made: String, _ initializer: String) {
        let helpers = """
            class TitleLabel: UILabel {
                \(initializer)
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(frame(made, "it.text = \"Hello\"", with: helpers) == "(0, 0, ≈ 37, 19.5)")
    }

    @Test("A class without an initializer has UIKit's font, and one of a class without one, too")
    func aClassWithoutAnInitializerHasUIKitsFont() {
        let helpers = """
            class PlainLabel: UILabel {}
            final class NameLabel: PlainLabel { func clear() { textColor = .red } }
            """
        #expect(frame("NameLabel()", "it.text = \"Hello\"", with: helpers) == "(0, 0, ≈ 39, 20.5)")
    }

    @Test(
        "What measures by itself, or inherits from what is not at hand, has no known size",
        arguments: [
            "class TitleLabel: UILabel { override var intrinsicContentSize: CGSize { measured } }",
            "class TitleLabel: UILabel { override func textRect(forBounds b: CGRect, limitedToNumberOfLines n: Int) -> CGRect { b } }",
            "class TitleLabel: UILabel { override var text: String? { didSet { style() } } }",
            "class TitleLabel: PaddedLabel {}",
        ])
    func measuring(_ helpers: String) {
        #expect(frame("TitleLabel()", "it.text = \"Hello\"", with: helpers) == "(0, 0, ?, ?)")
    }

    @Test("Buttons and fields of a program's own classes are as high as UIKit's")
    func buttonsAndFieldsOfAProgramsOwnClasses() {
        let button = """
            class OkButton: UIButton {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setTitle("Hello", for: .normal)
                }
            }
            """
        #expect(
            frame("OkButton()", with: button) == frame("UIButton()", "it.setTitle(\"Hello\", for: .normal)", with: ""))
        let field = """
            class NameField: UITextField {
                override init(frame: CGRect) { super.init(frame: frame); borderStyle = .roundedRect }
            }
            """
        #expect(frame("NameField()", with: field) == "(0, 0, ?, ≈ 34)")
    }

    @Test(
        "Constants and functions in an extension of UIFont need no type before them",
        arguments: [
            ("it.font = .title", "static let title = UIFont.systemFont(ofSize: 16)"),
            ("it.font = .title", "static var title: UIFont { .systemFont(ofSize: 16) }"),
            ("it.font = .sized(16)", "static func sized(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }"),
        ])
    func impliedFonts(_ setUp: String, _ member: String) {
        let helpers = "extension UIFont { \(member) }"
        #expect(frame("UILabel()", "it.text = \"Hello\"; \(setUp)", with: helpers) == "(0, 0, ≈ 37, 19.5)")
        // Elsewhere a member of that name is something else.
        let others = "extension UIColor { \(member) }"
        #expect(frame("UILabel()", "it.text = \"Hello\"; \(setUp)", with: others) == "(0, 0, ?, ?)")
    }

    @Test("A style of the program tells the font")
    func aStyleOfTheProgramTellsTheFont() {
        let helpers = """
            enum Style {
                case title, note
                var size: CGFloat { switch self { case .title: return 16; case .note: return 12 } }
                var font: UIFont { switch self { case .title: return .systemFont(ofSize: 16); case .note: return .systemFont(ofSize: 12) } }
            }
            extension UIFont { static func app(_ style: Style) -> UIFont { UIFont.systemFont(ofSize: style.size) } }
            """
        for font in ["Style.title.font", ".app(.title)", "UIFont.app(.title)"] {
            #expect(
                frame("UILabel()", "it.text = \"Hello\"; it.font = \(font)", with: helpers) == "(0, 0, ≈ 37, 19.5)",
                "\(font)")
        }
    }

    @Test(
        "Helpers in an extension of UILabel say text and font",
        arguments: [
            ("UILabel()", "it.show(\"Hello\", font: .systemFont(ofSize: 16))"),
            ("UILabel()", "it.show(\"Hello\", font: .title)"),
            ("UILabel(text: \"Hello\", size: 16)", ""),
            ("UILabel.made(\"Hello\")", ""),
        ])
    func helpers(_ made: String, _ setUp: String) {
        let helpers = """
            extension UIFont { static let title = UIFont.systemFont(ofSize: 16) }
            extension UILabel {
                convenience init(text: String, size: CGFloat) {
                    self.init()
                    self.text = text
                    font = .systemFont(ofSize: size)
                }
                static func made(_ text: String) -> UILabel {
                    let label = UILabel()
                    label.text = text
                    label.font = .systemFont(ofSize: 16)
                    return label
                }
                func show(_ text: String, font: UIFont, color: UIColor = .red) {
                    self.text = text
                    self.font = font
                }
            }
            """
        #expect(frame(made, setUp, with: helpers) == "(0, 0, ≈ 37, 19.5)")
    }

    @Test("A view class with nothing about sizes has none of its own")
    func aViewClassWithNothingAboutSizesHasNone() {
        let helpers = "class Fade: UIView { var start: UIColor = .red { didSet { update() } }; func update() {} }"
        let screen = """
            final class Screen: UIViewController {
                let note = Note()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(note)
                    note.snp.makeConstraints { $0.top.left.equalToSuperview() }
                }
            }
            final class Note: UIView {
                let box = UIView(), fade = Fade()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    addSubview(fade)
                    fade.snp.makeConstraints { $0.edges.equalToSuperview() }
                    box.snp.makeConstraints { $0.edges.equalToSuperview(); $0.size.equalTo(30) }
                }
            }

            """
        #expect(DisplayedText(screen, .swift, [helpers]).frame("note", of: "Screen") == "(0, 0, 30, 30)")
    }

    @Test("A button class may say how large it is by what it was made with")
    func aButtonClassMaySayHowLarge() {
        let helpers = """
            class RoundButton: UIButton {
                enum Size { case small, large }
                let size: Size
                init(size: Size) { self.size = size; super.init(frame: .zero) }
                override var intrinsicContentSize: CGSize {
                    switch size {
                    case .small: return CGSize(width: 60, height: 60)
                    case .large: return CGSize(width: 80, height: 80)
                    }
                }
            }
            """
        #expect(frame("RoundButton(size: .large)", with: helpers) == "(0, 0, 80, 80)")
    }

    @Test("What does not give way to its content leaves the cell as wide as its table")
    func whatDoesNotGiveWayToItsContentLeavesTheCell() {
        let text = """
            final class Row: UITableViewCell {
                let name = UILabel(), arrow = UIImageView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(name)
                    contentView.addSubview(arrow)
                    arrow.setContentCompressionResistancePriority(.required, for: .horizontal)
                    arrow.setContentHuggingPriority(.required, for: .horizontal)
                    name.snp.makeConstraints { $0.leading.equalTo(10); $0.top.bottom.equalToSuperview(); $0.height.equalTo(22) }
                    arrow.snp.makeConstraints {
                        $0.centerY.equalTo(name)
                        $0.leading.greaterThanOrEqualTo(name.snp.trailing).offset(8)
                        $0.trailing.equalToSuperview().offset(-8)
                    }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("contentView", of: "Row") == "(0, 0, 393, 22)")
    }
}
