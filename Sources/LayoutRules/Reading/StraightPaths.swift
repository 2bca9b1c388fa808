// What a method certainly does, with what it calls of its own class, in the order in which it runs.

import MasonrySemantics
import MasonrySyntax

/// The calls and assignments of methods, each call of a method of the same class followed by what that does.
struct StraightPaths {
    struct Step {
        let event: CodeEvent
        /// Index in `CodeFacts.events`.
        let index: Int
        /// Index in `CodeFacts.methods`.
        let method: Int
        /// Whether it runs whenever the first method does.
        let isCertain: Bool
    }

    private struct Key: Hashable {
        var type: Int
        var name: Name
    }

    private let context: RuleContext
    /// The one method of a class with a name; -1 where there are several.
    private var methods: [Key: Int] = [:]
    /// How many steps may still be followed, over all methods of a file.
    private var fuel = 60_000
    private static let longest = 4000
    private static let deepest = 5

    /// Complexity: O(methods).
    init(_ context: RuleContext) {
        self.context = context
        for (number, method) in context.code.facts.methods.enumerated() where method.kind == .method && !method.isStatic
        {
            guard let name = context.tree.names.find(context.baseName(of: method)) else { continue }
            let key = Key(type: method.type, name: name)
            methods[key] = methods[key] == nil ? number : -1
        }
    }

    /// The steps of one method. Complexity: O(steps), of which there are few thousands at most.
    mutating func steps(from method: Int) -> [Step] {
        var steps: [Step] = []
        append(method, isCertain: true, above: [], to: &steps)
        fuel -= steps.count
        return steps
    }

    private func append(_ number: Int, isCertain: Bool, above: [Int], to steps: inout [Step]) {
        let facts = context.code.facts
        guard facts.methods.indices.contains(number), above.count < Self.deepest, !above.contains(number) else {
            return
        }
        let type = facts.methods[number].type
        for index in facts.methods[number].events {
            guard steps.count < min(Self.longest, fuel) else { return }
            let event = facts.events[index]
            let isCertain = isCertain && !event.place.isConditional && !event.place.isCallback
            steps.append(Step(event: event, index: index, method: number, isCertain: isCertain))
            if let callee = callee(of: event, in: type) {
                append(callee, isCertain: isCertain, above: above + [number], to: &steps)
            }
        }
    }

    /// The method of the class that a call means.
    private func callee(of event: CodeEvent, in type: Int) -> Int? {
        guard event.kind == .call, event.place.block == nil,
            let found = methods[Key(type: type, name: event.name)], found >= 0,
            event.receiver.map({ context.path($0) == "self" }) ?? true
        else { return nil }
        return found
    }
}
