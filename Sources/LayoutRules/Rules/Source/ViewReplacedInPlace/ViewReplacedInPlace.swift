// The rule about views that lose their name while they are shown.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ViewReplacedInPlace: Rule {
    static let id: RuleID = "view-replaced-in-place"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A member gets another view while the first one is shown"
    static let documentation = """
        # view-replaced-in-place

        A method makes a view for a member and adds it, and then makes another view for the same member. Most often lines were
        copied, and the second view was to have a name of its own.

        ## At run time
        Both views are shown. The first one has no name any more: what is set of the member later, its text or its constraints,
        is set of the second one alone.

        ## What to do
        Give the second view a name of its own, or take one of the two out.

        ## Bad
        ```objc
        @interface CommunityCell : UITableViewCell
        @property (nonatomic, strong) UILabel *countLabel;
        @end
        @implementation CommunityCell
        - (void)setUp {
            _countLabel = [[UILabel alloc] init];
            [self.contentView addSubview:_countLabel];
            [_countLabel mas_makeConstraints:^(MASConstraintMaker *make) { make.right.top.equalTo(self.contentView); }];
            _countLabel = [[UILabel alloc] init];
        //  ^^^^^^^^^^^ warning[view-replaced-in-place]: another view
            [self.contentView addSubview:_countLabel];
            [_countLabel mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.contentView); }];
        }
        @end
        ```
        ## Good
        ```objc
        @interface CommunityCell : UITableViewCell
        @property (nonatomic, strong) UILabel *countLabel;
        @property (nonatomic, strong) UILabel *titleLabel;
        @end
        @implementation CommunityCell
        - (void)setUp {
            _countLabel = [[UILabel alloc] init];
            [self.contentView addSubview:_countLabel];
            [_countLabel mas_makeConstraints:^(MASConstraintMaker *make) { make.right.top.equalTo(self.contentView); }];
            _titleLabel = [[UILabel alloc] init];
            [self.contentView addSubview:_titleLabel];
            [_titleLabel mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.equalTo(self.contentView); make.top.equalTo(self.countLabel.mas_bottom); }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard !context.code.blocks.isEmpty else { return [] }
        return context.code.facts.methods.filter { $0.kind == .method && !$0.isStatic }.flatMap { method in
            reports(method, context)
        }
    }

    /// A view that a member has got in a method.
    private struct Shown {
        /// Where it was added; nil before.
        var added: TextRange?
    }

    private static func reports(_ method: CodeMethod, _ context: RuleContext) -> [FindingDraft] {
        var shown: [String: Shown] = [:]
        var found: [FindingDraft] = []
        for event in context.code.facts.events(of: method) {
            switch event.kind {
            case .assignment:
                // Whoever has it under another name has both.
                if let value = context.path(event.value) { shown[RuleContext.bare(value)] = nil }
                guard let target = context.targetPath(event), !target.contains(".") else { continue }
                guard isCertain(event), let value = event.value, makesView(value, context),
                    isMember(event, method, context)
                else {
                    shown[target] = nil
                    continue
                }
                if let added = shown[target]?.added {
                    found.append(
                        FindingDraft(
                            event.nameRange,
                            "`\(target)` gets another view here, and the previous one stays on screen with no reference to it. Store this one in its own property."
                        ).relating(added, "the one before is added here"))
                }
                shown[target] = Shown()
            // A relation to it hands it to nobody.
            case .call where event.place.block != nil: continue
            case .call:
                let isAddition = additions.contains(context.tree.string(event.name))
                for argument in event.arguments {
                    guard let path = context.path(argument.value).map(RuleContext.bare), shown[path] != nil else {
                        continue
                    }
                    if isAddition, isCertain(event) {
                        shown[path]?.added = event.nameRange
                    } else {
                        shown[path] = nil
                    }
                }
                let takesOut = ["removeFromSuperview", "removeArrangedSubview"].contains(
                    context.tree.string(event.name))
                if takesOut, let path = context.path(event.receiver).map(RuleContext.bare) { shown[path] = nil }
            }
        }
        return found
    }

    private static let additions: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]

    private static func isCertain(_ event: CodeEvent) -> Bool {
        !event.place.isGuarded && !event.place.isConditional && !event.place.isCallback && event.place.block == nil
    }

    private static func makesView(_ value: ExpressionID, _ context: RuleContext) -> Bool {
        context.createdClass(value)?.hasPrefix("UI") ?? false
    }

    /// Whether the target is a member of the object: a variable of a method is often used for one view after another.
    private static func isMember(_ event: CodeEvent, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard event.declaredType == nil, !hasSetter(event, method, context) else { return false }
        if let receiver = event.receiver { return context.path(receiver) == "self" }
        if context.tree.string(event.name).hasPrefix("_") { return true }
        let name = context.tree.string(event.name)
        return context.tree.dialect == .swift && context.code.type(of: method).members.contains { $0.name == name }
    }

    /// Whether a setter or an observer of the class's own runs, which may take the former view out.
    private static func hasSetter(_ event: CodeEvent, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard context.tree.dialect == .objectiveC else { return context.tree.names.find("oldValue") != nil }
        let name = RuleContext.bare(context.tree.string(event.name))
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
        return context.code.type(of: method).methods.contains { number in
            context.code.facts.methods.indices.contains(number) && context.code.facts.methods[number].name == setter
        }
    }
}
