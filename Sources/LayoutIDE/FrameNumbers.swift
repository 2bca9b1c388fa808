// What each number of the shown frames rests on.

import AutoLayout

/// The standing of x, y, width and height of each item of one solved layout.
struct FrameNumbers: Sendable {
    enum Standing: Sendable, Hashable {
        case known
        /// It depends on the estimated size of a text.
        case estimated
        /// Nothing determines it.
        case free
        /// It depends on something that the file does not say.
        case unknown
    }

    /// Less is no difference, in points.
    static let tolerance = 1e-6

    /// Four standings for each item: in its superview, and then x and y in its root.
    private var own: [Standing]
    private var absolute: [Standing]

    init(_ solution: LayoutSolution) {
        own = Array(repeating: .known, count: 4 * solution.frames.count)
        absolute = own
        for ambiguity in solution.ambiguities {
            let index = 4 * ambiguity.item.index + Int(ambiguity.attribute.rawValue)
            guard own.indices.contains(index) else { continue }
            own[index] = .free
            absolute[index] = .free
        }
    }

    /// A number that is another with other numbers in the place of what is not known is not known.
    mutating func noteUnknown(_ one: LayoutSolution, _ other: LayoutSolution, isRoot: [Bool]) {
        note(.unknown, one, other) { item, attribute in
            // A root stands at the origin of its own coordinates.
            isRoot.indices.contains(item) && isRoot[item] && (attribute == .x || attribute == .y)
        }
        for ambiguity in other.ambiguities {
            let index = 4 * ambiguity.item.index + Int(ambiguity.attribute.rawValue)
            if own.indices.contains(index), own[index] != .free { own[index] = .unknown }
        }
    }

    /// What lies at a known place in a view that may lie anywhere, may lie anywhere on the screen, too.
    mutating func noteFreeAncestors(_ parents: [Int?]) {
        for item in parents.indices {
            for axis in [0, 1] {
                var (current, fuel) = (item, parents.count)
                while fuel > 0, own.indices.contains(4 * current + axis), own[4 * current + axis] != .free,
                    let parent = parents[current], parents.indices.contains(parent)
                {
                    (current, fuel) = (parent, fuel - 1)
                }
                guard own.indices.contains(4 * current + axis), own[4 * current + axis] == .free else { continue }
                absolute[4 * item + axis] = .free
            }
        }
    }

    /// Where a view is whose superview is not known, is not known.
    mutating func noteUnknownOrigin(of item: Int) {
        for attribute in [LayoutSolution.FrameAttribute.x, .y] {
            let index = 4 * item + Int(attribute.rawValue)
            if own.indices.contains(index) { own[index] = .unknown }
        }
    }

    /// A number that is the same with all made-up numbers and yet rests on them.
    mutating func noteUnknown(_ attribute: LayoutSolution.FrameAttribute, of item: Int) {
        let index = 4 * item + Int(attribute.rawValue)
        if own.indices.contains(index), own[index] == .known { own[index] = .unknown }
    }

    /// A number that is another in another place of the program.
    mutating func noteOpen(_ attribute: LayoutSolution.FrameAttribute, of item: Int, isAbsolute: Bool) {
        let index = 4 * item + Int(attribute.rawValue)
        guard own.indices.contains(index) else { return }
        if isAbsolute { absolute[index] = .unknown } else { own[index] = .unknown }
    }

    /// A number that is another where texts have other sizes is an estimate.
    mutating func noteEstimated(_ one: LayoutSolution, _ other: LayoutSolution) {
        note(.estimated, one, other) { _, _ in false }
    }

    private mutating func note(
        _ standing: Standing, _ one: LayoutSolution, _ other: LayoutSolution,
        except: (Int, LayoutSolution.FrameAttribute) -> Bool
    ) {
        guard one.frames.count == other.frames.count, own.count == 4 * one.frames.count else { return }
        for item in one.frames.indices {
            for attribute in LayoutSolution.FrameAttribute.allCases where !except(item, attribute) {
                let index = 4 * item + Int(attribute.rawValue)
                if own[index] == .known, Self.differs(one.frames[item][attribute], other.frames[item][attribute]) {
                    own[index] = standing
                }
                if absolute[index] == .known,
                    Self.differs(one.absoluteFrames[item][attribute], other.absoluteFrames[item][attribute])
                {
                    absolute[index] = standing
                }
            }
        }
    }

