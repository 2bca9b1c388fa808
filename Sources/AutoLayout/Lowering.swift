// Turns a layout into a linear system: variables for positions and sizes, rows for constraints.
//
// Positions are measured from the root's origin, so that the closest common ancestor cancels out of a constraint with
// multiplier 1, and nearly every constraint is an equality of two variables once the easy ones are substituted.

import ConstraintSolver

/// A layout as a linear system, and the way back.
struct Lowering: Sendable {
    /// What a row of the system stands for.
    enum RowSource: Sendable {
        case constraint(Int32)
        case system(Int32)
        case stack(Int32)
    }

    let tree: ItemTree
    var system = LinearSystem()
    /// The frames of the items.
    var geometry: [AxisPair<AxisGeometry>] = []
    /// The extents of the content areas of scroll views, by item.
    var contentSizes: [Int: AxisPair<ShiftedVariable>] = [:]
    var rowSources: [RowSource] = []
    /// The row of each constraint, or -1 for constraints that cannot be expressed.
    var constraintRows: [Int32] = []
    /// By how much the constant of a row is less than that of its constraint.
    var constraintShifts: [Double] = []
    /// What a variable stands for, by variable.
    var variableOwners: [VariableOwner] = []
    /// Insets of safe area guides, where they are not the ones of the item at the root's origin.
    var safeAreas: [Int: EdgeInsets]
    /// Whether the screen is in more than the sizes of roots that have exactly its size.
    private(set) var isScreenInRows = false
    /// Whether a view other than a root has a safe area guide.
    private(set) var hasInnerSafeAreaGuides = false

    /// The size that a non-negative variable or parameter stands for.
    struct VariableOwner: Sendable {
        var item: Int32
        var axis: Axis
    }

    init(_ layout: Layout, safeAreas: [Int: EdgeInsets] = [:]) {
        tree = ItemTree(layout.items)
        self.safeAreas = safeAreas
        geometry = Array(
            repeating: AxisPair(horizontal: AxisGeometry(), vertical: AxisGeometry()), count: layout.items.count)
        system.reserve(rows: layout.constraints.count + layout.items.count, variables: 4 * layout.items.count)
        variableOwners.reserveCapacity(4 * layout.items.count)
        rowSources.reserveCapacity(layout.constraints.count + layout.items.count)
        for item in tree.order { addItem(Int(item), layout) }
        for item in layout.items.indices { addIntrinsicSize(item, layout) }
        for item in layout.items.indices { addStack(item, layout) }
        constraintRows.reserveCapacity(layout.constraints.count)
        constraintShifts.reserveCapacity(layout.constraints.count)
        for index in layout.constraints.indices { addConstraint(index, layout) }
    }

    private mutating func own(_ variable: VariableID, _ item: Int, _ axis: Axis) -> Int32 {
        variableOwners.append(VariableOwner(item: Int32(truncatingIfNeeded: item), axis: axis))
        return Int32(truncatingIfNeeded: variable.index)
    }

    private mutating func addItem(_ item: Int, _ layout: Layout) {
        let parent = Int(tree.parents[item])
        if parent < 0 {
            addRoot(item, layout)
        } else {
            switch layout.items[item].kind {
            case .view, .guide, .scrollView: addFreeItem(item)
            case .contentView, .frameLayoutGuide: geometry[item] = geometry[parent]
            case .safeAreaGuide:
                isScreenInRows = true
                if tree.parents[parent] >= 0 { hasInnerSafeAreaGuides = true }
                inset(item, parent, safeArea(of: item, parent, layout))
            case .layoutMarginsGuide: inset(item, parent, layout.items[parent].layoutMargins.finite)
            case .readableContentGuide: addReadableGuide(item, parent, layout)
            case .contentLayoutGuide: addContentGuide(item, parent, layout)
            }
        }
        if layout.items[item].kind == .scrollView {
            contentSizes[item] = AxisPair(
                horizontal: ShiftedVariable(variable: own(system.addNonNegativeVariable(), item, .horizontal)),
                vertical: ShiftedVariable(variable: own(system.addNonNegativeVariable(), item, .vertical)))
        }
    }

    private mutating func addRoot(_ item: Int, _ layout: Layout) {
        let size = layout.rootSize(item)
        guard layout.items[item].rootPlacement == .exact else { return addLooseRoot(item, size, layout) }
        geometry[item].horizontal.size.variable = own(system.addParameter(size.width), item, .horizontal)
        geometry[item].vertical.size.variable = own(system.addParameter(size.height), item, .vertical)
    }

    /// The priority with which a root that may have any size has the one it is shown with: below required alone.
    private static let shownSizePriority = 999.9
    /// The priority with which a root that fits its content is small: `UILayoutPriority.fittingSizeLevel`.
    private static let fittingSizePriority = 50.0

    private mutating func addLooseRoot(_ item: Int, _ size: Size, _ layout: Layout) {
        isScreenInRows = true
        for axis in Axis.allCases {
            geometry[item][axis].size.variable = own(system.addNonNegativeVariable(), item, axis)
            let placement = layout.items[item].rootPlacement
            guard placement != .anywhere else {
                geometry[item][axis].origin.variable = own(system.addFreeVariable(), item, axis)
                continue
            }
            let shift = addTerm(geometry[item][axis].size, 1)
            if axis == .vertical, placement == .fitting {
                closeSystemRow(.equal, -shift, Self.fittingSizePriority, item)
            } else {
                let shown = axis == .horizontal ? size.width : size.height
                closeSystemRow(.equal, shown - shift, Self.shownSizePriority, item)
            }
        }
    }

