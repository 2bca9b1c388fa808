// `if`, `guard`, `switch` and `#if`: which way is taken, and what is known behind them.

import AutoLayout
import MasonrySyntax
import SourceText

/// What running one way of a branch came to.
struct Way {
    var flow: Evaluator.Flow
    /// How else it may have been left.
    var leaving: Leaving
    /// What it assigned, which is taken back.
    var changes: [Scope.Change]
    var guardID: GuardID
    /// The constraints at its end, which are taken back; nil where it has none of its own.
    var store: ConstraintStore?

    /// What a name that some way assigns stands for at the end of this one.
    func value(of change: Scope.Change) -> Value {
        changes.first { $0.isOfSameName(as: change) }?.after ?? change.before
    }
}

extension Evaluator {
    mutating func run(_ conditional: Conditional, _ range: TextRange) -> Flow {
        let binding = choice(ofBinding: conditional)
        if let flow = runTrivialGuard(conditional) { return flow }
        let condition = conditional.condition.map { evaluate($0) } ?? .unknown
        switch (conditional.keyword, truth(of: conditional.condition, condition)) {
        case (.directive, _):
            switch buildCondition(at: range) {
            case true?: return runScoped(conditional.then)
            case false?: return conditional.otherwise.map { runScoped($0) } ?? .next
            case nil: return runWays(conditional, range, under: nil)
            }
        case (.ifStatement, false?): return conditional.otherwise.map { runScoped($0) } ?? .next
        case (.ifStatement, true?) where conditional.bindings.isEmpty: return runScoped(conditional.then)
        case (.guardStatement, true?) where conditional.bindings.isEmpty: return .next
        case (.guardStatement, _):
            // Again, unless they were bound on the way to here.
            if conditional.condition != nil || !isInClass { _ = bind(conditional.bindings) }
            return runWays(conditional, range, under: binding)
        default: return runWays(conditional, range, under: binding)
        }
    }

    /// Runs both ways of a branch of unknown condition. What is asked of one element of a list is another question for each.
    private mutating func runWays(_ conditional: Conditional, _ range: TextRange, under binding: Choice?) -> Flow {
        let asked = conditional.bindings.isEmpty ? conditional.condition : nil
        guard isInClass, asksOfTurn(conditional) else { return runWays(conditional, range, asking: asked, binding) }
        let outer = noted.branchNoting
        noted.branchNoting = .suspended
        let flow = runWays(conditional, range, asking: nil, nil)
        if conditional.keyword == .guardStatement || alwaysLeaves(conditional.then) {
            // The rest of the turn runs for some elements only.
            frame.certainty = .possible
        } else {
            noted.branchNoting = outer
        }
        return flow
    }

    /// Whether a condition holds; nil where that is not known.
    private mutating func truth(of condition: ExpressionID?, _ value: Value) -> Bool? {
        switch value {
        case .boolean(let flag): return flag
        case .number(let number, _): return tree.dialect == .objectiveC ? number != 0 : nil
        default: break
        }
        guard isInClass, let condition else { return nil }
        switch tree[condition].kind {
        case .parenthesized(let inner): return truth(of: inner, value)
        case .name: return isThere(condition)
        case .cast(_, let operand) where castKind(condition) == .test:
            return holds(condition, evaluate(operand, expecting: .hostCode))
        case .unary(.not, let operand): return isThere(operand).map { !$0 }
        case .binary(.equal, let left, let right):
            return comparedWithNil(left, right).flatMap { isThere($0) }.map { !$0 }
        case .binary(.notEqual, let left, let right): return comparedWithNil(left, right).flatMap { isThere($0) }
        default: return nil
        }
    }

    /// Whether a variable of the running function stands for an object; nil where that is not known.
    private mutating func isThere(_ id: ExpressionID) -> Bool? {
        if let inner = tree[id].kind.wrapped { return isThere(inner) }
        if case .member(let view, let name, _) = tree[id].kind, name.word == .superview, isArithmeticOfNames(view),
            case .item(let item) = evaluate(view, expecting: .hostCode)
        {
            return hasSuperview(item)
        }
        guard let name = tree[id].kind.name, let local = scope.local(name) else { return nil }
        switch local.value {
        case .null: return false
        case .item(let item): return facts.madeHere.contains(item) ? true : nil
        // `if (!font) font = …` asks whether the system has it; a text that is there is not nil.
        case .font, .string: return true
        default: return nil
        }
    }

    // MARK: Ways

