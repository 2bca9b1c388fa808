// Values of expressions: the switch over the kinds of the tree.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The value of a whole expression; a chain that begins in it has its range.
    mutating func evaluate(_ id: ExpressionID) -> Value {
        let context = frame.chainContext
        frame.chainContext = ChainContext(chain: nil, range: tree[id].range)
        let value = evaluatePart(id)
        endChain()
        frame.chainContext = context
        return value
    }

    /// As `evaluate`, with what is expected of names.
    mutating func evaluate(_ id: ExpressionID, expecting expectation: NameExpectation) -> Value {
        let previous = frame.nameExpectation
        frame.nameExpectation = expectation
        let value = evaluate(id)
        frame.nameExpectation = previous
        return value
    }

    /// The value of a base of a longer expression.
    mutating func evaluatePart(_ id: ExpressionID) -> Value {
        guard depth < Self.maximumDepth, fuel > 0 else { return .unknown }
        depth += 1
        fuel -= 1
        defer { depth -= 1 }
        switch tree[id].kind {
        case .missing: return .unknown
        case .available(let version, let isNegated): return Availability.value(version, isNegated: isNegated)
        case .unknown, .selector: return .unknown
        case .dictionary(let elements): return evaluateDictionary(elements)
        case .name(let name): return given(settled(evaluateName(name, at: tree[id].range)), id)
        case .member(let base, let name, let nameRange):
            return given(settled(evaluateMember(base, name, nameRange)), id)
        case .implicitMember(let name, let nameRange): return implicitMember(name, at: nameRange)
        case .call(let callee, let arguments):
            let value = evaluateCall(callee, arguments, at: tree[id].range)
            forgetTexts(handed: arguments, to: calledName(callee))
            if case .unknown = value, isInClass, let font = generatedFont(id) { return .font(font) }
            return given(value, id)
        case .message(let receiver, let arguments):
            let value = evaluateMessage(receiver, arguments, at: tree[id].range)
            forgetTexts(handed: arguments, to: arguments.first?.label)
            return given(value, id)
        case .index(let base, let arguments): return given(evaluateIndex(base, arguments), id)
        case .number(let value, let isInteger): return .number(value, isInteger: isInteger)
        case .string(let contents): return .string(tree.text[contents])
        case .array(let elements): return .array(elements.map { evaluate($0) })
        case .boxed(let inner): return OpaqueStructure.boxed(evaluatePart(inner))
        case .parenthesized(let inner): return evaluatePart(inner)
        case .tuple(let arguments): return evaluateTuple(arguments)
        case .unary(let operation, let operand):
            let value = evaluate(operand)
            // `&name`: whoever gets it may assign.
            if operation == .other, let name = tree[operand].kind.name, scope.local(name) != nil {
                scope.assign(name, .unknown, symbol: .some(nil))
            }
            let binding = macroBinding(of: operand)
            if binding != .operand, binding != .product && binding != .floatingProduct || operation != .subtract {
                return .unknown
            }
            if operation == .subtract, case .unknown = value { return negated(value, operand) }
            return each(value, .null) { one, _ in Arithmetic.unary(operation, one) }
                ?? Arithmetic.unary(operation, value)
        case .binary(let operation, let left, let right):
            if let fraction = fractionOfLiterals(id) { return .number(fraction, isInteger: true) }
            return evaluateBinary(operation, left, right)
        case .ternary(let condition, let first, let second): return evaluateTernary(condition, first, second)
        case .assignment(let operation, let target, let value): return assign(operation, target, value)
        case .cast(let type, let inner): return evaluateCast(to: type, inner)
        case .closure: return .closure(id, call: scope.frame)
        case .statementExpression(let block): return evaluateStatementExpression(block)
        }
    }

    /// A chain of additions may be long, so the left side is walked and not recursed into.
    private mutating func evaluateBinary(_ operation: Operator, _ left: ExpressionID, _ right: ExpressionID) -> Value {
        var operations = [(operation, right)]
        var first = left
        while case .binary(let next, let nextLeft, let nextRight) = tree[first].kind {
            operations.append((next, nextRight))
            first = nextLeft
        }
        var value = evaluate(first)
        var isTorn = operations.last.map { !macroBinding(of: first).holds(before: $0.0) } ?? false
        var source: ExpressionID? = first
        for (operation, right) in operations.reversed() {
            if let same = deviceComparison(operation, value, right) ?? equality(operation, value, source, right) {
                value = same
                source = nil
                continue
            }
            let other = evaluate(right)
            let result = binary(operation, value, other)
            if case .unknown(.nameless) = result {
                value = linear(operation, value, source, other, right)
            } else {
                value = result
            }
            source = nil
            isTorn = isTorn || !macroBinding(of: right).holds(behind: operation)
        }
        return isTorn ? .unknown : value
    }

    private mutating func binary(_ operation: Operator, _ left: Value, _ right: Value) -> Value {
        switch (left, right) {
        case (.item(let one), .item(let other)) where isInClass && (operation == .equal || operation == .notEqual):
            // Two names may be one view; two views that the code makes are not.
            let areKnown = one == other || (facts.madeHere.contains(one) && facts.madeHere.contains(other))
            return areKnown ? .boolean((one == other) == (operation == .equal)) : .unknown
        case (.number, .number) where isInClass && (operation == .range || operation == .halfOpenRange):
            return numbers(from: left, to: right, isHalfOpen: operation == .halfOpenRange).map { .array($0) }
                ?? .unknown
        case (.null, _) where operation == .nilCoalescing: return right
        case (.number(0, _), _) where operation == .nilCoalescing && tree.dialect == .objectiveC,
            (.boolean(false), _) where operation == .nilCoalescing && tree.dialect == .objectiveC:
            // `a ?: b` of C.
            return right
        case (_, _) where operation == .nilCoalescing: return isThere(left) ? left : .unknown
        case (.font, .null) where operation == .equal || operation == .notEqual,
            (.string, .null) where operation == .equal || operation == .notEqual,
            (.null, .string) where operation == .equal || operation == .notEqual:
            // Fonts that an application names it has, and a text that is known is there.
            return .boolean(operation == .notEqual)
        case (.alternatives, _), (_, .alternatives):
            return each(left, right) { Arithmetic.binary(operation, $0, $1) } ?? .unknown
        default: return Arithmetic.binary(operation, left, right)
        }
    }

    /// Whether an optional that has a value certainly is not nil: of views only those are there that the code makes.
    private mutating func isThere(_ value: Value) -> Bool {
        switch value {
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .string, .array, .font, .color: true
        case .item(let item), .attributes(let item, _): isInClass && facts.madeHere.contains(item)
        default: false
        }
    }

    private mutating func evaluateTernary(
        _ condition: ExpressionID, _ first: ExpressionID, _ second: ExpressionID
    ) -> Value {
        if let isFirst = settledWay(of: condition) { return evaluate(isFirst ? first : second) }
        switch evaluate(condition) {
        case .boolean(let flag): return evaluate(flag ? first : second)
        case .number(let number, _): return evaluate(number != 0 ? first : second)
        default:
            if let value = valueOfChains(condition, first, second) { return value }
            let assignments = scope.assignments
            let values = withCertainty(.possible) { evaluator in
                (evaluator.evaluate(first), evaluator.evaluate(second))
            }
            scope.forgetAssignments(since: assignments)
            return alternatives(condition, values.0, values.1)
        }
    }

    private mutating func evaluateIndex(_ base: ExpressionID, _ arguments: [Argument]) -> Value {
        let value = evaluatePart(base)
        guard let argument = arguments.first?.value else { return .unknown }
        let place = evaluate(argument)
        if case .dictionary(let entries) = value {
            guard case .string(let contents) = tree[argument].kind else { return .unknown }
            return entries[tree.text[contents]] ?? .unknown
        }
        return place.number.map { element(of: value, at: $0) } ?? .unknown
    }

    mutating func element(of value: Value, at number: Double) -> Value {
        guard case .array(let elements) = value, let index = Int(exactly: number), elements.indices.contains(index)
        else { return .unknown }
        return elements[index]
    }

    /// `(CGSize){24, 24}` makes a structure; other casts change nothing that matters.
    private mutating func evaluateCast(to type: TypeName, _ inner: ExpressionID) -> Value {
        guard case .tuple(let arguments) = tree[inner].kind, tree.dialect != .swift else {
            let value = evaluate(inner)
            switch value {
            // `(float)104 / 712` is no division of whole numbers.
            case .number, .alternatives:
                return macroBinding(of: inner) == .operand ? converted(value, to: type) : .unknown
            default: return value
            }
        }
        let values = evaluateLabelled(arguments)
        guard !type.isArray, let word = type.name.word, let value = HostStructures.make(word, values) else {
            return .unknown
        }
        if case .unknown(.nameless) = value { return structure(word, arguments, values) }
        return value
    }

    /// Brace lists of C stand for structs whose type the declaration knows; as arrays of numbers they are kept.
    private mutating func evaluateTuple(_ arguments: [Argument]) -> Value {
        .array(arguments.map { argument in argument.value.map { evaluate($0) } ?? .unknown })
    }

    /// Dictionaries matter as the views and metrics of visual formats, `@{@"title": _title}`, and as attributes of texts.
    private mutating func evaluateDictionary(_ elements: [ExpressionID]) -> Value {
        guard isInClass, elements.count <= 128 else { return .unknown }
        var entries: [String: Value] = [:]
        for index in stride(from: 0, to: elements.count - 1, by: 2) {
            let key: String
            if case .string(let contents) = tree[elements[index]].kind {
                key = tree.text[contents]
            } else if let name = attributeKey(elements[index]) {
                // `.font: font` of an attributed string.
                key = name
            } else {
                return .unknown
            }
            entries[key] = evaluate(elements[index + 1])
        }
        return .dictionary(entries)
    }

    private mutating func evaluateStatementExpression(_ block: Block) -> Value {
        let mark = scope.mark
        var value: Value = .unknown
        for (index, statement) in block.statements.enumerated() {
            if index == block.statements.count - 1, case .expression(let last) = tree[statement].kind {
                value = evaluate(last)
            } else if run(statement) != .next {
                break
            }
        }
        scope.leave(to: mark)
        return value
    }

    mutating func withCertainty<Result>(
        _ certainty: Certainty, _ body: (inout Evaluator) -> Result
    ) -> Result {
        let previous = (frame.certainty, frame.uncertainty)
        if certainty == .possible {
            frame.certainty = .possible
            frame.uncertainty += 1
        }
        let result = body(&self)
        (frame.certainty, frame.uncertainty) = previous
        return result
    }
}
