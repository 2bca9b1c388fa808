// Running statements in order, as far as it is known which of them run.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// What comes after a statement.
    enum Flow: Equatable {
        case next
        /// `return`, `break`, …: the rest of the block does not run.
        case stop
    }

    mutating func run(_ block: Block) -> Flow {
        guard depth < Self.maximumDepth else { return .next }
        depth += 1
        defer { depth -= 1 }
        for (index, statement) in block.statements.enumerated() {
            if isRestPossible {
                return runPossibly(block.statements[index...])
            }
            if run(statement) == .stop { return .stop }
        }
        return .next
    }

    mutating func run(_ id: StatementID) -> Flow {
        guard fuel > 0 else { return .stop }
        fuel -= 1
        return isRestPossible ? runPossibly([id]) : runCertainly(id)
    }

    /// Whether an earlier return may have left out what follows. The scenario of a method beside the set-up path is the
    /// run that comes to its end: an early return only says when there is one.
    private var isRestPossible: Bool {
        mutating get {
            frame.hasMaybeReturned && frame.certainty == .certain && classContext?.isInScenarioMethod != true
        }
    }

    /// Runs statements that an earlier return may have left out.
    private mutating func runPossibly(_ statements: ArraySlice<StatementID>) -> Flow {
        guard let first = statements.first, let last = statements.last else { return .next }
        let before = RuntimeState.Snapshot(runtime)
        let flow = runNoting(TextRange(tree[first].range.start, tree[last].range.end)) { evaluator in
            var flow = Flow.next
            evaluator.withCertainty(.possible) { evaluator in
                for statement in statements where flow == .next { flow = evaluator.run(statement) }
            }
            return flow
        }
        runtime.restore(before)
        return flow
    }

    private mutating func runCertainly(_ id: StatementID) -> Flow {
        if let expression = tree[id].kind.expression {
            _ = evaluate(expression)
            return .next
        }
        let statement = tree[id]
        switch statement.kind {
        case .skipped, .imported, .jump, .property, .type, .function: break
        case .expression(let expression): _ = evaluate(expression)
        case .variable(let declaration): declare(declaration, statement.range)
        case .conditional(let conditional): return run(conditional)
        case .loop(let loop): run(loop)
        case .switchCases(let subject, let cases):
            if let subject { _ = evaluate(subject) }
            for block in cases { runPossibly(block) }
        case .returned(let value):
            noteReturned(value.map { evaluate($0) } ?? .null)
            return .stop
        case .block(let block):
            let mark = scope.mark
            let flow = run(block)
            scope.leave(to: mark)
            return flow
        case .macro(let macro): declare(macro, statement.range)
        case .screen(let declaration): declare(declaration, statement.range)
        case .view(let declaration): declare(declaration, statement.range, in: nil)
        case .guide(let name, let nameRange): declareGuide(name, nameRange, statement.range, in: nil)
        case .state(let declaration): declare(declaration, statement.range)
        case .expect(let declaration): pendingExpectations.append((declaration, statement.range))
        }
        return .next
    }

    /// Of several returns any may be the one that ran.
    private mutating func noteReturned(_ value: Value) {
        guard isInClass, frame.certainty != frame.functionCertainty else {
            frame.returned = value
            return
        }
        if case .item(let new) = value, case .item(let old) = frame.returned, new == old { return }
        frame.returned = .unknown
    }

    private mutating func run(_ conditional: Conditional) -> Flow {
        if let flow = runHarmless(conditional) { return flow }
        let condition = conditional.condition.map { evaluate($0) } ?? .unknown
        switch (conditional.keyword, condition) {
        case (.ifStatement, .boolean(let flag)):
            if flag { return runScoped(conditional.then) }
            return conditional.otherwise.map { runScoped($0) } ?? .next
        case (.guardStatement, .boolean(true)): return .next
        case (.guardStatement, _):
            if let otherwise = conditional.otherwise { runPossibly(otherwise) }
            frame.hasMaybeReturned = isInClass
            return .next
        case (.directive, _): return runDirective(conditional)
        default:
            runPossibly(conditional.then, binding: conditional.bindings)
            if let otherwise = conditional.otherwise { runPossibly(otherwise) }
            return .next
        }
    }

    mutating func runScoped(_ block: Block) -> Flow {
        let mark = scope.mark
        let flow = run(block)
        scope.leave(to: mark)
        return flow
    }

    /// Runs a block that may not run: what it makes is possible, not active.
    mutating func runPossibly(_ block: Block, binding bindings: [VariableDeclaration.Binding] = []) {
        let mark = scope.mark
        let before = RuntimeState.Snapshot(runtime)
        // `if let view = …`: within, the name is no longer the property of that name.
        for binding in bindings where binding.name.word != .`self` {
            let value = binding.initializer.map { evaluate($0) } ?? evaluateName(binding.name, at: binding.nameRange)
            if case .item = value {
                scope.bind(binding.name, to: Binding(value: value))
            } else {
                scope.bind(binding.name, to: Binding(value: .unknown))
            }
        }
        let flow = runNoting(block.range) { evaluator in evaluator.withCertainty(.possible) { $0.run(block) } }
        if flow == .stop, isInClass { frame.hasMaybeReturned = true }
        runtime.restore(before)
        scope.leave(to: mark)
    }

    /// A variable that the body assigns may hold the value of any earlier turn.
    private mutating func forgetAssigned(in block: Block, depth: Int) {
        guard depth < 8 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .expression(let expression):
                guard case .assignment(_, let target, _) = tree[expression].kind,
                    case .name(let name) = tree[target].kind, scope[name] != nil
                else { continue }
                scope.assign(name, .unknown)
            case .conditional(let conditional):
                forgetAssigned(in: conditional.then, depth: depth + 1)
                if let otherwise = conditional.otherwise { forgetAssigned(in: otherwise, depth: depth + 1) }
            case .block(let inner): forgetAssigned(in: inner, depth: depth + 1)
            case .loop(let loop): forgetAssigned(in: loop.body, depth: depth + 1)
            default: break
            }
        }
    }

    /// A loop over a known list runs for each element; any other may run any number of times.
    private mutating func run(_ loop: Loop) {
        let collection = loop.collection.map { evaluate($0) } ?? .unknown
        guard case .array(let elements) = collection, loop.variable != nil || !loop.pattern.isEmpty,
            elements.count <= Self.longestWalkedList, !leavesEarly(loop.body)
        else {
            forgetAssigned(in: loop.body, depth: 0)
            return withoutBranches { $0.runPossibly(loop.body) }
        }
        for element in elements {
            let mark = scope.mark
            if bindLoop(loop, to: element) {
                _ = run(loop.body)
            } else {
                withoutBranches { $0.runPossibly(loop.body) }
            }
            scope.leave(to: mark)
        }
    }
}