    /// Runs both ways of a branch of unknown condition. If one of them always leaves, what comes behind is the other.
    private mutating func runWays(
        _ conditional: Conditional, _ range: TextRange, asking id: ExpressionID?, _ binding: Choice?
    ) -> Flow {
        let choice = isInClass ? id.flatMap { self.choice(of: $0) } ?? binding : nil
        let isGuard = conditional.keyword == .guardStatement
        let isPlain = conditional.bindings.isEmpty && conditional.keyword != .directive
        let holding = isPlain ? conditionWords(conditional.condition, holds: true) : nil
        let failing = isPlain ? conditionWords(conditional.condition, holds: false) : nil
        let fork = nextFork
        let firstLeaves = isInClass && !isGuard && alwaysLeaves(conditional.then)
        let otherLeaves = isInClass && (conditional.otherwise.map { alwaysLeaves($0) } ?? false)
        if firstLeaves != otherLeaves, conditional.keyword != .directive {
            let leaving: Way
            if firstLeaves {
                leaving = runPossibly(
                    conditional.then, binding: conditional.bindings, under: choice, saying: holding, of: fork)
            } else {
                leaving =
                    conditional.otherwise.map {
                        runPossibly($0, under: choice?.opposite, saying: failing, of: fork)
                    } ?? emptyWay
            }
            goOn(
                without: [leaving], range, choice: firstLeaves ? choice?.opposite : choice,
                saying: firstLeaves ? failing : holding, of: fork)
            if firstLeaves { return conditional.otherwise.map { runScoped($0) } ?? .next }
            if isGuard { return .next }
            let mark = scope.mark
            _ = bind(conditional.bindings)
            let flow = run(conditional.then)
            scope.leave(to: mark)
            return flow
        }
        var ways: [Way] = []
        if !isGuard {
            ways.append(
                runPossibly(
                    conditional.then, binding: conditional.bindings, under: choice, saying: holding, of: fork))
        }
        if let otherwise = conditional.otherwise {
            ways.append(runPossibly(otherwise, under: choice?.opposite, saying: failing, of: fork))
        }
        // The first way of an `#if` without a second may not be compiled at all.
        let asked = isPlain && !isGuard ? conditional.condition : nil
        join(ways, isOneTaken: !isGuard && conditional.otherwise != nil, asking: asked)
        if !isGuard, conditional.otherwise != nil { resolveConstraints(behind: ways, .condition(holding)) }
        return goOn(behind: ways, range, isOneTaken: !isGuard && conditional.otherwise != nil)
    }

    private var emptyWay: Way {
        mutating get { Way(flow: .next, leaving: [], changes: [], guardID: .always) }
    }

    mutating func runSwitch(
        _ subject: ExpressionID?, _ cases: [Block], _ labels: [CaseLabels], _ range: TextRange
    ) -> Flow {
        if let value = subject.map({ evaluate($0) }), let chosen = chosen(by: value, cases, labels) {
            return runCases(cases, from: chosen, range)
        }
        var ways: [Way] = []
        // In C a case runs on into the next one where nothing ends it, and in Swift where it says so.
        var runsOn = false
        for block in cases.dropLast() where mayRunOn(block) { runsOn = true }
        let fork = runsOn ? 0 : nextFork
        for (index, block) in cases.enumerated() {
            let label = !runsOn && labels.count == cases.count ? constant(of: labels[index]) : nil
            let asked = label.flatMap { label in subject.flatMap { comparison($0, with: label) } }
            let words = label.flatMap { label in subject.flatMap { conditionWords($0, equals: label) } }
            var way = runPossibly(block, under: asked, saying: words, of: fork)
            // `break` leaves the `switch` alone.
            if way.flow == .behindLoop { way.flow = .next }
            way.leaving.remove(.loop)
            ways.append(way)
        }
        // Swift takes one of the cases always.
        let isOneTaken = !runsOn && (tree.dialect == .swift || labels.contains { $0.isDefault })
        join(ways, isOneTaken: isOneTaken)
        if isOneTaken { resolveConstraints(behind: ways, .subject(subject.map { tree[$0].range })) }
        return goOn(behind: ways, range, isOneTaken: isOneTaken)
    }

