// Room that numbers give: texts in few points, rows of a height in numbers, headers without one, sizes of a moment.

import LayoutIDE
import MasonrySyntax
import Testing

@Suite("Room that numbers give")
struct GivenRoomTests: ReviewedText {
    @Test(
        "A label that holds few letters of what somebody wrote cuts it off",
        arguments: [
            ("label.text = user.nickname", "make.width.equalTo(60)", 1),
            ("label.text = post.createdAt", "make.width.equalTo(60)", 1),
            ("label.text = user.nickname", "make.left.right.equalTo(icon)", 1),
            ("label.text = user.nickname", "make.width.equalTo(160)", 0),
            ("label.text = user.nickname", "make.width.greaterThanOrEqualTo(60)", 0),
            ("label.text = user.nickname; label.numberOfLines = 2", "make.width.equalTo(60)", 0),
            ("label.text = user.nickname; label.adjustsFontSizeToFitWidth = true", "make.width.equalTo(60)", 0),
            ("label.text = format(post.createdAt)", "make.width.equalTo(60)", 0),
            ("label.text = user.score", "make.width.equalTo(60)", 0),
        ])
    func narrow(_ given: String, _ width: String, _ count: Int) {
        let text = view(
            "private let label = UILabel(); private let icon = UIImageView()",
            """
            addSubview(label)
            addSubview(icon)
            label.font = .systemFont(ofSize: 13)
            icon.snp.makeConstraints { make in make.left.top.equalToSuperview(); make.width.height.equalTo(86) }
            label.snp.makeConstraints { make in make.bottom.equalToSuperview(); \(width) }
            """,
            "func show(_ user: User, _ post: Post) { \(given) }")
        let found = messages(text, "text-cut-short")
        #expect(found.count == count, "\(given) \(width)")
        #expect(found.allSatisfy { $0.contains("letters") })
    }

    @Test(
        "What hangs on the sides of a text in the middle does not end it",
        arguments: [
            ("make.right.equalTo(label.snp.left).offset(-9)", 1),
            ("make.left.equalTo(label.snp.right).offset(9)", 1),
            ("make.right.equalTo(label.snp.left).offset(-9); make.left.greaterThanOrEqualToSuperview()", 0),
            ("make.left.equalTo(label)", 0),
        ])
    func centred(_ icon: String, _ count: Int) {
        let text = view(
            "private let label = UILabel(); private let icon = UIImageView()",
            """
            addSubview(label)
            addSubview(icon)
            label.snp.makeConstraints { make in make.centerX.top.equalToSuperview() }
            icon.snp.makeConstraints { make in make.centerY.equalTo(label); make.size.equalTo(9); \(icon) }
            """,
            "func show(_ user: User) { label.text = user.nickname }")
        #expect(messages(text, "unbounded-text").count == count, "\(icon)")
    }

