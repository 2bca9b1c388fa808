// Which made-up numbers of a layout may reach which views: those that cannot reach the same one are tried out together.

import AutoLayout
import MasonrySemantics

/// The made-up numbers of one layout and the places at which they stand in it.
struct UnknownGroups {
    /// A number of a layout that stands for one that is not known.
    private struct Place {
        enum Kind: Hashable { case constraint, content(Axis), side(Axis) }
        var kind: Kind
        /// Of the constraint or the item.
        var index: Int
        /// What stands there, of a constraint its constant.
        var value: Double?
        /// Of a constraint.
        var multiplier = 1.0

        init(_ kind: Kind, _ index: Int, in layout: Layout) {
            self.kind = kind
            self.index = index
            switch kind {
            case .content(let axis): value = layout.items[index].intrinsicSize[axis]
            case .side(let axis): value = layout.items[index].fixedFrame?[axis]
            case .constraint:
                value = layout.constraints[index].constant
                multiplier = layout.constraints[index].multiplier
            }
        }
    }

    /// One made-up number with the places that it decides, a little larger.
    private struct Unknown {
        var places: [Place]
        var batch: Int?
    }

    /// With what is usual in the place of all that is not known.
    let base: Layout
    private var unknowns: [Unknown] = []
    private var sets: Components
    /// The unknown numbers that reach one set of views, in the order of their batches.
    private var members: [Int: [Int]] = [:]
    /// How many solutions try out all of them.
    private(set) var batchCount = 0

    /// - Parameters:
    ///   - moved: the layout with one of the made-up numbers a little larger; the others stand as in `base`.
    ///   - most: the most batches.
    init(_ base: Layout, _ numbers: FrameNumbers, moved: [Layout], most: Int) {
        self.base = base
        sets = Components(base, numbers)
        var free: [Int: Int] = [:]
        for (index, moved) in moved.enumerated() {
            let places = Self.places(base, moved)
            let reached = Set(places.flatMap { components(of: $0) })
            var unknown = Unknown(places: places)
            let batch = reached.map { free[$0] ?? 0 }.max() ?? most
            if batch < most {
                unknown.batch = batch
                batchCount = max(batchCount, batch + 1)
                for component in reached {
                    free[component] = batch + 1
                    members[component, default: []].append(index)
                }
            }
            unknowns.append(unknown)
        }
    }

    /// The numbers that may reach an item along an axis, each with its batch.
    mutating func reaching(_ item: Int, _ axis: Axis) -> [(unknown: Int, batch: Int)] {
        let component = sets.find(Components.node(item, axis))
        return (members[component] ?? []).compactMap { index in unknowns[index].batch.map { (index, $0) } }
    }

    /// `base` with all numbers of one batch a little larger.
    func moved(batch: Int) -> Layout {
        var layout = base
        for unknown in unknowns where unknown.batch == batch {
            for place in unknown.places { Self.put(place, in: &layout) }
        }
        return layout
    }

    /// `layout`, of which the numbers of the first batches are those of `other`.
    func mixed(_ layout: Layout, _ other: Layout, upTo batch: Int) -> Layout? {
        guard Self.haveSamePlaces(layout, base), Self.haveSamePlaces(other, base) else { return nil }
        var mixed = layout
        for unknown in unknowns where unknown.batch.map({ $0 < batch }) ?? false {
            for place in unknown.places { Self.put(Place(place.kind, place.index, in: other), in: &mixed) }
        }
        return mixed
    }

    private static func haveSamePlaces(_ one: Layout, _ other: Layout) -> Bool {
        one.items.count == other.items.count && one.constraints.count == other.constraints.count
    }

    private mutating func components(of place: Place) -> [Int] {
        switch place.kind {
        case .content(let axis), .side(let axis):
            return sets.isVarying(place.index, axis) ? [sets.find(Components.node(place.index, axis))] : []
        case .constraint: return sets.components(of: base.constraints[place.index])
        }
    }

