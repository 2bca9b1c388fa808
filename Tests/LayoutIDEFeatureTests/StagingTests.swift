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

    @Test("A cell is drawn with its texts, without a screen around it")
    func aCellIsDrawnWithItsTextsWithoutAScreenAround() throws {
        let svg = try picture(Self.bubble)
        #expect(svg.contains(">A sentence that is") && svg.contains("begins in.</text>"))
        #expect(!svg.contains("9:41"))
        #expect(svg.contains("stroke-dasharray"))
        #expect(svg.contains("usual sizes"))
        #expect(try picture(Self.bubble, .plan).contains("not drawn"))
    }

    @Test("A button whose parts nobody knows is no screen")
    func aButtonWhosePartsNobodyKnowsIsNoScreen() throws {
        let button = """
            class MergeButton: UIButton {
                let name = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(name)
                    name.snp.makeConstraints { make in make.center.equalToSuperview() }
                }
            }
            """
        #expect(try picture(button).contains("MergeButton · 160 × 44"))
        let view = button.replacing(": UIButton", with: ": UIView").replacing("MergeButton", with: "Merge")
        #expect(try !picture(view).contains("160 × 44"))
    }

    @Test("The clock is read on what is seen behind it")
    func theClockIsReadOnWhatIsSeenBehindIt() throws {
        func screen(_ more: String) -> String {
            """
            class Screen: UIViewController {
                let cover = UIView()
                override func viewDidLoad() {
                    view.addSubview(cover)
                    cover.backgroundColor = .black
                    \(more)
                    cover.snp.makeConstraints { make in make.edges.equalToSuperview() }
                }
            }
            """
        }
        func clock(_ more: String) throws -> String? {
            let svg = try picture(screen(more))
            let text = svg.components(separatedBy: "<text class=\"").first { $0.contains(">9:41<") }
            guard let name = text?.prefix(while: { $0 != "\"" }) else { return nil }
            return svg.components(separatedBy: ".\(name){fill:").dropFirst().first.map { String($0.prefix(7)) }
        }
        #expect(try clock("") == "#ffffff")
        #expect(try clock("cover.isHidden = true") == "#000000")
        #expect(try clock("cover.alpha = 0") == "#000000")
    }

    @Test("A view by itself has its natural size, a controller a screen")
    func aViewByItselfHasItsNaturalSizeAController() throws {
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

    /// Masonry's own examples: boxes that share out whatever their view has.
    @Test("A view whose parts share out its room fills a screen, and texts hold one open")
    func aViewWhosePartsShareOutItsRoomFillsAScreen() throws {
        func view(_ part: String) -> String {
            """
            class Example: UIView {
                let green = \(part), red = \(part)
                func setUp() {
                    addSubview(green)
                    addSubview(red)
                    green.backgroundColor = .green
                    red.backgroundColor = .red
                    green.snp.makeConstraints { make in
                        make.left.top.bottom.equalToSuperview().inset(10)
                        make.right.equalTo(red.snp.left).offset(-10)
                        make.width.equalTo(red)
                    }
                    red.snp.makeConstraints { make in make.right.top.bottom.equalToSuperview().inset(10) }
                }
            }
            """
        }
        #expect(try picture(view("UIView()")).contains("Example.setUp · 393 × 852"))
        #expect(try !picture(view("UILabel()")).contains("393 × 852"))
    }

    /// `preferredMaxLayoutWidth` is told while views are laid out; a width that code gives may be a mistake, which is shown.
    @Test("A text of many lines whose width nobody knows ends where its screen does")
    func aTextOfManyLinesWhoseWidthNobodyKnowsEnds() throws {
        func view(_ width: String) -> String {
            """
            class Example: UIView {
                let text = UILabel(), end = UIView()
                func setUp() {
                    addSubview(text)
                    addSubview(end)
                    end.backgroundColor = .red
                    text.numberOfLines = 0
                    text.text = "Bacon ipsum dolor sit amet spare ribs fatback kielbasa salami, tri-tip jowl pastrami flank short loin"
                    text.snp.makeConstraints { make in make.left.top.equalToSuperview().offset(10)\(width) }
                    end.snp.makeConstraints { make in make.bottom.right.equalToSuperview(); make.height.equalTo(30); make.width.equalTo(20) }
                }
            }
            """
        }
        let svg = try picture(view(""))
        #expect(
            svg.components(separatedBy: "</text>").filter { $0.contains("ipsum") || $0.contains("pastrami") }.count == 2
        )
        #expect(
            try picture(view("; make.width.equalTo(600)")).contains(
                "amet spare ribs fatback kielbasa salami, tri-tip jowl"))
    }
}
