// Where on the screen the instances of view classes stand: whether they fill the view of a controller, and how much of the safe
// area reaches into them.

import AutoLayout
import MasonrySemantics

extension Analysis {
    /// Notes where an instance stands in a layout that is shown.
    func place(_ instance: inout ShownInstance, _ index: Int, _ shown: ShownScenario, _ entry: SolvedScenario) {
        let items = shown.lowered.layout.items
        var root = index
        var isInScrollView = false
        while let parent = items[root].parent?.index, parent < root {
            root = parent
            isInScrollView = isInScrollView || items[root].kind == .scrollView
        }
        guard shown.lowered.items.indices.contains(root) else { return }
        let id = shown.lowered.items[root]
        let isControllers = document[id].placement == .controllerView && !document.viewsSizedByOthers.contains(id)
        let fills = isControllers || document.instanceSizes[id]?.fillsController == true
        if fills, ([shown.solved] + shown.alternatives).allSatisfy({ covers(index, root, $0.solution) }) {
            instance.size.fillsController = true
            instance.bars = surroundings(of: entry)
            return
        }
        let surroundings = surroundings(of: entry)
        var insets: EdgeInsets?
        if document[id].placement == .cell {
            insets = .zero
        } else if fills, surroundings.others.isEmpty, !surroundings.likely.isSheet {
            insets = shown.lowered.layout.screen.safeArea
        } else if !fills {
            insets = document.instanceSizes[id]?.safeArea
        }
        guard let insets else { return }
        if insets == .zero {
            instance.size.safeArea = .zero
            return
        }
        let all = LayoutSolution.FrameAttribute.allCases
        let isKnown = all.allSatisfy { attribute in
            [index, root].allSatisfy { item in
                switch shown.numbers.absoluteStanding(of: attribute, item) {
                case .known: true
                // A view class stands somewhere, and its insets are known.
                default: item == root && (attribute == .x || attribute == .y)
                }
            }
        }
        guard isKnown, !isInScrollView, shown.solution.absoluteFrames.indices.contains(max(index, root)) else { return }
        var area = shown.lowered.layout.screen
        let own = shown.solution.absoluteFrames[root]
        area.size = Size(width: own.width, height: own.height)
        area.safeArea = insets
        instance.size.safeArea = area.safeAreaReaching(into: shown.solution.absoluteFrames[index])
    }

    /// Whether a view is as large as its root, and at its place.
    private func covers(_ index: Int, _ root: Int, _ solution: LayoutSolution) -> Bool {
        guard index != root else { return true }
        guard solution.absoluteFrames.indices.contains(max(index, root)), solution.isSolved(ItemID(index)) else {
            return false
        }
        return LayoutSolution.FrameAttribute.allCases.allSatisfy {
            abs(solution.absoluteFrames[index][$0] - solution.absoluteFrames[root][$0]) < FrameNumbers.tolerance
        }
    }
}
