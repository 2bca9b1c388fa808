// Which methods of a file run instead of those of a superclass in it.

import MasonrySemantics

/// The methods by which classes of the file replace those of their superclasses in it.
struct MethodOverrides {
    private let context: RuleContext
    /// Indices of the classes that name a superclass, by its name.
    private var subclasses: [String: [Int]] = [:]

    /// Complexity: O(classes).
    init(_ context: RuleContext) {
        self.context = context
        for (index, type) in context.code.facts.types.enumerated() {
            guard let superclass = type.inherited.first, superclass != type.name else { continue }
            subclasses[superclass, default: []].append(index)
        }
    }

    /// Those nearest below a method: what overrides one of them is theirs.
    func all(of number: Int) -> [Int] {
        let facts = context.code.facts
        guard !subclasses.isEmpty, facts.methods[number].kind == .method, !facts.methods[number].isStatic else {
            return []
        }
        let name = facts.methods[number].name
        var found: [Int] = []
        var seen: Set<Int> = []
        var pending = subclasses[context.code.type(of: facts.methods[number]).name] ?? []
        while let index = pending.popLast() {
            guard seen.insert(index).inserted, facts.types.indices.contains(index) else { continue }
            let own = facts.types[index].methods.first { candidate in
                facts.methods.indices.contains(candidate) && facts.methods[candidate].name == name
                    && (context.tree.dialect == .objectiveC || facts.methods[candidate].isOverride)
            }
            if let own { found.append(own) } else { pending += subclasses[facts.types[index].name] ?? [] }
        }
        return found
    }
}
