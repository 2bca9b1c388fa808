// The rule about sizes that are asked to be negative.

import AutoLayout
import MasonrySemantics

enum NegativeSize: Rule {
    static let id: RuleID = "negative-size"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let readsNumbers = true
    static let title: Phrase = "A size would be negative"
    static let documentation = """
        # negative-size

        A constraint asks for a width or height below zero, or a guide's margins leave less than nothing. Sizes are
        never negative: an optional constraint of this kind can only make the view as small as possible. (A required
        one contradicts `width >= 0`; that is reported as `unsatisfiable`.)

        ## What to do
        Write a size that is not negative, or relate it to a larger one: `make.width.equalTo(root).offset(-8)`.

        ## Bad
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.mas_greaterThanOrEqualTo(10)
            make.width.mas_equalTo(-8).priorityLow()
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[negative-size]: never negative
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[broken-optional]: off by 18
        }
        ```
        ## Good
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.left.top.height.equalTo(root)
            make.width.equalTo(root).offset(-8)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        constraints(context) + guides(context)
    }

    private static func constraints(_ context: RuleContext) -> [FindingDraft] {
        var reports: [FindingDraft] = []
        for index in context.document.constraints.indices where isNegative(index, context.document.constraints) {
            let text = context.document.text(of: MadeConstraintID(index))
            reports.append(
                FindingDraft(
                    context.place(of: MadeConstraintID(index)),
                    "A size is never negative, so `\(text)` only makes it as small as possible. Use a number above 0."))
        }
        return reports
    }

    /// Reads the constraint where it lies: copies of all of them would take longer than anything else here.
    private static func isNegative(_ index: Int, _ constraints: [MadeConstraint]) -> Bool {
        guard let constant = constraints[index].constant, constant < 0, constraints[index].target == .none,
            constraints[index].firstAttribute.kind == .size, constraints[index].relation != .greaterThanOrEqual,
            let priority = constraints[index].priority
        else { return false }
        return priority < 1000
    }

    private static func guides(_ context: RuleContext) -> [FindingDraft] {
        context.frameFindings { reading in
            reading.frame.width < -0.01 || reading.frame.height < -0.01
        } message: { reading in
            let name = context.document.name(of: reading.item)
            return "`\(name)` would have a negative size: its frame is \(reading.frame.inPoints)."
        }
    }
}
