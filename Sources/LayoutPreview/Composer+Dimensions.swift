// Measured lines: the constraints of the selected view, conflicts, and what is left open.

import AutoLayout

extension Composer {
    /// The selected view, its margins, and its constraints as dimension lines.
    mutating func drawSelection() {
        guard let selected else { return }
        if let parent = scene.parent(selected) { drawMargins(of: parent) }
        let rect = canvas.rect(scene.frames[selected])
        if !rect.isEmpty { add(.rectangle(rect, radius: 0), .selectedView, item: selected) }
        drawName(selected)
        var drawn = 0
        for index in input.layout.constraints.indices where drawn < 16 {
            let constraint = input.layout.constraints[index]
            guard constraint.firstItem.index == selected,
                let dimension = scene.dimension(ofConstraint: index, tone: .selected)
            else { continue }
            drawn += 1
            draw(dimension)
        }
    }

    /// The members of each conflict as the lengths they ask for.
    mutating func drawConflicts() {
        for conflict in input.solution.conflicts.prefix(4) {
            for member in conflict.members.prefix(12) {
                switch member {
                case .constraint(let id):
                    guard let dimension = scene.dimension(ofConstraint: id.index, tone: .conflict) else { continue }
                    markConflict(dimension.item)
                    draw(dimension)
                case .rootSize(let id, let axis):
                    guard scene.contains(id) else { continue }
                    draw(scene.dimension(ofRoot: id.index, along: axis))
                case .nonNegativeSize(let id, _), .system(let id):
                    if scene.contains(id) { markConflict(id.index) }
                }
            }
        }
    }

    private mutating func markConflict(_ index: Int) {
        let rect = canvas.rect(scene.frames[index])
        if !rect.isEmpty, scene.parent(index) != nil { add(.rectangle(rect, radius: 0), .conflictView, item: index) }
    }

    /// The ends between which an undetermined attribute can lie.
    mutating func drawAmbiguities() {
        var drawn = 0
        var shown = Set<Int>()
        for ambiguity in input.solution.ambiguities where scene.contains(ambiguity.item) && drawn < 6 {
            // Of the attributes that move together the first shows the movement of all.
            let isFirst = shown.insert(ambiguity.degreeOfFreedom).inserted
            guard isFirst || ambiguity.item.index == selected else { continue }
            drawn += 1
            drawGhost(ambiguity)
        }
    }

    private mutating func drawGhost(_ ambiguity: LayoutSolution.Ambiguity) {
        let index = ambiguity.item.index
        let frame = scene.frames[index]
        let axis: Axis = ambiguity.attribute == .x || ambiguity.attribute == .width ? .horizontal : .vertical
        let isSize = ambiguity.attribute == .width || ambiguity.attribute == .height
        let own = scene.extent(of: index, along: axis)
        let base = isSize ? own.0 : scene.parent(index).map { scene.extent(of: $0, along: axis).0 } ?? 0
        let world = visibleExtent(axis)
        let low = max(ambiguity.minimum.map { base + $0 } ?? -.infinity, isSize ? base : world.0)
        let high = min(ambiguity.maximum.map { base + $0 } ?? .infinity, world.1)
        guard low.isFinite, high.isFinite, low < high else { return }
        var previous: Rect?
        for end in [low, high] {
            var ghost = frame
            switch ambiguity.attribute {
            case .x: ghost.x = end
            case .y: ghost.y = end
            case .width: ghost.width = end - base
            case .height: ghost.height = end - base
            }
            guard ghost != frame, ghost != previous, !ghost.isEmpty else { continue }
            previous = ghost
            add(.rectangle(canvas.rect(ghost), radius: 0), .ghost, item: index)
        }
        let label = "\(ambiguity.attribute) \(input.rangeText(ambiguity))"
        let cross = scene.extent(of: index, along: axis.other)
        let line = Dimension(
            axis: axis, start: low, end: high, cross: cross, label: label, tone: .selected, item: index, isSize: true)
        drawLine(line, .ghostDimension, .ghostText, ends: .arrows)
    }

    /// The part of the layout along `axis` that the canvas shows, in points.
    private func visibleExtent(_ axis: Axis) -> (Double, Double) {
        switch axis {
        case .horizontal: (canvas.origin.x, canvas.origin.x + canvas.area.width / canvas.scale.x)
        case .vertical: (canvas.origin.y, canvas.origin.y + canvas.area.height / canvas.scale.y)
        }
    }

    private mutating func draw(_ dimension: Dimension) {
        switch dimension.tone {
        case .selected: drawLine(dimension, .dimension, .dimensionText, ends: .ticks)
        case .conflict: drawLine(dimension, .conflictDimension, .conflictText, ends: .ticks)
        }
    }

