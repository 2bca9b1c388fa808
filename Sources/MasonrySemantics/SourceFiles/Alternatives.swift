// Numbers of which one of two is taken: `isCompact ? 36 : 44`, and the constraints that are made with them.

import MasonrySyntax
import SourceText

/// A value that depends on a condition.
struct Alternatives: Sendable {
    /// When it is the first.
    let choice: Choice
    let first: Value
    let second: Value
}

extension Evaluator {
    // MARK: Values

    /// The value of a condition's two ways: one of them where the condition is settled here, both where they differ.
    mutating func alternatives(_ condition: ExpressionID, _ first: Value, _ second: Value) -> Value {
        if isInClass, first.isSameConstant(second) { return first }
        guard isInClass, takesEither, first.isAlternative, second.isAlternative else { return .unknown }
        let choice = choice(of: condition) ?? anonymousChoice(condition)
        composition.alternatives.append(Alternatives(choice: choice, first: first, second: second))
        return .alternatives(Int32(clamping: composition.alternatives.count - 1))
    }

    /// Whether a value may be one of two: a chain takes one number, and so does a constraint that is made without a library.
    private var takesEither: Bool {
        mutating get { frame.block == nil && !composition.takesOneNumber }
    }

    /// What a constraint of UIKit's own is given: one number under the name that the same has in a chain.
    mutating func oneNumber(_ value: Value, _ source: ExpressionID) -> Value {
        guard case .alternatives = value else { return named(value, source) }
        let outer = composition.takesOneNumber
        composition.takesOneNumber = true
        let plain = evaluate(source, expecting: .value)
        composition.takesOneNumber = outer
        if case .alternatives = plain { return named(.unknown, source) }
        return named(plain, source)
    }

    /// A condition of which nothing says that it has the same outcome elsewhere.
    private mutating func anonymousChoice(_ condition: ExpressionID) -> Choice {
        let text = "?\(condition.index)#\(composition.anonymousConditions.count)"
        composition.anonymousConditions[text] = condition
        return Choice(text: text, isTrue: true)
    }

    /// Which way of a condition is taken where the code runs once for each; nil where it does not.
    mutating func settledWay(of condition: ExpressionID) -> Bool? {
        guard !composition.settledChoices.isEmpty else { return nil }
        if let way = composition.settledChoices["?\(condition.index)"] { return way }
        guard let choice = choice(of: condition) else { return nil }
        return composition.settledChoices[choice.text].map { $0 == choice.isTrue }
    }

    /// The one of two values that is taken here; where that is open both, and to chains none.
    mutating func settled(_ value: Value) -> Value {
        guard case .alternatives(let index) = value else { return value }
        let value = takesEither ? value : .unknown
        let known = composition.alternatives[Int(index)]
        guard let isTrue = composition.settledChoices[known.choice.text] else { return value }
        return isTrue == known.choice.isTrue ? known.first : known.second
    }

    /// What an operation makes of each of two values; nil for values that are no alternatives of one condition.
    mutating func each(_ one: Value, _ other: Value, _ operation: (Value, Value) -> Value) -> Value? {
        let parts: (Choice, first: Value, second: Value)
        switch (one, other) {
        case (.alternatives(let left), .alternatives(let right)):
            let (left, right) = (composition.alternatives[Int(left)], composition.alternatives[Int(right)])
            guard left.choice.text == right.choice.text else { return .unknown }
            let isSame = left.choice == right.choice
            parts = (
                left.choice, operation(left.first, isSame ? right.first : right.second),
                operation(left.second, isSame ? right.second : right.first)
            )
        case (.alternatives(let index), _):
            let known = composition.alternatives[Int(index)]
            parts = (known.choice, operation(known.first, other), operation(known.second, other))
        case (_, .alternatives(let index)):
            let known = composition.alternatives[Int(index)]
            parts = (known.choice, operation(one, known.first), operation(one, known.second))
        default: return nil
        }
        guard parts.first.isAlternative, parts.second.isAlternative else { return .unknown }
        composition.alternatives.append(Alternatives(choice: parts.0, first: parts.first, second: parts.second))
        return .alternatives(Int32(clamping: composition.alternatives.count - 1))
    }

