// The page: one file, its own policy, shared models, and frames for other widths.

import Foundation
import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct PageTests {
    private func data(_ page: PreviewPage) throws -> [String: Any] {
        let html = page.html()
        let opening = try #require(html.range(of: "id=\"layout-data\">"))
        let closing = try #require(html.range(of: "</script>", range: opening.upperBound..<html.endIndex))
        let json = try JSONSerialization.jsonObject(with: Data(html[opening.upperBound..<closing.lowerBound].utf8))
        return try #require(json as? [String: Any])
    }

    @Test("Asks for nothing else")
    func asksForNothingElse() {
        // What `#` names is in the page itself.
        let html = Samples.page().html().replacingOccurrences(of: "url(#", with: "")
        for forbidden in ["http://", "https://", " src=", " href=", "@import", "url("] {
            let parts = html.components(separatedBy: forbidden)
            // The only address is the name of the SVG namespace.
            #expect(parts.count == (forbidden == "http://" ? 2 : 1), "\(forbidden)")
        }
    }

    @Test("Its policy names its script and its style")
    func itsPolicyNamesItsScriptAndItsStyle() throws {
        let html = PreviewPage(title: "t", panels: []).html()
        let script = try #require(
            html.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
        let style = try #require(
            html.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first)
        #expect(html.contains("script-src 'sha256-\(SHA256.base64(of: script))'"))
        #expect(html.contains("style-src 'sha256-\(SHA256.base64(of: style))'"))
        #expect(!html.contains("unsafe-inline"))
        #expect(!html.contains(" style=\""))
    }

    @Test("Screens of one layout share its names")
    func screensOfOneLayoutShareItsNames() throws {
        var wide = Samples.profile()
        wide.layout.screen.size.width = 430
        let page = PreviewPage(
            title: "t",
            panels: [
                PreviewPanel(input: Samples.profile()), PreviewPanel(input: wide),
                PreviewPanel(input: Samples.rightToLeft()),
            ])
        let data = try data(page)
        #expect((data["models"] as? [Any])?.count == 2)
        #expect((data["panels"] as? [[String: Any]])?.compactMap { $0["model"] as? Int } == [0, 0, 1])
    }

    @Test("Carries frames for other widths")
    func carriesFramesForOtherWidths() throws {
        let input = Samples.classic()
        let page = PreviewPage(
            title: "t", panels: [PreviewPanel(input: input, widths: Samples.stretching(input))])
        let panel = try #require((try data(page)["panels"] as? [[String: Any]])?.first)
        let pieces = try #require(panel["pieces"] as? [[Any]])
        #expect(pieces.count == 2)
        #expect(pieces.first?.first as? Double == 160)
        #expect(pieces.first?[2] as? [Double] == [0, 0, 160, 568, 10, 10, 140, 548])
        #expect(pieces.first?[3] as? [Double] == [0, 0, 160, 0, 0, 0, 160, 0])
    }

    @Test("Carries declarations for the editor")
    func carriesDeclarationsForTheEditor() throws {
        let models = try #require(
            try data(PreviewPage(title: "t", panels: [PreviewPanel(input: Samples.profile())]))["models"]
                as? [[String: Any]])
        let items = try #require(models.first?["items"] as? [[Any]])
        #expect(items.map { $0[4] as? Int } == [0, 10, 20, 30, 40, 50])
    }

    @Test("Names lines and what frames rest on")
    func namesLinesAndWhatFramesRestOn() throws {
        var input = Samples.profile()
        input.items[2].line = 7
        input.items[2].note = "It hangs on <padding>."
        input.constraintLines = [3, nil]
        let models = try #require(
            try data(PreviewPage(title: "t", panels: [PreviewPanel(input: input)]))["models"] as? [[String: Any]])
        let items = try #require(models.first?["items"] as? [[Any]])
        #expect(items[2][7] as? Int == 7 && items[2][8] as? String == "It hangs on <padding>.")
        #expect(items[1][7] is NSNull && items[1][8] as? String == "")
        let constraints = try #require(models.first?["constraints"] as? [[Any]])
        #expect(constraints.prefix(3).map { $0[3] as? Int } == [3, nil, nil])
    }

    @Test("A cell has no status bar")
    func aCellHasNoStatusBar() throws {
        var input = Samples.profile()
        func screens() throws -> [Int]? {
            let panels = try data(PreviewPage(title: "t", panels: [PreviewPanel(input: input)]))["panels"]
            return (panels as? [[String: Any]])?.first?["screens"] as? [Int]
        }
        #expect(try screens() == [0])
        input.layout.items[0].fixedFrame = Rect(x: 0, y: 0, width: input.layout.screen.size.width, height: 80)
        #expect(try screens() == [])
    }

    @Test("What is not known takes no room")
    func whatIsNotKnownTakesNoRoom() {
        var input = Samples.profile(selecting: nil)
        for index in input.items.indices { input.items[index].isKnown = false }
        #expect(Scene(input).world(.whole) == Rect(x: 0, y: 0, width: input.layout.screen.size.width, height: 44))
        input.items[1].isKnown = true
        let frame = Scene(input).frames[1]
        let world = Scene(input).world(.whole)
        #expect(world.contains(frame) && world.height < frame.height + 40)
        #expect(world.width >= input.layout.screen.size.width)
    }

    @Test("Shows its pictures without scripts")
    func showsItsPicturesWithoutScripts() {
        let html = Samples.page().html()
        #expect(html.components(separatedBy: "<figure>").count == (Samples.all + SolvedSample.all).count + 1)
        #expect(html.components(separatedBy: "<svg ").count == (Samples.all + SolvedSample.all).count + 1)
        #expect(html.contains("20 + 200 + 20 = 240 &gt; 180"))
    }
}
