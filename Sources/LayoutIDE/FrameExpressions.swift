// Numbers of frames that are not known, in the words of the source: `59 + bannerHeight`.

import AutoLayout
import MasonrySemantics

/// What numbers of one shown layout are where they are not known.
struct FrameExpressions: Sendable {
    fileprivate var own: [Int: ShownFrame.Words] = [:]
    fileprivate var absolute: [Int: ShownFrame.Words] = [:]
    fileprivate var moving: [Int: [FrameCause]] = [:]

    /// What a number in the superview that is not known depends on, in the order in which it was made up; empty where
    /// that was too much work.
    func causes(of attribute: LayoutSolution.FrameAttribute, _ item: Int) -> [FrameCause] {
        moving[4 * item + Int(attribute.rawValue)] ?? []
    }

    /// Says what a number is that rests on where the program shows the view.
    mutating func setOpen(
        _ words: ShownFrame.Words?, _ attribute: LayoutSolution.FrameAttribute, of item: Int, isAbsolute: Bool
    ) {
        let index = 4 * item + Int(attribute.rawValue)
        if isAbsolute { return absolute[index] = words }
        own[index] = words
        moving[index] = [.surroundings]
    }

    /// nil where a number is not linear in what the source names.
    func words(of attribute: LayoutSolution.FrameAttribute, _ item: Int, isAbsolute: Bool) -> ShownFrame.Words? {
        (isAbsolute ? absolute : own)[4 * item + Int(attribute.rawValue)]
    }
}

/// What a number of a frame that is not known depends on.
package enum FrameCause: Hashable, Sendable {
    case madeUp(MadeUp)
    /// A superview that was not found, in which a view stands somewhere.
    case superview(ItemID)
    /// Which of the constraints that cannot all hold gives way.
    case conflict
    /// In which of several places the program shows the view.
    case surroundings
}

/// Solves one layout with each unknown number a little larger, many of which go together, and reads off how much the
/// frames change. Whether they really are linear, a last solution with other numbers for all of them shows.
struct FrameExpressionFinder {
    let document: LayoutDocument
    let numbers: FrameNumbers
    let layout: DisplayLayout
    let known: Known
    let lower: (DisplayProbe.Variant, MadeUp?, Bool) -> DisplayLayout

    /// What the layout's frames were found with.
    struct Known {
        var first: LayoutSolution
        /// With another of the conflicting constraints broken; nil where none conflict.
        var withAnotherBroken: LayoutSolution?
        /// With numbers that are far from the usual ones: those of the second probe, then the mixed ones.
        var distant: [(variant: DisplayProbe.Variant, solution: LayoutSolution)] = []
    }

    private var itemCount: Int { max(1, layout.lowered.layout.items.count) }
    /// How many unknown numbers of a layout are looked at: fewer in a large one.
    private var mostUnknowns: Int { min(128, 32_000 / itemCount) }
    /// Of how many solutions.
    private var mostBatches: Int { min(24, 8_000 / itemCount) }

    func found(with engine: inout VaryingLayout) -> FrameExpressions {
        var result = FrameExpressions()
        guard layout.lowered.layout.items.indices.contains(where: numbers.hasUnknown) else { return result }
        let all = layout.madeUp.map { (madeUp: $0, name: name($0)) }
        let named = (all.filter { $0.name != nil } + all.filter { $0.name == nil }).prefix(mostUnknowns)
        let usual = lower(.usual, nil, false).lowered.layout
        var groups = UnknownGroups(
            usual, numbers, moved: named.map { lower(.usual, $0.madeUp, false).lowered.layout }, most: mostBatches)
        let solutions = solutions(groups, &engine)
        let unknowns = named.map { unknown in
            Unknown(
                madeUp: unknown.madeUp, name: unknown.name, usual: value(unknown.madeUp, .usual),
                other: value(unknown.madeUp, .otherUsual),
                distant: known.distant.map { value(unknown.madeUp, $0.variant) })
        }
        var open: [OpenNumber] = []
        var sums: [Int: SizeSum] = [:]
        for item in layout.lowered.layout.items.indices where numbers.hasUnknown(item) {
            for attribute in LayoutSolution.FrameAttribute.allCases {
                let index = 4 * item + Int(attribute.rawValue)
                let reaching = groups.reaching(item, attribute == .x || attribute == .width ? .horizontal : .vertical)
                let moved = reaching.map { (unknowns[$0.unknown], solutions.moved[$0.batch]) }
                if numbers.standing(of: attribute, item) == .unknown {
                    let sum = sum(moved, solutions, item, attribute) { $0.frames }
                    sums[index] = sum
                    result.own[index] = sum.flatMap(words)
                    let causes = moved.filter { differs($0.1, solutions.base, item, attribute) }
                    if !causes.isEmpty {
                        result.moving[index] = causes.map { .madeUp($0.0.madeUp) }
                    } else {
                        open.append(OpenNumber(item: item, attribute: attribute))
                    }
                }
                if numbers.absoluteStanding(of: attribute, item) == .unknown {
                    result.absolute[index] = sum(moved, solutions, item, attribute) { $0.absoluteFrames }.flatMap(words)
                }
            }
        }
        addNeighbours(solutions, sums, to: &result)
        for (number, causes) in causes(of: open, &groups, unknowns.map(\.madeUp), &engine) {
            result.moving[4 * number.item + Int(number.attribute.rawValue)] = causes
        }
        return result
    }

