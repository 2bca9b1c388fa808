// The rule about layout objects that two collection views are given.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum SharedCollectionLayout: Rule {
    static let id: RuleID = "shared-collection-layout"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "Two collection views are given one layout object"
    static let documentation = """
        # shared-collection-layout

        Two collection views are made with the same object as their `collectionViewLayout`.

        ## At run time
        A layout belongs to one collection view: it asks that one for its size and its items. The other one's items lie where
        those of the first do, or nowhere.

        ## What to do
        Make a layout for each of them.

        ## Bad
        ```objc
        @interface TagsView : UIView
        @end
        @implementation TagsView {
            UICollectionViewFlowLayout *_flow;
            UICollectionView *_first;
            UICollectionView *_second;
        }
        - (void)setUp {
            _flow = [[UICollectionViewFlowLayout alloc] init];
            _first = [[UICollectionView alloc] initWithFrame:CGRectZero collectionViewLayout:_flow];
            _second = [[UICollectionView alloc] initWithFrame:CGRectZero collectionViewLayout:_flow];
        //                                                                                    ^^^^^ warning[shared-collection-layout]: has it already
            [self addSubview:_first];
            [self addSubview:_second];
            [_first mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.top.equalTo(self); make.height.mas_equalTo(80); }];
            [_second mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.bottom.equalTo(self); make.height.mas_equalTo(80); }];
        }
        @end
        ```
        ## Good
        ```objc
        @interface TagsView : UIView
        @end
        @implementation TagsView {
            UICollectionViewFlowLayout *_flow;
            UICollectionView *_first;
            UICollectionView *_second;
        }
        - (void)setUp {
            _flow = [[UICollectionViewFlowLayout alloc] init];
            _first = [[UICollectionView alloc] initWithFrame:CGRectZero collectionViewLayout:_flow];
            _flow = [[UICollectionViewFlowLayout alloc] init];
            _second = [[UICollectionView alloc] initWithFrame:CGRectZero collectionViewLayout:_flow];
            [self addSubview:_first];
            [self addSubview:_second];
            [_first mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.top.equalTo(self); make.height.mas_equalTo(80); }];
            [_second mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.bottom.equalTo(self); make.height.mas_equalTo(80); }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.names.find("collectionViewLayout") != nil else { return [] }
        return context.code.facts.types.flatMap { type in
            type.methods.filter { context.code.facts.methods.indices.contains($0) }.flatMap { number in
                reports(context.code.facts.methods[number], context)
            }
        }
    }

    private static func reports(_ method: CodeMethod, _ context: RuleContext) -> [FindingDraft] {
        var owners: [String: TextRange] = [:]
        var found: [FindingDraft] = []
        for event in context.code.facts.events(of: method) {
            if event.kind == .assignment, let target = context.targetPath(event) { owners[target] = nil }
            guard event.kind == .call, !event.place.isConditional, !event.place.isCallback else { continue }
            for argument in event.arguments {
                guard let label = argument.label, context.tree.string(label) == "collectionViewLayout",
                    let value = argument.value, let path = context.path(value).map(RuleContext.bare), path != "self"
                else { continue }
                let range = context.tree[value].range
                if let first = owners[path] {
                    found.append(
                        FindingDraft(
                            range,
                            "Another collection view has it already: a layout object belongs to one collection view. Create one for each."
                        )
                        .relating(first, "given to that one here"))
                } else {
                    owners[path] = range
                }
            }
        }
        return found
    }
}
