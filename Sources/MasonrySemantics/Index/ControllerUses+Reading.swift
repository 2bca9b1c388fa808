// What expressions say that show controllers, by their words.

import MasonrySyntax

extension ControllerUses {
    /// The first controller of a navigation controller that an expression makes.
    func stackRoot(_ kind: Expression.Kind) -> ExpressionID? {
        let arguments: [Argument]
        switch kind {
        case .call(_, let given), .message(_, let given): arguments = given
        default: return nil
        }
        let label = label(arguments.first)
        return label == "rootViewController" || label == "initWithRootViewController" ? arguments.first?.value : nil
    }

    /// `UINavigationBar` of `UINavigationBar.appearance()`.
    func appearance(_ id: ExpressionID) -> String? {
        switch reader[id].kind {
        case .call(let callee, _):
            guard name(callee) == "appearance" else { return nil }
            return base(callee).flatMap(name)
        case .message(let receiver, let arguments):
            return label(arguments.first) == "appearance" ? name(receiver) : nil
        default: return nil
        }
    }

    /// `controllers.map { … }`.
    func isMapping(_ callee: ExpressionID, _ arguments: [Argument]) -> Bool {
        guard ["map", "compactMap", "enumerated"].contains(name(callee)), base(callee) != nil else { return false }
        return arguments.allSatisfy { argument in
            guard let value = argument.value, case .closure = reader[value].kind else { return false }
            return true
        }
    }

    /// The last name of what is no call.
    func name(_ id: ExpressionID) -> String? {
        switch reader[id].kind {
        case .name(let name), .member(_, let name, _), .implicitMember(let name, _): reader.string(name)
        default: nil
        }
    }

    func base(_ id: ExpressionID) -> ExpressionID? {
        if case .member(let base, _, _) = reader[id].kind { base } else { nil }
    }

    func label(_ argument: Argument?) -> String? { argument?.label.map(reader.string) }

    /// nil for what is neither.
    func isTrue(_ id: ExpressionID) -> Bool? {
        switch name(id) {
        case "true", "YES": true
        case "false", "NO": false
        default: nil
        }
    }
}
