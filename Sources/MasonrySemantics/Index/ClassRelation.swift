// Whether an object can be of two classes at once, as far as declarations tell.

import MasonrySyntax

/// Compares classes by what they inherit from.
package struct ClassRelation: Sendable {
    private var own: [String: String] = [:]
    private let index: ConstantIndex?

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
        guard one != other, let ofOne = superclasses(of: one), let ofOther = superclasses(of: other) else {
            return false
        }
        return !ofOne.contains(other) && !ofOther.contains(one)
    }

    /// nil where not all of them are known.
    private func superclasses(of type: String) -> Set<String>? {
        guard var current = superclass(of: type) else { return nil }
        var result: Set<String> = [current]
        while let next = superclass(of: current) {
            guard result.insert(next).inserted else { return nil }
            current = next
        }
        return index?.hasSeveral(current) == true ? nil : result
    }

    private func superclass(of type: String) -> String? { own[type] ?? index?.superclass(of: type) }
}
