// The part of a layout that a picture shows.

import AutoLayout

extension Scene {
    /// The rectangle in points that a picture with this focus shows; never empty.
    func world(_ focus: PictureOptions.Focus) -> Rect {
        switch focus {
        case .whole: whole()
        case .surroundings(let id): contains(id) ? surroundings(id.index) : whole()
        }
    }

    /// The roots, and what lies a little outside them.
    private func whole() -> Rect {
        var bounds: Rect?
        for root in roots where !isGuide(root) { bounds = bounds?.union(frames[root]) ?? frames[root] }
        var base = bounds ?? withoutRoots()
        // A cell or a view by itself stands on a stage.
        if input.style == .screen, screens.isEmpty { base = base.insetBy(-16, -16) }
        let reach = base.insetBy(-base.width * 0.4, -base.height * 0.4)
        var world = base
        for index in order where !isGuide(index) {
            if frames[index].intersects(reach) { world = world.union(frames[index].intersection(reach)) }
        }
        world = world.union(clash(near: base).intersection(reach))
        return Rect(x: world.x, y: world.y, width: max(world.width, 1), height: max(world.height, 1))
    }

    /// Where no root is known there is no screen to show, only what is known by itself.
    private func withoutRoots() -> Rect {
        let screen = input.layout.screen.size
        let near = Rect(x: 0, y: 0, width: screen.width, height: screen.height).insetBy(-screen.width, -screen.height)
        let known = order.filter { !isGuide($0) && frames[$0].intersects(near) }.map { frames[$0].intersection(near) }
        guard let first = known.first else {
            return Rect(x: 0, y: 0, width: max(screen.width, 1), height: max(min(screen.height, 44), 1))
        }
        let bounds = known.reduce(first) { $0.union($1) }.insetBy(-16, -16)
        // As wide as the screen, so that a margin still looks like one.
        return bounds.union(Rect(x: 0, y: bounds.y, width: max(screen.width, 1), height: 0))
    }

    /// The room that the lengths of a conflict ask for, together with `frame`.
    private func clash(near frame: Rect) -> Rect {
        var room = frame
        for conflict in input.solution.conflicts.prefix(4) {
            for case .constraint(let id) in conflict.members.prefix(12) {
                guard let line = dimension(ofConstraint: id.index, tone: .conflict) else { continue }
                let low = min(line.start, line.end)
                let length = abs(line.end - line.start)
                room = room.union(
                    line.axis == .horizontal
                        ? Rect(x: low - 4, y: frame.y, width: length + 8, height: 0)
                        : Rect(x: frame.x, y: low - 4, width: 0, height: length + 8))
            }
        }
        return room
    }

    /// The item with its neighbours: what its constraints measure to, within reach.
    private func surroundings(_ index: Int) -> Rect {
        let frame = frames[index]
        guard let parent = parent(index) else { return frame.isEmpty ? whole() : frame }
        var needed = frame
        for constraint in input.layout.constraints where constraint.firstItem.index == index {
            guard let other = constraint.secondItem, contains(other), other.index != parent else { continue }
            needed = needed.union(frames[other.index])
        }
        let reach = frame.insetBy(-160, -120)
        needed = needed.intersection(reach).insetBy(-40, -30)
        let around = frames[parent].insetBy(-6, -6).union(frame.insetBy(-6, -6))
        let visible = needed.intersection(around).union(clash(near: frame).intersection(reach))
        return Rect(x: visible.x, y: visible.y, width: max(visible.width, 1), height: max(visible.height, 1))
    }
}