    /// Runs the block at `first`, and in C those behind it up to a `break`.
    private mutating func runCases(_ cases: [Block], from first: Int, _ range: TextRange) -> Flow {
        let outer = (guardID: frame.guardID, left: frame.mayHaveLeft, whenLeft: frame.assignmentsWhenLeft)
        frame.mayHaveLeft.remove(.loop)
        frame.assignmentsWhenLeft = nil
        var flow = Flow.next
        for block in cases[first...] {
            flow = runScoped(block)
            guard flow == .next, tree.dialect == .objectiveC || goesOnIntoNext(block) else { break }
        }
        var left = frame.mayHaveLeft
        if left.remove(.loop) != nil {
            // `break` leaves the `switch` alone: behind it, it does not matter how it ended.
            let isSameBehind = left.isSubset(of: outer.left)
            frame.guardID = isSameBehind ? outer.guardID : guardID(on: outer.guardID, at: range, under: nil)
            forgetAssignmentsWhenLeft()
        }
        frame.assignmentsWhenLeft = outer.whenLeft ?? frame.assignmentsWhenLeft
        frame.mayHaveLeft = outer.left.union(left)
        return flow == .behindLoop ? .next : flow
    }

    /// Whether a case of a `switch` may run on into the one behind it.
    private mutating func mayRunOn(_ block: Block) -> Bool {
        tree.dialect == .swift ? goesOnIntoNext(block) : !alwaysLeaves(block)
    }

    /// What a case that names one constant names, as code that compares spells it; nil for all other cases.
    private mutating func constant(of label: CaseLabels) -> String? {
        guard label.isPlain, !label.isDefault, label.names.count + label.values.count == 1 else { return nil }
        if let value = label.values.first { return String(tree.text[tree[value].range]) }
        return label.names.first.map { (tree.dialect == .swift ? "." : "") + tree.string($0) }
    }

    private mutating func goesOnIntoNext(_ block: Block) -> Bool {
        guard let last = block.statements.last, case .jump(.nextCase) = tree[last].kind else { return false }
        return true
    }

    /// The block that a `switch` over a known number or case of an enumeration begins with, behind the last one where none of
    /// them runs; nil where that cannot be told.
    mutating func chosen(by value: Value, _ cases: [Block], _ labels: [CaseLabels]) -> Int? {
        guard cases.count == labels.count else { return nil }
        if let number = value.number { return chosen(by: number, labels) }
        let way: Name?
        // What the program does not declare may have another name for a case.
        var isWhole = true
        if case .structure(let structure) = value, structure.way != nil {
            way = structure.way
            isWhole = !structure.path.isEmpty
        } else if let own = DeviceCase(value) {
            way = tree.names.find(own.name)
        } else {
            return nil
        }
        for (index, label) in labels.enumerated() {
            if let way, label.names.contains(way) { return label.isPlain ? index : nil }
            if !label.isPlain || !label.values.isEmpty { return nil }
            if label.isDefault { return isWhole ? index : nil }
        }
        return nil
    }

    private mutating func chosen(by number: Double, _ labels: [CaseLabels]) -> Int? {
        var byDefault: Int?
        for (index, label) in labels.enumerated() {
            guard label.isPlain, label.names.isEmpty else { return nil }
            for value in label.values {
                guard let labelled = evaluate(value, expecting: .hostCode).number else { return nil }
                if labelled == number { return index }
            }
            if label.isDefault { byDefault = index }
        }
        return byDefault ?? labels.count
    }

    /// Runs a block that may not run: what it makes is possible, not active, and what it assigns is taken back.
    mutating func runPossibly(
        _ block: Block, binding bindings: [VariableDeclaration.Binding] = [], under choice: Choice? = nil,
        saying words: String? = nil, of fork: Int32 = 0
    ) -> Way {
        runPossibly(block.range, binding: bindings, under: choice, saying: words, of: fork) { $0.run(block) }
    }

    mutating func runPossibly(
        _ range: TextRange, binding bindings: [VariableDeclaration.Binding] = [], under choice: Choice?,
        saying words: String?, of fork: Int32, _ body: (inout Evaluator) -> Flow
    ) -> Way {
        let mark = scope.mark
        let before = RuntimeState.Snapshot(runtime)
        let (guardID, left, whenLeft) = (frame.guardID, frame.mayHaveLeft, frame.assignmentsWhenLeft)
        let assignments = scope.assignments
        let own = self.guardID(at: range, under: choice, saying: words, of: fork)
        frame.mayHaveLeft = []
        frame.guardID = own
        // `if let view = …`: within, the name is no longer the property of that name.
        _ = bind(bindings)
        // What is asked again within has the outcome that it has here.
        let settled = choice.flatMap { composition.settledChoices.updateValue($0.isTrue, forKey: $0.text) }
        let flow = runNoting(range) { evaluator in evaluator.withCertainty(.possible, body) }
        if let choice { composition.settledChoices[choice.text] = settled }
        let store = isInClass && runtime.store.changes != before.changes ? runtime.store : nil
        runtime.restore(before)
        scope.leave(to: mark)
        let way = Way(
            flow: flow, leaving: frame.mayHaveLeft.union(flow.leaving),
            changes: scope.takeBack(to: min(assignments, scope.assignments)), guardID: own, store: store)
        (frame.guardID, frame.mayHaveLeft, frame.assignmentsWhenLeft) = (guardID, left, whenLeft)
        return way
    }

