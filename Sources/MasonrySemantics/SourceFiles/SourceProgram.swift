// Running a source file: its constants, then one class at a time, twice: for the hierarchy, then for the constraints.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func runSourceFile() {
        document.screens = [DocumentScreen(screen: Device.standard.portrait)]
        runFileLevel()
        for picture in TypeCollector(tree).pictures { declareStatics(of: picture) }
        for picture in TypeCollector(tree).pictures where picture.hasBodies { run(picture) }
        markConstrainedByUnknowns()
        finish()
    }

    /// Constants and macros outside of all types; free functions run only where they are called.
    private mutating func runFileLevel() {
        for id in tree.root.statements {
            switch tree[id].kind {
            case .variable, .macro: _ = run(id)
            case .type(let declaration) where declaration.keyword == .enumeration: declareEnumerators(declaration)
            case .conditional(let conditional) where conditional.keyword == .directive:
                for inner in conditional.then.statements {
                    switch tree[inner].kind {
                    case .variable, .macro: _ = run(inner)
                    default: break
                    }
                }
            default: break
            }
        }
    }

    /// The cases of a C enumeration count on from the last value.
    private mutating func declareEnumerators(_ declaration: TypeDeclaration) {
        var next: Double? = 0
        for binding in declaration.enumerators {
            if let initializer = binding.initializer { next = evaluate(initializer).number }
            let value = next.map { Value.number($0, isInteger: true) } ?? .unknown
            scope.bind(binding.name, to: Binding(value: value, declared: binding.nameRange))
            next = next.map { $0 + 1 }
        }
        declareStatics(named: tree.string(declaration.name), in: declaration.members)
    }

    private mutating func declareStatics(named type: String, in block: Block) {
        for id in block.statements {
            guard case .variable(let declaration) = tree[id].kind else { continue }
            for binding in declaration.bindings {
                declareStatic(binding, declaration.modifiers, of: type, tree[id].range)
            }
        }
    }

    /// `UX.padding`: constants that belong to a type.
    private mutating func declareStatics(of picture: TypePicture) {
        for member in picture.members where member.modifiers.contains(.isStatic) {
            declareStatic(member.binding, member.modifiers, of: picture.name, member.range)
        }
    }

    private mutating func declareStatic(
        _ binding: VariableDeclaration.Binding, _ modifiers: VariableDeclaration.Modifiers, of type: String,
        _ range: TextRange
    ) {
        guard modifiers.contains(.isStatic), let initializer = binding.initializer else { return }
        let value = initialValue(initializer, ofType: binding.type, expecting: .hostCode)
        switch value {
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .string:
            let index = document.constants.count
            document.constants.append(
                NamedConstant(
                    name: "\(type).\(tree.string(binding.name))", value: value, nameRange: binding.nameRange,
                    declaration: range))
            refer(to: .constant(index), at: binding.nameRange, as: .declaration)
            typeMembers[type, default: [:]][binding.name] = Binding(
                value: value, symbol: .constant(index), declared: binding.nameRange)
        default: break
        }
    }

    /// A chain of which something is not known, or that may not run, still constrains its receiver: nothing may be
    /// called missing there.
    mutating func markConstrainedByUnknowns() {
        for chain in document.chains {
            guard let receiver = chain.receiver else { continue }
            if chain.unknown != nil || chain.certainty == .possible || chain.isStopped {
                document.items[receiver.index].unknowns.insert(.constraints)
            }
        }
    }
}
