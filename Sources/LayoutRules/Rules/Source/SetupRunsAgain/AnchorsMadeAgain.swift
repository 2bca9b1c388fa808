// Constraints of anchors that a method which runs again activates each time, and that nothing keeps.

import MasonrySemantics
import MasonrySyntax

extension SetupRunsAgain {
    /// `box.heightAnchor.constraint(equalToConstant: height).isActive = true`: once a method.
    static func anchorsMadeAgain(_ rhythms: [Int: MethodRhythm], _ context: RuleContext) -> [FindingDraft] {
        var said: Set<Int> = []
        return context.events(named: "isActive", "active").compactMap { index, event in
            guard event.kind == .assignment, context.isTrue(event.value),
                let number = context.code.methodNumber(at: index), let rhythm = rhythms[number],
                let view = context.viewOfNewConstraint(event.receiver)
            else { return nil }
            if case .branch = rhythm.occasion { return nil }
            let call = CodeReading.BlockCall(event: event, index: index, method: number, kind: .make, path: view)
            guard isMadeAgain(call, rhythm, rhythms, context), said.insert(number).inserted else { return nil }
            var report = FindingDraft(
                event.range,
                .sentences([
                    rhythm.sentence, "The old ones stay active.", "Keep the constraint, and set its `constant` here.",
                ])
            ).relating(rhythm.call, "`\(rhythm.name)` calls it here")
            report.severity = .information
            return report
        }
    }
}

extension RuleContext {
    /// The view whose anchor a new constraint begins at: `box` of `box.heightAnchor.constraint(…)`.
    fileprivate func viewOfNewConstraint(_ id: ExpressionID?) -> String? {
        guard let id else { return nil }
        let anchor: ExpressionID
        switch tree[id].kind {
        case .call(let callee, _):
            guard case .member(let base, let name, _) = tree[callee].kind, tree.string(name) == "constraint" else {
                return nil
            }
            anchor = base
        case .message(let receiver, let arguments):
            guard let selector = arguments.first?.label, tree.string(selector).hasPrefix("constraint") else {
                return nil
            }
            anchor = receiver
        default: return nil
        }
        guard let path = path(anchor), let dot = path.lastIndex(of: "."), path.hasSuffix("Anchor") else { return nil }
        return String(path[..<dot])
    }
}
