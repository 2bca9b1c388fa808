// Pictures as editors ask for them.

import LayoutIDE
import SourceText
import Testing

@Suite struct Previews {
    static let card = """
        screen "iPhone SE" 375 x 667
        screen "iPhone 15" 393 x 852
        view root {
            view ava$0tar: UIImageView { intrinsicSize: 64 x 64 }
            view name: UILabel { text: "Name" }
        }
        avatar.makeConstraints { make.top.left.equalTo(root).offset(16) }
        name.makeConstraints {
            make.left.equalTo(avatar.mas_right).offset(8)
            make.centerY.equalTo(avatar)
        }
        state wide { name.makeConstraints { make.width.mas_equalTo(200) } }
        """

    private func moved(_ before: String, _ after: String) -> String {
        Self.card.replacing("ava$0tar", with: "avatar").replacing(before, with: after)
    }

    @Test("The view at the cursor is emphasised")
    func theViewAtTheCursorIsEmphasised() throws {
        let fixture = Fixture(Self.card)
        var request = PreviewRequest(format: .text)
        request.offset = fixture.cursor
        let preview = try #require(fixture.analysis.preview(request))
        #expect(preview.selectedName == "avatar")
        #expect(preview.selectedRange.map(fixture.string) == "avatar")
        #expect(preview.screen == "iPhone SE")
        #expect(preview.state == nil)
        request.offset = nil
        #expect(fixture.analysis.preview(request)?.content != preview.content)
        #expect(fixture.analysis.preview(request)?.selectedName == nil)
    }

    @Test(
        "A chain or block stands for its receiver, a name for itself",
        arguments: [
            ("make.ce$0nterY.equalTo(avatar)", "name"), ("name.make$0Constraints {", "name"),
            ("make.centerY.equalTo(ava$0tar)", "avatar"),
        ])
    func aChainOrBlockStandsForItsReceiverAName(written: String, name: String) {
        let fixture = Fixture(moved(written.replacing("$0", with: ""), written))
        var request = PreviewRequest(format: .selection)
        request.offset = fixture.cursor
        #expect(fixture.analysis.preview(request)?.selectedName == name)
        #expect(fixture.analysis.preview(request)?.content == "")
    }

    @Test("In a state the cursor shows the state")
    func inAStateTheCursorShowsTheState() {
        let fixture = Fixture(moved("make.width.mas", "make.wi$0dth.mas"))
        var request = PreviewRequest(format: .svg)
        request.offset = fixture.cursor
        #expect(fixture.analysis.preview(request)?.state == "wide")
        request.state = "base"
        #expect(fixture.analysis.preview(request)?.state == nil)
    }

    @Test("A page has every screen and state, or those that are asked for")
    func aPageHasEveryScreenAndStateOrThose() {
        let analysis = Fixture(Self.card).analysis
        func figures(_ request: PreviewRequest) -> Int {
            (analysis.preview(request)?.content.split(separator: "<figure>").count ?? 1) - 1
        }
        var request = PreviewRequest(format: .html)
        #expect(figures(request) == 4)
        request.screens = ["iPhone 15"]
        #expect(figures(request) == 2)
        request.state = "wide"
        #expect(figures(request) == 1)
        request.state = "tall"
        #expect(analysis.preview(request) == nil)
    }

    @Test("A hover ends with a picture of the surroundings")
    func aHoverEndsWithAPictureOfTheSurroundings() throws {
        let fixture = Fixture(Self.card)
        let plain = try #require(fixture.analysis.hover(at: fixture.cursor, pictures: .none))
        #expect(plain == fixture.analysis.hover(at: fixture.cursor))
        let text = try #require(fixture.analysis.hover(at: fixture.cursor, pictures: .text))
        #expect(text.markdown.hasPrefix(plain.markdown))
        #expect(text.markdown.contains("```text\n"))
        #expect(text.plainText.contains("┏"))
        let image = try #require(fixture.analysis.hover(at: fixture.cursor, pictures: .svg))
        let added = image.markdown.dropFirst(plain.markdown.count)
        #expect(added.contains("![layout](data:image/svg+xml;base64,"))
        #expect(added.utf8.count <= 8192 + 32)
    }

