// Which names an index puts together again: all of them the first time, then those of which a changed file says something
// else than before.

import MasonrySyntax

/// The names of one table.
enum NameScope: Sendable {
    case all
    case some(Set<String>)

    var isEmpty: Bool { if case .some(let names) = self { names.isEmpty } else { false } }

    func contains(_ name: String) -> Bool { if case .some(let names) = self { names.contains(name) } else { true } }

    /// Takes these names out of a table.
    func clear<Entry>(_ table: inout [String: Entry]) {
        switch self {
        case .all: table = [:]
        case .some(let names): for name in names { table[name] = nil }
        }
    }

    /// Those of them that a table may have entries of, before and after: what it had is `known`, what it gets `found`.
    func names<Entry>(_ known: [String: Entry], _ found: [String: Entry]) -> Set<String> {
        if case .some(let names) = self { return names }
        return Set(known.keys).union(found.keys)
    }

    mutating func formUnion(_ others: some Sequence<String>) {
        guard case .some(var names) = self else { return }
        names.formUnion(others)
        self = .some(names)
    }
}

/// The names of all tables of an index that versions of files differ in.
struct ChangedNames: Sendable {
    /// Of constants, also where these have only moved.
    var constants: NameScope = .some([])
    var functions: NameScope = .some([])
    /// `Type#name` of views and shorthands.
    var members: NameScope = .some([])
    /// Of members that types have as constants.
    var owned: NameScope = .some([])
    /// Cells, and `Class@part`.
    var cells: NameScope = .some([])
    /// Types and helpers with code.
    var code: NameScope = .some([])
    /// Types whose objects are made.
    var makings: NameScope = .some([])
    /// Whether files change other objects of others than before.
    var areForeignChangesNew = false
    /// The names to which questions may have another answer now.
    var answers: Set<String> = []

    /// What was known before; nil where nobody wants to know which questions that concerns.
    private let before: SymbolIndex?
    /// Of each type with constants how many of them may not be known any more.
    private var gone: [String: Int] = [:]

    /// All names of all tables.
    static let all = ChangedNames(
        constants: .all, functions: .all, members: .all, owned: .all, cells: .all, code: .all, makings: .all,
        areForeignChangesNew: true)

    init(
        constants: NameScope = .some([]), functions: NameScope = .some([]), members: NameScope = .some([]),
        owned: NameScope = .some([]), cells: NameScope = .some([]), code: NameScope = .some([]),
        makings: NameScope = .some([]), areForeignChangesNew: Bool = false, before: SymbolIndex? = nil
    ) {
        self.before = before
        (self.constants, self.functions, self.members) = (constants, functions, members)
        (self.owned, self.cells, self.code, self.makings) = (owned, cells, code, makings)
        self.areForeignChangesNew = areForeignChangesNew
    }

    /// Adds what another version of a file, before any other file has told it something, says otherwise. Returns whether
    /// that is all: where it says otherwise what classes inherit from, or what all files rest on, an index is to be made
    /// anew.
    mutating func add(from old: IndexedSource, to new: IndexedSource) -> Bool {
        let (was, now) = (old.facts, new.facts)
        guard was.path == now.path, !was.isOfLibrary, was.flags == now.flags,
            was.types.protocols == now.types.protocols,
            was.types.superclasses.elementsEqual(now.types.superclasses, by: ==)
        else { return false }
        add(valuesOf: old, new)
        let functions = Self.difference(was.functions, now.functions, \.name) {
            $0.origin == $1.origin && $0.spelling == $1.spelling
        }
        self.functions.formUnion(functions)
        let views = Self.difference(was.types.views, now.types.views, \.name, by: ==)
        let shorthands = Self.difference(was.types.shorthands, now.types.shorthands, \.name, by: ==)
        members.formUnion(views.union(shorthands))
        let code = Self.difference(was.code, now.code, { $0.member ?? $0.type }, by: ==)
        self.code.formUnion(code)
        let makings = Self.difference(was.makings, now.makings, \.type, by: ==)
        self.makings.formUnion(makings)
        if was.changes != now.changes || was.declared != now.declared { areForeignChangesNew = true }
        answers.formUnion(Self.difference(was.functions, now.functions, \.name) { $0.spelling == $1.spelling })
        answers.formUnion(views)
        answers.formUnion(shorthands)
        // Where it stands, only those want to know with whom it is evaluated.
        for name in Self.difference(was.code, now.code, { $0.member ?? $0.type }, by: { $0.isSame(as: $1) }) {
            answers.formUnion(CodeIndex.names(ofHelper: name, was.code + now.code))
        }
        answers.formUnion(makings)
        answers.formUnion(was.assigned.symmetricDifference(now.assigned))
        answers.formUnion(was.kinds.differences(from: now.kinds))
        return true
    }

