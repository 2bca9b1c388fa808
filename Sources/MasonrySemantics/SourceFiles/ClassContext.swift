// The class whose code runs: its members, what `self` is, and which methods have run.

import AutoLayout
import MasonrySyntax
import SourceText

/// The running state of one class.
struct ClassContext {
    let picture: MergedType
    let role: CodeType.Role
    /// The path of the class and those of the types around it, from the inside.
    let typesAround: [String]
    /// What names of types mean in the class, for those that were asked for; nil stands for no type.
    var typePaths: [Name: String?] = [:]
    /// What `self` stands for.
    var selfValue: Value
    /// Members by name, without `self.` and `_`.
    var members: [Name: Binding] = [:]
    var memberItems: Set<ItemID> = []
    /// Members whose getter makes a view each time that somebody asks.
    var computedViews: Set<Name> = []
    /// The view of a controller that `loadView` put another one in the place of.
    var replacedRoot: ItemID?
    /// Members whose first use runs their initializer or getter.
    var pending: [Name: PendingMember] = [:]
    /// Methods by their name, as indices in the picture.
    var methods: [Name: [Int]] = [:]
    /// The methods that are the `didSet` of a member, by its name; nil until somebody asks.
    var observers: [Name: Int]?
    /// What became of each method so far, by its index in the picture.
    var runs: [MethodRuns]
    /// What each method was handed so far, which runs again for others.
    var handed: [Int: Set<HandedValues>] = [:]
    /// What methods made that only a callback ran so far: each runs again by itself and makes others.
    var copies: [Int: Range<Int>] = [:]
    /// How often each method that makes views made one.
    var viewsMade: [Int: Int] = [:]
    /// How many superclasses up the code stands that certainly called each method first.
    var firstCallers: [Int: Int32] = [:]
    /// How many methods are running.
    var runningMethods = 0
    /// Whether methods are inlined where they are called: only on the set-up path.
    var inlining = Inlining.setUp
    /// Whether the methods run that make an object and its views: none of these is in a window yet.
    var isBeforeWindow = false
    /// Whether an initializer runs: nobody has the object by then.
    var isInInitializer = false
    /// The members that are numbers which other code may change, by what they stand for until then.
    var declaredNumbers: [Name: DeclaredNumber] = [:]
    /// What those of them were that the running method has assigned.
    var assignedNumbers: [Name: Binding] = [:]
    /// Whether the scenario certainly calls methods without running them.
    var skippedCalls = false
    /// Whether the innermost branch does.
    var skippedCallsInBranch = false

    /// The methods that ran as part of the set-up, by their places.
    private(set) var setUpMethods: Set<TextRange> = []

    enum Inlining { case setUp, none }

    /// What has run by now is the set-up.
    mutating func noteSetUp() {
        for index in runs.indices where runs[index].contains(.executed) {
            setUpMethods.insert(picture.methods[index].range)
        }
    }

    /// Nothing of the class has run yet.
    init(picture: MergedType, selfValue: Value) {
        self.picture = picture
        role = picture.kind.role
        typesAround = Evaluator.typesAround(picture.path)
        self.selfValue = selfValue
        runs = Array(repeating: [], count: picture.methods.count)
        for (index, method) in picture.methods.enumerated() {
            methods[method.declaration.name, default: []].append(index)
        }
    }

    /// Whether the code that runs is that of a method beside the set-up path itself, not of one that it calls.
    var isInScenarioMethod: Bool { inlining == .none && runningMethods == 1 }

    /// The methods that made neither constraints nor views.
    var plainMethods: [Int] { runs.indices.filter { runs[$0].contains(.plain) } }

    /// Whether a method runs where it is called, also outside of the set-up path.
    func isInlined(_ method: Int) -> Bool { !runs[method].isDisjoint(with: [.repeatable, .plain]) }
}

/// The views that a method is handed, and its known numbers.
struct HandedValues: Hashable {
    var views: [ItemID] = []
    var numbers: [Double] = []
}

/// What became of a method.
struct MethodRuns: OptionSet {
    let rawValue: UInt8
    /// It ran or is running.
    static let executed = MethodRuns(rawValue: 1 << 0)
    /// It ran only where it may not have: it runs again by itself, or where it is certain to run.
    static let possibly = MethodRuns(rawValue: 1 << 1)
    /// It ran without making constraints: it may run again, as factories of views do.
    static let repeatable = MethodRuns(rawValue: 1 << 2)
    static let running = MethodRuns(rawValue: 1 << 3)
    /// It gave back a view that it had made: the next call makes another one.
    static let factory = MethodRuns(rawValue: 1 << 5)
    /// It made neither constraints nor views in the first run of the class: it runs wherever it is called.
    static let plain = MethodRuns(rawValue: 1 << 4)
}

/// A member that is not evaluated yet.
struct PendingMember {
    var initializer: ExpressionID?
    var getter: Block?
    var type: TypeName?
    /// Whether it is a stored `var`, which other files may assign too: its first number is not its only one.
    var isVariable = false
    var isPrivate = false
    /// Whether what is not at hand may change it.
    var isOpen = false
    var nameRange: TextRange
    var range: TextRange
    /// How many superclasses up it is declared.
    var level: Int32 = 0
    /// The method that is the getter, which then does not run by itself.
    var method: Int?
    /// How often it was computed anew.
    var computations: UInt8 = 0
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
