// Loops of which nobody knows how often they run: what is shown of them is what they do first.

import AutoLayout
import MasonrySyntax
import SourceText

/// The first turn of a loop.
struct FirstTurn {
    /// What the names of the loop stand for.
    var values: [Value]
    /// What holds in it, in the words of the source: `i == 0`.
    var words: String
}

extension Evaluator {
    /// The first turn of a loop that counts its turns; nil for others, and where later turns may leave something else behind
    /// that the first does not tell.
    mutating func firstTurn(of loop: Loop) -> FirstTurn? {
        guard isInClass, !loop.isFiltered, let collection = loop.collection, let counter = loop.names.first,
            leavesNothing(loop.body, depth: 0)
        else { return nil }
        let start: Double
        switch tree[collection].kind {
        case .binary(.range, let first, _), .binary(.halfOpenRange, let first, _):
            guard loop.names.count == 1, case .number(let number, true) = evaluate(first, expecting: .hostCode) else {
                return nil
            }
            start = number
        case .call(let callee, let arguments):
            guard loop.names.count == 2, arguments.isEmpty, case .member(_, let name, _) = tree[callee].kind,
                tree.string(name) == "enumerated"
            else { return nil }
            start = 0
        default: return nil
        }
        let others = loop.names.dropFirst().map { _ in Value.unknown(.nameless) }
        return FirstTurn(
            values: [.number(start, isInteger: true)] + others,
            words: "\(tree.string(counter)) == \(NumberText.short(start))")
    }

    mutating func run(_ first: FirstTurn, of loop: Loop, _ range: TextRange) {
        let outer = (left: frame.mayHaveLeft, whenLeft: frame.assignmentsWhenLeft)
        let mark = scope.mark
        let firstItem = nextItem
        for (name, value) in zip(loop.names, first.values) { scope.bind(name, to: Binding(value: value)) }
        let turn = beginTurn(Array(loop.names.dropFirst()))
        let way = runPossibly(loop.body.range, under: nil, saying: first.words, of: nextFork) { $0.run(loop.body) }
        endTurn(turn)
        // Frames are no matter of states: those of other turns are others.
        for index in firstItem..<max(firstItem, nextItem) { document.givenFrames[ItemID(index)]?.isDisputed = true }
        join([way], isOneTaken: false)
        forgetAssigned(in: loop.body, depth: 0)
        scope.leave(to: mark)
        let leaving = way.leaving.intersection(.function)
        guard !leaving.isEmpty else { return }
        frame.mayHaveLeft = outer.left.union(leaving)
        frame.assignmentsWhenLeft = outer.whenLeft ?? scope.assignments
        frame.guardID = guardID(at: range, under: nil)
    }

    /// Whether no way through a body that only some turns take assigns anything but variables of the running function.
    private mutating func leavesNothing(_ block: Block, depth level: Int, isSometimes: Bool = false) -> Bool {
        guard level < 8 else { return false }
        for id in block.statements {
            switch tree[id].kind {
            case .expression(let expression):
                guard isSometimes, case .assignment(_, let target, _) = tree[expression].kind else { continue }
                guard let name = tree[target].kind.name, scope.local(name) != nil else { return false }
            case .conditional(let conditional):
                for inner in [conditional.then, conditional.otherwise].compactMap({ $0 })
                where !leavesNothing(inner, depth: level + 1, isSometimes: true) {
                    return false
                }
            case .block(let inner):
                if !leavesNothing(inner, depth: level + 1, isSometimes: isSometimes) { return false }
            case .loop(let loop):
                if !leavesNothing(loop.body, depth: level + 1, isSometimes: isSometimes) { return false }
            case .switchCases(_, let cases, _):
                for inner in cases where !leavesNothing(inner, depth: level + 1, isSometimes: true) { return false }
            default: continue
            }
        }
        return true
    }
}
