// What a value is, in words.

import MasonrySemantics

extension ValueKind {
    /// A noun with its article.
    package var phrase: Phrase {
        switch self {
        case .unknown: "an unknown value"
        case .number: "a number"
        case .point: "a `CGPoint`"
        case .size: "a `CGSize`"
        case .insets: "a `UIEdgeInsets`"
        case .directionalInsets: "an `NSDirectionalEdgeInsets`"
        case .string: "a text"
        case .boolean: "a boolean"
        case .null: "`nil`"
        case .view: "a view"
        case .attribute: "an attribute"
        case .array: "an array"
        case .maker: "a maker"
        case .constraint: "a constraint"
        case .closure: "a closure"
        case .controller: "a view controller"
        case .named(let name): .verbatim("`\(name)`")
        case .numbers(let count): "\(count) numbers"
        case .values(let count): count == 1 ? "one value" : "\(count) values"
        case .otherValue: "another value"
        case .otherOperator: "another operator"
        case .numberOrNone: "a number or `none`"
        case .numberOrInsets: "a number or insets"
        case .numberAttributeOrFrame: "a number, an attribute or a frame"
        case .relationTarget: "a view, an attribute, a number, a point, a size or insets"
        case .length: "a length in points"
        case .fourSides: "four numbers for top, left, bottom and right"
        case .widthAndHeight: "a width and a height"
        }
    }
}
