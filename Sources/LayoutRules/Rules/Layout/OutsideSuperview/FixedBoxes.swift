// Views whose height is a number, and what the numbers of the views in them need.

import AutoLayout
import MasonrySemantics

/// Finds what numbers alone place beyond the top or bottom of a superview that has a height in numbers.
struct FixedBoxes {
    /// A view that reaches beyond the top or bottom of its superview.
    struct Excess {
        var view: ItemID
        var box: ItemID
        /// Of the superview, in points.
        var height: Double
        /// Of what lies outside, in points.
        var excess: Double
        var isAbove: Bool
        /// The constraint that gave the last number.
        var last: MadeConstraintID
    }

    private let document: LayoutDocument
    private let spans: NumberSpans

    /// In points: less is a matter of taste.
    private static let least = 3.0

    /// - Parameter isLongest: whether labels have all the lines that they may have.
    init(_ document: LayoutDocument, isLongest: Bool = false) {
        self.document = document
        spans = NumberSpans(document, isLongest: isLongest)
    }

    /// The view of each box that reaches out farthest, in the order of the boxes.
    func excesses() -> [Excess] {
        let heights = heights()
        return heights.keys.sorted().compactMap { box in
            guard let height = heights[box], spans.firm[box] != nil else { return nil }
            return excess(in: box, height)
        }
    }

    /// The heights in points that numbers alone give views, and that tables and collections give rows and items.
    private func heights() -> [ItemID: Double] {
        var heights: [ItemID: Double] = [:]
        var disputed: Set<ItemID> = []
        for made in document.constraints where made.firstAttribute == .height {
            guard NumberSpans.isFirm(made, in: document), case .none = made.target, let height = made.constant,
                heights[made.firstItem] == nil, height > 0
            else {
                disputed.insert(made.firstItem)
                continue
            }
            heights[made.firstItem] = height
        }
        for (cell, size) in document.cellSizes where !size.isDisputed {
            if case .given(let height) = size.height, height > 0 { heights[cell] = height }
        }
        for index in document.items.indices where document.items[index].placement == .contentView {
            heights[ItemID(index)] = document.superview(of: ItemID(index)).flatMap { heights[$0] }
        }
        let changed = Set(document.scenarios.flatMap { $0.changedConstants.keys }.map { document[$0].firstItem })
        return heights.filter { item, _ in
            guard !disputed.contains(item), !changed.contains(item) else { return false }
            switch document[item].layout.kind {
            case .view, .contentView: return true
            default: return false
            }
        }
    }

    private func excess(in box: ItemID, _ height: Double) -> Excess? {
        var worst: Excess?
        for (view, span) in spans.spans(in: box, height: height).sorted(by: { $0.key < $1.key }) where isSeen(view) {
            guard let top = span.top, let bottom = span.bottom, let last = span.last else { continue }
            let excess = max(bottom - height, -top)
            guard excess >= Self.least, !isHungOut(view, box), excess > worst?.excess ?? 0 else { continue }
            worst = Excess(
                view: view, box: box, height: height, excess: excess, isAbove: -top > bottom - height, last: last)
        }
        return worst
    }

    /// Whether it shows something, and nothing else may place it: a plain view, or a picture, may hang out on purpose.
    private func isSeen(_ view: ItemID) -> Bool {
        guard let name = document[view].className, name != "UIView", name != "UIImageView" else { return false }
        return document[view].unknowns.isDisjoint(with: [
            .constraints, .ownConstraints, .laterConstraints, .parent, .removedLater,
        ])
    }

    /// Whether the view is tied outwards to an edge, or to the middle: then it reaches beyond it on purpose.
    private func isHungOut(_ view: ItemID, _ box: ItemID) -> Bool {
        (spans.firm[box] ?? []).contains { id in
            let made = document[id]
            guard made.firstItem == view, case .item(box, let attribute) = made.target, let constant = made.constant
            else { return false }
            switch (made.firstAttribute, attribute) {
            case (.top, .top), (.bottom, .top): return constant < 0
            case (.bottom, .bottom), (.top, .bottom): return constant >= 0
            case (.centerY, .top), (.centerY, .bottom), (.centerY, .centerY): return true
            default: return false
            }
        }
    }
}
