// Running statements in order, as far as it is known which of them run.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// What comes after a statement.
    enum Flow: Equatable {
        case next
        /// `return`, `throw`: the rest of the function does not run.
        case stop
        /// `break`: the rest of the loop does not run.
        case behindLoop
        /// `continue`: the rest of the turn does not run.
        case nextTurn

        var leaving: Leaving {
            switch self {
            case .next: []
            case .stop: .function
            case .behindLoop: .loop
            case .nextTurn: .turn
            }
        }
    }

    mutating func run(_ block: Block) -> Flow {
        guard depth < Self.maximumDepth else { return .next }
        depth += 1
        defer { depth -= 1 }
        for statement in block.statements {
            let flow = run(statement)
            if flow != .next { return flow }
        }
        return .next
    }

    mutating func runScoped(_ block: Block) -> Flow {
        let mark = scope.mark
        let flow = run(block)
        scope.leave(to: mark)
        return flow
    }

    mutating func runExpression(_ id: ExpressionID) {
        let outer = statement
        statement = tree[id].range
        defer { statement = outer }
        if runTernary(id) { return }
        let value = evaluate(id)
        if frame.isBlockBody, case .runtime(.library(let object)) = value {
            if case .assignment = tree[id].kind { return }
            libraries[object.library].noteStatement(object, &self)
        }
    }

    mutating func run(_ id: StatementID) -> Flow {
        guard fuel > 0 else { return .stop }
        fuel -= 1
        if let expression = tree[id].kind.expression {
            if frame.block == nil || !runAlternatives(id, expression) { runExpression(expression) }
            return .next
        }
        let statement = tree[id]
        switch statement.kind {
        case .skipped, .imported, .property, .type: break
        case .function: declareLocalFunction(id)
        case .jump(let jump): return flow(of: jump)
        case .expression(let expression): runExpression(expression)
        case .variable(let declaration): declare(declaration, statement.range)
        case .conditional(let conditional): return run(conditional, statement.range)
        case .loop(let loop): return run(loop, statement.range)
        case .switchCases(let subject, let cases, let labels):
            return runSwitch(subject, cases, labels, statement.range)
        case .returned(let value):
            noteReturned(value.map { evaluate($0) } ?? .null)
            return .stop
        case .block(let block): return runScoped(block)
        case .macro(let macro): declare(macro, statement.range)
        case .screen(let declaration): declare(declaration, statement.range)
        case .view(let declaration): declare(declaration, statement.range, in: nil)
        case .guide(let name, let nameRange): declareGuide(name, nameRange, statement.range, in: nil)
        case .state(let declaration): declare(declaration, statement.range)
        case .expect(let declaration): pendingExpectations.append((declaration, statement.range))
        }
        return .next
    }

    private mutating func flow(of jump: Jump) -> Flow {
        switch jump {
        case .behindLoop: .behindLoop
        case .nextTurn: .nextTurn
        case .nextCase: .next
        case .away: .stop
        }
    }

    /// A function inside of a function sees the names around it, and hides methods of its name.
    private mutating func declareLocalFunction(_ id: StatementID) {
        guard isInClass, tree.dialect == .swift, case .function(let function) = tree[id].kind else { return }
        let value = Value.runtime(.localFunction(id, call: scope.frame))
        scope.bind(function.name, to: Binding(value: value, declared: function.nameRange))
    }

    /// Of several returns any may be the one that ran.
    private mutating func noteReturned(_ value: Value) {
        if case .item(let item) = value, classContext?.isInScenarioMethod == true { noted.returned.append(item) }
        let isFinal = frame.certainty == frame.functionCertainty && !frame.mayHaveLeft.contains(.function)
        if !isInClass || isFinal || !frame.hasReturned {
            frame.returned = value
        } else if case .item(let new) = value, case .item(let old) = frame.returned, new == old {
            return
        } else {
            frame.returned = .unknown
        }
        frame.hasReturned = true
    }
}
