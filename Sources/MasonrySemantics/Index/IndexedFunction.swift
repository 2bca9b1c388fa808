// Macros with parameters, functions and class methods of other files, kept as small trees of their own.

import MasonrySyntax
import SourceText

/// Something that gives a constant for arguments, as one file defines it.
package struct IndexedFunction: Sendable {
    enum Body: Sendable {
        case macro(MacroDefinition)
        case function(FunctionDeclaration)
    }

    /// `CMHScale`, `Metrics.topHeight`, `Metrics.heightFor:`.
    let name: String
    /// Where it stands: `Metrics.h:12`.
    let origin: OutsidePlace
    /// The definition, behind what of its file it names and no other file sees.
    let tree: SyntaxTree
    let body: Body
    /// The definition without its spaces: two files may say the same.
    let spelling: String

    /// Whether arguments stay whole whatever they are, as in functions, and in macros that put them in parentheses.
    var isSingleOperand: Bool {
        switch body {
        case .function: true
        case .macro(let macro): SyntaxReader(tree).isSingleOperand(macro)
        }
    }

    /// Definitions beyond this compute more than a constant.
    private static let maximumBytes = 2_000

    /// nil for a text that defines no such thing.
    private init?(name: String, origin: OutsidePlace, text: String, needs: [String], in type: String?) {
        let own = needs.map { $0 + "\n" }.joined()
        guard text.utf8.count + own.utf8.count <= Self.maximumBytes else { return nil }
        self.init(
            name: name, origin: origin, source: own + (type.map { "@implementation \($0)\n\(text)\n@end\n" } ?? text))
    }

    /// - Parameter source: the definition behind what it needs of its file, as `tree` has it.
    init?(name: String, origin: OutsidePlace, source: String) {
        tree = SyntaxTree.parse(SourceText(source), dialect: .objectiveC)
        self.name = name
        self.origin = origin
        spelling = source.filter { !$0.isWhitespace }
        guard let body = Self.body(of: tree) else { return nil }
        self.body = body
    }

    private static func body(of tree: SyntaxTree) -> Body? {
        guard let last = tree.root.statements.last else { return nil }
        switch tree[last].kind {
        case .macro(let macro): return .macro(macro)
        case .function(let function): return .function(function)
        case .type(let type):
            guard let member = type.members.statements.first, case .function(let method) = tree[member].kind else {
                return nil
            }
            return .function(method)
        default: return nil
        }
    }

    /// What `tree` defines for other files, in written order.
    static func all(
        in tree: SyntaxReader, _ path: String, _ role: IndexedSource.Role
    ) -> [IndexedFunction] {
        guard tree.dialect == .objectiveC else { return [] }
        var collector = FunctionCollector(tree: tree, path: path, role: role)
        collector.collect(tree.root, in: nil, depth: 0)
        return collector.functions
    }

    fileprivate static func make(
        _ name: String, _ text: String, needing needs: [String], at origin: OutsidePlace, in type: String?
    ) -> IndexedFunction? {
        IndexedFunction(name: name, origin: origin, text: text, needs: needs, in: type)
    }

    /// Whether a function of this type gives what constants have.
    fileprivate static func givesConstant(_ type: String) -> Bool {
        switch type {
        case "CGFloat", "float", "double", "int", "long", "short", "unsigned", "NSInteger", "NSUInteger", "BOOL",
            "bool", "CGSize", "CGPoint", "UIEdgeInsets", "NSTimeInterval", "UIColor", "UIFont":
            true
        default: false
        }
    }
}

private struct FunctionCollector {
    let tree: SyntaxReader
    let path: String
    let role: IndexedSource.Role
    var functions: [IndexedFunction] = []
    private lazy var declared = DeclaredNames(tree).names
    private lazy var ownConstants = Self.constants(in: tree)

    init(tree: SyntaxReader, path: String, role: IndexedSource.Role) {
        self.tree = tree
        self.path = path
        self.role = role
    }

    mutating func collect(_ block: Block, in type: String?, depth: Int) {
        guard depth < 16 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .macro(let macro) where macro.parameters != nil && role == .header:
                add(tree.string(macro.name), tree[id].range, macro.nameRange, in: nil)
            case .function(let function):
                guard let body = function.body, body.statements.count <= 8, function.isStatic,
                    let result = function.returnType, IndexedFunction.givesConstant(tree.string(result.name))
                else { continue }
                // `static` keeps a function of an implementation to its file.
                if type == nil, role == .implementation { continue }
                let name = tree.string(function.name)
                add(type.map { "\($0).\(name)" } ?? name, tree[id].range, function.nameRange, in: type)
            case .type(let declaration) where type == nil && declaration.keyword != .enumeration:
                collect(declaration.members, in: tree.string(declaration.name), depth: depth + 1)
            case .conditional(let conditional) where conditional.keyword == .directive:
                collect(conditional.then, in: type, depth: depth + 1)
                if let otherwise = conditional.otherwise { collect(otherwise, in: type, depth: depth + 1) }
            default: break
            }
        }
    }

    private mutating func add(_ name: String, _ range: TextRange, _ nameRange: TextRange, in type: String?) {
        let origin = OutsidePlace(path: path, line: tree.text.line(at: nameRange.start))
        guard let alone = IndexedFunction.make(name, tree.text[range], needing: [], at: origin, in: type) else {
            return
        }
        // What only its own file sees means something else elsewhere, so it comes along.
        let names = role == .implementation ? ownNames(in: alone.tree) : []
        guard !names.isEmpty else { return functions.append(alone) }
        let needs = names.compactMap { ownConstants[$0] }
        guard needs.count == names.count,
            let whole = IndexedFunction.make(name, tree.text[range], needing: needs, at: origin, in: type)
        else { return }
        functions.append(whole)
    }

    /// What of the file the definition names, in its order.
    private mutating func ownNames(in definition: SyntaxTree) -> [String] {
        var result: [String] = []
        for expression in definition.expressions {
            guard case .name(let name) = expression.kind else { continue }
            let string = definition.names[name]
            if declared.contains(string), !result.contains(string) { result.append(string) }
        }
        return result
    }

    /// The constants and macros of the file by name, as they are written.
    private static func constants(in tree: SyntaxReader) -> [String: String] {
        var result: [String: String] = [:]
        for id in tree.root.statements {
            let names: [Name]
            switch tree[id].kind {
            case .variable(let declaration): names = declaration.bindings.map(\.name)
            case .macro(let macro) where macro.parameters == nil: names = [macro.name]
            default: continue
            }
            guard tree[id].range.length <= 256 else { continue }
            for name in names { result[tree.string(name)] = tree.text[tree[id].range] }
        }
        return result
    }
}
