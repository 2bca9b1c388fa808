// Numbers that are no sum of what the source names: a view behind a text that may be cut short stands behind it all the same,
// at `24 + title.width`.

import AutoLayout
import MasonrySemantics

/// A sum of named numbers and of sizes that are not known.
struct SizeSum: Sendable {
    enum Part: Hashable, Sendable {
        /// What the source names.
        case named(String)
        /// `4 * item + attribute` of a size in the layout.
        case size(Int)
    }

    var constant: Double
    /// Each part once.
    private(set) var parts: [(part: Part, factor: Double)] = []
    /// Whether a number in it is an estimate.
    var isEstimated = false

    init(constant: Double, isEstimated: Bool = false) {
        (self.constant, self.isEstimated) = (constant, isEstimated)
    }

    mutating func add(_ part: Part, times factor: Double) {
        guard let place = parts.firstIndex(where: { $0.part == part }) else { return parts.append((part, factor)) }
        parts[place].factor += factor
        if abs(parts[place].factor) < 1e-9 { parts.remove(at: place) }
    }

    mutating func add(_ other: SizeSum, times factor: Double) {
        constant += factor * other.constant
        isEstimated = isEstimated || other.isEstimated
        for (part, own) in other.parts { add(part, times: factor * own) }
    }

    func has(_ part: Part) -> Bool { parts.contains { $0.part == part } }
}

/// Expresses numbers of one layout by the equations in it, where what they relate to is known, expressed, or a size: these
/// equations hold whatever the sizes are. That they do hold is asked of every solution at hand.
struct NeighbourWords {
    private let layout: Layout
    private let numbers: FrameNumbers
    private let solutions: [LayoutFrames]
    private let base: LayoutFrames
    /// By `4 * item + attribute`.
    private(set) var sums: [Int: SizeSum]
    /// What a size is called.
    private let name: (Int) -> String
    /// Sizes of roots, which the source names.
    private let roots: Set<Int>
    /// The equations that are about a number, by `4 * item + attribute`.
    private var equations: [Int: [Equation]] = [:]

    /// `sum of factor · number + constant = 0`.
    private struct Equation {
        var factors: [(number: Int, factor: Double)]
        var constant: Double
    }

    /// An expression of more parts is no help.
    static let mostParts = 4
    /// How far from a known view one is looked for.
    private static let mostRounds = 8

    /// - Parameters:
    ///   - count: How many of the layout's constraints have numbers that are not made up.
    ///   - sums: What is expressed already.
    ///   - placed: Items that code places which cannot be read: it may do more with them.
    init(
        _ layout: Layout, constraints count: Int, _ numbers: FrameNumbers, _ solutions: [LayoutFrames],
        sums: [Int: SizeSum], roots: Set<Int>, placed: Set<Int>, name: @escaping (Int) -> String
    ) {
        (self.layout, self.numbers, self.solutions, self.sums) = (layout, numbers, solutions, sums)
        (self.roots, self.name) = (roots, name)
        base = solutions[0]
        for constraint in layout.constraints.prefix(count) where constraint.relation == .equal {
            guard constraint.priority == .required, !placed.contains(constraint.firstItem.index) else { continue }
            if let second = constraint.secondItem, placed.contains(second.index) { continue }
            note(constraint)
        }
    }

    private mutating func note(_ constraint: LayoutConstraint) {
        guard let second = constraint.secondItem, layout.items.indices.contains(constraint.firstItem.index),
            layout.items.indices.contains(second.index)
        else { return }
        // Each in the coordinates of the superview of one of them.
        let parents = Set([constraint.firstItem, second].compactMap { layout.items[$0.index].parent })
        for parent in parents.sorted() {
            var sum: [Int: Double] = [:]
            var constant = -constraint.constant
            let isFirst = add(constraint.firstItem, constraint.firstAttribute, 1, in: parent, to: &sum, &constant)
            let isSecond = add(
                second, constraint.secondAttribute, -constraint.multiplier, in: parent, to: &sum, &constant)
            guard isFirst, isSecond else { continue }
            let factors = sum.filter { abs($0.value) > 1e-9 }.sorted { $0.key < $1.key }
                .map { (number: $0.key, factor: $0.value) }
            let equation = Equation(factors: factors, constant: constant)
            guard solutions.allSatisfy({ holds(equation, $0) }) else { continue }
            for factor in factors { equations[factor.number, default: []].append(equation) }
        }
    }