    private mutating func addFreeItem(_ item: Int) {
        for axis in Axis.allCases {
            geometry[item][axis].origin.variable = own(system.addFreeVariable(), item, axis)
            geometry[item][axis].size.variable = own(system.addNonNegativeVariable(), item, axis)
        }
    }

    private mutating func inset(_ item: Int, _ parent: Int, _ insets: EdgeInsets) {
        geometry[item] = geometry[parent]
        geometry[item].horizontal.origin.shift += insets.left
        geometry[item].horizontal.size.shift -= insets.left + insets.right
        geometry[item].vertical.origin.shift += insets.top
        geometry[item].vertical.size.shift -= insets.top + insets.bottom
    }

    private func safeArea(of item: Int, _ parent: Int, _ layout: Layout) -> EdgeInsets {
        if let known = safeAreas[item] { return known }
        guard tree.parents[parent] < 0 else { return .zero }
        return layout.screen.safeAreaReaching(into: layout.rootFrame(parent))
    }

    /// As wide as the margins allow but no wider than is readable, in the middle of the margins.
    private mutating func addReadableGuide(_ item: Int, _ parent: Int, _ layout: Layout) {
        inset(item, parent, layout.items[parent].layoutMargins.finite)
        let margins = geometry[item].horizontal
        addFreeItemHorizontally(item)
        let own = geometry[item].horizontal
        addTerm(own.size, 1)
        closeSystemRow(.lessThanOrEqual, max(0, layout.readableWidth), 1000, item)
        let shift = addTerm(own.size, 1) - addTerm(margins.size, -1)
        closeSystemRow(.lessThanOrEqual, -shift, 1000, item)
        let widest = addTerm(own.size, 1) + addTerm(margins.size, -1)
        closeSystemRow(.equal, -widest, 999.5, item)
        var centre = addTerm(own.origin, 1) + addTerm(own.size, 0.5)
        centre += addTerm(margins.origin, -1) + addTerm(margins.size, -0.5)
        closeSystemRow(.equal, -centre, 1000, item)
    }

    private mutating func addFreeItemHorizontally(_ item: Int) {
        geometry[item].horizontal = AxisGeometry(
            origin: ShiftedVariable(variable: own(system.addFreeVariable(), item, .horizontal)),
            size: ShiftedVariable(variable: own(system.addNonNegativeVariable(), item, .horizontal)))
    }

    private mutating func addContentGuide(_ item: Int, _ parent: Int, _ layout: Layout) {
        geometry[item] = geometry[parent]
        guard let content = contentSizes[parent] else { return }
        geometry[item].horizontal.size = content.horizontal
        geometry[item].vertical.size = content.vertical
    }

    private mutating func addIntrinsicSize(_ item: Int, _ layout: Layout) {
        let owner = layout.items[item]
        for axis in Axis.allCases {
            guard let length = owner.intrinsicSize[axis], length.isFinite, length >= 0 else { continue }
            let size = geometry[item][axis].size
            let shift = addTerm(size, 1)
            closeSystemRow(.greaterThanOrEqual, length - shift, owner.compression[axis].value, item)
            _ = addTerm(size, 1)
            closeSystemRow(.lessThanOrEqual, length - shift, owner.hugging[axis].value, item)
        }
    }

    /// Adds a term to the open row and returns the constant that comes with it.
    @discardableResult
    mutating func addTerm(_ expression: ShiftedVariable, _ coefficient: Double) -> Double {
        if expression.variable >= 0 { system.addTerm(VariableID(Int(expression.variable)), coefficient) }
        return expression.shift * coefficient
    }

    private mutating func closeSystemRow(
        _ relation: RowRelation, _ constant: Double, _ priority: Double, _ item: Int
    ) {
        system.closeRow(relation, constant, priority: priority, role: .fixed)
        rowSources.append(.system(Int32(truncatingIfNeeded: item)))
    }
}

extension EdgeInsets {
    /// The insets with what is not finite replaced by 0.
    var finite: EdgeInsets {
        EdgeInsets(
            top: top.isFinite ? top : 0, left: left.isFinite ? left : 0, bottom: bottom.isFinite ? bottom : 0,
            right: right.isFinite ? right : 0)
    }
}

extension Layout {
    /// The frame of a root: its fixed frame, or the screen.
    func rootFrame(_ item: Int) -> Rect {
        let frame =
            items[item].fixedFrame ?? Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        return Rect(
            x: frame.x.isFinite ? frame.x : 0, y: frame.y.isFinite ? frame.y : 0,
            width: frame.width.isFinite ? max(0, frame.width) : 0,
            height: frame.height.isFinite ? max(0, frame.height) : 0)
    }

    func rootSize(_ item: Int) -> Size {
        let frame = rootFrame(item)
        return Size(width: frame.width, height: frame.height)
    }
}

extension Screen {
    /// The part of the safe area insets that reaches into a rectangle of the screen.
    package func safeAreaReaching(into frame: Rect) -> EdgeInsets {
        let insets = safeArea.finite
        // "If the view is not […] visible onscreen, the edge insets in this property are 0" (UIView.safeAreaInsets).
        let isBefore = frame.y < 0 && frame.y + frame.height <= 0 || frame.x < 0 && frame.x + frame.width <= 0
        let isBehind = frame.y > 0 && frame.y >= size.height || frame.x > 0 && frame.x >= size.width
        if isBefore || isBehind { return .zero }
        return EdgeInsets(
            top: max(0, insets.top - frame.y), left: max(0, insets.left - frame.x),
            bottom: max(0, frame.y + frame.height - (size.height - insets.bottom)),
            right: max(0, frame.x + frame.width - (size.width - insets.right)))
    }
}
