// The rule about constraints that are deactivated in the block that makes them.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum DeactivatedTooEarly: Rule {
    static let id: RuleID = "deactivated-too-early"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A constraint is deactivated in the block that makes it"
    static let documentation = """
        # deactivated-too-early

        A constraint is deactivated within the block that makes it.

        ## At run time
        Nothing: the libraries activate all constraints of a block when the block is over, so this one is active beside the
        constraint that it was to wait for, usually a conflict.

        ## What to do
        Deactivate it after the block, or collect the alternatives with `prepareConstraints` and activate one of them.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.wide = make.width.equalTo(200).constraint
            self.wide.deactivate()
        //            ^^^^^^^^^^ warning[deactivated-too-early]: all constraints of the block are activated when it is over
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.top.height.equalToSuperview()
            self.wide = make.width.equalTo(200).constraint
            make.width.equalTo(100).priority(.low)
        }
        self.wide.deactivate()
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        handles(context) + assignments(context)
    }

    /// `self.wide.deactivate()`, `[self.wide uninstall]`.
    private static func handles(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.continuing).compactMap { chain in
            guard let original = chain.continues, chain.certainty == .certain,
                context.document.chains.indices.contains(original.index),
                let step = chain.steps.first(where: isDeactivation)
            else { return nil }
            let made = context.document[context.document[original].block]
            guard made.kind == .make || made.kind == .remake, made.range.start <= chain.range.start,
                chain.range.end <= made.range.end
            else { return nil }
            return report(step.nameRange)
        }
    }

    /// `self.wide?.isActive = false`, of a constraint that is kept in the same block before.
    private static func assignments(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .swift else { return [] }
        let events = context.code.facts.events
        return events.indices.compactMap { index in
            let event = events[index]
            guard event.kind == .assignment, let block = event.place.block, !event.place.isConditional,
                !event.place.isCallback, context.tree.string(event.name) == "isActive", let value = event.value,
                context.source(context.tree[value].range) == "false", let path = context.path(event.receiver),
                context.document.blocks.contains(where: {
                    ($0.kind == .make || $0.kind == .remake) && $0.range.start <= block.start
                        && block.end <= $0.range.end
                }),
                events[..<index].contains(where: {
                    $0.kind == .assignment && $0.place.block == block && context.targetPath($0) == path
                })
            else { return nil }
            return report(event.nameRange)
        }
    }

    private static func report(_ range: TextRange) -> FindingDraft {
        FindingDraft(
            range,
            """
            This changes nothing: all constraints of the block are activated when it is over. Deactivate the constraint \
            after the block.
            """)
    }

    private static func isDeactivation(_ step: ChainStep) -> Bool {
        guard case .handle(let word) = step.kind else { return false }
        return word == .deactivate || word == .uninstall
    }
}
