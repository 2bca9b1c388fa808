// Whether a logged constraint can be what a constraint of a source has become, and how much speaks for it.

import AutoLayout
import LayoutLog
import MasonrySemantics
import MasonrySyntax

/// One logged constraint held against one of a source.
struct StatementFit: Sendable {
    /// What speaks for it, in bits, without what its items say.
    var bits: Double
    /// Whether all of it is known in the source and the same.
    var isExact: Bool
    /// Whether the constant that the source gives is another one: the source was changed, or code changes it.
    var hasOtherConstant = false
    /// The items of the log with those of the source, as indices.
    var pairs: [(logged: Int, source: Int)]
}

extension LayoutAttribute {
    /// The attribute that a log calls so; nil for those of autoresizing masks.
    init?(_ logged: LoggedAttribute) {
        guard let attribute = LayoutAttribute.allCases.first(where: { $0.name == logged.rawValue }) else { return nil }
        self = attribute
    }
}

/// A logged constraint in the engine's terms, made once for all comparisons.
struct LoggedQuery: Sendable {
    var firstItem: Int
    var first: LayoutAttribute
    var relation: LayoutRelation?
    var secondItem: Int?
    var second: LayoutAttribute
    var multiplier: Double
    /// nil: not printed, or not to be compared.
    var constant: Double?
    var priority: Double
    /// Whether leading may have been printed for left.
    var hasLooseEdges: Bool
    var identifier: String?
    /// The library by the class of the constraint; nil where any may have made it.
    var library: Library?

    /// nil for what is the system's own or could not be read.
    init?(_ constraint: LoggedConstraint, _ indexOf: (LoggedItem) -> Int?) {
        guard let statement = constraint.statement, let firstItem = indexOf(statement.first),
            let first = LayoutAttribute(statement.firstAttribute)
        else { return nil }
        self.firstItem = firstItem
        self.first = first
        second = .notAnAttribute
        if let item = statement.second, let attribute = statement.secondAttribute.flatMap({ LayoutAttribute($0) }) {
            guard let index = indexOf(item) else { return nil }
            secondItem = index
            second = attribute
        }
        relation = LayoutRelation(statement.relation)
        multiplier = statement.multiplier
        constant = statement.constant
        priority = statement.priority
        hasLooseEdges = constraint.form == .visualFormat
        identifier = constraint.identifier ?? constraint.key
        library = Self.library(of: constraint.className)
    }

    /// Two anchors of an exception: neither relation nor numbers are known.
    init(anchors first: (item: Int, attribute: LayoutAttribute), _ second: (item: Int, attribute: LayoutAttribute)) {
        firstItem = first.item
        self.first = first.attribute
        secondItem = second.item
        self.second = second.attribute
        multiplier = 1
        priority = 1000
        hasLooseEdges = false
    }

    private static func library(of className: String) -> Library? {
        if className == "MASLayoutConstraint" { return .masonry }
        if className == "NSLayoutConstraint" { return .uiKit }
        return className.hasSuffix(".LayoutConstraint") ? .snapKit : nil
    }
}

