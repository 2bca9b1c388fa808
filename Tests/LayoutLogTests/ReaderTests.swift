// Finding messages in a stream of text.

import LayoutLog
import Testing

@Suite("Reading a log")
struct ReaderTests {
    static let conflict = """
        2024-01-02 10:11:12.130 App[12:34] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:0x10 UIView:0x1.height == 44   (active)>",
            "<MASLayoutConstraint:0x11 UIView:0x1.height == 60>"
        )

        Will attempt to recover by breaking constraint
        <MASLayoutConstraint:0x11 UIView:0x1.height == 60>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

        """

    @Test("A conflict has its members, the broken one, its line")
    func wholeConflict() throws {
        let entries = LayoutLogReader.entries(in: "hello\n" + Self.conflict)
        #expect(entries.count == 1)
        let entry = try #require(entries.first)
        #expect(entry.line == 2)
        guard case .conflict(let conflict) = entry.message else {
            Issue.record("\(entry.message)")
            return
        }
        #expect(conflict.members.map(\.className) == ["NSLayoutConstraint", "MASLayoutConstraint"])
        #expect(conflict.broken == 1)
        #expect(conflict.isAnnounced && !conflict.isTruncated && !conflict.isRedacted)
    }

    @Test("The same conflict of other objects is counted, another constant is another conflict")
    func repetitions() {
        let again = Self.conflict.replacing("0x1", with: "0x77a")
        let other = Self.conflict.replacing("== 60", with: "== 61")
        let entries = LayoutLogReader.entries(in: Self.conflict + again + other + again)
        #expect(entries.map(\.count) == [3, 1])
    }

    @Test("A text read in pieces of any size gives the same entries", arguments: [1, 2, 3, 7, 64, 1000])
    func pieces(size: Int) {
        let text = "x\n" + Self.conflict + "y\n" + Self.conflict.replacing("60", with: "12") + Self.faults
        var reader = LayoutLogReader()
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        reader.finish()
        #expect(reader.entries == LayoutLogReader.entries(in: text))
        #expect(reader.entries.count == 6)
    }

    static let faults = """
        reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x9 "App.Card:0x1.leading"> and <NSLayoutXAxisAnchor:0x8 "UILabel:0x2.trailing"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.'
        SnapKit/Constraint.swift:320: Fatal error: Updated constraint could not find existing matching constraint to update: <SnapKit.LayoutConstraint:0x1@Card.swift#9 UIView:0x2.left == UIView:0x3.left + 4.0>
        | | *UIButton:0x1'a b'- AMBIGUOUS LAYOUT for UIButton:0x1'a b'.minX{id: 34}, UIButton:0x1'a b'.Width{id: 35}
        | | | UILabel:0x2, MISSING HOST CONSTRAINTS
        couldn't find a common superview for <UILabel: 0x7f8; frame = (0 0; 0 0)> and <UIView: 0x99>

        """

    @Test("Other messages are read into what they name")
    func otherMessages() throws {
        let entries = LayoutLogReader.entries(in: Self.faults)
        #expect(entries.count == 4)
        guard case .fault(let anchors) = entries[0].message, case .fault(let update) = entries[1].message,
            case .ambiguity(let trace) = entries[2].message, case .fault(let superview) = entries[3].message
        else {
            Issue.record("\(entries)")
            return
        }
        #expect(anchors.kind == .noCommonAncestor)
        #expect(anchors.items.map(\.className) == ["App.Card", "UILabel"])
        #expect(anchors.attributes == [.leading, .trailing])
        #expect(update.kind == .snapUpdateNoMatch)
        #expect(update.constraints.first?.source == LoggedSource(file: "Card.swift", line: 9))
        #expect(update.source == LoggedSource(file: "SnapKit/Constraint.swift", line: 320))
        #expect(trace.places.map(\.item.className) == ["UIButton", "UILabel"])
        #expect(trace.places.first?.variables == ["minX", "Width"])
        #expect(trace.places.last?.lacksHostConstraints == true)
        #expect(superview.kind == .masonryNoCommonSuperview)
        #expect(superview.items.map(\.className) == ["UILabel", "UIView"])
    }

    @Test("Each known message is found by its words, and by nothing less")
    func phrases() {
        for kind in LogFaultKind.allCases {
            let entries = LayoutLogReader.entries(in: "before\n*** \(kind.phrase) after\n")
            #expect(entries.count == 1)
            guard case .fault(let fault)? = entries.first?.message else { continue }
            #expect(fault.kind == kind)
            #expect(LayoutLogReader.entries(in: String(kind.phrase.dropLast())).isEmpty, "\(kind)")
        }
    }

    @Test("What is hidden or cut off is said to be")
    func incomplete() throws {
        let hidden = LayoutLogReader.entries(
            in:
                "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n"
        )
        guard case .conflict(let conflict)? = hidden.first?.message else {
            Issue.record("\(hidden)")
            return
        }
        #expect(conflict.isRedacted && conflict.members.isEmpty)
        let cut = String(Self.conflict.prefix(270))
        guard case .conflict(let short)? = LayoutLogReader.entries(in: cut).first?.message else {
            Issue.record("nothing")
            return
        }
        #expect(short.isTruncated && short.members.count == 1 && short.broken == nil)
    }

    @Test("Words about constraints alone are no message", arguments: ["Constraint: a", "my Constraint:\n", "", "\n\n"])
    func noMessage(text: String) { #expect(LayoutLogReader.entries(in: text).isEmpty) }
}
