// The meaning of one file: what evaluation found, in plain values that rules and editor features read.

import AutoLayout
import MasonrySyntax
import SourceText

/// The meaning of one parsed text. Evaluation cannot fail: what it does not know is marked unknown.
package struct LayoutDocument: Sendable {
    package internal(set) var tree: SyntaxTree
    /// Views and guides in the order of declaration or first use. An `ItemID` is an index here, also in `Layout`s
    /// made of this document only via `LoweredScenario.itemIndices`.
    package var items: [DocumentItem] = []
    package var constants: [NamedConstant] = []
    /// What was asked of other files; nil where nobody wanted to know.
    package internal(set) var questions: OutsideQuestions?
    /// In written order; the built-in default where the file names none.
    package var screens: [DocumentScreen] = []
    package var blocks: [ConstraintBlock] = []
    package var chainRecords: [ChainRecord] = []
    /// The steps of the chains, each chain's in one piece.
    package var steps: [ChainStep] = []
    /// Every constraint that any scenario makes, in the order of making.
    package var constraints: [MadeConstraint] = []
    /// What code does to them afterwards, in the order in which it runs.
    package internal(set) var changes: [LaterChange] = []
    /// `.masonry`: the base and then each state. Sources: each class's set-up path and then each method or branch.
    package var scenarios: [Scenario] = []
    /// `.masonry`: where the first state or screen stands of a file that has too many of them for its views; it has no
    /// scenarios then, and nothing else is said of it.
    package internal(set) var tooManyLayouts: TextRange?
    /// How many views a file may have in all its states on all its screens, counted for each of both, and how many constraints
    /// outside of states. Each is to be solved: without a limit, time and memory would grow with the third power of a text.
    package static let mostPlaced = 500_000
    /// The conditions under which code of classes runs.
    package internal(set) var guards: [Guard] = []
    package var expectations: [Expectation] = []
    /// In written order.
    package var problems: [SemanticProblem] = []
    /// Every name that was resolved, ordered by place: the base of hover, navigation and rename.
    package var references: [Reference] = []
    /// The states by name, in written order.
    package var states: [StateRecord] = []
    /// What the classes are that the file declares or names, as far as somebody asked.
    package var classKinds: [String: ClassKind] = [:]
    /// The classes of the file from which others inherit, in other files or in this one.
    package internal(set) var classesWithSubclass: Set<String> = []
    /// The members of its classes that no other file names, as `Class.member` without a leading `_`; those that are
    /// `private` may be missing.
    package internal(set) var ownMembers: Set<String> = []
    /// The views of its controllers to which code of other files gives a width or height: they do not fill the screen.
    package internal(set) var viewsSizedByOthers: Set<ItemID> = []
    /// The methods of its cells, headers and footers that some file calls behind taking one from a list, as `Class.method`.
    package internal(set) var methodsOfDequeued: Set<String> = []
    /// The classes of cells of which code makes a new one for each row.
    package internal(set) var cellsMadeAnew: Set<String> = []
    /// The calls on set-up paths that run what a superclass has run before.
    package internal(set) var secondSetUps: [SecondSetUp] = []
    /// The classes of its views that are stack views.
    package var stackClasses: Set<String> = [ViewClass.stack]
    /// The classes of its views that are labels.
    package var labelClasses: Set<String> = [ViewClass.label]
    /// The program's own classes of its views that say for themselves where touches count, or may: not all code is at hand.
    package internal(set) var classesWithOwnTouches: Set<String> = []
    /// The class of the system from which each of the program's classes inherits that its views have, where that is known.
    package internal(set) var systemClasses: [String: String] = [:]
    /// The cells of other files that the text names and that may set back what they show when they are used again.
    package internal(set) var cellsThatReset: Set<String> = []
    /// The program's own view classes that say nothing of where their instances lie, as far as somebody may ask.
    package internal(set) var classesPlacedByOthers: Set<String> = []
    /// Those whose instances never leave their superview by themselves, as far as somebody may ask.
    package internal(set) var classesThatStay: Set<String> = []
    /// The content sizes with which labels of sources are shown, in points; nil on an axis that nothing tells. They prove
    /// nothing: other code may set another text or font.
    package var shownContent: [ItemID: AxisPair<Double?>] = [:]
    /// The items whose height in `shownContent` is an estimate.
    package internal(set) var estimatedHeights: Set<ItemID> = []
    /// The images with whose size views are shown, by their names.
    package internal(set) var shownImages: [ItemID: String] = [:]
    /// The texts of several lines, by their labels: how high they are, their width decides. For display alone.
    package internal(set) var wrappedTexts: [ItemID: WrappedText] = [:]
    /// The height of one line of each label that may have several and whose text only run time knows. For display alone.
    package internal(set) var linesOfUnknownTexts: [ItemID: Double] = [:]
    /// The labels to which no code gives a text: they are 0 wide and high. For display alone.
    package internal(set) var emptyLabels: Set<ItemID> = []
    /// The labels that some code leaves without a text: they are 0 high then. For display alone.
    package internal(set) var maybeEmptyLabels: Set<ItemID> = []
    /// The labels that may have several lines and whose font is known.
    package internal(set) var labelLines: [ItemID: LabelLines] = [:]
    /// How many lines the labels may have that get attributed strings in fonts that are not known, 0 for any number.
    package internal(set) var stringLines: [ItemID: Int] = [:]
    /// How wide the texts of one line are that labels and buttons always show, in a font of the system's.
    package internal(set) var textWidths: [ItemID: TextWidth] = [:]
    /// The buttons to which no code gives a title or an image.
    package internal(set) var bareButtons: Set<ItemID> = []
    /// The fields whose font is known.
    package internal(set) var fieldTexts: [ItemID: FieldText] = [:]
    /// What other files give to the labels that they see, where that is known.
    package internal(set) var foreignTexts: [ItemID: ForeignText] = [:]
    /// What the user says that names and expressions are, by their spelling.
    package internal(set) var givenValues: [String: Double] = [:]
    /// Those of them that evaluation asked for, in order.
    package internal(set) var usedValues: [String] = []
    /// The names that no file declares and that are taken for a side of the screen because they say so, each once.
    package internal(set) var guessedSides: [GuessedSide] = []
    /// Whether its code asks for facts of the device and got no answer: on a device, more of it is known.
    package internal(set) var asksForDevice = false
    /// Numbers that are not known, as far as the source has words for them.
    package internal(set) var quantities: [Quantity] = []
    /// What the source calls them.
    package internal(set) var unknownNumbers: [UnknownNumber] = []
    /// Whether a view shows text in a font of a size that is not known.
    var hasOpenFonts = false
    /// What the owners of cells say of their sizes, by cell.
    package var cellSizes: [ItemID: CellSizing] = [:]
    /// The same of views without a content view that collection views show beside their items.
    package internal(set) var supplementarySizes: [ItemID: CellSizing] = [:]
    /// The tables of inset groups, whose rows end before their edges.
    package internal(set) var insetTables: Set<ItemID> = []
    /// The classes that tables and collection views ask for what they show, by list.
    package internal(set) var listOwners: [ItemID: String] = [:]
    /// How views look, as far as code says it; for pictures alone.
    package internal(set) var appearances: [ItemID: Appearance] = [:]
    /// Where controllers stand, by class, where other files are known.
    package internal(set) var controllerStages: [String: ControllerStage] = [:]
    /// By the class of the controller.
    var navigationBars: [String: NavigationBar] = [:]
    /// By the class of the controller of tabs.
    var tabs: [String: [TabItem]] = [:]
    /// The frames that code gives views in numbers; for display alone.
    package internal(set) var givenFrames: [ItemID: GivenFrame] = [:]
    /// The views that tables show beside their rows.
    package internal(set) var sectionViews: [ItemID: SectionView] = [:]
    /// The cells that show something beside their content view, which is narrower then; for display alone.
    package internal(set) var cellsWithAccessory: Set<ItemID> = []
    /// The cells whose classes change the frame that they are given; for display alone.
    package internal(set) var cellsOfOwnFrame: Set<ItemID> = []
    /// The cells that the methods of delegates fill, with the class of the delegate.
    var cellOwners: [ItemID: String] = [:]
    /// What stack views arrange once the set-up is over, where other methods change it; for display alone.
    var shownStacks: [ItemID: ShownStack] = [:]
    /// The arranged views that the set-up hides, each with the axis along which its stack view leaves it no room; for
    /// display alone.
    var hiddenArranged: [ItemID: Axis] = [:]
    /// The constraints of sources that are made by hand and that nothing switches on, as far as it is seen.
    package internal(set) var neverActivated: Set<MadeConstraintID> = []
    /// The visual formats of sources of which only a part was made, because it is not known which views they name.
    package internal(set) var partialFormats: Set<TextRange> = []
    /// The views of sources whose autoresizing masks code or their stack view switches off, and no code switches on.
    package internal(set) var viewsWithoutMask: Set<ItemID> = []
    /// The views of UIKit's classes that sources make without a frame and add to others, and whose autoresizing masks no code
    /// that can be seen, nor any that they are handed to, switches off.
    package internal(set) var viewsWithMask: Set<ItemID> = []
    /// How large the classes of its views are where others use them, by the root; for display alone.
    package var instanceSizes: [ItemID: InstanceSize] = [:]
    /// The macros without a value that headers of the project define.
    package internal(set) var flags: Set<String> = []
    /// Where code of other files stands that was evaluated with the text.
    var attachedPieces: [AttachedLines] = []

    package init(tree: SyntaxTree) { self.tree = tree }

    package var chains: ChainList { ChainList(self) }
    package subscript(id: ChainID) -> Chain { chains[id.index] }

    /// Whether something in its layouts is not known that a device may tell: a number, a condition, the size of a cell.
    package var hasOpenNumbers: Bool {
        guard !scenarios.isEmpty else { return false }
        return !guards.isEmpty || chainRecords.contains { $0.unknown != nil }
            || constraints.contains { $0.constant == nil || $0.multiplier == nil || $0.priority == nil }
            || cellSizes.values.contains { $0.height == .unreadable || $0.width == .unreadable }
            || supplementarySizes.values.contains { $0.height == .unreadable || $0.width == .unreadable }
            || givenFrames.values.contains { $0.numbers.contains { $0.constant == nil } }
            || sectionViews.values.contains { $0.height == nil } || hasOpenFonts
    }

    /// Whether an item is a stack view by its class.
    package func isStackView(_ id: ItemID) -> Bool {
        guard items.indices.contains(id.index), let className = items[id.index].className else { return false }
        return stackClasses.contains(className)
    }

    /// Whether an item is a label by its class.
    package func isLabel(_ id: ItemID) -> Bool {
        guard items.indices.contains(id.index), let className = items[id.index].className else { return false }
        return labelClasses.contains(className)
    }

    /// The class of the system that an item is one of: its own class, or the one from which that inherits; nil where that is
    /// not known.
    package func systemClass(of id: ItemID) -> String? {
        guard items.indices.contains(id.index), let className = items[id.index].className else { return nil }
        return systemClasses[className] ?? (ViewClass.isOfSystem(className) ? className : nil)
    }

    /// Takes the tree out, so that it can be changed where it lies; what is left goes with the tree's next version.
    package mutating func takeTree() -> SyntaxTree {
        var taken = SyntaxTree.empty
        swap(&taken, &tree)
        return taken
    }

    // In-line, because an accessor that yields takes memory for itself at each call from another module.
    @inlinable package subscript(id: ItemID) -> DocumentItem { _read { yield items[id.index] } }
    @inlinable package subscript(id: BlockID) -> ConstraintBlock { _read { yield blocks[id.index] } }
    @inlinable package subscript(id: MadeConstraintID) -> MadeConstraint { _read { yield constraints[id.index] } }
}

