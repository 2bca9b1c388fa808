// Items of compositional layouts, whose sizes the layout says in parts of its collection view.

import LayoutIDE
import Testing

@Suite struct CompositionalSizeTests {
    private func frame(
        item: String = ".fractionalWidth(1), heightDimension: .fractionalHeight(1)",
        group: String = "vertical(layoutSize: size, subitems: [item])", more: String = "",
        section: String = "NSCollectionLayoutSection(group: group)"
    ) -> String? {
        let text = """
            class Card: UICollectionViewCell {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            class List: UIView {
                lazy var cards = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    cards.register(Card.self, forCellWithReuseIdentifier: "card")
                    addSubview(cards)
                    cards.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                private func makeLayout() -> UICollectionViewLayout {
                    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: \(item)))
                    let size = NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(148))
                    let group = NSCollectionLayoutGroup.\(group)
                    let section = \(section)
                    \(more)
                    return UICollectionViewCompositionalLayout(section: section)
                }
            }
            class Host: UIViewController {
                let list = List()
                override func viewDidLoad() {
                    view.addSubview(list)
                    list.snp.makeConstraints { make in
                        make.top.bottom.equalToSuperview()
                        make.left.right.equalToSuperview().inset(20)
                    }
                }
            }
            """
        return DisplayedText(text, .swift).frame("box", of: "Card")
    }

    @Test("An item is as large as its group says")
    func plain() {
        #expect(frame() == "(0, 0, 353, 148)")
        #expect(frame(item: ".fractionalWidth(0.5), heightDimension: .absolute(60)") == "(0, 0, 176.5, 60)")
        #expect(frame(item: ".absolute(80), heightDimension: .fractionalWidth(0.2)") == "(0, 0, 80, 70.6)")
    }

    @Test("Insets and spaces leave less")
    func insets() {
        let insets = ".contentInsets = .init(top: 1, leading: 16, bottom: 2, trailing: 17)"
        #expect(frame(more: "section" + insets) == "(0, 0, 320, 148)")
        #expect(frame(more: "item" + insets) == "(0, 0, 320, 145)")
        #expect(
            frame(group: "vertical(layoutSize: size, subitems: [item.then { $0\(insets) }])") == "(0, 0, 320, 145)")
        #expect(
            frame(section: "NSCollectionLayoutSection(group: group).then { $0\(insets) }") == "(0, 0, 320, 148)")
        let three = "horizontal(layoutSize: size, subitem: item, count: 3)"
        #expect(
            frame(group: three, more: "group.interItemSpacing = .fixed(10)")?.hasPrefix("(0, 0, 111") == true)
    }

    @Test(
        "What cannot be told is not said",
        arguments: [
            "section.contentInsets = insets", "item.edgeSpacing = spacing",
            "let other = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])",
            "let other = NSCollectionLayoutSection(group: group)",
        ])
    func unknown(_ more: String) { #expect(frame(more: more)?.contains("353") == false) }

    @Test("An estimated side is the content's")
    func estimated() {
        #expect(frame(item: ".fractionalWidth(1), heightDimension: .estimated(44)")?.contains("44") == false)
    }

    @Test("An item is as wide as its list, whose own width other files say one after the other")
    func farAway() {
        let cell = """
            class Card: UICollectionViewCell {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let list = """
            class List: UIView {
                let layout = UICollectionViewFlowLayout()
                lazy var cards = UICollectionView(frame: .zero, collectionViewLayout: layout)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    cards.register(Card.self, forCellWithReuseIdentifier: "card")
                    addSubview(cards)
                    cards.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func collectionView(
                    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { CGSize(width: collectionView.frame.width, height: 60) }
            }
            """
        let page = """
            class Page: UIView {
                let list = List()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(list)
                    list.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
                }
            }
            """
        let host = """
            class Host: UIViewController {
                let page = Page()
                override func viewDidLoad() {
                    view.addSubview(page)
                    page.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(DisplayedText(cell, .swift, [list, page, host]).frame("box", of: "Card") == "(0, 0, 353, 60)")
    }
}
