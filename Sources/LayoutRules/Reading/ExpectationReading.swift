// Decides `expect` lines against a solution.

import AutoLayout
import MasonrySemantics

/// Whether an expectation holds.
enum Verdict: Equatable {
    case holds
    /// The values of both sides.
    case fails([Double], Expectation.Relation, [Double])
    case ambiguous(ItemID, LayoutSolution.FrameAttribute)
    case undecidable

    /// `100 == 120`
    var comparison: String {
        guard case .fails(let left, let relation, let right) = self else { return "" }
        return Self.text(left) + " " + relation.symbol + " " + Self.text(right)
    }

    private static func text(_ values: [Double]) -> String {
        guard values.count != 1, !values.isEmpty else { return values.first?.inPoints ?? "" }
        return "(" + values.map(\.inPoints).joined(separator: ", ") + ")"
    }
}

extension Expectation.Relation {
    package var symbol: String {
        switch self {
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        }
    }

    /// Whether two numbers stand in this relation, give or take `tolerance` points.
    func holds(_ left: Double, _ right: Double, tolerance: Double) -> Bool {
        switch self {
        case .equal: (left - right).magnitude <= tolerance
        case .notEqual: (left - right).magnitude > tolerance
        case .less: left < right + tolerance
        case .lessOrEqual: left <= right + tolerance
        case .greater: left > right - tolerance
        case .greaterOrEqual: left >= right - tolerance
        }
    }
}

/// Gives the terms of expectations their values in one solution.
struct ExpectationReading {
    let entry: SolvedScenario

    func verdict(of expectation: Expectation) -> Verdict {
        if let free = freeAttribute(in: expectation.left) ?? freeAttribute(in: expectation.right) {
            return .ambiguous(free.item, free.attribute)
        }
        guard let left = values(of: expectation.left), let right = values(of: expectation.right),
            left.count == right.count
        else { return .undecidable }
        let pairs = zip(left, right).map {
            expectation.relation.holds($0, $1, tolerance: expectation.tolerance)
        }
        let holds = expectation.relation == .notEqual ? pairs.contains(true) : pairs.allSatisfy { $0 }
        return holds ? .holds : .fails(left, expectation.relation, right)
    }

    /// One value, or four of a frame; nil for what has none.
    private func values(of term: Expectation.Term) -> [Double]? {
        switch term {
        case .number(let number): return [number]
        case .attribute(let item, let attribute):
            return value(of: attribute, of: item).map { [$0] }
        case .frame(let item):
            guard let frame = frame(of: item) else { return nil }
            return [frame.x, frame.y, frame.width, frame.height]
        case .tuple(let terms):
            let parts = terms.map(values(of:))
            return parts.contains { $0?.count != 1 } ? nil : parts.compactMap { $0?.first }
        case .add(let left, let right): return combine(left, right, +)
        case .subtract(let left, let right): return combine(left, right, -)
        case .multiply(let left, let right): return combine(left, right, *)
        case .divide(let left, let right): return combine(left, right, /)
        }
    }

    private func combine(
        _ left: Expectation.Term, _ right: Expectation.Term, _ operation: (Double, Double) -> Double
    ) -> [Double]? {
        guard let left = values(of: left), let right = values(of: right), left.count == right.count else { return nil }
        return zip(left, right).map(operation)
    }

    private func index(of item: ItemID) -> Int? {
        guard entry.lowered.itemIndices.indices.contains(item.index) else { return nil }
        return entry.lowered.itemIndices[item.index]
    }

    private func frame(of item: ItemID) -> Rect? {
        guard let index = index(of: item), entry.solution.absoluteFrames.indices.contains(index) else { return nil }
        return entry.solution.absoluteFrames[index]
    }

    private func value(of attribute: LayoutAttribute, of item: ItemID) -> Double? {
        guard let index = index(of: item), let frame = frame(of: item),
            entry.lowered.layout.items.indices.contains(index)
        else { return nil }
        let isRightToLeft = entry.lowered.layout.screen.isRightToLeft
        return entry.lowered.layout.items[index].value(of: attribute, frame: frame, isRightToLeft: isRightToLeft)
    }

    /// The first attribute in `term` that the constraints leave free.
    private func freeAttribute(
        in term: Expectation.Term
    ) -> (item: ItemID, attribute: LayoutSolution.FrameAttribute)? {
        switch term {
        case .number: nil
        case .attribute(let item, let attribute): freeAttribute(of: item, concerning: attribute)
        case .frame(let item): freeAttribute(of: item, concerning: nil)
        case .tuple(let terms): terms.lazy.compactMap(freeAttribute(in:)).first
        case .add(let left, let right), .subtract(let left, let right), .multiply(let left, let right),
            .divide(let left, let right):
            freeAttribute(in: left) ?? freeAttribute(in: right)
        }
    }

    /// A free attribute of `item` or of a superview that moves `attribute`.
    private func freeAttribute(
        of item: ItemID, concerning attribute: LayoutAttribute?
    ) -> (item: ItemID, attribute: LayoutSolution.FrameAttribute)? {
        guard var index = index(of: item), !entry.solution.ambiguities.isEmpty else { return nil }
        var isSelf = true
        var fuel = entry.lowered.layout.items.count
        while fuel >= 0 {
            for ambiguity in entry.solution.ambiguities where ambiguity.item.index == index {
                if Self.moves(ambiguity.attribute, attribute, isSelf: isSelf) {
                    return (entry.lowered.items[index], ambiguity.attribute)
                }
            }
            guard entry.lowered.layout.items.indices.contains(index),
                let parent = entry.lowered.layout.items[index].parent
            else { return nil }
            index = parent.index
            isSelf = false
            fuel -= 1
        }
        return nil
    }

    /// Whether a freedom of a view (or of a superview) shows in an attribute of it; nil stands for its frame.
    private static func moves(
        _ free: LayoutSolution.FrameAttribute, _ attribute: LayoutAttribute?, isSelf: Bool
    ) -> Bool {
        guard let attribute else { return isSelf || !free.isSize }
        guard attribute.axis == free.axis else { return false }
        if attribute.kind == .size { return isSelf && free.isSize }
        guard isSelf else { return !free.isSize }
        return !(free.isSize && (attribute == .left || attribute == .top || attribute == .leading))
    }
}

extension LayoutItem {
    /// The value of an attribute for a frame of the item, in the frame's space.
    package func value(of attribute: LayoutAttribute, frame: Rect, isRightToLeft: Bool) -> Double? {
        let right = frame.x + frame.width
        let bottom = frame.y + frame.height
        let margins = layoutMargins
        switch attribute {
        case .left: return frame.x
        case .right: return right
        case .top: return frame.y
        case .bottom: return bottom
        case .leading: return isRightToLeft ? right : frame.x
        case .trailing: return isRightToLeft ? frame.x : right
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.x + frame.width / 2
        case .centerY: return frame.y + frame.height / 2
        case .lastBaseline: return bottom - lastBaseline
        case .firstBaseline: return firstBaseline.map { frame.y + $0 } ?? bottom
        case .leftMargin: return frame.x + margins.left
        case .rightMargin: return right - margins.right
        case .topMargin: return frame.y + margins.top
        case .bottomMargin: return bottom - margins.bottom
        case .leadingMargin: return isRightToLeft ? right - margins.right : frame.x + margins.left
        case .trailingMargin: return isRightToLeft ? frame.x + margins.left : right - margins.right
        case .centerXWithinMargins: return (frame.x + margins.left + right - margins.right) / 2
        case .centerYWithinMargins: return (frame.y + margins.top + bottom - margins.bottom) / 2
        case .notAnAttribute: return nil
        }
    }
}