/// A view or guide as the file speaks of it.
package struct DocumentItem: Sendable {
    package enum Parent: Sendable, Hashable {
        /// A root: the screen's view, a controller's `view`, a cell's `contentView`, a view that nothing adds.
        case root
        case item(ItemID)
        /// Several, or one that this file does not show.
        case unknown
    }

    /// Why less than everything is known of an item; what is unknown is never reported as missing.
    package struct Unknowns: OptionSet, Sendable, Hashable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        package static let parent = Unknowns(rawValue: 1 << 0)
        package static let width = Unknowns(rawValue: 1 << 1)
        package static let height = Unknowns(rawValue: 1 << 2)
        /// Something that cannot be read constrains or places it.
        package static let constraints = Unknowns(rawValue: 1 << 3)
        /// The root's size is not given by a screen.
        package static let rootSize = Unknowns(rawValue: 1 << 4)
        /// What the set-up of its class makes of it can be read, but not all that other methods make of it.
        package static let laterConstraints = Unknowns(rawValue: 1 << 5)
        /// A number or target that cannot be read is in a constraint which places it, directly or by way of others; all
        /// else about the constraint is known, so that each number of the frame may still be looked at by itself.
        package static let numbers = Unknowns(rawValue: 1 << 6)
        /// `constraints` on account of the item itself, not of those that it is placed by.
        package static let ownConstraints = Unknowns(rawValue: 1 << 7)
        /// Some method takes it out of its superview, and with it constraints that lead out of it.
        package static let removedLater = Unknowns(rawValue: 1 << 8)
    }

    /// What the system does with the frame of an item of a source file.
    package enum Placement: Sendable, Hashable {
        case none
        /// The view of a controller: as large as the screen, unless somebody shows it in a part of it.
        case controllerView
        /// A cell, header or footer: its table or collection gives the size, or its content does. `cellSizes` says more.
        case cell
        /// The content view of a cell, which fills it unless there are accessories.
        case contentView
    }

    /// As the code spells it where it is declared, without `self.` and `_`.
    package var name: String
    /// Whether no variable holds it, so that it goes by its class and line.
    var isNameless = false
    package var className: String?
    /// Of the view of another controller, the class of that.
    package internal(set) var controllerClass: String?
    /// The type declaration it belongs to; nil in `.masonry` files and at file level.
    package var owner: String?
    package var parent: Parent
    /// Engine values: kind, intrinsic size, priorities, margins, baselines, fixed frame. `layout.parent` is unused.
    package var layout: LayoutItem
    package var unknowns: Unknowns = []
    /// How the system places it, whatever constraints say.
    package var placement = Placement.none
    /// Whether the intrinsic width is an estimate from text and font: what depends on it is shown with ≈.
    package var isEstimated = false
    /// The text it shows, for previews.
    package var text: String?
    /// The debugging name (`key:`, `mas_key`).
    package var key: String?
    /// The whole declaration.
    package var declaration: TextRange?
    /// The name in the declaration.
    package var nameRange: TextRange?

    package init(name: String, className: String?, parent: Parent, layout: LayoutItem) {
        self.name = name
        self.className = className
        self.parent = parent
        self.layout = layout
    }
}

