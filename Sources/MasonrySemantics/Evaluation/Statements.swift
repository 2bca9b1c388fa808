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
        var deferred: [Block] = []
        var flow = Flow.next
        for statement in block.statements {
            if let later = deferredBlock(statement) {
                deferred.append(later)
                continue
            }
            flow = run(statement)
            if flow != .next { break }
        }
        for later in deferred.reversed() { _ = runScoped(later) }
        return flow
    }

    /// What a `defer` puts off to the end of the block that it stands in.
    private mutating func deferredBlock(_ id: StatementID) -> Block? {
        guard tree.dialect == .swift, case .block(let block) = tree[id].kind, keyword(before: block, id) == "defer"
        else {
            return nil
        }
        return block
    }

    /// `defer`, `catch`, `else`: the word that a block begins with; empty for a block alone.
    private mutating func keyword(before block: Block, _ id: StatementID) -> Substring {
        let start = tree[id].range.start
        guard start < block.range.start else { return "" }
        let text: String = tree.text[TextRange(start, block.range.start)]
        let word = text.drop { $0 == "@" }
        return word.prefix { $0.isLetter }
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
        case .block(let block):
            if isInClass, keyword(before: block, id) == "catch" {
                // Only where something was thrown.
                withoutBranches { (evaluator: inout Evaluator) in
                    let way = evaluator.runPossibly(block)
                    evaluator.join([way], isOneTaken: false)
                }
                return .next
            }
            return runScoped(block)
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
        } else if case .font(let new) = value, case .font(let old) = frame.returned, let either = new.joined(old) {
            frame.returned = .font(either)
        } else {
            frame.returned = .unknown
        }
        frame.hasReturned = true
    }
}