    // MARK: Statements

    /// Runs a chain whose numbers depend on a condition: as it is, with numbers that are not known, and then each way
    /// with those of the way, as what is made where the condition is so. false for all other statements.
    mutating func runAlternatives(_ id: StatementID, _ expression: ExpressionID) -> Bool {
        guard isInClass, let block = frame.block, case .replaying = hierarchy, mayHaveAlternatives,
            [.make, .remake, .update].contains(document.blocks[block.index].kind)
        else { return false }
        var looked = 64
        guard let (choice, key) = openChoice(in: expression, &looked) else { return false }
        _ = evaluate(expression)
        composition.alternativeRanges.insert(tree[expression].range)
        let isInner = composition.isAlternative
        composition.isAlternative = true
        defer { composition.isAlternative = isInner }
        let fork = nextFork
        for way in [choice, choice.opposite] {
            let outer = composition.settledChoices.updateValue(way.isTrue, forKey: key)
            let words = conditionWords(composition.anonymousConditions[choice.text], holds: way.isTrue)
            _ = runPossibly(Block(range: tree[id].range, statements: [id]), under: way, saying: words, of: fork)
            composition.settledChoices[key] = outer
        }
        return true
    }

    private var mayHaveAlternatives: Bool {
        mutating get {
            if !composition.alternatives.isEmpty { return true }
            if let known = composition.hasTernaries { return known }
            let has = tree.expressions.contains { if case .ternary = $0.kind { true } else { false } }
            composition.hasTernaries = has
            return has
        }
    }

    /// The first condition in an expression whose outcome is open, and by what it is settled.
    private mutating func openChoice(in id: ExpressionID, _ looked: inout Int) -> (Choice, String)? {
        looked -= 1
        guard looked > 0 else { return nil }
        switch tree[id].kind {
        case .name(let name): return openChoice(of: name, &looked)
        case .member(let base, let name, _):
            return isSelf(base) ? openChoice(of: name, &looked) : openChoice(in: base, &looked)
        case .call(let callee, let arguments): return openChoice(in: [callee] + arguments.compactMap(\.value), &looked)
        case .message(let receiver, let arguments):
            return openChoice(in: [receiver] + arguments.compactMap(\.value), &looked)
        case .parenthesized(let inner), .boxed(let inner), .unary(_, let inner), .cast(_, let inner):
            return openChoice(in: inner, &looked)
        case .binary(_, let left, let right): return openChoice(in: [left, right], &looked)
        case .tuple(let arguments): return openChoice(in: arguments.compactMap(\.value), &looked)
        case .ternary(let condition, let first, let second):
            guard settledWay(of: condition) == nil, case .unknown = evaluate(condition), isPlain(first),
                isPlain(second),
                !beginsWithMaker(first), !beginsWithMaker(second)
            else { return nil }
            if let choice = choice(of: condition) { return (choice, choice.text) }
            return (anonymousChoice(condition), "?\(condition.index)")
        default: return nil
        }
    }

    private mutating func openChoice(in list: [ExpressionID], _ looked: inout Int) -> (Choice, String)? {
        for id in list { if let found = openChoice(in: id, &looked) { return found } }
        return nil
    }

    private mutating func openChoice(of name: Name, _ looked: inout Int) -> (Choice, String)? {
        if scope.meaning(of: name) == nil, let computation = computation(of: name) {
            return openChoice(in: computation, &looked)
        }
        guard !composition.alternatives.isEmpty else { return nil }
        var value = scope.meaning(of: name)?.value
        if value == nil, name.word == nil {
            let name = bareName(name)
            value = classContext?.members[name]?.value
        }
        guard case .alternatives(let index)? = value else { return nil }
        let choice = composition.alternatives[Int(index)].choice
        return composition.settledChoices[choice.text] == nil ? (choice, choice.text) : nil
    }

    /// Whether a way only computes.
    private mutating func isPlain(_ id: ExpressionID) -> Bool { isArithmetic(id, depth: 0) }
}

extension Value {
    /// Whether it is a value that one of two ways may give.
    fileprivate var isAlternative: Bool {
        switch self {
        case .number, .point, .size, .insets, .directionalInsets: true
        default: false
        }
    }
}
