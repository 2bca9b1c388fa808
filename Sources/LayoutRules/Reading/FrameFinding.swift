// Findings about single frames, each view once however many screens and states show it.

import AutoLayout
import MasonrySemantics
import SourceText

/// One view's frame on one screen.
struct FrameReading {
    let entry: SolvedScenario
    /// In `LayoutDocument.items`.
    let item: ItemID
    let layoutItem: LayoutItem
    let frame: Rect
    /// The frame of the superview in its own superview; nil for roots.
    let superviewFrame: Rect?
    let superview: LayoutItem?
}

extension RuleContext {
    /// Reports each view or guide whose frame passes `isWrong` somewhere and proves something.
    func frameFindings(
        where isWrong: (FrameReading) -> Bool, message: (FrameReading) -> Phrase
    ) -> [Report] {
        var order: [ItemID] = []
        var found: [ItemID: (first: FrameReading, screens: [Int])] = [:]
        for entry in solved {
            let free = freeItems(of: entry)
            for reading in frames(of: entry) where !free.contains(reading.item.index) && isWrong(reading) {
                if let known = found[reading.item] {
                    guard known.first.entry.scenario == entry.scenario else { continue }
                    found[reading.item]?.screens.append(entry.screen)
                } else {
                    order.append(reading.item)
                    found[reading.item] = (reading, [entry.screen])
                }
            }
        }
        return order.compactMap { item in
            guard let (first, screens) = found[item], let place = place(of: item, in: first.entry.scenario) else {
                return nil
            }
            let names = screens.map(screenName)
            let isEverywhere = screens.count == document.screens.count
            let onScreens: Phrase? = isEverywhere ? nil : "This is so on \(.codeList(names)), not on the other screens."
            var report = Report(place, .sentences([message(first), onScreens]))
            report.scenario = scenarioName(first.entry.scenario)
            report.screen = isEverywhere ? nil : names.joined(separator: ", ")
            return report
        }
    }

    /// The views and guides of one solution about which everything is known.
    private func frames(of entry: SolvedScenario) -> [FrameReading] {
        entry.lowered.items.enumerated().compactMap { index, item in
            guard reliability.isReliable(item), entry.lowered.layout.items.indices.contains(index),
                entry.solution.frames.indices.contains(index), entry.lowered.isItself(item, at: index)
            else { return nil }
            let layoutItem = entry.lowered.layout.items[index]
            var superview: LayoutItem?
            var superviewFrame: Rect?
            if let parent = layoutItem.parent, entry.lowered.layout.items.indices.contains(parent.index) {
                superview = entry.lowered.layout.items[parent.index]
                superviewFrame = entry.solution.frames[parent.index]
            }
            return FrameReading(
                entry: entry, item: item, layoutItem: layoutItem, frame: entry.solution.frames[index],
                superviewFrame: superviewFrame, superview: superview)
        }
    }

    /// The items whose frame is not determined: it proves nothing.
    private func freeItems(of entry: SolvedScenario) -> Set<Int> {
        Set(
            entry.solution.ambiguities.compactMap { ambiguity in
                entry.lowered.items.indices.contains(ambiguity.item.index)
                    ? entry.lowered.items[ambiguity.item.index].index : nil
            })
    }
}

extension ScenarioLayout {
    /// Whether the lowered item at `index` is the document's item itself, not a guide that lowering added to it.
    package func isItself(_ item: ItemID, at index: Int) -> Bool {
        itemIndices.indices.contains(item.index) && itemIndices[item.index] == index
    }
}
