// Code that looks for constraints among those that views hold: a library may install them elsewhere, or turned around.

import MasonrySyntax
import SourceText

/// The places of a text that ask views for their constraints, or constraints for their views.
struct ConstraintLookups: Sendable {
    private let ranges: [TextRange]
    private let types: [(name: Name, range: TextRange)]

    init(_ tree: SyntaxTree) {
        ranges = tree.expressions.compactMap { Self.isLookup($0, tree) ? $0.range : nil }
        types = tree.statements.compactMap { statement in
            guard case .type(let type) = statement.kind, type.keyword != .interface else { return nil }
            return (type.name, statement.range)
        }
    }

    /// The first of the type that a place stands in, or of an extension of it.
    func first(besides place: TextRange) -> TextRange? {
        guard let own = types.last(where: { $0.range.contains(place) })?.name else { return ranges.first }
        let pieces = types.filter { $0.name == own }
        return ranges.first { range in pieces.contains { $0.range.contains(range) } }
    }

    /// Whether a block may install what a statement makes at another view, or turn it around: `isActive` does what a block
    /// does, `addConstraint` and visual formats may not.
    static func mayMove(_ statement: String) -> Bool {
        statement.contains("addConstraint") || statement.contains("isualFormat")
    }

    /// `view.constraints`, `[self constraints]`, `c.firstItem`, `[view constraintFor:NSLayoutAttributeTop firstItem:label]`.
    private static func isLookup(_ expression: Expression, _ tree: SyntaxTree) -> Bool {
        switch expression.kind {
        case .member(let base, let name, _):
            // `NSLayoutConstraint.constraints(withVisualFormat: …)` makes them.
            return names.contains(tree.string(name)) && tree.text[tree[base].range] != "NSLayoutConstraint"
        case .message(_, let arguments):
            guard let first = arguments.first?.label.map({ tree.string($0) }) else { return false }
            if arguments.count == 1, arguments[0].value == nil { return names.contains(first) }
            return arguments.contains { $0.label.map { tree.string($0) == "firstItem" } ?? false }
        case .call(_, let arguments):
            return arguments.contains { $0.label.map { tree.string($0) == "firstItem" } ?? false }
        default: return false
        }
    }

    private static let names: Set<String> = ["constraints", "firstItem", "secondItem", "firstAttribute", "firstAnchor"]
}
