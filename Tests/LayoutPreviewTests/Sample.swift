// Layouts with their solutions written by hand, so that a drawing is tested without a solver.

@testable import AutoLayout
@testable import LayoutPreview

/// Builds the input of a picture view by view.
struct Sample {
    var input: PreviewInput

    init(_ screen: String = "iPhone 15", _ width: Double = 393, _ height: Double = 852, safeArea: EdgeInsets = .zero) {
        let screen = Screen(name: screen, size: Size(width: width, height: height), safeArea: safeArea)
        let solution = LayoutSolution(
            frames: [], absoluteFrames: [], violations: [], conflicts: [], ambiguities: [], satisfiableSizes: [])
        input = PreviewInput(layout: Layout(screen: screen), solution: solution)
    }

    /// Adds a view; `frame` is in its superview.
    @discardableResult
    mutating func view(
        _ name: String, in parent: ItemID? = nil, _ className: String = "UIView", kind: LayoutItem.Kind = .view,
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, text: String? = nil, isEstimated: Bool = false
    ) -> ItemID {
        let id = ItemID(input.layout.items.count)
        input.layout.items.append(LayoutItem(name: name, kind: kind, parent: parent))
        input.items.append(
            PreviewItem(className: className, text: text, isEstimated: isEstimated, declaration: 10 * id.index))
        let origin = parent.map { input.solution.absoluteFrames[$0.index] } ?? Rect(x: 0, y: 0, width: 0, height: 0)
        input.solution.frames.append(Rect(x: x, y: y, width: width, height: height))
        input.solution.absoluteFrames.append(Rect(x: origin.x + x, y: origin.y + y, width: width, height: height))
        return id
    }

    /// Adds a plain view.
    @discardableResult
    mutating func view(
        _ name: String, in parent: ItemID?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> ItemID {
        view(name, in: parent, "UIView", x, y, width, height)
    }

    /// Adds the root, which fills the screen.
    mutating func root(_ name: String = "root") -> ItemID {
        view(name, in: nil, 0, 0, input.layout.screen.size.width, input.layout.screen.size.height)
    }

    @discardableResult
    mutating func constrain(
        _ first: ItemID, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, _ second: ItemID? = nil,
        _ secondAttribute: LayoutAttribute = .notAnAttribute, times multiplier: Double = 1, plus constant: Double = 0,
        priority: LayoutPriority = .required, violation: Double = 0
    ) -> ConstraintID {
        input.layout.constraints.append(
            LayoutConstraint(
                first, attribute, relation, to: second, secondAttribute, multiplier: multiplier, constant: constant,
                priority: priority))
        input.solution.violations.append(violation)
        return ConstraintID(input.layout.constraints.count - 1)
    }

    /// Ties all four edges of `view` to its superview `parent` with the same inset.
    mutating func pin(_ view: ItemID, to parent: ItemID, inset: Double) {
        constrain(view, .top, .equal, parent, .top, plus: inset)
        constrain(view, .left, .equal, parent, .left, plus: inset)
        constrain(view, .bottom, .equal, parent, .bottom, plus: -inset)
        constrain(view, .right, .equal, parent, .right, plus: -inset)
    }

    mutating func conflict(_ members: [LayoutSolution.Source], broken: ConstraintID, _ arithmetic: String) {
        input.solution.conflicts.append(
            LayoutSolution.Conflict(members: members, broken: broken, arithmetic: arithmetic, fittingConstant: nil))
    }

    mutating func ambiguity(
        _ item: ItemID, _ attribute: LayoutSolution.FrameAttribute, _ minimum: Double?, _ maximum: Double?,
        freedom: Int = 0
    ) {
        input.solution.ambiguities.append(
            LayoutSolution.Ambiguity(
                item: item, attribute: attribute, minimum: minimum, maximum: maximum, degreeOfFreedom: freedom))
    }
}
