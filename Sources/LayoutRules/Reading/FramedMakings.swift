// Where code makes views with a frame.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The calls of initializers that are handed a frame which is not empty: `UIView(frame: bounds)`, `initWithFrame:`.
struct FramedMakings {
    private let places: [TextRange]

    /// Complexity: O(events).
    init(_ context: RuleContext) {
        places = context.code.facts.events.compactMap { event in
            guard event.kind == .call,
                let frame = event.argument(where: { context.tree.string($0).lowercased().hasSuffix("frame") }),
                !Self.isEmptyRectangle(frame, context)
            else { return nil }
            return event.range
        }
    }

    func contains(_ range: TextRange) -> Bool { places.contains { range.contains($0) } }

    /// `.zero`, `CGRect.zero`, `CGRectZero`, `CGRect()`, where a rectangle is expected.
    private static func isEmptyRectangle(_ id: ExpressionID, _ context: RuleContext) -> Bool {
        switch context.tree[id].kind {
        case .implicitMember(let name, _): context.tree.string(name) == "zero"
        case .member(let base, let name, _): context.tree.string(name) == "zero" && context.path(base) == "CGRect"
        case .name(let name): context.tree.string(name) == "CGRectZero"
        case .call(let callee, let arguments): arguments.isEmpty && context.path(callee) == "CGRect"
        default: false
        }
    }
}
