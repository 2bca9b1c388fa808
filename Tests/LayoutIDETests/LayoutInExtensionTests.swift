import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("An extension in a file of its own lays out the views of its class")
struct LayoutInExtensionTests {
    private func messages(_ rule: RuleID, _ layout: String, members: String, fill: String) -> [String] {
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [
                IndexedSource(
                    text: SourceText(
                        """
                        import UIKit
                        class OrderCell: UITableViewCell {
                            \(members)
                            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                                super.init(style: style, reuseIdentifier: reuseIdentifier)
                                layOut()
                            }
                            func show(_ order: Order) { \(fill) }
                        }
                        """), dialect: .swift, path: "OrderCell.swift", role: .implementation)
            ], device: nil)
        let text = SourceText(
            """
            import SnapKit
            extension OrderCell {
                func layOut() {
                    contentView.addSubview(box)
                    contentView.addSubview(dish)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
                    dish.snp.makeConstraints { $0.top.equalTo(box); \(layout) }
                }
            }
            """)
        return Analysis(text: text, dialect: .swift, configuration: configuration).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    @Test("A label that the class fills needs an end")
    func unbounded() {
        let found = messages(
            "unbounded-text", "$0.leading.equalTo(box)", members: "let box = UIView()\nlet dish = UILabel()",
            fill: "dish.text = order.dish")
        #expect(found.count == 1 && found.first?.hasPrefix("`dish` has text of unknown length") == true, "\(found)")
    }

    @Test(
        "One whose text the class writes out does not, nor one that ends, nor another view",
        arguments: [
            ("$0.leading.equalTo(box)", "let dish = { let l = UILabel(); l.text = \"Dish\"; return l }()", ""),
            ("$0.leading.trailing.equalTo(box)", "let dish = UILabel()", "dish.text = order.dish"),
            ("$0.leading.equalTo(box)", "let dish = UIImageView()", "dish.image = order.image"),
        ])
    func bounded(_ layout: String, _ member: String, _ fill: String) {
        #expect(messages("unbounded-text", layout, members: "let box = UIView()\n\(member)", fill: fill).isEmpty)
    }
}
