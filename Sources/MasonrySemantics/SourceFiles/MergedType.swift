// What a source file says of one type, whichever of its declarations says it.

import MasonrySyntax
import SourceText

/// A class with its interface, implementation, categories and extensions put together.
struct MergedType {
    struct Method {
        var declaration: FunctionDeclaration
        var range: TextRange
        /// How many superclasses up it is declared.
        var level: Int32 = 0
    }

    struct Member {
        var binding: VariableDeclaration.Binding
        var modifiers: VariableDeclaration.Modifiers
        var range: TextRange
        /// How many superclasses up it is declared.
        var level: Int32 = 0
    }

    var name: String
    /// With the types around it: `Card.Metrics`.
    var path: String
    /// The first type that its own declaration inherits from, a class or protocol.
    var superclass: String?
    var inherited: [String] = []
    /// The names of its parameters, where it is generic.
    var parameters: [Name] = []
    /// What it gives for the parameters of its superclass.
    var superclassArguments: [Name] = []
    /// What its superclasses call their parameters, and the types that stand for these in it.
    var typeArguments: [Name: Name] = [:]
    /// The superclasses of the superclass, as far as they are known.
    var ancestors: [String] = []
    var members: [Member] = []
    var methods: [Method] = []
    var range: TextRange
    /// Whether some declaration of it has bodies: an interface alone runs nothing.
    var hasBodies = false
    /// Whether all that was seen of it is extensions and categories.
    var isExtension = true
    /// Whether it is a structure: what a `let` of it is at its declaration, it is in all of its values.
    var isStructure = false
    /// The cases of an enumeration, with their values where written.
    var enumerators: [VariableDeclaration.Binding] = []
    /// Whether it adds subviews to itself.
    var actsAsView = false
    /// What it is; a guess until the file is run.
    var kind = ClassKind(.other, .guessed)
}

/// Collects the types of a file, in the order of their first mention.
struct TypeCollector {
    private let tree: SyntaxReader
    private(set) var pictures: [MergedType] = []
    private var indices: [String: Int] = [:]
    private var depth = 0

    init(_ tree: SyntaxReader) {
        self.tree = tree
        for statement in tree.root.statements { collect(statement, in: "") }
    }

    private mutating func collect(_ id: StatementID, in path: String) {
        switch tree[id].kind {
        case .type(let declaration): collect(declaration, tree[id].range, in: path)
        case .conditional(let conditional) where conditional.keyword == .directive:
            collectAlternatives(conditional, in: path)
        default: break
        }
    }

    /// Of the two ways of an `#if` one is compiled: a class that has bodies in both is two.
    private mutating func collectAlternatives(_ conditional: Conditional, in path: String) {
        guard depth < 16 else { return }
        depth += 1
        defer { depth -= 1 }
        let before = (pictures: pictures.map(Extent.init), indices: indices)
        for statement in conditional.then.statements { collect(statement, in: path) }
        guard let otherwise = conditional.otherwise else { return }
        let first = indices
        for (name, index) in first {
            let known = before.indices[name].map { before.pictures[$0].methods } ?? 0
            if pictures[index].methods.count > known { indices[name] = nil }
        }
        let second = pictures.count
        for statement in otherwise.statements { collect(statement, in: path) }
        // What both share was said before.
        for index in pictures.indices.dropFirst(second) {
            guard let known = before.indices[pictures[index].path] else { continue }
            let (picture, extent) = (pictures[known], before.pictures[known])
            pictures[index].superclass = extent.superclass ?? pictures[index].superclass
            pictures[index].inherited += picture.inherited.prefix(extent.inherited)
            pictures[index].members = picture.members.prefix(extent.members) + pictures[index].members
            pictures[index].methods = picture.methods.prefix(extent.methods) + pictures[index].methods
        }
        indices.merge(first) { $1 }
    }

    /// How much was known of a type: more is only ever appended.
    private struct Extent {
        let superclass: String?
        let inherited, members, methods: Int

        init(_ picture: MergedType) {
            superclass = picture.superclass
            inherited = picture.inherited.count
            members = picture.members.count
            methods = picture.methods.count
        }
    }

