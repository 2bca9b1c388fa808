// Images that pictures show: which files may stand in a page, and where in a view they are drawn.

import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite("Images in pictures") struct DrawnImageTests {
    @Test("What a browser would read for long, run or follow stands in no page")
    func whatABrowserWouldReadForLongRunOrFollow() {
        #expect(DrawnImage.type(of: ImageTests.png(40, 40)) == "image/png")
        #expect(DrawnImage.type(of: Array("GIF89a".utf8) + [20, 0, 30, 0]) == "image/gif")
        // A hundred million pixels fit into a small file.
        #expect(DrawnImage.type(of: ImageTests.png(10_000, 10_000)) == nil)
        #expect(DrawnImage.type(of: Array("%PDF-1.4\n<< /MediaBox [0 0 24 20]\n>>".utf8)) == nil)
        #expect(DrawnImage.type(of: Array("<html>".utf8)) == nil)
        let plain = #"<svg width="24" height="24"><path d="M0 0h24v24z"/></svg>"#
        #expect(DrawnImage.type(of: Array(plain.utf8)) == "image/svg+xml")
        for word in [
            "<script>alert(1)</script>", "<image href='http://a'/>", "<use xlink:href='#a'/>", "<g onload='a()'/>",
            "<style>@import 'a'</style>", "<foreignObject/>", "<animate/>",
        ] {
            #expect(DrawnImage.type(of: Array(plain.replacing("</svg>", with: word + "</svg>").utf8)) == nil, "\(word)")
        }
        let bomb = #"<!DOCTYPE svg [<!ENTITY a "aaaa">]>"# + plain
        #expect(DrawnImage.type(of: Array(bomb.utf8)) == nil)
    }

    private static let catalog = """
        { "images": [{ "filename": "b.png", "idiom": "universal", "scale": "2x" }] }
        """

    private static func screen(_ code: String) -> String {
        """
        class Card: UIView {
            let icon = UIImageView()
            init() {
                super.init(frame: .zero)
                addSubview(icon)
                \(code)
                icon.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
                    make.size.equalTo(100)
                }
            }
        }

        """
    }

    private func drawn(
        _ code: String, _ bytes: [UInt8] = ImageTests.png(40, 20), _ contents: String = Self.catalog,
        _ words: [String] = ["render", "Card.swift", "--format", "svg", "--style", "screen"]
    ) async throws -> String {
        let folder = try TemporaryFolder(["Podfile": "x\n", "Card.swift": Self.screen(code)])
        try folder.write("A.xcassets/back.imageset/b.png", bytes)
        try folder.write("A.xcassets/back.imageset/Contents.json", Array(contents.utf8))
        let output = MemorySink()
        _ = await CommandLineTool.run(words, Console(output: output, errors: MemorySink(), directory: folder.path))
        return output.text
    }

    /// The scale of an image of 20 × 10 points in a view of 100 × 100.
    @Test(
        "An image of a catalog is drawn as the content mode says",
        arguments: [
            ("", "scale(5 10)"), ("icon.contentMode = .scaleAspectFit", "scale(5 5)"),
            ("icon.contentMode = .scaleAspectFill", "scale(10 10)"), ("icon.contentMode = .center", "scale(1 1)"),
        ])
    func anImageOfACatalogIsDrawnAsTheContentModeSays(code: String, scale: String) async throws {
        let svg = try await drawn(#"icon.image = UIImage(named: "back"); "# + code)
        #expect(svg.contains(#"width="20" height="10" preserveAspectRatio="none" href="data:image/png;base64,"#))
        #expect(svg.contains(scale), "\(svg)")
        #expect(!svg.contains("clip-path"))
        let cut = try await drawn(#"icon.image = UIImage(named: "back"); icon.clipsToBounds = true; "# + code)
        #expect(cut.contains("clip-path"))
    }

    @Test("Of a template only the shape is drawn, in the tint of its view")
    func ofATemplateOnlyTheShapeIsDrawnInTheTint() async throws {
        let code = #"icon.image = UIImage(named: "back")?.withRenderingMode(.alwaysTemplate); icon.tintColor = .red"#
        let svg = try await drawn(code)
        #expect(svg.contains("mask-type:alpha") && svg.contains("fill:#ff0000"))
        let template = Self.catalog.replacing(
            "] }", with: "], \"properties\": { \"template-rendering-intent\": \"template\" } }")
        let named = #"icon.image = UIImage(named: "back"); icon.tintColor = .red"#
        #expect(try await drawn(named, ImageTests.png(40, 20), template).contains("mask-type:alpha"))
        #expect(try await !drawn(named).contains("mask-type:alpha"))
        let original = #"icon.image = UIImage(named: "back")?.withRenderingMode(.alwaysOriginal)"#
        #expect(try await !drawn(original, ImageTests.png(40, 20), template).contains("mask-type:alpha"))
    }

    @Test("What cannot be drawn is a sign with its name")
    func whatCannotBeDrawnIsASignWithItsName() async throws {
        let code = #"icon.image = UIImage(named: "back")"#
        for bytes in [
            ImageTests.png(10_000, 10_000), Array("nothing".utf8),
            ImageTests.png(40, 20) + Array(repeating: 0, count: 150_000),
        ] {
            let svg = try await drawn(code, bytes)
            #expect(!svg.contains("data:") && svg.contains(">back</text>"))
        }
        #expect(try await drawn(code, ImageTests.png(40, 20), "{ broken").contains(">back</text>"))
        #expect(try await drawn(#"icon.image = UIImage(named: "back")?.blurred()"#).contains("data:") == false)
    }

    @Test("Pages hold the image once, and sheets in each of their pictures")
    func pagesHoldTheImageOnceAndSheetsInEachOfTheir() async throws {
        let code = #"icon.image = UIImage(named: "back")"#
        let page = try await drawn(
            code, ImageTests.png(40, 20), Self.catalog, ["render", "Card.swift", "--format", "html"])
        #expect(page.components(separatedBy: "data:image/png").count == 2)
        #expect(page.contains("img-src data:"))
        let sheet = try await drawn(code, ImageTests.png(40, 20), Self.catalog, ["render", "--sheet", "."])
        #expect(sheet.contains("data:image/svg+xml"))
    }
}
