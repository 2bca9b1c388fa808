// Views and constraints that code of other files changes: `cell.title.snp.updateConstraints`, `bar.top?.update(offset: 2)`,
// and `title.snp.remakeConstraints` where the class does not declare a title, as in a subclass.

import MasonrySyntax
import SourceText

/// What code changes of an object that it does not set up.
package struct ForeignChange: Sendable, Hashable, Comparable {
    /// Of the view or property, without what it is read of.
    package var name: String
    /// The class that has it, or whose superclass or subclass does; nil where the text does not tell.
    package var type: String?
    /// The member of the changing class that the view is read of, where its text declares none of that name: `rootView`.
    package var member: String?
    /// What that class calls types: `RootView=CardView`.
    package var aliases: [String] = []

    package init(_ name: String, of type: String?) { (self.name, self.type) = (name, type) }

    /// As `SourceFacts.declared` has it.
    var declaration: String { "\(type ?? "")#\(name)" }

    package static func < (one: Self, other: Self) -> Bool {
        (one.name, one.type ?? "", one.member ?? "", one.aliases.joined(separator: " "))
            < (other.name, other.type ?? "", other.member ?? "", other.aliases.joined(separator: " "))
    }
}

/// What a text changes of objects that it does not set up.
struct TextChanges: Sendable, Hashable {
    /// Of other objects.
    var outside: Set<ForeignChange> = []
    /// Of the text's own class, which does not declare the member here: its header may, or a superclass.
    var inherited: Set<ForeignChange> = []
    /// The members that extensions declare with associated types: `rootView=RootView`.
    var associated: Set<String> = []
    /// Of the text, where it changes what it inherits.
    var fingerprint: UInt64 = 0
    /// What it shares with other texts.
    var shares = ConstraintShares()
}

/// The changes that any file of a program makes from outside.
package struct ForeignChanges: Sendable, Hashable {
    /// What is changed from outside, by its name.
    private var outside: [String: Set<ForeignChange>] = [:]
    /// The associated types of members that protocols give.
    private var associated: [String: Set<String>] = [:]
    /// What a class changes of itself that its text does not declare, with the fingerprints of the texts that do.
    private var inherited: [String: [String?: Set<UInt64>]] = [:]
    package private(set) var shares = ConstraintShares()

    package init() {}

    /// Those of all sources of an index. What a class changes of itself is its own where its header declares it.
    init(_ sources: [IndexedSource]) {
        var declared: [String: Set<String>] = [:]
        for source in sources where !source.facts.declared.isEmpty && !source.facts.isOfLibrary {
            declared[Self.stem(source.path), default: []].formUnion(source.facts.declared)
        }
        for source in sources where !source.facts.isOfLibrary {
            let changes = source.facts.changes
            add(changes.outside)
            add(associated: changes.associated)
            let own = declared[Self.stem(source.path)] ?? []
            shares.add(changes.shares, declaring: own, changing: changes.inherited)
            guard !changes.inherited.isEmpty else { continue }
            add(changes.inherited.filter { !own.contains($0.declaration) }, inheritedIn: changes.fingerprint)
        }
    }

    /// A path without its ending.
    private static func stem(_ path: String) -> String {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path }
        return String(path[..<dot])
    }

    package mutating func add(_ changes: Set<ForeignChange>) {
        for change in changes { outside[change.name, default: []].insert(change) }
    }

    private mutating func add(associated members: Set<String>) {
        for member in members {
            let parts = member.split(separator: "=").map(String.init)
            if parts.count == 2 { associated[parts[0], default: []].insert(parts[1]) }
        }
    }

    /// What a text changes.
    mutating func add(_ changes: TextChanges) {
        add(changes.outside)
        add(associated: changes.associated)
        add(changes.inherited, inheritedIn: changes.fingerprint)
        shares.add(changes.shares, declaring: [], changing: [])
    }

    private mutating func add(_ changes: Set<ForeignChange>, inheritedIn text: UInt64) {
        for change in changes { inherited[change.name, default: [:]][change.type, default: []].insert(text) }
    }

    package mutating func add(_ changes: OutsideChanges) { add(changes.all) }

    /// The classes of which a member of that name is changed; nil stands for one that is not known.
    package func types(of name: String) -> Set<String?> {
        outsideTypes(of: name).union((inherited[name] ?? [:]).keys)
    }

    private func outsideTypes(of name: String) -> Set<String?> { Set((outside[name] ?? []).map(type)) }

    /// The class that a change is about: of `rootView.title` that of the root view, where a protocol gives the member and the
    /// class that uses it says what the protocol's associated type is.
    private func type(of change: ForeignChange) -> String? {
        if let type = change.type { return type }
        guard let member = change.member, let types = associated[member], types.count == 1, let type = types.first
        else {
            return nil
        }
        return change.aliases.first { $0.hasPrefix(type + "=") }.map { String($0.dropFirst(type.count + 1)) }
    }

    /// The same without what a text says of its own class: a category changes what its class declares elsewhere.
    ///
    /// - Parameter owner: The class, of which all of the text is at hand.
    package func types(of name: String, of owner: String?, besides text: UInt64) -> Set<String?> {
        var result = outsideTypes(of: name)
        for (type, texts) in inherited[name] ?? [:] where type == nil || type != owner || texts != [text] {
            result.insert(type)
        }
        return result
    }
}

