// The rule about animations that lay out the moved view instead of its superview.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum LayoutIfNeededWrongView: Rule {
    static let id: RuleID = "layout-if-needed-wrong-view"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "The animation lays out the moved view, not its superview"
    static let documentation = """
        # layout-if-needed-wrong-view

        A method changes where a view stands, and the animation that follows calls `layoutIfNeeded` on that very view.

        ## At run time
        `layoutIfNeeded` lays out what is inside its receiver. The view itself is placed by its superview, outside the animation:
        it jumps.

        ## What to do
        Call `layoutIfNeeded` on the superview, or on the closest view that contains everything that moves.

        ## Bad
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func slide() {
                badge.snp.updateConstraints { $0.left.equalTo(40) }
                UIView.animate(withDuration: 0.3) {
                    self.badge.layoutIfNeeded()
                    //         ^^^^^^^^^^^^^^ warning[layout-if-needed-wrong-view]: superview
                }
            }
        }
        ```
        ## Fixed
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func slide() {
                badge.snp.updateConstraints { $0.left.equalTo(40) }
                UIView.animate(withDuration: 0.3) {
                    self.badge.superview?.layoutIfNeeded()
                }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let badge = UIView()
            func slide() {
                badge.snp.updateConstraints { $0.left.equalTo(40) }
                UIView.animate(withDuration: 0.3) {
                    self.layoutIfNeeded()
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let calls = context.events(named: "layoutIfNeeded").filter { $0.event.place.animation != nil }
        guard !calls.isEmpty else { return [] }
        return context.code.facts.methods.flatMap { method -> [FindingDraft] in
            let own = calls.filter { method.events.contains($0.index) }
            let changes = context.code.blocks(in: method)
            guard own.count == 1, let call = own.first, let receiver = call.event.receiver,
                let path = context.path(receiver), !["self", "view", "contentView"].contains(path),
                !path.lowercased().hasSuffix("superview"), !changes.isEmpty,
                changes.allSatisfy({ $0.path == path && $0.kind != .make }),
                changes.allSatisfy({ moves($0, in: context) }),
                !changesOtherwise(method, in: context)
            else { return [] }
            let title: Phrase = "Lay out the superview"
            let isMessage = context.source(TextRange(at: call.event.range.start).union(call.event.range)).hasPrefix("[")
            let insertion = isMessage ? ".superview" : ".superview?"
            let end = context.tree[receiver].range.end
            return [
                FindingDraft(
                    call.event.nameRange,
                    "This lays out what is inside `\(path)`; `\(path)` itself is placed by its superview and jumps. Call it on the superview."
                ).fixing(title, .unsafe, [TextEdit(TextRange(at: end), insertion)])
            ]
        }
    }

    /// Whether every constraint that the block speaks of places the view itself.
    private static func moves(_ call: CodeReading.BlockCall, in context: RuleContext) -> Bool {
        let attributes = context.chains(of: call).flatMap(\.attributes)
        return attributes.contains { $0.kind != .size }
    }

    /// Whether the method changes kept constraints too, of whatever view, or calls code of its own that may.
    private static func changesOtherwise(_ method: CodeMethod, in context: RuleContext) -> Bool {
        context.code.facts.events(of: method).contains { event in
            guard event.place.block == nil else { return false }
            if event.kind == .call, event.receiver.map({ context.path($0) == "self" }) ?? true {
                let name = context.tree.string(event.name)
                let isType = name.unicodeScalars.first?.properties.isUppercase ?? false
                return !isType && !["layoutIfNeeded", "setNeedsLayout"].contains(name)
            }
            switch event.name.word {
            case .constant, .offset, .setOffset, .install, .uninstall, .activate, .deactivate, .update, .isActive,
                .active:
                return true
            default: return false
            }
        }
    }
}