    /// The items of the engine that have other frames in their superviews.
    static func differing(_ one: LayoutSolution, _ other: LayoutSolution) -> Set<Int> {
        guard one.frames.count == other.frames.count else { return Set(one.frames.indices) }
        return Set(
            one.frames.indices.filter { index in
                LayoutSolution.FrameAttribute.allCases.contains {
                    differs(one.frames[index][$0], other.frames[index][$0])
                }
            })
    }

    private static func differs(_ one: Double, _ other: Double) -> Bool { !(abs(one - other) < tolerance) }

    /// Of an item of the engine, in its superview.
    func standing(of attribute: LayoutSolution.FrameAttribute, _ item: Int) -> Standing {
        let index = 4 * item + Int(attribute.rawValue)
        return own.indices.contains(index) ? own[index] : .unknown
    }

    /// Of an item of the engine, in its root.
    func absoluteStanding(of attribute: LayoutSolution.FrameAttribute, _ item: Int) -> Standing {
        let index = 4 * item + Int(attribute.rawValue)
        return absolute.indices.contains(index) ? absolute[index] : .unknown
    }

    /// Whether all four numbers of an item are known or estimated.
    func isWhole(_ item: Int) -> Bool {
        LayoutSolution.FrameAttribute.allCases.allSatisfy {
            standing(of: $0, item) == .known || standing(of: $0, item) == .estimated
        }
    }

    /// Whether some number of an item depends on what is not known.
    func hasUnknown(_ item: Int) -> Bool {
        LayoutSolution.FrameAttribute.allCases.contains { standing(of: $0, item) == .unknown }
    }

    /// Whether some number of an item is an estimate.
    func hasEstimate(_ item: Int) -> Bool {
        LayoutSolution.FrameAttribute.allCases.contains { standing(of: $0, item) == .estimated }
    }

    /// The numbers of a frame that can be shown.
    func shownFrame(_ frame: Rect, _ item: Int, isAbsolute: Bool = false) -> ShownFrame {
        func value(_ attribute: LayoutSolution.FrameAttribute) -> ShownFrame.Number? {
            let standing =
                isAbsolute ? absoluteStanding(of: attribute, item) : standing(of: attribute, item)
            switch standing {
            case .known: return ShownFrame.Number(value: frame[attribute], isEstimated: false)
            case .estimated: return ShownFrame.Number(value: frame[attribute], isEstimated: true)
            case .free, .unknown: return nil
            }
        }
        return ShownFrame(x: value(.x), y: value(.y), width: value(.width), height: value(.height))
    }
}

/// A frame of which some numbers may not be known.
package struct ShownFrame: Sendable, Hashable {
    package struct Number: Sendable, Hashable {
        /// In points.
        package var value: Double
        package var isEstimated: Bool
    }

    package var x: Number?
    package var y: Number?
    package var width: Number?
    package var height: Number?

    /// In the place of a number that is not known, what it is in the words of the source.
    package struct Words: Sendable, Hashable {
        /// `59 + bannerHeight`.
        package var text: String
        /// Whether a number in it is an estimate.
        package var isEstimated: Bool
        /// The sum that it is; nil where it names values of several places.
        var sum: LinearWords?

        /// The same in coordinates that begin elsewhere.
        func moved(by distance: Double) -> Words {
            guard var sum, distance != 0 else { return self }
            sum.constant += distance
            return Words(text: sum.text ?? text, isEstimated: isEstimated, sum: sum)
        }
    }

    /// Of x, y, width and height, as far as there are any.
    package var words: [Words?] = [nil, nil, nil, nil]

    /// x, y, width, height.
    package var numbers: [Number?] { [x, y, width, height] }
    package var isEmpty: Bool { numbers.allSatisfy { $0 == nil } && words.allSatisfy { $0 == nil } }
    package var isEstimated: Bool {
        numbers.contains { $0?.isEstimated == true } || words.contains { $0?.isEstimated == true }
    }

    /// The same in coordinates that begin elsewhere.
    mutating func move(x distance: Double, y below: Double) {
        x?.value += distance
        y?.value += below
        for (place, distance) in [distance, below].enumerated() where words.indices.contains(place) {
            words[place] = words[place]?.moved(by: distance)
        }
    }

    /// `(16, 75, ≈ 64, ?)`.
    package var text: String {
        let parts = zip(numbers, words).map { number, words in
            if let number { return (number.isEstimated ? "≈ " : "") + number.value.inPoints }
            return words.map { ($0.isEstimated ? "≈ " : "") + $0.text } ?? "?"
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }
}

extension Rect {
    subscript(attribute: LayoutSolution.FrameAttribute) -> Double {
        switch attribute {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
