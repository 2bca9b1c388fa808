// The types of all files: superclasses, views and shorthands by name, and the cells that classes show.

import AutoLayout

/// The types of all files, as far as all declarations of a name agree.
struct TypeIndex: Sendable, Equatable {
    private(set) var superclasses: [String: String] = [:]
    private(set) var protocols: Set<String> = []
    private(set) var views: [String: String] = [:]
    private(set) var shorthands: [String: AttributeShorthand] = [:]
    /// The classes that show a cell, by its class.
    private(set) var cellUsers: [String: [CellUses.Use]] = [:]
    /// What classes say of the sizes of cells, by `Class@part`.
    private(set) var cellSayings: [String: [ConditionalSaying]] = [:]
    /// The types that have a member, by its name: one may override that of another.
    private(set) var owners: [String: [String]] = [:]
    /// The types that others inherit from.
    private(set) var inherited: Set<String> = []
    /// What members that are views or shorthands are called, in whatever type.
    private(set) var members = CountedNames()
    /// The names on which declarations do not agree: of two classes, of members of these.
    private(set) var ambiguous: Set<String> = []

    /// Puts together what `sources` say of the names that may have changed.
    mutating func merge(_ sources: [IndexedSource], _ changed: ChangedNames) {
        if case .all = changed.members { mergeClasses(sources) }
        mergeMembers(sources, changed.members)
        mergeOwners(sources, changed.owned)
        mergeCells(sources, changed.cells)
    }

    private mutating func mergeClasses(_ sources: [IndexedSource]) {
        (superclasses, protocols, ambiguous) = ([:], [], [])
        for source in sources where !source.facts.isOfLibrary {
            protocols.formUnion(source.facts.types.protocols)
            for entry in source.facts.types.superclasses {
                Self.add(entry.superclass, for: entry.type, to: &superclasses, &ambiguous)
            }
        }
        // Of libraries, only what their classes are.
        let declared = Set(superclasses.keys).union(ambiguous)
        for source in sources where source.facts.isOfLibrary {
            for entry in source.facts.types.superclasses where !declared.contains(entry.type) {
                Self.add(entry.superclass, for: entry.type, to: &superclasses, &ambiguous)
            }
        }
        inherited = Set(superclasses.values)
    }

    private mutating func mergeMembers(_ sources: [IndexedSource], _ names: NameScope) {
        guard !names.isEmpty else { return }
        for name in names.names(views, [:]) where views[name] != nil { members.remove(memberName(name)) }
        for name in names.names(shorthands, [:]) where shorthands[name] != nil { members.remove(memberName(name)) }
        names.clear(&views)
        names.clear(&shorthands)
        if case .some(let names) = names { ambiguous.subtract(names) }
        for source in sources where !source.facts.isOfLibrary {
            for entry in source.facts.types.views where names.contains(entry.name) {
                Self.add(entry.className, for: entry.name, to: &views, &ambiguous)
            }
            for entry in source.facts.types.shorthands where names.contains(entry.name) {
                Self.add(entry.shorthand, for: entry.name, to: &shorthands, &ambiguous)
            }
        }
        for name in names.names(views, [:]) where views[name] != nil { members.add(memberName(name)) }
        for name in names.names(shorthands, [:]) where shorthands[name] != nil { members.add(memberName(name)) }
    }

    private mutating func mergeOwners(_ sources: [IndexedSource], _ names: NameScope) {
        guard !names.isEmpty else { return }
        names.clear(&owners)
        for source in sources where !source.facts.isOfLibrary {
            for constant in source.constants {
                guard let mark = constant.name.utf8.lastIndex(of: UInt8(ascii: "#")) else { continue }
                let member = memberName(constant.name)
                guard names.contains(member) else { continue }
                owners[member, default: []].append(String(constant.name[..<mark]))
            }
        }
    }

    private mutating func mergeCells(_ sources: [IndexedSource], _ names: NameScope) {
        guard !names.isEmpty else { return }
        names.clear(&cellUsers)
        names.clear(&cellSayings)
        for source in sources where !source.facts.isOfLibrary {
            guard let cells = source.cells else { continue }
            for use in cells.uses where names.contains(use.cell) { cellUsers[use.cell, default: []].append(use) }
            for (key, saying) in cells.sayings where names.contains(key) {
                // Two classes of one name say what nobody can tell.
                if let known = cellSayings[key], known != saying {
                    cellSayings[key] = [ConditionalSaying(saying: .unreadable)]
                } else {
                    cellSayings[key] = saying
                }
            }
        }
    }

    /// The classes that show a cell, in the order of the files.
    func users(of cell: String) -> [CellUses.Use] { cellUsers[cell] ?? [] }
    /// What a class says of the size of a part; nil where it says nothing.
    func sayings(_ key: String) -> [ConditionalSaying]? { cellSayings[key] }

    private static func add<Entry: Equatable>(
        _ entry: Entry, for name: String, to entries: inout [String: Entry], _ ambiguous: inout Set<String>
    ) {
        guard !ambiguous.contains(name) else { return }
        if let known = entries[name], known != entry {
            entries[name] = nil
            ambiguous.insert(name)
        } else {
            entries[name] = entry
        }
    }

    func superclass(of type: String) -> String? { superclasses[type] }
    func hasSubclass(_ type: String) -> Bool { inherited.contains(type) }
    func isProtocol(_ type: String) -> Bool { protocols.contains(type) }
    func viewClass(of member: String) -> String? { views[member] }
    func shorthand(_ member: String) -> AttributeShorthand? { shorthands[member] }

    /// Whether some type has a member of that name that is a view or a shorthand.
    func hasMember(_ name: String) -> Bool { members.contains(name) }

    /// Whether it says anything of a type, or of a member with its type before it.
    func knows(_ name: String) -> Bool {
        superclasses[name] != nil || protocols.contains(name) || views[name] != nil || shorthands[name] != nil
    }

    /// Whether a subclass of `type` has a member of the same name, which then may be the one that counts.
    func isOverridden(_ member: String, of type: String) -> Bool {
        (owners[member] ?? []).contains { other in
            var current = other
            for _ in 0..<16 {
                guard let next = superclasses[current] else { return false }
                if next == type { return true }
                current = next
            }
            return false
        }
    }
}
