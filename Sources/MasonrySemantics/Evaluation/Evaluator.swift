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
    let libraries: LibraryList
    var document: LayoutDocument
    var spellings: SpellingTable
    var scope: Scope
    var facts = EvaluationTables()
    var runtime: RuntimeState
    /// What the code outside of all classes left behind.
    var fileRuntime: RuntimeState.Snapshot
    /// What the running call or closure has of its own.
    var frame = Frame()
    /// The state whose blocks run now.
    var currentState: Int?
    /// The chain whose steps are being written at the end of `document.steps`.
    var openChain: ChainID?
    /// Chains in whose steps others began, the innermost last: their steps wait here until they are over.
    var suspendedChains: [(chain: ChainID, steps: [ChainStep])] = []
    /// The statement that runs.
    var statement = TextRange(0, 0)
    /// Recursion that is left; input of any nesting ends here and not on the stack.
    var depth = 0
    /// Statements and calls that are left: loops and recursive functions end here.
    var fuel = 0
    /// How many near names may still be looked up: the search costs time in the number of names.
    var suggestionsLeft = 64
    /// They run after the base.
    var pendingStates: [StateDeclaration] = []
    /// Where each name of a state and of a screen is first declared.
    var stateNames: [String: TextRange] = [:]
    var screenNames: [String: TextRange] = [:]
    var pendingExpectations: [(ExpectDeclaration, TextRange)] = []
    /// What `self` and `self.view` stand for, once they were used.
    var knownRoot: ItemID?
    var definitions = Definitions()
    // The rest is of source files.
    var classContext: ClassContext? { didSet { isInClass = classContext != nil } }
    /// Whether a class runs; asked far more often than what it is.
    private(set) var isInClass = false
    var hierarchy = HierarchyMode.live
    var noted = ClassNotes()
    var composition = Composition()
    /// The classes whose code called that of the running one, outermost first.
    var waitingClasses: [WaitingClass] = []

    static let maximumDepth = 200

    init(tree: SyntaxTree, options: EvaluationOptions = EvaluationOptions()) {
        self.options = options
        companionTypes = CompanionTypes(options.companions)
        libraries = LibraryList(guests: options.guests)
        runtime = RuntimeState(libraries: LibraryStores(libraries))
        fileRuntime = RuntimeState.Snapshot(runtime)
        self.tree = SyntaxReader(tree)
        document = LayoutDocument(tree: tree)
        document.givenValues = options.values
        spellings = SpellingTable(names: tree.names)
        scope = Scope(names: tree.names.count)
        fuel = 100_000 + 20 * (tree.expressions.count + tree.statements.count)
        if options.notesQuestions { noteQuestions() }
    }

    /// Before a whole file is run. Lists that grow are copied as often as they double, which took a tenth of the time;
    /// of a source less is layout.
    mutating func reserveCapacity(for tree: SyntaxTree) {
        let (statements, expressions) = (tree.statements.count, tree.expressions.count)
        document.references.reserveCapacity(expressions / 3)
        guard tree.dialect == .masonry else { return }
        document.items.reserveCapacity(statements / 5)
        document.blocks.reserveCapacity(statements / 5)
        document.chainRecords.reserveCapacity(statements * 3 / 4)
        document.steps.reserveCapacity(expressions * 2 / 5)
        document.constraints.reserveCapacity(statements * 3 / 4)
        facts.chainUncertainty.reserveCapacity(statements * 3 / 4)
        runtime.makers.reserveCapacity(statements / 5)
    }

    mutating func report(_ kind: SemanticProblem.Kind, at range: TextRange, chain: ChainID? = nil) {
        if frame.isArrayReceiver, document.problems.last?.range == range { return }
        document.problems.append(SemanticProblem(kind, at: range, chain: chain, certainty: frame.certainty))
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
    var libraries: LibraryStores
    var controllers: [Controller] = []
    /// Layers of gradients, for pictures alone.
    var gradients: [GradientLayer] = []
    /// The controllers that the running class shows as tabs; nil for others than are known.
    var tabs: (owner: String, tabs: [Int?])?
    /// The views that the running class has given a superview so far.
    var added: Set<ItemID> = []
}

/// The maker of one block while it runs.
struct Maker {
    var item: ItemID?
    /// What its library made for it, by the numbers of the library's store.
    var made = NumberList()
    /// Whether its block is over: what is chained on later reaches nobody.
    var isFinished = false
}

/// A view controller as far as layouts see it.
struct Controller {
    var name: String
    var className: String?
    /// Whether only the name of its class says that it is a controller.
    var isGuess = false
    var view: ItemID?
    var topGuide: ItemID?
    var bottomGuide: ItemID?
    /// What is said of its tab, for pictures alone.
    var tab = TabItem()
    /// The first of the controllers that it stacks.
    var root: Int?
}