    private func solutions(_ groups: UnknownGroups, _ engine: inout VaryingLayout) -> Solutions {
        let base = engine.frames(groups.base)
        // A little larger, the numbers break what they broke before; whether that is so further away, `check` tells.
        let moved = (0..<groups.batchCount).map { engine.frames(groups.moved(batch: $0), keepingBroken: true) }
        let check = engine.frames(lower(.otherUsual, nil, false).lowered.layout)
        let shifted = layout.hasEstimates ? engine.frames(lower(.usual, nil, true).lowered.layout) : nil
        let distant = known.distant.enumerated().filter { $0.element.solution.conflicts.isEmpty }
            .map { ($0.offset, LayoutFrames($0.element.solution)) }
        return Solutions(base: base, moved: moved, check: check, shifted: shifted, distant: distant)
    }

    private struct OpenNumber {
        var item: Int
        var attribute: LayoutSolution.FrameAttribute
    }

    /// What numbers depend on of which no single unknown number, a little larger, changes any. From one set of made-up
    /// numbers to the other something does: a few numbers at a time become those of the other set.
    private func causes(
        of numbers: [OpenNumber], _ groups: inout UnknownGroups, _ unknowns: [MadeUp],
        _ engine: inout VaryingLayout
    ) -> [(OpenNumber, [FrameCause])] {
        guard !numbers.isEmpty, !known.distant.isEmpty else { return [] }
        let distant = known.distant.map { LayoutFrames($0.solution) }
        let large = distant[0]
        let small = LayoutFrames(known.first)
        let withAnotherBroken = known.withAnotherBroken.map { LayoutFrames($0) }
        var result: [(OpenNumber, [FrameCause])] = []
        var pending: [(number: OpenNumber, reaching: [(unknown: Int, batch: Int)], causes: [FrameCause])] = []
        for number in numbers {
            let root = layout.lowered.layout.items[number.item]
            let axis: Axis = number.attribute == .x || number.attribute == .width ? .horizontal : .vertical
            if root.parent == nil, root.rootPlacement == .anywhere, number.attribute == .x || number.attribute == .y {
                result.append((number, [.superview(layout.lowered.items[number.item])]))
            } else if isOther(small, large, number) {
                pending.append((number, groups.reaching(number.item, axis), []))
            } else if let broken = withAnotherBroken, isOther(small, broken, number) {
                result.append((number, [.conflict]))
            } else if distant.dropFirst().contains(where: { isOther(small, $0, number) }) {
                // Only where one content is long and another one is not.
                let contents = groups.reaching(number.item, axis).map { unknowns[$0.unknown] }.filter(\.isContent)
                result.append((number, contents.map { .madeUp($0) }))
            }
        }
        guard !pending.isEmpty else { return result }
        let first = lower(.first, nil, false).lowered.layout
        let second = lower(.second, nil, false).lowered.layout
        let breaksTheSame = Set(known.first.broken) == Set(known.distant[0].solution.broken)
        var before = small
        for batch in 0..<groups.batchCount {
            guard let mixed = groups.mixed(first, second, upTo: batch + 1) else { break }
            let after = engine.frames(mixed, keepingBroken: batch > 0 && breaksTheSame)
            for index in pending.indices where isOther(before, after, pending[index].number) {
                guard let cause = pending[index].reaching.first(where: { $0.batch == batch }) else { continue }
                pending[index].causes.append(.madeUp(unknowns[cause.unknown]))
            }
            before = after
        }
        return result + pending.map { ($0.number, $0.causes) }
    }

