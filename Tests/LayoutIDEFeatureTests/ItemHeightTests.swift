// Items of collection views that are of one of several heights, and of one width.

import Testing

@Suite struct ItemHeightTests {
    private func text(_ size: String) -> String {
        """
        class Days: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(collectionView)
                collectionView.snp.makeConstraints { $0.edges.equalToSuperview() }
                collectionView.register(DayCell.self, forCellWithReuseIdentifier: "Day")
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                return \(size)
            }
        }
        class DayCell: UICollectionViewCell {
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(box)
                box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
            }
        }
        """
    }

    private func frame(_ size: String) -> String? {
        DisplayedText(text(size), .swift).frame("box", of: "DayCell")
    }

    @Test("A hover says the item's width with its heights")
    func sentence() throws {
        let text = text("CGSize(width: collectionView.frame.width - 32, height: indexPath.section == 0 ? 92 : 52)")
        let use = try #require(text.firstRange(of: "box.snp"))
        let fixture = Fixture(String(text[..<use.lowerBound]) + "‸" + text[use.lowerBound...], .swift)
        let hover = try #require(fixture.analysis.displayed().hover(at: fixture.cursor)).plainText
        #expect(hover.contains("Item size 361 x 92 or 52, as Days says."))
    }

    @Test("Where the section decides between heights, the width is known and each height is said")
    func severalHeights() {
        #expect(
            frame("CGSize(width: collectionView.frame.width - 32, height: indexPath.section == 0 ? 92 : 52)")
                == "(5, 5, 351, 42 or 82)")
        #expect(
            frame("CGSize(width: collectionView.frame.width, height: indexPath.section == 0 ? 92 : 52)")
                == "(5, 5, 383, 42 or 82)")
        #expect(frame("CGSize(width: 100, height: indexPath.row == 0 ? 92 : 52)") == "(5, 5, 90, 42 or 82)")
    }

    @Test("A height that cannot be read, or another width with it, leaves the item open")
    func open() {
        let unread = "CGSize(width: 100, height: indexPath.row == 0 ? heights[indexPath.row] : 52)"
        #expect(frame(unread) == "(5, 5, self.width − 10, self.height − 10)")
        let other = "indexPath.row == 0 ? CGSize(width: 100, height: 92) : CGSize(width: 90, height: 52)"
        #expect(frame(other) == "(5, 5, self.width − 10, self.height − 10)")
    }
}
