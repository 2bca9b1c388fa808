// The rule about weak constraints that are uninstalled and installed again.

import MasonrySemantics

enum WeakConstraintInstallCycle: Rule {
    static let id: RuleID = "weak-constraint-install-cycle"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let title: Phrase = "A weakly held constraint is installed again"
    static let documentation = """
        # weak-constraint-install-cycle

        A constraint in a weak property is uninstalled in one place and installed in another.

        ## At run time
        The view keeps its constraints only while they are installed. After `uninstall` nothing keeps this one, the property
        becomes nil, and `[nil install]` does nothing: the constraint never comes back.

        ## What to do
        Make the property strong.

        ## Bad
        ```objc
        @interface CardView : UIView
        @property (nonatomic, weak) MASConstraint *tall;
        @end
        @implementation CardView
        - (void)setOpen:(BOOL)open {
            if (open) {
                [self.tall install];
                //         ^^^^^^^ warning[weak-constraint-install-cycle]: weak
            } else {
                [self.tall uninstall];
            }
        }
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                self.tall = make.height.mas_equalTo(80);
            }];
        }
        @end
        ```
        ## Good
        ```objc
        @interface CardView : UIView
        @property (nonatomic, strong) MASConstraint *tall;
        @end
        @implementation CardView
        - (void)setOpen:(BOOL)open {
            if (open) {
                [self.tall install];
            } else {
                [self.tall uninstall];
            }
        }
        - (void)setUp {
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                self.tall = make.height.mas_equalTo(80);
            }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .objectiveC else { return [] }
        let off = context.events(named: "uninstall", "deactivate")
        let on = context.events(named: "install", "activate")
        guard !off.isEmpty, !on.isEmpty else { return [] }
        var reports: [FindingDraft] = []
        for type in context.code.facts.types {
            let events = context.code.facts.methods[type.methods]
            guard let first = events.first?.events.lowerBound, let end = events.last?.events.upperBound else {
                continue
            }
            for member in type.members where member.isWeak && (member.type ?? "").hasPrefix("MAS") {
                func isUse(_ entry: (index: Int, event: CodeEvent)) -> Bool {
                    (first..<end).contains(entry.index) && context.path(entry.event.receiver) == member.name
                }
                guard let removal = off.first(where: isUse), let use = on.first(where: isUse),
                    !keepsBlocks(context.code.facts.events[first..<end], context)
                else { continue }
                reports.append(
                    FindingDraft(
                        use.event.nameRange,
                        "`\(member.name)` is weak: once uninstalled it is nil, and this does nothing. Make it strong."
                    ).relating(member.nameRange, "declared weak here")
                        .relating(removal.event.nameRange, "uninstalled here"))
            }
        }
        return reports
    }

    /// Whether something keeps what a block returns: the constraints that it makes, also once they are uninstalled.
    private static func keepsBlocks(_ events: ArraySlice<CodeEvent>, _ context: RuleContext) -> Bool {
        events.contains { event in
            guard event.kind == .assignment, let value = event.value,
                case .message(_, let arguments) = context.tree[value].kind
            else { return false }
            return arguments.first?.label?.word?.block != nil
        }
    }
}