    /// Whether a number is another, or is determined in one of two solutions alone.
    private func isOther(_ one: LayoutFrames, _ other: LayoutFrames, _ number: OpenNumber) -> Bool {
        differs(one, other, number.item, number.attribute)
            || one.isFree(number.attribute, of: number.item) != other.isFree(number.attribute, of: number.item)
    }

    private struct Solutions {
        var base: LayoutFrames
        var moved: [LayoutFrames]
        var check: LayoutFrames
        var shifted: LayoutFrames?
        /// Those of `Known.distant` that have no conflicts, by number.
        var distant: [(index: Int, frames: LayoutFrames)]
    }

    private struct Unknown {
        var madeUp: MadeUp
        /// nil for what the source has no name for.
        var name: String?
        var usual: Double
        var other: Double
        /// In each of `Known.distant`.
        var distant: [Double]
    }

    private func differs(
        _ one: LayoutFrames, _ other: LayoutFrames, _ item: Int, _ attribute: LayoutSolution.FrameAttribute
    ) -> Bool {
        guard one.frames.indices.contains(item), other.frames.indices.contains(item) else { return true }
        return abs(one.frames[item][attribute] - other.frames[item][attribute]) >= FrameNumbers.tolerance
    }

    /// nil where a number is not linear in what the source names.
    private func sum(
        _ unknowns: [(Unknown, LayoutFrames)], _ solutions: Solutions, _ item: Int,
        _ attribute: LayoutSolution.FrameAttribute,
        _ frames: (LayoutFrames) -> [Rect]
    ) -> SizeSum? {
        func number(_ solution: LayoutFrames) -> Double? {
            let all = frames(solution)
            guard all.indices.contains(item), solution.isSolved(ItemID(item)), !solution.isFree(attribute, of: item)
            else { return nil }
            return all[item][attribute]
        }
        guard let base = number(solutions.base), let check = number(solutions.check) else { return nil }
        var expression = SizeSum(constant: base)
        var predicted = base
        var distantPredicted = Array(repeating: base, count: known.distant.count)
        for (unknown, moved) in unknowns {
            guard let value = number(moved) else { return nil }
            let factor = (value - base) / DisplayProbe.step
            guard abs(factor) > 1e-7 else { continue }
            // That a width is this width says nothing.
            if isSame(unknown.madeUp, attribute, of: item) { return nil }
            guard let name = unknown.name else { return nil }
            guard !expression.has(.named(name)) || isCallOfNumbers(name) else { return nil }
            expression.add(.named(name), times: factor)
            expression.constant -= factor * unknown.usual
            predicted += factor * (unknown.other - unknown.usual)
            for (index, value) in unknown.distant.enumerated() where distantPredicted.indices.contains(index) {
                distantPredicted[index] += factor * (value - unknown.usual)
            }
        }
        guard !expression.parts.isEmpty, expression.parts.count <= NeighbourWords.mostParts,
            abs(predicted - check) < FrameNumbers.tolerance
        else { return nil }
        for (index, frames) in solutions.distant {
            guard let value = number(frames), abs(value - distantPredicted[index]) < FrameNumbers.tolerance else {
                return nil
            }
        }
        expression.isEstimated =
            solutions.shifted.flatMap(number).map { abs($0 - base) >= FrameNumbers.tolerance } ?? false
        return expression
    }

    /// `scaled(20)`: what has no variable in it gives the same each time.
    private func isCallOfNumbers(_ name: String) -> Bool {
        guard let open = name.firstIndex(of: "("), name.last == ")", open != name.startIndex else { return false }
        return name[..<open].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && name[name.index(after: open)...].dropLast().allSatisfy { $0.isNumber || ".,- ".contains($0) }
    }

    /// nil where two parts have one name, or a factor is no short number.
    private func words(_ sum: SizeSum) -> ShownFrame.Words? {
        var words = LinearWords(constant: sum.constant)
        for (part, factor) in sum.parts {
            let name =
                switch part {
                case .named(let name): name
                case .size(let number): sizeName(number)
                }
            guard !words.terms.contains(where: { $0.name == name }) else { return nil }
            words.terms.append(LinearWords.Term(name: name, factor: factor))
        }
        return words.text.map { ShownFrame.Words(text: $0, isEstimated: sum.isEstimated, sum: words) }
    }

