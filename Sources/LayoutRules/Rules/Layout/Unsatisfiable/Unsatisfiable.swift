// The rule about required constraints that contradict each other on every screen.

import MasonrySemantics
import SourceText

enum Unsatisfiable: Rule {
    static let id: RuleID = "unsatisfiable"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "Required constraints contradict each other"
    static let documentation = """
        # unsatisfiable

        Required constraints that are active together cannot all hold, whatever the screen.

        ## At run time
        UIKit logs `Unable to simultaneously satisfy constraints.` with a list of suspects, then `Will attempt to
        recover by breaking constraint`, and goes on without that one: the layout is not what the code says, and which
        constraint is broken may change from one release to the next.

        ## What to do
        The finding names the smallest set of constraints that clash, with the arithmetic that proves it; taking any
        one of them away mends the layout. Remove one, give one a priority below 1000, turn an `equalTo` into
        `lessThanOrEqualTo` or `greaterThanOrEqualTo`, or use a constant that fits. A debugging name (`.key(…)`,
        `.labeled(…)`) shows in the message.

        ## Bad
        ```masonry
        view root {
            view card { view badge }
        }
        card.makeConstraints {
            make.left.top.equalTo(root)
            make.size.equalTo(CGSizeMake(180, 100))
        }
        badge.makeConstraints {
            make.top.height.equalTo(card)
            make.left.equalTo(card).offset(20)
            make.right.equalTo(card).offset(-20)
            make.width.mas_equalTo(200)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unsatisfiable]: Unable to simultaneously satisfy constraints.
        }
        ```
        ## Fixed
        ```masonry
        view root {
            view card { view badge }
        }
        card.makeConstraints {
            make.left.top.equalTo(root)
            make.size.equalTo(CGSizeMake(180, 100))
        }
        badge.makeConstraints {
            make.top.height.equalTo(card)
            make.left.equalTo(card).offset(20)
            make.right.equalTo(card).offset(-20)
            make.width.mas_equalTo(140)
        }
        ```
        ## Good
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.top.bottom.equalTo(root)
            make.left.equalTo(root).offset(20)
            make.right.equalTo(root).offset(-20)
            make.width.mas_greaterThanOrEqualTo(200)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var causes: [[ConflictGroup]] = []
        var known: [Cause: Int] = [:]
        for group in context.conflicts
        where group.isOnEveryScreen && group.arrayRelation(in: context.document) == nil {
            guard let cause = Cause(group, in: context.document) else {
                causes.append([group])
                continue
            }
            if let index = known[cause] {
                causes[index].append(group)
            } else {
                known[cause] = causes.count
                causes.append([group])
            }
        }
        return causes.compactMap { groups in
            guard let first = groups.first else { return nil }
            var report = ConflictWording(group: first, context: context).report(extra: moreViews(groups.count - 1))
            for other in groups.dropFirst().prefix(8) {
                report.relate(context.place(of: other.broken), "here, too")
            }
            return report
        }
    }

    /// What conflicts of several views of one class have in common: the constraints that this class makes.
    private struct Cause: Hashable {
        let places: [TextRange]
        let arithmetic: String

        /// nil where no other class takes part.
        init?(_ group: ConflictGroup, in document: LayoutDocument) {
            places = group.members.filter { document.isBorrowed($0) }.map { document[$0].range }
            arithmetic = group.arithmetic
            guard !places.isEmpty else { return nil }
        }
    }

    private static func moreViews(_ count: Int) -> Phrase? {
        switch count {
        case ..<1: nil
        case 1: "One more view of its class conflicts in the same way."
        default: "\(count) more views of its class conflict in the same way."
        }
    }
}
