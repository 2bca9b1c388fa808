// The hint about plain numbers given to relations that take objects.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ScalarWithoutMas: Rule {
    static let id: RuleID = "scalar-without-mas"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "A plain number is given to a relation that takes an object"
    static let documentation = """
        # scalar-without-mas

        `make.width.equalTo(100)` in Objective-C, in a file that does not define `MAS_SHORTHAND_GLOBALS`.

        ## At run time
        It does not compile: `implicit conversion of 'int' to 'id' is disallowed with ARC`. A hint that is off by default, because a
        prefix header may define the macro, and because the compiler says it too; the editor offers the fix.

        ## What to do
        Write `mas_equalTo(100)` or `equalTo(@100)`.

        ## Bad
        ```objc
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.width.equalTo(100);
                //                 ^^^ hint[scalar-without-mas]: object
            }];
        }
        @end
        ```
        ## Fixed
        ```objc
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.width.mas_equalTo(100);
            }];
        }
        @end
        ```
        ## Good
        ```objc
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.width.equalTo(@100);
            }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .objectiveC, context.tree.names.find("MAS_SHORTHAND_GLOBALS") == nil else {
            return []
        }
        return context.document.chains.flatMap { chain -> [FindingDraft] in
            guard chain.library == .masonry else { return [] }
            return chain.relationSteps.compactMap { step in
                let spelling = context.source(step.nameRange)
                guard Library(prefixOf: spelling) != .masonry, let argument = step.argument,
                    isNonzeroLiteral(argument, context)
                else {
                    return nil
                }
                return FindingDraft(
                    context.tree[argument].range,
                    "`\(spelling)` takes an object: this compiles only with `MAS_SHORTHAND_GLOBALS`. Write `mas_\(spelling)`."
                ).fixing("Change to `mas_\(spelling)`", .safe, [TextEdit(step.nameRange, "mas_" + spelling)])
            }
        }
    }

    /// 0 compiles, as nil: that is `nil-relation-target`.
    private static func isNonzeroLiteral(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch context.tree[id].kind {
        case .number(let value, _): return value != 0
        case .unary(.subtract, let inner), .parenthesized(let inner):
            return isNonzeroLiteral(inner, context, depth: depth + 1)
        default: return false
        }
    }
}
