// Hover on a view or guide: its frames, what fixes them, and what is free.

import AutoLayout
import LayoutRules
import MasonrySemantics
import SourceText

extension HoverWriter {
    /// - Parameters:
    ///   - all: the views that stand for the place one after the other.
    ///   - turns: those of them that the turns of a loop make, if `id` is one of these.
    func hover(onItem id: ItemID, among all: [ItemID] = [], turns: [ItemID] = [], range: TextRange) -> Hover? {
        guard document.items.indices.contains(id.index) else { return nil }
        let item = document[id]
        var text = HoverText(language: language)
        text.code(document.name(of: id) + (item.className.map { ": " + $0 } ?? ""))
        let shown = analysis.solved.filter { index(of: id, in: $0) != nil }.map { analysis.shown($0) }
        writeFrames(of: id, turns.count > 1 ? turns : [id], shown, to: &text)
        writeFreedom(of: id, shown, to: &text)
        writeIntrinsicSize(of: item, to: &text)
        writeImage(of: id, shown, to: &text)
        writeConstraints(of: id, to: &text)
        writeOthers(all.filter { $0 != id && !turns.contains($0) }, to: &text)
        return finish(text, range)
    }

    private func writeOthers(_ others: [ItemID], to text: inout HoverText) {
        let names = others.map { document.name(of: $0) }.filter { !$0.isEmpty }
        guard !names.isEmpty else { return }
        let list = names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        text.paragraph(language.say("This code also runs for \(list).", "这段代码还用于 \(list)。"))
    }

    /// The index in the lowered layout, where a solution knows the item.
    func index(of id: ItemID, in entry: SolvedScenario) -> Int? {
        guard let index = entry.lowered.itemIndices[id],
            entry.solution.frames.indices.contains(index), entry.solution.absoluteFrames.indices.contains(index),
            document.screens.indices.contains(entry.screen)
        else { return nil }
        return index
    }

    /// What the outermost view of a layout fills.
    enum Outermost {
        case screen
        /// It lies somewhere: its name.
        case view(String)
    }

    /// Whether a root is a view or cell that a class of a source is.
    func liesAnywhere(_ id: ItemID) -> Bool {
        document.tree.dialect != .masonry && document[id].placement != .controllerView
    }

    /// What a view is placed in beside its superview; nil where that is all that is known. A view or cell that a class is may
    /// lie anywhere.
    func outermost(of id: ItemID, in superview: ItemID) -> Outermost? {
        let root = document.ancestors(of: id).reduce(superview) { $1 }
        let isSized =
            document.viewsSizedByOthers.contains(root) && document.instanceSizes[root]?.fillsController != true
        let fillsScreen = document[root].placement == .controllerView && !isSized
        guard document.tree.dialect != .masonry, !fillsScreen else { return .screen }
        return root == superview ? nil : .view(document.name(of: root))
    }

    /// A root with a frame of its own lies somewhere on the screen; the others fill it.
    func inOutermost(_ index: Int, _ shown: ShownScenario) -> ShownFrame {
        var frame = shown.frame(index, in: .root)
        var root = index
        var fuel = shown.lowered.layout.items.count
        while let parent = shown.lowered.layout.items[root].parent, fuel > 0 {
            root = parent.index
            fuel -= 1
        }
        // Of what lies in a view that may lie anywhere nobody knows where it is.
        if root != index {
            if !isPlaced(root, .x, shown) { (frame.x, frame.words[0]) = (nil, nil) }
            if !isPlaced(root, .y, shown) { (frame.y, frame.words[1]) = (nil, nil) }
        }
        var top = shown.lowered.layout.items[root].fixedFrame?.y ?? 0
        if document.isOfController(shown.solved), document.screens.indices.contains(shown.screen) {
            // Nobody says how far below the top of the screen a sheet begins.
            if shown.bars.isSheet { (frame.y, frame.words[1]) = (nil, nil) }
            top += shown.bars.top(on: document.screens[shown.screen].screen)
        }
        frame.move(x: shown.lowered.layout.items[root].fixedFrame?.x ?? 0, y: top)
        return frame
    }

    private func isPlaced(_ item: Int, _ attribute: LayoutSolution.FrameAttribute, _ shown: ShownScenario) -> Bool {
        switch shown.numbers.standing(of: attribute, item) {
        case .known, .estimated: true
        case .free, .unknown: false
        }
    }

    private func writeFreedom(of id: ItemID, _ all: [ShownScenario], to text: inout HoverText) {
        var lines: [String] = []
        // Of a state of which no frame is shown nothing else is said, where others have one.
        let listed = all.filter { shown in
            index(of: id, in: shown.solved).map { !shown.frame($0, in: .superview).isEmpty } ?? false
        }
        let all = listed.isEmpty ? all : listed
        var seen: Set<LayoutSolution.FrameAttribute> = []
        for shown in all {
            guard let index = index(of: id, in: shown.solved), shown.isSolved(id),
                !document[id].unknowns.contains(.laterConstraints)
            else { continue }
            for ambiguity in shown.free(index) where seen.insert(ambiguity.attribute).inserted {
                lines.append(freedom(ambiguity))
            }
            let words = shown.frame(index, in: .superview).words
            for (attribute, words) in zip(LayoutSolution.FrameAttribute.allCases, words)
            where words == nil && shown.numbers.standing(of: attribute, index) == .unknown
                && seen.insert(attribute).inserted
            {
                lines.append(
                    unknown(attribute, document.reason(shown.expressions.causes(of: attribute, index), of: id)))
            }
        }
        // The sentence on the frame may have said it.
        let said = text.markdown
        text.list(lines.filter { !said.contains($0) })
    }

