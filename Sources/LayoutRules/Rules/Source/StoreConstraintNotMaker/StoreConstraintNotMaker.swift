// The rule about properties that keep SnapKit's maker instead of the constraint.

import MasonrySemantics
import SourceText

enum StoreConstraintNotMaker: Rule {
    static let id: RuleID = "store-constraint-not-maker"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "A property keeps a maker instead of a constraint"
    static let documentation = """
        # store-constraint-not-maker

        A property has one of SnapKit's maker types, such as `ConstraintMakerEditable`.

        ## At run time
        The maker only describes a constraint until the block ends. What is called on it later, `offset(…)` say, changes nothing:
        the constraint is already built.

        ## What to do
        Keep `Constraint` (`make.left.equalTo(a).constraint`) and call `update(offset:)` on it.

        ## Bad
        ```swift
        class CardView: UIView {
            let label = UILabel()
            var leading: ConstraintMakerEditable?
            //           ^^^^^^^^^^^^^^^^^^^^^^^ warning[store-constraint-not-maker]: already built
            func setUp() {
                label.snp.makeConstraints { leading = $0.leading.equalTo(8) }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let label = UILabel()
            var leading: Constraint?
            func setUp() {
                label.snp.makeConstraints { leading = $0.leading.equalTo(8).constraint }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .swift else { return [] }
        return context.code.facts.types.lazy.flatMap(\.members).compactMap { member in
            guard let type = member.type, type.hasPrefix("ConstraintMaker"), type != "ConstraintMaker",
                !isComputed(member, context)
            else { return nil }
            return FindingDraft(
                member.typeRange ?? member.nameRange,
                "After its block the constraint is already built, and this `\(type)` no longer changes anything. Store its `.constraint`."
            )
        }
    }

    /// `var flexible: ConstraintMakerFinalizable { priority(.low) }` keeps nothing.
    private static func isComputed(_ member: CodeMember, _ context: RuleContext) -> Bool {
        let end = (member.typeRange ?? member.nameRange).end
        guard
            let next = context.tree.tokens(in: TextRange(end.utf8, context.tree.text.length)).first(where: {
                !$0.kind.isTrivia
            })
        else { return false }
        return context.source(next.range) == "{"
    }
}
