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
    /// An expression of more parts is no help.
    private static let mostTerms = 4

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
        for item in layout.lowered.layout.items.indices where numbers.hasUnknown(item) {
            for attribute in LayoutSolution.FrameAttribute.allCases {
                let index = 4 * item + Int(attribute.rawValue)
                let reaching = groups.reaching(item, attribute == .x || attribute == .width ? .horizontal : .vertical)
                let moved = reaching.map { (unknowns[$0.unknown], solutions.moved[$0.batch]) }
                if numbers.standing(of: attribute, item) == .unknown {
                    result.own[index] = words(moved, solutions, item, attribute) { $0.frames }
                    let causes = moved.filter { differs($0.1, solutions.base, item, attribute) }
                    if !causes.isEmpty {
                        result.moving[index] = causes.map { .madeUp($0.0.madeUp) }
                    } else {
                        open.append(OpenNumber(item: item, attribute: attribute))
                    }
                }
                if numbers.absoluteStanding(of: attribute, item) == .unknown {
                    result.absolute[index] = words(moved, solutions, item, attribute) { $0.absoluteFrames }
                }
            }
        }
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

    private func words(
        _ unknowns: [(Unknown, LayoutFrames)], _ solutions: Solutions, _ item: Int,
        _ attribute: LayoutSolution.FrameAttribute,
        _ frames: (LayoutFrames) -> [Rect]
    ) -> ShownFrame.Words? {
        func number(_ solution: LayoutFrames) -> Double? {
            let all = frames(solution)
            guard all.indices.contains(item), solution.isSolved(ItemID(item)), !solution.isFree(attribute, of: item)
            else { return nil }
            return all[item][attribute]
        }
        guard let base = number(solutions.base), let check = number(solutions.check) else { return nil }
        var expression = LinearWords(constant: base)
        var predicted = base
        var distantPredicted = Array(repeating: base, count: known.distant.count)
        for (unknown, moved) in unknowns {
            guard let value = number(moved) else { return nil }
            let factor = (value - base) / DisplayProbe.step
            guard abs(factor) > 1e-7 else { continue }
            // That a width is this width says nothing.
            if isSame(unknown.madeUp, attribute, of: item) { return nil }
            guard let name = unknown.name else { return nil }
            expression.terms.append((name, factor))
            expression.constant -= factor * unknown.usual
            predicted += factor * (unknown.other - unknown.usual)
            for (index, value) in unknown.distant.enumerated() where distantPredicted.indices.contains(index) {
                distantPredicted[index] += factor * (value - unknown.usual)
            }
        }
        guard !expression.terms.isEmpty, expression.terms.count <= Self.mostTerms,
            abs(predicted - check) < FrameNumbers.tolerance,
            Set(expression.terms.map(\.name)).count == expression.terms.count
        else { return nil }
        for (index, frames) in solutions.distant {
            guard let value = number(frames), abs(value - distantPredicted[index]) < FrameNumbers.tolerance else {
                return nil
            }
        }
        let isEstimated = solutions.shifted.flatMap(number).map { abs($0 - base) >= FrameNumbers.tolerance } ?? false
        return expression.text.map { ShownFrame.Words(text: $0, isEstimated: isEstimated) }
    }

    /// Whether a made-up number is this side of the item itself, or of what it shows.
    private func isSame(_ madeUp: MadeUp, _ attribute: LayoutSolution.FrameAttribute, of item: Int) -> Bool {
        switch madeUp {
        case .content(let id, let axis), .extent(let id, let axis):
            layout.lowered.itemIndices[id] == item && attribute == (axis == .horizontal ? .width : .height)
        case .number, .constraint, .placement: false
        }
    }

    /// What the source calls a made-up number; nil for what has no name.
    private func name(_ madeUp: MadeUp) -> String? {
        switch madeUp {
        case .number(let id):
            document.unknownNumbers.indices.contains(id.index) ? document.unknownNumbers[id.index].text : nil
        case .extent(let item, let axis), .content(let item, let axis):
            document.name(of: item) + (axis == .horizontal ? ".width" : ".height")
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

/// A sum of named numbers as text.
struct LinearWords {
    var constant: Double
    var terms: [(name: String, factor: Double)] = []

    /// `16 + 2·margin − inset`; nil where a factor is no short number.
    var text: String? {
        var parts: [(isNegative: Bool, text: String)] = []
        for term in terms {
            guard let text = Self.product(abs(term.factor), term.name) else { return nil }
            parts.append((term.factor < 0, text))
        }
        parts = parts.filter { !$0.isNegative } + parts.filter(\.isNegative)
        let rounded = (constant * 1e6).rounded() / 1e6
        if rounded > 0 {
            parts.insert((false, rounded.inPoints), at: 0)
        } else if rounded < 0 {
            parts.append((true, (-rounded).inPoints))
        }
        var text = ""
        for part in parts {
            if text.isEmpty {
                text = (part.isNegative ? "−" : "") + part.text
            } else {
                text += (part.isNegative ? " − " : " + ") + part.text
            }
        }
        return text
    }

    /// `2·margin`, `width/3`, `2·width/3`.
    private static func product(_ factor: Double, _ name: String) -> String? {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
                true
            default: byte >= 0x80
            }
        }
        let name = isPlain ? name : "(\(name))"
        for divisor in 1...12 {
            let scaled = factor * Double(divisor)
            let whole = scaled.rounded()
            guard abs(scaled - whole) < 1e-6, whole >= 1, whole <= 100 else { continue }
            return (whole == 1 ? "" : "\(whole.inPoints)·") + name + (divisor == 1 ? "" : "/\(divisor)")
        }
        let short = (factor * 1000).rounded() / 1000
        return abs(short - factor) < 1e-6 ? "\(short.inPoints)·\(name)" : nil
    }
}
