// Texts of a fixed width that meet their neighbours, or leave their row, where the screen is small.

import AutoLayout
import MasonrySemantics
import SourceText

/// Labels of unknown texts whose width is a number, and which end behind the beginning of a neighbour that hangs on the
/// other edge of a narrow screen.
struct FixedTexts {
    struct Meeting {
        var label: ItemID
        var neighbour: ItemID
        /// What makes the label as wide.
        var width: MadeConstraintID
        /// Of the screen, in points.
        var screenWidth: Double
        /// In points, along the horizontal axis.
        var overlap: Double
    }

    private let context: RuleContext
    private static let tolerance = 2.0
    private static let mostNeighbours = 64
    /// What a text that only run time knows takes at least, in points.
    private static let letter = 12.0

    init(_ context: RuleContext) { self.context = context }

    /// - Parameter shows: whether something is seen, so that a text over it is, too.
    func all(beside shows: (ItemID) -> Bool) -> [Meeting] {
        let widths = widths()
        guard !widths.isEmpty else { return [] }
        var found: [Meeting] = []
        var seen: Set<ItemID> = []
        for entry in context.solved where context.scenarioName(entry.scenario) == nil && entry.screen == 0 {
            let labels = widths.keys.sorted().filter { entry.lowered.itemIndices[$0] != nil && !seen.contains($0) }
            guard !labels.isEmpty else { continue }
            let pairs = labels.flatMap { label in neighbours(of: label, in: entry, shows).map { (label, $0) } }
            guard !pairs.isEmpty else { continue }
            let screens = context.document.screens.map(\.screen.size)
            let large = solution(of: entry, on: Self.shown(screens), scale: 1)
            for screen in narrow(screens) {
                let solved = [0.5, 1.6].map { solution(of: entry, on: screen, scale: $0) }
                for (label, neighbour) in pairs where !seen.contains(label) {
                    guard let width = widths[label] else { continue }
                    let overlaps = solved.compactMap { overlap(label, width, neighbour, entry, $0, large) }
                    guard overlaps.count == solved.count, let least = overlaps.min() else { continue }
                    seen.insert(label)
                    found.append(
                        Meeting(
                            label: label, neighbour: neighbour, width: width, screenWidth: screen.width, overlap: least)
                    )
                }
            }
        }
        return found
    }

    /// Labels that end behind the far edge of the row or page that they lie in, with this in the place of a neighbour.
    func beyondRows() -> [Meeting] {
        let widths = widths()
        guard !widths.isEmpty else { return [] }
        let document = context.document
        var found: [ItemID: Meeting] = [:]
        for entry in context.solved where context.scenarioName(entry.scenario) == nil && entry.screen == 0 {
            let labels = widths.keys.sorted().filter { label in
                guard found[label] == nil, entry.lowered.itemIndices[label] != nil,
                    let superview = document.superview(of: label), entry.lowered.itemIndices[superview] != nil
                else { return false }
                return document[superview].placement != .none && isKnown(label, in: superview)
            }
            guard !labels.isEmpty else { continue }
            for screen in narrow(document.screens.map(\.screen.size)) {
                let solved = [0.5, 1.6].map { solution(of: entry, on: screen, scale: $0) }
                for label in labels where found[label] == nil {
                    guard let width = widths[label], let superview = document.superview(of: label) else { continue }
                    let ends = solved.compactMap { beyond(label, width, superview, entry, $0) }
                    guard ends.count == solved.count, let least = ends.min() else { continue }
                    found[label] = Meeting(
                        label: label, neighbour: superview, width: width, screenWidth: screen.width, overlap: least)
                }
            }
        }
        return found.values.sorted { $0.width < $1.width }
    }

    /// How far a label that begins in its superview reaches behind its far edge; nil where it does not, or nothing is certain.
    private func beyond(
        _ label: ItemID, _ width: MadeConstraintID, _ superview: ItemID, _ entry: SolvedScenario,
        _ solution: LayoutSolution
    ) -> Double? {
        guard let (one, whole) = frames(label, superview, entry, solution) else { return nil }
        let end = end(of: one, width)
        let far = whole.x + whole.width
        guard end > far + Self.tolerance, one.x >= whole.x, one.x < far - Self.letter else { return nil }
        return end - far
    }

    /// The narrowest of several screens. Beside one alone there are small phones of 375 points, and the 320 that they have
    /// with Display Zoom, and an app in a third of an iPad.
    private func narrow(_ screens: [Size]) -> [Size] {
        // On one device numbers of it are as wide as its screen.
        if context.isOnDevice { return Array(screens.prefix(1)) }
        let small = [Size(width: 375, height: 667), Size(width: 320, height: 568)]
        guard let narrowest = screens.min(by: { $0.width < $1.width }) else { return small }
        guard screens.count == 1, narrowest.width < 500 else { return [narrowest] }
        let smaller = small.filter { $0.width < narrowest.width }
        return smaller.isEmpty ? [narrowest] : smaller
    }

    /// The screen on which code is looked at while it is written.
    private static func shown(_ screens: [Size]) -> Size { screens.first ?? Size(width: 393, height: 852) }

