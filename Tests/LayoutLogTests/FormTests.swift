// Each form in which a constraint is printed, and what it says.

import LayoutLog
import Testing

/// A statement in one line: `UILabel:1.left == UIView:2.left * 0.5 + 8 @750`.
func shown(_ statement: LoggedStatement?) -> String {
    guard let statement else { return "unread" }
    var text = "\(shown(statement.first)).\(statement.firstAttribute.rawValue) \(statement.relation.rawValue)"
    if let second = statement.second, let attribute = statement.secondAttribute {
        text += " \(shown(second)).\(attribute.rawValue)"
        if statement.multiplier != 1 { text += " * \(statement.multiplier)" }
        if let constant = statement.constant {
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += " + ?"
        }
    } else {
        text += " \(statement.constant.map { "\($0)" } ?? "?")"
    }
    return statement.priority == 1000 ? text : text + " @\(statement.priority)"
}

func shown(_ item: LoggedItem) -> String {
    var text = item.className ?? ""
    if let address = item.address { text += ":" + String(address, radix: 16) }
    if let name = item.name { text += "“\(name)”" }
    if let content = item.text { text += "'\(content)'" }
    return text
}

@Suite("Forms of printed constraints")
struct FormTests {
    @Test(
        "A printed constraint is read into values",
        arguments: [
            (
                "<NSLayoutConstraint:0x1 UIView:0x2.left == UILabel:0x3.right + 8>",
                "UIView:2.left == UILabel:3.right + 8.0"
            ),
            ("<NSLayoutConstraint:0x1 UIView:0x2.height == 44   (active)>", "UIView:2.height == 44.0"),
            (
                "<NSLayoutConstraint:0x1 UIView:0x2.height == 0.28125*UIView:0x2.width>",
                "UIView:2.height == UIView:2.width * 0.28125"
            ),
            (
                "<NSLayoutConstraint:0x1 UIView:0x2.width >= 0.5*UIView:0x3.width - 10 @750   (inactive)>",
                "UIView:2.width >= UIView:3.width * 0.5 - 10.0 @750.0"
            ),
            ("<NSLayoutConstraint:0x1 UIView:0x2.width == 1e-05>", "UIView:2.width == 1e-05"),
            (
                "<NSLayoutConstraint:0x1 H:|-(30)-[UILabel:0x2'Seconds'(70)]   (Names: '|':UIView:0x3 )>", "unread"
            ),
            ("<NSLayoutConstraint:0x1 H:[UILabel:0x2'Seconds'(70)]>", "UILabel:2'Seconds'.width == 70.0"),
            (
                "<NSLayoutConstraint:0x1 H:|-(30)-[UILabel:0x2'Seconds']   (Names: '|':UIView:0x3 )>",
                "UILabel:2'Seconds'.leading == UIView:3.leading + 30.0"
            ),
            (
                "<NSLayoutConstraint:0x1 V:[UILabel:0x2]-(>=8@750)-|   (active, names: '|':UIView:0x3 )>",
                "UIView:3.bottom >= UILabel:2.bottom + 8.0 @750.0"
            ),
            (
                "<NSLayoutConstraint:0x1 H:|-(5)-[UIView:0x2](LTR)   (active, names: '|':App.Card:0x3 )>",
                "UIView:2.left == App.Card:3.left + 5.0"
            ),
            (
                "<NSLayoutConstraint:0x1 H:|-(5)-[UIView:0x2](RTL)   (active, names: '|':App.Card:0x3 )>",
                "UIView:2.right == App.Card:3.right - 5.0"
            ),
            (
                "<NSLayoutConstraint:0x1 H:[NSView:0x2]-(NSSpace(8))-[NSButton:0x3'OK']>",
                "NSButton:3'OK'.leading == NSView:2.trailing + 8.0"
            ),
            ("<NSLayoutConstraint:0x1 H:[NSView:0x2]-[NSButton:0x3]>", "NSButton:3.leading == NSView:2.trailing + ?"),
            ("<NSLayoutConstraint:0x1 V:[A:0x2][B:0x3]>", "B:3.top == A:2.bottom"),
            ("<NSLayoutConstraint:0x1 H:[A:0x2(B:0x3)]>", "A:2.width == B:3.width"),
            ("<NSLayoutConstraint:0x1 H:[A:0x2(==0.5*B:0x3)]>", "A:2.width == B:3.width * 0.5"),
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UITableViewCellContentView:0x2(43.5)]>",
                "UITableViewCellContentView:2.height == 43.5"
            ),
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- UIView:0x2.minX == 0   (active, names: '|':UIView:0x3 )>",
                "UIView:2.minX == 0.0"
            ),
            (
                "<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0x2'It's [a] (b)'(131)] Hug:250 CompressionResistance:750>",
                "UILabel:2'It's [a] (b)'.width == 131.0"
            ),
            (
                "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0x2]   (Names: '|':UIView:0x3 )>",
                "UIView:2.top == UIView:3.top + 34.0"
            ),
            (
                "<_UILayoutSupportConstraint:0x1 _UILayoutGuide:0x2.height == 0   (active)>",
                "_UILayoutGuide:2.height == 0.0"
            ),
            (
                "<NSLayoutConstraint:0x1 'UISV-canvas-connection' H:[field]-(0)-|   (active, names: field:0x2, '|':UIStackView:0x3 )>",
                "UIStackView:3.trailing == :2“field”.trailing"
            ),
            (
                "<NSLayoutConstraint:0x1 Toolbar.lockIcon.width == 40   (active, names: Toolbar.lockIcon:0x2 )>",
                ":2“Toolbar.lockIcon”.width == 40.0"
            ),
            (
                "<MASLayoutConstraint:Conflicting[0] UILabel:title.right <= UIView:green.left * 0.5 - 10 ^high>",
                "UILabel“title”.right <= UIView“green”.left * 0.5 - 10.0 @750.0"
            ),
            (
                "<SnapKit.LayoutConstraint:0x1@My Card.swift#42 UIView:0x2.top == UIView:0x3.top - 4.0 ^UILayoutPriority(rawValue: 999.0)>",
                "UIView:2.top == UIView:3.top - 4.0 @999.0"
            ),
            (
                "<<App.LayoutConstraint:0x1> <UIView:0x2>.top == <_UILayoutGuide:0x3>.bottom>",
                "UIView:2.top == _UILayoutGuide:3.bottom"
            ),
            (
                "<NSLayoutConstraint:0x1 _UIHostingView<Pair<Text, Int>>:0x2.width == App.(unknown context at $10).Row<A>:0x3.width   (active)>",
                "_UIHostingView<Pair<Text, Int>>:2.width == App.(unknown context at $10).Row<A>:3.width"
            ),
            (
                "<NSLayoutConstraint:0x1 NSKVONotifying_App.Card:0x2.baseline == A:0x3.firstBaseline>",
                "NSKVONotifying_App.Card:2.lastBaseline == A:3.firstBaseline"
            ),
            // Copies that went through something.
            ("\\<NSLayoutConstraint:0x1 V:[A:0x2(246)]\\>", "A:2.height == 246.0"),
            ("&lt;NSLayoutConstraint:0x1 UIView:0x2.top &gt;= A:0x3.top&gt;", "UIView:2.top >= A:3.top"),
            ("<NSLayoutConstraint:0x1 V:|~~(0)~~[A:0x2]   (active, names: '|':B:0x3 )>", "A:2.top == B:3.top"),
            (
                "<NSLayoutConstraint:0x1 H | - (0) - [UIView: 0x2] (LTR) (Names '|': UIWindow: 0x3)>",
                "UIView:2.left == UIWindow:3.left"
            ),
            ("<NSLayoutConstraint:0x1 UIVi\n    ew:0x2.top == A:0x3.top>", "UIView:2.top == A:3.top"),
            (
                "<NSLayoutConstraint:0x1 h=-&- v=-&- \n> V:[A:0x2]-(17)-|   (Names: '|':B:0x3 )>",
                "B:3.bottom == A:2.bottom + 17.0"
            ),
            ("<NSLayoutConstraint:0x1 UILabel:0x2'\\U4e2d\\U6587'.top == A:0x3.top>", "UILabel:2'中文'.top == A:3.top"),
            // What is no statement.
            ("<NSLayoutConstraint:0x1 UIView:0x2.top ~ A:0x3.top>", "unread"),
            ("<NSLayoutConstraint:0x1>", "unread"), ("", "unread"), ("<", "unread"),
        ])
    func statement(printed: String, expected: String) {
        #expect(shown(LoggedConstraint(parsing: printed).statement) == expected)
    }

    @Test("What stands around a statement is read, too")
    func surroundings() {
        let mask = LoggedConstraint(
            parsing:
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- 'UIView-Encapsulated-Layout-Left' H:|-(0)-[A:0x2]   (active, names: '|':B:0x3'x' )>"
        )
        #expect(mask.className == "NSAutoresizingMaskLayoutConstraint")
        #expect(mask.address == 1)
        #expect(mask.mask == LoggedMask(horizontal: "--&", vertical: "-&-"))
        #expect(mask.identifier == "UIView-Encapsulated-Layout-Left")
        #expect(mask.superview == LoggedItem(className: "B", address: 3, text: "x"))
        #expect(mask.isActive == true)
        #expect(mask.form == .visualFormat)
        let snap = LoggedConstraint(parsing: "<SnapKit.LayoutConstraint:wide@/a b/Card.swift#7 A:box.width == 3.0>")
        #expect(snap.source == LoggedSource(file: "/a b/Card.swift", line: 7))
        #expect(snap.source?.fileName == "Card.swift")
        #expect(snap.key == "wide")
        #expect(snap.address == nil)
        let content = LoggedConstraint(
            parsing:
                "<NSContentSizeLayoutConstraint:0x1 A:0x2.width == 5 Hug:251 CompressionResistance:749   (inactive)>")
        #expect(content.hugging == 251)
        #expect(content.compressionResistance == 749)
        #expect(content.isActive == false)
    }
}
