// Which members of other objects a text names: a member that no text of a program names so is its class's own affair,
// whatever its access level says.

import MasonrySyntax

/// Kept in the table of assigned names, where no name of a program looks so.
enum NamedMembers {
    /// The name for: somebody reads or writes a member of this name of an object other than the code's own.
    static func mention(_ member: String) -> String { member + "@" }

    /// The name for: a text that does not declare a type extends it, and may name its members as its own. So does every
    /// extension of a protocol with the members of the classes that conform to it.
    static func extended(_ type: String) -> String { type + "@extended" }

    /// All that a text names so.
    static func all(in reader: SyntaxReader) -> Set<String> {
        var names: Set<Name> = []
        for expression in reader.expressions {
            switch expression.kind {
            case .member(let base, let name, _): if !isOwn(base, reader) { names.insert(name) }
            case .unary(.keyPath, let path): if let name = firstMember(of: path, reader) { names.insert(name) }
            case .message(let receiver, let arguments):
                // `[page titleLabel]`
                guard arguments.count == 1, arguments[0].value == nil, let name = arguments[0].label,
                    !isOwn(receiver, reader)
                else { continue }
                names.insert(name)
            default: continue
            }
        }
        return Set(names.map { mention(AssignedNames.bare(reader.string($0))) }).union(extendedTypes(in: reader))
    }

    private static func isOwn(_ base: ExpressionID, _ reader: SyntaxReader) -> Bool {
        switch reader[base].kind {
        case .name(let name): SelfAlias.isSelfOrAlias(reader.string(name))
        case .parenthesized(let inner): isOwn(inner, reader)
        default: false
        }
    }

    /// `plate` of `\.plate.bounds`; what follows is a member of something else.
    private static func firstMember(of path: ExpressionID, _ reader: SyntaxReader) -> Name? {
        var current = path
        for _ in 0..<16 {
            switch reader[current].kind {
            case .implicitMember(let name, _): return name
            case .member(let base, _, _), .index(let base, _), .unary(_, let base): current = base
            default: return nil
            }
        }
        return nil
    }

    private static func extendedTypes(in reader: SyntaxReader) -> Set<String> {
        var declared: Set<Name> = []
        var extended: Set<Name> = []
        for statement in reader.statements {
            guard case .type(let type) = statement.kind else { continue }
            switch type.keyword {
            case .extension, .category: extended.insert(type.name)
            case .protocol: continue
            default: declared.insert(type.name)
            }
        }
        return Set(extended.subtracting(declared).map { self.extended(reader.string($0)) })
    }
}

extension Evaluator {
    /// Notes the members that no other file can name, or that none does.
    mutating func noteOwnMembers(of pictures: [MergedType]) {
        for picture in pictures {
            var isOpenToOthers: Bool?
            for member in picture.members where !member.modifiers.contains(.isStatic) {
                let name = AssignedNames.bare(tree.string(member.binding.name))
                guard !mayBeAssigned(NamedMembers.mention(name)) else { continue }
                let isOpen = isOpenToOthers ?? isOpenToOtherFiles(picture)
                isOpenToOthers = isOpen
                if !isOpen { document.ownMembers.insert(picture.name + "." + name) }
            }
        }
    }

    /// Whether a subclass, or an extension of the class or of what it conforms to, may name its members as its own.
    mutating func isOpenToOtherFiles(_ picture: MergedType) -> Bool {
        hasSubclass(picture.name)
            || ([picture.name] + picture.inherited).contains { mayBeAssigned(NamedMembers.extended($0)) }
    }
}
