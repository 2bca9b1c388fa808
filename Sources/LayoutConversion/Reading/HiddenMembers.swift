// Members that no other file can name.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The members of a text that are its own affair: private ones of Swift, and in Objective-C what no header declares.
struct HiddenMembers: Sendable {
    /// What the text itself changes of objects that it does not set up, and shares with others.
    let changes: ForeignChanges
    /// Of the text.
    let fingerprint: UInt64
    private let tree: SyntaxTree
    /// In Swift: declared as private, wherever it is declared.
    private var hidden: Set<String> = []
    /// All members that the text declares or assigns to.
    private var members: Set<String> = []
    /// All that the text assigns to.
    private let assigned: Set<String>
    /// What the text and the headers beside it declare, by class.
    private var byType: [String: Set<String>] = [:]
    /// The same of the text alone.
    private var declaredHere: [String: Set<String>] = [:]
    /// In Objective-C: what the headers beside the text declare, by class.
    private var declared: [String: Set<String>] = [:]

    init(_ tree: SyntaxTree, _ companions: [SyntaxTree]) {
        self.tree = tree
        fingerprint = tree.text.fingerprint
        var changes = ForeignChanges()
        changes.add(ForeignChangeFinder.outsideChanges(in: tree.text, tree.dialect, with: companions.map(\.text)))
        self.changes = changes
        for expression in tree.expressions {
            guard case .assignment(_, let target, _) = expression.kind else { continue }
            switch tree[target].kind {
            case .name(let name), .member(_, let name, _): members.insert(Self.plain(tree.string(name)))
            default: break
            }
        }
        assigned = members
        let own = Self.members(of: tree)
        members.formUnion(own.map(\.name))
        for member in own {
            byType[member.type, default: []].insert(member.name)
            declaredHere[member.type, default: []].insert(member.name)
        }
        for companion in companions {
            for member in Self.members(of: companion) {
                members.insert(member.name)
                byType[member.type, default: []].insert(member.name)
            }
        }
        // A variable of the file is everybody's.
        for id in tree.root.statements {
            guard case .variable(let variable) = tree[id].kind else { continue }
            members.formUnion(variable.bindings.map { Self.plain(tree.string($0.name)) })
        }
        if tree.dialect == .swift {
            var seen: Set<String> = []
            for (_, name, isPrivate) in own {
                if isPrivate, !seen.contains(name) { hidden.insert(name) }
                if !isPrivate { hidden.remove(name) }
                seen.insert(name)
            }
        } else {
            for companion in companions {
                for statement in companion.statements {
                    guard case .type(let type) = statement.kind, type.keyword == .interface else { continue }
                    let name = companion.string(type.name)
                    declared[name] = declared[name] ?? []
                }
                for member in Self.members(of: companion) { declared[member.type, default: []].insert(member.name) }
            }
        }
    }

    /// Whether what the text declares under a name, without an underscore, is named nowhere else: a private member, or a
    /// variable of a function that becomes no member.
    func contain(_ name: String, of owner: String?) -> Bool {
        if !members.contains(name) { return true }
        if tree.dialect == .swift { return hidden.contains(name) }
        // What no header beside the text declares may be a superclass's.
        guard let owner, let others = declared[owner] else { return false }
        return declaredHere[owner]?.contains(name) ?? false && !others.contains(name)
    }

    /// Whether a class itself gives its objects a member, not one that it inherits from: it declares it, or sets it.
    func gives(_ name: String, to type: String) -> Bool {
        assigned.contains(Self.plain(name)) || byType[type]?.contains(Self.plain(name)) ?? false
    }

    /// Without the underscore of an instance variable.
    static func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

    private static func members(of tree: SyntaxTree) -> [(type: String, name: String, isPrivate: Bool)] {
        var result: [(type: String, name: String, isPrivate: Bool)] = []
        for statement in tree.statements {
            guard case .type(let type) = statement.kind else { continue }
            for id in type.members.statements {
                guard case .variable(let variable) = tree[id].kind else { continue }
                for binding in variable.bindings {
                    result.append(
                        (
                            tree.string(type.name), plain(tree.string(binding.name)),
                            variable.modifiers.contains(.filePrivate)
                        ))
                }
            }
        }
        return result
    }
}
