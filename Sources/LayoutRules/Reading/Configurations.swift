// What a closure's own name for its view stands for: the `$0` of `title.do { $0.text = name }`.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension RuleContext {
    /// The functions that hand a view to a closure and run it at once: those of Then, and Kotlin's names for them.
    static let configuring: Set<String> = ["do", "then", "with", "also", "apply"]

    /// How many calls before an event are looked at: what stands in a closure stands near its head.
    private static let mostCalls = 128

    /// The views of the list in whose `forEach` an expression is the closure's view: `[name, photo].forEach { addSubview($0) }`;
    /// nil where it is anything else.
    func elements(of view: ExpressionID, at index: Int) -> [ExpressionID]? {
        guard case .name(let name) = tree[view].kind, let method = code.method(at: index),
            method.events.contains(index)
        else { return nil }
        let range = tree[view].range
        for event in code.facts.events[method.events.lowerBound..<index].suffix(Self.mostCalls).reversed() {
            guard event.kind == .call, event.range.contains(range), tree.string(event.name) == "forEach",
                let last = event.arguments.last?.value, case .closure(let closure) = tree[last].kind,
                closure.parameters.isEmpty ? name.word == .anonymousArgument : closure.parameters == [name],
                let list = event.receiver, case .array(let elements) = tree[list].kind
            else { continue }
            return elements
        }
        return nil
    }
}
