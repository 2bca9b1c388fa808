// Finds in a text what it changes of objects that it does not set up.

import MasonrySyntax
import SourceText

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
        result.shares.selfMaking.calls = calls(inExtensionsOf: tree)
        if tree.dialect == .swift { result.associated = finder.words.associatedMembers }
        return result
    }

    /// What methods call that a text gives to views of the system.
    private static func calls(inExtensionsOf tree: SyntaxTree) -> [String: Set<String>] {
        let extents = tree.statements.compactMap { statement -> Range<Int>? in
            guard case .type(let type) = statement.kind, isSystemView(tree.string(type.name)),
                statement.range.start < statement.range.end
            else { return nil }
            return statement.range.start.utf8..<statement.range.end.utf8
        }
        guard !extents.isEmpty else { return [:] }
        var result: [String: Set<String>] = [:]
        for function in FunctionPlaces(tree).all(in: extents) {
            let words = tree.calledWords(in: function.body).map { tree.text[tree.tokens[$0].range] }
            result[function.name, default: []].formUnion(words)
        }
        return result
    }

    /// Whether a type is a view of the system, which nobody but an extension gives methods.
    private static func isSystemView(_ type: String) -> Bool { ViewClass.systemRole(of: type) == .view }

    /// A change by its spelling.
    private struct Hit {
        var name: String
        /// What the name is read of; empty for nothing.
        var owner: String
        /// Whether the owner is read of something else than `self`.
        var isDeep: Bool
        /// What the owner is read of, where that is a name.
        var base = ""
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
        var base = ""
        if words.isDot(before: cursor) {
            words.skip(".?!", before: &cursor)
            let name = words.name(before: &cursor)
            // A longer path begins elsewhere.
            if !words.isDot(before: cursor) { base = name }
            isDeep = !Self.own.contains(name) || isDeep
        }
        // What a call or an element gives is another object's.
        return Hit(
            name: view, owner: owner.isEmpty ? "?" : owner, isDeep: isDeep, base: base, place: place, isMake: isMake)
    }

    /// What tells a hit's owner, in a text.
    private struct Change: Hashable {
        var name: String
        var owner: String
        var isDeep: Bool
        /// Around it.
        var type: String?
        var isMake: Bool
        /// What the owner's name stands for where it is used.
        var meaning: ScopedNames.Meaning?
    }

    /// A hit whose owner is read of what stands for `self`, or is that.
    private func resolved(_ hit: Hit, in type: String?, _ names: ScopedNames) -> Hit {
        func isItself(_ name: String) -> Bool {
            switch names.meaning(of: name, at: hit.place) {
            case .itself: true
            case .type(let other): other == type
            case .unknown, nil: false
            }
        }
        var resolved = hit
        if hit.isDeep, !hit.base.isEmpty, isItself(hit.base) { resolved.isDeep = false }
        let isLocal = hit.base.isEmpty && !hit.isDeep && !Self.own.contains(hit.owner)
        if isLocal, names.meaning(of: hit.owner, at: hit.place) == .itself {
            resolved.owner = "self"
        }
        return resolved
    }

    private func changes(_ hits: [Hit], in tree: SyntaxTree, _ companions: [SourceText]) -> TextChanges {
        let types = DeclaredPlaces(tree)
        let names = ScopedNames(tree, words)
        let others = companions.map { (DeclaredPlaces(SyntaxTree.parse($0, dialect: dialect)), SourceWords($0.bytes)) }
        var result = TextChanges()
        var made: [String: Set<String>] = [:]
        // Code changes one view many times: each is looked up once.
        var seen: Set<Change> = []
        var selfMakes: [(place: Int, type: String)] = []
        for hit in hits {
            let type = types.type(at: hit.place)
            let hit = resolved(hit, in: type, names)
            let isLocal = hit.base.isEmpty && !hit.isDeep && !Self.own.contains(hit.owner)
            let meaning = isLocal ? names.meaning(of: hit.owner, at: hit.place) : nil
            let change = Change(
                name: hit.name, owner: hit.owner, isDeep: hit.isDeep, type: type, isMake: hit.isMake, meaning: meaning)
            let isSelfMade = hit.isMake && hit.name == "self"
            guard seen.insert(change).inserted || isSelfMade else { continue }
            guard !hit.isMake else {
                guard let type, !hit.isDeep, Self.own.contains(hit.owner) else { continue }
                if hit.name == "self", Self.isSystemView(type) { selfMakes.append((hit.place, type)) }
                made[type, default: []].insert(hit.name)
                continue
            }
            guard Self.own.contains(hit.owner) else {
                let extents = type.map(types.extents) ?? [text.bytes.indices]
                var known: String?
                switch meaning {
                case .type(let type): known = type
                case .unknown, .itself: break
                case nil: known = hit.isDeep ? nil : words.type(of: hit.owner, in: extents)
                }
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
        noteSelfMakes(selfMakes, in: tree, &result.shares)
        if !result.inherited.isEmpty { result.fingerprint = text.fingerprint }
        return result
    }

    /// What extensions of the system's views make of themselves, in methods: who calls none of them has nothing of it.
    private func noteSelfMakes(
        _ makes: [(place: Int, type: String)], in tree: SyntaxTree, _ shares: inout ConstraintShares
    ) {
        guard !makes.isEmpty else { return }
        let functions = FunctionPlaces(tree)
        var elsewhere: Set<String> = []
        for make in makes {
            if let name = functions.name(at: make.place) {
                shares.selfMaking.methods[make.type, default: []].insert(name)
            } else {
                elsewhere.insert(make.type)
            }
        }
        let methods = Set(makes.map(\.type)).subtracting(elsewhere)
        shares.made["self"]?.subtract(methods)
        if shares.made["self"]?.isEmpty ?? false { shares.made["self"] = nil }
    }
}
