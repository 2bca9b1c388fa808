// Bars of the program's own at the edges of the screen, and the controls in them.

import AutoLayout
import MasonrySemantics

/// What constraints say of the heights of views, and of the places of controls in the views that they lie in.
struct EdgeBars {
    /// A control in a bar, as far from the bar's edge as one of its constraints says.
    struct Control {
        var view: ItemID
        /// From the edge of the bar to that of the control, in points.
        var distance: Double
        /// The most that it may be high, in points.
        var height: Double
    }

    private let document: LayoutDocument
    /// In points; nil where constraints give several.
    private var heights: [ItemID: Double?] = [:]
    /// What gives the heights.
    private(set) var heightConstraints: [ItemID: MadeConstraintID] = [:]
    /// By the view whose edges or middle they name, along the vertical axis.
    private var constraints: [ItemID: [MadeConstraintID]] = [:]

    /// What is higher is no bar, in points.
    private static let highest = 100.0

    /// Complexity: O(constraints).
    init(_ context: RuleContext) {
        document = context.document
        let changed = Set(document.scenarios.flatMap { $0.changedConstants.keys })
        for (index, made) in document.constraints.enumerated() where made.firstAttribute.axis == .vertical {
            let id = MadeConstraintID(index)
            switch made.target {
            case .none where made.firstAttribute == .height:
                let height = Self.isFirm(made) && !changed.contains(id) ? made.constant : nil
                heights[made.firstItem] = .some(heights[made.firstItem].map { $0 == height ? height : nil } ?? height)
                heightConstraints[made.firstItem] = id
            case .item(let bar, _):
                guard Self.isFirm(made), !changed.contains(id), document.superview(of: made.firstItem) == bar else {
                    continue
                }
                constraints[bar, default: []].append(id)
            default: break
            }
        }
    }

    /// Whether a plain view is as high as a bar.
    func isLow(_ view: ItemID) -> Bool {
        guard document[view].layout.kind == .view, let height = heights[view] ?? nil else { return false }
        return height > 0 && height <= Self.highest
    }

    private static func isFirm(_ made: MadeConstraint) -> Bool {
        made.relation == .equal && made.priority == 1000 && !made.isStored && made.multiplier == 1
            && made.constant != nil
    }

    /// The control of a bar whose edge is the nearest to the same edge of the bar; nil for what is no bar.
    func control(of bar: ItemID, nearest edge: LayoutAttribute, where isControl: (ItemID) -> Bool) -> Control? {
        guard document[bar].layout.kind == .view, !document.isStackView(bar), let height = heights[bar] ?? nil,
            height > 0, height <= Self.highest
        else { return nil }
        let controls = (constraints[bar] ?? []).compactMap { id -> Control? in
            let made = document[id]
            guard isControl(made.firstItem), let distance = distance(made, from: edge, height) else { return nil }
            return Control(view: made.firstItem, distance: distance, height: (heights[made.firstItem] ?? nil) ?? height)
        }
        return controls.min { ($0.distance, $0.view) < ($1.distance, $1.view) }
    }

    /// How far a constraint keeps its view from an edge of a bar that is so high.
    private func distance(_ made: MadeConstraint, from edge: LayoutAttribute, _ height: Double) -> Double? {
        guard let constant = made.constant, case .item(_, made.firstAttribute) = made.target else { return nil }
        let own = heights[made.firstItem] ?? nil
        switch (made.firstAttribute, edge) {
        case (.top, .top): return constant
        case (.bottom, .bottom): return -constant
        case (.bottom, .top): return own.map { height + constant - $0 }
        case (.top, .bottom): return own.map { height - constant - $0 }
        case (.centerY, .top): return own.map { (height - $0) / 2 + constant }
        case (.centerY, .bottom): return own.map { (height - $0) / 2 - constant }
        default: return nil
        }
    }
}
