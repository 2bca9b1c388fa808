// Constants of structures: `struct Appearance { let inset: CGFloat = 16 }`, which every value of it has.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes the `let`s that a structure gives a value where it declares them: no initializer can give them another.
    mutating func declareConstants(ofStructure picture: MergedType) {
        definitions.typePath = picture.path
        defer { definitions.typePath = "" }
        for member in picture.members where member.modifiers.contains(.constant) {
            guard !member.modifiers.contains(.isStatic), let initializer = member.binding.initializer else { continue }
            let value = initialValue(initializer, ofType: member.binding.type, expecting: .hostCode)
            guard value.isConstant else { continue }
            definitions.structureConstants[picture.path, default: [:]][member.binding.name] = Binding(
                value: value, declared: member.binding.nameRange)
        }
    }

    /// Any value of a structure of the text that has constants; nil for other types.
    mutating func structure(of type: TypeName?) -> Value? {
        guard isInClass, let type, !type.isArray, let path = path(ofType: type.name),
            definitions.typesByPath[path]?.isStructure ?? false
        else { return nil }
        return .object(className: path)
    }

    /// A constant of a structure, whichever value of it is asked.
    mutating func structureConstant(_ name: Name, of type: String) -> Value? {
        guard !definitions.typesByPath.isEmpty else { return nil }
        if let constant = definitions.structureConstants[type]?[name] { return constant.value }
        guard isInClass else { return nil }
        if definitions.typesByPath[type] != nil { return computedMember(name, of: type, .object(className: type)) }
        guard let found = tree.names.find(type), let path = path(ofType: found) else { return nil }
        return definitions.structureConstants[path]?[name]?.value
            ?? computedMember(name, of: path, .object(className: path))
    }
}
