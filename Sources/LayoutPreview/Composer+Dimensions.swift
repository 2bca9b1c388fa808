// Measured lines: the constraints of the selected view, conflicts, and what is left open.

import AutoLayout

extension Composer {
    /// The selected view, its margins, and its constraints as dimension lines.
    mutating func drawSelection() {
        guard let selected else { return }
        for owner in [scene.parent(selected), selected].compactMap({ $0 }) where usesMargins(of: owner) {
            drawMargins(of: owner)
        }
        let rect = canvas.rect(scene.frames[selected])
        if !rect.isEmpty { add(.rectangle(rect, radius: 0), .selectedView, item: selected) }
        var drawn = 0
        for index in input.layout.constraints.indices where drawn < 16 {
            let constraint = input.layout.constraints[index]
            guard constraint.firstItem.index == selected,
                let dimension = scene.dimension(ofConstraint: index, tone: .selected)
            else { continue }
            drawn += 1
            draw(dimension)
        }
        drawName(selected)
    }

    /// Margins are drawn where a constraint refers to them; elsewhere they would be lines without a meaning.
    private func usesMargins(of index: Int) -> Bool {
        let item = ItemID(index)
        return input.layout.constraints.contains {
            ($0.secondItem == item && $0.secondAttribute.isMargin)
                || ($0.firstItem == item && $0.firstAttribute.isMargin)
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
                case .nonNegativeSize(let id, _), .system(let id), .stack(let id):
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
        let visible = canvas.visible
        let world = axis == .horizontal ? (visible.x, visible.maxX) : (visible.y, visible.maxY)
        // A ghost stays in the picture also where nothing bounds it.
        let last = isSize ? world.1 : world.1 - (own.1 - own.0)
        let low = max(ambiguity.minimum.map { base + $0 } ?? -.infinity, isSize ? base : world.0)
        let high = min(ambiguity.maximum.map { base + $0 } ?? .infinity, last)
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
        let anchor = Anchor(item: index, fraction: 0)
        let line = Dimension(
            axis: axis, from: anchor, to: anchor, start: low, end: high, cross: cross, label: label, tone: .selected,
            item: index, isSize: true)
        drawLine(line, .ghostDimension, .ghostText, ends: .arrows)
    }

    private mutating func draw(_ dimension: Dimension) {
        switch dimension.tone {
        case .selected: drawLine(dimension, .dimension, .dimensionText, ends: .ticks)
        case .conflict: drawLine(dimension, .conflictDimension, .conflictText, ends: .ticks)
        }
    }

    /// Draws the line in the first free lane beside its item, with its label on or beside it.
    private mutating func drawLine(_ given: Dimension, _ role: Role, _ textRole: Role, ends: Geometry.Ends) {
        let dimension = shown(given)
        // A line that leaves the picture ends in an arrow: it goes on.
        let ends = dimension.end == given.end && dimension.start == given.start ? ends : .arrows
        let lanes = lanes(of: dimension)
        let (from, to) = line(of: dimension, at: 0)
        if length(from, to) < canvas.metrics.shortest, dimension.label.isEmpty {
            drawAlignment(dimension, role)
            return
        }
        for needsLabel in [true, false] where !dimension.label.isEmpty || !needsLabel {
            for lane in lanes {
                let (first, second) = line(of: dimension, at: lane)
                let room = room(first, second)
                guard canvas.area.insetBy(-1, -1).contains(room.insetBy(0.5, 0.5)), !taken.overlaps(room),
                    !lines[dimension.axis].overlaps(room)
                else { continue }
                let spots = needsLabel ? labelSpots(dimension, first, second) : []
                let spot = spots.first { isFree($0) && !covers($0, first, second) }
                guard !needsLabel || spot != nil else { continue }
                overlay.append(Shape(.dimension(first, second, ends: ends), role, item: dimension.item))
                if let spot {
                    overlay.append(Shape(.rectangle(spot.insetBy(-1, 0), radius: 2), .labelBack, item: dimension.item))
                    place(dimension.label, textRole, item: dimension.item, at: spot, anchor: .middle)
                    separate(spot, from: first, second)
                }
                lines[dimension.axis].insert(room, owner: dimension.item)
                return
            }
        }
    }

    /// The part of a line that lies in the picture.
    private func shown(_ dimension: Dimension) -> Dimension {
        let visible = canvas.visible
        let (low, high) = dimension.axis == .horizontal ? (visible.x, visible.maxX) : (visible.y, visible.maxY)
        var result = dimension
        result.start = min(max(dimension.start, low), high)
        result.end = min(max(dimension.end, low), high)
        return result
    }

    /// Two positions that coincide: short strokes at the borders of the item, where they do.
    private mutating func drawAlignment(_ dimension: Dimension, _ role: Role) {
        guard canvas.metrics.medium == .page else { return }
        let extent = scene.extent(of: dimension.item, along: dimension.axis.other)
        let reach = 5.0
        for side in [extent.0, extent.1] {
            switch dimension.axis {
            case .horizontal:
                let (x, y) = (canvas.x(dimension.start), canvas.y(side))
                add(.line(Point(x, y - reach), Point(x, y + reach)), role, item: dimension.item)
            case .vertical:
                let (x, y) = (canvas.x(side), canvas.y(dimension.start))
                add(.line(Point(x - reach, y), Point(x + reach, y)), role, item: dimension.item)
            }
        }
    }

    private func length(_ first: Point, _ second: Point) -> Double { abs(first.x - second.x) + abs(first.y - second.y) }

    /// On a terminal a blank on either side keeps a label apart from the characters of its line.
    private mutating func separate(_ spot: Rect, from first: Point, _ second: Point) {
        guard canvas.metrics.medium == .terminal, first.y == second.y, spot.y == first.y else { return }
        guard length(first, second) >= spot.width + 6 else { return }
        for x in [spot.x - 1, spot.maxX] {
            overlay.append(Shape(.text(" ", Rect(x: x, y: spot.y, width: 1, height: 1), .start), .dimensionText))
        }
    }

    /// Whether a label leaves both ends of its line to be seen.
    private func lies(_ spot: Rect, between first: Point, _ second: Point) -> Bool {
        let end = canvas.metrics.medium == .terminal ? 1 : 6.0
        if first.y == second.y {
            return spot.x >= min(first.x, second.x) + end && spot.maxX <= max(first.x, second.x) - end
        }
        return spot.y >= min(first.y, second.y) + end && spot.maxY <= max(first.y, second.y) - end
    }

    private func line(of dimension: Dimension, at lane: Double) -> (Point, Point) {
        switch dimension.axis {
        case .horizontal: (Point(canvas.x(dimension.start), lane), Point(canvas.x(dimension.end), lane))
        case .vertical: (Point(lane, canvas.y(dimension.start)), Point(lane, canvas.y(dimension.end)))
        }
    }

    /// Whether a label would hide all of a line that is not much longer than the label is high.
    private func covers(_ spot: Rect, _ first: Point, _ second: Point) -> Bool {
        length(first, second) > 0 && spot.contains(room(first, second))
    }

    private func room(_ first: Point, _ second: Point) -> Rect {
        let thickness = canvas.metrics.medium == .terminal ? 0.9 : 5.0
        let left = min(first.x, second.x)
        let top = min(first.y, second.y)
        let isHorizontal = first.y == second.y && first.x != second.x
        return isHorizontal
            ? Rect(
                x: left, y: top - (canvas.metrics.medium == .terminal ? 0 : thickness / 2),
                width: abs(first.x - second.x), height: thickness)
            : Rect(
                x: left - (canvas.metrics.medium == .terminal ? 0 : thickness / 2), y: top, width: thickness,
                height: abs(first.y - second.y))
    }

    /// Positions across the axis to try: along a side for sizes, in the middle for gaps, then further and further away.
    private func lanes(of dimension: Dimension) -> [Double] {
        let isHorizontal = dimension.axis == .horizontal
        let low = isHorizontal ? canvas.y(dimension.cross.0) : canvas.x(dimension.cross.0)
        let high = isHorizontal ? canvas.y(dimension.cross.1) : canvas.x(dimension.cross.1)
        let step = canvas.metrics.lane
        let start = dimension.isSize && high - low > 3 * step ? high - step * 0.8 : (low + high) / 2
        var lanes = [canvas.metrics.snap(start)]
        let distances = (1...10).map { Double($0) * step }
        if dimension.isSize {
            // Inside the item first: a size beside another view would seem to be that view's.
            lanes += distances.map { start - $0 }.filter { $0 > low + 2 }
            lanes += distances.map { start + $0 } + distances.map { start - $0 }.filter { $0 <= low + 2 }
        } else {
            for distance in distances { lanes += [start + distance, start - distance] }
        }
        return lanes.map { canvas.metrics.snap($0) }
    }

    private func labelSpots(_ dimension: Dimension, _ first: Point, _ second: Point) -> [Rect] {
        let width = canvas.measure.width(of: dimension.label)
        let height = canvas.measure.lineHeight
        let middle = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
        let gap = canvas.metrics.medium == .terminal ? 1 : 4.0
        let isHorizontal = dimension.axis == .horizontal
        let onLine = [0.5, 0.25, 0.75, 0.12, 0.88].map { part in
            box(
                of: dimension.label, x: first.x + (second.x - first.x) * (isHorizontal ? part : 0.5) - width / 2,
                y: first.y + (second.y - first.y) * (isHorizontal ? 0.5 : part) - height / 2)
        }
        let right = box(of: dimension.label, x: max(first.x, second.x) + gap, y: middle.y - height / 2)
        let left = box(of: dimension.label, x: min(first.x, second.x) - gap - width, y: middle.y - height / 2)
        let above = box(of: dimension.label, x: middle.x - width / 2, y: min(first.y, second.y) - height - gap / 2)
        let below = box(of: dimension.label, x: middle.x - width / 2, y: max(first.y, second.y) + gap / 2)
        let ends = canvas.metrics.medium == .terminal ? 2 : 14.0
        let fits = length(first, second) >= (isHorizontal ? width : height) + ends
        let spots = fits ? onLine.filter { lies($0, between: first, second) } : []
        return spots + (isHorizontal ? [above, below, right, left] : [right, left, above, below])
    }
}
