// Methods that every object runs once, although any number of calls were possible.

import MasonrySemantics
import MasonrySyntax

extension RuleContext {
    /// Whether the text calls a method of a view class, and each object that it is called on once: one that the caller makes
    /// itself, or one that the set-up of a class calls it on.
    func isCalledOnceEach(_ method: CodeMethod) -> Bool {
        let name = baseName(of: method)
        let type = code.type(of: method).name
        var receivers: Set<NamedView> = []
        var isCalled = false
        for (index, event) in events(named: name) where event.kind == .call {
            guard let caller = code.method(at: index), let path = path(event.receiver), path != "self" else { continue }
            guard className(of: event.receiver, in: caller) == type, !event.place.isCallback else { return false }
            isCalled = true
            if makesHere(path, type, before: event, in: caller) { continue }
            let view = NamedView(type: caller.type, path: path)
            guard beginsObject(caller), receivers.insert(view).inserted else { return false }
        }
        return isCalled
    }

    /// Whether a method makes the view of a variable that it calls something on.
    private func makesHere(_ path: String, _ type: String, before event: CodeEvent, in caller: CodeMethod) -> Bool {
        code.facts.events(of: caller).contains { other in
            other.kind == .assignment && other.receiver == nil && other.range.end <= event.range.start
                && targetPath(other) == path && other.value.map { createdClass($0) == type } ?? false
        }
    }
}
