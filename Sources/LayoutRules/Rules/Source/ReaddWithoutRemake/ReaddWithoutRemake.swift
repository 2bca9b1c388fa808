// The rule about views that are removed, added again and then only updated.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ReaddWithoutRemake: Rule {
    static let id: RuleID = "readd-without-remake"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is added again and then only updated"
    static let documentation = """
        # readd-without-remake

        A view is taken out of its superview, added again, and then its constraints are updated.

        ## At run time
        Taking it out removed all constraints that lead outside. SnapKit's update finds the old ones, changes them and leaves them
        inactive; nothing is logged, and the view has no place.

        ## What to do
        Use `remakeConstraints` after adding it.

        ## Bad
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func move(to other: UIView) {
                badge.removeFromSuperview()
                other.addSubview(badge)
                badge.snp.updateConstraints { $0.left.equalToSuperview().offset(8) }
                //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[readd-without-remake]: removed
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func move(to other: UIView) {
                badge.removeFromSuperview()
                other.addSubview(badge)
                badge.snp.remakeConstraints { $0.left.equalToSuperview().offset(8) }
            }
        }
        ```
        ## Good
        ```objc
        @implementation CardView
        - (void)show:(UIView *)player {
            [_player removeFromSuperview];
            self.player = player;
            [self addSubview:player];
            [self.player mas_updateConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.hasEvents(named: .removeFromSuperview) else { return [] }
        return context.code.facts.methods.flatMap { check($0, context) }
    }

    private static func check(_ method: CodeMethod, _ context: RuleContext) -> [FindingDraft] {
        var removed: [String: CodeEvent] = [:]
        var added = Set<String>()
        var reports: [FindingDraft] = []
        for event in context.code.facts.events(of: method) {
            guard event.kind == .call else {
                // Another view goes by the name from here on.
                if let path = context.targetPath(event) { removed[path] = nil }
                continue
            }
            switch (event.name.word, event.name.word?.block) {
            case (.removeFromSuperview, _):
                guard let path = context.path(event.receiver), !event.place.isConditional, !event.place.isCallback
                else {
                    continue
                }
                removed[path] = event
                added.remove(path)
            case (.addSubview, _), (.insertSubview, _):
                if let path = context.path(event.arguments.first?.value), removed[path] != nil { added.insert(path) }
            case (_, .make), (_, .remake):
                if let path = context.path(event.receiver) { removed[path] = nil }
            case (_, .update):
                guard !event.arguments.isEmpty, let path = context.path(event.receiver), added.contains(path),
                    let removal = removed.removeValue(forKey: path)
                else { continue }
                reports.append(
                    FindingDraft(
                        firstChain(of: event, context) ?? event.nameRange,
                        "`\(path)` was removed from its superview, and so were its constraints to other views: this updates only inactive ones. Remake them."
                    ).relating(removal.nameRange, "removed here"))
            default: break
            }
        }
        return reports
    }

    /// Where the block says what it updates.
    private static func firstChain(of event: CodeEvent, _ context: RuleContext) -> TextRange? {
        context.code.blocks.first { $0.event.range == event.range }
            .flatMap { context.chains(of: $0).first?.range }
    }
}
