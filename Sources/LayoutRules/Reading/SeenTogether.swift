// Whether two views may be seen at the same time.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

/// When two views are seen together, as far as code hides and fades them.
enum SeenTogether {
    case always
    /// One is hidden at times, the other never: as long as it is shown, both are.
    case atTimes
    case perhapsNever
}

extension RuleContext {
    /// Whether no code hides or fades one of the two: else perhaps only one is seen at a time.
    func areSeenTogether(_ one: ItemID, _ other: ItemID) -> Bool { seenTogether(one, other) == .always }

    /// Whether both may be seen at the same time.
    func areSeenAtTimes(_ one: ItemID, _ other: ItemID) -> Bool { seenTogether(one, other) != .perhapsNever }

    /// What hides something that both lie in says nothing of the two.
    func seenTogether(_ one: ItemID, _ other: ItemID) -> SeenTogether {
        let changes = events(
            named: "isHidden", "hidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview", "transform")
        var changed: ItemID?
        for (index, event) in changes {
            guard let item = item(named: event.receiver) else {
                // Of what cannot be named it may be one of the two.
                if event.receiver != nil, path(event.receiver) == nil { return .perhapsNever }
                continue
            }
            let around = [one, other].filter { document.isAncestor(item, of: $0) }
            guard around.count == 1 else { continue }
            guard changed.map({ $0 == around[0] }) ?? true, !mayStayHidden(by: event, at: index) else {
                return .perhapsNever
            }
            changed = around[0]
        }
        guard let changed else { return .always }
        return changesContent(of: changed == one ? other : one) ? .perhapsNever : .atTimes
    }

    /// Whether a change moves a view, or certainly hides it before anybody sees it, so that nothing here shows it.
    private func mayStayHidden(by event: CodeEvent, at index: Int) -> Bool {
        guard let method = code.method(at: index) else { return true }
        let value = event.kind == .assignment ? event.value : event.arguments.first?.value
        switch tree.string(event.name) {
        case "isHidden", "hidden", "setHidden": if !isTrue(value) { return false }
        case "alpha", "setAlpha":
            guard let value, case .number(let alpha, _) = tree[value].kind else { return true }
            if alpha > 0 { return false }
        case "removeFromSuperview": break
        default: return true
        }
        // What a method does with everything that it is handed to show.
        if !event.place.isConditional, !event.place.isCallback, !method.parameters.isEmpty { return true }
        return isAtFirst(method)
            || events(named: baseName(of: method)).contains { index, event in
                guard event.kind == .call, !event.place.isCallback, let caller = code.method(at: index) else {
                    return false
                }
                return caller.type == method.type && isAtFirst(caller)
            }
    }

    /// Whether a method may run before a view is seen for the first time, as its name says.
    private func isAtFirst(_ method: CodeMethod) -> Bool {
        let name = baseName(of: method)
        return CellFilling.isSetUp(method, self) || CellFilling.names.contains { name.hasPrefix($0) }
            || ["view", "loadView", "make", "create", "build", "add", "config", "prepare", "common", "update", "set"]
                .contains { name.hasPrefix($0) }
    }

    /// Whether code takes away what a view shows.
    private func changesContent(of item: ItemID) -> Bool {
        events(named: "text", "setText", "attributedText", "setAttributedText", "setTitle").contains { _, event in
            guard self.item(named: event.receiver) == item else { return false }
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard let value else { return false }
            switch tree[value].kind {
            case .name(let name): return name.word == .nil
            case .string(let contents): return source(contents).isEmpty
            default: return false
            }
        }
    }
}
