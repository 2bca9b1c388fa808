// The rule about array relations whose elements differ.

import MasonrySemantics

enum ArrayRelationConflict: Rule {
    static let id: RuleID = "array-relation-conflict"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "A relation to several views cannot hold for all"
    static let documentation = """
        # array-relation-conflict

        A relation is made to an array, `make.left.equalTo(@[a, b])`, and the attribute is not the same for all of its views.

        ## At run time
        Masonry makes one required constraint for each element; where the elements differ, UIKit logs `Unable to simultaneously
        satisfy constraints.` and breaks one of them.

        ## What to do
        Relate to one of them, or use `lessThanOrEqualTo` or `greaterThanOrEqualTo` to stay within all of them.

        ## Bad
        ```masonry
        view root { view a; view b; view c }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.width.height.mas_equalTo(40)
        }
        b.makeConstraints {
            make.left.equalTo(root).offset(20)
            make.top.equalTo(root)
            make.width.height.mas_equalTo(40)
        }
        c.makeConstraints {
            make.left.equalTo(@[a, b])
            //                ^^^^^^^ error[array-relation-conflict]: Unable to simultaneously satisfy constraints.
            make.top.width.height.equalTo(a)
        }
        ```
        ## Good
        ```masonry
        view root { view a; view b; view c }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.width.height.mas_equalTo(40)
        }
        b.makeConstraints {
            make.left.equalTo(root).offset(20)
            make.top.equalTo(root)
            make.width.height.mas_equalTo(40)
        }
        c.makeConstraints {
            make.left.greaterThanOrEqualTo(@[a, b])
            make.right.equalTo(root)
            make.width.equalTo(@60)
            make.top.height.equalTo(a)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.conflicts.compactMap { group in
            guard let chain = group.arrayRelation(in: context.document), let relation = chain.relation else {
                return nil
            }
            var report = ConflictWording(group: group, context: context).report(
                extra: "One constraint is made for each element, and all are required.")
            report.range = relation.step.argumentRange ?? relation.step.range
            return report
        }
    }
}
