// The frames that may be wrong, found in one pass over all solutions.

import AutoLayout
import MasonrySemantics
import SourceText

/// A view or guide with a frame that is empty or lies outside its superview, on one screen.
struct FrameReading: Sendable {
    /// In `RuleContext.solved`.
    var scenario: Int
    var screen: Int
    /// In `LayoutDocument.items`.
    var item: ItemID
    var kind: LayoutItem.Kind
    var frame: Rect
    /// nil for roots.
    var superviewKind: LayoutItem.Kind?
    /// In its own superview.
    var superviewFrame: Rect

    /// Smaller is nothing that could be seen.
    static let visible = 0.01

    /// Only frames that are determined and of which everything is known.
    static func all(in solved: [SolvedScenario], reliability: Reliability) -> [FrameReading] {
        var readings: [FrameReading] = []
        for position in solved.indices {
            let frames = solved[position].solution.frames
            let items = solved[position].lowered.layout.items
            guard frames.count == items.count, solved[position].lowered.items.count == items.count else { continue }
            var free: Set<Int>?
            for index in frames.indices {
                let parent = items[index].parent?.index
                let bounds = parent.flatMap { frames.indices.contains($0) ? frames[$0] : nil }
                guard isSuspicious(frames[index], in: bounds) else { continue }
                let entry = solved[position]
                let item = entry.lowered.items[index]
                let known = free ?? Set(entry.solution.ambiguities.map(\.item.index))
                free = known
                guard !known.contains(index), entry.solution.isSolved(ItemID(index)), reliability.isReliable(item),
                    entry.lowered.isItself(item, at: index)
                else { continue }
                readings.append(
                    FrameReading(
                        scenario: entry.scenario, screen: entry.screen, item: item, kind: items[index].kind,
                        frame: frames[index], superviewKind: bounds == nil ? nil : parent.map { items[$0].kind },
                        superviewFrame: bounds ?? frames[index]))
            }
        }
        return readings
    }

    private static func isSuspicious(_ frame: Rect, in bounds: Rect?) -> Bool {
        if frame.width < visible || frame.height < visible { return true }
        guard let bounds else { return false }
        return isOutside(frame, bounds)
    }

    /// Whether no point of `frame` lies within a superview of the size of `bounds`.
    static func isOutside(_ frame: Rect, _ bounds: Rect) -> Bool {
        frame.x >= bounds.width - visible || frame.y >= bounds.height - visible
            || frame.x + frame.width <= visible || frame.y + frame.height <= visible
    }

    var isView: Bool { kind == .view || kind == .scrollView }
    var isEmpty: Bool { frame.width < Self.visible || frame.height < Self.visible }
    /// How far the frame lies outside, in points; 0 for one that touches the superview.
    var distanceFromSuperview: Double {
        max(
            0, frame.x - superviewFrame.width, frame.y - superviewFrame.height, -frame.x - frame.width,
            -frame.y - frame.height)
    }
    var isOutsideSuperview: Bool {
        superviewFrame.width > Self.visible && superviewFrame.height > Self.visible
            && Self.isOutside(frame, superviewFrame)
    }
}

extension RuleContext {
    /// Reports each view or guide whose frame passes `isWrong` somewhere, once however many screens and states show it.
    func frameFindings(where isWrong: (FrameReading) -> Bool, message: (FrameReading) -> Phrase) -> [FindingDraft] {
        var order: [ItemID] = []
        var found: [ItemID: (first: FrameReading, screens: [Int])] = [:]
        for reading in frameReadings where isWrong(reading) {
            if let known = found[reading.item] {
                guard known.first.scenario == reading.scenario else { continue }
                found[reading.item]?.screens.append(reading.screen)
            } else {
                order.append(reading.item)
                found[reading.item] = (reading, [reading.screen])
            }
        }
        return order.compactMap { item in
            guard let (first, screens) = found[item], let around = place(of: item, in: first.scenario) else {
                return nil
            }
            let place = first.isOutsideSuperview ? placeOutside(first) ?? around : around
            let names = screens.map(screenName)
            let isEverywhere = screens.count == document.screens.count
            let onScreens: Phrase? =
                isEverywhere ? nil : "This happens on \(.codeList(names)), but not on the other screens."
            var report = FindingDraft(place, .sentences([message(first), onScreens]))
            report.scenario = scenarioName(first.scenario)
            report.screen = isEverywhere ? nil : names.joined(separator: ", ")
            return report
        }
    }
}

extension RuleContext {
    /// In sources the one constraint that places the view along the axis on which it lies outside.
    private func placeOutside(_ reading: FrameReading) -> TextRange? {
        guard tree.dialect != .masonry, reading.isView, !reading.isEmpty else { return nil }
        let frame = reading.frame
        let isBeside = frame.x >= reading.superviewFrame.width || frame.x + frame.width <= 0
        let placing = document.constraints.indices.filter { index in
            let made = document.constraints[index]
            return made.firstItem == reading.item && made.firstAttribute.kind != .size
                && made.firstAttribute.axis == (isBeside ? .horizontal : .vertical)
        }
        return placing.count == 1 ? placing.first.map { place(of: MadeConstraintID($0)) } : nil
    }
}

extension LoweredScenario {
    /// Whether the lowered item at `index` is the document's item itself, not a guide that lowering added to it.
    package func isItself(_ item: ItemID, at index: Int) -> Bool {
        itemIndices[item] == index
    }
}
