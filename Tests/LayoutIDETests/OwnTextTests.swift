// Texts that a program writes out, and that labels get by a name.

import LayoutIDE
import MasonrySyntax
import Testing

@Suite("Texts of the program's own")
struct OwnTextTests: ReviewedText {
    private func row(_ given: String, more: String = "") -> String {
        """
        \(more)
        class Row: UIView {
            private let label = UILabel()
            private let button = UIButton()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(label)
                addSubview(button)
                label.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(15)
                    make.centerY.equalToSuperview()
                }
                button.snp.makeConstraints { make in
                    make.right.equalToSuperview().offset(-15)
                    make.centerY.equalToSuperview()
                }
            }
            \(given)
        }
        """
    }

    @Test(
        "They are no texts of unknown length",
        arguments: [
            (
                "func show(_ ok: Bool) { label.text = ok ? kRight : kWrong }",
                "let kRight = \"Right\"\nlet kWrong = \"Wrong\""
            ),
            ("func show(_ kind: Kind) { label.text = kind.rawValue }", "enum Kind: String { case topics, series }"),
            (
                "func show(_ kind: Kind) { label.text = \"Top \\(kind.rawValue)\" }",
                "enum Kind: String { case topics, series }"
            ),
            ("func show() { fill(caption: \"Group\") }\nfunc fill(caption: String) { label.text = caption }", ""),
        ])
    func written(_ given: String, _ more: String) {
        #expect(messages(row(given, more: more), "unbounded-text").isEmpty)
    }

    @Test(
        "What somebody else may have written is one",
        arguments: [
            ("func show(_ name: String) { label.text = name }", ""),
            ("func show(_ ok: Bool) { label.text = ok ? kRight : user.nickname }", "let kRight = \"Right\""),
            ("func show(kRight: String) { label.text = kRight }", "let kRight = \"Right\""),
            ("func show() { fill(caption: user.nickname) }\nfunc fill(caption: String) { label.text = caption }", ""),
            (
                "func show(_ row: Row) { row.fill(caption: \"Group\") }\nfunc fill(caption: String) { label.text = caption }",
                ""
            ),
        ])
    func unknown(_ given: String, _ more: String) {
        #expect(messages(row(given, more: more), "unbounded-text").count == 1)
    }
}
