// Of which class the variables of methods are, as Objective-C declares them.

import MasonrySyntax
import SourceText

/// The variables and parameters of the methods of a text, by their names; nothing of Swift, where a type may be a protocol.
struct LocalClasses {
    private struct Variable {
        var place: TextOffset
        var type: Name?
    }

    private var bodies: [TextRange] = []
    /// In the order of their places.
    private var variables: [Name: [Variable]] = [:]
    /// What loops and blocks call something: it may hide a variable of the method.
    private var hidden: Set<Name> = []

    /// Complexity: O(n log n) in statements.
    init(_ reader: SyntaxReader) {
        guard reader.dialect == .objectiveC else { return }
        for statement in reader.statements {
            switch statement.kind {
            case .variable(let variable) where !variable.modifiers.contains(.member):
                for binding in variable.bindings { note(binding.name, binding.type, binding.nameRange.start) }
            case .function(let function):
                guard let body = function.body else { continue }
                bodies.append(body.range)
                for parameter in function.parameters { note(parameter.name, parameter.type, body.range.start) }
            case .loop(let loop): hidden.formUnion(loop.names)
            default: continue
            }
        }
        for expression in reader.expressions {
            if case .closure(let closure) = expression.kind { hidden.formUnion(closure.parameters) }
        }
        bodies.sort { $0.start < $1.start }
        for name in variables.keys { variables[name]?.sort { $0.place < $1.place } }
    }

    private mutating func note(_ name: Name, _ type: TypeName?, _ place: TextOffset) {
        variables[name, default: []].append(Variable(place: place, type: type.flatMap { $0.isArray ? nil : $0.name }))
    }

    /// The class of what a name stands for at a place; nil where that is no variable of the method.
    func type(of name: Name, at place: TextOffset) -> Name? {
        guard !hidden.contains(name), let all = variables[name] else { return nil }
        let end = all.partitionPoint { $0.place > place }
        guard end > 0, let type = all[end - 1].type else { return nil }
        let body = bodies.partitionPoint { $0.start > place }
        guard body > 0, bodies[body - 1].contains(TextRange(all[end - 1].place, place)) else { return nil }
        return type
    }
}
