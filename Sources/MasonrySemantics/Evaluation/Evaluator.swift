// The abstract interpreter: runs the statements of a tree and records what they mean for the layout.

import AutoLayout
import MasonrySyntax
import SourceText

/// Runs one tree. Its parts are in extensions, one file a part; this file holds the state they share.
///
/// It cannot be copied, and its methods are all `mutating`, even those that only look: the compiler puts a copy of its
/// two kilobytes on the stack for each call of one that is not, which took half of the time.
struct Evaluator: ~Copyable {
    let tree: SyntaxReader
    let options: EvaluationOptions
    let companionTypes: CompanionTypes
    var document: LayoutDocument
    /// The name `$0`, if the text has it.
    let dollarZero: Name?
    var spellings: SpellingTable
    var scope: Scope
    var facts = FileFacts()
    var runtime = RuntimeState()
    /// What the code outside of all classes left behind.
    var fileRuntime = RuntimeState.Snapshot(RuntimeState())
    /// Whether what runs now runs certainly.
    var certainty = Certainty.certain
    /// How many branches, loops and callbacks stand around what runs now.
    var uncertainty = 0
    /// The state whose blocks run now.
    var currentState: Int?
    /// The make block whose body runs now, for `superview` and `$0`.
    var currentBlock: BlockID?
    /// The chain that the expression being evaluated belongs to.
    var chainContext = ChainContext()
    /// Whether a name that is not known is a finding here, and of which kind.
    var nameExpectation = NameExpectation.hostCode
    /// Recursion that is left; input of any nesting ends here and not on the stack.
    var depth = 0
    /// Statements and calls that are left: loops and recursive functions end here.
    var fuel = 0
    /// How many near names may still be looked up: the search costs time in the number of names.
    var suggestionsLeft = 64
    /// They run after the base.
    var pendingStates: [StateDeclaration] = []
    var pendingExpectations: [(ExpectDeclaration, TextRange)] = []
    /// What `self` and `self.view` stand for, once they were used.
    var knownRoot: ItemID?
    /// Macros with parameters that the text defines.
    var macros: [Name: MacroDefinition] = [:]
    /// Macros of more than one operand without parentheses around them.
    var looseMacros: Set<Name> = []
    /// Functions of C that the text defines.
    var functions: [Name: FunctionDeclaration] = [:]
    // The rest is of source files.
    var classContext: ClassContext? { didSet { isInClass = classContext != nil } }
    /// Whether a class runs; asked far more often than what it is.
    private(set) var isInClass = false
    var hierarchy = HierarchyMode.live
    /// Who was added to whom, while the hierarchy is collected.
    var adds: [ItemID: [ItemID]] = [:]
    /// The branches of the method or set-up path that runs.
    var branches: [BranchRecord] = []
    var branchNoting = BranchNoting.outside
    /// Each branch is a scenario, and each is solved: this many more of the class are.
    var branchesLeft = 0
    /// Constraints that code which may run removes or changes: whether they hold is not known.
    var disputed: Set<MadeConstraintID> = []
    /// Whether `equalTo(…)` asks for an object, which the boxing `mas_equalTo(…)` does not.
    var isObjectAsked = false
    /// How certain the running function is, whose branches may be less so.
    var functionCertainty = Certainty.certain
    /// The superclass of each type that the text declares, by name.
    var ownSuperclasses: [String: String] = [:]
    /// The paths of the types that the text declares: `Card.Metrics`.
    var typePaths: Set<String> = []
    /// The type whose constants are being declared.
    var typePath = ""
    /// Constants of types by their paths: `Card.Metrics` and `padding`.
    var typeMembers: [String: [Name: Binding]] = [:]
    var currentFunction: String?
    /// How many function calls there were; each has its own local names.
    var frames: Int32 = 0
    /// Whether the running function may be over already: a branch of unknown condition returned.
    var hasMaybeReturned = false
    /// What the last `return` gave.
    var returned = Value.unknown
    /// Whether the block that runs is one of an array receiver.
    var isArrayReceiver = false
    /// `ConstraintConfig.interfaceLayoutDirection`.
    var isSnapKitRightToLeft = false

    static let maximumDepth = 200

    init(tree: SyntaxTree, options: EvaluationOptions = EvaluationOptions()) {
        self.options = options
        companionTypes = CompanionTypes(options.companions)
        self.tree = SyntaxReader(tree)
        document = LayoutDocument(tree: tree)
        spellings = SpellingTable(names: tree.names)
        scope = Scope(names: tree.names.count)
        dollarZero = tree.names.find("$0")
        fuel = 100_000 + 20 * (tree.expressions.count + tree.statements.count)
    }

    /// Before a whole file is run.
    mutating func reserveCapacity(for tree: SyntaxTree) {
        document.chains.reserveCapacity(tree.statements.count)
        document.constraints.reserveCapacity(tree.statements.count * 2)
        document.references.reserveCapacity(tree.expressions.count / 3)
    }

    mutating func report(_ kind: SemanticProblem.Kind, at range: TextRange, chain: ChainID? = nil) {
        if isArrayReceiver, document.problems.last?.range == range { return }
        document.problems.append(SemanticProblem(kind, at: range, chain: chain, certainty: certainty))
    }

    mutating func refer(to symbol: Reference.Symbol, at range: TextRange, as role: Reference.Role) {
        document.references.append(Reference(range: range, symbol: symbol, role: role))
    }
}

/// The chain of the expression that is being evaluated.
struct ChainContext {
    /// nil until a maker or a kept constraint begins one.
    var chain: ChainID?
    /// The whole expression: the range of a chain that begins in it.
    var range = TextRange(0, 0)
}

/// What a name must stand for where it is read.
enum NameExpectation {
    /// Host code is skipped without complaint.
    case hostCode
    case view, value, viewOrValue
}

/// What changes while code runs, apart from the names: the part that a state of the file starts from.
struct RuntimeState {
    var store = ConstraintStore()
    var makers: [Maker] = []
    var masonry: [MasonryConstraint] = []
    var snapDescriptions: [SnapDescription] = []
    var snapConstraints: [SnapConstraint] = []
    /// For each item, by its index, the Masonry constraints installed with it as first item
    /// (`mas_installedConstraints`).
    var installedMasonry = OffsetTable<[Int]>(from: 0, missing: [])
    /// For each item, by its index, the SnapKit constraints of its set.
    var trackedSnap = OffsetTable<[Int]>(from: 0, missing: [])
    var controllers: [Controller] = []
}

/// The maker of one block while it runs.
struct Maker {
    var item: ItemID?
    /// `MASConstraintMaker.constraints`.
    var constraints: [Int] = []
    /// `ConstraintMaker.descriptions`.
    var descriptions: [Int] = []
    /// Whether its block is over: what is chained on later reaches nobody.
    var isFinished = false
}

/// A view controller as far as layouts see it.
struct Controller {
    var name: String
    var view: ItemID?
    var topGuide: ItemID?
    var bottomGuide: ItemID?
}
