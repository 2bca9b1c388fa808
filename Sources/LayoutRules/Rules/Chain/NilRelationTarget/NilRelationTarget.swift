// The rule about relations to nil in Masonry.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum NilRelationTarget: ProblemRule {
    static let id: RuleID = "nil-relation-target"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "A relation is made to nil"
    static let documentation = """
        # nil-relation-target

        The argument of a relation is `nil`, or the literal `0` where an object is expected, which is the same. The `0` is a
        warning, in files whose other numbers are all boxed: a header may define `MAS_SHORTHAND_GLOBALS`, which boxes it.

        ## At run time
        Masonry asserts: `attempting to add unsupported attribute: (null)`. With assertions off it acts as if there were no
        target: positions relate to the superview, sizes become 0.

        ## What to do
        For the number write `mas_equalTo(0)` or `@0`; for a view, create it before the block runs.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.equalTo(nil)
            //                  ^^^ error[nil-relation-target]: attempting to add unsupported attribute: (null)
        }
        ```
        ## Bad
        ```objc
        @implementation Card
        - (void)place {
            UIView *badge = [UIView new];
            [self.view addSubview:badge];
            [badge mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(0);
                //                ^ warning[nil-relation-target]: A bare `0` is nil here
                make.top.mas_equalTo(8);
                make.width.mas_equalTo(40);
                make.height.equalTo(@40);
            }];
        }
        @end
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.equalTo(@40)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] { problemReports(context) + literalZeros(context) }

    /// A bare `0` is nil, unless `MAS_SHORTHAND_GLOBALS` boxes it. Where all other numbers of the file are boxed by hand, it
    /// does not; a header that defines it all the same cannot be ruled out, so it is a warning.
    private static func literalZeros(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .objectiveC, !context.defines("MAS_SHORTHAND_GLOBALS") else {
            return []
        }
        // Nearly always there is none.
        guard hasLiteralZero(context) else { return [] }
        var zeros: [ChainStep] = []
        var boxed = 0
        for chain in context.document.chains where chain.library == .masonry {
            for step in chain.relationSteps {
                guard let argument = step.argument else { continue }
                if Library(prefixOf: context.source(step.nameRange)) == .masonry {
                    if case .relation(_, let value) = step.kind, value.number != nil { boxed += 1 }
                    continue
                }
                switch literal(argument, context) {
                case 0?: zeros.append(step)
                // A bare number does not compile, so something boxes it.
                case .some: return []
                case nil: if case .boxed = context.tree[argument].kind { boxed += 1 }
                }
            }
        }
        guard boxed > 2 else { return [] }
        return zeros.compactMap { step in
            guard let range = step.argumentRange else { return nil }
            let spelling = Library.masonry.prefix + context.source(step.nameRange)
            var report = FindingDraft(
                range,
                "A bare `0` is nil here, and Masonry asserts: attempting to add unsupported attribute: (null). Write `\(spelling)(0)`, as for the other numbers."
            ).fixing("Change to `\(spelling)`", .unsafe, [TextEdit(step.nameRange, spelling)])
            report.severity = .warning
            return report
        }
    }

    private static func hasLiteralZero(_ context: RuleContext) -> Bool {
        context.document.steps.indices.contains { index in
            guard case .relation = context.document.steps[index].kind,
                let argument = context.document.steps[index].argument
            else { return false }
            return literal(argument, context) == 0
        }
    }

    private static func literal(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Double? {
        guard depth < 8 else { return nil }
        switch context.tree[id].kind {
        case .number(let value, _): return value
        case .unary(.subtract, let inner), .parenthesized(let inner): return literal(inner, context, depth: depth + 1)
        default: return nil
        }
    }

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .nilRelationTarget(let text) = problem.kind else { return nil }
        return FindingDraft(
            problem.range,
            "The target of this relation is nil: \(text). Use `mas_equalTo(…)` for a number, or a view that exists here."
        )
    }
}
