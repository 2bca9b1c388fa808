// Members of the types of other files: superclasses, views by name, constants of instances, attribute shorthands.

import AutoLayout
import MasonrySyntax
import SourceText

/// A shorthand that an extension of a UIKit class gives for attributes of its own: `safeTop`.
struct AttributeShorthand: Sendable, Hashable {
    /// The guide of the view that it leads to; nil for the view itself.
    var guide: LayoutItem.Kind?
    /// How the guide is spelt.
    var spelling = ""
    /// nil for the view or guide itself; empty for its `snp`.
    var attributes: [LayoutAttribute]?
}

/// What a file tells other files of its types.
struct IndexedTypes: Sendable {
    /// In written order: the class and the one it inherits from.
    var superclasses: [(type: String, superclass: String)] = []
    var protocols: [String] = []
    /// The class of each view property, by `Type#name`.
    var views: [(name: String, className: String)] = []
    /// Shorthands by `Type#name`.
    var shorthands: [(name: String, shorthand: AttributeShorthand)] = []
    /// The cells that its classes show, and what they say of their sizes.
    var cells: IndexedCells?
}

/// `gutter` of `Styles#gutter`.
func memberName(_ name: String) -> String {
    guard let mark = name.utf8.lastIndex(of: UInt8(ascii: "#")) else { return name }
    return String(name[name.utf8.index(after: mark)...])
}

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
    private(set) var members: Set<String> = []
    /// The names on which declarations do not agree: of two classes, of members of these.
    private(set) var ambiguous: Set<String> = []

    mutating func merge(_ sources: [IndexedSource]) {
        let (own, others) = sources.layers
        for source in own {
            protocols.formUnion(source.types.protocols)
            for entry in source.types.superclasses {
                Self.add(entry.superclass, for: entry.type, to: &superclasses, &ambiguous)
            }
            for entry in source.types.views { Self.add(entry.className, for: entry.name, to: &views, &ambiguous) }
            for entry in source.types.shorthands {
                Self.add(entry.shorthand, for: entry.name, to: &shorthands, &ambiguous)
            }
            if let cells = source.types.cells { merge(cells) }
            for constant in source.constants {
                guard let mark = constant.name.utf8.lastIndex(of: UInt8(ascii: "#")) else { continue }
                owners[memberName(constant.name), default: []].append(String(constant.name[..<mark]))
            }
        }
        // Of libraries, only what their classes are.
        let declared = Set(superclasses.keys).union(ambiguous)
        for entry in others.lazy.flatMap(\.types.superclasses) where !declared.contains(entry.type) {
            Self.add(entry.superclass, for: entry.type, to: &superclasses, &ambiguous)
        }
        inherited = Set(superclasses.values)
        for name in views.keys { members.insert(memberName(name)) }
        for name in shorthands.keys { members.insert(memberName(name)) }
    }

    private mutating func merge(_ cells: IndexedCells) {
        for use in cells.uses { cellUsers[use.cell, default: []].append(use) }
        for (key, saying) in cells.sayings {
            // Two classes of one name say what nobody can tell.
            if let known = cellSayings[key], known != saying {
                cellSayings[key] = [ConditionalSaying(saying: .unreadable)]
            } else {
                cellSayings[key] = saying
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

extension ConstantIndex {
    /// The constant that every instance of `type` has as `member`; nil where a subclass may have another.
    func instanceConstant(
        _ member: String, of type: String, called name: String
    ) -> (name: String, value: Value)? {
        guard let entry = self[name], !types.isOverridden(member, of: type) else { return nil }
        return (name, entry.value)
    }

    func superclass(of type: String) -> String? { types.superclass(of: type) }
    func isProtocol(_ type: String) -> Bool { types.isProtocol(type) }
    func hasSeveral(_ type: String) -> Bool { types.ambiguous.contains(type) }
}

extension Evaluator {
    /// A member that the class of the running code has from another file or from a superclass.
    mutating func memberOfSuperclass(_ name: Name, at range: TextRange) -> Value? {
        guard options.index != nil, isInClass else { return nil }
        let member = tree.string(name)
        guard mayIndexHaveMember(member), let own = classContext?.picture.name else { return nil }
        for type in [own] + (classContext?.picture.ancestors ?? []) {
            let key = "\(type)#\(member)"
            if let constant = instanceConstant(member, of: type, called: key) {
                return indexedConstant(constant.name, at: range)
            }
            if let className = indexViewClass(key), isViewType(className) {
                let item = addView(name: member, className: className, parent: .unknown, unknowns: .parent)
                classContext?.members[name] = Binding(value: .item(item), symbol: .item(item))
                refer(to: .item(item), at: range, as: .read)
                return .item(item)
            }
            if let shorthand = indexShorthand(key) {
                return expand(shorthand, of: classContext?.selfValue ?? .unknown)
            }
        }
        return nil
    }

    /// A shorthand of `UIView` on any view.
    mutating func shorthandMember(_ name: Name, of item: ItemID) -> Value? {
        let member = tree.string(name)
        guard mayIndexHaveMember(member), let shorthand = indexShorthand("UIView#\(member)") else { return nil }
        return expand(shorthand, of: .item(item))
    }

    private mutating func expand(_ shorthand: AttributeShorthand, of value: Value) -> Value? {
        var item: ItemID
        switch value {
        case .item(let view): item = view
        case .runtime(.controller(let index)):
            guard case .item(let view) = memberOfController(index, .view, .none) else { return nil }
            item = view
        default: return nil
        }
        if let guide = shorthand.guide { item = systemGuide(guide, of: item, spelling: shorthand.spelling) }
        return shorthand.attributes.map { .attributes(item, $0) } ?? .item(item)
    }

    /// `OEXStyles.shared()`, `Theme.current`: the one instance of a class whose instances have known constants.
    mutating func sharedInstance(_ name: String, of type: String) -> Value? {
        guard options.index != nil, name.hasPrefix("shared") || name == "current" || name == "default" else {
            return nil
        }
        return .object(className: type)
    }

    /// A constant member of an object of a known class.
    mutating func instanceMember(_ name: Name, of type: String, at range: TextRange) -> Value? {
        let member = tree.string(name)
        guard mayIndexHaveMember(member) else { return nil }
        for type in [type] + superclasses(of: type) {
            if let constant = instanceConstant(member, of: type) {
                return indexedConstant(constant.name, at: range)
            }
        }
        return nil
    }
}
