// What values are, where a value of another kind belongs.

/// What a value is, or what belongs where it stands.
package enum ValueKind: Sendable, Hashable {
    case unknown, number, point, size, insets, directionalInsets, string, boolean, null, view, attribute, array, maker
    case constraint, closure, controller
    /// An object or type of which only the name is known.
    case named(String)
    case numbers(Int), values(Int)
    case otherValue, otherOperator
    // What belongs at some places.
    case numberOrNone, numberOrInsets, numberAttributeOrFrame, relationTarget, length, fourSides, widthAndHeight
}

extension Value {
    package var kind: ValueKind {
        switch self {
        case .unknown, .alternatives: .unknown
        case .number: .number
        case .point: .point
        case .size: .size
        case .insets: .insets
        case .directionalInsets: .directionalInsets
        case .string: .string
        case .boolean: .boolean
        case .font: .named("UIFont")
        case .attributedText: .named("NSAttributedString")
        case .paragraphStyle: .named("NSParagraphStyle")
        case .buttonConfiguration: .named("UIButtonConfiguration")
        case .color, .namedColor: .named("UIColor")
        case .image: .named("UIImage")
        case .null: .null
        case .item: .view
        case .attributes: .attribute
        case .array: .array
        case .dictionary: .named("NSDictionary")
        case .maker: .maker
        case .chain: .constraint
        case .object(let className): .named(className)
        case .structure(let value): .named(value.path)
        case .closure, .runtime(.localFunction): .closure
        case .runtime(.controller): .controller
        case .runtime(.gradient): .named("CAGradientLayer")
        case .runtime(.library(let kept)) where kept.anchor != nil: .named("NSLayoutAnchor")
        case .runtime(.type(let name)): .named(name)
        case .runtime: .constraint
        }
    }
}
