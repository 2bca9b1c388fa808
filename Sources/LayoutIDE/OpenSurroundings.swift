// Numbers that are others in another place of the program: below a navigation bar or without one, above a tab bar, in a sheet.
// Where nothing decides between the places, all of them are said.

import AutoLayout
import LayoutPreview
import MasonrySemantics
import SourceText

/// Where the controller of a layout may stand, and what its views are there; or how high a cell may be.
struct OpenSurroundings: Sendable {
    /// The likeliest first; one alone where it is known.
    var places: [PreviewBars] = []
    /// The values of a number in each of the places, by `4 * item + attribute`; nil where it is not known there.
    private(set) var own: [Int: [Double?]] = [:]
    private(set) var absolute: [Int: [Double?]] = [:]

    /// One place with the layout solved in it: twice, where something in it is made up.
    struct Solved {
        var first: LayoutSolution
        var second: LayoutSolution?
        /// How far below the top of the screen the view begins; nil where nobody knows.
        var top: Double?
    }

    /// - Parameter numbers: What is known in the likeliest place; what is another elsewhere is not known any more.
    init(
        _ places: [PreviewBars], _ solved: [Solved], isRoot: [Bool], _ numbers: inout FrameNumbers,
        _ expressions: inout FrameExpressions
    ) {
        self.places = places
        guard let likely = solved.first else { return }
        for item in likely.first.frames.indices {
            for attribute in LayoutSolution.FrameAttribute.allCases {
                let index = 4 * item + Int(attribute.rawValue)
                let isOrigin = isRoot.indices.contains(item) && isRoot[item] && (attribute == .x || attribute == .y)
                for isAbsolute in [false, true] where !isOrigin || isAbsolute {
                    let standing =
                        isAbsolute
                        ? numbers.absoluteStanding(of: attribute, item) : numbers.standing(of: attribute, item)
                    guard standing != .free else { continue }
                    let values = solved.map { $0.value(attribute, item, isAbsolute) }
                    guard values.contains(where: { Self.differs($0, values[0]) }) else { continue }
                    let isKnown = standing == .known || standing == .estimated
                    let shown = isKnown ? values : values.map { _ in nil }
                    if isAbsolute { absolute[index] = shown } else { own[index] = shown }
                    numbers.noteOpen(attribute, of: item, isAbsolute: isAbsolute)
                    expressions.setOpen(
                        Self.words(shown, isEstimated: standing == .estimated), attribute, of: item,
                        isAbsolute: isAbsolute)
                }
            }
        }
    }

    init() {}

    /// Whether no number is another elsewhere.
    var isEmpty: Bool { places.isEmpty && own.isEmpty && absolute.isEmpty }

    private static func differs(_ one: Double?, _ other: Double?) -> Bool {
        switch (one, other) {
        case (let one?, let other?): abs(one - other) >= FrameNumbers.tolerance
        case (nil, nil): false
        default: true
        }
    }

    /// `59 or 103`, of more than two the least and the greatest; nil where one of them is not known.
    private static func words(_ values: [Double?], isEstimated: Bool) -> ShownFrame.Words? {
        let known = values.compactMap { $0 }
        guard known.count == values.count else { return nil }
        let texts = known.sorted().map(\.inPoints).uniqued
        guard let least = texts.first, let most = texts.last else { return nil }
        return ShownFrame.Words(
            text: least + (texts.count > 2 ? " … " : " or ") + most, isEstimated: isEstimated)
    }

    /// What an item is in each of the places, of the first number that is not the same in all.
    func sentence(on item: Int) -> LocalizedText? {
        guard !places.isEmpty else { return nil }
        for attribute in LayoutSolution.FrameAttribute.allCases {
            guard let values = own[4 * item + Int(attribute.rawValue)] else { continue }
            return sentence(attribute, values)
        }
        return nil
    }

    private func sentence(_ attribute: LayoutSolution.FrameAttribute, _ values: [Double?]) -> LocalizedText? {
        let name = attribute.name
        let kinds = Kind.allCases.filter { decides($0, values) }
        var seen: [Double?] = []
        var said: [LocalizedText] = []
        for (place, value) in zip(places, values) where !seen.contains(where: { !Self.differs($0, value) }) {
            seen.append(value)
            let surroundings = LocalizedText.list(kinds.map { $0.words(place) }, .and)
            if let number = value?.inPoints {
                said.append(LocalizedText("\(number) \(surroundings)", "\(surroundings)为 \(number)"))
            } else {
                said.append(LocalizedText("not known \(surroundings)", "\(surroundings)未知"))
            }
        }
        guard seen.count == 2, !kinds.isEmpty else {
            return LocalizedText(
                "`\(name)` depends on the bars around the view, of which the program does not say enough.",
                "`\(name)` 取决于视图周围的栏，程序未充分说明。")
        }
        let list = LocalizedText.list(said, .or)
        return LocalizedText("`\(name)` is \(list).", "`\(name)` \(list)。")
    }

    /// Whether two places in which a number is another differ in nothing else, or in nothing that decides alone.
    private func decides(_ kind: Kind, _ values: [Double?]) -> Bool {
        for (one, first) in places.enumerated() {
            for (two, second) in places.enumerated() where one < two && kind.value(first) != kind.value(second) {
                guard values.indices.contains(two), Self.differs(values[one], values[two]) else { continue }
                let others = Kind.allCases.filter { $0 != kind && $0.value(first) != $0.value(second) }
                if others.isEmpty || kind == .sheet { return true }
            }
        }
        return false
    }

    private enum Kind: CaseIterable {
        case sheet, navigation, tabs

        func value(_ bars: PreviewBars) -> Bool {
            switch self {
            case .sheet: bars.isSheet
            case .navigation: bars.navigation != nil || bars.isAboveView
            case .tabs: bars.tabs != nil
            }
        }

        func words(_ bars: PreviewBars) -> LocalizedText {
            switch (self, value(bars)) {
            case (.sheet, true): LocalizedText("in a sheet", "在 sheet 中")
            case (.sheet, false): LocalizedText("on the whole screen", "在整个屏幕上")
            case (.navigation, true): LocalizedText("below a navigation bar", "在导航栏之下")
            case (.navigation, false): LocalizedText("without a navigation bar", "没有导航栏时")
            case (.tabs, true): LocalizedText("above a tab bar", "在标签栏之上")
            case (.tabs, false): LocalizedText("without a tab bar", "没有标签栏时")
            }
        }
    }
}

extension OpenSurroundings.Solved {
    fileprivate func value(_ attribute: LayoutSolution.FrameAttribute, _ item: Int, _ isAbsolute: Bool) -> Double? {
        guard let value = Self.value(first, attribute, item, isAbsolute) else { return nil }
        if let second {
            guard let other = Self.value(second, attribute, item, isAbsolute),
                abs(value - other) < FrameNumbers.tolerance
            else { return nil }
        }
        guard isAbsolute, attribute == .y else { return value }
        return top.map { $0 + value }
    }

    private static func value(
        _ solution: LayoutSolution, _ attribute: LayoutSolution.FrameAttribute, _ item: Int, _ isAbsolute: Bool
    ) -> Double? {
        let frames = isAbsolute ? solution.absoluteFrames : solution.frames
        return frames.indices.contains(item) ? frames[item][attribute] : nil
    }
}

extension Array where Element: Equatable {
    /// Without what equals the one before.
    fileprivate var uniqued: [Element] {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
