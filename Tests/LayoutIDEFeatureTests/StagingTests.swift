// Layouts on a stage: what nobody knows stands at its usual size, is marked, and says why.

import LayoutIDE
import Testing

@Suite struct StagingTests {
    private func picture(_ text: String, _ style: PictureStyle = .screen) throws -> String {
        var request = PreviewRequest(format: .svg)
        request.style = style
        return try #require(Fixture(text, .swift).analysis.preview(request)).content
    }

    private static let bubble = """
        class BubbleCell: UITableViewCell {
            let bubble = UIView()
            let body = UILabel()
            func build(_ message: Message) {
                contentView.addSubview(bubble)
                bubble.addSubview(body)
                bubble.backgroundColor = .green
                body.numberOfLines = 0
                body.text = "A sentence that is so long that it takes more than the one line it begins in."
                bubble.snp.makeConstraints { make in
                    make.left.top.bottom.equalToSuperview().inset(10)
                    make.width.lessThanOrEqualTo(220)
                }
                body.snp.makeConstraints { make in make.edges.equalToSuperview().inset(8) }
            }
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                build(Message())
            }
        }
        """

    @Test func `a cell is drawn with its texts, without a screen around it`() throws {
        let svg = try picture(Self.bubble)
        #expect(svg.contains(">A sentence that is") && svg.contains("begins in.</text>"))
        #expect(!svg.contains("9:41"))
        #expect(svg.contains("stroke-dasharray"))
        #expect(svg.contains("usual sizes"))
        #expect(try picture(Self.bubble, .plan).contains("not drawn"))
    }

    @Test func `a view by itself has its natural size, a controller a screen`() throws {
        let tag = """
            class Tag: UIView {
                let title = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.text = "New"
                    title.snp.makeConstraints { make in make.edges.equalToSuperview().inset(6) }
                }
            }
            """
        let svg = try picture(tag)
        #expect(svg.contains(">New</text>") && !svg.contains("9:41"))
        let controller = """
            class Screen: UIViewController {
                let title = UILabel()
                override func viewDidLoad() {
                    view.addSubview(title)
                    title.text = "New"
                    title.snp.makeConstraints { make in make.center.equalToSuperview() }
                }
            }
            """
        #expect(try picture(controller).contains("9:41"))
    }
}
