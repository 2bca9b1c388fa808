// Views that leave their superviews, and with them the constraints that tied the two.

import MasonrySemantics
import MasonrySyntax

extension RuleContext {
    /// Whether the class takes the view out of its superview anywhere: what tied the two is gone then, and has to be made
    /// again. At the end of its life it comes back no more.
    func leavesItsSuperview(_ path: String, of call: CodeReading.BlockCall) -> Bool {
        let type = code.method(of: call).type
        return events(named: Word.removeFromSuperview.spelling).contains { index, event in
            guard self.path(event.receiver) == path, let method = code.method(at: index) else { return false }
            return method.type == type && !["dealloc", "deinit"].contains(method.name)
        }
    }

    /// Whether a method takes constraints or views out; of views that lie beside that of `call`, which stays with its
    /// constraints, not.
    func takesOut(_ method: CodeMethod, before call: CodeReading.BlockCall? = nil) -> Bool {
        if let call, !method.events.contains(call.index) { return false }
        return code.facts.events[method.events].contains { event in
            switch event.name.word {
            case .removeFromSuperview: return call.map { mayTakeOut(event.receiver, with: $0) } ?? true
            case .removeConstraints, .uninstall, .deactivate: return true
            default:
                let name = tree.string(event.name)
                return name == "removeConstraint" || isRemoval(macro: name)
                    || performs(event, "removeFromSuperview", "uninstall", "deactivate")
            }
        }
    }

    /// Whether a view that leaves its superview may be that of a block, or one around it.
    private func mayTakeOut(_ receiver: ExpressionID?, with call: CodeReading.BlockCall) -> Bool {
        guard let item = item(named: receiver) else { return true }
        let views = code.documentBlocks(of: call).compactMap { document.blocks[$0].receiver }
        return views.isEmpty || views.contains { $0 == item || document.isAncestor(item, of: $0) }
    }
}