    /// All of them by their hashes, as `SymbolIndex.tellAnswers` gives them: what is only found elsewhere is told
    /// otherwise, too.
    var hashes: Set<UInt32> {
        var hashes = Set(answers.lazy.map { NameTable.hash(of: $0.utf8) })
        for scope in [constants, functions, members, owned, cells, code, makings] {
            guard case .some(let names) = scope else { continue }
            for name in names { hashes.insert(NameTable.hash(of: name.utf8)) }
        }
        return hashes
    }

    /// Adds the constants and cells of two versions, each of which may be settled with other files.
    mutating func add(valuesOf old: IndexedSource, _ new: IndexedSource) {
        let names = Self.difference(old.constants, new.constants, \.name) {
            $0.line == $1.line && $0.isSame(as: $1)
        }
        if !names.isEmpty || !old.isSettled || !new.isSettled {
            // What is open now, or was, may come to something else.
            constants.formUnion(old.constants.lazy.map(\.name))
            constants.formUnion(new.constants.lazy.map(\.name))
            addAnswers(ofConstants: Self.difference(old.constants, new.constants, \.name) { $0.isSame(as: $1) })
            addAnswers(ofOpen: old)
            addAnswers(ofOpen: new)
        }
        let members = Set(old.constants.lazy.map(\.name)).symmetricDifference(new.constants.lazy.map(\.name)).lazy
            .filter { $0.utf8.contains(UInt8(ascii: "#")) }.map(memberName)
        owned.formUnion(members)
        // Whether a member is overridden rests on which types have it, whatever its value.
        answers.formUnion(members)
        let areCellsSame = old.cells?.uses == new.cells?.uses && old.cells?.sayings == new.cells?.sayings
        if !(areCellsSame && old.isSettled && new.isSettled) {
            for cells in [old.cells, new.cells] { addNames(ofCells: cells) }
        }
    }

    private mutating func addNames(ofCells cells: IndexedCells?) {
        guard let cells else { return }
        let names = cells.uses.map(\.cell) + Array(cells.sayings.keys)
        self.cells.formUnion(names)
        answers.formUnion(names)
    }

    /// The names whose answers rest on what is not known of a source yet.
    mutating func addAnswers(ofOpen source: IndexedSource) {
        guard !source.isSettled else { return }
        let open = source.constants.lazy.filter { !$0.value.isConstant }.map(\.name)
        constants.formUnion(open)
        addAnswers(ofConstants: open)
        addNames(ofCells: source.cells)
    }

    /// Whether a type is one with constants is another question only where none of them is sure to stay.
    private mutating func addAnswers(ofConstants names: some Sequence<String>) {
        for name in names where answers.insert(name).inserted {
            let wasKnown = before?[name] != nil
            for type in SymbolIndex.types(around: name) {
                if wasKnown { gone[type, default: 0] += 1 }
                if (before?.typesWithConstants.count(of: type) ?? 0) <= gone[type] ?? 0 { answers.insert(type) }
            }
        }
    }

    /// The names whose entries are not the same in two lists.
    private static func difference<Entry>(
        _ one: [Entry], _ other: [Entry], _ name: (Entry) -> String, by isSame: (Entry, Entry) -> Bool
    ) -> Set<String> {
        // Most lists differ in few places.
        var start = 0
        while start < one.count, start < other.count, isSame(one[start], other[start]),
            name(one[start]) == name(other[start])
        { start += 1 }
        guard start < max(one.count, other.count) else { return [] }
        let known = Dictionary(grouping: one[start...], by: name)
        let found = Dictionary(grouping: other[start...], by: name)
        var names: Set<String> = []
        for (name, entries) in known
        where !(found[name].map { entries.elementsEqual($0, by: isSame) } ?? false) { names.insert(name) }
        for name in found.keys where known[name] == nil { names.insert(name) }
        return names
    }
}

extension IndexedCode {
    /// Whether another piece says the same, wherever it stands.
    fileprivate func isSame(as other: IndexedCode) -> Bool {
        type == other.type && member == other.member && isPrimary == other.isPrimary && text == other.text
            && needs == other.needs && makesLayout == other.makesLayout
    }
}

extension IndexedConstant {
    /// Whether another one has the same value, wherever it stands.
    func isSame(as other: IndexedConstant) -> Bool {
        binding == other.binding
            && (value.isConstant ? value.isSameConstant(other.value) : !other.value.isConstant)
    }
}
