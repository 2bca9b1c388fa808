// What is shown of one layout: its frames, and what each number of them rests on.

import AutoLayout
import LayoutPreview
import MasonrySemantics

/// One scenario on one screen as it is shown: its frames, and what each number of them rests on.
struct ShownScenario: Sendable {
    /// No finding may rest on it.
    let solved: SolvedScenario
    private(set) var numbers: FrameNumbers
    /// The constraints of the file; those behind them stand for what cannot be read.
    let constraintCount: Int
    /// The cells whose content has no height, and which are as high as rows are by default.
    let defaultCells: Set<ItemID>
    /// Of items of the engine, the views whose frames rest on texts that only run time knows, taken for one line.
    var restsOnOneLine: Set<Int> = []
    /// The bars between which it is shown.
    var bars = PreviewBars()
    /// Of items of the engine, the views that would stand elsewhere without them.
    var movedByBars: Set<Int> = []
    /// Why there is a navigation bar; nil where only the controller's title or buttons suggest one.
    var barEvidence: ControllerStage.Evidence?
    /// The lengths that the user gives, by name.
    var given: [String] = []
    /// The numbers in it that are as their classes declare them.
    var declared: [UnknownNumberID] = []
    /// What numbers that are not known are in the words of the source.
    private(set) var expressions: FrameExpressions
    /// What is another where the program shows the controller elsewhere.
    private(set) var open = OpenSurroundings()
    /// The numbers as they are in the likeliest place.
    private(set) var likely: FrameNumbers?
    /// The same with other numbers in the place of those that are not known.
    var alternatives: [SolvedScenario]

    var scenario: Int { solved.scenario }
    var screen: Int { solved.screen }
    var lowered: LoweredScenario { solved.lowered }
    var solution: LayoutSolution { solved.solution }
    /// The layout without the constraints that stand for what cannot be read.
    var layoutOfFile: Layout {
        var layout = lowered.layout
        layout.constraints.removeLast(max(0, layout.constraints.count - constraintCount))
        return layout
    }

    /// The value of an attribute of an item where it does not rest on something unknown.
    func value(of attribute: LayoutAttribute, _ item: ItemID, in document: LayoutDocument) -> Double? {
        guard let value = Self.value(of: attribute, item, solved, document) else { return nil }
        let isKnown = alternatives.allSatisfy { other in
            Self.value(of: attribute, item, other, document).map { abs($0 - value) < FrameNumbers.tolerance } ?? false
        }
        return isKnown ? value : nil
    }

    /// As it is drawn: in the likeliest of the places where the program may show it.
    var inLikelyPlace: ShownScenario {
        var result = self
        if let likely { result.numbers = likely }
        return result
    }

    /// Notes what is another in another place: it is not known.
    mutating func note(_ places: [PreviewBars], _ solved: [OpenSurroundings.Solved]) {
        likely = numbers
        let isRoot = lowered.layout.items.map { $0.parent == nil }
        open = OpenSurroundings(places, solved, isRoot: isRoot, &numbers, &expressions)
    }

    /// Whether a cell is as high as rows are by default.
    func isDefaultHeight(_ cell: ItemID) -> Bool { defaultCells.contains(cell) }

    /// In whose coordinates a frame is.
    enum Coordinates: Sendable, Hashable { case superview, root }

    /// The numbers of the frame of an item of the engine that can be shown.
    func frame(_ item: Int, in coordinates: Coordinates) -> ShownFrame {
        let frames = coordinates == .root ? solution.absoluteFrames : solution.frames
        guard frames.indices.contains(item) else { return ShownFrame() }
        var frame = numbers.shownFrame(frames[item], item, isAbsolute: coordinates == .root)
        for (place, attribute) in LayoutSolution.FrameAttribute.allCases.enumerated() where frame.words.count > place {
            let standing =
                coordinates == .root
                ? numbers.absoluteStanding(of: attribute, item) : numbers.standing(of: attribute, item)
            guard standing == .unknown else { continue }
            frame.words[place] = expressions.words(of: attribute, item, isAbsolute: coordinates == .root)
        }
        return frame
    }

    /// Whether the solver took the item on.
    func isSolved(_ id: ItemID) -> Bool { lowered.engineItem(id).map { solution.isSolved($0) } ?? false }

    /// The numbers that are free whatever size what is not known has.
    func surelyFree() -> Set<FreeNumber> {
        var result = Set(solution.ambiguities.map(FreeNumber.init))
        for other in alternatives { result.formIntersection(other.solution.ambiguities.map(FreeNumber.init)) }
        return result
    }

    /// A number of an item of the engine that nothing determines.
    struct FreeNumber: Hashable {
        let item: Int
        let attribute: LayoutSolution.FrameAttribute

        init(_ ambiguity: LayoutSolution.Ambiguity) {
            item = ambiguity.item.index
            attribute = ambiguity.attribute
        }
    }

    /// What nothing determines of an item of the engine, with the range that it has whatever is not known.
    func free(_ item: Int) -> [LayoutSolution.Ambiguity] {
        solution.ambiguities.filter { $0.item.index == item }.map { ambiguity in
            var widest = ambiguity
            for other in alternatives {
                let same = other.solution.ambiguities.first {
                    $0.item == ambiguity.item && $0.attribute == ambiguity.attribute
                }
                widest.minimum = same.flatMap { bound($0.minimum, widest.minimum) }
                widest.maximum = same.flatMap { bound($0.maximum, widest.maximum) }
            }
            return widest
        }
    }

    /// A bound that is another with other numbers in the place of those that are not known is none.
    private func bound(_ one: Double?, _ other: Double?) -> Double? {
        one.flatMap { one in other.flatMap { abs($0 - one) < FrameNumbers.tolerance ? one : nil } }
    }

    private static func value(
        of attribute: LayoutAttribute, _ item: ItemID, _ solved: SolvedScenario, _ document: LayoutDocument
    ) -> Double? {
        guard case .values(let found) = SolutionReader(document: document, solved: solved).value(of: attribute, item)
        else { return nil }
        return found.first
    }
}
