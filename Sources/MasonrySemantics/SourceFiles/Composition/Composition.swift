// What evaluation keeps of classes that are composed: of what others inherit, embed or call.

import AutoLayout
import MasonrySyntax
import SourceText

/// Tables of the classes of a text, beside what is known of the class that runs.
struct Composition {
    // What a trial takes back.
    /// What became of the classes of embedded views, by view.
    var instances = RevertibleDictionary<ItemID, ClassContext>()

    // What the trial run of a class finds out for the run that counts.
    /// The view in whose class's code a view was made.
    var hosts: [ItemID: ItemID] = [:]

    // What is the same whoever asks, once somebody has.
    /// What the methods of the text are called, of messages the first part.
    var methodNames: Set<Name> = []
    /// The numeric types that the text extends.
    var numberTypes: Set<String> = []
    /// The classes of the text with what they inherit, by name.
    var types: [String: MergedType] = [:]
    /// Classes of which nothing has run, by name.
    var freshContexts: [String: ClassContext] = [:]
    /// Where names are read.
    var nameMentions: NameMentions?
    /// Where constraints are updated, remade or removed.
    var changes: [ConstraintChange]?

    /// The values that depend on conditions.
    var alternatives: [Alternatives] = []
    /// The members that parameters of initializers become, by what choices call these.
    var settledNames: [String: String] = [:]
    /// The conditions of which nothing says that they have the same outcome elsewhere, by the text of their choice.
    var anonymousConditions: [String: ExpressionID] = [:]
    /// Whether what is evaluated is to be one number, of which a condition says nothing.
    var takesOneNumber = false
    /// The conditions whose way is settled where the code runs once for each, by their texts.
    var settledChoices: [String: Bool] = [:]
    /// Whether a chain runs for one of its ways.
    var isAlternative = false
    /// The chains that ran once for each way.
    var alternativeRanges: Set<TextRange> = []
    /// Whether the text has a ternary at all, once somebody has asked.
    var hasTernaries: Bool?
    /// Whether the text reads the constraints of some view, once somebody has asked.
    var asksForConstraints: Bool?
    /// The names of what changes lists that the text has.
    var listNames: [Name]?
    /// The names of lists that some code changes.
    var mutableLists: Set<Name> = []
    /// How long the text is behind which code of other files stands.
    var ownLength = Int.max

    /// Whether something stands in the text itself.
    func isOwn(_ range: TextRange) -> Bool { range.start.utf8 <= ownLength }

    mutating func beginTrial() { instances.beginTrial() }

    mutating func endTrial() { instances.endTrial() }
}
