// What suites of small texts that reviewers came upon have in common.

import LayoutIDE
import MasonrySemantics
import SourceText

protocol ReviewedText {}

extension ReviewedText {
    /// What one rule says of a text.
    func messages(_ text: String, _ rule: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { "\($0.rule)" == rule }.map {
            "\($0.message)"
        }
    }

    /// A view with these members, whose initializer has `setUp`.
    func view(_ members: String, _ setUp: String, _ more: String = "", of base: String = "UIView") -> String {
        """
        class Card: \(base) {
            \(members)
            override init(frame: CGRect) {
                super.init(frame: frame)
                \(setUp)
            }
            \(more)
        }
        """
    }
}
