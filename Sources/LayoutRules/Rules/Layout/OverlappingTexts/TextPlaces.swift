// Where labels draw their texts, which may be a part of their frames.

import AutoLayout
import MasonrySemantics
import SourceText

/// Where labels draw their texts in frames that are wider.
struct TextPlaces {
    private let aligned: Set<ItemID>
    /// Whether code aligns the text of something that cannot be named.
    private let mayAlignAny: Bool
    private let labels: Set<ItemID>

    /// Of a text of unknown length, a letter is at least as wide.
    private static let leastWidth = 8.0

    init(_ context: RuleContext) {
        labels = Set(
            context.document.items.indices.lazy.filter { context.document.items[$0].className == ViewClass.label }
                .map { ItemID($0) })
        var aligned: Set<ItemID> = []
        var mayAlignAny = false
        for (_, event) in context.events(named: "textAlignment", "setTextAlignment") {
            if let item = context.item(named: event.receiver) { aligned.insert(item) } else { mayAlignAny = true }
        }
        (self.aligned, self.mayAlignAny) = (aligned, mayAlignAny)
    }

    /// The part of a frame that is certainly drawn in, as far as another frame is asked for; nil where that is not known.
    func drawn(_ item: ItemID, _ frame: Rect, _ layout: LayoutItem, beside other: Rect) -> Rect? {
        let text = layout.intrinsicSize.horizontal
        guard labels.contains(item), text.map({ $0 < frame.width - 1 }) ?? true else { return frame }
        if !mayAlignAny, !aligned.contains(item) {
            var drawn = frame
            drawn.width = min(frame.width, max(text ?? 0, Self.leastWidth))
            return drawn
        }
        let spans = other.x <= frame.x + 1 && other.x + other.width >= frame.x + frame.width - 1
        return spans ? frame : nil
    }
}
