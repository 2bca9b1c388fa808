// What the code of a source file does around its constraint blocks: calls and assignments in written order.

import MasonrySyntax
import SourceText

/// The classes of one source file, their methods, and what these call and assign. Nothing is interpreted here: the
/// facts are as written, each with the kind of place it stands in.
package struct CodeFacts: Sendable {
    package internal(set) var types: [CodeType] = []
    /// In the order of `types`, then as written. Initializers and getters of members count as methods.
    package internal(set) var methods: [CodeMethod] = []
    /// Those of one method stand together, in written order.
    package internal(set) var events: [CodeEvent] = []

    /// No facts: what a `.masonry` file has.
    package init() {}

    /// The events of `method`.
    package func events(of method: CodeMethod) -> ArraySlice<CodeEvent> { events[method.events] }
}

/// A class with all its declarations in the file put together.
package struct CodeType: Sendable {
    package enum Role: Sendable, Hashable {
        case controller, view, cell
        /// Nothing shows that it has to do with layouts.
        case other
    }

    package var name: String
    /// `other` where nothing but its name says what it is.
    package var role: Role
    /// Whether a superclass that is known says so, not what its code does.
    package var isDeclared: Bool
    /// Whether its superclass is one of the system.
    package var isOfSystem: Bool
    /// Its superclass and protocols, as far as this file names them.
    package var inherited: [String]
    package var members: [CodeMember]
    /// Indices of its methods.
    package var methods: Range<Int>
}

/// A property or instance variable.
package struct CodeMember: Sendable {
    /// Without a leading `_`.
    package var name: String
    package var type: String?
    package var typeRange: TextRange?
    package var isWeak: Bool
    package var isOutlet: Bool
    /// Whether no other file can name it (`private` in Swift, an instance variable in Objective-C), or none does.
    package var isPrivate: Bool
    package var initializer: ExpressionID?
    package var nameRange: TextRange
}

/// A method, initializer, accessor, or the initializer of a member.
package struct CodeMethod: Sendable {
    package enum Kind: Sendable, Hashable { case method, member }

    package var kind: Kind
    /// A Swift base name or an Objective-C selector.
    package var name: String
    package var nameRange: TextRange
    package var range: TextRange
    package var parameters: [Name]
    /// Those of `parameters` whose type is one of numbers.
    package var numbers: Set<Name> = []
    package var isStatic: Bool
    /// Whether Swift says so.
    package var isOverride = false
    /// Index in `CodeFacts.types`.
    package var type: Int
    package var events: Range<Int> = 0..<0
}

/// A call, message or assignment.
package struct CodeEvent: Sendable {
    package enum Kind: Sendable, Hashable { case call, assignment }

    package var kind: Kind
    /// The function, method or first part of the selector; of an assignment the property or variable.
    package var name: Name
    package var nameRange: TextRange
    package var range: TextRange
    /// Before the dot, or the receiver of the message; nil for a plain name.
    package var receiver: ExpressionID?
    /// Of a call.
    package var arguments: [Argument] = []
    /// Of an assignment.
    package var value: ExpressionID?
    /// Of the declaration of a local variable, where it names a type.
    package var declaredType: Name?
    package var place: CodePlace

    /// The value behind an argument's label.
    package func argument(_ label: Name) -> ExpressionID? { argument { $0 == label } }

    /// The value behind the first label that `isWanted`.
    package func argument(where isWanted: (Name) -> Bool) -> ExpressionID? {
        arguments.first { $0.label.map(isWanted) ?? false }?.value
    }
}

/// The kind of code that something stands in.
package struct CodePlace: Sendable, Hashable {
    /// In a branch that may not be taken, after an early return, or in a loop.
    package var isConditional = false
    /// Whether it may be kept from running a second time: in a branch, or behind an early return, whose condition asks
    /// more than what the method is given.
    package var isGuarded = false
    /// Whether one of the conditions of `isGuarded` may tell a later run from the first. A comparison with a case
    /// (`mode == .wide`), with whether a view has a superview, or of a text that people type, does not, unless the code
    /// changes what it asks.
    package var isLatched = false
    /// What the comparisons of `isGuarded` ask.
    package var askedNames: [Name] = []
    /// In a closure that runs later, if at all.
    package var isCallback = false
    /// In a closure that certainly runs on a queue that is not the main one.
    package var isBackground = false
    /// The number of the animation in whose closure it stands.
    package var animation: Int?
    /// The range of the constraint block in whose closure it stands.
    package var block: TextRange?

    package init() {}
}
