// Statements and declarations of the three dialects in one shape.

import SourceText

/// A node of `SyntaxTree.statements`.
package struct Statement: Sendable {
    package var kind: Kind
    package var range: TextRange

    package init(kind: Kind, range: TextRange) {
        self.kind = kind
        self.range = range
    }

    package enum Kind: Sendable {
        /// A lone `;` or host code skipped without complaint.
        case skipped
        case expression(ExpressionID)
        case variable(VariableDeclaration)
        /// `if`, `guard`, `#if`; a `guard`'s body stands in `otherwise`.
        case conditional(Conditional)
        /// `for`, `while`, `repeat`, `do … while`.
        case loop(Loop)
        /// With what stands before each of its blocks.
        case switchCases(subject: ExpressionID?, cases: [Block], labels: [CaseLabels])
        case returned(ExpressionID?)
        /// `break`, `continue`, `goto`, `throw`.
        case jump(Jump)
        /// A bare block: `{ }`, `do { }`, `@autoreleasepool { }`, `defer { }`, `@synchronized`.
        case block(Block)
        case type(TypeDeclaration)
        case function(FunctionDeclaration)
        /// `#define NAME value`.
        case macro(MacroDefinition)
        /// `#import`, `@import`, `import`: the path or module between quotes or brackets.
        case imported(String)
        // The declarations of `.masonry` files:
        case screen(ScreenDeclaration)
        case view(ViewDeclaration)
        case property(PropertyDeclaration)
        case guide(name: Name, nameRange: TextRange)
        case state(StateDeclaration)
        case expect(ExpectDeclaration)
    }
}

/// `let x = …`, `UIView *v = …;`, properties and instance variables; one entry a declared name.
package struct VariableDeclaration: Sendable {
    package var bindings: [Binding]
    package var modifiers: Modifiers

    package struct Binding: Sendable {
        package var name: Name
        package var nameRange: TextRange
        package var type: TypeName?
        package var initializer: ExpressionID?
        /// The body of a computed property.
        package var getter: Block?
        /// Whether it binds nothing: a condition behind a binding, `if let top = top, isWide`.
        package var isCondition = false

        package init(
            name: Name, nameRange: TextRange, type: TypeName? = nil, initializer: ExpressionID? = nil,
            getter: Block? = nil, isCondition: Bool = false
        ) {
            self.isCondition = isCondition
            self.name = name
            self.nameRange = nameRange
            self.type = type
            self.initializer = initializer
            self.getter = getter
        }
    }

    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        /// `let`, `const`.
        package static let constant = Modifiers(rawValue: 1 << 0)
        package static let isStatic = Modifiers(rawValue: 1 << 1)
        package static let lazy = Modifiers(rawValue: 1 << 2)
        package static let weak = Modifiers(rawValue: 1 << 3)
        package static let outlet = Modifiers(rawValue: 1 << 4)
        /// `@property`, or an instance variable or property of a type.
        package static let member = Modifiers(rawValue: 1 << 5)
        /// `extern`: declared, not defined.
        package static let external = Modifiers(rawValue: 1 << 6)
        /// `private`, `fileprivate`: no other file can name it.
        package static let filePrivate = Modifiers(rawValue: 1 << 7)
        /// `@property` of Objective-C, which a header may declare too.
        package static let property = Modifiers(rawValue: 1 << 8)
        /// `public`, `open`, `override`, `@IBInspectable`, `@Published`: what is not at hand may give it another value.
        package static let isOpen = Modifiers(rawValue: 1 << 9)
    }

    package init(bindings: [Binding], modifiers: Modifiers = []) {
        self.bindings = bindings
        self.modifiers = modifiers
    }
}

/// Two ways, of which one is taken.
package struct Conditional: Sendable {
    package enum Keyword: Sendable { case ifStatement, guardStatement, directive }

    package var keyword: Keyword
    package var condition: ExpressionID?
    /// `if let x = y`: what is bound in `then` (in a `guard`: afterwards).
    package var bindings: [VariableDeclaration.Binding]
    package var then: Block
    package var otherwise: Block?

    package init(
        keyword: Keyword, condition: ExpressionID?, bindings: [VariableDeclaration.Binding] = [], then: Block,
        otherwise: Block?
    ) {
        self.keyword = keyword
        self.condition = condition
        self.bindings = bindings
        self.then = then
        self.otherwise = otherwise
    }
}

/// Where a jump goes.
package enum Jump: Sendable {
    /// `break`: behind the loop or `switch`.
    case behindLoop
    /// `continue`: to the next turn of the loop.
    case nextTurn
    /// `fallthrough`: into the next case.
    case nextCase
    /// `throw` and `goto`: out of what can be followed.
    case away
}