    /// `Card.` before the name in `extension Card.Metrics`.
    private func qualifier(of declaration: TypeDeclaration, _ range: TextRange) -> String {
        guard declaration.keyword == .extension, range.start < declaration.nameRange.start else { return "" }
        let before = tree.text[TextRange(range.start, declaration.nameRange.start)]
        guard before.hasSuffix(".") else { return "" }
        return String(before.split(whereSeparator: \.isWhitespace).last ?? "")
    }

    private mutating func collect(_ declaration: TypeDeclaration, _ range: TextRange, in outer: String) {
        guard depth < 16, declaration.keyword != .protocol else { return }
        if declaration.keyword == .enumeration, tree.dialect != .swift { return }
        depth += 1
        defer { depth -= 1 }
        let name = SnapKitLibrary.extendedType(tree.string(declaration.name))
        let path = outer + qualifier(of: declaration, range) + name
        let index: Int
        if let known = indices[path] {
            index = known
        } else {
            index = pictures.count
            indices[path] = index
            pictures.append(MergedType(name: name, path: path, range: range))
        }
        if declaration.keyword != .extension, declaration.keyword != .category, pictures[index].superclass == nil {
            pictures[index].superclass = declaration.inherited.first.map { tree.string($0.name) }
            pictures[index].superclassArguments = declaration.superclassArguments
        }
        if declaration.keyword != .extension, declaration.keyword != .category {
            pictures[index].isExtension = false
            pictures[index].parameters = declaration.parameters
        }
        if declaration.keyword == .structure { pictures[index].isStructure = true }
        if declaration.keyword == .enumeration { pictures[index].enumerators += declaration.enumerators }
        pictures[index].inherited += declaration.inherited.map { tree.string($0.name) }
        for member in declaration.members.statements { collect(member, into: index) }
    }

    private mutating func collect(_ id: StatementID, into index: Int) {
        let range = tree[id].range
        switch tree[id].kind {
        case .variable(let declaration):
            for binding in declaration.bindings {
                pictures[index].members.append(
                    MergedType.Member(
                        binding: binding, modifiers: declaration.modifiers, range: range))
            }
        case .function(let declaration):
            guard declaration.body != nil else { return }
            pictures[index].hasBodies = true
            if addsToItself(declaration) { pictures[index].actsAsView = true }
            pictures[index].methods.append(MergedType.Method(declaration: declaration, range: range))
        case .type(let nested): collect(nested, range, in: pictures[index].path + ".")
        case .conditional(let conditional) where conditional.keyword == .directive:
            for statement in conditional.then.statements { collect(statement, into: index) }
            guard let otherwise = conditional.otherwise else { return }
            // Of two bodies of one method the first counts.
            let first = Set(pictures[index].methods.map(\.declaration.name))
            let count = pictures[index].methods.count
            for statement in otherwise.statements { collect(statement, into: index) }
            let added = pictures[index].methods.dropFirst(count).filter { !first.contains($0.declaration.name) }
            pictures[index].methods.replaceSubrange(count..., with: added)
        default: break
        }
    }

    /// `addSubview(x)` of Swift code without a receiver and `[self addSubview:x]` call a method that the class inherits.
    /// Only whole statements of the body and of the conditions in it are looked at.
    private func addsToItself(_ declaration: FunctionDeclaration) -> Bool {
        guard !declaration.isStatic, let body = declaration.body else { return false }
        return addsToItself(body, depth: 0)
    }

    private func addsToItself(_ block: Block, depth: Int) -> Bool {
        block.statements.contains { id in
            switch tree[id].kind {
            case .expression(let expression): return addsToItself(expression)
            // `if (self) { [self addSubview:x]; }`
            case .conditional(let conditional): return depth < 4 && addsToItself(conditional.then, depth: depth + 1)
            default: return false
            }
        }
    }

    private func addsToItself(_ expression: ExpressionID) -> Bool {
        switch tree[expression].kind {
        case .call(let callee, _):
            guard tree.dialect == .swift, case .name(let name) = tree[callee].kind else { return false }
            return name.word == .addSubview
        case .message(let receiver, let arguments):
            guard case .name(let name) = tree[receiver].kind, arguments.count == 1 else { return false }
            return name.word == .`self` && arguments.first?.label?.word == .addSubview
        default: return false
        }
    }
}
