import LayoutIDE
import TestKit
import Testing

/// A view with a title and what else is told; the title's text is not known.
private func row(_ setUp: String, _ shown: [String] = ["title"]) -> String {
    """
    class Row: UIView {
        let title = UILabel(), badge = UILabel(), icon = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            [title, badge, icon].forEach { addSubview($0) }
            snp.makeConstraints { $0.width.equalTo(360); $0.height.equalTo(44) }
            title.snp.makeConstraints { $0.left.equalToSuperview().offset(16); $0.top.equalToSuperview().offset(4) }
    \(setUp)
        }

        func show(_ song: Song) {
    \(shown.map { "        \($0).text = song.\($0)" }.joined(separator: "\n"))
        }
    }
    """
}

@Suite("Numbers that neighbours of unknown size leave open are told by these sizes")
struct NeighbourWordsTests {
    private func frame(_ item: String, _ setUp: String, _ shown: [String] = ["title"]) -> String? {
        DisplayedText(row(setUp, shown), .swift).frame(item, of: "Row")
    }

    private static let capped = """
                badge.snp.makeConstraints {
                    $0.left.equalTo(title.snp.right).offset(8)
                    $0.top.equalToSuperview()
                    $0.right.lessThanOrEqualToSuperview()
                    $0.height.equalTo(20)
                }
                icon.snp.makeConstraints {
                    $0.left.equalTo(badge.snp.right).offset(4)
                    $0.top.equalToSuperview()
                    $0.width.height.equalTo(10)
                }
        """

    @Test("A view stands behind a text, however much of that there is room for")
    func behind() {
        #expect(frame("title", Self.capped, ["title", "badge"]) == "(16, 4, ?, ≈ 20.5)")
        #expect(frame("badge", Self.capped, ["title", "badge"]) == "(24 + title.width, 0, ?, 20)")
        #expect(frame("icon", Self.capped, ["title", "badge"]) == "(28 + title.width + badge.width, 0, 10, 10)")
    }

    @Test("A view that ends somewhere begins its own width before")
    func before() {
        let setUp = """
                    badge.snp.makeConstraints {
                        $0.right.equalToSuperview().offset(-12)
                        $0.left.greaterThanOrEqualTo(title.snp.right)
                        $0.centerY.equalToSuperview()
                        $0.height.equalTo(20)
                    }
            """
        #expect(frame("badge", setUp, ["title", "badge"]) == "(348 − badge.width, 12, ?, 20)")
    }

    @Test("What need not hold says nothing")
    func optional() {
        let setUp = """
                    badge.snp.makeConstraints {
                        $0.left.equalTo(title.snp.right).offset(8).priority(.high)
                        $0.top.equalToSuperview()
                        $0.right.lessThanOrEqualToSuperview()
                        $0.width.equalTo(100)
                    }
            """
        #expect(frame("badge", setUp)?.hasPrefix("(?, 0, 100,") == true)
    }
}