    @Test("No hover picture where a frame rests on something unknown")
    func noHoverPictureWhereAFrameRestsOnSomething() throws {
        let fixture = Fixture(
            "view root { view bu$0tton: UIButton }\nbutton.makeConstraints { make.center.equalTo(root) }")
        let hover = try #require(fixture.analysis.hover(at: fixture.cursor, pictures: .svg))
        #expect(!hover.markdown.contains("data:"))
    }

    @Test("What is unknown is not drawn as undetermined")
    func whatIsUnknownIsNotDrawnAsUndetermined() throws {
        let fixture = Fixture(
            "view root { view button: UIButton }\nbutton.makeConstraints { make.center.equalTo(root) }")
        let picture = try #require(fixture.analysis.preview(PreviewRequest(format: .text)))
        #expect(!picture.content.contains("↔"))
    }

    @Test("Names act nowhere")
    func namesActNowhere() throws {
        let name = "a```</script><script>alert(1)</script>\u{202E}"
        let text =
            "view root { view $0a: UILabel { text: \"\(name)\", intrinsicSize: 300 x 60 } }\n"
            + "a.makeConstraints { make.left.top.equalTo(root) }"
        let fixture = Fixture(text)
        for format in PreviewFormat.allCases {
            let content = fixture.analysis.preview(PreviewRequest(format: format))?.content ?? ""
            // In a text nothing acts.
            if format == .svg || format == .html { #expect(!content.contains("<script>alert")) }
            #expect(!content.unicodeScalars.contains("\u{202E}"))
        }
        let hover = try #require(fixture.analysis.hover(at: fixture.cursor, pictures: .text))
        let fences = hover.markdown.split(separator: "\n").filter { $0.hasPrefix("```") }
        #expect(fences.count.isMultiple(of: 2))
    }

    @Test("A conflict is drawn for its finding, and nothing for others")
    func aConflictIsDrawnForItsFindingAndNothing() throws {
        let text =
            "view root { view a }\na.makeConstraints {\n make.left.top.equalTo(root)\n make.height.mas_equalTo(9)\n"
            + " make.width.mas_equalTo(10)\n make.width.mas_equalTo(20)\n}\nexpect a.height == 4"
        let analysis = Fixture(text).analysis
        let finding = try #require(analysis.findings.first { $0.rule == "unsatisfiable" })
        let picture = try #require(analysis.conflictPicture(of: finding))
        #expect(picture.contains("✕"))
        #expect(picture.contains("10"))
        let other = try #require(analysis.findings.first { $0.rule == "expectation-failed" })
        #expect(analysis.conflictPicture(of: other) == nil)
    }

    @Test("A difference says what moved")
    func aDifferenceSaysWhatMoved() throws {
        let old = Fixture(Self.card).analysis
        let new = Fixture(moved("64 x 64", "80 x 64")).analysis
        let text = try #require(new.difference(from: old, PreviewRequest(format: .text)))
        #expect(text.contains("avatar: width 64 → 80 (+16)"))
        let page = try #require(new.difference(from: old, PreviewRequest(format: .html)))
        #expect(page.split(separator: "<figure>").count == 5)
        let other = Fixture("screen iPhoneXR\nview root").analysis
        #expect(other.difference(from: old, PreviewRequest(format: .svg)) == nil)
    }

    @Test("Sources are drawn too")
    func sourcesAreDrawnToo() throws {
        let fixture = Fixture(
            """
            class Card: UIView {
                let title = UILabel()
                func setUp() {
                    addSubview(title)
                    title.snp.makeConstraints { make in
                        make.le‸ft.top.equalToSuperview().offset(16)
                        make.width.height.equalTo(40)
                    }
                }
            }
            """, .swift)
        var request = PreviewRequest(format: .text)
        request.offset = fixture.cursor
        let preview = try #require(fixture.analysis.preview(request))
        #expect(preview.selectedRange.map(fixture.string) == "title")
        #expect(preview.content.contains("title"))
    }
}