/// A body that runs any number of times.
package struct Loop: Sendable {
    /// The names that the head binds in each turn: that of a `for … in`, those of its tuple in order, that of C's
    /// counting `for`, those of `while let`.
    package var names: [Name]
    /// What is gone through; of C's counting `for` the range of its numbers.
    package var collection: ExpressionID?
    /// Whether a `where` leaves out turns.
    package var isFiltered: Bool
    package var body: Block

    package init(names: [Name], collection: ExpressionID?, isFiltered: Bool = false, body: Block) {
        self.names = names
        self.isFiltered = isFiltered
        self.collection = collection
        self.body = body
    }
}

/// What stands before one block of a `switch`: `case .low, .high:`, `default:`.
package struct CaseLabels: Sendable, Hashable {
    /// The cases of an enumeration that it names.
    package var names: [Name] = []
    /// The numbers and constants that it names, each of one word: `case 0:`, `case kHeader:`.
    package var values: [ExpressionID] = []
    package var isDefault = false
    /// Whether it says no more than these names and values.
    package var isPlain = true

    package init() {}
}

/// A class, category, structure, enumeration, extension or protocol.
package struct TypeDeclaration: Sendable {
    package enum Keyword: Sendable {
        case interface, implementation, category, `class`, structure, enumeration, `extension`, `protocol`
    }

    package var keyword: Keyword
    package var name: Name
    package var nameRange: TextRange
    package var inherited: [TypeName]
    package var members: Block
    /// The cases of a C enumeration in order, with their values where written.
    package var enumerators: [VariableDeclaration.Binding]
    /// `private`, `fileprivate`: no other file can name it.
    package var isPrivate: Bool
    /// The names of a generic type's parameters, in order: `View` of `class Screen<View: UIView>`.
    package var parameters: [Name]
    /// What stands between the angle brackets of the first type that it inherits from: `CardView` of `Screen<CardView>`;
    /// nothing where that is more than names.
    package var superclassArguments: [Name]

    package init(
        keyword: Keyword, name: Name, nameRange: TextRange, inherited: [TypeName], members: Block,
        enumerators: [VariableDeclaration.Binding] = [], isPrivate: Bool = false, parameters: [Name] = [],
        superclassArguments: [Name] = []
    ) {
        self.keyword = keyword
        self.name = name
        self.nameRange = nameRange
        self.inherited = inherited
        self.members = members
        self.enumerators = enumerators
        self.isPrivate = isPrivate
        self.parameters = parameters
        self.superclassArguments = superclassArguments
    }
}

/// A method, initializer, accessor or free function.
package struct FunctionDeclaration: Sendable {
    package struct Parameter: Sendable {
        package var label: Name?
        package var name: Name
        package var type: TypeName?
        package var isVariadic: Bool
        /// What it is where a call leaves it out; nil where none may.
        package var defaultValue: ExpressionID?

        package init(
            label: Name?, name: Name, type: TypeName?, isVariadic: Bool = false, defaultValue: ExpressionID? = nil
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.isVariadic = isVariadic
            self.defaultValue = defaultValue
        }
    }

    /// A Swift base name (`init` for initializers) or an Objective-C selector such as `tableView:cellForRow:`.
    package var name: Name
    package var nameRange: TextRange
    package var parameters: [Parameter]
    package var returnType: TypeName?
    /// `+` methods, `static` and `class` functions, and free functions of C.
    package var isStatic: Bool
    package var isOverride: Bool
    /// nil for a declaration without one.
    package var body: Block?
    /// `private`, `fileprivate`: no other file can name it.
    package var isPrivate: Bool

    package init(
        name: Name, nameRange: TextRange, parameters: [Parameter], returnType: TypeName?, isStatic: Bool,
        isOverride: Bool, body: Block?, isPrivate: Bool = false
    ) {
        self.name = name
        self.nameRange = nameRange
        self.parameters = parameters
        self.returnType = returnType
        self.isStatic = isStatic
        self.isOverride = isOverride
        self.body = body
        self.isPrivate = isPrivate
    }
}

/// `#define NAME(parameters) value`.
package struct MacroDefinition: Sendable {
    package var name: Name
    package var nameRange: TextRange
    /// nil for a macro without parentheses.
    package var parameters: [Name]?
    /// The value as an expression; nil where it is not one.
    package var value: ExpressionID?

    package init(name: Name, nameRange: TextRange, parameters: [Name]?, value: ExpressionID?) {
        self.name = name
        self.nameRange = nameRange
        self.parameters = parameters
        self.value = value
    }
}
