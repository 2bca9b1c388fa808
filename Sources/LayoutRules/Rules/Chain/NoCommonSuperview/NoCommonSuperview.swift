// The rule about constraints between views of separate trees.

import MasonrySemantics

enum NoCommonSuperview: ProblemRule {
    static let id: RuleID = "no-common-superview"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "The two views are in different view hierarchies"
    static let documentation = """
        # no-common-superview

        A constraint relates views that have no common superview: one of them, or a view around it, was never added.

        ## At run time
        Masonry asserts: `couldn't find a common superview for … and …`. SnapKit leaves it to UIKit: `Unable to activate
        constraint with anchors … because they have no common ancestor.  Does the constraint or its anchors reference items in
        different view hierarchies?  That's illegal.`

        ## What to do
        Add the missing view to the tree first, or relate to a view of the same tree.

        ## Bad
        ```masonry
        view root { view a }
        view panel { view b }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.equalTo(b)
            //                 ^ error[no-common-superview]: couldn't find a common superview for
        }
        b.makeConstraints { make.edges.equalTo(panel) }
        ```
        ## Bad
        ```swift
        class Forecast: UIView {
            private let today = UIView()
            private let details = UIView()
            //          ^^^^^^^ information[view-never-added]: never seen
            private let wind = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(today)
                details.addSubview(wind)
                today.snp.makeConstraints { $0.edges.equalToSuperview() }
                wind.snp.makeConstraints { make in
                    make.size.equalTo(24)
                    make.top.equalToSuperview()
                    make.left.equalTo(today)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^ error[no-common-superview]: `details` is never added
                }
            }
        }
        ```
        ## Good
        ```masonry
        view root {
            view a
            view panel { view b }
        }
        a.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.equalTo(b)
        }
        panel.makeConstraints { make.edges.equalTo(root) }
        b.makeConstraints { make.edges.equalTo(panel) }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        problemReports(context)
            + UnaddedViews(context).constraintsOutOfUnadded().map { container, id in
                let made = context.document[id]
                let target = made.targetItem.map { context.document.name(of: $0) } ?? ""
                let view = context.document.name(of: made.firstItem)
                return FindingDraft(
                    context.place(of: id),
                    "`\(view)` and `\(target)` have no common superview: `\(container)` is never added to one, so the app crashes here. Add that view first."
                )
            }
    }

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .noCommonSuperview(let text) = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.target(of: problem, in: context),
            "\(text). The two are in separate view hierarchies here; add the missing view, or relate to a view in the same hierarchy."
        )
    }
}