extension LayoutRelation {
    init(_ logged: LoggedRelation) {
        switch logged {
        case .equal: self = .equal
        case .lessOrEqual: self = .lessThanOrEqual
        case .greaterOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension LoggedQuery {
    /// How a constraint of a file fits; nil where it cannot have become this.
    func fit(_ made: ConstraintFacts.Constraint, in file: ConstraintFacts, _ evidence: LogEvidence) -> StatementFit? {
        if let library, file.dialect != .masonry, made.library != library { return nil }
        return fit(made, evidence, isSwapped: false) ?? fit(made, evidence, isSwapped: true)
    }

    private func fit(_ made: ConstraintFacts.Constraint, _ evidence: LogEvidence, isSwapped: Bool) -> StatementFit? {
        if isSwapped, made.second == nil || made.multiplier == 0 { return nil }
        let (ownFirst, ownSecond) =
            isSwapped
            ? (made.secondAttribute, made.firstAttribute) : (made.firstAttribute, made.secondAttribute)
        var result = StatementFit(bits: 0, isExact: true, pairs: [])
        guard let firstBits = attributeBits(first, ownFirst) else { return nil }
        result.bits += firstBits
        if let relation {
            guard relation == (isSwapped ? made.relation.turned : made.relation) else { return nil }
            if relation != .equal { result.bits += 2 }
        }
        guard addItems(made, ownSecond, isSwapped, &result), addNumbers(made, evidence, isSwapped, &result) else {
            return nil
        }
        addIdentifier(made, &result)
        return result
    }

    private func attributeBits(_ logged: LayoutAttribute, _ own: LayoutAttribute) -> Double? {
        if logged == own { return 1 }
        switch (logged, own) {
        case (.leading, .left), (.trailing, .right), (.left, .leading), (.right, .trailing):
            return hasLooseEdges ? 0.5 : nil
        default: return nil
        }
    }

    private func addItems(
        _ made: ConstraintFacts.Constraint, _ ownSecond: LayoutAttribute, _ isSwapped: Bool,
        _ result: inout StatementFit
    ) -> Bool {
        let ownFirstItem = isSwapped ? made.second : made.first
        let ownSecondItem = isSwapped ? made.first : made.second
        if let ownFirstItem { result.pairs.append((firstItem, ownFirstItem)) }
        if made.hasUnknownTarget {
            // What it relates to may also be a number.
            result.isExact = false
            result.bits -= 1
            return true
        }
        guard let secondItem else { return ownSecondItem == nil }
        guard let ownSecondItem, let bits = attributeBits(second, ownSecond) else { return false }
        // A constraint of one view to itself stays one.
        guard (firstItem == secondItem) == (ownFirstItem == ownSecondItem) else { return false }
        result.bits += bits
        result.pairs.append((secondItem, ownSecondItem))
        return true
    }

    private func addNumbers(
        _ made: ConstraintFacts.Constraint, _ evidence: LogEvidence, _ isSwapped: Bool, _ result: inout StatementFit
    ) -> Bool {
        if relation == nil { return true }
        var factor = 1.0
        if let own = made.multiplier {
            factor = isSwapped ? 1 / own : own
            guard made.second == nil || isClose(multiplier, factor, within: 2e-5 * max(1, abs(factor))) else {
                return false
            }
            if made.second != nil, abs(factor - 1) > 1e-9 { result.bits += 5 }
        } else {
            result.isExact = false
        }
        if let own = made.priority {
            guard isClose(own, priority, within: 0.01) else { return false }
            if own < 1000 { result.bits += 3 }
        } else {
            result.isExact = false
            result.bits -= 0.5
        }
        guard let constant else { return true }
        let own = made.constants.map { isSwapped ? -$0 * factor : $0 }
        if own.contains(where: { isClose($0, constant, within: max(0.006, abs($0) * 2e-5)) }) {
            result.bits += evidence.bits(ofConstant: constant)
            if made.hasOtherConstants || made.constants.count > 1 { result.isExact = false }
        } else {
            result.isExact = false
            if made.constants.isEmpty {
                result.bits -= 1
            } else {
                result.hasOtherConstant = true
                result.bits -= made.hasOtherConstants ? 2 : 5
            }
        }
        return true
    }

    private func isClose(_ left: Double, _ right: Double, within limit: Double) -> Bool { abs(left - right) <= limit }

    private func addIdentifier(_ made: ConstraintFacts.Constraint, _ result: inout StatementFit) {
        switch (identifier, made.identifier) {
        case (let logged?, let own?): result.bits += logged == own ? 12 : -12
        case (nil, .some):
            result.bits -= 6
            result.isExact = false
        case (.some, nil):
            result.bits -= 3
            result.isExact = false
        case (nil, nil): break
        }
        if made.identifier != nil, identifier != made.identifier { result.isExact = false }
    }
}
