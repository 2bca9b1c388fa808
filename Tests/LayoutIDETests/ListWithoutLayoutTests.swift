// What UIKit raises for as soon as it is made.

import LayoutIDE
import SourceText
import Testing

@Suite("Collection views without a layout object")
struct ListWithoutLayoutTests {
    /// Rules read sources that have constraints.
    private let block = "    func lay() { snp.makeConstraints { $0.width.equalTo(9) } }"

    private func found(_ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "library-exception" }.map(\.message)
    }

    @Test(
        "Each spelling raises",
        arguments: [
            "let list = UICollectionView()", "let list = UICollectionView(frame: .zero)",
            "lazy var list: UICollectionView = { let view = UICollectionView(); return view }()",
            "func setUp() { let list = UICollectionView.init(); addSubview(list) }",
        ])
    func raises(_ member: String) {
        let messages = found("import SnapKit\nclass Shelf: UIView {\n    \(member)\n\(block)\n}")
        #expect(messages.count == 1, "\(messages)")
    }

    @Test(
        "Each spelling of Objective-C raises",
        arguments: [
            "[UICollectionView new]", "[[UICollectionView alloc] init]",
            "[[UICollectionView alloc] initWithFrame:CGRectZero]",
        ])
    func raisesInObjectiveC(_ making: String) {
        let messages = found(
            """
            @implementation QShelf
            - (void)setUp {
                UIView *list = \(making);
                [self addSubview:list];
                [list mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end
            """, .objectiveC)
        #expect(messages.count == 1, "\(messages)")
    }

    @Test(
        "Not one with a layout, of another class, of a class of the program, or one that is read from a file",
        arguments: [
            "let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
            "let list = UICollectionView(coder: coder)", "let list = Grid()", "let list: UICollectionView? = nil",
            "let layout = UICollectionViewLayout()", "let lists = [UICollectionView]()",
        ])
    func silent(_ member: String) {
        let text = "import SnapKit\nclass Grid: UICollectionView {}\nclass Shelf: UIView {\n    \(member)\n\(block)\n}"
        #expect(found(text) == [])
    }

    @Test("Not where the file gives the class an initializer of its own")
    func ownInitializer() {
        let text = """
            extension UICollectionView {
                convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
            }
            class Shelf: UIView {
                let list = UICollectionView()
            \(block)
            }
            """
        #expect(found(text) == [])
    }
}