    /// What one of several ways assigned is known behind them where all of those that get there agree on it, or where a
    /// condition chooses between two numbers.
    mutating func join(_ ways: [Way], isOneTaken: Bool, asking condition: ExpressionID? = nil) {
        let arriving = ways.filter { $0.flow == .next }
        var settled: [Scope.Change] = []
        for way in arriving {
            for change in way.changes where !settled.contains(where: { $0.isOfSameName(as: change) }) {
                settled.append(change)
                let isSame = arriving.allSatisfy { other in
                    other.value(of: change).isSame(as: change.after)
                }
                let isKnown = isSame && (isOneTaken || change.before.isSame(as: change.after))
                if isKnown {
                    scope.resolve(change, to: change.after)
                } else if let condition, let first = ways.first, ways.count == 1 || arriving.count == 2 {
                    let one = first.flow == .next ? first.value(of: change) : nil
                    let other = ways.count == 1 ? change.before : ways[1].value(of: change)
                    scope.resolve(change, to: one.map { alternatives(condition, $0, other) } ?? .unknown)
                } else {
                    scope.resolve(change, to: .unknown)
                }
            }
        }
    }

    /// Goes on where none of `ways` may have been taken to its end.
    private mutating func goOn(
        without ways: [Way], _ range: TextRange, choice: Choice?, saying words: String? = nil, of fork: Int32 = 0
    ) {
        frame.mayHaveLeft.formUnion(ways.reduce(into: []) { $0.formUnion($1.leaving) })
        if frame.assignmentsWhenLeft == nil { frame.assignmentsWhenLeft = scope.assignments }
        frame.guardID = guardID(at: range, under: choice, saying: words, of: fork)
        for way in ways where way.flow != .next { noted.rests[way.guardID] = frame.guardID }
    }

    /// Goes on behind ways of which some may have left.
    private mutating func goOn(behind ways: [Way], _ range: TextRange, isOneTaken: Bool) -> Flow {
        guard isInClass else { return .next }
        if isOneTaken, let first = ways.first?.flow, first != .next, ways.allSatisfy({ $0.flow != .next }) {
            frame.mayHaveLeft.formUnion(ways.reduce(into: []) { $0.formUnion($1.leaving) })
            return ways.allSatisfy { $0.flow == first } ? first : .stop
        }
        if ways.contains(where: { !$0.leaving.isEmpty }) { goOn(without: ways, range, choice: nil) }
        return .next
    }

    /// Whether a block never comes to its end, as far as its last statement says.
    private mutating func alwaysLeaves(_ block: Block, depth level: Int = 0) -> Bool {
        guard level < 16, let last = block.statements.last else { return false }
        switch tree[last].kind {
        case .returned: return true
        case .jump(let jump): return jump != .nextCase
        case .block(let inner): return alwaysLeaves(inner, depth: level + 1)
        case .conditional(let conditional):
            guard conditional.keyword == .ifStatement, let otherwise = conditional.otherwise else { return false }
            return alwaysLeaves(conditional.then, depth: level + 1) && alwaysLeaves(otherwise, depth: level + 1)
        case .expression(let expression):
            guard case .call(let callee, _) = tree[expression].kind, let name = tree[callee].kind.name else {
                return false
            }
            // Small, because the sources of this module may not name the first of them.
            return ["fatalerror", "preconditionfailure", "abort", "exit"].contains(tree.string(name).lowercased())
        default: return false
        }
    }
}

extension Value {
    /// Whether two values of one name mean the same.
    fileprivate func isSame(as other: Value) -> Bool {
        switch (self, other) {
        case (.item(let one), .item(let other)): one == other
        case (.null, .null): true
        default: isConstant && isSameConstant(other)
        }
    }
}
