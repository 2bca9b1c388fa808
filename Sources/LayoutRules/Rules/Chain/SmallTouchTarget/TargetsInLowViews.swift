// How large a constraint makes a view that is as large as another one.

import AutoLayout
import MasonrySemantics

/// The sizes that views have by numbers, and that others take from them: by sizes, and their subviews by edges.
struct TargetsInLowViews {
    private let document: LayoutDocument
    /// The lengths that numbers give, by view and axis.
    private var lengths: [ItemID: AxisPair<Double?>] = [:]
    /// How far views begin behind the near edge of their superviews, in points, by view and axis.
    private var nearEdges: [ItemID: AxisPair<Double?>] = [:]
    private static let nothing = AxisPair<Double?>(horizontal: nil, vertical: nil)

    /// Complexity: O(constraints).
    init(_ context: RuleContext) {
        document = context.document
        for made in document.constraints where made.relation == .equal && made.priority.map({ $0 >= 1000 }) ?? true {
            guard let axis = made.firstAttribute.axis, let constant = made.constant else { continue }
            switch (made.firstAttribute, made.target) {
            case (.width, .none), (.height, .none):
                lengths[made.firstItem, default: Self.nothing][axis] = constant
            case (.left, .item(let other, .left)), (.leading, .item(let other, .leading)),
                (.top, .item(let other, .top)):
                guard document.superview(of: made.firstItem) == other else { continue }
                nearEdges[made.firstItem, default: Self.nothing][axis] = constant
            default: break
            }
        }
    }

    /// The length in points that a constraint gives its first item, by a number, as long as another view or as a part of its
    /// superview; nil for other constraints.
    func size(by made: MadeConstraint) -> Double? {
        guard let axis = made.firstAttribute.axis, let constant = made.constant else { return nil }
        switch (made.firstAttribute, made.target) {
        case (.width, .none), (.height, .none): return constant
        case (.width, .item(let other, .width)), (.height, .item(let other, .height)):
            guard other != made.firstItem, made.multiplier == 1 else { return nil }
            return lengths[other]?[axis].map { $0 + constant }
        case (.right, .item(let other, .right)), (.trailing, .item(let other, .trailing)),
            (.bottom, .item(let other, .bottom)):
            guard document.superview(of: made.firstItem) == other, let near = nearEdges[made.firstItem]?[axis] else {
                return nil
            }
            return lengths[other]?[axis].map { $0 + constant - near }
        default: return nil
        }
    }
}
