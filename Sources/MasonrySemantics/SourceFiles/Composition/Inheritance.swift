// Superclasses of the same text: a class has their members and methods, and runs what they run.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// How many superclasses up members are looked for.
    private static let mostLevels: Int32 = 8
    /// Extensions of protocols stand behind all superclasses.
    private static let protocolLevel: Int32 = 50
    /// Classes of more methods are left as they are.
    private static let mostMethods = 600

    /// A class of the text with all that it inherits from others of the text; nil for names of none.
    mutating func composed(_ type: String) -> MergedType? {
        if let known = composition.types[type] { return known }
        // A class of Objective-C without code may be one of which only the header is at hand.
        guard var picture = definitions.ownTypes[type],
            tree.dialect == .swift || picture.hasBodies || !picture.members.isEmpty
        else { return nil }
        compose(&picture)
        composition.types[type] = picture
        return picture
    }

    /// Says of a class what only the text as a whole tells: what it is and what it inherits.
    mutating func compose(_ picture: inout MergedType) {
        picture.inherited += companionTypes.types[picture.name]?.inherited ?? []
        picture.ancestors = superclasses(of: picture.name)
        picture.kind = kind(of: picture.name)
        inheritFromSuperclasses(&picture)
        inheritFromProtocols(&picture)
    }

    private mutating func inheritFromSuperclasses(_ picture: inout MergedType) {
        var level: Int32 = 0
        var arguments = picture.superclassArguments
        for name in picture.ancestors {
            level += 1
            guard level <= Self.mostLevels, let parent = superclass(name, of: picture), name != picture.name,
                picture.methods.count + parent.methods.count <= Self.mostMethods,
                !sharesVariables(picture, parent)
            else { break }
            if parent.parameters.count == arguments.count {
                for (parameter, argument) in zip(parent.parameters, arguments)
                where picture.typeArguments[parameter] == nil { picture.typeArguments[parameter] = argument }
            }
            arguments = parent.superclassArguments.map { picture.typeArguments[$0] ?? $0 }
            inherit(parent, at: level, into: &picture)
        }
        inheritFromSystem(&picture, above: level)
    }

    /// The class that a name means where a class inherits from it: one beside it in the types around it, else one at the top.
    private mutating func superclass(_ name: String, of picture: MergedType) -> MergedType? {
        for around in Self.typesAround(picture.path).dropFirst() {
            if let parent = definitions.typesByPath["\(around).\(name)"] { return parent }
        }
        return definitions.ownTypes[name].flatMap { $0.path == $0.name ? $0 : nil }
    }

    /// What extensions of `UIView` and the like compute is said of all views, also where the class inherits from another
    /// class of the system: `extension UIView { var inset: CGFloat { 8 } }` of a cell.
    private mutating func inheritFromSystem(_ picture: inout MergedType, above level: Int32) {
        guard tree.dialect == .swift, let last = picture.ancestors.last, ViewClass.isOfSystem(last) else { return }
        let root: String
        switch ViewClass.systemRole(of: last) {
        case .view, .cell: root = "UIView"
        case .controller: root = "UIViewController"
        case .other, nil: return
        }
        for name in ViewClass.superclasses(ofSystemClass: last) + [root] where !picture.ancestors.contains(name) {
            guard let parent = definitions.ownTypes[name], parent.path == parent.name else { continue }
            for var member in parent.members where member.binding.getter != nil {
                let isHidden = picture.members.contains { $0.binding.name == member.binding.name }
                guard !isHidden, !member.modifiers.contains(.isStatic) else { continue }
                member.level = level + 1
                picture.members.append(member)
            }
        }
    }

    /// Two variables of one name in a class and its superclass are two, of which names tell no difference.
    private mutating func sharesVariables(_ picture: MergedType, _ parent: MergedType) -> Bool {
        guard tree.dialect == .swift else { return false }
        let own = Set(picture.members.filter { $0.isStored }.map(\.binding.name))
        return parent.members.contains { $0.isStored && own.contains($0.binding.name) }
    }

    private mutating func inheritFromProtocols(_ picture: inout MergedType) {
        guard tree.dialect == .swift else { return }
        for name in Set(picture.inherited).sorted() where !picture.ancestors.contains(name) {
            guard let parent = definitions.ownTypes[name], parent.isExtension, parent.hasBodies else { continue }
            inherit(parent, at: Self.protocolLevel, into: &picture)
        }
    }

    private mutating func inherit(_ parent: MergedType, at level: Int32, into picture: inout MergedType) {
        for var member in parent.members where !member.modifiers.contains(.isStatic) {
            member.level = level
            picture.members.append(member)
        }
        for var method in parent.methods {
            method.level = level
            picture.methods.append(method)
        }
        picture.hasBodies = picture.hasBodies || parent.hasBodies
    }

    // MARK: Which method a name means

    /// Of methods of one name those that code `level` superclasses up calls: what subclasses override is hidden.
    mutating func visible(_ candidates: [Int], from level: Int32) -> [Int] {
        guard let methods = classContext?.picture.methods, candidates.contains(where: { methods[$0].level > 0 }) else {
            return candidates
        }
        if tree.dialect != .swift {
            let nearest = candidates.map { methods[$0].level }.min() ?? 0
            return candidates.filter { methods[$0].level == nearest }
        }
        let isProtocol = level >= Self.protocolLevel
        let reachable = candidates.filter {
            isProtocol || methods[$0].level >= level || methods[$0].declaration.isOverride
        }
        return reachable.filter { index in
            !reachable.contains { other in
                methods[other].level < methods[index].level
                    && methods[other].declaration.parameters.map(\.label)
                        == methods[index].declaration.parameters.map(\.label)
            }
        }
    }

    /// Whether no code calls an inherited method but by `super`, because a subclass overrides it.
    mutating func isOverridden(_ index: Int) -> Bool {
        guard let method = classContext?.picture.methods[index], method.level > 0,
            let candidates = classContext?.methods[method.declaration.name]
        else { return false }
        return !visible(candidates, from: method.level).contains(index)
    }

    // MARK: `super`

    /// Whether an expression is `super`.
    mutating func isSuper(_ id: ExpressionID) -> Bool { tree[id].kind.name?.word == .super }

    /// `[super initWithFrame:frame]`, which gives `self`.
    mutating func isInitializerOfSuper(_ id: ExpressionID) -> Bool {
        guard case .message(let receiver, let arguments) = tree[id].kind, isSuper(receiver),
            let selector = arguments.first?.label
        else { return false }
        return tree.string(selector).hasPrefix("init")
    }

    /// Runs what a superclass of the text has for a call of `super`; nil where it has none.
    mutating func callSuper(_ call: Invocation) -> Value? {
        guard isInClass, let methods = classContext?.picture.methods, methods.last.map({ $0.level > 0 }) ?? false
        else { return nil }
        let level = frame.level
        let selector = selector(call)
        let named = classContext?.methods[selector] ?? []
        let above = named.filter { methods[$0].level > level && methods[$0].level < Self.protocolLevel }
        let nearest = above.map { methods[$0].level }.min()
        let candidates = above.filter { methods[$0].level == nearest }
        var fitting = candidates.first { fits(call, methods[$0].declaration) }
        if fitting == nil { fitting = initializer(behind: call) }
        guard let index = fitting else { return nil }
        let isSame = methods[index].declaration.name == selector
        return runMethod(index, passing: isSame ? values(of: call, for: methods[index].declaration) : [])
    }

    /// UIKit's own `init` calls the designated initializer of its class, which the running class may override.
    private mutating func initializer(behind call: Invocation) -> Int? {
        guard tree.dialect == .objectiveC, call.first == nil, tree.string(call.name) == "init" else { return nil }
        for name in ["initWithFrame:", "initWithStyle:reuseIdentifier:", "initWithNibName:bundle:"] {
            guard let name = tree.names.find(name), let candidates = classContext?.methods[name] else { continue }
            return visible(candidates, from: 0).first
        }
        return nil
    }
}

extension MergedType.Member {
    /// Whether it is a variable of its own, not computed and not of the type.
    fileprivate var isStored: Bool { binding.getter == nil && !modifiers.contains(.isStatic) }
}
