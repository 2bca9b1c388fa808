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
                && !isOfOtherRun(event, call)
        }
    }

    /// Whether a view leaves in another branch than a cell makes its constraints: two rows may come one after the other that
    /// both take the latter.
    private func isOfOtherRun(_ removal: CodeEvent, _ call: CodeReading.BlockCall) -> Bool {
        let method = code.method(of: call)
        return code.type(of: method).role == .cell
            && ExclusiveWays(tree).part(removal.range, call.event.range, ofMethodAt: method.nameRange)
    }

    /// Whether nothing takes the view of a block out of its superview but code that names it: it is one of the system's, or of a
    /// class of the program none of whose code does.
    func staysInSuperview(_ call: CodeReading.BlockCall) -> Bool {
        let views = code.documentBlocks(of: call).map { document.blocks[$0].receiver }
        return !views.isEmpty
            && views.allSatisfy { view in
                guard let name = view.flatMap({ document[$0].className }) else { return false }
                return name.hasPrefix("UI") || document.classesThatStay.contains(name)
            }
    }

    /// Whether the class takes out anything that may concern a block before that runs again: in the method of the block itself what
    /// lies beside the view, or leaves in the other branch, does not.
    func mayTakeOut(before call: CodeReading.BlockCall) -> Bool {
        let type = code.type(of: code.method(of: call))
        return code.facts.methods[type.methods].contains { method in
            method.events.contains(call.index) ? takesOut(method, before: call) : takesOut(method)
        }
    }

    /// Whether a method takes constraints or views out; of views that lie beside that of `call`, which stays with its
    /// constraints, not.
    func takesOut(_ method: CodeMethod, before call: CodeReading.BlockCall? = nil) -> Bool {
        if let call, !method.events.contains(call.index) { return false }
        return code.facts.events[method.events].contains { event in
            switch event.name.word {
            case .removeFromSuperview:
                return call.map { mayTakeOut(event.receiver, with: $0) && !isOfOtherRun(event, $0) } ?? true
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
        // What an object has in it stays in it where it leaves itself.
        if receiver.map({ path($0) == "self" }) ?? true, call.path != "self" { return false }
        guard let item = item(named: receiver) else { return true }
        let views = code.documentBlocks(of: call).compactMap { document.blocks[$0].receiver }
        return views.isEmpty || views.contains { $0 == item || document.isAncestor(item, of: $0) }
    }
}
