// Items that code counts from their collection view, roots that constraints only bound, and content views that code constrains.

import LayoutIDE
import Testing

@Suite struct CountedSizeTests {
    private func grid(_ body: String) -> String {
        """
        final class Cell: UICollectionViewCell {
            private let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(box)
                box.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            override func viewDidLoad() {
                super.viewDidLoad()
                list.delegate = self
                list.register(Cell.self, forCellWithReuseIdentifier: "c")
                view.addSubview(list)
                list.snp.makeConstraints {
                    $0.top.bottom.equalToSuperview()
                    $0.leading.trailing.equalToSuperview().inset(31.5)
                }
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                \(body)
            }
        }
        """
    }

    @Test(
        "The size of an item is counted from its collection view through local constants",
        arguments: [
            (
                "let side = collectionView.bounds.width / 3\nlet height = side\nreturn CGSize(width: side, height: height)",
                "(0, 0, 110, 110)"
            ),
            (
                "let gap: CGFloat = 10\nreturn .init(width: (collectionView.frame.size.width - 2 * gap) / 2, height: gap * 4 + 3)",
                "(0, 0, 155, 43)"
            ),
            (
                "let side: CGFloat = 95\nreturn CGSize(width: CGFloat(side), height: side + 5)", "(0, 0, 95, 100)"
            ),
            // What is given twice is not counted, and nothing is made up for it.
            (
                "var side = collectionView.bounds.width / 3\nif isWide { side = 20 }\nreturn CGSize(width: side, height: side)",
                "(0, 0, self.width, self.height)"
            ),
            (
                "let side = floor(collectionView.bounds.width / 3)\nreturn CGSize(width: side, height: side)",
                "(0, 0, 110, 110)"
            ),
        ])
    func items(_ body: String, _ expected: String) {
        #expect(DisplayedText(grid(body), .swift).frame("box", of: "Cell") == expected)
    }

    @Test("What bounds a view of an unknown size gives it none; what fixes it does", arguments: [true, false])
    func boundedRoot(_ isFixed: Bool) {
        let text = """
            class Panel: UIView {
                let back = UIView()
                let line = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(back)
                    back.addSubview(line)
                    back.snp.makeConstraints {
                        $0.edges.equalToSuperview()
                        $0.width.\(isFixed ? "equalTo" : "lessThanOrEqualTo")(300)
                    }
                    line.snp.makeConstraints {
                        $0.left.right.top.equalToSuperview().inset(10)
                        $0.height.equalTo(1)
                    }
                }
            }
            """
        let frame = DisplayedText(text, .swift).frame("line", of: "Panel")
        #expect(isFixed ? frame == "(10, 10, 280, 1)" : frame?.contains("280") == false)
        #expect(frame?.hasPrefix("(10, 10, ") == true)
    }

    @Test("A content view that code constrains lies where that says")
    func constrainedContentView() {
        let text = """
            class Row: UITableViewCell {
                let line = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.snp.makeConstraints {
                        $0.top.equalTo(self)
                        $0.leading.equalTo(self).offset(5)
                        $0.trailing.equalTo(self).offset(-5)
                    }
                    contentView.addSubview(line)
                    line.snp.makeConstraints {
                        $0.top.leading.trailing.equalToSuperview()
                        $0.height.equalTo(20)
                    }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("line", of: "Row") == "(0, 0, 383, 20)")
        let inherited = """
            class Other: Row {
                let mark = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(mark)
                    mark.snp.makeConstraints {
                        $0.left.right.equalToSuperview().inset(10)
                        $0.top.equalToSuperview().offset(8)
                        $0.height.equalTo(6)
                    }
                }
            }
            """
        #expect(DisplayedText(inherited, .swift, [text]).frame("mark", of: "Other") == "(10, 8, 363, 6)")
    }

    @Test("Where a view class stands its users say, not itself")
    func ownPlace() throws {
        let text = """
            class Avatar: UIImageView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    self.snp.makeConstraints { $0.size.equalTo(40) }
                }
            }
            """
        let marked = Fixture(text.replacing("self.snp", with: "se‸lf.snp"), .swift)
        let hover = try #require(DisplayedText(text, .swift).analysis.displayed().hover(at: marked.cursor)).plainText
        #expect(hover.contains("(?, ?, 40, 40)"))
    }
}
