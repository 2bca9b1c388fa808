// The layouts whose pictures are looked at, compared with goldens and rendered by other engines.

@testable import AutoLayout
@testable import LayoutPreview

enum Samples {
    /// By name, in the order of a contact sheet.
    static var all: [(name: String, input: PreviewInput)] {
        [
            ("profile", profile()), ("classic", classic()), ("boxes", boxes()), ("aspect", aspectFit()),
            ("nested", nested()), ("crowded", crowded()), ("conflict", conflict()), ("ambiguity", ambiguity()),
            ("scroll", scroll()), ("right-to-left", rightToLeft()), ("lost", lost()), ("landscape", landscape()),
            ("hostile", hostile()),
        ]
    }

    static func profile(selecting name: String? = "name") -> PreviewInput {
        var sample = Sample(safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let root = sample.root()
        let avatar = sample.view("avatar", in: root, "UIImageView", 16, 75, 64, 64)
        let title = sample.view("name", in: root, "UILabel", 88, 96.5, 120, 21, text: "Ada Lovelace", isEstimated: true)
        let card = sample.view("card", in: root, 16, 151, 361, 120)
        let bio = sample.view(
            "bio", in: card, "UILabel", 8, 8, 345, 61, text: "Writes compilers, and the first program of all.",
            isEstimated: true)
        let follow = sample.view("follow", in: card, "UIButton", 8, 77, 100, 35, text: "Follow")
        sample.constrain(avatar, .top, .equal, root, .top, plus: 75)
        sample.constrain(avatar, .left, .equal, root, .left, plus: 16)
        sample.constrain(avatar, .width, .equal, plus: 64)
        sample.constrain(avatar, .height, .equal, plus: 64)
        sample.constrain(title, .left, .equal, avatar, .right, plus: 8)
        sample.constrain(title, .centerY, .equal, avatar, .centerY)
        sample.constrain(title, .right, .lessThanOrEqual, root, .right, plus: -16, priority: 750)
        sample.constrain(card, .leading, .equal, root, .leading, plus: 16)
        sample.constrain(card, .trailing, .equal, root, .trailing, plus: -16)
        sample.constrain(card, .top, .equal, avatar, .bottom, plus: 12)
        sample.constrain(bio, .top, .equal, card, .top, plus: 8)
        sample.constrain(bio, .left, .equal, card, .left, plus: 8)
        sample.constrain(follow, .top, .equal, bio, .bottom, plus: 8)
        sample.constrain(follow, .bottom, .equal, card, .bottom, plus: -8)
        sample.input.selected = sample.input.layout.items.firstIndex { $0.name == name }.map { ItemID($0) }
        return sample.input
    }

    /// The profile with a larger avatar, what follows it moved, one view more and one view less.
    static func movedProfile() -> PreviewInput {
        var sample = Sample(safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let root = sample.root()
        sample.view("avatar", in: root, "UIImageView", 24, 75, 80, 80)
        sample.view("name", in: root, "UILabel", 112, 96.5, 120, 21, text: "Ada Lovelace", isEstimated: true)
        let card = sample.view("card", in: root, 16, 171, 361, 120)
        sample.view("bio", in: card, "UILabel", 8, 8, 345, 61, text: "Writes compilers.", isEstimated: true)
        sample.view("badge", in: root, 300, 80, 40, 20)
        return sample.input
    }

    static func classic() -> PreviewInput {
        var sample = Sample("iPhone SE", 320, 568)
        let root = sample.root("superview")
        let view = sample.view("view1", in: root, 10, 10, 300, 548)
        sample.pin(view, to: root, inset: 10)
        sample.input.selected = view
        return sample.input
    }

    static func boxes() -> PreviewInput {
        var sample = Sample("iPhone SE", 320, 568)
        let root = sample.root("superview")
        let green = sample.view("greenView", in: root, 10, 10, 145, 269)
        let red = sample.view("redView", in: root, 165, 10, 145, 269)
        let blue = sample.view("blueView", in: root, 10, 289, 300, 269)
        sample.constrain(green, .top, .greaterThanOrEqual, root, .top, plus: 10)
        sample.constrain(green, .left, .equal, root, .left, plus: 10)
        sample.constrain(green, .bottom, .equal, blue, .top, plus: -10)
        sample.constrain(green, .right, .equal, red, .left, plus: -10)
        sample.constrain(green, .width, .equal, red, .width)
        sample.constrain(green, .height, .equal, red, .height)
        sample.constrain(green, .height, .equal, blue, .height)
        sample.input.selected = green
        return sample.input
    }

    static func aspectFit() -> PreviewInput {
        var sample = Sample("iPhone SE", 320, 568)
        let root = sample.root("superview")
        let view = sample.view("banner", in: root, "UIImageView", 0, 230.67, 320, 106.67)
        sample.constrain(view, .width, .equal, view, .height, times: 3)
        sample.constrain(view, .width, .lessThanOrEqual, root, .width)
        sample.constrain(view, .height, .lessThanOrEqual, root, .height)
        sample.constrain(view, .width, .equal, root, .width, priority: 250)
        sample.constrain(view, .height, .equal, root, .height, priority: 250, violation: 461.33)
        sample.constrain(view, .centerX, .equal, root, .centerX)
        sample.constrain(view, .centerY, .equal, root, .centerY)
        sample.input.selected = view
        return sample.input
    }

    /// Ten views, each in the one before, with insets of 5, 10, 15 and 20 points.
    static func nested() -> PreviewInput {
        var sample = Sample("iPhone 15", 393, 852, safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        var parent = sample.root()
        var size = Size(width: 393, height: 852)
        for index in 1...10 {
            size = Size(width: size.width - 30, height: size.height - 20)
            let view = sample.view("view\(index)", in: parent, 10, 5, size.width, size.height)
            sample.constrain(view, .top, .equal, parent, .top, plus: 5)
            sample.constrain(view, .left, .equal, parent, .left, plus: 10)
            sample.constrain(view, .bottom, .equal, parent, .bottom, plus: -15)
            sample.constrain(view, .right, .equal, parent, .right, plus: -20)
            parent = view
        }
        sample.input.selected = ItemID(5)
        return sample.input
    }

    /// A feed of twelve rows of five views.
    static func crowded(rows: Int = 12, selecting index: Int? = 12) -> PreviewInput {
        var sample = Sample(safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let root = sample.root()
        for row in 0..<rows {
            let top = 64 + 62 * Double(row)
            let cell = sample.view("row\(row)", in: root, "FeedRow", 8, top, 377, 58)
            let icon = sample.view("icon\(row)", in: cell, "UIImageView", 8, 9, 40, 40)
            let title = sample.view("title\(row)", in: cell, "UILabel", 56, 8, 200, 20, text: "Headline \(row)")
            let detail = sample.view("detail\(row)", in: cell, "UILabel", 56, 30, 200, 18, text: "Some more words")
            let more = sample.view("moreButton\(row)", in: cell, "UIButton", 320, 14, 49, 30, text: "More")
            sample.constrain(icon, .left, .equal, cell, .left, plus: 8)
            sample.constrain(icon, .centerY, .equal, cell, .centerY)
            sample.constrain(icon, .width, .equal, plus: 40)
            sample.constrain(title, .left, .equal, icon, .right, plus: 8)
            sample.constrain(title, .top, .equal, cell, .top, plus: 8)
            sample.constrain(title, .right, .lessThanOrEqual, more, .left, plus: -8)
            sample.constrain(detail, .top, .equal, title, .bottom, plus: 2)
            sample.constrain(detail, .left, .equal, title, .left)
            sample.constrain(more, .right, .equal, cell, .right, plus: -8)
            sample.constrain(more, .centerY, .equal, cell, .centerY)
        }
        sample.input.selected = index.map { ItemID($0 + 1) }
        return sample.input
    }

    static func conflict() -> PreviewInput {
        var sample = Sample("Widget", 180, 180)
        let root = sample.root()
        let box = sample.view("box", in: root, 20, 60, 140, 60)
        sample.constrain(box, .top, .equal, root, .top, plus: 60)
        sample.constrain(box, .height, .equal, plus: 60)
        let left = sample.constrain(box, .left, .equal, root, .left, plus: 20)
        let right = sample.constrain(box, .right, .equal, root, .right, plus: -20)
        let width = sample.constrain(box, .width, .equal, plus: 200, violation: 60)
        sample.conflict(
            [.rootSize(root, .horizontal), .constraint(left), .constraint(right), .constraint(width)], broken: width,
            "20 + 200 + 20 = 240 > 180")
        return sample.input
    }

    static func ambiguity() -> PreviewInput {
        var sample = Sample("iPhone SE", 320, 240)
        let root = sample.root()
        let badge = sample.view("badge", in: root, 0, 40, 80, 40)
        let bar = sample.view("bar", in: root, 20, 120, 200, 30)
        sample.constrain(badge, .top, .equal, root, .top, plus: 40)
        sample.constrain(badge, .width, .equal, plus: 80)
        sample.constrain(bar, .width, .greaterThanOrEqual, plus: 200)
        sample.constrain(bar, .left, .equal, root, .left, plus: 20)
        sample.ambiguity(badge, .x, 0, 240)
        sample.ambiguity(bar, .width, 200, 280, freedom: 1)
        sample.ambiguity(bar, .y, nil, nil, freedom: 2)
        return sample.input
    }

    static func scroll() -> PreviewInput {
        var sample = Sample("iPhone SE", 320, 568, safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let root = sample.root()
        let scroll = sample.view("scroll", in: root, "UIScrollView", kind: .scrollView, 0, 20, 320, 400)
        sample.view("contentLayoutGuide", in: scroll, "", kind: .contentLayoutGuide, 0, 0, 320, 620)
        let hero = sample.view("hero", in: scroll, "UIImageView", 16, 16, 288, 180)
        let text = sample.view("story", in: scroll, "UILabel", 16, 212, 288, 300, text: "Once upon a time …")
        let last = sample.view("share", in: scroll, "UIButton", 16, 560, 288, 44, text: "Share")
        sample.constrain(hero, .top, .equal, scroll, .top, plus: 16)
        sample.constrain(text, .top, .equal, hero, .bottom, plus: 16)
        sample.constrain(last, .top, .equal, text, .bottom, plus: 48)
        sample.constrain(last, .bottom, .equal, scroll, .bottom, plus: -16)
        sample.input.selected = text
        return sample.input
    }

    static func rightToLeft() -> PreviewInput {
        var sample = Sample("iPhone 15", 393, 300)
        sample.input.layout.screen.isRightToLeft = true
        let root = sample.root()
        let avatar = sample.view("avatar", in: root, "UIImageView", 313, 16, 64, 64)
        let title = sample.view("title", in: root, "UILabel", 125, 37.5, 180, 21, text: "שלום עולם")
        let body = sample.view("body", in: root, "UILabel", 16, 96, 361, 120, text: "مرحبا بالعالم")
        sample.constrain(avatar, .leading, .equal, root, .leading, plus: 16)
        sample.constrain(avatar, .top, .equal, root, .top, plus: 16)
        sample.constrain(title, .leading, .equal, avatar, .trailing, plus: 8)
        sample.constrain(title, .centerY, .equal, avatar, .centerY)
        sample.constrain(title, .trailing, .lessThanOrEqual, root, .trailing, plus: -16)
        sample.constrain(body, .top, .equal, avatar, .bottom, plus: 16)
        sample.input.selected = title
        return sample.input
    }

    /// Views that a device would not show: without size, outside the screen, far away.
    static func lost() -> PreviewInput {
        var sample = Sample("iPhone SE", 320, 300)
        let root = sample.root()
        sample.view("empty", in: root, 60, 60, 0, 0)
        sample.view("hairline", in: root, 40, 120, 200, 0)
        sample.view("beyond", in: root, 340, 40, 80, 40)
        sample.view("faraway", in: root, 5000, 200, 80, 40)
        sample.view("broken", in: root, .nan, .infinity, -20, .nan)
        sample.view("half", in: root, "UIButton", 280, 220, 80, 40, text: "Half outside")
        return sample.input
    }

    static func landscape() -> PreviewInput {
        var sample = Sample(
            "iPhone 15 landscape", 852, 393, safeArea: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let root = sample.root()
        let side = sample.view("sidebar", in: root, 59, 0, 240, 372)
        let main = sample.view("main", in: root, 307, 0, 486, 372)
        let guide = sample.view("column", in: main, "", kind: .guide, 43, 16, 400, 340)
        let text = sample.view("article", in: main, "UITextView", 43, 16, 400, 340, text: "Lorem ipsum")
        sample.constrain(main, .left, .equal, side, .right, plus: 8)
        sample.constrain(main, .right, .equal, root, .right, plus: -59)
        sample.constrain(main, .top, .equal, root, .top)
        sample.constrain(main, .bottom, .equal, root, .bottom, plus: -21)
        sample.constrain(text, .left, .equal, guide, .left)
        sample.input.selected = main
        return sample.input
    }

    static let hostileNames = [
        "<script>alert(1)</script>", "\"onload=\"alert(1)", "a&amp;b&#60;", "'+]]>--><!--", "x\u{202E}gnp.exe\u{2066}",
        "\u{0}\u{7}\u{1B}[31mred", "👩‍👩‍👧‍👦 family 🇺🇸", String(repeating: "n", count: 10_000), "new\nline\ttab\u{2028}",
        "z" + String(repeating: "\u{0301}", count: 500), "\u{FFFE}\u{FFFF}", "</script><style>*{display:none}",
        "漢字の名前", "\\u003c${x}`", "",
    ]

    static func hostile() -> PreviewInput {
        var sample = Sample("\"><script>", 700, 600)
        let root = sample.root(hostileNames[0])
        for (index, name) in hostileNames.enumerated() {
            let column = Double(index % 3)
            let row = Double(index / 3)
            let view = sample.view(
                name, in: root, name, 10 + 230 * column, 30 + 110 * row, 220, 100, text: index % 2 == 0 ? name : nil)
            sample.constrain(view, .left, .equal, root, .left, plus: 10)
        }
        sample.input.state = hostileNames[4]
        sample.input.selected = ItemID(1)
        sample.conflict([], broken: ConstraintID(0), hostileNames[0])
        return sample.input
    }

    /// A page of everything, some of it with an edge to drag.
    static func page() -> PreviewPage {
        let drawn = all.map { sample in
            PreviewPanel(input: sample.input, widths: sample.name == "hostile" ? nil : stretching(sample.input))
        }
        let solved = SolvedSample.all.map { sample in
            let width = sample.input.layout.screen.size.width
            return PreviewPanel(
                input: sample.input,
                widths: WidthPieces.solving(sample.input.layout, narrowest: width / 2, widest: width * 2))
        }
        return PreviewPage(title: "samples.masonry", panels: drawn + solved)
    }

    /// Frames at half and at twice the width, in two pieces that meet at the width that was solved: the views in a
    /// root keep their left edges, and the widest of them grow with it.
    static func stretching(_ input: PreviewInput) -> WidthPieces {
        let width = input.layout.screen.size.width
        func frames(_ growth: Double) -> [Rect] {
            zip(input.solution.absoluteFrames, input.layout.items).map { frame, item in
                var frame = frame
                if item.parent == nil || frame.width > width / 2 { frame.width += growth }
                return frame
            }
        }
        return WidthPieces(pieces: [
            WidthPieces.Piece(
                from: width / 2, to: width, framesAtFrom: frames(-width / 2), framesAtTo: frames(0),
                broken: [ConstraintID(0)]),
            WidthPieces.Piece(from: width, to: width * 2, framesAtFrom: frames(0), framesAtTo: frames(width)),
        ])
    }
}
