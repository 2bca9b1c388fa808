// The `text` format of `solve`: the view tree with frames, then what is wrong.

struct SolveText {
    let palette: Palette

    func text(file: String, _ layouts: [SolvedLayout]) -> String {
        layouts.isEmpty ? "\(printable(file)): no layout\n" : layouts.map { section($0) }.joined(separator: "\n")
    }

    private func section(_ layout: SolvedLayout) -> String {
        let size = "\(points(layout.screenWidth)) × \(points(layout.screenHeight))"
        var title = "\(printable(layout.screenName)) (\(size))"
        if let name = layout.className { title = "\(printable(name)) on \(title)" }
        if let name = layout.state ?? layout.scenario { title += ", \(printable(name))" }
        var text = palette.bold(title) + "\n" + assumptions(layout) + frames(layout)
        for (axis, bounds) in [("width", layout.satisfiableWidths), ("height", layout.satisfiableHeights)] {
            if let minimum = bounds.minimum, minimum > 0 {
                text += "  needs a \(axis) of at least \(points(minimum))\n"
            }
            if let maximum = bounds.maximum { text += "  allows a \(axis) of at most \(points(maximum))\n" }
        }
        for conflict in layout.conflicts { text += self.conflict(conflict, layout) }
        for constraint in layout.constraints {
            guard let violation = constraint.violation, violation > 0, constraint.priority.map({ $0 < 1000 }) == true
            else { continue }
            text += "  optional, off by \(points(violation)): \(line(constraint))\n"
        }
        return text
    }

    /// What the frames assume, each once.
    private func assumptions(_ layout: SolvedLayout) -> String {
        var notes: [String] = []
        for case let view in layout.views where view.frame != nil {
            if let note = view.note, !notes.contains(note) { notes.append(note) }
        }
        return notes.map { "  \(printable($0))\n" }.joined()
    }

    private func frames(_ layout: SolvedLayout) -> String {
        var depths: [String: Int] = [:]
        var rows: [(name: String, value: String)] = []
        for view in layout.views {
            let depth = view.superview.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            depths[view.name] = depth
            let kind = view.className.map { ": \(printable($0))" } ?? ""
            rows.append((String(repeating: "  ", count: depth + 1) + printable(view.name) + kind, value(view)))
        }
        let width = rows.map { $0.name.count }.max() ?? 0
        return rows.map { row in
            row.name + String(repeating: " ", count: width - row.name.count + 2) + row.value + "\n"
        }.joined()
    }

    private func value(_ view: SolvedLayout.View) -> String {
        guard let frame = view.frame else { return view.note.map(printable) ?? "not known" }
        var text = "\(points(frame.x)), \(points(frame.y)), \(points(frame.width)) × \(points(frame.height))"
        if view.isEstimated { text = "≈ " + text }
        for (attribute, bounds) in view.ambiguous {
            let range = "\(bounds.minimum.map(points) ?? "-∞") … \(bounds.maximum.map(points) ?? "∞")"
            text += "  \(attribute) is open: \(range)"
        }
        return text
    }

    private func conflict(_ conflict: SolvedLayout.Conflict, _ layout: SolvedLayout) -> String {
        var text = "  \(palette.severity(.error)): these cannot all hold: \(printable(conflict.explanation))\n"
        for constraint in layout.constraints where conflict.constraints.contains(constraint.id) {
            let mark = constraint.id == conflict.broken ? " (broken)" : ""
            text += "    \(line(constraint))\(mark)\n"
        }
        return text
    }

    private func line(_ constraint: SolvedLayout.Constraint) -> String {
        var text = constraint.line.map { "line \($0): " } ?? ""
        text += "\(printable(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) "
        let constant = constraint.constant ?? 0
        if let second = constraint.secondItem {
            text += "\(printable(second)).\(constraint.secondAttribute)"
            if let multiplier = constraint.multiplier, multiplier != 1 { text += " × \(points(multiplier))" }
            if constant != 0 { text += constant < 0 ? " - \(points(-constant))" : " + \(points(constant))" }
        } else {
            text += points(constant)
        }
        if let priority = constraint.priority, priority < 1000 { text += " @\(points(priority))" }
        return text
    }

    /// At most two decimals: thirds of a pixel need no more.
    private func points(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return decimalText(value) }
        return decimalText((value * 100).rounded() / 100)
    }
}
