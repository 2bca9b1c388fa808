// Loops: over a known list turn by turn, over any other some number of times.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Longer ranges are not gone through.
    private static let longestRange = 32

    /// A loop over a known list runs for each element; any other may run any number of times.
    mutating func run(_ loop: Loop, _ range: TextRange) -> Flow {
        guard let elements = turns(of: loop) else {
            runUnknown(loop, range)
            noteRemoval(in: loop)
            return .next
        }
        let outer = (guardID: frame.guardID, left: frame.mayHaveLeft, whenLeft: frame.assignmentsWhenLeft)
        var left: Leaving = []
        var flow = Flow.next
        frame.assignmentsWhenLeft = nil
        for element in elements {
            let start = frame.guardID
            frame.mayHaveLeft = outer.left.union(left).intersection(.function)
            flow = runTurn(loop, element)
            left.formUnion(frame.mayHaveLeft)
            if flow == .stop || flow == .behindLoop { break }
            if frame.mayHaveLeft.contains(.turn) {
                frame.guardID =
                    frame.mayHaveLeft == .turn ? start : guardID(on: start, at: loop.body.range, under: nil)
                forgetAssignmentsWhenLeft()
            }
        }
        if !left.isDisjoint(with: [.loop, .turn]) {
            // Behind the loop it does not matter how it ended.
            frame.guardID =
                left.contains(.function) ? guardID(on: outer.guardID, at: range, under: nil) : outer.guardID
            forgetAssignmentsWhenLeft()
        }
        frame.assignmentsWhenLeft = outer.whenLeft ?? frame.assignmentsWhenLeft
        frame.mayHaveLeft = outer.left.union(left.intersection(.function))
        return flow == .stop ? .stop : .next
    }

    /// What was assigned behind a `continue` or `break` that may have been need not have been assigned.
    mutating func forgetAssignmentsWhenLeft() {
        guard let assignments = frame.assignmentsWhenLeft else { return }
        scope.forgetAssignments(since: assignments)
        frame.assignmentsWhenLeft = nil
    }

    /// What each turn is about; nil where that is not known.
    private mutating func turns(of loop: Loop) -> [Value]? {
        guard let collection = loop.collection, !loop.names.isEmpty, !loop.isFiltered else {
            _ = loop.collection.map { evaluate($0) }
            return nil
        }
        guard case .array(let elements) = evaluate(collection), elements.count <= Self.longestWalkedList else {
            return nil
        }
        return elements
    }

    /// The numbers of a range; nil for one that is long or not of whole numbers.
    mutating func numbers(from first: Value, to last: Value, isHalfOpen: Bool) -> [Value]? {
        guard let start = first.number.flatMap({ Int(exactly: $0) }),
            let end = last.number.flatMap({ Int(exactly: $0) }),
            abs(start) < 1_000_000, abs(end) < 1_000_000
        else { return nil }
        let count = end - start + (isHalfOpen ? 0 : 1)
        guard count <= Self.longestRange else { return nil }
        return (0..<max(0, count)).map { .number(Double(start + $0), isInteger: true) }
    }

    private mutating func runTurn(_ loop: Loop, _ element: Value) -> Flow {
        let mark = scope.mark
        let parts = loop.names.count == 1 ? [element] : self.parts(of: element, count: loop.names.count)
        for (index, name) in loop.names.enumerated() {
            scope.bind(name, to: Binding(value: parts.map { $0[index] } ?? .unknown))
        }
        let turn = beginTurn(loop.names)
        let flow: Flow = run(loop.body)
        endTurn(turn)
        scope.leave(to: mark)
        return flow
    }

    /// What the names of a tuple stand for, in order; nil where the value does not show that many parts.
    private mutating func parts(of element: Value, count: Int) -> [Value]? {
        guard case .array(let parts) = element else { return nil }
        if parts.count == count { return parts }
        let all = parts.flatMap { part -> [Value] in
            if case .array(let inner) = part { return inner }
            return [part]
        }
        return all.count == count ? all : nil
    }

    private mutating func runUnknown(_ loop: Loop, _ range: TextRange) {
        if let first = firstTurn(of: loop) {
            // What is shown is the first turn.
            noteDevice()
            if options.isForDisplay { return run(first, of: loop, range) }
        }
        let mark = scope.mark
        for name in loop.names { scope.bind(name, to: Binding(value: .unknown)) }
        forgetAssigned(in: loop.body, depth: 0)
        let outer = (left: frame.mayHaveLeft, whenLeft: frame.assignmentsWhenLeft)
        var leaving: Leaving = []
        withoutBranches { evaluator in
            let way = evaluator.runPossibly(loop.body)
            evaluator.join([way], isOneTaken: false)
            leaving = way.leaving.intersection(.function)
        }
        scope.leave(to: mark)
        guard isInClass, !leaving.isEmpty else { return }
        frame.mayHaveLeft = outer.left.union(leaving)
        frame.assignmentsWhenLeft = outer.whenLeft ?? scope.assignments
        frame.guardID = guardID(at: range, under: nil)
    }

    /// A variable that the body assigns may hold the value of any earlier turn.
    mutating func forgetAssigned(in block: Block, depth: Int) {
        guard depth < 8 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .expression(let expression): forgetAssigned(in: expression, depth: depth)
            case .conditional(let conditional):
                forgetAssigned(in: conditional.then, depth: depth + 1)
                if let otherwise = conditional.otherwise { forgetAssigned(in: otherwise, depth: depth + 1) }
            case .block(let inner): forgetAssigned(in: inner, depth: depth + 1)
            case .loop(let loop): forgetAssigned(in: loop.body, depth: depth + 1)
            case .switchCases(_, let cases, _): for block in cases { forgetAssigned(in: block, depth: depth + 1) }
            default: break
            }
        }
    }

    private mutating func forgetAssigned(in id: ExpressionID, depth: Int) {
        switch tree[id].kind {
        case .assignment(_, let target, _):
            guard case .name(let name) = tree[target].kind, scope[name] != nil else { return }
            scope.assign(name, .unknown, symbol: .some(nil))
        case .call(_, let arguments), .message(_, let arguments):
            for argument in arguments {
                guard let value = argument.value, case .closure(let closure) = tree[value].kind else { continue }
                forgetAssigned(in: closure.body, depth: depth + 1)
            }
        default: break
        }
    }
}
