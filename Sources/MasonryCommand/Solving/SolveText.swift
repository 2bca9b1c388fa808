// The `text` format of `solve`: the view tree with frames, then what is wrong.

import LayoutIDE
import Project
import SourceText

struct SolveText {
    let palette: Palette
    let language: MessageLanguage
    /// Whether all of a state is told, and not only what differs from the base.
    var isWhole = false

    func text(file: String, _ layouts: [SolvedLayout]) -> String {
        guard !layouts.isEmpty else { return printable(file) + language.say(": no layout\n", "：没有布局\n") }
        // Several roots may have one name.
        var bases: [SolvedLayout.BasePlace: [SolvedLayout]] = [:]
        for layout in layouts where !isWhole && layout.isSource && layout.scenario == nil {
            bases[layout.basePlace, default: []].append(layout)
        }
        var sections: [String] = []
        var unchanged: [String] = []
        var rest = layouts[...]
        while let first = rest.first {
            let group = rest.prefix { $0.section == first.section }
            rest = rest.dropFirst(group.count)
            var counts: [SolvedLayout.BasePlace: Int] = [:]
            let roots = group.map { layout -> (layout: SolvedLayout, base: SolvedLayout?) in
                guard layout.scenario != nil, let known = bases[layout.basePlace] else { return (layout, nil) }
                counts[layout.basePlace, default: -1] += 1
                return (layout, known[min(counts[layout.basePlace, default: 0], known.count - 1)])
            }
            if let section = section(roots) {
                sections.append(section)
            } else if let name = first.scenario.map(printable), !unchanged.contains(name) {
                unchanged.append(name)
            }
        }
        if !unchanged.isEmpty {
            let names = language.list(unchanged, .plain)
            sections.append(language.say("As the base: \(names)\n", "与基础布局相同：\(names)\n"))
        }
        return sections.joined(separator: "\n")
    }

    /// All trees of one state on one screen; nil where nothing differs from the base.
    private func section(_ roots: [(layout: SolvedLayout, base: SolvedLayout?)]) -> String? {
        var text = ""
        var same = 0
        var loose: [String] = []
        var told: Set<String> = []
        var trees: Set<String> = []
        for (layout, base) in roots {
            var differing = layout
            if let base {
                differing.views = layout.views(otherThan: base)
                same += layout.views.count - differing.views.count
            } else if roots.count > 1, layout.hasNoPlace, layout.conflicts.isEmpty, let root = layout.root {
                // Branches often make what one of them shows, each for itself.
                guard told.insert(root).inserted, !layout.isUnplaced else {
                    if layout.isUnplaced { loose.append(root) }
                    continue
                }
            }
            let known = base.map { faults(of: $0) } ?? []
            let tree =
                assumptions(differing, but: base) + frames(differing)
                + faults(of: layout).filter { !known.contains($0) }.joined()
            if base == nil || trees.insert(tree).inserted { text += tree }
        }
        // A member that was named before its view was made is the one that is shown.
        let placed = Set(roots.lazy.filter { !$0.layout.isUnplaced }.flatMap { $0.layout.views.map(\.name) })
        loose.removeAll { placed.contains($0) }
        if !loose.isEmpty {
            let names = language.list(loose.map(printable).uniqued(), .plain)
            text += language.say("  superview not found: \(names)\n", "  未找到父视图：\(names)\n")
        }
        guard let first = roots.first, !text.isEmpty || first.base == nil else { return nil }
        if same == 1 {
            text += language.say("  1 view as in the base\n", "  1 个视图与基础布局相同\n")
        } else if same > 1 {
            text += language.say("  \(same) views as in the base\n", "  \(same) 个视图与基础布局相同\n")
        }
        return title(first.layout) + text
    }

    private func title(_ layout: SolvedLayout) -> String {
        let size = "\(points(layout.screenWidth)) × \(points(layout.screenHeight))"
        var title = "\(printable(layout.screenName)) (\(size))"
        if let name = layout.className.map(printable) {
            title = language.say("\(name) on \(title)", "\(name)，\(title)")
        }
        if let name = layout.state ?? layout.scenario { title += language.say(", ", "，") + printable(name) }
        return palette.bold(title) + "\n"
    }

    /// The sizes that it needs, conflicts, and optional constraints that do not hold.
    private func faults(of layout: SolvedLayout) -> [String] {
        var lines: [String] = []
        let sizes = layout.satisfiableSizes ?? SolvedLayout.Sizes()
        for (axis, bounds) in [("width", sizes.widths), ("height", sizes.heights)] {
            if let minimum = bounds.minimum, minimum > 0 {
                let least = points(minimum)
                lines.append(language.say("  needs a \(axis) of at least \(least)\n", "  \(axis) 至少需要 \(least)\n"))
            }
            if let most = bounds.maximum.map(points) {
                lines.append(language.say("  allows a \(axis) of at most \(most)\n", "  \(axis) 最多允许 \(most)\n"))
            }
        }
        if !layout.conflicts.isEmpty {
            let numbered = zip(layout.constraints.lazy.map(\.id), layout.constraints.indices)
            let places = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
            lines += layout.conflicts.map { conflict($0, layout, places) }
        }
        for constraint in layout.constraints {
            guard let violation = constraint.violation, violation > 0, constraint.priority.map({ $0 < 1000 }) == true
            else { continue }
            let (amount, line) = (points(violation), line(constraint))
            lines.append(language.say("  optional, off by \(amount): \(line)\n", "  可选约束，相差 \(amount)：\(line)\n"))
        }
        return lines
    }

    /// What the frames assume, each once.
    private func assumptions(_ layout: SolvedLayout, but base: SolvedLayout? = nil) -> String {
        var said = Set(base?.views.flatMap(\.assumptions) ?? [])
        var notes: [String] = []
        for view in layout.views where view.frame != nil {
            for note in view.assumptions where said.insert(note).inserted { notes.append(note) }
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
        guard let frame = view.frame else {
            return (view.gap ?? view.note).map(printable) ?? language.say("not known", "未知")
        }
        let parts = zip(frame.numbers, frame.words).map { number, words in
            number.number == nil ? words.map(printable) ?? "?" : points(number.number)
        }
        var text = "\(parts[0]), \(parts[1]), \(parts[2]) × \(parts[3])"
        for (attribute, bounds) in view.ambiguous {
            let range = "\(bounds.minimum.map(points) ?? "-∞") … \(bounds.maximum.map(points) ?? "∞")"
            text += language.say("  \(attribute) is ambiguous: \(range)", "  \(attribute) 未确定：\(range)")
        }
        if let gap = view.gap { text += "  " + palette.faint(printable(gap)) }
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
        let file = constraint.file.map(printable)
        var text =
            constraint.line.map { line in
                file.map { "\($0):\(line): " } ?? language.say("line \(line): ", "第 \(line) 行：")
            }
            ?? ""
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
