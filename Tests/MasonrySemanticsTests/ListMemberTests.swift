// Stored lists of a class: what they hold when code reads them is known only where nothing else can have changed them.

import MasonrySemantics
import Testing

@Suite struct ListMemberTests {
    /// The constraints of a class with one member, which `setUp` reads and `later` is called with.
    private func constraints(_ member: String, _ setUp: String, later: String = "") -> [String] {
        EvaluatedText(
            """
            class Sheet: UIView {
                \(member)
                private let bar = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(bar)
                    \(setUp)
                }
                func show(_ given: [String]) {
                    \(later)
                }
            }
            """, .swift
        ).constraints()
    }

    private static let height = "bar.snp.makeConstraints { $0.height.equalTo(items.count * 10) }"

    @Test(
        "Elements that nothing changes count",
        arguments: [
            ("private var items = [\"a\", \"b\"]", ""),
            ("fileprivate var items: [String] = [\"a\", \"b\"]", "print(items)"),
            ("let items = [\"a\", \"b\"]", ""),
        ])
    func elementsThatNothingChangesCount(_ member: String, _ later: String) {
        #expect(constraints(member, Self.height, later: later) == ["bar.height == + 20"])
    }

    @Test(
        "Elements that others may change do not",
        arguments: [
            ("var items: [String] = []", ""),
            ("var items = [\"a\", \"b\"]", ""),
            ("private var items: [String] = []", "items = given"),
            ("private var items: [String] = []", "self.items = given"),
            ("private var items: [String] = []", "self.items += given"),
            ("private var items: [String] = []", "items.append(contentsOf: given)"),
            ("private var items: [String] = []", "self.items.removeAll()"),
            ("private var items: [String] = [\"a\"]", "fill(&items)"),
        ])
    func elementsThatOthersMayChangeDoNot(_ member: String, _ later: String) {
        #expect(constraints(member, Self.height, later: later) == ["bar.height == + ?"], "\(member) \(later)")
    }

    @Test("The set up finds its own list of views as declared")
    func theSetUpFindsItsOwnListOfViewsAsDeclared() {
        let fill = "let a = UIView(); addSubview(a); items.append(a); \(Self.height)"
        #expect(constraints("var items: [UIView] = []", fill) == ["bar.height == + 10"])
        #expect(constraints("private var items: [UIView] = []", Self.height) == ["bar.height == + 0"])
        // Somebody else does.
        #expect(constraints("var items: [UIView] = []", Self.height) == ["bar.height == + ?"])
    }

    @Test("A method that others call finds any views")
    func aMethodThatOthersCallFindsAnyViews() {
        let later = "items.append(UIView()); bar.snp.makeConstraints { $0.height.equalTo(items.count * 10) }"
        #expect(constraints("private var items: [UIView] = []", "", later: later) == ["bar.height == + ?"])
    }
}
