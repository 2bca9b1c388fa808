// Programs that have a copy of SnapKit or Masonry among their sources: what the libraries do is known all the same.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("Copies of the libraries") struct LibraryCopyTests {
    @Test(
        "SnapKit's own code is not run",
        arguments: [
            ["public extension ConstraintView { var snp: ConstraintViewDSL { return ConstraintViewDSL(view: self) } }"],
            [
                "#if os(iOS)\npublic extension ConstraintView { var snp: Proxy { Proxy(self) } }\n#endif",
                "struct Proxy { func makeConstraints(_ closure: (ConstraintMaker) -> Void) { run(closure) } }",
            ],
            [
                """
                public struct ConstraintViewDSL: ConstraintAttributesDSL {
                    @discardableResult
                    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] { [] }
                }
                """,
                "public class ConstraintMaker { public var left: ConstraintMakerExtendable { self.make(.left) } }",
                """
                public final class Constraint {
                    private let attributes: ConstraintAttributes
                    public var layoutConstraints: [LayoutConstraint]
                    func update(offset: CGFloat) { constant = offset }
                }
                """,
            ],
        ])
    func snapKit(copy: [String]) {
        let text = """
            class C: UIViewController {
                let box = UIView()
                var height: Constraint?
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.left.top.equalTo(self.view)
                        make.width.equalTo(30)
                        height = make.height.equalTo(10).constraint
                    }
                    height?.update(offset: 20)
                }
            }
            """
        #expect(DisplayedText(text, .swift, copy).frame("box", of: "C") == "(0, 0, 30, 20)")
    }

    @Test("Masonry's own code is not run")
    func masonry() {
        let copy = [
            "#define MAS_VIEW UIView\n#define mas_equalTo(...) equalTo(MASBoxValue(__VA_ARGS__))",
            """
            @implementation MAS_VIEW (MASAdditions)
            - (NSArray *)mas_makeConstraints:(void(^)(MASConstraintMaker *))block {
                MASConstraintMaker *maker = [[MASConstraintMaker alloc] initWithView:self];
                block(maker);
                return [maker install];
            }
            @end
            """,
            "@interface MASConstraintMaker : NSObject\n@property MASConstraint *left;\n@end",
        ]
        let text = """
            @implementation C : UIViewController
            - (void)viewDidLoad {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.size.mas_equalTo(CGSizeMake(30, 20));
                }];
            }
            @end
            """
        #expect(DisplayedText(text, .objectiveC, copy).frame("box", of: "C") == "(0, 0, 30, 20)")
    }

    @Test("What a program adds to the libraries runs")
    func additions() {
        let additions = """
            extension ConstraintView {
                func side(_ length: CGFloat) { snp.makeConstraints { $0.width.height.equalTo(length) } }
            }
            """
        let text = """
            class C: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    box.side(30)
                }
            }
            """
        #expect(DisplayedText(text, .swift, [additions]).frame("box", of: "C") == "(0, 0, 30, 30)")
    }

    @Test("What a copy of the library does is no block of the program's")
    func blocksOfCopies() {
        let copy = """
            @implementation NSArray (MASAdditions)
            - (NSArray *)mas_makeConstraints:(void(^)(MASConstraintMaker *make))block {
                NSMutableArray *constraints = [NSMutableArray array];
                for (MAS_VIEW *view in self) {
                    [constraints addObjectsFromArray:[view mas_makeConstraints:block]];
                }
                return constraints;
            }
            @end

            """
        func blocks(_ text: String) -> Int {
            Analysis(text: SourceText(text), dialect: .objectiveC).document.statistics.blocks.all
        }
        #expect(blocks(copy) == 0)
        // Who only has a category of that name is no copy.
        #expect(blocks(copy.replacing("mas_makeConstraints:(void", with: "makeAll:(void")) == 1)
    }
}