    private func unknown(_ attribute: LayoutSolution.FrameAttribute, _ reason: LocalizedText?) -> String {
        let name = attribute.name
        if let reason {
            let reason = reason[language]
            return language.say("`\(name)` depends on \(reason).", "`\(name)` 取决于\(reason)。")
        }
        return language.say(
            "`\(name)` depends on something that this file does not show.", "`\(name)` 取决于本文件未给出的内容。")
    }

    private func freedom(_ ambiguity: LayoutSolution.Ambiguity) -> String {
        let name = ambiguity.attribute.name
        switch (ambiguity.minimum?.inPoints, ambiguity.maximum?.inPoints) {
        case (let low?, let high?):
            return language.say(
                "`\(name)` is ambiguous: any value between \(low) and \(high) fits.",
                "`\(name)` 未确定，可取 \(low) 到 \(high)。")
        // No side is negative.
        case ("0", nil) where ambiguity.attribute == .width || ambiguity.attribute == .height:
            return language.say("`\(name)` is ambiguous.", "`\(name)` 未确定。")
        case (let low?, nil):
            return language.say("`\(name)` is ambiguous: any value from \(low) up fits.", "`\(name)` 未确定，不小于 \(low)。")
        case (nil, let high?):
            return language.say("`\(name)` is ambiguous: any value up to \(high) fits.", "`\(name)` 未确定，不大于 \(high)。")
        case (nil, nil): return language.say("`\(name)` is ambiguous.", "`\(name)` 未确定。")
        }
    }

    private func writeIntrinsicSize(of item: DocumentItem, to text: inout HoverText) {
        let size = item.layout.intrinsicSize
        guard size.horizontal != nil || size.vertical != nil else { return }
        let sign = item.isEstimated ? "≈ " : ""
        let width = size.horizontal.map { sign + $0.inPoints } ?? (item.unknowns.contains(.width) ? "?" : "–")
        let height = size.vertical?.inPoints ?? (item.unknowns.contains(.height) ? "?" : "–")
        let value = "\(width) x \(height)"
        text.paragraph(language.say("Intrinsic content size: \(value)", "固有内容尺寸：\(value)"))
    }

    /// Where a side of what is shown is the image's.
    private func writeImage(of id: ItemID, _ all: [ShownScenario], to text: inout HoverText) {
        guard let name = document.shownImages[id], let size = document.shownContent[id] else { return }
        let sides = [(LayoutAttribute.width, size.horizontal), (.height, size.vertical)]
        let isOfImage = all.contains { shown in
            guard let index = index(of: id, in: shown.solved) else { return false }
            let frame = shown.frame(index, in: .superview)
            return zip(sides, [frame.width, frame.height]).contains { side, shownSide in
                guard let length = side.1, let shownSide, abs(shownSide.value - length) < FrameNumbers.tolerance else {
                    return false
                }
                return !shown.lowered.layout.constraints.contains {
                    $0.firstItem.index == index && $0.firstAttribute == side.0 && $0.relation == .equal
                }
            }
        }
        guard isOfImage else { return }
        text.paragraph(
            language.say("Shown with the size of the image `\(name)`.", "按图片 `\(name)` 的尺寸显示。"))
    }

    /// The active constraints of the base that speak of the item, its own first.
    private func writeConstraints(of id: ItemID, to text: inout HoverText) {
        guard let scenario = document.scenarios.first(where: { $0.items.contains(id) }) else { return }
        for axis in Axis.allCases {
            let concerned = scenario.active.filter { made in
                let made = document[made]
                if made.firstAttribute.axis == axis, made.firstItem == id { return true }
                if case .item(id, let attribute) = made.target { return attribute.axis == axis }
                return false
            }
            let own = concerned.filter { document[$0].firstItem == id }
            let others = concerned.filter { document[$0].firstItem != id }
            guard !own.isEmpty || !others.isEmpty else { continue }
            text.paragraph(
                axis == .horizontal
                    ? language.say("Horizontal:", "水平方向：") : language.say("Vertical:", "垂直方向："))
            text.list((own + others).map { line($0, in: scenario) }, limit: 8)
        }
    }

    /// One constraint with its line and, where it does not hold, by how much.
    func line(_ id: MadeConstraintID, in scenario: Scenario?) -> String {
        let range = document[id].range
        let number = analysis.text.lineNumber(at: range.start)
        let outside = document.outsidePlace(of: range)?.description
        let place = outside ?? language.say("line \(number)", "第 \(number) 行")
        let constraint = "`\(document.text(of: id, in: scenario))`" + language.say(" (\(place))", "（\(place)）")
        let violations = self.violations(of: id)
        guard !violations.isEmpty else { return constraint }
        let places = language.list(violations)
        return constraint + language.say(": is not satisfied, \(places)", "：不满足，\(places)")
    }

    /// "off by 20 on iPhone SE" for each place where a constraint does not hold; states only where the base has none.
    func violations(of id: MadeConstraintID) -> [String] {
        let base = violations(of: id) { stateName(of: $0) == nil }
        return base.isEmpty ? violations(of: id) { stateName(of: $0) != nil } : base
    }

    private func violations(of id: MadeConstraintID, in isIncluded: (SolvedScenario) -> Bool) -> [String] {
        analysis.solved.filter(isIncluded).compactMap { entry in
            guard let index = entry.lowered.constraints.firstIndex(of: id),
                entry.solution.violations.indices.contains(index), entry.solution.violations[index] > 0.001
            else { return nil }
            let amount = entry.solution.violations[index].inPoints
            let place = place(of: entry)
            return language.say("off by \(amount) on \(place)", "在 \(place) 上相差 \(amount)")
        }
    }
}
