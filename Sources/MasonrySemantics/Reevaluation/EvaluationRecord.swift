// What a document keeps of its evaluation, so that the next version of its text need not be evaluated as a whole.

import AutoLayout
import MasonrySyntax

/// What there was when the run came to a statement of the top level.
struct EvaluationMark: Sendable {
    var blocks: Int32
    var chains: Int32
    var steps: Int32
    var constraints: Int32
    /// The first use of a system guide makes an item of it, so that blocks may make items too.
    var items: Int32
    /// Whether the statement ran before all others, wherever it stands.
    var isHoisted: Bool
}

/// What the statements of a `.masonry` file find when they run, and what each of them made.
struct EvaluationRecord: Sendable {
    /// The names of the top level, as the last statement left them.
    let scope: Scope
    let knownRoot: ItemID?
    let facts: FileFacts
    let isSnapKitRightToLeft: Bool
    /// What is left of that which one evaluation may use up.
    private(set) var suggestionsLeft: Int
    private(set) var fuel: Int
    /// One a statement of the top level, and one behind the last.
    var marks: [EvaluationMark]
    /// How many statements of the top level there are up to the last one that does more than make constraints; behind
    /// it all find the same names and views. nil until somebody asks.
    var unsettled: Int?

    /// nil where one statement may depend on others in ways that nobody writes down.
    init?(_ evaluator: borrowing Evaluator, _ marks: [EvaluationMark]) {
        guard marks.count == evaluator.tree.root.statements.count + 1, evaluator.definitions.macros.isEmpty,
            evaluator.definitions.functions.isEmpty, evaluator.facts.stacks.isEmpty,
            evaluator.runtime.controllers.isEmpty,
            evaluator.scope.isOfPlainValues
        else { return nil }
        scope = evaluator.scope.settled
        knownRoot = evaluator.knownRoot
        facts = evaluator.facts.ofItems
        isSnapKitRightToLeft = evaluator.definitions.isSnapKitRightToLeft
        suggestionsLeft = evaluator.suggestionsLeft
        fuel = evaluator.fuel
        self.marks = marks
    }

    /// Whether a fresh evaluation would have had enough too; what was used before is never given back.
    mutating func use(suggestions: Int, fuel: Int) -> Bool {
        suggestionsLeft -= suggestions
        self.fuel -= fuel
        return suggestionsLeft > 0 && self.fuel > 50_000
    }
}

extension Scope {
    /// Whether no name stands for something that exists only while the code runs.
    fileprivate var isOfPlainValues: Bool { allValues(satisfy: { $0.isPlain(depth: 0) }) }
}

extension Value {
    fileprivate func isPlain(depth: Int) -> Bool {
        switch self {
        case .unknown, .number, .point, .size, .insets, .directionalInsets, .string, .boolean, .null, .item,
            .attributes, .object, .font, .runtime(.type):
            true
        case .array(let elements): depth < 16 && elements.allSatisfy { $0.isPlain(depth: depth + 1) }
        case .dictionary, .maker, .chain, .closure, .runtime: false
        }
    }
}
