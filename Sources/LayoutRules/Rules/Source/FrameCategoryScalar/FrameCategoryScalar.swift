// The rule about edges that are numbers of a frame category.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum FrameCategoryScalar: Rule {
    static let id: RuleID = "frame-category-scalar"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "An edge without `mas_` is only the current number"
    static let documentation = """
        # frame-category-scalar

        A relation names an edge of a view without `mas_`: `make.left.mas_equalTo(box.right)`. Neither the file nor
        a header of the project defines `MAS_SHORTHAND`, so the property comes from a category that gives parts of the frame.

        ## At run time
        The relation gets the number that the frame has at that moment, usually 0, as an offset from the superview. Nothing
        follows the other view. `make.center.mas_equalTo(box.center)` does the same without a category: `center` is a point.
        In a new cell, the frame of `self` is 320 × 44.

        ## What to do
        Write `box.mas_right`.

        ## Bad
        ```objc
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            UIView *text = [UIView new];
            [self addSubview:box];
            [self addSubview:text];
            [text mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.mas_equalTo(box.right);
                //                    ^^^^^^^^^ warning[frame-category-scalar]: current number
            }];
        }
        @end
        ```
        ## Fixed
        ```objc
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            UIView *text = [UIView new];
            [self addSubview:box];
            [self addSubview:text];
            [text mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.mas_equalTo(box.mas_right);
            }];
        }
        @end
        ```
        ## Good
        ```objc
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            UIView *text = [UIView new];
            [self addSubview:box];
            [self addSubview:text];
            [text mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.mas_equalTo(box.mas_right);
            }];
        }
        @end
        ```
        """

    private static let edges: Set<Word> = [.left, .right, .top, .bottom, .centerX, .centerY, .center]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .objectiveC, !context.defines("MAS_SHORTHAND") else { return [] }
        return context.document.chainRecords.flatMap { record -> [FindingDraft] in
            guard record.library == .masonry else { return [] }
            return record.stepPlaces.compactMap { place in
                let step = context.document.steps[place]
                guard case .relation = step.kind, let argument = step.argument,
                    case .member(let base, let name, let nameRange) = context.tree[argument].kind,
                    let word = name.word, edges.contains(word),
                    Library(prefixOf: context.source(step.nameRange)) == .masonry,
                    Library(prefixOf: context.source(context.document[record.block].headerRange)) == .masonry,
                    isView(base, in: context.document[record.block].owner, context)
                else { return nil }
                let attribute = Library.masonry.prefix + word.spelling
                return FindingDraft(
                    context.tree[argument].range,
                    "`\(word.spelling)` is only the current number here, usually 0, not an edge to follow. Write `\(attribute)`."
                ).fixing("Change to `\(attribute)`", .unsafe, [TextEdit(nameRange, attribute)])
            }
        }
    }

    /// Whether an expression is a view: one of the layout, or the object of a class of views.
    private static func isView(_ id: ExpressionID, in owner: String?, _ context: RuleContext) -> Bool {
        if context.item(named: id) != nil { return true }
        guard context.path(id) == "self", let type = context.code.facts.types.first(where: { $0.name == owner }) else {
            return false
        }
        return type.role == .view || type.role == .cell
    }
}
