// Masonry in Swift: blocks of Objective-C are methods without arguments there, and what they give is called.

import AutoLayout
import MasonrySemantics
import Testing

@Suite struct MasonryInSwiftTests {
    private func constraints(_ chain: String) -> [String] {
        let text = EvaluatedText(
            """
            class Panel: UIView {
                let bar = UIView()
                let title = UIView()
                func setUp() {
                    addSubview(bar)
                    addSubview(title)
                    title.mas_makeConstraints { make in
                        \(chain)
                    }
                }
            }
            """, .swift)
        return text.document.constraints.map { made in
            let target =
                switch made.target {
                case .item(let item, let attribute): "\(text.document.name(of: item)).\(attribute)"
                default: "-"
                }
            let constant = made.constant.map(NumberText.short) ?? "?"
            return
                "\(made.firstAttribute) \(made.relation) \(target) \(constant) @\(made.priority.map(NumberText.short) ?? "?")"
        }
    }

    @Test(
        "A step that is called twice is what one call is in Objective-C",
        arguments: [
            ("make?.height.mas_equalTo()(60)", "height equal - 60 @1000"),
            ("make?.left.equalTo()(bar.mas_right)?.offset()(8)", "left equal bar.right 8 @1000"),
            ("make?.left.equalTo()(bar)?.setOffset(-4)", "left equal bar.left -4 @1000"),
            ("make?.width.lessThanOrEqualTo()(bar)?.priorityLow()()", "width lessThanOrEqual bar.width 0 @250"),
            ("make?.width.equalTo()(bar)?.with()?.priority()(500)", "width equal bar.width 0 @500"),
            ("make!.height.equalTo()(0)", "height equal - 0 @1000"),
        ])
    func calledTwice(_ chain: String, _ expected: String) { #expect(constraints(chain) == [expected]) }

    @Test("A block that nobody calls says nothing")
    func aBlockThatNobodyCallsSaysNothing() {
        #expect(constraints("make?.top.mas_equalTo()") == ["top equal self.top 0 @1000"])
    }

    @Test("The next attribute is a method")
    func theNextAttributeIsAMethod() {
        #expect(constraints("make?.left.right()?.equalTo()(bar)").count == 2)
    }

    @Test("What stands outside of a chain is no step")
    func whatStandsOutsideOfAChainIsNoStep() { #expect(constraints("equalTo()(60)").isEmpty) }
}
