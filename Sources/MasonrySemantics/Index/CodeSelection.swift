// Which code of other files a text needs.

import MasonrySyntax
import SourceText

/// Chooses what a text needs, round by round: code that is chosen may need other code.
struct CodeSelection {
    private let tree: SyntaxTree
    private let index: SymbolIndex
    /// What the text says of types itself: whether it has the class, or an extension of it.
    private var ownTypes: [String: Bool] = [:]
    /// What the types of the text inherit from, as it says itself.
    private var ownInherited: [String: [String]] = [:]
    /// The names of constants, macros and functions outside of types.
    private var ownNames: Set<String> = []
    private var chosen: [IndexedCode] = []
    private var chosenTypes: Set<String> = []
    private var chosenHelpers: Set<String> = []
    /// What the text declares for itself alone.
    private var ownPrivateTypes: Set<String> = []
    private var needs: [String: String] = [:]
    /// The private types of files, by the files' paths in the order in which they are chosen.
    private var privateTypes: [(path: String, needs: [String: String])] = []
    private var bytes = 0
    private(set) var questions: OutsideQuestions?

    private static let mostRounds = 4
    /// In all, so that the cost of a text stays near that of its own length.
    private static let mostBytes = 65_536
    private static let smallBytes = 2_048

    init(_ tree: SyntaxTree, _ index: SymbolIndex, _ questions: OutsideQuestions?) {
        self.tree = tree
        self.index = index
        self.questions = questions
        for id in tree.root.statements { note(id, depth: 0) }
    }

    private mutating func note(_ id: StatementID, depth: Int) {
        switch tree[id].kind {
        case .type(let declaration):
            let isPrimary =
                switch declaration.keyword {
                case .class, .structure, .enumeration, .implementation: true
                default: false
                }
            let name = tree.string(declaration.name)
            ownTypes[name] = isPrimary || ownTypes[name] ?? false
            ownInherited[name, default: []] += declaration.inherited.map { tree.string($0.name) }
            if isPrimary, declaration.isPrivate, tree.dialect == .swift { ownPrivateTypes.insert(name) }
            // `View` in `enum Header` is no other file's `View`.
            for inner in declaration.members.statements where depth < 8 {
                if case .type = tree[inner].kind { note(inner, depth: depth + 1) }
            }
        case .variable(let declaration):
            for binding in declaration.bindings { ownNames.insert(tree.string(binding.name)) }
        case .macro(let macro): ownNames.insert(tree.string(macro.name))
        case .function(let function): ownNames.insert(tree.string(function.name))
        case .conditional(let conditional) where depth < 8:
            for inner in conditional.then.statements { note(inner, depth: depth + 1) }
            for inner in conditional.otherwise?.statements ?? [] { note(inner, depth: depth + 1) }
        default: break
        }
    }

    mutating func select() -> AttachedCode? {
        for (type, isWhole) in ownTypes.sorted(by: { $0.key < $1.key }) {
            if !isWhole, !HelperType.isOne(type) { choose(type) { $0.isPrimary } }
            chooseSuperclasses(of: type)
            for name in ownInherited[type] ?? [] where ownTypes[name] == nil && !isProtocol(name) {
                choose(name) { _ in true }
                chooseSuperclasses(of: name)
            }
        }
        questions?.codeNames.formUnion(tree.names.hashes)
        chooseTypes(in: tree.names.hashes)
        chooseHelpers(in: tree.names.hashes)
        var first = 0
        for _ in 1..<Self.mostRounds where first < chosen.count {
            let last = chosen.count
            for place in first..<last {
                questions?.codeNames.formUnion(chosen[place].names)
                chooseTypes(in: chosen[place].names)
            }
            for place in first..<last { chooseHelpers(in: chosen[place].names) }
            first = last
        }
        return chosen.isEmpty ? nil : attach()
    }

    /// The types come first: a helper of a common name is less likely meant, and there is not room for all.
    private mutating func chooseTypes(in hashes: [UInt32]) {
        for hash in hashes {
            for case .type(let name) in index.code.asked(by: hash)
            where ownTypes[name] == nil && !chosenTypes.contains(name) && isOfUse(name) {
                choose(name) { _ in true }
                chooseSuperclasses(of: name)
            }
        }
    }

    private mutating func chooseHelpers(in hashes: [UInt32]) {
        for hash in hashes {
            for case .helper(let name) in index.code.asked(by: hash) where chosenHelpers.insert(name).inserted {
                questions?.names.insert(name)
                for helper in index.code.helpers(name) { choose(helper) }
            }
        }
    }

