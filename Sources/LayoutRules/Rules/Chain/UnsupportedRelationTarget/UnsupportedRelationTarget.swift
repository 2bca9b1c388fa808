// The rule about values that a Masonry relation does not accept.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum UnsupportedRelationTarget: ProblemRule {
    static let id: RuleID = "unsupported-relation-target"
    static let severity = Severity.error
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "A relation cannot be made to this value"
    static let documentation = """
        # unsupported-relation-target

        The argument of a relation is none that Masonry can relate to: a layout guide (`view.safeAreaLayoutGuide`), an anchor
        (`view.topAnchor`), a constraint (`make.height`), a string, `NSNull`, or a structure that it does not box (`CGRect`,
        `NSRange`, a transform).

        ## At run time
        Masonry asserts: `attempting to add unsupported attribute: ` and the value.

        ## What to do
        Relate to a view, one of its attributes (`a.mas_height`), a number, a `CGSize`, `CGPoint` or `UIEdgeInsets`, or an array
        of these. For the safe area there are `view.mas_safeAreaLayoutGuideTop` and its like.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.height.mas_equalTo(50)
            make.width.equalTo(@"44")
            //                 ^^^^^ error[unsupported-relation-target]: attempting to add unsupported attribute: 44
        }
        ```
        ```objc
        @implementation Page : UIViewController
        - (void)viewDidLoad {
            [super viewDidLoad];
            UIView *bar = [UIView new];
            [self.view addSubview:bar];
            [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.equalTo(self.view);
                make.height.mas_equalTo(44);
                make.top.equalTo(self.view.safeAreaLayoutGuide).offset(8);
                //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unsupported-relation-target]: attempting to add unsupported
            }];
        }
        @end
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.height.mas_equalTo(50)
            make.width.equalTo(a.mas_height)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .unsupportedRelationTarget(let text) = problem.kind else { return nil }
        let report = FindingDraft(
            problem.range,
            "\(text). A relation takes a view, an attribute, a number, point, size or insets, or an array of these.")
        guard let (edit, spelling) = libraryAttribute(insteadOf: problem, in: context) else { return report }
        return report.fixing("Change to `\(spelling)`", .unsafe, [edit])
    }

    /// Masonry's own attribute for the guide or anchor that is the argument, and the edit that names it.
    private static func libraryAttribute(
        insteadOf problem: SemanticProblem, in context: RuleContext
    ) -> (TextEdit, String)? {
        guard context.tree.dialect == .objectiveC, let id = problem.chain,
            context.document.chains.indices.contains(id.index),
            let step = context.document[id].relationSteps.last(where: { $0.argumentRange == problem.range }),
            let argument = step.argument, let (base, name, range) = member(argument, in: context)
        else { return nil }
        if name.word == .safeAreaLayoutGuide {
            // Of several attributes each would need its own.
            let attributes = context.document[id].attributes
            guard attributes.count == 1, let spelling = safeAreaSpelling(attributes[0]) else { return nil }
            return (TextEdit(range, spelling), spelling)
        }
        guard case .relation(_, .runtime(.library(let kept))) = step.kind, let (item, attribute) = kept.anchor else {
            return nil
        }
        if let base, let (_, guide, guideRange) = member(base, in: context), guide.word == .safeAreaLayoutGuide {
            return safeAreaSpelling(attribute).map { (TextEdit(guideRange.union(range), $0), $0) }
        }
        let kind = context.document[item].layout.kind
        guard kind == .view || kind == .scrollView else { return nil }
        return (TextEdit(range, "mas_\(attribute.name)"), "mas_\(attribute.name)")
    }

    /// A property that is read with a dot, and what of.
    private static func member(
        _ id: ExpressionID, in context: RuleContext
    ) -> (base: ExpressionID?, name: Name, range: TextRange)? {
        guard case .member(let base, let name, let range) = context.tree[id].kind else { return nil }
        return (base, name, range)
    }

    /// View+MASAdditions.h has these ten.
    private static func safeAreaSpelling(_ attribute: LayoutAttribute) -> String? {
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
            let name = attribute.name
            return "mas_safeAreaLayoutGuide" + name.prefix(1).uppercased() + name.dropFirst()
        default: return nil
        }
    }
}
