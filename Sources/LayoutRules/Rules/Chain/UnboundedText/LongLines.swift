// Texts that are written out, longer than any phone is wide, and that nothing wraps.

import AutoLayout
import MasonrySemantics

extension UnboundedText {
    /// In points: no phone is wider.
    private static let widestPhone = 440.0

    /// The labels that may have several lines and whose text stays on one because nothing says where they end.
    static func longLines(_ ends: TextEnds, _ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        return document.wrappedTexts.keys.sorted().compactMap { label in
            guard let text = document.wrappedTexts[label], document.foreignTexts[label] != .anything,
                text.unwrapped(scale: 0.92).width > widestPhone, let start = ends.start(of: label),
                document.isInText(document[start].range), isFullyRead(label, context, besides: .constraints),
                ends.openEnd(of: label, isRead: { isFullyRead($0, context, besides: .constraints) }) == label
            else { return nil }
            return FindingDraft(
                context.place(of: start),
                "`\(document.name(of: label))` may have several lines, but nothing ends it: its text of about \(text.unwrapped(scale: 1).width.rounded()) pt stays on one line and leaves the screen of a phone. Constrain its other edge."
            )
        }
    }
}
