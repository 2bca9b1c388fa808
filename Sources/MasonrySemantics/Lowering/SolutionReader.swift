// Reads attributes out of a solution, with what is undetermined in it.

import AutoLayout

/// The value of an attribute or term, or why it has none.
package enum SolutionValue: Sendable, Equatable {
    case values([Double])
    case undetermined(UndeterminedReason)
}

/// Why an attribute or term has no value; names are written as `view.attribute`.
package enum UndeterminedReason: Sendable, Hashable {
    case partWithoutValue, divisionByZero
    case notInLayout(String), noQuantity(String), ambiguous(String), tooLarge(String)
}

/// Looks up attributes of a document's items in one solution; positions are in the coordinates of the root.
package struct SolutionReader {
    private let document: LayoutDocument
    private let solved: SolvedScenario
    private let ambiguities: [ItemID: [LayoutSolution.Ambiguity]]

    package init(document: LayoutDocument, solved: SolvedScenario) {
        self.document = document
        self.solved = solved
        ambiguities = Dictionary(grouping: solved.solution.ambiguities, by: \.item)
    }

    package func values(of term: Expectation.Term) -> SolutionValue {
        switch term {
        case .number(let number): return .values([number])
        case .attribute(let item, let attribute): return value(of: attribute, item)
        case .frame(let item):
            return joined([.left, .top, .width, .height].map { value(of: $0, item) })
        case .tuple(let terms): return joined(terms.map { values(of: $0) })
        case .add(let left, let right): return combined(left, right, +)
        case .subtract(let left, let right): return combined(left, right, -)
        case .multiply(let left, let right): return combined(left, right, *)
        case .divide(let left, let right): return combined(left, right, /)
        }
    }

    private func joined(_ parts: [SolutionValue]) -> SolutionValue {
        var result: [Double] = []
        for part in parts {
            switch part {
            case .values(let values): result.append(contentsOf: values)
            case .undetermined: return part
            }
        }
        return .values(result)
    }

    private func combined(
        _ left: Expectation.Term, _ right: Expectation.Term, _ operation: (Double, Double) -> Double
    ) -> SolutionValue {
        switch (values(of: left), values(of: right)) {
        case (.undetermined(let reason), _), (_, .undetermined(let reason)): return .undetermined(reason)
        case (.values(let left), .values(let right)):
            guard let one = left.first, let other = right.first else { return .undetermined(.partWithoutValue) }
            let result = operation(one, other)
            return result.isFinite ? .values([result]) : .undetermined(.divisionByZero)
        }
    }

    /// One attribute of an item.
    package func value(of attribute: LayoutAttribute, _ item: ItemID) -> SolutionValue {
        let name = "\(document[item].name).\(attribute.name)"
        guard
            let index = solved.lowered.itemIndices[item], index < solved.solution.absoluteFrames.count
        else { return .undetermined(.notInLayout(name)) }
        let layout = solved.lowered.layout.items[index]
        guard let parts = AttributeGeometry(attribute, of: layout, isRightToLeft: isRightToLeft) else {
            return .undetermined(.noQuantity(name))
        }
        if !solved.solution.isSolved(ItemID(index)) { return .undetermined(.tooLarge(name)) }
        if !isDetermined(parts, index) { return .undetermined(.ambiguous(name)) }
        let frame = solved.solution.absoluteFrames[index]
        return .values([parts.value(in: frame)])
    }

    private var isRightToLeft: Bool { solved.lowered.layout.screen.isRightToLeft }

    /// The part of the attribute that the item's own frame and the positions of its superviews decide.
    private func isDetermined(_ parts: AttributeGeometry, _ index: Int) -> Bool {
        guard isDeterminedInSuperview(parts, index) else { return false }
        guard parts.position > 0 else { return true }
        var current = solved.lowered.layout.items[index].parent
        var steps = 0
        while let parent = current, steps <= solved.lowered.layout.items.count {
            if ambiguity(parts.origin, parent.index) != nil { return false }
            current = solved.lowered.layout.items[parent.index].parent
            steps += 1
        }
        return true
    }

    private func ambiguity(
        _ attribute: LayoutSolution.FrameAttribute, _ index: Int
    ) -> LayoutSolution.Ambiguity? {
        ambiguities[ItemID(index)]?.first { $0.attribute == attribute }
    }

    /// Origin and length may each be free and their sum yet be fixed: a label pinned at its right only. That is so
    /// where both move with the same freedom and their extremes add up to the same value.
    private func isDeterminedInSuperview(_ parts: AttributeGeometry, _ index: Int) -> Bool {
        let origin = parts.position > 0 ? ambiguity(parts.origin, index) : nil
        let length = parts.share > 0 ? ambiguity(parts.length, index) : nil
        switch (origin, length) {
        case (nil, nil): return true
        case (let origin?, let length?):
            guard origin.degreeOfFreedom == length.degreeOfFreedom, let low = origin.minimum, let high = origin.maximum,
                let short = length.minimum, let long = length.maximum
            else { return false }
            let frame = solved.solution.frames[index]
            let isHorizontal = parts.origin == .x
            let now = (isHorizontal ? frame.x : frame.y) + parts.share * (isHorizontal ? frame.width : frame.height)
            return abs(low + parts.share * long - now) < 1e-6 && abs(high + parts.share * short - now) < 1e-6
        default: return false
        }
    }
}
