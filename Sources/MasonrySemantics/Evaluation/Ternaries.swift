// Choices in one expression of which each way makes constraints.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// `isWide ? placeBeside() : placeBelow()` as a statement is an `if` with both ways; false for all other statements.
    mutating func runTernary(_ id: ExpressionID) -> Bool {
        guard isInClass, case .ternary(let condition, let first, let second) = tree[id].kind else { return false }
        if let isFirst = settledWay(of: condition) ?? evaluate(condition).truth {
            runExpression(isFirst ? first : second)
            return true
        }
        let choice = choice(of: condition)
        let fork = nextFork
        var ways: [Way] = []
        for (expression, holds) in [(first, true), (second, false)] {
            ways.append(
                runPossibly(
                    tree[expression].range, under: holds ? choice : choice?.opposite,
                    saying: conditionWords(condition, holds: holds), of: fork
                ) { evaluator in
                    evaluator.runExpression(expression)
                    return .next
                })
        }
        join(ways, isOneTaken: true, asking: condition)
        resolveConstraints(behind: ways, .condition(conditionWords(condition, holds: true)))
        return true
    }

    /// `kept = isWide ? make.left.equalTo(a) : make.left.equalTo(b)`: what each way makes is there in that case alone. nil for
    /// a choice between other values.
    mutating func valueOfChains(_ condition: ExpressionID, _ first: ExpressionID, _ second: ExpressionID) -> Value? {
        guard isInClass, beginsWithMaker(first) || beginsWithMaker(second) else { return nil }
        let choice = choice(of: condition)
        let fork = nextFork
        var ways: [Way] = []
        var values: [Value] = []
        for (expression, holds) in [(first, true), (second, false)] {
            ways.append(
                runPossibly(
                    tree[expression].range, under: holds ? choice : choice?.opposite,
                    saying: conditionWords(condition, holds: holds), of: fork
                ) { evaluator in
                    values.append(evaluator.evaluate(expression))
                    return .next
                })
        }
        join(ways, isOneTaken: true, asking: condition)
        resolveConstraints(behind: ways, .condition(conditionWords(condition, holds: true)))
        return alternatives(condition, values.first ?? .unknown, values.last ?? .unknown)
    }

    /// Whether an expression is a chain on the maker of a block.
    mutating func beginsWithMaker(_ id: ExpressionID) -> Bool {
        var current = id
        for _ in 0..<64 {
            switch tree[current].kind {
            case .call(let callee, _): current = callee
            case .member(let base, _, _), .parenthesized(let base), .message(let base, _): current = base
            case .name(let name):
                if case .maker? = scope[name]?.value { return true }
                return false
            default: return false
            }
        }
        return false
    }
}
