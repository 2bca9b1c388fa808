// Expressions of the three dialects in one shape, so that meaning is found once.

import SourceText

/// A node of `SyntaxTree.expressions`.
package struct Expression: Sendable {
    package var kind: Kind
    /// From the first to the last byte, without surrounding white space.
    package var range: TextRange

    package init(kind: Kind, range: TextRange) {
        self.kind = kind
        self.range = range
    }

    package enum Kind: Sendable {
        /// Something belongs here and is not there.
        case missing
        /// An identifier, `self`, `super`, `$0`.
        case name(Name)
        /// `base.name`, `base->name`, `base?.name`, `base!.name`; `nameRange` is the name alone.
        case member(base: ExpressionID, name: Name, nameRange: TextRange)
        /// Swift's `.name` without a base.
        case implicitMember(name: Name, nameRange: TextRange)
        /// `callee(arguments)`; a trailing closure is the last argument. A call of a member of a chain, such as
        /// `make.left.equalTo(a)`, has a `member` as its callee.
        case call(callee: ExpressionID, arguments: [Argument])
        /// `[receiver selector:argument …]`; a selector without arguments is one label with the value `nil`.
        case message(receiver: ExpressionID, arguments: [Argument])
        /// `base[index]`.
        case index(base: ExpressionID, arguments: [Argument])
        /// `isInteger` as the host language sees it: `9/16` of two integers is 0.
        case number(Double, isInteger: Bool)
        /// `contents` is the range between the quotes.
        case string(contents: TextRange)
        /// `@[a, b]` and `[a, b]`.
        case array([ExpressionID])
        /// `@{k: v}` and `[k: v]`: keys and values in turn.
        case dictionary([ExpressionID])
        /// `@20`, `@(x)`.
        case boxed(ExpressionID)
        /// `(x)`.
        case parenthesized(ExpressionID)
        /// `(x, y: 2)`, and the brace lists `{1, 2}` of C.
        case tuple([Argument])
        case unary(Operator, ExpressionID)
        case binary(Operator, ExpressionID, ExpressionID)
        case ternary(condition: ExpressionID, ExpressionID, ExpressionID)
        /// `operator` is `.assign` or the compound one's arithmetic.
        case assignment(Operator, target: ExpressionID, value: ExpressionID)
        /// `(Type)x`, `x as Type`, `x as? Type`, `x is Type`.
        case cast(TypeName, ExpressionID)
        /// `^(T *x) { … }`, `{ x in … }`, `{ $0… }`.
        ///
        /// Apart from the node: most expressions are small, and trees are read more often than closures.
        indirect case closure(Closure)
        /// Clang's `({ …; value; })`.
        case statementExpression(Block)
        /// `#available(iOS 13, *)`, `@available(…)`, `#unavailable(…)`: the version of iOS, where one is named.
        case available(iOS: Int?, isNegated: Bool)
        /// `@selector(name)`, `#selector(name)`; nil for more than one name.
        case selector(Name?)
        /// Host code that is none of the above (macros, key paths of types …), skipped in balance.
        case unknown
    }
}

/// One argument of a call or message.
package struct Argument: Sendable {
    /// The label or selector part without its colon; nil for an unlabelled argument.
    package var label: Name?
    package var labelRange: TextRange?
    /// nil for a selector part that takes no argument.
    package var value: ExpressionID?

    package init(label: Name? = nil, labelRange: TextRange? = nil, value: ExpressionID?) {
        self.label = label
        self.labelRange = labelRange
        self.value = value
    }
}

/// A block literal or closure.
package struct Closure: Sendable {
    /// The names of the parameters; empty for `$0` closures and for `.masonry`'s short blocks.
    package var parameters: [Name]
    package var parameterTypes: [TypeName?]
    package var body: Block
    /// Whether the body, without the closures in it, names `$1`: then `$0` is the first of several arguments.
    package var usesSecondArgument: Bool

    package init(
        parameters: [Name], parameterTypes: [TypeName?], body: Block, usesSecondArgument: Bool = false
    ) {
        self.parameters = parameters
        self.parameterTypes = parameterTypes
        self.body = body
        self.usesSecondArgument = usesSecondArgument
    }
}

/// The name of a type, without its generic arguments, pointers, optionals and protocols.
package struct TypeName: Sendable, Hashable {
    package var name: Name
    package var range: TextRange
    /// Whether it is `[T]`, `T[]`, `NSArray<T>` and the like; `name` is then the element's where it is written.
    package var isArray: Bool

    package init(name: Name, range: TextRange, isArray: Bool = false) {
        self.name = name
        self.range = range
        self.isArray = isArray
    }
}

/// The operators of expressions.
package enum Operator: UInt8, Sendable, Hashable {
    case assign, add, subtract, multiply, divide, remainder
    case and, or, not, bitAnd, bitOr, bitXor, bitNot, shiftLeft, shiftRight
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    /// `??`
    case nilCoalescing
    /// `a...b`
    case range
    /// `a..<b`
    case halfOpenRange
    /// `\.path.to` is `.path.to` under this operator, `\Type.path` is `Type.path`.
    case keyPath
    /// `&x`, `*x`, casts of pointers and custom operators: their value is not known.
    case other
}
