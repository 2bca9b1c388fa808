// Where code makes views of a class that it names, and what holds them.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// A view that code makes with an initializer of its class: `UIButton()`, `[[UILabel alloc] initWithFrame:…]`.
struct ViewMaking {
    /// The member or variable that holds it.
    var path: String
    var className: String
    /// The expression that makes it.
    var value: ExpressionID
    var method: CodeMethod
    /// Where the maker stands; of a member with an initializer the first of all.
    var event: CodeEvent?
}

/// A view that code of a class names.
struct NamedView: Hashable {
    /// Index in `CodeFacts.types`.
    var type: Int
    var path: String
}

extension RuleContext {
    /// By class, then as written. Complexity: O(events + members).
    func viewMakings() -> [ViewMaking] {
        var result: [ViewMaking] = []
        for method in code.facts.methods {
            let members = method.kind == .member ? code.type(of: method).members : []
            let member = members.first { $0.nameRange == method.nameRange }
            if let member, let value = member.initializer, let made = createdClass(value) {
                result.append(ViewMaking(path: member.name, className: made, value: value, method: method))
            }
            let makings = code.facts.events(of: method).compactMap { event -> (CodeEvent, ExpressionID, String)? in
                guard event.kind == .assignment, let value = event.value, let made = createdClass(value) else {
                    return nil
                }
                return (event, value, made)
            }
            // What a closure makes is the member that it is for, where it makes nothing else.
            let isForMember = method.kind == .member && makings.count { $0.0.receiver == nil } == 1
            for (event, value, made) in makings {
                guard let path = targetPath(event) else { continue }
                let name = isForMember && event.receiver == nil ? member?.name ?? path : path
                result.append(ViewMaking(path: name, className: made, value: value, method: method, event: event))
            }
        }
        return result
    }

    /// The views that blocks certainly constrain, with the methods of these.
    func surelyConstrainedViews() -> [NamedView: Set<TextRange>] {
        var views: [NamedView: Set<TextRange>] = [:]
        for call in code.blocks {
            guard let path = call.path, call.kind != .update, !call.event.place.isConditional,
                !call.event.place.isCallback, chains(of: call).contains(where: { !$0.constraints.isEmpty })
            else { continue }
            let method = code.method(of: call)
            views[NamedView(type: method.type, path: path), default: []].insert(method.nameRange)
        }
        return views
    }
}
