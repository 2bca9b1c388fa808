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
    private let coloured: Set<ItemID>
    /// Whether code colours something that cannot be named.
    private var mayColourAny: Bool

    /// Of a text of unknown length, a letter is at least as wide.
    private static let leastWidth = 8.0
    /// What stands nearer to a line, in points, stands on it.
    private static let leastGap = 4.0

    init(_ context: RuleContext) {
        labels = Set(
            context.document.items.indices.lazy.filter { context.document.items[$0].className == ViewClass.label }
                .map { ItemID($0) })
        var aligned: Set<ItemID> = []
        var mayAlignAny = false
        for (_, event) in context.events(named: "textAlignment", "setTextAlignment") {
            if let item = context.item(named: event.receiver) { aligned.insert(item) } else { mayAlignAny = true }
        }
        let colours = context.events(named: "backgroundColor", "setBackgroundColor").filter {
            context.path($1.receiver) != "self"
        }.map { context.item(named: $1.receiver) }
        (coloured, mayColourAny) = (Set(colours.compactMap { $0 }), colours.contains(nil))
        (self.aligned, self.mayAlignAny) = (aligned, mayAlignAny)
    }

    /// The part of a frame that is certainly drawn in, as far as another frame is asked for; nil where that is not known.
    func drawn(_ item: ItemID, _ whole: Rect, _ layout: LayoutItem, beside other: Rect) -> Rect? {
        let frame = lines(of: item, whole, layout)
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

    /// The same, where lines are as high as their labels: of other sizes of texts.
    var ofWholeHeights: TextPlaces {
        var places = self
        places.mayColourAny = true
        return places
    }

    /// A label draws its lines in the middle of its height. Of a label that nobody colours the rest is not seen, but for what
    /// keeps one line from another.
    private func lines(of item: ItemID, _ frame: Rect, _ layout: LayoutItem) -> Rect {
        guard labels.contains(item), !mayColourAny, !coloured.contains(item),
            let line = layout.intrinsicSize.vertical, line > 0
        else { return frame }
        let height = min(frame.height, line + 2 * Self.leastGap)
        return Rect(x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height)
    }
}
