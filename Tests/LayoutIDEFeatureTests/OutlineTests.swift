// The outline of source files: types, extensions and marks in their places.

import LayoutIDE
import MasonrySyntax
import Testing

@Suite struct Outlines {
    /// One line a symbol, indented by depth.
    private func outline(_ text: String, _ dialect: Dialect) -> [String] {
        func lines(_ symbol: DocumentSymbol, _ indent: String) -> [String] {
            ["\(indent)\(symbol.kind) \(symbol.name)"] + symbol.children.flatMap { lines($0, indent + "  ") }
        }
        return Fixture(text, dialect).analysis.documentSymbols().flatMap { lines($0, "") }
    }

    @Test("Types, extensions and marks keep their place")
    func typesExtensionsAndMarksKeepTheirPlace() {
        let text = """
            // MARK: - Login
            final class Login: UIViewController {
                enum Metrics { static let inset: CGFloat = 16 }
                // MARK: Views
                private let logo = UIImageView()

                // MARK: - Life cycle
                override func viewDidLoad() {
                    view.addSubview(logo)
                    logo.snp.makeConstraints { make in make.edges.equalToSuperview().inset(Metrics.inset) }
                }
            }

            extension Login {
                //MARK:Keyboard
                func hide() { view.snp.updateConstraints { make in make.height.equalTo(3) } }
            }
            // MARK:
            """
        #expect(
            outline(text, .swift) == [
                "mark Login", "type Login", "  type Metrics", "    constant Metrics.inset", "  mark Views",
                "  view logo",
                "    block makeConstraints", "  mark Life cycle", "type Login", "  mark Keyboard",
                "  block view.snp updateConstraints",
            ])
    }

    @Test("Objective-C marks stand in the implementation")
    func objectiveCMarksStandInTheImplementation() {
        let text = """
            @implementation Card
            #pragma mark - Set-up
            - (void)setUp {
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            #pragma once
            @end
            """
        #expect(
            outline(text, .objectiveC) == [
                "type Card", "  mark Set-up", "  view box", "    block mas_makeConstraints",
            ])
    }
}
