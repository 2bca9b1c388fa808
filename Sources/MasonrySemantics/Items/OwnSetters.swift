// Properties that a program adds to UIKit's views: what their setters do.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// Runs the setter that a category or extension has for a property of the app's own; false where none is known.
    mutating func runSetter(of property: String, on item: ItemID, _ value: Value, _ source: ExpressionID?)
        -> Bool
    {
        if tree.dialect == .swift { return callSetter(of: property, on: item) }
        if case .item = value { return false }
        guard tree.dialect == .objectiveC, let source,
            let setter = tree.names.find("set\(property.prefix(1).uppercased())\(property.dropFirst())")
        else { return false }
        let range = tree[source].range
        let call = Invocation(
            name: setter, nameRange: range, spelling: spellings[setter],
            arguments: [Argument(label: setter, value: source)], range: range, isMessage: true)
        if isRunning(.item(item)), callOwnMethod(call) != nil { return true }
        return callOther(call, on: .item(item)) != nil
    }

    /// Whether one of UIKit's own views gets a property that no class of UIKit has, and that says nothing of what it shows.
    mutating func isOfAppearance(_ property: String, _ item: ItemID) -> Bool {
        document[item].className.map(ViewClass.isOfSystem) == true && ViewClass.isOfAppearance(property)
    }
}
