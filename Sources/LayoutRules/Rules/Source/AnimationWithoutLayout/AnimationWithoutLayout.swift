// The rule about animations that change constraints and lay nothing out.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum AnimationWithoutLayout: Rule {
    static let id: RuleID = "animation-without-layout"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "An animation changes constraints and does not lay out"
    static let documentation = """
        # animation-without-layout

        Constraints change in the closure of an animation, and nothing in it lays out after that: no `layoutIfNeeded`. Or they
        change just before, and the closure only asks for a later layout with `setNeedsLayout` or `updateConstraintsIfNeeded`.

        ## At run time
        A constraint moves no view by itself. The next layout pass does, after the animation was set up: the views jump.

        ## What to do
        Call `layoutIfNeeded()` on the closest view that contains everything that moves, in the closure.

        ## Bad
        ```swift
        class Player: UIViewController {
            private let mini = UIView()
            private var height: Constraint?
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(mini)
                mini.snp.makeConstraints { make in
                    make.left.right.bottom.equalToSuperview()
                    height = make.height.equalTo(64).constraint
                }
            }
            func collapse() {
                UIView.animate(withDuration: 0.3) {
                //     ^^^^^^^ warning[animation-without-layout]: lays nothing out
                    self.height?.update(offset: 64)
                    self.mini.alpha = 1
                }
            }
        }
        ```
        ## Bad
        ```swift
        class Sheet: UIView {
            private let handle = UIView()
            func open() {
                UIView.animate(withDuration: 0.3) {
                //     ^^^^^^^ warning[animation-without-layout]: lays out before it changes
                    self.layoutIfNeeded()
                    self.handle.snp.updateConstraints { $0.height.equalTo(40) }
                    self.handle.alpha = 1
                }
            }
        }
        ```
        ## Good
        ```swift
        class Player: UIViewController {
            private let mini = UIView()
            private var height: Constraint?
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(mini)
                mini.snp.makeConstraints { make in
                    make.left.right.bottom.equalToSuperview()
                    height = make.height.equalTo(64).constraint
                }
            }
            func collapse() {
                UIView.animate(withDuration: 0.3) {
                    self.height?.update(offset: 64)
                    self.view.layoutIfNeeded()
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.code.facts.events.contains(where: { $0.place.animation != nil }) else { return [] }
        return context.code.facts.methods.flatMap { check($0, context) }
    }

    private static func check(_ method: CodeMethod, _ context: RuleContext) -> [FindingDraft] {
        let events = context.code.facts.events(of: method)
        var reports: [FindingDraft] = []
        for index in events.indices where starts(events[index], context) {
            let call = events[index]
            let inside = events[(index + 1)...].prefix { call.range.contains($0.range) }
            let closure = inside.filter { $0.place.animation != nil && $0.place.animation != call.place.animation }
            guard !closure.isEmpty else { continue }
            let changesInside = closure.contains { changes($0, context) }
            // What was laid out before the last change does not move what that changes.
            let last = closure.lastIndex { changes($0, context) }
            guard !closure.indices.contains(where: { $0 >= last ?? $0 && mayLayOut(closure[$0], context) }) else {
                continue
            }
            let changesBefore =
                closure.contains { isLateRequest($0, context) }
                && events[..<index].contains {
                    $0.place.animation == nil && !$0.place.isCallback && changes($0, context)
                }
            guard changesInside || changesBefore else { continue }
            let laidOutBefore = closure.contains {
                $0.kind == .call && context.tree.string($0.name) == "layoutIfNeeded"
            }
            reports.append(report(call, changesInside: changesInside, laidOutBefore: laidOutBefore))
        }
        return reports
    }

    private static func report(_ call: CodeEvent, changesInside: Bool, laidOutBefore: Bool) -> FindingDraft {
        if changesInside, laidOutBefore {
            return FindingDraft(
                call.nameRange,
                "This animation lays out before it changes constraints: the views jump at the next layout pass. Call `layoutIfNeeded` after the change."
            )
        }
        if changesInside {
            return FindingDraft(
                call.nameRange,
                "This animation changes constraints and lays nothing out: the views jump at the next layout pass. Call `layoutIfNeeded` in it, on the view that contains what moves."
            )
        }
        return FindingDraft(
            call.nameRange,
            "This animation only requests a later layout pass: the changes before it are not animated. Call `layoutIfNeeded` in it, on the view that contains what moves."
        )
    }

    /// `UIView.animate…` whose closure runs where it stands and whose animator lays nothing out by itself.
    private static func starts(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        guard event.kind == .call, let receiver = event.receiver else { return false }
        switch context.tree.string(event.name) {
        case "animate", "animateWithDuration", "animateWithSpring": break
        default: return false
        }
        guard case .name(let name) = context.tree[receiver].kind, context.tree.string(name) == "UIView" else {
            return false
        }
        // An option says so, as far as it can be read.
        return !event.arguments.contains { argument in
            guard let value = argument.value, case .closure = context.tree[value].kind else {
                return argument.value.map { isLayoutOption($0, context) } ?? false
            }
            return false
        }
    }

    private static func isLayoutOption(_ id: ExpressionID, _ context: RuleContext) -> Bool {
        let text = context.source(context.tree[id].range)
        return text.contains("ayoutSubviews") || text.contains("flushUpdates")
    }

    /// Calls that change a constraint or what one is about.
    private static func changes(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        guard event.place.block == nil else { return false }
        switch (event.kind, event.name.word) {
        case (.call, .updateConstraints), (.call, .remakeConstraints), (.call, .mas_updateConstraints),
            (.call, .mas_remakeConstraints):
            return isBlock(event, context)
        case (.call, .update):
            return event.arguments.first?.label.map {
                ["offset", "inset", "insets"].contains(context.tree.string($0))
            } ?? false
        case (.assignment, .constant), (.call, .setOffset): return event.receiver != nil
        default: return false
        }
    }

    private static func isBlock(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        guard let last = event.arguments.last?.value, case .closure = context.tree[last].kind else { return false }
        return true
    }

    /// `setNeedsLayout` and its kin: they leave the layout for later.
    private static func isLateRequest(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        guard event.kind == .call else { return false }
        switch context.tree.string(event.name) {
        case "setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded": return true
        default: return false
        }
    }

    /// Whether a call may lay out: `layoutIfNeeded` does, and so may whatever is not known.
    private static func mayLayOut(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        guard event.kind == .call, event.place.block == nil else { return false }
        if changes(event, context) || isLateRequest(event, context) { return false }
        let name = context.tree.string(event.name)
        if context.isStatementMacro(name) { return true }
        if name.unicodeScalars.first?.properties.isUppercase == true { return false }
        if event.receiver.map({ context.isTypeName($0) }) == true { return false }
        switch name {
        case "setAlpha", "setHidden", "setTransform", "setBackgroundColor", "setTintColor", "setTitle",
            "setTitleColor", "setImage", "setSelected", "setEnabled", "rotated", "scaledBy", "translatedBy",
            "withAlphaComponent", "concatenating", "colorWithAlphaComponent", "equalTo", "offset", "mas_equalTo",
            "new", "alloc":
            return false
        default: return true
        }
    }
}

extension RuleContext {
    /// Whether an expression is a plain name that begins with a capital, as types do.
    fileprivate func isTypeName(_ id: ExpressionID) -> Bool {
        guard case .name(let name) = tree[id].kind else { return false }
        return tree.string(name).unicodeScalars.first?.properties.isUppercase ?? false
    }
}
