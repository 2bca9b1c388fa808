// Code that takes constraints away without saying which: what it may have meant proves nothing any more.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `x.isActive = false`, `removeConstraints(x)` where `x` is not known: in a text that asks views for their constraints
    /// it may be any that stands. Those that the class keeps prove nothing anyway.
    ///
    /// - Parameter view: whose constraints they are, if that is known: only what leads to it or into it is.
    mutating func noteUnknownRemoval(from view: ItemID? = nil) {
        guard isInClass, asksForConstraints else { return }
        doubt { evaluator, id in view.map { evaluator.touches(evaluator.document[id], $0) } ?? true }
    }

    /// `superview?.removeConstraint(x)`, `x.deactivate()`, `[x uninstall]`, where it is not known whose method that is.
    mutating func noteRemoval(_ call: Invocation, ofUnknown value: Value) {
        guard case .unknown = value else { return }
        switch tree.string(call.name) {
        case "removeConstraints" where call.arguments.isEmpty && isInClass:
            // `subviews.forEach { $0.snp.removeConstraints() }`.
            doubt { _, _ in true }
        case "forEach":
            guard let closure = call.first, mayRemove(call.range, tree[closure].range) else { return }
            doubt { _, _ in true }
        case "removeConstraint", "removeConstraints": noteUnknownRemoval()
        case "deactivate", "uninstall": if call.first == nil { noteUnknownRemoval() }
        default: break
        }
    }

    /// `for view in subviews { view.snp.removeConstraints() }`, of views that are not known.
    mutating func noteRemoval(in loop: Loop) {
        guard let collection = loop.collection, mayRemove(tree[collection].range, loop.body.range) else { return }
        doubt { _, _ in true }
    }

    /// Whether a body that runs for the subviews of some view takes out constraints, or makes them anew.
    private mutating func mayRemove(_ list: TextRange, _ body: TextRange) -> Bool {
        guard isInClass else { return false }
        let head = tree.text[TextRange(list.start, max(list.start, min(list.end, body.start)))]
        guard head.contains("ubviews") else { return false }
        let text = tree.text[body]
        return ["removeConstraint", "remakeConstraints", "updateConstraints", "deactivate"].contains {
            text.contains($0)
        }
    }

    /// `box.removeAllConstraints()`: a helper whose code is not seen.
    mutating func noteUnseenRemoval(_ method: String, of view: ItemID) {
        guard isInClass, Self.speaksOfRemoval(method) else { return }
        doubt { evaluator, id in evaluator.touches(evaluator.document[id], view) }
    }

    private static func speaksOfRemoval(_ method: String) -> Bool {
        // UIKit's own.
        if ["removeConstraint", "removeConstraints", "removeLayoutGuide"].contains(method) { return false }
        return removingWords.standIn(method) && layoutWords.standIn(method)
    }

    private static let removingWords = NameParts([
        "remove", "clear", "reset", "uninstall", "deactivate", "delete", "clean",
    ])
    private static let layoutWords = NameParts(["constraint", "layout", "anchor"])

    private mutating func doubt(_ mayBeMeant: (inout Evaluator, MadeConstraintID) -> Bool) {
        let unknowns: DocumentItem.Unknowns =
            classContext?.inlining == ClassContext.Inlining.none ? .laterConstraints : .constraints
        for id in runtime.store.active where mayBeMeant(&self, id) {
            noted.possiblyInactive.insert(id)
            document.items[document[id].firstItem.index].unknowns.insert(unknowns)
        }
    }

    private mutating func touches(_ made: MadeConstraint, _ view: ItemID) -> Bool {
        if isInside(made.firstItem, view) { return true }
        guard case .item(let second, _) = made.target else { return false }
        return isInside(second, view)
    }

    /// Whether the text reads the constraints of some view or guide: `box.constraints`.
    private var asksForConstraints: Bool {
        mutating get {
            if let known = composition.asksForConstraints { return known }
            let names = Self.constraintLists.compactMap { tree.names.find($0) }
            let asks =
                !names.isEmpty
                && tree.expressions.contains { expression in
                    switch expression.kind {
                    case .name(let name), .member(_, let name, _): names.contains(name)
                    case .message(_, let arguments): arguments.first?.label.map { names.contains($0) } ?? false
                    default: false
                    }
                }
            composition.asksForConstraints = asks
            return asks
        }
    }

    /// `constraintsAffectingLayout(for:)` and Masonry's list are asked for in the same way.
    private static let constraintLists = [
        "constraints", "constraintsAffectingLayout", "constraintsAffectingLayoutForAxis", "installedConstraintsForView",
        "mas_installedConstraints",
    ]
}
