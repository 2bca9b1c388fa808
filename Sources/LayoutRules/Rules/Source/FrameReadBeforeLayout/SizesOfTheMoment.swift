// Constraints that keep the size which the class's own view has while it is made.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Widths and heights that code outside of layout passes takes from the frame or bounds of the class's own view: of a
/// controller's `view`, or of `self`. That size may be the right one, and does not follow when the view gets another.
struct SizesOfTheMoment {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The arguments, by class, in order. Complexity: O(constraints).
    func all() -> [[TextRange]] {
        var roles: [String: CodeType.Role] = [:]
        for type in context.code.facts.types where roles[type.name] ?? .other == .other { roles[type.name] = type.role }
        var places: [String: [TextRange]] = [:]
        for chain in context.document.chains where chain.continues == nil && !chain.isStored {
            let block = context.document[chain.block]
            guard block.kind == .make, let function = block.function, !LayoutPasses.contains(function),
                !chain.attributes.isEmpty, chain.attributes.allSatisfy({ $0.kind == .size }),
                let receiver = chain.receiver, let owner = context.document[receiver].owner,
                context.document[receiver].placement == .none, let role = roles[owner], role != .other
            else { continue }
            for step in chain.relationSteps {
                guard let argument = step.argument, let range = step.argumentRange,
                    context.contains(argument, { isOwnSize($0, in: role, of: chain) }),
                    places[owner]?.contains(range) != true
                else { continue }
                places[owner, default: []].append(range)
            }
        }
        return places.values.map { $0.sorted { $0.start < $1.start } }.sorted { $0[0].start < $1[0].start }
    }

    /// `self.view.bounds` of a controller, `self.bounds`, `weakSelf.frame` and `frame` alone of a view.
    private func isOwnSize(_ expression: Expression, in role: CodeType.Role, of chain: Chain) -> Bool {
        if case .name(let name) = expression.kind, name.word == .frame || name.word == .bounds {
            return role != .controller && context.tree.dialect == .swift && !isGiven(name, to: chain)
        }
        guard let base = context.frameBase(of: expression) ?? categoryBase(of: expression),
            let path = context.path(base)
        else { return false }
        return role == .controller ? path == "view" : path == "self"
    }

    /// Whether a name is that of something else than the view's own frame: a variable, a parameter of anything but the initializer
    /// that hands it on.
    private func isGiven(_ name: Name, to chain: Chain) -> Bool {
        guard let method = context.code.facts.methods.first(where: { $0.range.contains(chain.range) }) else {
            return true
        }
        return method.parameters.contains(name) && method.name != "init"
            || context.code.facts.events(of: method).contains { event in
                event.kind == .assignment && event.receiver == nil && event.name == name
            }
    }

    /// `self.view.width`: a view of Objective-C has it from a category that gives parts of its frame.
    private func categoryBase(of expression: Expression) -> ExpressionID? {
        guard context.tree.dialect == .objectiveC, case .member(let base, let name, _) = expression.kind,
            name.word == .width || name.word == .height, !context.defines("MAS_SHORTHAND")
        else { return nil }
        return base
    }
}