    /// Adds an attribute of an item; false where it stands in other coordinates.
    private func add(
        _ item: ItemID, _ attribute: LayoutAttribute, _ factor: Double, in parent: ItemID, to sum: inout [Int: Double],
        _ constant: inout Double
    ) -> Bool {
        let own = layout.items[item.index]
        guard let parts = AttributeGeometry(attribute, of: own, isRightToLeft: layout.screen.isRightToLeft) else {
            return false
        }
        constant += factor * parts.constant
        if parts.position > 0, item != parent {
            guard own.parent == parent else { return false }
            sum[4 * item.index + Int(parts.origin.rawValue), default: 0] += factor * parts.position
        }
        if parts.share > 0 { sum[4 * item.index + Int(parts.length.rawValue), default: 0] += factor * parts.share }
        return true
    }

    private func holds(_ equation: Equation, _ solution: LayoutFrames) -> Bool {
        var sum = equation.constant
        for (number, factor) in equation.factors {
            guard let value = Self.value(number, solution.frames), solution.isSolved(ItemID(number / 4)) else {
                return false
            }
            sum += factor * value
        }
        return abs(sum) < FrameNumbers.tolerance
    }

    private static func value(_ number: Int, _ frames: [Rect]) -> Double? {
        guard frames.indices.contains(number / 4), let attribute = attribute(number) else { return nil }
        return frames[number / 4][attribute]
    }

    private static func attribute(_ number: Int) -> LayoutSolution.FrameAttribute? {
        LayoutSolution.FrameAttribute.allCases.first { Int($0.rawValue) == number % 4 }
    }

    /// Expresses what can be, nearest to what is known first.
    mutating func express(_ wanted: [Int]) {
        var open = wanted.filter { sums[$0] == nil && equations[$0] != nil }
        for _ in 0..<Self.mostRounds {
            var left: [Int] = []
            for number in open {
                if let sum = expressed(number) { sums[number] = sum } else { left.append(number) }
            }
            guard !left.isEmpty, left.count < open.count else { return }
            open = left
        }
    }

    /// Where an item stands in its root: the sum of where it and its superviews stand in theirs.
    func sumInRoot(_ attribute: LayoutSolution.FrameAttribute, of item: Int) -> SizeSum? {
        var sum = SizeSum(constant: 0)
        var current: Int? = item
        while let place = current, layout.items.indices.contains(place) {
            guard let parent = layout.items[place].parent else { break }
            guard let own = part(4 * place + Int(attribute.rawValue)) else { return nil }
            sum.add(own, times: 1)
            current = parent.index
        }
        return sum.parts.isEmpty || sum.parts.count > Self.mostParts ? nil : sum
    }

    private func expressed(_ number: Int) -> SizeSum? {
        for equation in equations[number] ?? [] {
            guard let own = equation.factors.first(where: { $0.number == number })?.factor else { continue }
            var sum = SizeSum(constant: -equation.constant / own)
            var isWhole = true
            for (other, factor) in equation.factors where other != number {
                guard let part = part(other) else {
                    isWhole = false
                    break
                }
                sum.add(part, times: -factor / own)
            }
            guard isWhole, !sum.parts.isEmpty, sum.parts.count <= Self.mostParts else { continue }
            // That a width is this width says nothing.
            if sum.has(.size(number)) || sum.has(.named(name(number))) { continue }
            return sum
        }
        return nil
    }

    /// A number that is known, expressed, or a size.
    private func part(_ number: Int) -> SizeSum? {
        guard let attribute = Self.attribute(number) else { return nil }
        switch numbers.standing(of: attribute, number / 4) {
        case .known, .estimated:
            guard let value = Self.value(number, base.frames) else { return nil }
            return SizeSum(constant: value, isEstimated: numbers.standing(of: attribute, number / 4) == .estimated)
        case .unknown:
            if let sum = sums[number] { return sum }
            guard attribute == .width || attribute == .height else { return nil }
            var sum = SizeSum(constant: 0)
            sum.add(roots.contains(number) ? .named(name(number)) : .size(number), times: 1)
            return sum
        case .free: return nil
        }
    }
}
