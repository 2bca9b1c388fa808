// What a class of tabs says of the controllers that it shows.

import MasonrySyntax
import SourceText

extension ControllerUses {
    /// Notes `viewControllers = [home, profile]` and `addChild(home)` in the class of a controller of tabs.
    mutating func noteOwnTabs(_ value: ExpressionID?, _ range: TextRange) {
        guard let value, isInClassOfTabs(range) else { return }
        note(.tab, value)
        // `roots.map { UINavigationController(rootViewController: $0) }`
        guard case .call(_, let arguments) = reader[value].kind,
            let last = arguments.last?.value, case .closure = reader[last].kind
        else { return }
        let range = reader[last].range
        if reader.expressions.contains(where: { range.contains($0.range) && isStacking($0.kind) }) { stack(value) }
    }

    private func isStacking(_ kind: Expression.Kind) -> Bool {
        if stackRoot(kind) != nil { return true }
        guard case .call(let callee, _) = kind, let name = name(callee) else { return false }
        return stackers.contains(name)
    }

    /// Notes what such a class hands to a method of its own that adds a tab: `add(HomeController(), title: "Home")`.
    mutating func noteOwnTabs(
        handedTo method: String, _ arguments: [Argument], _ receiver: ExpressionID?, _ range: TextRange
    ) {
        guard receiver.map({ name($0) == "self" }) ?? true, tabAdders.contains(method.lowercased()),
            isInClassOfTabs(range)
        else { return }
        for argument in arguments { note(.tab, argument.value) }
    }

    private func isInClassOfTabs(_ range: TextRange) -> Bool {
        let before = types[..<types.partitionPoint { $0.range.start > range.start }]
        guard let type = before.last(where: { $0.range.contains(range) }) else { return false }
        // Objective-C's superclass may stand in a header.
        return ([type.name] + type.superclasses).contains { $0.contains("TabBar") }
    }

    /// The methods of classes of tabs that add a child, in small letters.
    func methodsThatAddTabs() -> Set<String> {
        var result: Set<String> = []
        for expression in reader.expressions {
            switch expression.kind {
            case .call(let callee, _) where name(callee) == "addChild": break
            case .message(_, let arguments) where label(arguments.first) == "addChildViewController": break
            default: continue
            }
            guard let function = declaration(around: expression.range), function.hasParameters,
                isInClassOfTabs(expression.range)
            else { continue }
            result.insert(function.name)
        }
        return result
    }
}
