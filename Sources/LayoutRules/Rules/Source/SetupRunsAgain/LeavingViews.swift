// Views that leave their superviews, and with them the constraints that tied the two.

import AutoLayout
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

    /// Whether the class takes out anything that may concern a block before that runs again.
    func mayTakeOut(before call: CodeReading.BlockCall) -> Bool {
        code.facts.methods[code.type(of: code.method(of: call)).methods].contains { takesOut($0, before: call) }
    }

    /// Whether a method takes constraints or views out; of views that lie beside that of `call`, which stays with its
    /// constraints, not.
    func takesOut(_ method: CodeMethod, before call: CodeReading.BlockCall? = nil) -> Bool {
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

    /// Whether a view that leaves its superview may be that of a block, or one around it, or takes all that the block makes with
    /// it, which leads to it.
    private func mayTakeOut(_ receiver: ExpressionID?, with call: CodeReading.BlockCall) -> Bool {
        // What an object has in it stays in it where it leaves itself.
        if receiver.map({ path($0) == "self" }) ?? true, call.path != "self" { return false }
        if let receiver, let list = listOfRemoved(receiver) { return call.path.map { isIn(list, $0) } ?? true }
        guard let item = item(named: receiver) else { return true }
        let blocks = code.documentBlocks(of: call).map { document.blocks[$0] }
        let views = blocks.compactMap(\.receiver)
        func isWithin(_ view: ItemID) -> Bool { view == item || document.isAncestor(item, of: view) }
        if views.isEmpty || views.contains(where: isWithin) { return true }
        let made = blocks.flatMap(\.chains).flatMap { document[$0].constraints }
        return !made.isEmpty && made.allSatisfy { document.items(of: $0).contains(where: isWithin) }
    }

    /// The list from which a call takes what it returns: `rows` of `rows.remove(at: 3)`, `rows.removeLast()`.
    private func listOfRemoved(_ id: ExpressionID) -> String? {
        guard case .call(let callee, _) = tree[id].kind, case .member(let list, let name, _) = tree[callee].kind,
            ["remove", "removeFirst", "removeLast", "popLast"].contains(tree.string(name))
        else { return nil }
        return path(list)
    }

    /// Whether code puts a view into a list: by a call of the list's, or in what it assigns to it.
    private func isIn(_ list: String, _ view: String) -> Bool {
        code.facts.events.contains { event in
            switch event.kind {
            case .call: path(event.receiver) == list && event.arguments.contains { names($0.value, view) }
            case .assignment: targetPath(event) == list && names(event.value, view)
            }
        }
            || code.facts.types.contains { type in
                type.members.contains { $0.name == list && names($0.initializer, view) }
            }
    }

    /// Whether an expression is a view, or a list that names it.
    private func names(_ id: ExpressionID?, _ view: String) -> Bool {
        guard let id else { return false }
        if case .array(let elements) = tree[id].kind { return elements.contains { path($0) == view } }
        return path(id) == view
    }
}
