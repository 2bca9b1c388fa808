// What evaluation knows of the items, chains and names of a whole file, beside the document.

import AutoLayout
import MasonrySyntax
import SourceText

/// Tables that grow with the file: they are changed in place and never copied. A trial run takes back what it changed
/// in those where an entry means that something was made.
struct EvaluationTables: Sendable {
    /// What was asked of other files and of the device, where the index wants to know.
    var questions: OutsideQuestions?
    // What a trial takes back.
    /// Constants of other files that the text names, by their place in the document.
    var indexedConstants = RevertibleDictionary<String, Int>()
    /// Font sizes of texts, in points.
    var fontSizes = RevertibleDictionary<ItemID, Double>()
    /// Views whose size the file gives, so that a text does not.
    var declaredSizes = RevertibleDictionary<ItemID, Bool>()
    var systemGuides = RevertibleDictionary<SystemGuideKey, ItemID>()
    /// The content views of cells.
    var contentViews = RevertibleDictionary<ItemID, ItemID>()
    var keptViews = RevertibleDictionary<KeptViewKey, ItemID>()
    /// The stack views that code makes.
    var stacks = RevertibleDictionary<ItemID, StackState>()
    /// The labels that code makes.
    var labels = RevertibleDictionary<ItemID, LabelState>()
    /// Whether code has made an attributed string or a paragraph style: only then one may be handed on.
    var hasAttributedTexts = false
    /// Whether code makes configurations of buttons.
    var hasConfigurations = false
    /// The buttons of title labels that code names.
    var titleLabels = RevertibleDictionary<ItemID, ItemID>()
    /// The views that blocks are about: the next layout moves them.
    var constrained = RevertibleDictionary<ItemID, Bool>()
    /// The views that code hides or shows.
    var hiddenStates = RevertibleDictionary<ItemID, HiddenState>()
    /// The same as the set-up alone leaves it.
    var shownHiddenStates = RevertibleDictionary<ItemID, HiddenState>()
    /// How many branches, loops and callbacks stand around each chain where it began.
    var chainUncertainty: [Int32] = []
    /// Chains of methods that are not part of the set-up of their class, in order.
    var laterChains: [Range<Int>] = []

    /// The views whose autoresizing mask code switches off: true where all code that does something about it certainly does.
    var maskedOff = RevertibleDictionary<ItemID, Bool>()
    /// The same, whenever the code that switches it off runs: false where other code may switch it on.
    var maskChanges = RevertibleDictionary<ItemID, Bool>()
    /// The views that are handed to code which cannot be read, or are asked for something that may place them.
    var handedOn = RevertibleDictionary<ItemID, Bool>()
    /// Views to which code gives a frame or a size.
    var sized = RevertibleDictionary<ItemID, Bool>()

    /// In which order views lie on each other, for pictures.
    var lookOrder = LookOrder()

    // What the trial run of a class finds out for the run that counts.
    /// What each item was when it was made; nil once the second run has found it.
    var creationKeys: [CreationKey?] = []
    /// The first item of the class that runs for the second time.
    var firstReplayed = 0
    /// Items whose place in the hierarchy no code decides: roots, system guides.
    var fixedParents: Set<ItemID> = []
    /// Views that the code makes: no two of them are one, and none is nil.
    var madeHere: Set<ItemID> = []
    /// Views that were added to something that is not known.
    var addedElsewhere: Set<ItemID> = []
    /// The methods of the class that make neither constraints nor views.
    var plainMethods: [Int] = []

    // What is the same whoever asks, once somebody has.
    /// What the text declares.
    var declaredNames: Set<String>?
    /// The names of traits that the text has.
    var traitNames: TraitNames?
    /// The superclasses of classes, by name.
    var superclasses: [String: [String]] = [:]
    /// Whether the views of classes scroll, by name.
    var scrolling: [String: ViewClass.Scrolling] = [:]
    /// What classes are, by name.
    var classKinds: [String: ClassKind] = [:]
    /// The names of what code adds as a subview or constrains.
    var viewUses: Set<Name>?
    /// The names that code reads `.snp` of.
    var constrainedNames: Set<Name>?
    /// What the names of the text stand for.
    var nameKinds: NameKinds?
    /// Where names are assigned.
    var assignments: [Name: [NameAssignment]]?
    /// The names of what structures declare as stored `var`s with a value.
    var structureVariables: Set<Name>?
    /// The names of what code changes a part of: `insets.top = 20`.
    var changedInPlace: Set<Name> = []

    mutating func beginTrial() {
        indexedConstants.beginTrial()
        fontSizes.beginTrial()
        declaredSizes.beginTrial()
        systemGuides.beginTrial()
        contentViews.beginTrial()
        keptViews.beginTrial()
        stacks.beginTrial()
        labels.beginTrial()
        constrained.beginTrial()
        titleLabels.beginTrial()
        hiddenStates.beginTrial()
        shownHiddenStates.beginTrial()
        maskedOff.beginTrial()
        maskChanges.beginTrial()
        handedOn.beginTrial()
        sized.beginTrial()
    }

    /// `chains` are those there were before the trial.
    mutating func endTrial(chains: Int) {
        indexedConstants.endTrial()
        fontSizes.endTrial()
        declaredSizes.endTrial()
        systemGuides.endTrial()
        contentViews.endTrial()
        keptViews.endTrial()
        stacks.endTrial()
        labels.endTrial()
        constrained.endTrial()
        titleLabels.endTrial()
        hiddenStates.endTrial()
        shownHiddenStates.endTrial()
        maskedOff.endTrial()
        maskChanges.endTrial()
        handedOn.endTrial()
        sized.endTrial()
        chainUncertainty.removeSubrange(min(chains, chainUncertainty.count)...)
        while let last = laterChains.last, last.upperBound > chains { laterChains.removeLast() }
    }
}

/// By what an item of the second run of a class is found among those of the first.
struct CreationKey: Equatable, Sendable {
    var kind: LayoutItem.Kind
    var className: String?
    var name: String
    /// Where code makes it; nil for what is there without being made. The two runs need not come by all places in one order:
    /// only the second asks what the views look like.
    var place: TextOffset?
}
