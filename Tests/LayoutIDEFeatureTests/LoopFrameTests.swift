// Views that the turns of a loop make: each has a frame of its own.

import LayoutIDE
import Testing

@Suite struct LoopFrameTests {
    private func hover(_ loop: String, at name: String = "ti‸le.snp") throws -> String {
        let text = """
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(loop)
                }
            }
            """
        let marked = Fixture(text.replacing(name.filter { $0 != "‸" }, with: name), .swift)
        return try #require(DisplayedText(text, .swift).analysis.displayed().hover(at: marked.cursor)).plainText
    }

    private let row = """
        for i in 0..<3 {
            let tile = UIView()
            view.addSubview(tile)
            tile.snp.makeConstraints { make in
                make.left.equalToSuperview().offset(10 + 60 * i)
                make.top.equalToSuperview()
                make.width.height.equalTo(50)
            }
        }
        """

    @Test("Hover on a view of a loop shows the frame of each turn")
    func turns() throws {
        for place in ["ti‸le.snp", "addSubview(ti‸le)"] {
            let text = try hover(row, at: place)
            #expect(text.contains("no."))
            for frame in ["1    (10, 0, 50, 50)", "2    (70, 0, 50, 50)", "3    (130, 0, 50, 50)"] {
                #expect(text.contains(frame))
            }
        }
    }

    @Test("Turns that make the same frame are one row")
    func same() throws {
        let text = try hover(row.replacing(" + 60 * i", with: ""))
        #expect(text.contains("(10, 0, 50, 50)"))
        #expect(!text.contains("no."))
    }

    @Test("Views of one name that several lines make are no turns")
    func others() throws {
        let text = try hover(
            """
            let tile = UIView()
            view.addSubview(tile)
            tile.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(20) }
            """)
        #expect(text.contains("(0, 0, 20, 20)"))
        #expect(!text.contains("no."))
    }

    @Test("An inlay hint shows the first and the last of them")
    func hints() {
        let text = "class Page: UIViewController { override func viewDidLoad() { \(row) } }"
        let analysis = DisplayedText(text, .swift).analysis.displayed()
        let labels = analysis.inlayHints(in: analysis.text.range).filter { $0.kind == .frame }.map(\.label)
        #expect(labels == ["(10, 0, 50, 50) … (130, 0, 50, 50)"])
    }
}
