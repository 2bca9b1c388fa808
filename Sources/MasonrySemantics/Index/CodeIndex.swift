// The code of all files by type and by helper.

import MasonrySyntax
import SourceText

/// Code of other files, by who may ask for it.
struct CodeIndex: Sendable, Equatable {
    /// The declarations of each type.
    private(set) var types: [String: [IndexedCode]] = [:]
    /// The members of types that everybody extends, by name.
    private(set) var helpers: [String: [IndexedCode]] = [:]
    /// What code that has a name of that hash may ask for, ascending.
    private var asked: [UInt32: [Asked]] = [:]

    enum Asked: Hashable, Comparable { case type(String), helper(String) }

    /// The classes of each name that is declared more than once, in the order of the files.
    private(set) var namesakes: [String: [IndexedCode]] = [:]

    /// How objects of the types with code are made.
    private(set) var makings: [String: [IndexedMaking]] = [:]

    var isEmpty: Bool { types.isEmpty && helpers.isEmpty }

    /// Puts together what `sources` say of the names that may have changed.
    mutating func merge(_ sources: [IndexedSource], _ changed: ChangedNames) {
        let attachable = attachableTypes(of: changed.code)
        mergeCode(sources, changed.code)
        // Of which types the makings are kept, code says.
        var makings = changed.makings
        makings.formUnion(attachable.symmetricDifference(attachableTypes(of: changed.code)))
        mergeMakings(sources, makings)
    }

    private func attachableTypes(of names: NameScope) -> Set<String> {
        guard case .some(let names) = names else { return [] }
        return names.filter(hasAttachable)
    }

    private func hasAttachable(_ type: String) -> Bool { types[type]?.contains(where: \.isAttachable) ?? false }

    private mutating func mergeCode(_ sources: [IndexedSource], _ names: NameScope) {
        guard !names.isEmpty else { return }
        for name in names.names(types, [:]) {
            if let first = types[name]?.first { note(.type(name), of: first, isThere: false) }
        }
        for name in names.names(helpers, [:]) {
            for helper in helpers[name] ?? [] { note(.helper(name), of: helper, isThere: false) }
        }
        names.clear(&types)
        names.clear(&helpers)
        var bodies: [String: [IndexedCode]] = [:]
        for source in sources where !source.facts.isOfLibrary {
            for piece in source.facts.code where names.contains(piece.member ?? piece.type) {
                if piece.isBody { bodies[piece.type, default: []].append(piece) }
                if let member = piece.member {
                    guard !(helpers[member]?.contains { $0.type == piece.type && $0.text == piece.text } ?? false)
                    else { continue }
                    helpers[member, default: []].append(piece)
                    note(.helper(member), of: piece, isThere: true)
                } else if !(types[piece.type]?.contains { $0.text == piece.text } ?? false) {
                    types[piece.type, default: []].append(piece)
                    note(.type(piece.type), of: piece, isThere: true)
                }
            }
        }
        mergeNamesakes(bodies, names)
    }

    /// Puts the classes in the place of those that were known by these names.
    private mutating func mergeNamesakes(_ bodies: [String: [IndexedCode]], _ names: NameScope) {
        names.clear(&namesakes)
        for (name, all) in bodies where all.count > 1 { namesakes[name] = all }
    }

    private mutating func mergeMakings(_ sources: [IndexedSource], _ names: NameScope) {
        guard !names.isEmpty else { return }
        names.clear(&makings)
        for source in sources where !source.facts.isOfLibrary {
            for making in source.facts.makings where names.contains(making.type) && hasAttachable(making.type) {
                makings[making.type, default: []].append(making)
            }
        }
    }

    /// Says by which names a piece may be asked for, or no longer.
    private mutating func note(_ thing: Asked, of piece: IndexedCode, isThere: Bool) {
        switch thing {
        case .type(let name):
            if Evaluator.isTypeName(name) { note(thing, name, isThere) }
        case .helper(let name): for name in Self.names(ofHelper: name, [piece]) { note(thing, name, isThere) }
        }
    }

    /// By which names code asks for a helper: `view.theme = 2` calls `setTheme:`.
    static func names(ofHelper name: String, _ pieces: [IndexedCode]) -> [String] {
        guard pieces.contains(where: { !$0.isSwift }), let property = Evaluator.property(ofSetter: name) else {
            return [name]
        }
        return [name, property]
    }

    private mutating func note(_ thing: Asked, _ name: String, _ isThere: Bool) {
        let hash = NameTable.hash(of: name.utf8)
        var things = asked[hash] ?? []
        let place = things.firstIndex { $0 >= thing } ?? things.endIndex
        let isKnown = place < things.count && things[place] == thing
        if isThere, !isKnown { things.insert(thing, at: place) }
        if !isThere, isKnown { things.remove(at: place) }
        asked[hash] = things.isEmpty ? nil : things
    }