    /// `title.width`
    private func sizeName(_ number: Int) -> String {
        let id = layout.lowered.items[number / 4]
        var name = document.name(of: id)
        // What Masonry calls the layout guides of a controller are edges of one safe area.
        if document[id].layout.kind == .safeAreaGuide, case .item(let owner) = document[id].parent {
            name = document.name(of: owner) + ".safeAreaLayoutGuide"
        }
        return name
            + (number % 4 == Int(LayoutSolution.FrameAttribute.width.rawValue) ? ".width" : ".height")
    }

    /// Adds what the equations of the layout say of numbers that are no sums of what the source names.
    private func addNeighbours(_ solutions: Solutions, _ sums: [Int: SizeSum], to result: inout FrameExpressions) {
        let items = layout.lowered.layout.items
        let all = LayoutSolution.FrameAttribute.allCases
        let open = items.indices.flatMap { item in
            all.filter { numbers.standing(of: $0, item) == .unknown }.map { 4 * item + Int($0.rawValue) }
        }.filter { sums[$0] == nil }
        guard !open.isEmpty else { return }
        var (roots, placed): (Set<Int>, Set<Int>) = ([], [])
        for madeUp in layout.madeUp {
            switch madeUp {
            case .extent(let id, let axis):
                guard let item = layout.lowered.itemIndices[id] else { continue }
                roots.insert(4 * item + Int((axis == .horizontal ? all[2] : all[3]).rawValue))
            case .placement(let id, _): if let item = layout.lowered.itemIndices[id] { placed.insert(item) }
            case .constraint, .content, .number, .safeArea: break
            }
        }
        var neighbours = NeighbourWords(
            layout.lowered.layout, constraints: layout.constraintCount, numbers,
            [solutions.base, solutions.check] + solutions.moved + solutions.distant.map(\.frames), sums: sums,
            roots: roots, placed: placed, name: sizeName)
        neighbours.express(open)
        for number in open {
            if let sum = neighbours.sums[number] { result.own[number] = words(sum) }
        }
        for item in items.indices {
            for attribute in [LayoutSolution.FrameAttribute.x, .y] {
                let number = 4 * item + Int(attribute.rawValue)
                guard result.absolute[number] == nil, numbers.absoluteStanding(of: attribute, item) == .unknown,
                    let sum = neighbours.sumInRoot(attribute, of: item)
                else { continue }
                result.absolute[number] = words(sum)
            }
        }
    }

    /// Whether a made-up number is this side of the item itself, or of what it shows.
    private func isSame(_ madeUp: MadeUp, _ attribute: LayoutSolution.FrameAttribute, of item: Int) -> Bool {
        switch madeUp {
        case .content(let id, let axis), .extent(let id, let axis):
            layout.lowered.itemIndices[id] == item && attribute == (axis == .horizontal ? .width : .height)
        case .number, .constraint, .placement, .safeArea: false
        }
    }

    /// What the source calls a made-up number; nil for what has no name.
    private func name(_ madeUp: MadeUp) -> String? {
        switch madeUp {
        case .number(let id):
            document.unknownNumbers.indices.contains(id.index) ? document.unknownNumbers[id.index].text : nil
        case .extent(let item, let axis), .content(let item, let axis):
            document.name(of: item) + (axis == .horizontal ? ".width" : ".height")
        case .safeArea(let item, let edge): "\(document.name(of: item)).safeAreaInsets.\(edge.rawValue)"
        case .constraint, .placement: nil
        }
    }

    /// The made-up value itself.
    private func value(_ madeUp: MadeUp, _ variant: DisplayProbe.Variant) -> Double {
        let probe = DisplayProbe(variant)
        guard case .extent(let item, let axis) = madeUp else { return document.length(madeUp, probe) }
        let size = layout.lowered.layout.screen.size
        if let room = layout.room(of: item, axis) { return probe.length(madeUp) + room }
        return probe.extent(madeUp, of: axis == .horizontal ? size.width : size.height)
    }
}

extension LayoutSolution {
    fileprivate var broken: [ConstraintID?] { conflicts.map(\.broken) }
}
