// Rows of fixed widths and gaps, and how far they reach from the side of the screen at which they begin.

import AutoLayout
import MasonrySemantics

/// Finds views side by side whose widths and gaps are numbers, in what is as wide as the screen at most.
struct FixedRows {
    /// The first view of a row that ends beyond the narrowest screen.
    struct Excess {
        var view: ItemID
        var box: ItemID
        /// From the side of the box, in points.
        var end: Double
        /// The constraint that puts it behind the one before.
        var last: MadeConstraintID
    }

    /// Of phones, in portrait, in points.
    static let narrowest = 375.0
    /// In points: less is a matter of taste.
    private static let least = 3.0

    private let document: LayoutDocument
    private var widths: [ItemID: Double] = [:]
    /// What begins where another view ends, or at the side of the box, each with how far from it.
    private var followers: [ItemID: [(view: ItemID, gap: Double, by: MadeConstraintID)]] = [:]
    private var first: [(view: ItemID, box: ItemID, gap: Double)] = []

    /// Complexity: O(constraints).
    init(_ document: LayoutDocument) {
        self.document = document
        let changed = Set(document.scenarios.flatMap { $0.changedConstants.keys })
        var said: [ItemID: Int] = [:]
        for (index, made) in document.constraints.enumerated() where made.firstAttribute.axis == .horizontal {
            said[made.firstItem, default: 0] += 1
            let id = MadeConstraintID(index)
            guard NumberSpans.isFirm(made, in: document), !changed.contains(id), let constant = made.constant,
                let box = document.superview(of: made.firstItem)
            else { continue }
            switch (made.firstAttribute, made.target) {
            case (.width, .none): widths[made.firstItem] = constant
            case (.leading, .item(box, .leading)), (.left, .item(box, .left)):
                first.append((made.firstItem, box, constant))
            case (.leading, .item(let other, .trailing)), (.left, .item(let other, .right)):
                guard document.superview(of: other) == box else { continue }
                followers[other, default: []].append((made.firstItem, constant, id))
            default: break
            }
        }
        // Where it begins and how wide it is, and nothing else.
        widths = widths.filter { said[$0.key] == 2 && isRead($0.key) }
    }

    /// Whether nothing else may place a view.
    private func isRead(_ view: ItemID) -> Bool {
        document[view].unknowns.isDisjoint(with: [
            .constraints, .ownConstraints, .laterConstraints, .parent, .removedLater,
        ])
    }

    /// Complexity: O(views).
    func excesses() -> [Excess] {
        var seen: Set<ItemID> = []
        var found: [Excess] = []
        for start in first where isAsWideAsScreen(start.box) && document.tree.dialect != .masonry {
            guard let width = widths[start.view], start.gap >= 0, seen.insert(start.view).inserted else { continue }
            var pending = [(view: start.view, end: start.gap + width)]
            while let next = pending.popLast() {
                for follower in followers[next.view] ?? [] {
                    guard let width = widths[follower.view], seen.insert(follower.view).inserted else { continue }
                    let end = next.end + follower.gap + width
                    if end < Self.narrowest + Self.least {
                        pending.append((follower.view, end))
                    } else if next.end < Self.narrowest {
                        found.append(Excess(view: follower.view, box: start.box, end: end, last: follower.by))
                    }
                }
            }
        }
        return found.sorted { $0.last < $1.last }
    }

    /// Whether a view is that of a controller, or the content of a cell of a table: as wide as a phone in portrait, or less.
    private func isAsWideAsScreen(_ box: ItemID) -> Bool {
        switch document[box].placement {
        case .controllerView:
            return !document.viewsSizedByOthers.contains(box)
        case .contentView:
            return document.superview(of: box).flatMap { document.cellSizes[$0]?.kind } == .tableCell
        default: return false
        }
    }
}
