// The hint about the safe area of Masonry 1.1.0.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum Masonry110SafeArea: Rule {
    static let id: RuleID = "masonry-110-safe-area"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.masonry
    static let title: Phrase = "The whole safe area means its bottom in Masonry 1.1.0"
    static let documentation = """
        # masonry-110-safe-area

        A relation is made to `mas_safeAreaLayoutGuide` itself, for other attributes than the bottom.

        ## At run time
        In release 1.1.0, which CocoaPods gives, the property is the bottom of the guide: relating a left or right edge to it
        throws, and a top stands at the bottom. Newer sources take the attribute of the left side. No file tells the release,
        so this is a hint that is off by default.

        ## What to do
        Name each edge: `mas_safeAreaLayoutGuideTop` and so on.

        ## Bad
        ```objc
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self.mas_safeAreaLayoutGuide);
                //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[masonry-110-safe-area]: 1.1.0
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
                make.left.right.bottom.equalTo(self);
                make.top.equalTo(self.mas_safeAreaLayoutGuideTop);
            }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard let name = context.tree.names.find("mas_safeAreaLayoutGuide"), context.tree.dialect == .objectiveC else {
            return []
        }
        return context.document.chains.compactMap { chain in
            guard chain.library == .masonry, let step = chain.relationSteps.first, let argument = step.argument,
                case .member(_, name, _) = context.tree[argument].kind, chain.attributes != [.bottom],
                let range = step.argumentRange
            else { return nil }
            return FindingDraft(range, "In Masonry 1.1.0 this is the bottom of the safe area. Name each edge.")
        }
    }
}
