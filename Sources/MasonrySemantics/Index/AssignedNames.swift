// The names to which a text may give another value: what no text of a program assigns stays as it is declared.

import MasonrySyntax

enum AssignedNames {
    /// The names that a text assigns, alone or of any object, in whole or in part, hands on by reference, or names in a
    /// key path; and of its variables those that what is not at hand may change. With them what else files ask of each other
    /// by names alone: the texts that it gives to labels, the members of other objects that it names, the methods that it
    /// calls on cells, the controllers whose views it gives a size, the classes of controllers that it lets begin below
    /// their bars, and how it shows controllers.
    static func all(in reader: SyntaxReader) -> Set<String> {
        var names: Set<Name> = []
        var setters: Set<String> = []
        var texts = GivenTexts(reader)
        for expression in reader.expressions {
            texts.note(expression)
            switch expression.kind {
            case .assignment(_, let target, _): note(target, reader, &names)
            case .unary(.other, let operand), .unary(.keyPath, let operand): note(operand, reader, &names)
            case .call(let callee, _):
                guard case .member(let base, let method, _) = reader[callee].kind, let name = reader[base].lastName,
                    mayChange(reader.string(method))
                else { continue }
                names.insert(name)
            case .message(_, let arguments):
                // `[page setSpacing:8]`.
                guard arguments.count == 1, let label = arguments[0].label else { continue }
                if let name = property(ofSetter: reader.string(label)) { setters.insert(name) }
            default: continue
            }
        }
        for statement in reader.statements {
            guard case .variable(let variable) = statement.kind, variable.modifiers.contains(.isOpen) else { continue }
            for binding in variable.bindings { names.insert(binding.name) }
        }
        return setters.union(names.map { bare(reader.string($0)) }).union(texts.names)
            .union(NamedMembers.all(in: reader)).union(DequeuedCalls.all(in: reader))
            .union(SizedControllers.all(in: reader)).union(LoweredControllers.all(in: reader))
            .union(ControllerUses.all(in: reader)).union(KeyboardAnswers.all(in: reader))
            .union(CellsMadeAnew.all(in: reader))
    }

    /// The last names of a target, and those of what it is a part of.
    private static func note(_ target: ExpressionID, _ reader: SyntaxReader, _ names: inout Set<Name>) {
        var pending = [target]
        var steps = 0
        while let next = pending.popLast(), steps < 64 {
            steps += 1
            switch reader[next].kind {
            case .name(let name): names.insert(name)
            case .implicitMember(let name, _): names.insert(name)
            case .member(let base, let name, _):
                names.insert(name)
                pending.append(base)
            case .index(let base, _), .parenthesized(let base), .unary(_, let base): pending.append(base)
            case .tuple(let parts): pending.append(contentsOf: parts.compactMap(\.value))
            default: break
            }
        }
    }

    /// Whether a method by its name may change the value it is called on: `round`, but not `rounded` or `adding`.
    static func mayChange(_ method: String) -> Bool { !method.hasSuffix("ed") && !method.hasSuffix("ing") }

    static func bare(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.drop { $0 == "_" }) : name
    }

    /// `spacing` for `setSpacing`; nil for other names.
    private static func property(ofSetter name: String) -> String? {
        guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else { return nil }
        return first.lowercased() + name.dropFirst(4)
    }
}
