// Views that nothing constrains, where code sets their frames: for display.

import AutoLayout

extension LayoutDocument {
    /// Places the views of a scenario that nothing constrains where code sets their frames; returns these.
    func placeByFrames(
        _ scenario: Scenario, _ probe: DisplayProbe, _ known: inout Set<MadeUp>, _ result: inout DisplayLayout
    ) -> Set<ItemID> {
        guard !givenFrames.isEmpty || !sectionViews.isEmpty else { return [] }
        let written = Set(
            scenario.chainRanges.joined().lazy.filter { chainRecords.indices.contains($0) }
                .compactMap { chainRecords[$0].receiver })
        var placed: Set<ItemID> = []
        for index in result.lowered.items.indices {
            let id = result.lowered.items[index]
            guard !result.constrained.contains(id), !written.contains(id), result.lowered.itemIndices[id] == index
            else { continue }
            if sectionViews[id] != nil, result.lowered.layout.items[index].parent == nil {
                placed.insert(id)
                continue
            }
            guard let given = givenFrames[id], !given.isDisputed else { continue }
            guard let parent = result.lowered.layout.items[index].parent else {
                // Its size is that of the root (`makeUpSize`).
                placed.insert(id)
                continue
            }
            guard result.lowered.layout.items[parent.index].stack == nil else { continue }
            placed.insert(id)
            let attributes = [LayoutAttribute.left, .top, .width, .height]
            for (attribute, number) in zip(attributes, given.numbers) {
                // A made-up number may leave less than nothing, which tells no more than an unread one.
                guard let length = length(number, probe, &known, &result), attribute.kind != .size || length >= 0 else {
                    makeUp(UnreadPlacement(item: id, attribute: attribute), probe, &result)
                    continue
                }
                var lowered = LayoutConstraint(
                    ItemID(index), attribute, constant: length, priority: Self.framePriority)
                if attribute.kind != .size {
                    lowered.secondItem = parent
                    lowered.secondAttribute = attribute
                }
                result.lowered.layout.constraints.append(lowered)
                result.lowered.constraints.append(MadeConstraintID(Int(Int32.max)))
            }
        }
        return placed
    }

    /// The width or height that code gives a view by its frame; nil where there is none, or it is not told which.
    func ownSide(
        _ id: ItemID, _ axis: Axis, _ probe: DisplayProbe, _ known: inout Set<MadeUp>, _ result: inout DisplayLayout
    ) -> Double? {
        if sectionViews[id] != nil, let length = instanceSizes[id]?[axis] { return length }
        guard let given = givenFrames[id], !given.isDisputed, given.numbers.count == 4,
            let length = length(given.numbers[axis == .horizontal ? 2 : 3], probe, &known, &result), length > 0
        else { return nil }
        return length
    }

    /// A number of a frame that code sets; nil where nothing of it is known.
    private func length(
        _ number: GivenFrame.Number, _ probe: DisplayProbe, _ known: inout Set<MadeUp>,
        _ result: inout DisplayLayout
    ) -> Double? {
        if let constant = number.constant { return constant }
        return form(of: number.quantity)?.value { value(of: $0, probe, &known, &result) }
    }
}
