// The small picture under a hover.

import AutoLayout
import LayoutPreview
import MasonrySemantics
import SourceText

/// How a hover shows the surroundings of its view.
package enum HoverPictureStyle: String, Sendable, Hashable { case svg, text, none }

extension Analysis {
    /// The hover at `offset` with a picture of what is around the view; without one where no view is named there, or
    /// its frame rests on something unknown.
    package func hover(at offset: TextOffset, pictures: HoverPictureStyle) -> Hover? {
        guard var hover = hover(at: offset) else { return nil }
        guard pictures != .none, let picture = pictured(at: offset) else { return hover }
        let text = String(picture.input.hoverText(of: picture.item).drop { $0 == "\n" })
        hover.plainText += (hover.plainText.hasSuffix("\n") ? "\n" : "\n\n") + text
        let image = pictures == .svg ? picture.input.hoverPicture(of: picture.item) : nil
        let ending = hover.markdown.hasSuffix("\n") ? "\n" : "\n\n"
        // The address has no character that Markdown reads: it is Base64.
        hover.markdown += ending + (image.map { "![layout](\($0))\n" } ?? Self.fenced(text))
        return hover
    }

    private func pictured(at offset: TextOffset) -> (input: PreviewInput, item: ItemID)? {
        guard case .item(let id)? = reference(at: offset)?.symbol,
            let entry = preferred(solved, at: offset, showing: id),
            entry.knowledge(of: id, in: document).isShown, document[id].hasKnownContent,
            let item = entry.lowered.engineItem(id)
        else { return nil }
        return (previewInput(entry, selected: id), item)
    }

    /// A block of code whose fence is longer than any run of backticks in it.
    private static func fenced(_ text: String) -> String {
        var longest = 2
        var run = 0
        for byte in text.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence)text\n\(text)\(fence)\n"
    }
}
