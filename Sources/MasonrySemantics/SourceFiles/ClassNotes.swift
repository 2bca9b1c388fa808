// What one run of a class notes on its way, for the scenarios that are made of it at the end.

import AutoLayout
import MasonrySyntax

/// Each run of a class begins with none of it.
struct ClassNotes {
    /// Who was added to whom, while the hierarchy is collected.
    var adds: [ItemID: [ItemID]] = [:]
    /// Constraints that code which may run removes or changes: whether they hold is not known.
    var possiblyInactive: Set<MadeConstraintID> = []
    /// Those that such code only gives another number.
    var renumbered: Set<MadeConstraintID> = []
    /// Views of embedded views that code outside of their class reaches by their names, and may change.
    var reached: Set<ItemID> = []
    /// Views that a callback made, and that the method which made them makes again in its own scenario.
    var copies: Set<ItemID> = []
    /// All that callbacks made through such methods, which is not there yet when the class is set up.
    var fromCallbacks: Set<ItemID> = []
    /// Constraints that some code of the class switches on.
    var activated: Set<MadeConstraintID> = []
    /// Chains whose constraints code gets that cannot be read.
    var escaped: Set<ChainID> = []
    /// The branches of the method or set-up path that runs.
    var branches: [BranchRecord] = []
    /// Constraints in branches inside of blocks, which are made where their branch runs.
    var guarded: [MadeConstraintID] = []
    /// The conditions that choices lead to.
    var guards: [GuardKey: GuardID] = [:]
    /// Of branches that always leave, the conditions of what comes behind them otherwise.
    var rests: [GuardID: GuardID] = [:]
    /// How many views of classes of the text were made with what their classes do to them.
    var instances = 0
    /// How many methods beside the set-up path began.
    var runs = 0
    /// The numbers that are not known and were read so far, by what is read.
    var quantities = ReadPaths<QuantityID>()
    /// The views that objects of other classes keep, by how this code reaches them.
    var heldViews = ReadPaths<ItemID>()
    /// All of these that there ever were.
    var held: Set<ItemID> = []
    /// The classes of parameters that are views by their types, by what tells them from other names.
    var viewParameters: [Int32: String] = [:]
    /// Those of them that the text declares as numbers.
    var numbers: Set<UnknownNumberID> = []
    /// The numbers that members are declared as, by the member, of each object that has it; nil for one that is no view.
    var declared: [Name: [ItemID?: [UnknownNumberID]]] = [:]
    /// Those that certainly were as declared when the code that reads them ran.
    var certain: Set<UnknownNumberID> = []
    var branchNoting = BranchNoting.outside
    /// The variables that hold frames of views.
    var frameCopies: [Name: FrameCopy] = [:]
    /// The views that methods made and gave back, which whoever takes them calls by another name.
    var handedOut: Set<ItemID> = []
    /// The views that the method behind the set-up that runs may give back.
    var returned: [ItemID] = []
    /// What the method behind the set-up that runs has made of stack views; nil where that is not known.
    var rearranged: [ItemID: StackState?] = [:]
    /// The views that it hides or shows.
    var hiddenLater: [ItemID: HiddenState] = [:]
    /// What the loops that run call their elements.
    var turnNames: [Name] = []
    /// Whether a callback runs, which is code for later.
    var isLater = false
    /// The blocks that callbacks ran.
    var laterBlocks: Set<Int> = []
    /// Each branch is a scenario, and each is solved: this many more of the class are.
    var branchesLeft = Evaluator.maximumBranches
}
