// Set-up code that runs whenever a row is selected, also in what a subclass has instead of a method.

import LayoutIDE
import SourceText
import Testing

@Suite("Constraints that are made when a row is selected")
struct SelectedCellTests {
    private func found(_ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "setup-runs-again" }.map(\.message)
    }

    private static func cell(_ method: String, superclass: String = "UITableViewCell", row: String) -> String {
        """
        import SnapKit
        class Base: \(superclass) {
            override func \(method)
            func layoutViews() {}
        }
        class Row: Base {
            let box = UIView()
            \(row)
        }
        """
    }

    private static let making = """
        override func layoutViews() {
            contentView.addSubview(box)
            box.snp.makeConstraints { $0.leading.top.trailing.equalTo(contentView) }
        }
        """

    private static func instead(_ code: String) -> String {
        "override func setSelected(_ selected: Bool, animated: Bool) { \(code) }\n" + making
    }

    @Test(
        "By the method itself, or by one that a subclass of the file overrides",
        arguments: [
            cell("setSelected(_ selected: Bool, animated: Bool) { layoutViews() }", row: making),
            cell("setHighlighted(_ highlighted: Bool, animated: Bool) { self.layoutViews() }", row: making),
            cell(
                "awakeFromNib() {}",
                row: making.replacing("layoutViews()", with: "setSelected(_ selected: Bool, animated: Bool)")),
            cell(
                "setSelected(_ selected: Bool, animated: Bool) { layoutViews() }",
                row: instead("super.setSelected(selected, animated: animated)")),
        ])
    func again(_ text: String) {
        let messages = found(text)
        #expect(messages.count == 1 && messages.first?.hasPrefix("Made again whenever the row is shown") == true)
    }

    @Test(
        "Not in a branch, by another class's method, in what replaces nothing, or where it is remade",
        arguments: [
            cell("setSelected(_ selected: Bool, animated: Bool) { if box == nil { layoutViews() } }", row: making),
            cell(
                "setSelected(_ selected: Bool, animated: Bool) { layoutViews() }",
                row: making.replacing("makeC", with: "remakeC")),
            cell("setSelected(_ selected: Bool) { layoutViews() }", superclass: "UIViewController", row: making),
            cell("setSelected(_ selected: Bool, animated: Bool) { layoutViews() }", row: making)
                .replacing("class Row: Base", with: "class Row: Other"),
            cell("awakeFromNib() { layoutViews() }", row: making),
            // The subclass has something else instead of what calls it.
            cell("setSelected(_ selected: Bool, animated: Bool) { layoutViews() }", row: instead("box.alpha = 1")),
            cell(
                "setSelected(_ selected: Bool, animated: Bool) { refresh() }\n    func refresh() { layoutViews() }",
                row: instead("box.alpha = 1")),
        ])
    func once(_ text: String) {
        #expect(found(text) == [])
    }

    @Test("Also in Objective-C")
    func objectiveC() {
        let text = """
            @interface QRow : UITableViewCell
            @property (nonatomic) UIView *box;
            @end
            @implementation QRow
            - (void)setSelected:(BOOL)selected animated:(BOOL)animated {
                [super setSelected:selected animated:animated];
                [self.contentView addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self.contentView);
                }];
            }
            @end
            """
        #expect(found(text, .objectiveC).count == 1)
    }
}
