// What holds of texts in applications that nobody had looked at, each beside code that is right.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Texts of unfamiliar applications` {
    private func findings(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [Finding] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { $0.rule == rule }
    }

    @Test("Lines of an attributed string are cut off in the height of one")
    func attributedLines() {
        func text(_ lines: Int, _ height: Int) -> String {
            """
            class Row: UIView {
                private let note = UILabel()
                func setUp() {
                    addSubview(note)
                    note.numberOfLines = \(lines)
                    note.snp.makeConstraints { make in
                        make.top.left.right.equalToSuperview()
                        make.height.equalTo(\(height))
                    }
                }
                func show(_ text: NSAttributedString) { note.attributedText = text }
            }
            """
        }
        #expect(findings("lines-cut-off", text(0, 20)).count == 1)
        #expect(findings("lines-cut-off", text(2, 20)).count == 1)
        #expect(findings("lines-cut-off", text(1, 20)).isEmpty)
        #expect(findings("lines-cut-off", text(0, 40)).isEmpty)
    }

    @Test("A line that is as wide as a label ends it only where something else ends the line")
    func linesBelowTexts() {
        func text(_ line: String) -> String {
            """
            class Row: UIView {
                private let name = UILabel(), line = UIView(), badge = UIImageView()
                func setUp() {
                    addSubview(name)
                    addSubview(line)
                    name.snp.makeConstraints { make in
                        make.top.equalToSuperview()
                        make.leading.equalToSuperview().offset(12)
                    }
                    line.snp.makeConstraints { make in
                        make.top.equalTo(name.snp.bottom)
                        make.height.equalTo(1)
                        make.leading.equalTo(name)
                        \(line)
                    }
                }
                func render(_ owner: String) { name.text = "\\(owner) has used all" }
            }
            """
        }
        #expect(findings("unbounded-text", text("make.width.equalTo(name)")).count == 1)
        #expect(findings("unbounded-text", text("make.width.equalTo(name)\nmake.trailing.equalToSuperview()")).isEmpty)
        #expect(findings("unbounded-text", text("make.width.equalTo(name)\nmake.width.equalTo(80)")).isEmpty)
    }

    @Test("A content priority of a plain view has no effect")
    func plainPriorities() {
        func text(_ making: String) -> String {
            """
            class Row: UIView {
                private let gap = \(making)
                func setUp() {
                    addSubview(gap)
                    gap.setContentHuggingPriority(.defaultLow, for: .horizontal)
                    gap.setContentCompressionResistancePriority(.required, for: .horizontal)
                    gap.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        }
        #expect(findings("content-priority-unused", text("UIView()")).count == 1)
        for making in ["UILabel()", "UIStackView()", "Chip()", "makeGap()"] {
            #expect(findings("content-priority-unused", text(making)).isEmpty, "\(making)")
        }
    }

    @Test("A button whose title or image is empty shows nothing")
    func emptyTitles() {
        func text(_ set: String) -> String {
            """
            class Row: UIView {
                private let name = UILabel(), over = UIButton()
                func setUp() {
                    name.text = "All of them"
                    \(set)
                    addSubview(name)
                    addSubview(over)
                    name.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.width.equalTo(120)
                        make.height.equalTo(30)
                    }
                    over.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.width.equalTo(120)
                        make.height.equalTo(30)
                    }
                }
            }
            """
        }
        func isBare(_ set: String) -> Bool {
            !Analysis(text: SourceText(text(set)), dialect: .swift).document.bareButtons.isEmpty
        }
        #expect(!isBare("over.setTitle(\"More\", for: .normal)"))
        for set in [
            "over.setTitle(\"\", for: .normal)", "over.setImage(UIImage(), for: .normal)",
            "over.setTitle(nil, for: .normal)",
        ] {
            #expect(isBare(set), "\(set)")
        }
    }
}
