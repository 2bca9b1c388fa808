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
    let all: TextChanges
}
