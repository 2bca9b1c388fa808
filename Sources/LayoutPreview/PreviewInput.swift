// What a picture is made from: one solved layout and the words its author used for it.

import AutoLayout

/// One layout on one screen in one state, solved, with everything a picture of it may show.
package struct PreviewInput: Sendable {
    package var layout: Layout
    /// The solution of `layout`. A solution with missing entries is drawn as far as it goes.
    package var solution: LayoutSolution
    /// One entry for each item of `layout`; missing entries are plain.
    package var items: [PreviewItem]
    /// The state of the layout; nil for the base.
    package var state: String?
    /// The item to emphasise, with its constraints as dimension lines.
    package var selected: ItemID?
    /// For each constraint of `layout` the line it is written in, from 1; nil for one that the file does not hold.
    package var constraintLines: [Int?]
    package var words: PreviewWords
    /// Whether views are drawn as boxes with names, or as they look.
    package var style = PictureStyle.plan
    /// The images that are drawn, by their files.
    package var images: [String: EmbeddedImage] = [:]
    /// The bars above and below the controller whose layout it is.
    package var bars = PreviewBars()

    package init(
        layout: Layout, solution: LayoutSolution, items: [PreviewItem] = [], state: String? = nil,
        selected: ItemID? = nil, constraintLines: [Int?] = [], words: PreviewWords = .standard
    ) {
        self.layout = layout
        self.solution = solution
        self.items = items
        self.state = state
        self.selected = selected
        self.constraintLines = constraintLines
        self.words = words
    }
}

/// How views are drawn.
package enum PictureStyle: String, Sendable, Hashable, CaseIterable {
    /// As boxes with their names.
    case plan
    /// As they look on a screen, as far as the source says it.
    case screen
}

/// What the source says about one item beyond its geometry.
package struct PreviewItem: Sendable {
    /// The class as written, e.g. `UILabel`; empty where none is known.
    package var className: String
    /// The text a label or button shows.
    package var text: String?
    /// Whether the size was estimated from the text, and so is marked ≈.
    package var isEstimated: Bool
    /// Whether the frame is known; what is not known is not drawn.
    package var isKnown: Bool
    /// Where the item is declared, as the caller counts; it goes unchanged into the output for click-to-source.
    package var declaration: Int?
    /// The line of the declaration, from 1.
    package var line: Int?
    /// What the frame rests on, where not all of it is known.
    package var note: String?
    /// How it looks; nil where nothing is known of that or nobody asks.
    package var look: ViewLook?
    /// The cells that a list shows, where their classes are known.
    package var rows: [PreviewRow] = []

    package init(
        className: String = "", text: String? = nil, isEstimated: Bool = false, isKnown: Bool = true,
        declaration: Int? = nil, line: Int? = nil, note: String? = nil
    ) {
        self.className = className
        self.text = text
        self.isEstimated = isEstimated
        self.isKnown = isKnown
        self.declaration = declaration
        self.line = line
        self.note = note
    }
}

extension PreviewInput {
    /// What the source says about the item at `index`; plain where nothing was given.
    func detail(_ index: Int) -> PreviewItem {
        items.indices.contains(index) ? items[index] : PreviewItem()
    }

    /// `MessageCell · 393 × 64`: of a cell or a view by itself, which has no screen around it.
    private var captionOfStage: String? {
        guard !items.contains(where: { $0.look?.stage == .screen }), let state,
            let root = items.firstIndex(where: { $0.look?.stage == .cell || $0.look?.stage == .alone }),
            solution.absoluteFrames.indices.contains(root)
        else { return nil }
        let frame = solution.absoluteFrames[root]
        return "\(DisplayText.name(state)) · \(Decimal.text(frame.width)) × \(Decimal.text(frame.height))"
    }

    /// `iPhone 15 · 393 × 852 · expanded`, safe to show anywhere.
    package var caption: String {
        let screen = layout.screen
        if style == .screen, let own = captionOfStage { return own }
        var parts = [String]()
        let name = DisplayText.name(screen.name)
        if !name.isEmpty { parts.append(name) }
        parts.append("\(Decimal.text(screen.size.width)) × \(Decimal.text(screen.size.height))")
        if let state { parts.append(DisplayText.name(state)) }
        if screen.isRightToLeft { parts.append(words.rightToLeft) }
        return parts.joined(separator: " · ")
    }
}
