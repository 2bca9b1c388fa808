// Why a number of a frame is not known: each has a reason that is true.

import LayoutIDE
import SourceText
import Testing

@Suite("Unknown reasons") struct UnknownReasonTests {
    private static func controller(_ body: String) -> String {
        """
        class Login: UIViewController {
            let logo = UIImageView()
            let panel = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(logo)
                view.addSubview(panel)
                \(body)
            }
        }
        """
    }

    private func hover(on name: String, in text: String) throws -> String {
        let range = try #require(text.firstRange(of: name))
        let fixture = Fixture(String(text[..<range.lowerBound]) + "‸" + text[range.lowerBound...], .swift)
        return try #require(fixture.analysis.hover(at: fixture.cursor)).plainText
    }

    @Test("However many sizes of a layout are not known, each view has its own", arguments: [1, 15, 39])
    func howeverManySizesOfALayoutAreNotKnownEachView(
        row: Int
    ) throws {
        let body = (0..<40).map { row in
            """
            let image\(row)_ = UIImageView()
            view.addSubview(image\(row)_)
            image\(row)_.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalToSuperview().offset(\(20 * row)) }
            let badge\(row)_ = UIView()
            view.addSubview(badge\(row)_)
            badge\(row)_.snp.makeConstraints {
                $0.left.equalTo(image\(row)_.snp.right).offset(8); $0.top.equalToSuperview(); $0.size.equalTo(9)
            }
            """
        }
        let text = Self.controller(body.joined(separator: "\n"))
        #expect(try hover(on: "badge\(row)_.snp", in: text).contains("(8 + image\(row)_.width, 0, 9, 9)"))
        let image = try hover(on: "image\(row)_.snp", in: text)
        #expect(image.contains("width depends on what image\(row)_ shows."))
    }

    @Test("What many unknown numbers in one row hold together is found, too")
    func whatManyUnknownNumbersInOneRowHoldTogether() throws {
        let body = (0..<20).map { place in
            """
            let image\(place)_ = UIImageView()
            view.addSubview(image\(place)_)
            image\(place)_.snp.makeConstraints {
                $0.top.equalToSuperview()
                $0.left.equalTo(\(place == 0 ? "view" : "image\(place - 1)_.snp.right"))
            }
            """
        }
        let text = Self.controller(body.joined(separator: "\n"))
        #expect(try hover(on: "image19_.snp", in: text).contains("width depends on what image19_ shows."))
        #expect(try hover(on: "image2_.snp", in: text).contains("(image0_.width + image1_.width, 0, ?, ?)"))
    }

    @Test("A number that only a large content changes depends on it")
    func aNumberThatOnlyALargeContentChangesDepends() throws {
        let text = Self.controller(
            """
            logo.snp.makeConstraints { $0.left.top.equalToSuperview() }
            panel.snp.makeConstraints {
                $0.left.top.equalToSuperview()
                $0.height.equalTo(10)
                $0.width.greaterThanOrEqualTo(logo)
                $0.width.greaterThanOrEqualTo(60)
                $0.width.equalTo(0).priority(.low)
            }
            """)
        let hover = try hover(on: "panel", in: text)
        #expect(hover.contains("(0, 0, ?, 10)"))
        #expect(hover.contains("width depends on what logo shows."))
    }

    @Test("A view stands somewhere in a superview that was not found")
    func aViewStandsSomewhereInASuperview() throws {
        let text = """
            class Row: Base {
                let star = UIButton()
                func build() {
                    star.snp.makeConstraints { $0.size.equalTo(34) }
                }
            }
            """
        let hover = try hover(on: "star", in: text)
        #expect(hover.contains("(?, ?, 34, 34)"))
        #expect(hover.contains("x depends on the superview of star, which was not found."))
    }

    @Test("Where constraints conflict, it hangs on which of them gives way")
    func whereConstraintsConflictItHangsOnWhichOfThem() throws {
        let text = Self.controller(
            """
            panel.snp.makeConstraints {
                $0.left.top.equalToSuperview()
                $0.height.equalTo(10)
                $0.width.equalTo(40)
                $0.width.equalTo(60)
            }
            """)
        let hover = try hover(on: "panel", in: text)
        #expect(hover.contains("(0, 0, ?, 10)"))
        #expect(hover.contains("width depends on which of the conflicting constraints UIKit breaks."))
    }

    @Test("A multiplier that cannot be read is the reason")
    func aMultiplierThatCannotBeReadIsTheReason() throws {
        let text = Self.controller(
            """
            panel.snp.makeConstraints {
                $0.left.top.equalToSuperview()
                $0.height.equalTo(10)
                $0.width.equalToSuperview().multipliedBy(f())
            }
            """)
        #expect(try hover(on: "panel", in: text).contains("width depends on line 11, which cannot be read."))
    }
}
