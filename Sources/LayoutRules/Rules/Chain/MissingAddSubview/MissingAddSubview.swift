// The rule about constraints on views that were not added to a superview.

import MasonrySemantics

enum MissingAddSubview: ProblemRule {
    static let id: RuleID = "missing-add-subview"
    static let severity = Severity.error
    static let library = RuleLibrary.both
    static let title: Phrase = "The view has no superview yet"
    static let documentation = """
        # missing-add-subview

        A position is constrained, but the view has no superview: it was not added before the block runs.

        ## At run time
        SnapKit traps in its `ToSuperview` relations: ``Expected superview but found nil when attempting make constraint
        `equalToSuperview`.`` A position related to a number throws in both libraries: `A multiplier of 0 or a nil second item
        together with a location for the first attribute creates an illegal constraint of a location equal to a constant.
        Location attributes must be specified in pairs.` Sizes alone need no superview.

        ## What to do
        Call `addSubview` first; in a `.masonry` file, nest the view in its superview. In sources, a view that is added
        never, or on a straight path only after the block, is reported if it is a private member or a local variable that no
        code hands on: any other view may be added by code elsewhere. Also reported are a view that is removed from its
        superview before the block, and one that places itself in its initializer.

        ## Bad
        ```masonry
        view lone
        lone.snp.makeConstraints { make in
            make.left.equalToSuperview()
            //        ^^^^^^^^^^^^^^^^ error[missing-add-subview]: Expected superview but found nil
        }
        ```
        ```swift
        class CardView: UIView {
            private let badge = UIView()
            func setUp() {
                badge.snp.makeConstraints { $0.left.equalTo(8) }
                //                                  ^^^^^^^ error[missing-add-subview]: never added
            }
        }
        ```
        ## Bad
        ```swift
        class CardView: UIView {
            private let badge = UIView()
            func setUp() {
                badge.snp.makeConstraints { $0.left.top.equalToSuperview() }
                //                                      ^^^^^^^^^^^^^^^^ error[missing-add-subview]: after this block
                addSubview(badge)
            }
        }
        ```
        ## Good
        ```masonry
        view root { view child }
        child.snp.makeConstraints { make in
            make.edges.equalToSuperview()
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        problemReports(context)
            + UnaddedViews(context).chains().map { name, chain in
                let place = chain.relationSteps.first?.nameRange ?? chain.range
                return FindingDraft(
                    place,
                    "`\(name)` is never added to a superview, but this position needs one: the app crashes here. Add it before this block."
                )
            }
            + UnaddedViews(context).chainsBeforeAddition().map { name, chain, addition in
                let place = chain.relationSteps.first?.nameRange ?? chain.range
                return FindingDraft(
                    place,
                    "`\(name)` has no superview yet, so the app crashes here: line \(context.line(addition)) adds it after this block. Add it first."
                ).relating(addition, "added here")
            }
            + RemovedViews(context).chains().map { name, chain, removal in
                FindingDraft(
                    chain.relationSteps.first?.nameRange ?? chain.range,
                    "`\(name)` was removed from its superview on line \(context.line(removal)), but this position needs one: the app crashes here. Add it again first."
                ).relating(removal, "removed here")
            }
            + UnaddedSelf(context).chains().map { chain in
                FindingDraft(
                    chain.relationSteps.first?.nameRange ?? chain.range,
                    "In its initializer a view has no superview, but this position needs one: the app crashes here. Constrain it where it is added, or in `didMoveToSuperview`."
                )
            }
    }

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .missingAddSubview(let text) = problem.kind else { return nil }
        return FindingDraft(
            ChainPlace.relation(of: problem, in: context),
            "The view has no superview here; add it to one before this block. \(text)")
    }
}
