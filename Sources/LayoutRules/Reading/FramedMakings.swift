// Where code makes views with a frame.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The calls of initializers that are handed a frame which is not empty: `UIView(frame: bounds)`, `initWithFrame:`.
struct FramedMakings {
    /// Where they stand, in the order of the text; of those that begin at one place the longer ones first.
    private let places: [TextRange]

    /// Complexity: O(events log events).
    init(_ context: RuleContext) {
        let found: [TextRange] = context.code.facts.events.compactMap { event in
            guard event.kind == .call,
                let frame = event.argument(where: { context.tree.string($0).lowercased().hasSuffix("frame") }),
                !context.tree.isEmptyRectangle(frame)
            else { return nil }
            return event.range
        }
        places = found.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    }

    /// Whether one of them is in an expression. Complexity: O(log calls): expressions lie in one another or beside each other, so
    /// that the first one that begins in a range ends there too, unless it begins with it.
    func contains(_ range: TextRange) -> Bool {
        let first = places.partitionPoint { $0.start >= range.start }
        return places[first...].first { $0.start > range.start || $0.end <= range.end }.map { range.contains($0) }
            ?? false
    }
}
