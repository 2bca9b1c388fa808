// Numbers that every value of a structure has.

import LayoutIDE
import SourceText
import Testing

@Suite("Constants of structures") struct StructureConstantTests {
    private func frame(_ height: String, member: String = "let appearance: Appearance", type: String = "struct")
        -> String?
    {
        let text = """
            extension Card {
                \(type) Appearance {
                    let height: CGFloat = 44
                    let size = CGSize(width: 20, height: 22)
                    var inset: CGFloat = 8
                    let margin: CGFloat
                }
            }
            class Card: UIView {
                let box = UIView()
                \(member)
                init(frame: CGRect = .zero, appearance: Appearance = Appearance()) {
                    self.appearance = appearance
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.left.top.equalToSuperview()
                        $0.width.equalTo(90)
                        $0.height.equalTo(\(height))
                    }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        return analysis.layoutReport().layouts.first?.views.first { $0.name == "box" }?.frame?.text
    }

    @Test(
        "A let that is given where it is declared is the same in all values",
        arguments: ["let appearance: Appearance", "var appearance: Appearance?"])
    func constants(_ member: String) {
        #expect(frame("self.appearance.height", member: member) == "(0, 0, 90, 44)")
        #expect(frame("appearance.size.height + 2", member: member) == "(0, 0, 90, 24)")
    }

    @Test("What an initializer or a subclass may give another value is shown as declared, if it is")
    func variables() {
        #expect(frame("appearance.inset") == "(0, 0, 90, 8)")
        #expect(frame("appearance.margin") == "(0, 0, 90, ?)")
        #expect(frame("appearance.height", type: "class") == "(0, 0, 90, appearance.height)")
    }

    private static let initializers = """
        extension UIEdgeInsets {
            init(tops: CGFloat, sides: CGFloat) {
                self.init(top: tops, left: sides, bottom: tops, right: sides)
            }
            init(all: CGFloat) {
                print(all)
                self.init(top: all, left: all, bottom: all, right: all)
            }
        }
        extension CGSize { init(side: CGFloat) { self.init(width: side, height: side) } }

        """

    @Test(
        "What an initializer in an extension of a structure makes is known where it calls another one and no more",
        arguments: [
            ("$0.edges.equalToSuperview().inset(Size.insets)", "(6, 5, 381, 842)"),
            ("$0.left.top.equalToSuperview(); $0.size.equalTo(CGSize(side: 20))", "(0, 0, 20, 20)"),
            ("$0.left.top.equalToSuperview(); $0.size.equalTo(CGSize.init(side: 20))", "(0, 0, 20, 20)"),
            ("$0.edges.equalToSuperview().inset(UIEdgeInsets(all: 3))", "none"),
            ("$0.edges.equalToSuperview().inset(UIEdgeInsets(corners: 3))", "none"),
        ])
    func ownInitializers(_ chain: String, _ expected: String) {
        let text = """
            class Screen: UIViewController {
                struct Size { static let insets = UIEdgeInsets(tops: 5, sides: 6) }
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.snp.makeConstraints { \(chain) }
                }
            }

            """
        let frame = DisplayedText.frame("box", of: "Screen", in: text, with: Self.initializers)
        #expect(expected == "none" ? frame == nil || frame?.contains("UIEdgeInsets") == true : frame == expected)
    }
}
