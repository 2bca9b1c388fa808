// The rule about constants beyond the limits of the layout engine.

import MasonrySemantics

enum ConstantOutOfRange: Rule {
    static let id: RuleID = "constant-out-of-range"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A constant is far beyond any screen"
    static let documentation = """
        # constant-out-of-range

        A constant is a million points or more; usually it is `CGFLOAT_MAX` or `.greatestFiniteMagnitude` as "no limit".

        ## At run time
        UIKit logs `This NSLayoutConstraint is being configured with a constant that exceeds internal limits.` and uses a
        smaller value, or the application stops.

        ## What to do
        Use a realistic bound, or leave the constraint out.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.edges.equalTo(root)
            make.height.mas_lessThanOrEqualTo(10000000)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[constant-out-of-range]: exceeds internal limits
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.edges.equalTo(root)
            make.height.mas_lessThanOrEqualTo(10000)
        }
        ```
        """

    /// The limit is not documented; no screen is near it.
    private static let limit = RuleOption(
        "limit", .number(default: 1_000_000, range: 100...1e12),
        help: "The least constant that is reported, in points.")
    static let options = [limit]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let limit = context.number(limit, of: id)
        return context.document.constraints.indices.compactMap { index in
            guard let constant = context.document.constraints[index].constant, constant.magnitude >= limit,
                constant.isFinite
            else { return nil }
            return FindingDraft(
                context.place(of: MadeConstraintID(index)),
                .sentences([
                    "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.",
                    "\(constant) pt is beyond any screen; use a realistic bound, or no constraint.",
                ]))
        }
    }
}
