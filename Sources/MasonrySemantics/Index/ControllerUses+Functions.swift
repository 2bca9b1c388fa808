// The functions and classes of a program that show controllers which they are handed.

import MasonrySyntax

extension ControllerUses {
    /// `func tab(_ root: UIViewController) -> UIViewController { UINavigationController(rootViewController: root) }`.
    mutating func noteStackers() {
        let roots = reader.expressions.compactMap { stackRoot($0.kind) }
        stackers = functions(handing: roots)
    }

    /// `func show(_ panel: UIViewController) { panel.transitioningDelegate = sheets; present(panel, animated: true) }`.
    mutating func notePresenters() {
        let shown = reader.expressions.compactMap { expression -> ExpressionID? in
            switch expression.kind {
            case .assignment(.assign, let target, let value):
                guard let property = name(target), isOfPart(property, value) else { return nil }
                return base(target)
            case .message(let receiver, let arguments):
                guard let value = arguments.first?.value else { return nil }
                switch label(arguments.first) {
                case "setTransitioningDelegate": return receiver
                case "setModalPresentationStyle": return isOfPart("modalPresentationStyle", value) ? receiver : nil
                default: return nil
                }
            default: return nil
            }
        }
        presenters = functions(handing: shown)
    }

    private func isOfPart(_ property: String, _ value: ExpressionID) -> Bool {
        switch property {
        case "transitioningDelegate": true
        case "modalPresentationStyle": name(value).map { $0.lowercased().hasSuffix("custom") } ?? false
        default: false
        }
    }

    /// The functions of which one of the expressions in them is a parameter. Complexity: O(functions × expressions), of which
    /// there are few.
    private func functions(handing expressions: [ExpressionID]) -> Set<String> {
        let named = expressions.compactMap { id -> (place: ExpressionID, name: Name)? in
            if case .name(let name) = reader[id].kind { (id, name) } else { nil }
        }
        guard !named.isEmpty else { return [] }
        var found: Set<String> = []
        for statement in reader.statements {
            guard case .function(let function) = statement.kind, !function.parameters.isEmpty else { continue }
            let parameters = function.parameters.map(\.name)
            for one in named where statement.range.contains(reader[one.place].range) && parameters.contains(one.name) {
                found.insert(String(reader.string(function.name).prefix { $0 != ":" }))
            }
        }
        return found
    }

    /// Whether an initializer makes what shows a controller in a part of the screen: a presentation, or a class that is called a
    /// sheet or the like. A controller that it is handed says so by its label.
    func isOfPart(_ type: String?, _ arguments: [Argument]) -> Bool {
        if ["presentedViewController", "initWithPresentedViewController"].contains(label(arguments.first)) {
            return true
        }
        guard let type, type.first?.isUppercase ?? false,
            ["Sheet", "Popup", "Drawer", "Panel"].contains(where: { type.firstRange(of: $0) != nil })
        else { return false }
        return arguments.contains { label($0)?.lowercased().hasSuffix("controller") ?? false }
    }

    /// `SheetController` of `[SheetController alloc]`.
    func allocated(_ receiver: ExpressionID) -> String? {
        guard case .message(let type, let arguments) = reader[receiver].kind, arguments.first?.label?.word == .alloc
        else { return nil }
        return name(type)
    }
}
