// Which methods of a file run instead of those of a superclass in it.

import MasonrySemantics
import MasonrySyntax

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

    /// Those nearest below a method: what overrides one of them is theirs. Not those of classes that have something else
    /// instead of what calls it.
    /// - Parameter callers: names of methods by which the call comes about.
    func all(of number: Int, calledBy callers: Set<String>) -> [Int] {
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
            let methods = facts.types[index].methods.filter { facts.methods.indices.contains($0) }
            let isCutOff = methods.contains { candidate in
                callers.contains(context.baseName(of: facts.methods[candidate]))
                    && !context.callsSuper(facts.methods[candidate])
            }
            if isCutOff { continue }
            let own = methods.first { candidate in
                facts.methods[candidate].name == name
                    && (context.tree.dialect == .objectiveC || facts.methods[candidate].isOverride)
            }
            if let own { found.append(own) } else { pending += subclasses[facts.types[index].name] ?? [] }
        }
        return found
    }
}

extension RuleContext {
    /// Whether a method calls that of the superclass by its own name.
    func callsSuper(_ method: CodeMethod) -> Bool {
        let name = baseName(of: method)
        return code.facts.events(of: method).contains { event in
            // An exchanged implementation has the name with a prefix: `wr_viewWillAppear`.
            guard event.kind == .call, tree.string(event.name).hasSuffix(name), let receiver = event.receiver,
                case .name(let word) = tree[receiver].kind
            else { return false }
            return word.word == .super
        }
    }
}