    /// Draws the line in the first free lane beside its item, with its label on or beside it.
    private mutating func drawLine(_ dimension: Dimension, _ role: Role, _ textRole: Role, ends: Geometry.Ends) {
        let lanes = lanes(of: dimension)
        for needsLabel in [true, false] where !dimension.label.isEmpty || !needsLabel {
            for lane in lanes {
                let (first, second) = line(of: dimension, at: lane)
                let room = room(first, second)
                guard canvas.area.insetBy(-1, -1).contains(room.insetBy(0.5, 0.5)), !taken.overlaps(room) else { continue }
                let spot = needsLabel ? labelSpots(dimension, first, second).first(where: isFree) : nil
                guard !needsLabel || spot != nil else { continue }
                if length(first, second) < canvas.metrics.shortest {
                    overlay.append(Shape(.marker(first), role, item: dimension.item))
                } else {
                    overlay.append(Shape(.dimension(first, second, ends: ends), role, item: dimension.item))
                }
                if let spot {
                    overlay.append(Shape(.rectangle(spot.insetBy(-1, 0), radius: 2), .labelBack, item: dimension.item))
                    place(dimension.label, textRole, item: dimension.item, at: spot, anchor: .middle)
                }
                taken.insert(room, owner: dimension.item)
                return
            }
        }
    }

    private func length(_ first: Point, _ second: Point) -> Double { abs(first.x - second.x) + abs(first.y - second.y) }

    private func line(of dimension: Dimension, at lane: Double) -> (Point, Point) {
        switch dimension.axis {
        case .horizontal: (Point(canvas.x(dimension.start), lane), Point(canvas.x(dimension.end), lane))
        case .vertical: (Point(lane, canvas.y(dimension.start)), Point(lane, canvas.y(dimension.end)))
        }
    }

    private func room(_ first: Point, _ second: Point) -> Rect {
        let thickness = canvas.metrics.medium == .terminal ? 0.9 : 5.0
        let left = min(first.x, second.x)
        let top = min(first.y, second.y)
        let isHorizontal = first.y == second.y && first.x != second.x
        return isHorizontal
            ? Rect(x: left, y: top - (canvas.metrics.medium == .terminal ? 0 : thickness / 2), width: abs(first.x - second.x), height: thickness)
            : Rect(x: left - (canvas.metrics.medium == .terminal ? 0 : thickness / 2), y: top, width: thickness, height: abs(first.y - second.y))
    }

    /// Positions across the axis to try: along a side for sizes, in the middle for gaps, then further and further away.
    private func lanes(of dimension: Dimension) -> [Double] {
        let isHorizontal = dimension.axis == .horizontal
        let low = isHorizontal ? canvas.y(dimension.cross.0) : canvas.x(dimension.cross.0)
        let high = isHorizontal ? canvas.y(dimension.cross.1) : canvas.x(dimension.cross.1)
        let step = canvas.metrics.lane
        let start = dimension.isSize && high - low > 3 * step ? high - step * 0.8 : (low + high) / 2
        var lanes = [canvas.metrics.snap(start)]
        for turn in 1...10 {
            let distance = Double(turn) * step
            lanes.append(canvas.metrics.snap(start + (dimension.isSize ? -distance : distance)))
            lanes.append(canvas.metrics.snap(start + (dimension.isSize ? distance : -distance)))
        }
        return lanes
    }

    private func labelSpots(_ dimension: Dimension, _ first: Point, _ second: Point) -> [Rect] {
        let width = canvas.measure.width(of: dimension.label)
        let height = canvas.measure.lineHeight
        let middle = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
        let gap = canvas.metrics.medium == .terminal ? 1 : 4.0
        let onLine = box(of: dimension.label, x: middle.x - width / 2, y: middle.y - height / 2)
        let right = box(of: dimension.label, x: max(first.x, second.x) + gap, y: middle.y - height / 2)
        let left = box(of: dimension.label, x: min(first.x, second.x) - gap - width, y: middle.y - height / 2)
        let above = box(of: dimension.label, x: middle.x - width / 2, y: min(first.y, second.y) - height - gap / 2)
        let below = box(of: dimension.label, x: middle.x - width / 2, y: max(first.y, second.y) + gap / 2)
        let ends = canvas.metrics.medium == .terminal ? 2 : 14.0
        if dimension.axis == .horizontal {
            return (abs(first.x - second.x) >= width + ends ? [onLine] : []) + [above, below, right, left]
        }
        return (abs(first.y - second.y) >= height + ends ? [onLine] : []) + [right, left, above, below]
    }
}
