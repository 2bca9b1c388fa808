// What `--statistics` says where a program writes its layouts in words of its own.

import LayoutIDE
import SourceText
import Testing

@testable import MasonryCommand

@Suite struct StatisticsTextTests {
    private func text(_ constraints: String, in language: MessageLanguage = .english) -> String {
        let text = """
            class Panel: UIView {
                private let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints {
                        \(constraints)
                    }
                }
            }
            """
        return Analysis(text: SourceText(text), dialect: .swift).statistics.text(in: language)
    }

    @Test("Operators and methods that the libraries do not have are named with what they are applied to")
    func foreignWords() {
        #expect(text("$0.leading == theme.inset").contains("not the libraries' own (`$0.leading ==`): "))
        #expect(text("$0.leading  |=| theme.inset").contains("not the libraries' own (`$0.leading |=|`): "))
        #expect(text("$0.fitToSize(theme.size)").contains("not the libraries' own (`fitToSize`): "))
        #expect(text("$0.leading == theme.inset", in: .simplifiedChinese).contains("库本身没有的运算符或方法（`$0.leading ==`）"))
    }

    @Test("What is not known for other reasons is not called so")
    func otherReasons() {
        let unknownNumber = text("$0.leading.top.equalToSuperview().inset(theme.inset)")
        #expect(unknownNumber.contains("1 number") && !unknownNumber.contains("libraries' own"))
        #expect(!text("$0.edges.equalToSuperview()").contains("libraries' own"))
    }
}
