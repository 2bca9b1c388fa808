// Which attributes of which items the constraints leave open.

import ConstraintSolver

extension Lowering {
    /// The undetermined attributes in the order of the items.
    func ambiguities(_ layout: Layout, _ solution: LinearSolution) -> [LayoutSolution.Ambiguity] {
        guard solution.degreeOfFreedomCount > 0 else { return [] }
        var result: [LayoutSolution.Ambiguity] = []
        var numbers: [Int: Int] = [:]
        for item in layout.items.indices where hasOwnFrame(item, layout) {
            for attribute in LayoutSolution.FrameAttribute.allCases {
                guard let range = solution.freeRange(of: terms(item, attribute)) else { continue }
                let shift = shift(item, attribute)
                var degrees: [Int] = []
                for degree in range.degreesOfFreedom {
                    let number = numbers[degree] ?? numbers.count
                    numbers[degree] = number
                    degrees.append(number)
                }
                result.append(
                    LayoutSolution.Ambiguity(
                        item: ItemID(item), attribute: attribute, minimum: range.minimum.map { $0 + shift },
                        maximum: range.maximum.map { $0 + shift }, degreeOfFreedom: degrees.first ?? 0,
                        degreesOfFreedom: degrees, isMeasured: range.isKnown))
            }
        }
        return result
    }

    /// `4 * item + attribute` of each number that `ambiguities` tells.
    func freeNumbers(_ layout: Layout, _ solution: LinearSolution) -> Set<Int> {
        guard solution.degreeOfFreedomCount > 0 else { return [] }
        var result: Set<Int> = []
        for item in layout.items.indices where hasOwnFrame(item, layout) {
            for attribute in LayoutSolution.FrameAttribute.allCases where solution.isFree(terms(item, attribute)) {
                result.insert(4 * item + Int(attribute.rawValue))
            }
        }
        return result
    }

    /// The content areas that stay open, of scroll views that have something in them.
    func contentAmbiguities(
        _ layout: Layout, _ solution: LinearSolution
    ) -> [LayoutSolution.ContentAmbiguity] {
        guard solution.degreeOfFreedomCount > 0, !contentSizes.isEmpty else { return [] }
        var hasContent: Set<Int> = []
        for item in layout.items.indices where hasOwnFrame(item, layout) { hasContent.insert(Int(tree.parents[item])) }
        var result: [LayoutSolution.ContentAmbiguity] = []
        for item in contentSizes.keys.sorted() where hasContent.contains(item) {
            for axis in Axis.allCases {
                guard let variable = contentSizes[item]?[axis].variable,
                    let range = solution.freeRange(of: [LinearTerm(VariableID(Int(variable)), 1)]), range.isKnown
                else { continue }
                result.append(
                    LayoutSolution.ContentAmbiguity(
                        item: ItemID(item), axis: axis, minimum: range.minimum, maximum: range.maximum))
            }
        }
        return result
    }

    /// Guides that follow their owner say nothing of their own.
    private func hasOwnFrame(_ item: Int, _ layout: Layout) -> Bool {
        guard tree.parents[item] >= 0 else { return false }
        switch layout.items[item].kind {
        case .view, .scrollView, .guide: return true
        default: return false
        }
    }

    /// A quantity of an item's frame in its superview, without its constant part.
    func terms(_ item: Int, _ attribute: LayoutSolution.FrameAttribute) -> [LinearTerm] {
        let own = geometry[item]
        switch attribute {
        case .width: return terms([(own.horizontal.size, 1)])
        case .height: return terms([(own.vertical.size, 1)])
        case .x, .y:
            let axis: Axis = attribute == .x ? .horizontal : .vertical
            let parent = Int(tree.parents[item])
            if parent < 0 { return terms([(own[axis].origin, 1)]) }
            return terms([(own[axis].origin, 1), (geometry[parent][axis].origin, -1)])
        }
    }

    private func terms(_ parts: [(ShiftedVariable, Double)]) -> [LinearTerm] {
        parts.compactMap { part, coefficient in
            part.variable < 0 ? nil : LinearTerm(VariableID(Int(part.variable)), coefficient)
        }
    }

    /// The constant part of a quantity of an item's frame.
    func shift(_ item: Int, _ attribute: LayoutSolution.FrameAttribute) -> Double {
        let own = geometry[item]
        switch attribute {
        case .width: return own.horizontal.size.shift
        case .height: return own.vertical.size.shift
        case .x, .y:
            let axis: Axis = attribute == .x ? .horizontal : .vertical
            let parent = Int(tree.parents[item])
            return own[axis].origin.shift - (parent < 0 ? 0 : geometry[parent][axis].origin.shift)
        }
    }
}
