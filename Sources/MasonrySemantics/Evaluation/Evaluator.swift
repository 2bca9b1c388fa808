// The abstract interpreter: runs the statements of a tree and records what they mean for the layout.

import AutoLayout
import MasonrySyntax
import SourceText

/// Runs one tree. Its parts are in extensions, one file a part; this file holds the state they share.
struct Evaluator {
    let tree: SyntaxReader
    let options: EvaluationOptions
    /// Constants of other files that the text names, by their place in the document.
    var indexedConstants: [String: Int] = [:]
    /// What the text declares, once it was asked for.
    var declaredNames: Set<String>?
    let companionTypes: CompanionTypes
    var document: LayoutDocument
    /// The name `$0`, if the text has it.
    let dollarZero: Name?
    var spellings: SpellingTable
    var scope = Scope()
    var runtime = RuntimeState()
    /// Whether what runs now runs certainly.
    var certainty = Certainty.certain
    /// How many branches, loops and callbacks stand around what runs now.
    var uncertainty = 0
    /// The same for each chain where it began.
    var chainUncertainty: [Int] = []
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
    /// Font sizes of texts, in points.
    var fontSizes: [ItemID: Double] = [:]
    /// Views whose size the file gives, so that a text does not.
    var declaredSizes: Set<ItemID> = []
    /// They run after the base.
    var pendingStates: [StateDeclaration] = []
    var pendingExpectations: [(ExpectDeclaration, TextRange)] = []
    /// What `self` and `self.view` stand for, once they were used.
    var knownRoot: ItemID?
    var systemGuides: [SystemGuideKey: ItemID] = [:]
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
    /// What each item was when it was made, while the hierarchy is collected and replayed.
    var creationKeys: [String] = []
    /// The methods that the first run of a class found to make neither constraints nor views.
    var plainMethods: Set<Int> = []
    /// Items whose place in the hierarchy no code decides: roots, system guides.
    var fixedParents: Set<ItemID> = []
    var contentViews: [ItemID: ItemID] = [:]
    /// The names that code reads `.snp` of; nil as long as nobody asked.
    var constrainedNames: Set<Name>?
    var keptViews: [KeptViewKey: ItemID] = [:]
    /// The branches of the method or set-up path that runs.
    var branches: [BranchRecord] = []
    var branchNoting = BranchNoting.outside
    /// Each branch is a scenario, and each is solved: this many more of the class are.
    var branchesLeft = 0
    /// Views that were added to something that is not known.
    var addedElsewhere: Set<ItemID> = []
    /// The stack views that code makes.
    var stacks: [ItemID: StackState] = [:]
    /// The views that code hides or shows.
    var hiddenStates: [ItemID: HiddenState] = [:]
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
        dollarZero = tree.names.find("$0")
        fuel = 100_000 + 20 * (tree.expressions.count + tree.statements.count)
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
    /// For each item the Masonry constraints installed with it as first item (`mas_installedConstraints`).
    var installedMasonry: [[Int]] = []
    /// For each item the SnapKit constraints of its set.
    var trackedSnap: [[Int]] = []
    var controllers: [Controller] = []

    /// Goes back to `base` in all that is active. What was made since keeps its place, because names may still stand
    /// for it.
    mutating func restore(_ base: RuntimeState) {
        store = base.store
        installedMasonry = base.installedMasonry
        trackedSnap = base.trackedSnap
        masonry.replaceSubrange(0..<min(base.masonry.count, masonry.count), with: base.masonry)
        snapDescriptions.replaceSubrange(
            0..<min(base.snapDescriptions.count, snapDescriptions.count), with: base.snapDescriptions)
        snapConstraints.replaceSubrange(
            0..<min(base.snapConstraints.count, snapConstraints.count), with: base.snapConstraints)
    }
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