/// The lines of a label, as its class sets it up.
package struct LabelLines: Sendable, Hashable {
    /// How many it may have at most; 0 for any number.
    package var count: Int
    /// The height of one, in points.
    package var height: Double
    /// Whether that is an estimate, as for all fonts but the system's.
    package var isEstimated: Bool
}

/// A named constant with its value.
package struct NamedConstant: Sendable {
    package var name: String
    package var value: Value
    package var nameRange: TextRange
    package var declaration: TextRange
    /// Where it stands, if not in this file.
    package var origin: OutsidePlace?

    package init(name: String, value: Value, nameRange: TextRange, declaration: TextRange) {
        self.name = name
        self.value = value
        self.nameRange = nameRange
        self.declaration = declaration
    }
}

/// A screen the file is checked on.
package struct DocumentScreen: Sendable {
    package var screen: Screen
    package var declaration: TextRange?
    package var nameRange: TextRange?

    package init(screen: Screen, declaration: TextRange? = nil, nameRange: TextRange? = nil) {
        self.screen = screen
        self.declaration = declaration
        self.nameRange = nameRange
    }
}

package struct StateRecord: Sendable {
    package var name: String
    package var nameRange: TextRange
    package var declaration: TextRange

    package init(name: String, nameRange: TextRange, declaration: TextRange) {
        self.name = name
        self.nameRange = nameRange
        self.declaration = declaration
    }
}

/// What a name in the text stands for.
package struct Reference: Sendable, Hashable {
    package enum Symbol: Sendable, Hashable {
        case item(ItemID)
        /// A closure's own name for a view that it is handed: `$0` in `title.then { $0.numberOfLines = 0 }`. Where it is
        /// handed one after the other, each of them.
        case standIn(ItemID)
        case constant(DeclarationID), screen(DeclarationID), state(DeclarationID)

        /// The view or guide, by whichever name.
        package var namedItem: ItemID? {
            switch self {
            case .item(let item), .standIn(let item): item
            default: nil
            }
        }
    }

    package enum Role: Sendable, Hashable { case declaration, read, write }

    package var range: TextRange
    package var symbol: Symbol
    package var role: Role

    package init(range: TextRange, symbol: Symbol, role: Role) {
        self.range = range
        self.symbol = symbol
        self.role = role
    }
}
