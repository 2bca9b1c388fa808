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
    /// Whether it is a macro of more than one operand without parentheses.
    var isLoose = false
}

/// The constants of one file. Making one is independent of all other files, so it can be done in parallel.
package struct IndexedSource: Sendable {
    /// How far what a file defines is seen.
    package enum Role: Sendable { case header, implementation }

    package let path: String
    private(set) var constants: [IndexedConstant] = []
    let functions: [IndexedFunction]
    /// The macros without a value that a header defines: `#define MAS_SHORTHAND`.
    let flags: Set<String>
    private(set) var types = IndexedTypes()
    /// What others may run: classes with layout, helpers for all views.
    let code: [IndexedCode]
    /// Whose objects its code makes, and with which numbers.
    let makings: [IndexedMaking]
    /// Of which kind the values are that its names stand for.
    let kinds: NameKinds
    /// Whose constraints it changes that it does not make.
    let changes: TextChanges
    /// The properties that a header declares, by `Type#name`.
    let declared: [String]
    /// The names to which it may give another value.
    let assigned: Set<String>
    /// What else its values may rest on.
    private(set) var questions = OutsideQuestions()
    /// Whether all values are known.
    private(set) var isSettled = false
    /// Whether it belongs to a library that a package manager has put beside the program: constants and classes alone
    /// are asked of it, where the program does not declare them itself.
    var isOfLibrary: Bool { LibraryFolder.holds(path) }
    private let dialect: Dialect
    private let role: Role
    /// What is still evaluated; nil where all is known, and in what was kept on a disk.
    private var open: (tree: SyntaxTree, cellUses: CellUses)?

    /// - Parameter path: where definitions are said to stand.
    package init(text: SourceText, dialect: Dialect, path: String, role: Role) {
        (self.path, self.dialect, self.role) = (path, dialect, role)
        let parsed = SyntaxTree.parse(text, dialect: dialect)
        let tree = LibraryCopy.isOne(parsed) ? SyntaxTree.parse(SourceText(""), dialect: dialect) : parsed
        code = CodeCollector(tree, path: path, role: role).code
        makings = IndexedMaking.all(in: SyntaxReader(tree))
        functions = IndexedFunction.all(in: SyntaxReader(tree), path, role)
        flags = role == .header ? Self.flags(in: tree) : []
        kinds = NameKinds(exportedBy: tree)
        changes = ForeignChangeFinder.changes(in: tree)
        declared = role == .header ? Self.properties(in: tree) : []
        assigned = AssignedNames.all(in: SyntaxReader(tree))
        var evaluator = Evaluator(tree: tree)
        evaluator.facts.declaredNames = []
        types = evaluator.exportedTypes()
        open = (tree, CellUses(tree))
        var options = EvaluationOptions()
        options.index = .empty
        _ = resolve(options, nil)
    }

    /// As it was kept.
    init(
        path: String, dialect: Dialect, role: Role, constants: [IndexedConstant], functions: [IndexedFunction],
        flags: Set<String>,
        types: IndexedTypes, code: [IndexedCode], makings: [IndexedMaking], kinds: NameKinds, changes: TextChanges,
        declared: [String], assigned: Set<String>, questions: OutsideQuestions, isSettled: Bool
    ) {
        (self.path, self.dialect, self.role) = (path, dialect, role)
        self.constants = constants
        self.functions = functions
        self.flags = flags
        self.types = types
        self.code = code
        self.makings = makings
        self.kinds = kinds
        self.changes = changes
        self.declared = declared
        self.assigned = assigned
        self.questions = questions
        self.isSettled = isSettled
    }

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
        SettledValues.Value(constants: constants, isSettled: isSettled, cells: types.cells)
    }

    mutating func take(_ value: SettledValues.Value) {
        constants = value.constants
        isSettled = value.isSettled
        types.cells = value.cells
    }

    /// Evaluates again with what is known now; returns whether more became known.
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
        let before = constants.filter(\.value.isConstant).count
        constants = evaluator.exportedConstants(role)
        let after = constants.filter(\.value.isConstant).count
        var asked = evaluator.facts.questions
        let cellsBefore = types.cells?.sayings
        if !cellUses.isEmpty { types.cells = IndexedCells(tree, cellUses, options, &asked) }
        let areCellsKnown =
            types.cells?.sayings.values.allSatisfy { $0.allSatisfy { $0.saying != .unreadable } } ?? true
        if after == constants.count, areCellsKnown {
            isSettled = true
            open = nil
            asked = nil
        }
        questions = asked ?? OutsideQuestions()
        return after > before || types.cells?.sayings != cellsBefore
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
