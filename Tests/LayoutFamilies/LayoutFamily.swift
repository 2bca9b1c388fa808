// The kinds of layouts that tests and benchmarks run on.

import AutoLayout

/// A kind of layout that people write; each can be made in any size.
public enum LayoutFamily: String, CaseIterable, Sendable {
    /// Rows with a picture, two lines of text and an accessory, chained downwards.
    case feed
    /// Labels of equal width beside fields, with mixed priorities.
    case form
    /// Boxes in boxes by their edges, with a text in some.
    case nested
    /// Rows of cells of equal size with aspect ratios.
    case grid
    /// Bubbles of at most a fraction of the width, with inequalities and priorities.
    case chat
    /// Views tied at random around a frame each, so that the required constraints can hold.
    case random
    /// Tables whose rows push each other by inequalities, every axis one component.
    case coupled
    /// A feed with constraints that contradict others.
    case conflict

    /// The families that grow like real screens.
    public static let everyday: [LayoutFamily] = [.feed, .form, .nested, .grid, .chat]

    /// A layout of at least `count` views, the same for the same seed.
    public func layout(views count: Int, seed: UInt64) -> Layout {
        var builder = LayoutBuilder(seed: seed &* 31 &+ UInt64(count))
        switch self {
        case .feed: builder.addFeed(count)
        case .form: builder.addForm(count)
        case .nested: builder.addNested(count)
        case .grid: builder.addGrid(count)
        case .chat: builder.addChat(count)
        case .random: builder.addRandom(count)
        case .coupled: builder.addCoupled(count)
        case .conflict:
            builder.addFeed(count)
            builder.addContradictions()
        }
        return builder.layout
    }
}
