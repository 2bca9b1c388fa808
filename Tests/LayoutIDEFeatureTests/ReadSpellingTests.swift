// Spellings of sizes, frames and targets that are read.

import LayoutIDE
import Testing

@Suite struct ReadSpellingTests {
    private func item(_ size: String) -> String? {
        let text = """
            class Grid: UIViewController, UICollectionViewDelegateFlowLayout {
                let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(collectionView)
                    collectionView.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func collectionView(
                    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
                ) -> CGSize {
                    \(size)
                }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    return collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) as! Tile
                }
            }
            class Tile: UICollectionViewCell {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        return DisplayedText(text, .swift).frame("box", of: "Tile")
    }

    @Test("Sizes of items that are rounded are known where the width of the list is")
    func rounded() {
        let side = { (value: String) in "let side = \(value); return CGSize(width: side, height: side + 20)" }
        #expect(item(side("floor((collectionView.bounds.width - 30) / 4)")) == "(0, 0, 90, 110)")
        #expect(item(side("ceil((collectionView.bounds.width - 30) / 4)")) == "(0, 0, 91, 111)")
        #expect(item(side("((collectionView.bounds.width - 30) / 4).rounded(.down)")) == "(0, 0, 90, 110)")
        #expect(item(side("(collectionView.bounds.width - 30) / 4")) == "(0, 0, 90.75, 110.75)")
        // What is rounded twice, or otherwise, is not read.
        #expect(item(side("floor(ceil(collectionView.bounds.width / 4) / 3)")) != "(0, 0, 33, 53)")
    }

    private func box(_ setUp: String, _ members: String = "") -> String? {
        let text = """
            class Page: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    \(setUp)
                    let line = UIView()
                    view.addSubview(line)
                    line.snp.makeConstraints { $0.left.top.equalTo(box); $0.size.equalTo(1) }
                }
                \(members)
            }
            """
        return DisplayedText(text, .swift).frame("box", of: "Page")
    }

    @Test("The same frame once more is that frame; another one leaves it open")
    func sameFrame() {
        let frame = "box.frame = CGRect(x: 10, y: 20, width: 30, height: 40)"
        let again = { (code: String) in "override func viewDidLayoutSubviews() { \(code) }" }
        #expect(box(frame, again(frame)) == "(10, 20, 30, 40)")
        #expect(box(frame, again(frame.replacing("30", with: "50"))) != "(10, 20, 30, 40)")
        #expect(box(frame, again("box.frame = CGRect(x: 10, y: 20, width: side, height: 40)")) != "(10, 20, 30, 40)")
    }

    private func below(_ target: String, _ define: String = "#define MAS_SHORTHAND", category: String = "") -> String? {
        let text = """
            \(define)
            #import "Masonry.h"
            \(category)
            @implementation Page
            - (void)viewDidLoad {
                UIView *first = [UIView new];
                UIView *second = [UIView new];
                [self.view addSubview:first];
                [self.view addSubview:second];
                [first mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(@10);
                    make.width.height.equalTo(@40);
                }];
                [second mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(@10);
                    make.top.mas_equalTo(\(target)).offset(5);
                    make.width.height.equalTo(@20);
                }];
            }
            @end
            """
        return DisplayedText("@interface Page : UIViewController\n@end\n" + text, .objectiveC).frame(
            "second", of: "Page")
    }

    @Test("With Masonry's shorthand, mas_equalTo takes the edges of views")
    func shorthand() {
        #expect(below("first.bottom") == "(10, 55, 20, 20)")
        #expect(below("first.mas_bottom", "") == "(10, 55, 20, 20)")
        // Without it, it may be the number of a category; so where the program has such a category.
        #expect(below("first.bottom", "") == "(10, ?, 20, 20)")
        let category = "@interface UIView (Frame)\n@property (nonatomic) CGFloat bottom;\n@end"
        #expect(below("first.bottom", category: category) == "(10, ?, 20, 20)")
    }

    @Test("A text view that does not scroll is as high as its text; another one is free")
    func textView() throws {
        func hover(_ code: String) throws -> String {
            let text = """
                class Page: UIViewController {
                    let note = UITextView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(note)
                        \(code)
                        no‸te.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
                    }
                }
                """
            let marked = Fixture(text, .swift)
            let plain = DisplayedText(text.replacing("‸", with: ""), .swift)
            return try #require(plain.analysis.displayed().hover(at: marked.cursor)).plainText
        }
        #expect(try hover("note.isScrollEnabled = false").contains("height depends on what note shows"))
        let free = try hover("note.isScrollEnabled = true")
        #expect(free.contains("height is ambiguous.") && !free.contains("any value"))
    }
}
