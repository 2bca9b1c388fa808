// The rule about overrides of `updateConstraints` that do not call their superclass.

import MasonrySemantics
import MasonrySyntax

enum MissingSuperUpdateConstraints: Rule {
    static let id: RuleID = "missing-super-update-constraints"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "The override of `updateConstraints` calls `super` too early or not at all"
    static let documentation = """
        # missing-super-update-constraints

        A view overrides `updateConstraints`, or a view controller `updateViewConstraints`, and nowhere in it calls the
        superclass; or it does so before it makes or changes its constraints (information).

        ## At run time
        What the superclass would update is not updated: a view controller's own views do not get their pass, UIKit's views
        lose theirs. Some releases of UIKit throw. Where `super` comes first, it works with the constraints of before:
        UIKit's documentation asks for it "as the final step".

        ## What to do
        Call `super` as the last statement.

        ## Bad
        ```swift
        class CardView: UIView {
            let label = UILabel()
            override func updateConstraints() {
                //        ^^^^^^^^^^^^^^^^^ warning[missing-super-update-constraints]: super
                label.snp.updateConstraints { $0.left.equalTo(8) }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let label = UILabel()
            override func updateConstraints() {
                label.snp.updateConstraints { $0.left.equalTo(8) }
                super.updateConstraints()
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.code.facts.methods.compactMap { method in
            let type = context.code.type(of: method)
            guard method.kind == .method, !method.isStatic, method.parameters.isEmpty,
                method.isOverride || context.tree.dialect == .objectiveC
            else { return nil }
            switch (type.role, method.name) {
            case (.view, "updateConstraints"), (.cell, "updateConstraints"), (.controller, "updateViewConstraints"):
                break
            default: return nil
            }
            let callsSuper = context.code.facts.events(of: method).contains { isCallOfSuper($0, method, context) }
            guard !callsSuper else { return early(method, context) }
            return FindingDraft(
                method.nameRange,
                "`\(method.name)` does not call `super`, so the superclass misses its pass. Call it as the last statement."
            )
        }
    }

    private static func isCallOfSuper(_ event: CodeEvent, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard event.kind == .call, context.tree.string(event.name) == method.name, let receiver = event.receiver,
            case .name(let name) = context.tree[receiver].kind
        else { return false }
        return name.word == .super
    }

    /// What is said where constraints are made or changed behind the call of the superclass.
    private static func early(_ method: CodeMethod, _ context: RuleContext) -> FindingDraft? {
        let events = context.code.facts.events(of: method)
        guard let call = events.first(where: { isCallOfSuper($0, method, context) }), !call.place.isConditional else {
            return nil
        }
        let changed = events.last { event in
            event.range.start > call.range.end && !event.place.isCallback && isChange(event, context)
        }
        let block = context.code.blocks(in: method).last { block in
            block.event.range.start > call.range.end && !block.event.place.isCallback
        }
        guard let place = block?.event.nameRange ?? changed?.nameRange else { return nil }
        var report = FindingDraft(
            call.nameRange,
            "`super` is called before constraints are made or changed, so it works with the old ones. Call it as the last statement."
        )
        report.severity = .information
        return report.relating(place, "changed here")
    }

    /// Whether a kept constraint is given another number, switched on or off.
    private static func isChange(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        let name = context.tree.string(event.name)
        guard event.receiver != nil else { return false }
        if event.kind == .assignment { return name == "constant" || name == "isActive" }
        switch name {
        case "update":
            return event.arguments.contains {
                $0.label.map { ["offset", "inset", "priority"].contains(context.tree.string($0)) } ?? false
            }
        case "activate", "deactivate", "install", "uninstall": return true
        default: return false
        }
    }
}
