// The rule about gaps that begin at the margin of a sibling instead of its edge.

import AutoLayout
import MasonrySemantics

enum SiblingMargin: Rule {
    static let id: RuleID = "sibling-margin"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A gap begins at the margin of the view beside it"
    static let documentation = """
        # sibling-margin

        An edge is related to the margin of the view that stands next to it: `top.equalTo(title.snp.bottomMargin)`. Completion
        offers it beside `bottom`.

        ## At run time
        A margin lies within its view, 8 points from the edge unless the view says otherwise. The gap is that much smaller than
        the code says, and one of less than 8 points overlaps.

        ## What to do
        Relate to the edge: `title.snp.bottom`. Margins are for what lies inside of the view. Of a class with more than three
        such constraints only the first is marked, and names the others.

        ## Bad
        ```swift
        class Form: UIView {
            private let name = UITextField()
            private let phone = UITextField()
            func setUp() {
                addSubview(name)
                addSubview(phone)
                name.snp.makeConstraints { make in
                    make.left.right.top.equalToSuperview()
                    make.height.equalTo(38)
                }
                phone.snp.makeConstraints { make in
                    make.left.right.equalToSuperview()
                    make.top.equalTo(name.snp.bottomMargin).offset(8)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[sibling-margin]: the margin of `name`
                    make.height.equalTo(38)
                }
            }
        }
        ```
        ## Good
        ```swift
        class Form: UIView {
            private let card = UIView()
            private let phone = UITextField()
            func setUp() {
                addSubview(card)
                card.addSubview(phone)
                card.snp.makeConstraints { $0.edges.equalToSuperview() }
                phone.snp.makeConstraints { make in
                    make.left.equalTo(card.snp.leftMargin)
                    make.right.equalTo(card.snp.rightMargin)
                    make.top.equalTo(card.snp.topMargin)
                    make.height.equalTo(38)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        var seen: Set<ChainID> = []
        var habit = Habit(context)
        for index in document.constraints.indices {
            let made = document.constraints[index]
            guard case .item(let other, let attribute) = made.target, made.relation == .equal,
                isOpposite(made.firstAttribute, attribute), other != made.firstItem,
                let superview = document.superview(of: other), document.superview(of: made.firstItem) == superview
            else { continue }
            if let chain = made.chain, !seen.insert(chain).inserted { continue }
            let (name, view) = (document.name(of: other), document.name(of: made.firstItem))
            let report = FindingDraft(
                context.place(of: MadeConstraintID(index)),
                "`\(view)` starts at the margin of `\(name)`, not at its edge: the gap is smaller than written, by 8 pt unless the margins were changed. Relate to the edge."
            )
            habit.add(report, about: MadeConstraintID(index))
        }
        return habit.reports()
    }

    private static func isOpposite(_ one: LayoutAttribute, _ other: LayoutAttribute) -> Bool {
        switch (one, other) {
        case (.top, .bottomMargin), (.bottom, .topMargin), (.left, .rightMargin), (.right, .leftMargin),
            (.leading, .trailingMargin), (.trailing, .leadingMargin):
            true
        default: false
        }
    }
}
