// Views that are made anew, or that a cover keeps from a second tap, before a method makes constraints again.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

extension RuleContext {
    /// Whether whoever calls a method gives the class a new view before, each time.
    func isMadeAnewByCallers(_ path: String, of method: CodeMethod) -> Bool {
        let name = baseName(of: method)
        let callers = code.facts.methods[code.type(of: method).methods].filter { $0.range != method.range }
        var isCalled = false
        for caller in callers {
            for event in code.facts.events(of: caller) where tree.string(event.name) == name && isOwnCall(event) {
                guard makesAnew(path, in: caller, before: event) else { return false }
                isCalled = true
            }
        }
        return isCalled
    }

    /// Whether a method certainly gives the class another view, by itself or by what it calls, before an event.
    func makesAnew(_ path: String, in caller: CodeMethod, before last: CodeEvent) -> Bool {
        let methods = code.facts.methods[code.type(of: caller).methods]
        return code.facts.events(of: caller).contains { event in
            guard event.range.end <= last.range.start, !event.place.isGuarded, !event.place.isCallback else {
                return false
            }
            if gives(path, event) { return true }
            guard isOwnCall(event) else { return false }
            let name = tree.string(event.name)
            let called = methods.filter { baseName(of: $0) == name }
            return called.count == 1
                && called.contains { method in
                    code.facts.events(of: method).contains {
                        !$0.place.isGuarded && !$0.place.isCallback && gives(path, $0)
                    }
                }
        }
    }

    private func gives(_ path: String, _ event: CodeEvent) -> Bool {
        guard event.kind == .assignment, let value = event.value, let target = targetPath(event) else { return false }
        return RuleContext.bare(target) == RuleContext.bare(path)
            && (createdClass(value) != nil || self.path(value) == nil)
    }

    private func isOwnCall(_ event: CodeEvent) -> Bool {
        event.kind == .call && event.place.block == nil && (event.receiver.map { path($0) == "self" } ?? true)
    }

    /// Whether a method lays a view over all of the outermost one, which then takes the taps.
    func coversAll(_ method: CodeMethod) -> Bool {
        code.blocks(in: method).contains { call in
            chainsCover(code.documentBlocks(of: call).flatMap { document.blocks[$0].chains })
        }
    }

    private func chainsCover(_ chains: [ChainID]) -> Bool {
        var edges: [ItemID: Set<LayoutAttribute>] = [:]
        for id in chains.flatMap({ document[$0].constraints }) {
            let made = document[id]
            guard made.relation == .equal, made.constant == 0, case .item(let root, made.firstAttribute) = made.target,
                document.superview(of: root) == nil, document.superview(of: made.firstItem) == root,
                !["UILabel", "UIImageView"].contains(document.systemClass(of: made.firstItem) ?? "")
            else { continue }
            switch made.firstAttribute {
            case .leading: edges[made.firstItem, default: []].insert(.left)
            case .trailing: edges[made.firstItem, default: []].insert(.right)
            default: edges[made.firstItem, default: []].insert(made.firstAttribute)
            }
        }
        return edges.values.contains { $0.isSuperset(of: [.top, .bottom, .left, .right]) }
    }
}
