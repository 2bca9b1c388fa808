// Methods of which one branch remakes the constraints of a view and another one makes them: whoever runs them twice gets both.

import MasonrySemantics
import MasonrySyntax

extension RuleContext {
    /// The methods, each with the first such view that its class keeps.
    func methodsOfBranches() -> [(method: Int, rhythm: MethodRhythm)] {
        var found: [(method: Int, rhythm: MethodRhythm)] = []
        for call in code.blocks where call.kind == .make && found.last?.method != call.method {
            let method = code.method(of: call)
            guard let path = call.path, isMadeInOtherBranch(call), method.kind == .method, !method.isStatic,
                !["init", "first", "setup", "setUp"].contains(where: { method.name.hasPrefix($0) }),
                keepsView(path, code.type(of: method))
            else { continue }
            found.append((call.method, MethodRhythm(occasion: .branch(path), name: baseName(of: method))))
        }
        return found
    }

    /// Whether the class has a member of that name, or a method that gives it.
    private func keepsView(_ path: String, _ type: CodeType) -> Bool {
        type.members.contains { $0.name == path }
            || code.facts.methods[type.methods].contains { $0.name == path && $0.parameters.isEmpty }
    }

    /// Whether a branch makes constraints of a view that another branch of the method remakes, and nothing that an earlier run
    /// left decides between the two.
    func isMadeInOtherBranch(_ call: CodeReading.BlockCall) -> Bool {
        guard call.kind == .make, call.event.place.isConditional, !call.event.place.isLatched,
            !call.event.place.isCallback, let path = call.path
        else { return false }
        let method = code.method(of: call)
        let ways = ExclusiveWays(tree)
        return code.blocks(in: method).contains { other in
            other.kind == .remake && other.path == path && !other.event.place.isLatched
                && !other.event.place.isCallback
                && ways.part(call.event.range, other.event.range, ofMethodAt: method.nameRange)
        }
    }
}
