// What is asked of a preview, and what it answers.

import LayoutPreview
import SourceText

/// How a picture is written.
package enum PreviewFormat: String, Sendable, Hashable, CaseIterable {
    case svg, html, text, ascii
    /// Nothing is drawn: only what the cursor means is asked for.
    case selection
}

/// What to show and how.
package struct PreviewRequest: Sendable, Hashable {
    /// How much is solved ahead so that a screen's edge can be dragged in a page.
    package enum DragRange: Sendable, Hashable {
        case none
        /// So little that a page can be written anew after each keystroke.
        case whileTyping
        case full
    }

    package var format: PreviewFormat
    /// The names of screens; empty for all.
    package var screens: [String] = []
    /// A state, method or branch by its name; `base` for the layout without one; nil for all.
    package var state: String?
    /// The place of the cursor: the view there is emphasised, and the layout it belongs to is the one shown.
    package var offset: TextOffset?
    /// The width of a text picture in cells.
    package var columns = 72
    /// The heading of a page.
    package var title = ""
    package var dragRange = DragRange.full
    package var style = PictureStyle.plan

    package init(format: PreviewFormat) { self.format = format }
}

/// One written picture.
package struct Preview: Sendable, Hashable {
    package var content: String
    /// The layout that is shown; of a page the one the cursor means.
    package var screen: String
    /// nil: the base.
    package var state: String?
    /// The emphasised view, as the picture names it, and its name in the declaration.
    package var selectedName: String?
    package var selectedRange: TextRange?
}

/// One solved layout of a file, by its names.
package struct PreviewPlace: Sendable, Hashable {
    package var screen: String
    /// nil: the base.
    package var state: String?
}
