// Whether an object can be of two classes at once, as far as declarations tell.

import MasonrySyntax

/// Compares classes by what they inherit from.
package struct ClassRelation: Sendable {
    private var own: [String: String] = [:]
    private let index: SymbolIndex?

    package init(_ tree: SyntaxTree, _ options: EvaluationOptions) {
        index = options.index
        for text in [tree] + options.companions {
            for (name, superclass) in text.declaredSuperclasses where own[name] == nil { own[name] = superclass }
        }
    }

    /// Whether neither class inherits from the other. Classes that nobody declares, protocols and names with several
    /// meanings may be anything.
    package func areApart(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Evaluator.lastName(of: one), Evaluator.lastName(of: other))
        guard one != other else { return false }
        let (ofOne, ofOther) = (superclasses(of: one), superclasses(of: other))
        if let ofOne, let ofOther { return !ofOne.contains(other) && !ofOther.contains(one) }
        return isApart(system: one, other, ofOther) || isApart(system: other, one, ofOne)
    }

    /// Whether a class of UIKit is none of those that a class inherits from: a controller is no view, and no class of UIKit's
    /// that others inherit from is a button.
    private func isApart(system: String, _ other: String, _ superclasses: [String]?) -> Bool {
        guard superclass(of: system) == nil, index?.hasSeveral(system) != true,
            let role = ViewClass.systemRole(of: system), role != .other, let root = superclasses?.last, root != system,
            let rootRole = ViewClass.systemRole(of: root), index?.hasSeveral(root) != true
        else { return false }
        return (role == .controller) != (rootRole == .controller) || Self.leaves.contains(system)
    }

    /// Classes of UIKit that none of its own inherits from.
    private static let leaves: Set<String> = [
        "UIButton", "UILabel", "UIImageView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIStackView",
        "UIProgressView", "UIPageControl", "UIActivityIndicatorView", "UITableView", "UIDatePicker",
    ]

    /// Whether some text of the program declares a class.
    package func isDeclared(_ type: String) -> Bool { superclass(of: Evaluator.lastName(of: type)) != nil }

    /// Whether a class is one of some, or is known to inherit from one.
    package func isOne(_ type: String, of classes: Set<String>) -> Bool {
        let type = Evaluator.lastName(of: type)
        return classes.contains(type) || superclasses(of: type)?.contains(where: classes.contains) ?? false
    }

    /// Whether a class is another one, or inherits from it as far as anybody says.
    package func mayInherit(_ type: String, from other: String) -> Bool {
        if isOne(type, of: [Evaluator.lastName(of: other)]) { return true }
        return superclass(of: Evaluator.lastName(of: type)) == nil && !areApart(type, other)
    }

    /// What the class of a text inherits from, as the text or the header beside it declares it.
    package func declaredSuperclass(of type: String) -> String? { own[type] }

    /// The nearest first; nil where not all of them are known.
    private func superclasses(of type: String) -> [String]? {
        guard var current = superclass(of: type) else { return nil }
        var result = [current]
        while let next = superclass(of: current) {
            guard !result.contains(next) else { return nil }
            result.append(next)
            current = next
        }
        return index?.hasSeveral(current) == true ? nil : result
    }

    private func superclass(of type: String) -> String? { own[type] ?? index?.superclass(of: type) }
}