    /// What differs between two lowerings of one layout.
    private static func places(_ one: Layout, _ other: Layout) -> [Place] {
        guard haveSamePlaces(one, other) else { return [] }
        var places: [Place] = []
        for index in one.items.indices {
            for axis in Axis.allCases {
                if one.items[index].intrinsicSize[axis] != other.items[index].intrinsicSize[axis] {
                    places.append(Place(.content(axis), index, in: other))
                }
                if one.items[index].fixedFrame?[axis] != other.items[index].fixedFrame?[axis] {
                    places.append(Place(.side(axis), index, in: other))
                }
            }
        }
        for index in one.constraints.indices
        where one.constraints[index].constant != other.constraints[index].constant
            || one.constraints[index].multiplier != other.constraints[index].multiplier
        {
            places.append(Place(.constraint, index, in: other))
        }
        return places
    }

    private static func put(_ place: Place, in layout: inout Layout) {
        switch place.kind {
        case .content(let axis): layout.items[place.index].intrinsicSize[axis] = place.value
        case .side(let axis):
            guard let side = place.value else { return }
            layout.items[place.index].fixedFrame?[axis] = side
        case .constraint:
            layout.constraints[place.index].constant = place.value ?? 0
            layout.constraints[place.index].multiplier = place.multiplier
        }
    }
}

extension Rect {
    /// The width or height.
    fileprivate subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// Which views hang together, axis by axis, if what stands where it does whatever is not known hands nothing on.
private struct Components {
    private var parents: [Int]
    private let varying: [Bool]

    static func node(_ item: Int, _ axis: Axis) -> Int { 2 * item + (axis == .horizontal ? 0 : 1) }

    init(_ layout: Layout, _ numbers: FrameNumbers) {
        parents = Array(0..<2 * layout.items.count)
        varying = layout.items.indices.flatMap { item in
            Axis.allCases.map { axis in
                let parts: [LayoutSolution.FrameAttribute] = axis == .horizontal ? [.x, .width] : [.y, .height]
                return parts.contains { part in
                    let standing = numbers.absoluteStanding(of: part, item)
                    return standing == .unknown || standing == .free || numbers.standing(of: part, item) == .unknown
                }
            }
        }
        for (index, item) in layout.items.enumerated() {
            for axis in Axis.allCases {
                guard let parent = item.parent?.index else { break }
                join(index, axis, parent, axis)
            }
            guard let stack = item.stack else { continue }
            for other in [index] + stack.arranged.map(\.index) {
                join(index, .horizontal, other, .horizontal)
                join(index, .horizontal, other, .vertical)
            }
        }
        for constraint in layout.constraints {
            guard let second = constraint.secondItem?.index, let axis = constraint.firstAttribute.axis,
                let other = constraint.secondAttribute.axis
            else { continue }
            join(constraint.firstItem.index, axis, second, other)
        }
    }

    func isVarying(_ item: Int, _ axis: Axis) -> Bool {
        let node = Self.node(item, axis)
        return varying.indices.contains(node) && varying[node]
    }

    /// Those of the views that a constraint relates.
    mutating func components(of constraint: LayoutConstraint) -> [Int] {
        var result: [Int] = []
        for (item, attribute) in [
            (constraint.firstItem, constraint.firstAttribute),
            (constraint.secondItem ?? constraint.firstItem, constraint.secondAttribute),
        ] {
            guard let axis = attribute.axis, isVarying(item.index, axis) else { continue }
            result.append(find(Self.node(item.index, axis)))
        }
        return result
    }

    mutating func find(_ node: Int) -> Int {
        guard parents.indices.contains(node) else { return node }
        var current = node
        while parents[current] != current {
            parents[current] = parents[parents[current]]
            current = parents[current]
        }
        return current
    }

    private mutating func join(_ one: Int, _ axis: Axis, _ other: Int, _ otherAxis: Axis) {
        guard isVarying(one, axis), isVarying(other, otherAxis) else { return }
        let first = find(Self.node(one, axis))
        let second = find(Self.node(other, otherAxis))
        parents[max(first, second)] = min(first, second)
    }
}
