// Methods with the name of one of UIKit's that adds subviews, which classes and extensions of a program have beside it.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes whether a type has methods of its own that are called as UIKit's are: `addSubview(_:constraints:)`.
    mutating func noteAdding(by picture: MergedType) {
        for method in picture.methods where !method.declaration.isStatic {
            let name = tree.string(method.declaration.name)
            let base = name.firstIndex(of: ":").map { String(name[..<$0]) } ?? name
            guard Self.addingNames.contains(base) else { continue }
            definitions.hasOwnAdding = true
            // One with other parameters overrides nothing.
            let parameters = method.declaration.parameters
            let isUIKits =
                name == "addSubview:" || (name == "addSubview" && parameters.count == 1 && parameters[0].label == nil)
            if isUIKits { definitions.placesSubviews.insert(picture.name) }
        }
    }

    private static let addingNames: Set<String> = [
        "addSubview", "addArrangedSubview", "insertSubview", "addLayoutGuide",
    ]

    /// `card.addSubview(x) { … }`, `scroll.addArrangedSubview(x)`: runs the method of the program that it is; nil where
    /// it is UIKit's.
    mutating func callOwnAdding(_ call: Invocation, on item: ItemID) -> Value? {
        let isOwn = !isUIKitsAdding(call) || hasOwnMethod(call, of: item)
        guard isOwn else { return nil }
        if definitions.hasOwnAdding, let value = callOther(call, on: .item(item)) { return value }
        return addSomewhere(call)
    }

    /// The same without a receiver, which is `self`.
    mutating func callOwnAdding(_ call: Invocation) -> Value? {
        if definitions.hasOwnAdding {
            let candidates = classContext?.methods[call.name] ?? []
            if candidates.contains(where: { isMeant($0, by: call) }) { return callOwnMethod(call) }
            if !isUIKitsAdding(call), let own = classContext?.selfValue, let value = callOther(call, on: own) {
                return value
            }
        }
        return isUIKitsAdding(call) ? nil : addSomewhere(call)
    }

    /// Whether a method of the running class is the one that a call without a receiver means.
    mutating func isMeant(_ method: Int, by call: Invocation) -> Bool {
        guard let picture = classContext?.picture, fits(call, picture.methods[method].declaration) else { return false }
        return hides(picture.methods[method].declaration, call, [picture.name] + picture.ancestors)
    }

    /// Whether the class of a view has a method that a call with UIKit's arguments means.
    private mutating func hasOwnMethod(_ call: Invocation, of item: ItemID) -> Bool {
        guard definitions.hasOwnAdding, item != selfView, let className = document[item].className else { return false }
        let classes = [className] + superclasses(of: className)
        return classes.contains { type in
            guard !ViewClass.isOfSystem(type), let methods = definitions.ownTypes[type]?.methods else { return false }
            return methods.contains {
                $0.declaration.name == selector(call) && hides($0.declaration, call, classes)
            }
        }
    }

    /// Whether a method comes before UIKit's. Swift takes the one that needs no default arguments.
    private mutating func hides(_ declaration: FunctionDeclaration, _ call: Invocation, _ classes: [String]) -> Bool {
        guard isUIKitsAdding(call) else { return true }
        let isUIKitsToo = call.word != .addArrangedSubview || classes.contains(ViewClass.stack)
        return !isUIKitsToo || declaration.parameters.count == call.arguments.filter { $0.value != nil }.count
    }

    /// Whether a call has the arguments of UIKit's method.
    mutating func isUIKitsAdding(_ call: Invocation) -> Bool {
        switch call.word {
        case .addSubview, .addArrangedSubview, .insertSubview, .addLayoutGuide: break
        default: return false
        }
        guard tree.dialect == .swift, !call.isMessage else { return true }
        let labels = call.arguments.filter { $0.value != nil }.map(\.label)
        if call.word == .insertSubview { return labels.count == 2 }
        return labels.count == 1 && labels[0] == nil
    }

    /// Views that a method which is not known is handed: they may be added anywhere and get any constraint.
    private mutating func addSomewhere(_ call: Invocation) -> Value {
        for (_, value) in evaluateHostArguments(call.arguments, of: call) {
            let views: [Value] = if case .array(let elements) = value { elements } else { [value] }
            for case .item(let view) in views {
                facts.addedElsewhere.insert(view)
                document.items[view.index].unknowns.insert(.constraints)
            }
        }
        return .unknown
    }
}
