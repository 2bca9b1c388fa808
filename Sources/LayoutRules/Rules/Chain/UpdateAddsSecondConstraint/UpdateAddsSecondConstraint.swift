// The rule about Masonry updates that match no constraint.

import MasonrySemantics

enum UpdateAddsSecondConstraint: ProblemRule {
    static let id: RuleID = "update-adds-second-constraint"
    static let severity = Severity.warning
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let readsNumbers = true
    static let title: Phrase = "An update adds a second constraint"
    static let documentation = """
        # update-adds-second-constraint

        `mas_updateConstraints` describes a constraint that differs from the one made before in more than its constant.

        ## At run time
        Masonry finds no match and **adds** a second constraint; the first stays. Most often the two contradict each other. It is
        only information where the second relates to another view and nothing shows that it contradicts the first.

        ## What to do
        Use `mas_remakeConstraints`, or keep the `MASConstraint` and uninstall it first.

        In a branch, a callback or another method, where it is not known what ran before, it is information, and only where no
        block of the class makes what the update describes.

        ## Bad
        ```masonry
        view root { view panel; view card }
        panel.makeConstraints {
            make.left.right.bottom.equalTo(root)
            make.height.mas_equalTo(100)
        }
        card.makeConstraints {
            make.left.top.right.equalTo(root)
            make.bottom.equalTo(root)
        }
        card.updateConstraints {
            make.bottom.equalTo(panel.mas_top)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[update-adds-second-constraint]: adds
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[unsatisfiable]:
        }
        ```
        ## Bad
        ```objc
        @implementation PNDrawer
        - (void)setUp {
            [self addSubview:self.bar];
            [self addSubview:self.tray];
            [self.tray mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.equalTo(self);
                make.height.mas_equalTo(200);
                make.top.equalTo(self.mas_bottom);
            }];
        }
        - (void)open:(BOOL)isOpen {
            if (isOpen) {
                [self.tray mas_updateConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.bar.mas_bottom);
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[update-adds-second-constraint]: adds
                }];
            }
        }
        @end
        ```
        ## Good
        ```objc
        @implementation PNDrawer
        - (void)setUp {
            [self addSubview:self.bar];
            [self addSubview:self.tray];
            [self.tray mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.equalTo(self);
                make.height.mas_equalTo(200);
                make.top.equalTo(self.mas_bottom);
            }];
        }
        - (void)open:(BOOL)isOpen {
            [self.tray mas_updateConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.mas_bottom).offset(isOpen ? -200 : 0);
            }];
        }
        @end
        ```
        ## Good
        ```masonry
        view root { view panel; view card }
        panel.makeConstraints {
            make.left.right.bottom.equalTo(root)
            make.height.mas_equalTo(100)
        }
        card.makeConstraints {
            make.left.top.right.equalTo(root)
            make.bottom.equalTo(root)
        }
        card.remakeConstraints {
            make.left.top.right.equalTo(root)
            make.bottom.equalTo(panel.mas_top)
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .updateAddsSecondConstraint(let existing, let added) = problem.kind, problem.certainty == .certain
        else { return nil }
        // A constraint to another view may be meant as one more; that both cannot hold, the solver says.
        let isAnother = context.document[existing].targetItem != context.document[added].targetItem
        let (old, new) = (context.document.text(of: existing), context.document.text(of: added))
        let line = context.lineText(context.document[existing].range)
        var report = FindingDraft(
            ChainPlace.chain(of: problem, in: context),
            .sentences([
                "No constraint matches, so this update adds `\(new)` next to `\(old)` (\(line)), which stays.",
                "Use `mas_remakeConstraints`, or uninstall the old one.",
            ])
        ).relating(context.place(of: existing), "`\(old)` stays")
        if isAnother, !context.conflicts.contains(where: { $0.members.contains(added) }) {
            report.severity = .information
        }
        guard let edit = ChainPlace.remake(for: problem, in: context) else { return report }
        return report.fixing("Use `remakeConstraints` for this block", .unsafe, [edit])
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let found = problemReports(context)
        guard context.tree.dialect == .objectiveC else { return found }
        return found + context.document.blocks.indices.flatMap { unmatched(in: BlockID($0), context) }
    }

    /// The chains of an update that runs at times that are not known, and that no block of the class has made.
    private static func unmatched(in block: BlockID, _ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard document[block].kind == .update, document[block].library == .masonry, !document[block].isBorrowed,
            let receiver = document[block].receiver
        else { return [] }
        let others = context.blocksByItem[receiver].map { BlockID($0) }.filter { $0 != block }
        guard !others.isEmpty, others.allSatisfy({ isRead($0, document) }) else { return [] }
        return document[block].chains.compactMap { chain in
            guard document[chain].certainty == .possible, document[chain].unknown == nil, !document[chain].isStopped,
                document[chain].constraints.count == 1, let added = document[chain].constraints.first
            else { return nil }
            let rivals = others.flatMap { document[$0].chains }.flatMap { document[$0].constraints }.filter {
                document[$0].firstItem == receiver
                    && document[$0].firstAttribute == document[added].firstAttribute
            }
            guard let standing = rivals.first(where: { isRival($0, of: added, document) }),
                !rivals.contains(where: { isSame($0, added, document) }),
                // What is kept may be off.
                !rivals.contains(where: { document[$0].isStored })
            else { return nil }
            return report(standing, added, chain, context)
        }
    }

    private static func isRead(_ block: BlockID, _ document: LayoutDocument) -> Bool {
        document[block].chains.allSatisfy { chain in
            switch document[chain].unknown {
            case nil, .number: true
            default: false
            }
        }
    }

    /// Whether it stands from the set-up on, and both cannot be meant: the same relation, to something else.
    private static func isRival(_ id: MadeConstraintID, of added: MadeConstraintID, _ document: LayoutDocument) -> Bool
    {
        guard let chain = document[id].chain else { return false }
        let (one, other) = (document[id], document[added])
        return document[document[chain].block].kind != .update && document[chain].certainty == .certain
            && one.relation == other.relation && one.priority == other.priority && one.target != .unknown
            && other.target != .unknown
    }

    private static func isSame(_ one: MadeConstraintID, _ other: MadeConstraintID, _ document: LayoutDocument) -> Bool {
        let (one, other) = (document[one], document[other])
        return one.relation == other.relation && (one.target == other.target || one.target == .unknown)
            && (one.multiplier == other.multiplier || one.multiplier == nil)
            && (one.priority == other.priority || one.priority == nil)
    }

    private static func report(
        _ standing: MadeConstraintID, _ added: MadeConstraintID, _ chain: ChainID, _ context: RuleContext
    ) -> FindingDraft {
        let (old, new) = (context.document.text(of: standing), context.document.text(of: added))
        let line = context.lineText(context.document[standing].range)
        var report = FindingDraft(
            context.document[chain].range,
            .sentences([
                "No constraint matches, so this update adds `\(new)` next to `\(old)` (\(line)), which stays.",
                "Use `mas_remakeConstraints`, or uninstall the old one.",
            ])
        ).relating(context.place(of: standing), "`\(old)` stays")
        report.severity = .information
        return report
    }
}