    /// The numbers that alone make labels of unknown texts as wide, if their texts begin at their near edge.
    private func widths() -> [ItemID: MadeConstraintID] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [:] }
        let candidates = document.constraints.indices.filter { index in
            let made = document.constraints[index]
            guard made.firstAttribute == .width, made.relation != .greaterThanOrEqual, made.priority == 1000,
                !made.isStored, made.constant != nil, case .none = made.target
            else { return false }
            return document.isLabel(made.firstItem)
        }
        guard !candidates.isEmpty else { return [:] }
        var aligned: Set<ItemID?> = []
        for (_, event) in context.events(named: "textAlignment", "setTextAlignment") {
            aligned.insert(context.item(named: event.receiver))
        }
        guard !aligned.contains(nil) else { return [:] }
        let unknown = LabelsOfUnknownText(context).unknown
        var widths: [ItemID: MadeConstraintID] = [:]
        for index in candidates {
            let label = document.constraints[index].firstItem
            guard unknown.contains(label), !aligned.contains(label), !TextNames.isShort(document.name(of: label)),
                document.constraints[index].relation == .equal || beginsFirmly(label)
            else { continue }
            widths[label] = MadeConstraintID(index)
        }
        return widths
    }

    /// Whether a label that may be less wide keeps its near edge.
    private func beginsFirmly(_ label: ItemID) -> Bool {
        context.constraints(ofBlocksOn: label).contains { made in
            (made.firstAttribute == .left || made.firstAttribute == .leading) && made.relation == .equal
                && made.priority == 1000
        }
    }

    private func neighbours(of label: ItemID, in entry: SolvedScenario, _ shows: (ItemID) -> Bool) -> [ItemID] {
        let document = context.document
        guard let superview = document.superview(of: label), isKnown(label, in: superview) else { return [] }
        return entry.lowered.items.prefix(Self.mostNeighbours * 8).filter { other in
            other != label && document.superview(of: other) == superview && shows(other)
                && !context.blocksByItem[other].isEmpty && isKnown(other, in: superview)
        }.prefix(Self.mostNeighbours).map { $0 }
    }

    /// Whether all is known of what places a view. The content of a cell may be narrower than the row, for an accessory: then
    /// what hangs on its far edge comes nearer.
    private func isKnown(_ item: ItemID, in superview: ItemID) -> Bool {
        let document = context.document
        guard document[superview].placement == .contentView else {
            return context.reliability.isReliableBesidesContent(item)
        }
        return document[item].unknowns.isDisjoint(with: [.ownConstraints, .parent, .laterConstraints, .removedLater])
            && context.blocksByItem[item].allSatisfy { index in
                let block = document.blocks[index]
                return block.certainty == .certain && block.kind == .make
                    && block.chains.allSatisfy { document[$0].unknown == nil && !document[$0].isStored }
            }
    }

    /// The layout on another screen, with texts of another size: what is only estimated proves nothing.
    private func solution(of entry: SolvedScenario, on screen: Size, scale: Double) -> LayoutSolution {
        var layout = entry.lowered.layout
        layout.screen.size = screen
        // As wide as the row: no accessory makes it wider.
        for (index, item) in entry.lowered.items.enumerated()
        where layout.items.indices.contains(index) && context.document[item].placement == .contentView {
            layout.items[index].kind = .contentView
        }
        for index in layout.items.indices {
            let isLabel =
                entry.lowered.items.indices.contains(index) && context.document.isLabel(entry.lowered.items[index])
            for axis in Axis.allCases {
                let size = layout.items[index].intrinsicSize[axis] ?? (isLabel ? Self.letter : nil)
                layout.items[index].intrinsicSize[axis] = size.map { $0 * scale }
            }
        }
        return LayoutEngine(layout).solutionWithoutRepairs()
    }

    private func overlap(
        _ label: ItemID, _ width: MadeConstraintID, _ other: ItemID, _ entry: SolvedScenario,
        _ solution: LayoutSolution, _ large: LayoutSolution
    ) -> Double? {
        guard let (one, two) = frames(label, other, entry, solution) else { return nil }
        let end = end(of: one, width)
        let height = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
        // What lies on the beginning of the text, or all around it where the screen is larger, lies there on purpose.
        guard height > Self.tolerance, end - two.x > Self.tolerance, two.x > (one.x + end) / 2,
            let (shown, beside) = frames(label, other, entry, large),
            beside.x + beside.width > self.end(of: shown, width) + Self.tolerance
        else { return nil }
        return end - two.x
    }

    /// Where a label ends: a long text is as wide as it may be.
    private func end(of label: Rect, _ width: MadeConstraintID) -> Double {
        let made = context.document[width]
        return label.x + (made.relation == .equal ? label.width : made.constant ?? label.width)
    }

    /// The frames of two views where both are known.
    private func frames(
        _ one: ItemID, _ other: ItemID, _ entry: SolvedScenario, _ solution: LayoutSolution
    ) -> (Rect, Rect)? {
        guard solution.conflicts.isEmpty, let first = entry.lowered.itemIndices[one],
            let second = entry.lowered.itemIndices[other], solution.isSolved(ItemID(first)),
            solution.isSolved(ItemID(second)), solution.frames.indices.contains(first),
            solution.frames.indices.contains(second)
        else { return nil }
        let free = Set(solution.ambiguities.map(\.item.index))
        guard !free.contains(first), !free.contains(second) else { return nil }
        return (solution.frames[first], solution.frames[second])
    }
}