/// What one file of a program changes.
package struct OutsideChanges: Sendable {
    fileprivate let all: TextChanges
}

extension SourceText {
    /// Tells a text from others (FNV-1a).
    package var fingerprint: UInt64 {
        var result: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { result = (result ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return result
    }
}

/// Looks for changes of what others declare by spelling; a text is parsed only where there is one.
package struct ForeignChangeFinder {
    private static let verbs: Set<String> = [
        "updateConstraints", "remakeConstraints", "removeConstraints", "mas_updateConstraints", "mas_remakeConstraints",
        "snp_updateConstraints", "snp_remakeConstraints", "update", "activate", "deactivate", "install", "uninstall",
    ]
    private static let makes: Set<String> = ["makeConstraints", "mas_makeConstraints", "snp_makeConstraints"]
    private static let own: Set<String> = ["self", "weakSelf", "strongSelf", "super", "snp", ""]
    /// How a class names its own object.
    private static let selves: Set<String> = ["self", "weakSelf", "strongSelf", ""]
    private static let keywords: Set<String> = ["func", "let", "var", "case", "return", "in", "try", "await", "void"]

    private let words: SourceWords
    private let text: SourceText
    private let dialect: Dialect

    private init(_ text: SourceText, _ dialect: Dialect) {
        (self.text, self.dialect) = (text, dialect)
        words = SourceWords(text.bytes)
    }

    /// - Parameter companions: The headers that declare what the text defines.
    package static func changes(
        in text: SourceText, _ dialect: Dialect, with companions: [SourceText] = []
    ) -> Set<ForeignChange> {
        let finder = ForeignChangeFinder(text, dialect)
        let hits = finder.hits(ofMakes: false)
        guard !hits.isEmpty else { return [] }
        let found = finder.changes(hits, in: SyntaxTree.parse(text, dialect: dialect), companions)
        return found.outside.union(found.inherited)
    }

    /// The same, for who tells one's own changes from those of others.
    package static func outsideChanges(
        in text: SourceText, _ dialect: Dialect, with companions: [SourceText] = []
    ) -> OutsideChanges {
        let finder = ForeignChangeFinder(text, dialect)
        let hits = finder.hits(ofMakes: true)
        var all = TextChanges()
        if !hits.isEmpty { all = finder.changes(hits, in: SyntaxTree.parse(text, dialect: dialect), companions) }
        if dialect == .swift { all.associated = finder.words.associatedMembers }
        return OutsideChanges(all: all)
    }

    /// The same of a text that is parsed already.
    static func changes(in tree: SyntaxTree) -> TextChanges {
        let finder = ForeignChangeFinder(tree.text, tree.dialect)
        let hits = finder.hits(ofMakes: true)
        var result = hits.isEmpty ? TextChanges() : finder.changes(hits, in: tree, [])
        if tree.dialect == .swift { result.associated = finder.words.associatedMembers }
        return result
    }

    /// A change by its spelling.
    private struct Hit {
        var name: String
        /// What the name is read of; empty for nothing.
        var owner: String
        /// Whether the owner is read of something else than `self`.
        var isDeep: Bool
        var place: Int
        /// Whether it makes constraints and changes none.
        var isMake: Bool
    }

    private func hits(ofMakes withMakes: Bool) -> [Hit] {
        var result: [Hit] = []
        words.forEach { range in
            // All verbs end in these letters.
            guard let last = words.bytes[range].last,
                last == UInt8(ascii: "s") || last == UInt8(ascii: "e") || last == UInt8(ascii: "l"), range.count >= 6
            else { return }
            let verb = words.string(range)
            let isMake = Self.makes.contains(verb)
            guard isMake ? withMakes : Self.verbs.contains(verb),
                let hit = hit(before: range.lowerBound, isMake: isMake)
            else { return }
            result.append(hit)
        }
        return result
    }

    /// `title` and `cell` of `cell.title.snp.` and `cell.title `; nil where no name stands there.
    private func hit(before place: Int, isMake: Bool) -> Hit? {
        var cursor = place
        words.skip(" .?!", before: &cursor)
        guard cursor < place else { return nil }
        var view = words.name(before: &cursor)
        if view == Word.snp.spelling {
            words.skip(".?!", before: &cursor)
            view = words.name(before: &cursor)
        }
        if view.hasPrefix("_") { view.removeFirst() }
        if isMake, Self.selves.contains(view) {
            // What a call, an element or a choice gives is no object's own.
            guard !view.isEmpty || !words.isEnd(before: cursor) else { return nil }
            return Hit(name: "self", owner: "", isDeep: false, place: place, isMake: true)
        }
        guard let first = view.first, !first.isNumber, !Self.own.contains(view), !Self.keywords.contains(view) else {
            return nil
        }
        guard words.isDot(before: cursor) else {
            return Hit(name: view, owner: "", isDeep: false, place: place, isMake: isMake)
        }
        words.skip(".?!", before: &cursor)
        let owner = words.name(before: &cursor)
        var isDeep = owner.isEmpty
        if words.isDot(before: cursor) {
            words.skip(".?!", before: &cursor)
            isDeep = !Self.own.contains(words.name(before: &cursor)) || isDeep
        }
        // What a call or an element gives is another object's.
        return Hit(name: view, owner: owner.isEmpty ? "?" : owner, isDeep: isDeep, place: place, isMake: isMake)
    }

    /// What tells a hit's owner, in a text.
    private struct Change: Hashable {
        var name: String
        var owner: String
        var isDeep: Bool
        /// Around it.
        var type: String?
        var isMake: Bool
    }

    private func changes(_ hits: [Hit], in tree: SyntaxTree, _ companions: [SourceText]) -> TextChanges {
        let types = DeclaredPlaces(tree)
        let others = companions.map { (DeclaredPlaces(SyntaxTree.parse($0, dialect: dialect)), SourceWords($0.bytes)) }
        var result = TextChanges()
        var made: [String: Set<String>] = [:]
        // Code changes one view many times: each is looked up once.
        var seen: Set<Change> = []
        for hit in hits {
            let type = types.type(at: hit.place)
            let change = Change(name: hit.name, owner: hit.owner, isDeep: hit.isDeep, type: type, isMake: hit.isMake)
            guard seen.insert(change).inserted else { continue }
            guard !hit.isMake else {
                if let type, !hit.isDeep, Self.own.contains(hit.owner) { made[type, default: []].insert(hit.name) }
                continue
            }
            guard Self.own.contains(hit.owner) else {
                let extents = type.map(types.extents) ?? [text.bytes.indices]
                var known = hit.isDeep ? nil : words.type(of: hit.owner, in: extents)
                if known == nil, !hit.isDeep, hit.name == "view" {
                    // Not far away: another method may call something else so.
                    let near = extents.map { $0.clamped(to: hit.place - 800..<hit.place + 800) }
                    if words.isChildController(hit.owner, in: near) { known = "UIViewController" }
                }
                var change = ForeignChange(hit.name, of: known)
                if known == nil, !hit.isDeep, type != nil, !words.declares(hit.owner, in: extents) {
                    change.aliases = words.aliases(in: extents)
                    if !change.aliases.isEmpty { change.member = hit.owner }
                }
                result.outside.insert(change)
                continue
            }
            guard let type else {
                if !words.declares(hit.name, in: [text.bytes.indices]) {
                    result.outside.insert(ForeignChange(hit.name, of: nil))
                }
                continue
            }
            let isOwn =
                words.declares(hit.name, in: types.extents(of: type))
                || others.contains { types, words in words.declares(hit.name, in: types.extents(of: type)) }
            if isOwn {
                result.shares.changed[hit.name, default: []].insert(type)
                if let view = words.type(of: hit.name, in: types.extents(of: type)) { result.shares.views[view] = 1 }
            } else {
                result.inherited.insert(ForeignChange(hit.name, of: type))
            }
        }
        for (type, names) in made {
            var declared = words.declared(among: names, in: types.extents(of: type))
            for (types, words) in others {
                declared.formUnion(words.declared(among: names, in: types.extents(of: type)))
            }
            for name in names.subtracting(declared) { result.shares.made[name, default: []].insert(type) }
        }
        if !result.inherited.isEmpty { result.fingerprint = text.fingerprint }
        return result
    }
}

/// Where the declarations of types stand in a text.
private struct DeclaredPlaces {
    private var places: [(type: String, extent: Range<Int>)] = []

    init(_ tree: SyntaxTree) {
        for statement in tree.statements {
            guard case .type(let declaration) = statement.kind else { continue }
            let range = statement.range
            guard range.start < range.end else { continue }
            places.append((tree.string(declaration.name), range.start.utf8..<range.end.utf8))
        }
    }

    /// The innermost type around a place.
    func type(at place: Int) -> String? {
        places.filter { $0.extent.contains(place) }.min { $0.extent.count < $1.extent.count }?.type
    }

    /// All declarations of a type: its interface, implementation and extensions.
    func extents(of type: String) -> [Range<Int>] { places.filter { $0.type == type }.map(\.extent) }
}
