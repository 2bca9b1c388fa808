// Names that the text does not declare: constants of other files, and the device.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The constant `name` of another file, noted with its origin so that hover can tell it.
    mutating func indexedConstant(_ name: String, at range: TextRange) -> Value? {
        guard let entry = indexEntry(name) else {
            if indexAwaitsDevice(name), !isDeclaredHere(name) { noteDevice() }
            return nil
        }
        guard !isDeclaredHere(name) else { return nil }
        let position: Int
        if let known = facts.indexedConstants[name] {
            position = known
        } else {
            position = document.constants.count
            facts.indexedConstants[name] = position
            var constant = NamedConstant(name: name, value: entry.value, nameRange: range, declaration: range)
            constant.origin = entry.origin
            document.constants.append(constant)
        }
        refer(to: .constant(DeclarationID(position)), at: range, as: .read)
        return entry.value
    }

    /// `Styles.Sizes`, `Styles.Sizes.gutter`: a member of a type of another file; nil where it is none.
    mutating func indexedMember(_ name: Name, of type: String, at range: TextRange) -> Value? {
        guard options.index != nil else { return nil }
        let path = "\(type).\(tree.string(name))"
        if let value = indexedConstant(path, at: range) { return value }
        return indexHasType(path) ? .runtime(.type(path)) : nil
    }

    /// A member of the screen or the application; nil where no device is given or it does not tell.
    mutating func deviceMember(_ name: Name, of value: Value) -> Value? {
        guard let device else {
            if case .runtime(.type(let type)) = value, DeviceObject.shared(type, tree.string(name)) != nil {
                noteDevice()
            }
            return nil
        }
        switch value {
        case .runtime(.type(let type)): return DeviceObject.shared(type, tree.string(name))
        case .object("UIDevice") where tree.dialect == .swift && tree.string(name) == "userInterfaceIdiom":
            return device.idiomCase
        case .object(let object): return DeviceObject.member(tree.string(name), of: object, device)
        default: return nil
        }
    }

    /// `main` in an extension of `UIScreen`, `current` in one of `UIDevice`.
    mutating func deviceAround(_ name: Name) -> Value? {
        guard tree.dialect == .swift, isInClass else { return nil }
        let name = tree.string(name)
        for type in classContext?.typesAround ?? [] {
            guard let shared = DeviceObject.shared(type, name) else { continue }
            guard device == nil else { return shared }
            noteDevice()
            return nil
        }
        return nil
    }

    /// `[[UIScreen mainScreen] respondsToSelector:@selector(nativeBounds)]`, as code for old systems asks.
    mutating func knows(_ call: Invocation, _ object: String) -> Bool {
        guard call.isMessage, let device, let id = call.first, case .selector(let selector?) = tree[id].kind,
            tree.string(call.name) == "respondsToSelector"
        else { return false }
        return DeviceObject.member(tree.string(selector), of: object, device) != nil
    }

    /// Notes that the code asks for the device where none is given.
    mutating func noteDevice() {
        if options.device == nil { document.asksForDevice = true }
    }

    /// A member of an object of a class whose instances share their constants.
    mutating func objectMember(_ name: Name, of value: Value, at range: TextRange) -> Value {
        if let value = deviceMember(name, of: value) { return value }
        guard case .object(let className) = value else { return .unknown }
        if let value = structureConstant(name, of: className) { return value }
        return instanceMember(name, of: className, at: range) ?? .unknown
    }

    /// Whether the text itself gives the name a meaning, which then hides all others: a type, a member, a variable.
    mutating func isDeclaredHere(_ name: String) -> Bool {
        if facts.declaredNames == nil { facts.declaredNames = DeclaredNames(tree).names }
        return facts.declaredNames?.contains(name) ?? false
    }
}

/// The names that a text declares at its top and in its types.
struct DeclaredNames {
    private(set) var names: Set<String> = []

    init(_ tree: SyntaxReader) { collect(tree.root, tree, depth: 0) }

    private mutating func collect(_ block: Block, _ tree: SyntaxReader, depth: Int) {
        guard depth < 16 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .variable(let declaration):
                // `extern` declares what another file defines.
                guard !declaration.modifiers.contains(.external) else { continue }
                for binding in declaration.bindings
                where tree.dialect == .swift || !binding.isDeclaredOnly(declaration) {
                    names.insert(tree.string(binding.name))
                }
            case .function(let declaration): names.insert(tree.string(declaration.name))
            case .macro(let macro): names.insert(tree.string(macro.name))
            case .type(let declaration):
                if declaration.keyword != .extension { names.insert(tree.string(declaration.name)) }
                for binding in declaration.enumerators { names.insert(tree.string(binding.name)) }
                collect(declaration.members, tree, depth: depth + 1)
            case .conditional(let conditional) where conditional.keyword == .directive:
                collect(conditional.then, tree, depth: depth + 1)
                if let otherwise = conditional.otherwise { collect(otherwise, tree, depth: depth + 1) }
            default: break
            }
        }
    }
}

extension VariableDeclaration.Binding {
    /// A constant of C without a value: its value is in another file.
    func isDeclaredOnly(_ declaration: VariableDeclaration) -> Bool {
        initializer == nil && declaration.modifiers.contains(.constant)
    }
}