    /// What a name of that hash may ask for.
    func asked(by hash: UInt32) -> [Asked] { asked[hash] ?? [] }

    /// What the files say of a type to be evaluated with a text; nothing where they say two different things.
    func declarations(of type: String) -> [IndexedCode] { pieces(of: type).filter(\.isAttachable) }

    /// The same to be evaluated by itself.
    func pieces(of type: String) -> [IndexedCode] {
        let all = types[type] ?? []
        return all.filter(\.isBody).count > 1 ? [] : all.filter { !$0.text.isEmpty }
    }

    /// The same of the one of several classes of that name that stands in a file.
    func pieces(of type: String, in path: String) -> [IndexedCode] {
        guard let namesakes = namesakes[type] else { return pieces(of: type) }
        let others = (types[type] ?? []).filter {
            !$0.isBody && !$0.text.isEmpty && NearestFile.of(namesakes.map(\.path), to: $0.path) == path
        }
        return namesakes.filter { $0.path == path && !$0.text.isEmpty }.prefix(1) + others
    }

    /// The classes whose code makes layout and names `type`, by name. Where a class is written in several pieces, one may
    /// make the layout of what another declares.
    func users(of type: String) -> [String] {
        types.filter { name, pieces in
            name != type && pieces.contains(where: \.makesLayout) && pieces.contains { $0.mayName(type) }
        }.keys.sorted()
    }

    /// The controllers of tabs that name a controller, by name.
    func tabControllers(naming controller: String) -> [String] {
        types.filter { name, pieces in
            name != controller && pieces.contains { $0.isPrimary && $0.isOfTabs }
                && pieces.contains { $0.mayName(controller) }
        }.keys.sorted()
    }

    func helpers(_ name: String) -> [IndexedCode] { helpers[name] ?? [] }
}

/// Code of other files that is evaluated with a text, and where it comes from.
package struct AttachedCode: Sendable {
    struct Piece: Sendable {
        /// In the text with all that is attached.
        let range: Range<Int>
        let place: OutsidePlace
    }

    let tree: SyntaxTree
    let pieces: [Piece]
}

/// A class of another file as a text of its own.
package struct ClassText: Sendable {
    package let name: String
    package let text: SourceText
    package let dialect: Dialect
    /// The file of its declaration.
    package let path: String
}

extension SymbolIndex {
    /// The classes of other files that make layout and name a view class, at most `limit`, by name. Where several files have
    /// a class of that name, as applications and their extensions do, only those to which the one at `path` is nearest.
    package func users(of type: String, at path: String?, limit: Int) -> [ClassText] {
        let places = code.namesakes[type]?.map(\.path)
        if places != nil, path == nil { return [] }
        var result: [ClassText] = []
        for name in code.users(of: type) {
            for text in classTexts(name) where result.count < limit {
                if let places, NearestFile.of(places, to: text.path) != path { continue }
                result.append(text)
            }
        }
        return result
    }

    /// All classes of a name.
    private func classTexts(_ name: String) -> [ClassText] {
        guard let namesakes = code.namesakes[name] else { return classText(name).map { [$0] } ?? [] }
        var seen: Set<String> = []
        return namesakes.filter { seen.insert($0.path).inserted }.compactMap { body in
            classText(name, code.pieces(of: name, in: body.path))
        }
    }

    /// Whether a class of the files inherits from another one.
    package func inherits(_ type: String, from base: String) -> Bool {
        var current = type
        for _ in 0..<16 {
            guard let next = superclass(of: current) else { return false }
            if next == base { return true }
            current = next
        }
        return false
    }

    /// A class of another file as a text of its own; nil where the files declare none, or two of that name.
    package func classText(_ name: String) -> ClassText? { classText(name, code.pieces(of: name)) }

    private func classText(_ name: String, _ pieces: [IndexedCode]) -> ClassText? {
        guard let first = pieces.first, pieces.allSatisfy({ $0.path.hasSuffix(".swift") == first.isSwift }) else {
            return nil
        }
        var needs: [String: String] = [:]
        for piece in pieces { needs.merge(piece.needs) { one, _ in one } }
        let lines = needs.keys.sorted().compactMap { needs[$0] } + pieces.map(\.text)
        return ClassText(
            name: name, text: SourceText(lines.joined(separator: "\n")), dialect: first.isSwift ? .swift : .objectiveC,
            path: (pieces.first(where: \.isBody) ?? first).path)
    }

    /// The tree with the code of other files that evaluating it asks for; nil where it asks for none.
    /// - Parameter questions: what the choice rests on is added; nil where nobody wants to know.
    package func attaching(to tree: SyntaxTree, asking questions: inout OutsideQuestions?) -> AttachedCode? {
        guard !code.isEmpty, CodeWords.makesLayout(tree.text.bytes) || tree.hasGenericSuperclass else { return nil }
        var selection = CodeSelection(tree, self, questions)
        let attached = selection.select()
        questions = selection.questions
        return attached
    }
}
