// One file of the constants index: the names it gives to other files, and their values.

import MasonrySyntax
import SourceText

/// A constant that other files see.
struct IndexedConstant: Sendable {
    /// With the types around it: `Styles.Sizes.gutter`.
    var name: String
    var value: Value
    /// From 0.
    var line: Int
    /// How it holds together, if it is a macro.
    var binding = MacroBinding.operand
    /// Whether it is a macro for those who have none of its name: `#ifndef kWidth` stands around it.
    var isFallback = false
}

/// The constants of one file. Making one is independent of all other files, so it can be done in parallel.
package struct IndexedSource: Sendable {
    /// How far what a file defines is seen.
    package enum Role: Sendable { case header, implementation }

    /// What holds whatever other files say.
    let facts: SourceFacts
    private(set) var constants: [IndexedConstant] = []
    /// The cells that its classes show, and what they say of their sizes.
    private(set) var cells: IndexedCells?
    /// What else its values may rest on; of values that rest on nothing else, nothing.
    private(set) var questions = OutsideQuestions()
    /// Whether all values are known.
    private(set) var isSettled = false
    private let dialect: Dialect
    private let role: Role
    /// What is still evaluated; nil where all is known, and in what was kept on a disk.
    private var open: (tree: SyntaxTree, cellUses: CellUses)?

    /// - Parameter path: where definitions are said to stand.
    package init(text: SourceText, dialect: Dialect, path: String, role: Role) {
        (self.dialect, self.role) = (dialect, role)
        let parsed = SyntaxTree.parse(text, dialect: dialect)
        let tree = LibraryCopy.isOne(SyntaxReader(parsed)) ? SyntaxTree.parse(SourceText(""), dialect: dialect) : parsed
        var evaluator = Evaluator(tree: tree)
        evaluator.facts.declaredNames = []
        facts = SourceFacts(
            path: path, functions: IndexedFunction.all(in: SyntaxReader(tree), path, role),
            flags: role == .header ? Self.flags(in: tree) : [], types: evaluator.exportedTypes(),
            code: CodeCollector(tree, path: path, role: role).code,
            makings: IndexedMaking.all(in: SyntaxReader(tree)), kinds: NameKinds(exportedBy: tree),
            changes: ForeignChangeFinder.changes(in: tree), declared: role == .header ? Self.properties(in: tree) : [],
            assigned: AssignedNames.all(in: SyntaxReader(tree)))
        open = (tree, CellUses(tree))
        var options = EvaluationOptions()
        options.index = .empty
        _ = resolve(options, nil)
        if isSettled { questions = OutsideQuestions() }
    }

    /// As it was kept.
    init(
        _ facts: SourceFacts, dialect: Dialect, role: Role, constants: [IndexedConstant], cells: IndexedCells?,
        questions: OutsideQuestions, isSettled: Bool
    ) {
        (self.facts, self.dialect, self.role) = (facts, dialect, role)
        (self.constants, self.cells) = (constants, cells)
        (self.questions, self.isSettled) = (questions, isSettled)
    }

    package var path: String { facts.path }

    /// Whether its tree is still there.
    var isOpen: Bool { open != nil }

    /// The same without its tree, which is many times as large: its text is read again where something is asked of it.
    package var withoutTree: IndexedSource {
        var source = self
        source.open = nil
        return source
    }

    /// Its tree, if that is there and one of the same text.
    package func tree(of text: SourceText, _ dialect: Dialect) -> SyntaxTree? {
        guard let tree = open?.tree, tree.dialect == dialect, tree.text.bytes == text.bytes else { return nil }
        return tree
    }

    /// What it came to with other sources.
    var settledValue: SettledValues.Value {
        SettledValues.Value(constants: constants, isSettled: isSettled, cells: cells)
    }

    mutating func take(_ value: SettledValues.Value) {
        constants = value.constants
        isSettled = value.isSettled
        cells = value.cells
    }

    /// Evaluates again with what is known now; returns whether it came to something else.
    /// - Parameter reread: gives the text where its tree is not kept.
    mutating func resolve(_ options: EvaluationOptions, _ reread: ((IndexedSource) -> SourceText?)?) -> Bool {
        guard !isSettled else { return false }
        if open == nil, let text = reread?(self) {
            let tree = SyntaxTree.parse(text, dialect: dialect)
            open = (tree, CellUses(tree))
        }
        guard let (tree, cellUses) = open else { return false }
        var evaluator = Evaluator(tree: tree, options: options)
        evaluator.noteQuestions()
        // Its own names are in the index too, unless another file says otherwise.
        evaluator.facts.declaredNames = []
        let before = constants
        constants = evaluator.exportedConstants(role)
        var asked = evaluator.facts.questions
        let cellsBefore = cells?.sayings
        if !cellUses.isEmpty { cells = IndexedCells(tree, cellUses, options, &asked) }
        let areCellsKnown =
            cells?.sayings.values.allSatisfy { $0.allSatisfy { $0.saying != .unreadable } } ?? true
        if areCellsKnown, constants.allSatisfy(\.value.isConstant) {
            isSettled = true
            open = nil
        }
        questions.formUnion(asked)
        return !constants.elementsEqual(before) { $0.name == $1.name && $0.isSame(as: $1) }
            || cells?.sayings != cellsBefore
    }

    private static func properties(in tree: SyntaxTree) -> [String] {
        var names: [String] = []
        for statement in tree.statements {
            guard case .type(let type) = statement.kind else { continue }
            for id in type.members.statements {
                guard case .variable(let variable) = tree[id].kind else { continue }
                names += variable.bindings.map { "\(tree.string(type.name))#\(tree.string($0.name))" }
            }
        }
        return names
    }

    private static func flags(in tree: SyntaxTree) -> Set<String> {
        guard tree.dialect == .objectiveC else { return [] }
        var flags: Set<String> = []
        var pending = tree.root.statements.map { ($0, 0) }
        while let (id, depth) = pending.popLast() {
            switch tree[id].kind {
            case .macro(let macro) where macro.value == nil && macro.parameters == nil:
                flags.insert(tree.string(macro.name))
            case .conditional(let conditional) where conditional.keyword == .directive && depth < 8:
                pending += conditional.then.statements.map { ($0, depth + 1) }
            default: break
            }
        }
        return flags
    }
}
