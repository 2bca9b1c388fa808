// The `text` format of `solve`: the view tree with frames, then what is wrong.

import LayoutIDE
import SourceText

struct SolveText {
    let palette: Palette
    let language: MessageLanguage
    /// Whether all of a state is told, and not only what differs from the base.
    var isWhole = false

    func text(file: String, _ layouts: [SolvedLayout]) -> String {
        guard !layouts.isEmpty else { return printable(file) + language.say(": no layout\n", "：没有布局\n") }
        var bases: [SolvedLayout.BasePlace: SolvedLayout] = [:]
        for layout in layouts where !isWhole && layout.isSource && layout.scenario == nil {
            bases[layout.basePlace] = bases[layout.basePlace] ?? layout
        }
        return layouts.map { section($0, base: $0.scenario == nil ? nil : bases[$0.basePlace]) }
            .joined(separator: "\n")
    }

    /// - Parameter base: the layout of which only differences are told; nil for none.
    private func section(_ layout: SolvedLayout, base: SolvedLayout?) -> String {
        let size = "\(points(layout.screenWidth)) × \(points(layout.screenHeight))"
        var title = "\(printable(layout.screenName)) (\(size))"
        if let name = layout.className.map(printable) {
            title = language.say("\(name) on \(title)", "\(name)，\(title)")
        }
        if let name = layout.state ?? layout.scenario { title += language.say(", ", "，") + printable(name) }
        var text = palette.bold(title) + "\n"
        if let base {
            var differing = layout
            differing.views = layout.views(otherThan: base)
            let same = layout.views.count - differing.views.count
            text += assumptions(differing, but: base) + frames(differing)
            if same == 1 {
                text += language.say("  1 view as in the base\n", "  1 个视图与基础布局相同\n")
            } else if same > 1 {
                text += language.say("  \(same) views as in the base\n", "  \(same) 个视图与基础布局相同\n")
            }
        } else {
            text += assumptions(layout) + frames(layout)
        }
        let sizes = layout.satisfiableSizes ?? SolvedLayout.Sizes()
        for (axis, bounds) in [("width", sizes.widths), ("height", sizes.heights)] {
            if let minimum = bounds.minimum, minimum > 0 {
                let least = points(minimum)
                text += language.say("  needs a \(axis) of at least \(least)\n", "  \(axis) 至少需要 \(least)\n")
            }
            if let most = bounds.maximum.map(points) {
                text += language.say("  allows a \(axis) of at most \(most)\n", "  \(axis) 最多允许 \(most)\n")
            }
        }
        if !layout.conflicts.isEmpty {
            let numbered = zip(layout.constraints.lazy.map(\.id), layout.constraints.indices)
            let places = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
            for conflict in layout.conflicts { text += self.conflict(conflict, layout, places) }
        }
        for constraint in layout.constraints {
            guard let violation = constraint.violation, violation > 0, constraint.priority.map({ $0 < 1000 }) == true
            else { continue }
            let (amount, line) = (points(violation), line(constraint))
            text += language.say("  optional, off by \(amount): \(line)\n", "  可选约束，相差 \(amount)：\(line)\n")
        }
        return text
    }

    /// What the frames assume, each once.
    private func assumptions(_ layout: SolvedLayout, but base: SolvedLayout? = nil) -> String {
        let said = Set(base?.views.compactMap(\.note) ?? [])
        var notes: [String] = []
        for case let view in layout.views where view.frame != nil {
            if let note = view.note, !notes.contains(note), !said.contains(note) { notes.append(note) }
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
        let width = rows.map(\.name.displayColumns).max() ?? 0
        return rows.map { row in
            row.name + String(repeating: " ", count: width - row.name.displayColumns + 2) + row.value + "\n"
        }.joined()
    }

    private func value(_ view: SolvedLayout.View) -> String {
        guard let frame = view.frame else { return view.note.map(printable) ?? language.say("not known", "未知") }
        let parts = zip(frame.numbers, frame.words).map { number, words in
            number.number == nil ? words.map(printable) ?? "?" : points(number.number)
        }
        var text = "\(parts[0]), \(parts[1]), \(parts[2]) × \(parts[3])"
        for (attribute, bounds) in view.ambiguous {
            let range = "\(bounds.minimum.map(points) ?? "-∞") … \(bounds.maximum.map(points) ?? "∞")"
            text += language.say("  \(attribute) is open: \(range)", "  \(attribute) 未确定：\(range)")
        }
        return text
    }

    /// - Parameter places: where the constraints of the layout stand, by identifier.
    private func conflict(
        _ conflict: SolvedLayout.Conflict, _ layout: SolvedLayout, _ places: [String: Int]
    ) -> String {
        let why = printable(conflict.explanation)
        var text = "  \(palette.severity(.error)): "
        text += language.say("these cannot all hold: \(why)\n", "以下约束无法同时满足：\(why)\n")
        for place in conflict.constraints.compactMap({ places[$0] }).sorted() {
            let constraint = layout.constraints[place]
            let mark = constraint.id == conflict.broken ? language.say(" (broken)", "（被打破）") : ""
            text += "    \(line(constraint))\(mark)\n"
        }
        return text
    }

    private func line(_ constraint: SolvedLayout.Constraint) -> String {
        var text = constraint.line.map { language.say("line \($0): ", "第 \($0) 行：") } ?? ""
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

    private func points(_ number: SolvedLayout.Frame.Number?) -> String {
        number.map { ($0.isEstimated ? "≈ " : "") + points($0.value) } ?? "?"
    }

    /// At most two decimals: thirds of a pixel need no more.
    private func points(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return decimalText(value) }
        return decimalText((value * 100).rounded() / 100)
    }
}