    /// Whether code that names a type asks what it does: views are embedded, helpers are called; screens are shown.
    private mutating func isOfUse(_ type: String) -> Bool {
        var current = type
        for _ in 0..<16 {
            guard let next = superclass(of: current), !isProtocol(next) else { break }
            current = next
        }
        switch ViewClass.systemRole(of: current) ?? ViewClass.customaryRole(of: current) {
        case .controller?, .cell?: return false
        case .view?: return true
        // Most are models that only mention numbers: of those the small ones, which may be tables of them.
        case .other?, nil:
            let all = declarations(of: type)
            return all.contains(where: \.makesLayout) || all.allSatisfy { $0.text.utf8.count <= Self.smallBytes }
        }
    }

    private mutating func chooseSuperclasses(of type: String) {
        var current = type
        for _ in 0..<8 {
            guard let next = superclass(of: current), !ViewClass.isOfSystem(next), next != type else { return }
            current = next
            guard ownTypes[next] == nil else { continue }
            choose(next) { _ in true }
        }
    }

    private mutating func choose(_ type: String, _ isWanted: (IndexedCode) -> Bool) {
        guard chosenTypes.insert(type).inserted else { return }
        for piece in declarations(of: type) where isWanted(piece) { choose(piece) }
    }

    // MARK: Questions

    private mutating func superclass(of type: String) -> String? {
        questions?.names.insert(type)
        return index.superclass(of: type)
    }

    private mutating func isProtocol(_ type: String) -> Bool {
        questions?.names.insert(type)
        return index.isProtocol(type)
    }

    private mutating func declarations(of type: String) -> [IndexedCode] {
        questions?.names.insert(type)
        return index.code.declarations(of: type)
    }

    private mutating func choose(_ piece: IndexedCode) {
        let isSwift = tree.dialect == .swift
        guard piece.path.hasSuffix(".swift") == isSwift, bytes + piece.text.utf8.count <= Self.mostBytes,
            ownTypes[piece.type] == nil || !tree.text.contains(piece.text, in: tree.text.range)
        else { return }
        // What only its own file sees must not be taken for what this text, or another file, calls the same.
        for (name, text) in piece.needs where !piece.isTypeOfFile(name) {
            guard !text.isEmpty, !ownNames.contains(name), needs[name].map({ $0 == text }) ?? true else { return }
        }
        guard !ownNames.contains(where: { piece.mayName($0) }) else { return }
        needs.merge(piece.needs.filter { !piece.isTypeOfFile($0.key) }) { one, _ in one }
        let types = piece.needs.filter { piece.isTypeOfFile($0.key) }
        if let file = privateTypes.firstIndex(where: { $0.path == piece.path }) {
            privateTypes[file].needs.merge(types) { one, _ in one }
        } else if !types.isEmpty {
            privateTypes.append((piece.path, types))
        }
        bytes += piece.text.utf8.count
        chosen.append(piece)
    }

    /// The tree with all that was chosen.
    private func attach() -> AttachedCode {
        var text = ""
        text.reserveCapacity(bytes + 64 * (chosen.count + needs.count))
        var pieces: [AttachedCode.Piece] = []
        pieces.reserveCapacity(chosen.count)
        for name in needs.keys.sorted() {
            text += needs[name] ?? ""
            text += "\n"
        }
        var names: [String: [String: String]] = [:]
        for (place, file) in privateTypes.enumerated() {
            let pairs = file.needs.keys.map { ($0, PrivateTypes.name($0, ofFile: place + 1)) }
            let own = Dictionary(pairs, uniquingKeysWith: { one, _ in one })
            names[file.path] = own
            for name in file.needs.keys.sorted() {
                text += PrivateTypes.renaming(own, in: file.needs[name] ?? "")
                text += "\n"
            }
        }
        for piece in chosen {
            // What is private in this text is something else there.
            var renamed = names[piece.path] ?? [:]
            for name in ownPrivateTypes where renamed[name] == nil && piece.mayName(name) {
                renamed[name] = PrivateTypes.name(name, ofFile: 0)
            }
            let code = PrivateTypes.renaming(renamed, in: piece.text)
            let isExtension = piece.member != nil && !piece.type.isEmpty
            if isExtension {
                text += tree.dialect == .swift ? "extension " : "@implementation "
                text += piece.type
                text += tree.dialect == .swift ? " {\n" : " (_)\n"
            }
            let start = tree.text.length + 1 + text.utf8.count
            text += code
            pieces.append(
                AttachedCode.Piece(
                    range: start..<start + code.utf8.count,
                    place: OutsidePlace(path: piece.path, line: piece.line)))
            if isExtension { text += tree.dialect == .swift ? "\n}" : "\n@end" }
            text += "\n"
        }
        return AttachedCode(tree: tree.attaching(text), pieces: pieces)
    }
}
