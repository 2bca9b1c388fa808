// What UIKit refuses when a constraint is built, with the text of its exception.

import AutoLayout

/// A constraint that `NSLayoutConstraint` does not accept. The texts are those of public crash reports.
enum ConstraintFault {
    /// A position related to nothing, or multiplied by 0.
    case illegalLocation(isMultiplierZero: Bool)
    case leadingLeftMix
    case sizePositionPairing
    case multiplierNotFinite(Double)
    case constantNotFinite(Double)
    case illegalPriority(Double)

    /// The first thing that is wrong with a constraint; nil for unknown numbers where they matter.
    static func find(
        _ first: LayoutAttribute, hasSecondItem: Bool, _ second: LayoutAttribute, multiplier: Double?,
        constant: Double?, priority: Double?
    ) -> ConstraintFault? {
        if let fault = notFinite(multiplier: multiplier, constant: constant) { return fault }
        if first.kind != .size {
            if !hasSecondItem { return .illegalLocation(isMultiplierZero: false) }
            if multiplier == 0 { return .illegalLocation(isMultiplierZero: true) }
        }
        if hasSecondItem, second != .notAnAttribute {
            if (first.kind == .size) != (second.kind == .size) { return .sizePositionPairing }
            if isDirectional(first) && isAbsolute(second) || isAbsolute(first) && isDirectional(second) {
                return .leadingLeftMix
            }
        }
        return priority.flatMap { illegal($0) }
    }

    /// What is wrong with the numbers of a constraint, whatever it leads to.
    static func find(multiplier: Double?, constant: Double?, priority: Double?) -> ConstraintFault? {
        notFinite(multiplier: multiplier, constant: constant) ?? priority.flatMap { illegal($0) }
    }

    /// What is wrong with a constant that an existing constraint is given.
    static func find(constant: Double?) -> ConstraintFault? { notFinite(multiplier: nil, constant: constant) }

    private static func notFinite(multiplier: Double?, constant: Double?) -> ConstraintFault? {
        if let multiplier, !multiplier.isFinite { return .multiplierNotFinite(multiplier) }
        if let constant, !constant.isFinite { return .constantNotFinite(constant) }
        return nil
    }

    private static func illegal(_ priority: Double) -> ConstraintFault? {
        priority > 0 && priority <= 1000 ? nil : .illegalPriority(priority)
    }

    private static func isDirectional(_ attribute: LayoutAttribute) -> Bool {
        attribute == .leading || attribute == .trailing
    }

    private static func isAbsolute(_ attribute: LayoutAttribute) -> Bool {
        attribute == .left || attribute == .right
    }

    /// Whether two positions lie on different axes; UIKit accepts such a constraint and raises at layout time.
    static func isCrossAxis(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
        first.kind != .size && second.kind != .size && first.kind != second.kind && second.kind != .none
    }

    /// The problem to report for the constraint of `item`, such as `<UIView: a>`.
    func problem(item: String) -> SemanticProblem.Kind {
        switch self {
        case .illegalLocation(let isMultiplierZero):
            let text =
                "NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with a location "
                + "for the first attribute creates an illegal constraint of a location equal to a constant. "
                + "Location attributes must be specified in pairs."
            return isMultiplierZero ? .exception(text: text) : .missingAddSubview(text: text)
        case .leadingLeftMix:
            return .leadingLeftMix(
                text: "NSLayoutConstraint for \(item): A constraint cannot be made between a leading/trailing "
                    + "attribute and a right/left attribute. Use leading/trailing for both or neither.")
        case .sizePositionPairing:
            return .sizePositionPairing(
                text: "NSLayoutConstraint for \(item): Invalid pairing of layout attributes.")
        case .multiplierNotFinite(let value):
            return .nonFiniteConstant(text: "Multiplier is not finite!  That's illegal.  multiplier:\(value)")
        case .constantNotFinite(let value):
            return .nonFiniteConstant(
                text: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value)")
        case .illegalPriority(let value):
            return .priorityOutOfRange(value)
        }
    }
}
