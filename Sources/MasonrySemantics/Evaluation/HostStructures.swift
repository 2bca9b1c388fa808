// The geometry makers of both hosts: `CGSizeMake(1, 2)`, `CGSize(width: 1, height: 2)`.

import AutoLayout
import MasonrySyntax

/// Structures from their parts; unknown where a part is not a known number.
enum HostStructures {
    typealias Labelled = [(label: Word?, value: Value)]

    /// A C function or a Swift initializer; nil for other words.
    static func make(_ word: Word, _ arguments: Labelled) -> Value? {
        switch word {
        case .CGSizeMake, .CGSize: return size(arguments)
        case .CGPointMake, .CGPoint: return point(arguments)
        case .UIEdgeInsetsMake, .NSEdgeInsetsMake, .UIEdgeInsets, .NSEdgeInsets, .ConstraintInsets:
            return insets(arguments).map { .insets($0) } ?? .unknown
        case .NSDirectionalEdgeInsetsMake, .NSDirectionalEdgeInsets, .ConstraintDirectionalInsets:
            return insets(arguments).map { .directionalInsets($0) } ?? .unknown
        case .CGRectMake, .CGRect: return .object(className: "CGRect")
        case .CGFloat, .Float, .Double, .UILayoutPriority, .ConstraintPriority:
            return converted(arguments, isInteger: false)
        case .Int, .UInt: return converted(arguments, isInteger: true)
        case .MASBoxValue: return arguments.first?.value ?? .unknown
        default: return nil
        }
    }

    private static func size(_ arguments: Labelled) -> Value {
        if arguments.isEmpty { return .size(Size(width: 0, height: 0)) }
        guard let width = number(arguments, .width, 0), let height = number(arguments, .height, 1) else {
            return .unknown
        }
        return .size(Size(width: width, height: height))
    }

    private static func point(_ arguments: Labelled) -> Value {
        if arguments.isEmpty { return .point(x: 0, y: 0) }
        guard let x = number(arguments, .x, 0), let y = number(arguments, .y, 1) else { return .unknown }
        return .point(x: x, y: y)
    }

    /// Sides that a project's own initializer leaves out are 0; unlabelled ones come in the order of C.
    private static func insets(_ arguments: Labelled) -> EdgeInsets? {
        var result = EdgeInsets.zero
        for (index, argument) in arguments.enumerated() {
            guard let number = argument.value.number else { return nil }
            switch argument.label {
            case .top: result.top = number
            case .left, .leading: result.left = number
            case .bottom: result.bottom = number
            case .right, .trailing: result.right = number
            case nil where index == 0: result.top = number
            case nil where index == 1: result.left = number
            case nil where index == 2: result.bottom = number
            case nil where index == 3: result.right = number
            default: return nil
            }
        }
        return result
    }

    private static func number(_ arguments: Labelled, _ label: Word, _ index: Int) -> Double? {
        if let labelled = arguments.first(where: { $0.label == label }) { return labelled.value.number }
        guard index < arguments.count, arguments[index].label == nil else { return nil }
        return arguments[index].value.number
    }

    private static func converted(_ arguments: Labelled, isInteger: Bool) -> Value {
        guard arguments.count == 1, let number = arguments[0].value.asInteger.number else { return .unknown }
        return .number(isInteger ? number.rounded(.towardZero) : number, isInteger: isInteger)
    }

    /// `.init(top: …)` tells its type by its labels.
    static func inferred(_ arguments: Labelled) -> Value {
        let labels = arguments.map(\.label)
        if labels.contains(.width) { return size(arguments) }
        if labels.contains(.x) { return point(arguments) }
        if labels.contains(.leading) { return insets(arguments).map { .directionalInsets($0) } ?? .unknown }
        if labels.contains(.left) { return insets(arguments).map { .insets($0) } ?? .unknown }
        if labels == [.rawValue] || labels == [.floatLiteral] { return converted(arguments, isInteger: false) }
        return .unknown
    }

    /// A method of a number: `.high.advanced(by: -1)`; nil for methods of which nothing is known.
    static func method(_ name: String, of number: Double, isInteger: Bool, _ argument: Value?) -> Value? {
        switch (name, argument?.number) {
        case ("advanced", let step?): .number(number + step, isInteger: isInteger)
        case ("distance", let other?): .number(other - number, isInteger: isInteger)
        case ("rounded", nil) where argument == nil: .number(number.rounded(), isInteger: isInteger)
        default: nil
        }
    }

    /// A number rounded by one of the cases of `FloatingPointRoundingRule`; nil for another name.
    static func rounded(_ number: Double, _ rule: String) -> Double? {
        switch rule {
        case "up": number.rounded(.up)
        case "down": number.rounded(.down)
        case "towardZero": number.rounded(.towardZero)
        case "awayFromZero": number.rounded(.awayFromZero)
        case "toNearestOrEven": number.rounded(.toNearestOrEven)
        case "toNearestOrAwayFromZero": number.rounded()
        default: nil
        }
    }

    /// Functions of numbers that both hosts have.
    static func function(_ name: String, _ arguments: [Value]) -> Value {
        if name == "CGSizeEqualToSize", case .size(let one)? = arguments.first, case .size(let other)? = arguments.last
        {
            return .boolean(one == other)
        }
        let numbers = arguments.compactMap(\.number)
        guard numbers.count == arguments.count, let first = numbers.first else { return .unknown }
        let isInteger = arguments.allSatisfy {
            if case .number(_, let isInteger) = $0 { return isInteger }
            return false
        }
        switch name {
        case "max", "MAX", "fmax", "fmaxf": return .number(numbers.max() ?? first, isInteger: isInteger)
        case "min", "MIN", "fmin", "fminf": return .number(numbers.min() ?? first, isInteger: isInteger)
        case "abs", "ABS", "fabs", "fabsf": return .number(abs(first), isInteger: isInteger)
        case "ceil", "ceilf": return .number(first.rounded(.up), isInteger: false)
        case "floor", "floorf": return .number(first.rounded(.down), isInteger: false)
        case "round", "roundf": return .number(first.rounded(), isInteger: false)
        case "sqrt", "sqrtf": return .number(first.squareRoot(), isInteger: false)
        default: return .unknown
        }
    }
}
