// Proves that a change of the text leaves the constraints as they are, by evaluating both.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// What may differ between two sets of constraints that count as the same.
enum ComparisonTolerance: Sendable {
    case none
    /// Left stands for leading and right for trailing.
    case direction
}

extension Analysis {
    /// Whether the text after `edits` makes the same constraints, each as often, and no new problem.
    func keepsConstraints(_ edits: [TextEdit], tolerating tolerance: ComparisonTolerance = .none) -> Bool {
        guard let after = document(after: edits) else { return false }
        return Self.counts(document, tolerance) == Self.counts(after, tolerance)
    }

    /// The meaning of the text after `edits`; nil if it has more problems than this one.
    private func document(after edits: [TextEdit]) -> LayoutDocument? {
        let next = SyntaxTree.parse(text.applying(edits), dialect: tree.dialect)
        guard next.problems.count <= tree.problems.count else { return nil }
        let after = LayoutDocument.evaluate(next)
        guard after.problems.count <= document.problems.count, after.items.count == document.items.count else {
            return nil
        }
        return after
    }

    private static func counts(_ document: LayoutDocument, _ tolerance: ComparisonTolerance) -> [ConstraintKey: Int] {
        document.constraints.reduce(into: [:]) { $0[ConstraintKey($1, tolerance), default: 0] += 1 }
    }
}

/// What makes two constraints the same: all but where and how they are written.
private struct ConstraintKey: Hashable {
    var firstItem: ItemID
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var target: MadeConstraint.Target
    var multiplier: Double?
    var constant: Double?
    var priority: Double?
    var identifier: String?

    init(_ made: MadeConstraint, _ tolerance: ComparisonTolerance) {
        let map: (LayoutAttribute) -> LayoutAttribute = { tolerance == .direction ? $0.absolute : $0 }
        firstItem = made.firstItem
        firstAttribute = map(made.firstAttribute)
        relation = made.relation
        if case .item(let item, let attribute) = made.target {
            target = .item(item, map(attribute))
        } else {
            target = made.target
        }
        multiplier = made.multiplier
        constant = made.constant
        priority = made.priority
        identifier = made.identifier
    }
}

extension LayoutAttribute {
    /// Left for leading and right for trailing.
    var absolute: LayoutAttribute {
        switch self {
        case .leading: .left
        case .trailing: .right
        case .leadingMargin: .leftMargin
        case .trailingMargin: .rightMargin
        default: self
        }
    }

    /// Leading for left and trailing for right.
    var directional: LayoutAttribute {
        switch self {
        case .left: .leading
        case .right: .trailing
        case .leftMargin: .leadingMargin
        case .rightMargin: .trailingMargin
        default: self
        }
    }
}
