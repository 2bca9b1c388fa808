// The rule about weak properties that hold several constraints.

import MasonrySemantics
import SourceText

enum WeakCompositeConstraint: Rule {
    static let id: RuleID = "weak-composite-constraint"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let title: Phrase = "A weak property cannot keep a group of constraints"
    static let documentation = """
        # weak-composite-constraint

        A chain of several attributes (`edges`, `size`, `left.right`) is stored in a weak property.

        ## At run time
        Only single constraints are kept by their view. The group that stands for several is gone after the block: the property is
        nil, `pad.offset(8)` then crashes by calling a nil block, and `[pad setInsets:]` does nothing.

        ## What to do
        Make the property strong.

        ## Bad
        ```objc
        @interface CardView : UIView
        @property (nonatomic, weak) MASConstraint *pad;
        @end
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                self.pad = make.edges.equalTo(self);
                //   ^^^ warning[weak-composite-constraint]: nil after the block
            }];
        }
        @end
        ```
        ## Good
        ```objc
        @interface CardView : UIView
        @property (nonatomic, strong) MASConstraint *pad;
        @end
        @implementation CardView
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                self.pad = make.edges.equalTo(self);
            }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .objectiveC else { return [] }
        var reports: [FindingDraft] = []
        var groups: Set<TextOffset>?
        for type in context.code.facts.types {
            let members = type.members.filter { $0.isWeak && ($0.type ?? "").hasPrefix("MAS") }
            guard !members.isEmpty else { continue }
            let ends = groups ?? endsOfGroups(in: context)
            groups = ends
            for method in context.code.facts.methods[type.methods] {
                for event in context.code.facts.events(of: method) where event.kind == .assignment {
                    guard let path = context.targetPath(event), let member = members.first(where: { $0.name == path }),
                        let value = event.value, ends.contains(context.tree[value].range.end)
                    else { continue }
                    reports.append(
                        FindingDraft(
                            event.nameRange,
                            "`\(path)` is weak and nothing else keeps a group of constraints: it is nil after the block. Make it strong."
                        ).relating(member.nameRange, "declared weak here"))
                }
            }
        }
        return reports
    }

    /// Where the chains end that make several constraints.
    private static func endsOfGroups(in context: RuleContext) -> Set<TextOffset> {
        Set(
            context.document.chains.lazy.filter { chain in
                chain.library == .masonry && chain.continues == nil && chain.attributes.count > 1
            }.map(\.range.end))
    }
}