    @Test("What only many lines of text push out of a box is told, too", arguments: [(2, 1), (1, 0), (0, 0)])
    func longest(lines: Int, count: Int) {
        let text = view(
            "private let box = UIView(); private let title = UILabel(); private let note = UILabel()",
            """
            addSubview(box)
            box.addSubview(title)
            box.addSubview(note)
            title.font = .systemFont(ofSize: 15)
            title.numberOfLines = \(lines)
            box.snp.makeConstraints { make in make.left.top.right.equalToSuperview(); make.height.equalTo(60) }
            title.snp.makeConstraints { make in make.top.equalToSuperview().offset(12); make.left.right.equalToSuperview() }
            note.snp.makeConstraints { make in
                make.top.equalTo(title.snp.bottom).offset(8)
                make.left.right.equalToSuperview()
                make.height.equalTo(20)
            }
            """)
        let found = messages(text, "outside-superview")
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.contains("all the lines") })
    }

    @Test(
        "A large picture that the screen's edge cuts off a little is meant so",
        arguments: [(90, 11, 0), (90, 40, 1), (24, 5, 1)])
    func picture(size: Int, offset: Int, count: Int) {
        let text = """
            class Page: UIViewController {
                private let eraser = UIImageView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(eraser)
                    eraser.snp.makeConstraints { make in
                        make.right.equalToSuperview().offset(\(offset))
                        make.centerY.equalToSuperview()
                        make.width.height.equalTo(\(size))
                    }
                }
            }
            """
        #expect(messages(text, "trailing-sign").count == count)
    }

    private func header(_ members: String, _ setUp: String, of type: String = "UIView(frame: .zero)") -> String {
        """
        class List: UIViewController {
            let table = UITableView()
            \(members) header = \(type)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(table)
                table.snp.makeConstraints { make in make.edges.equalToSuperview() }
                \(setUp)
            }
        }
        """
    }

    private static let constrained = """
        table.tableHeaderView = header
        header.snp.makeConstraints { make in
            make.width.top.centerX.equalToSuperview()
            make.height.equalTo(80)
        }
        """

    @Test(
        "A table's header that has no frame is told",
        arguments: [
            ("private let", constrained, "UIView(frame: .zero)", 1),
            ("private let", constrained, "UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))", 0),
            // Other code may set its frame.
            ("let", constrained, "UIView()", 0),
            ("private let", constrained + "\nview.layoutIfNeeded()", "UIView()", 0),
            ("private let", "header.frame.size.height = 80\n" + constrained, "UIView()", 0),
            ("private let", "measure(header)\n" + constrained, "UIView()", 0),
            ("private let", "table.tableHeaderView = header", "UIView()", 0),
            (
                "private var", "header = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 80))\n" + constrained,
                "UIView()", 0
            ),
        ])
    func tableHeader(_ member: String, _ setUp: String, _ type: String, _ count: Int) {
        #expect(messages(header(member, setUp, of: type), "table-header-zero-size").count == count, "\(setUp) \(type)")
    }

    @Test(
        "A size that a label has by itself is kept after `sizeToFit`",
        arguments: [
            ("label.sizeToFit()", "make.width.equalTo(label.frame.width)", 1),
            ("label.sizeToFit()", "make.size.equalTo(label.bounds.size)", 1),
            ("label.sizeToFit()", "make.width.equalTo(label.frame.size.width)", 1),
            ("label.sizeToFit()", "make.width.equalTo(label.frame.width + 10)", 0),
            ("label.sizeToFit()", "make.width.equalTo(120)", 0),
            ("", "make.width.equalTo(label.frame.width)", 0),
        ])
    func frozen(_ fit: String, _ size: String, _ count: Int) {
        let text = view(
            "private let label = UILabel()", "addSubview(label)",
            """
            func show(_ title: String) {
                label.text = title
                \(fit)
                label.snp.remakeConstraints { make in
                    make.left.top.equalToSuperview()
                    \(size)
                }
            }
            """)
        let found = messages(text, "frame-read-before-layout").filter { $0.contains("sizeToFit") }
        #expect(found.count == count, "\(size)")
    }

    @Test(
        "A cell keeps the width that it is made with",
        arguments: [
            ("make.height.equalTo(frame.width)", "", 1), ("make.height.equalTo(self.frame.width)", "", 1),
            ("make.height.equalTo(frame.width)", "let frame = UIScreen.main.bounds", 0),
            ("make.height.equalTo(self.snp.width)", "", 0),
        ])
    func ownFrame(_ line: String, _ before: String, _ count: Int) {
        let text = view(
            "private let photo = UIImageView()",
            """
            contentView.addSubview(photo)
            \(before)
            photo.snp.makeConstraints { make in make.top.left.right.equalToSuperview(); \(line) }
            """, of: "UICollectionViewCell")
        #expect(messages(text, "frame-read-before-layout").count == count, "\(line)")
    }

    @Test(
        "A helper that adds views gives none to the view that it adds them to",
        arguments: ["addSubViews", "addSubviews", "arrange"])
    func helper(name: String) {
        let text = """
            class Page: UIViewController {
                private let head = UIView()
                private let icon = UIImageView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(head)
                    head.\(name)([icon])
                    head.snp.makeConstraints { make in make.left.top.equalToSuperview(); make.height.equalTo(84) }
                    icon.snp.makeConstraints { make in
                        make.left.equalTo(view).offset(19)
                        make.top.equalTo(head).offset(13)
                        make.width.height.equalTo(63)
                    }
                }
            }
            extension UIView { func \(name)(_ views: [UIView]) { views.forEach { addSubview($0) } } }
            """
        #expect(messages(text, "ambiguous-size").count == (name == "arrange" ? 0 : 1))
    }
}
