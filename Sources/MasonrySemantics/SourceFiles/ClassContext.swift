// The class whose code runs: its members, what `self` is, and which methods have run.

import AutoLayout
import MasonrySyntax
import SourceText

/// The running state of one class.
struct ClassContext {
    let picture: TypePicture
    /// What `self` stands for.
    var selfValue: Value
    /// Members by name, without `self.` and `_`.
    var members: [Name: Binding] = [:]
    var memberItems: Set<ItemID> = []
    /// Members whose first use runs their initializer or getter.
    var pending: [Name: PendingMember] = [:]
    /// Methods by their name, as indices in the picture.
    var methods: [Name: [Int]] = [:]
    /// Methods that ran or are running.
    var executed: Set<Int> = []
    /// Methods that ran only where they may not have: they run again by themselves, or where they are certain to run.
    var executedPossibly: Set<Int> = []
    /// Methods that ran without making constraints: they may run again, as factories of views do.
    var repeatable: Set<Int> = []
    /// Methods that made neither constraints nor views in the first run of the class: they run wherever they are called.
    var plain: Set<Int> = []
    /// Methods that are running.
    var running: Set<Int> = []
    /// Whether methods are inlined where they are called: only on the set-up path.
    var inlining = Inlining.setUp
    /// Whether the scenario certainly calls methods without running them.
    var skippedCalls = false
    /// Whether the innermost branch does.
    var skippedCallsInBranch = false

    enum Inlining { case setUp, none }

    /// Whether the code that runs is that of a method beside the set-up path itself, not of one that it calls.
    var isInScenarioMethod: Bool { inlining == .none && running.count == 1 }

    /// Whether a method runs where it is called, also outside of the set-up path.
    func isInlined(_ method: Int) -> Bool { repeatable.contains(method) || plain.contains(method) }
}

/// A member that is not evaluated yet.
struct PendingMember {
    var initializer: ExpressionID?
    var getter: Block?
    var type: TypeName?
    /// Whether it is a stored `var`, which other files may assign too: its first number is not its only one.
    var isVariable = false
    var nameRange: TextRange
    var range: TextRange
    /// The method that is the getter, which then does not run by itself.
    var method: Int?
}

/// How a run treats superviews: the first run of a class only finds them, the second uses them.
enum HierarchyMode {
    /// Superviews change as the code runs (`.masonry`).
    case live
    /// Every add of a class is noted.
    case collecting
    /// They are known from the first run; items come back in the order in which they were made then.
    case replaying(next: Int)
}
