// `expect` lines: what they compare, on which screen and in which state.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Half a point, as the language says.
    static let defaultTolerance = 0.5

    mutating func resolveExpectations() {
        for (declaration, range) in pendingExpectations { resolve(declaration, range) }
    }

    private mutating func resolve(_ declaration: ExpectDeclaration, _ range: TextRange) {
        guard let relation = declaration.relation.flatMap(Self.relation) else { return }
        let left = term(declaration.left)
        let right = term(declaration.right)
        guard let left, let right else { return }
        guard arity(left) == arity(right) || arity(right) == 1 && arity(left) == 1 else {
            report(
                .wrongValueType(expected: Self.shape(arity(left)), found: Self.shape(arity(right))),
                at: tree[declaration.right].range)
            return
        }
        var expectation = Expectation(
            left: left, relation: relation, right: right,
            tolerance: declaration.tolerance.flatMap { evaluate($0, expecting: .value).number }
                ?? Self.defaultTolerance,
            range: range)
        if let name = declaration.screen {
            guard let screen = screen(name, at: declaration.screenRange ?? range) else { return }
            expectation.screen = screen
        }
        if let name = declaration.state {
            guard let state = state(tree.string(name), at: declaration.stateRange ?? range) else { return }
            expectation.state = state
        }
        document.expectations.append(expectation)
    }

    private static func relation(_ operation: Operator) -> Expectation.Relation? {
        switch operation {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        default: nil
        }
    }

    private mutating func screen(_ name: String, at range: TextRange) -> Int? {
        let index =
            document.screens.firstIndex { $0.screen.name == name }
            ?? Device.named(name).flatMap { device in
                document.screens.firstIndex { $0.screen.name == device.name }
            }
        guard let index else {
            let nearest = NearestName.of(name, among: document.screens.map(\.screen.name))
            report(.unknownName(name, nearest: nearest), at: range)
            return nil
        }
        refer(to: .screen(DeclarationID(index)), at: range, as: .read)
        return index
    }

    private mutating func state(_ name: String, at range: TextRange) -> Int? {
        guard let index = document.states.firstIndex(where: { $0.name == name }) else {
            let nearest = NearestName.of(name, among: document.states.map(\.name))
            report(.unknownName(name, nearest: nearest), at: range)
            return nil
        }
        refer(to: .state(DeclarationID(index)), at: range, as: .read)
        return index
    }

    /// What an expression asks of a solution; nil where it cannot be asked.
    private mutating func term(_ id: ExpressionID) -> Expectation.Term? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch tree[id].kind {
        case .binary(let operation, let left, let right):
            guard let left = term(left), let right = term(right) else { return nil }
            switch operation {
            case .add: return .add(left, right)
            case .subtract: return .subtract(left, right)
            case .multiply: return .multiply(left, right)
            case .divide: return .divide(left, right)
            default: return wrongTerm(id, found: .otherOperator)
            }
        case .unary(.subtract, let operand):
            return term(operand).map { .subtract(.number(0), $0) }
        case .parenthesized(let inner): return term(inner)
        case .tuple(let arguments):
            let terms = arguments.compactMap { argument in argument.value.flatMap { term($0) } }
            return terms.count == arguments.count ? .tuple(terms) : nil
        case .member(let base, let name, let nameRange) where spellings[name].word == .frame:
            let value = evaluate(base, expecting: .view)
            if case .item(let item) = value { return .frame(item) }
            if case .unknown = value { return nil }
            return wrongTerm(id, found: value.kind, at: nameRange)
        default: return term(of: evaluate(id, expecting: .viewOrValue), id)
        }
    }

    private mutating func term(of value: Value, _ id: ExpressionID) -> Expectation.Term? {
        switch value {
        case .number(let number, _): return .number(number)
        case .attributes(let item, let attributes):
            if attributes.count == 1 { return .attribute(item, attributes[0]) }
            guard !attributes.isEmpty else { return wrongTerm(id, found: .view) }
            return .tuple(attributes.map { .attribute(item, $0) })
        case .size(let size): return .tuple([.number(size.width), .number(size.height)])
        case .point(let x, let y): return .tuple([.number(x), .number(y)])
        case .unknown: return nil
        default: return wrongTerm(id, found: value.kind)
        }
    }

    private mutating func wrongTerm(_ id: ExpressionID, found: ValueKind, at range: TextRange? = nil) -> Expectation
        .Term?
    {
        report(
            .wrongValueType(expected: .numberAttributeOrFrame, found: found), at: range ?? tree[id].range)
        return nil
    }

    private mutating func arity(_ term: Expectation.Term) -> Int {
        switch term {
        case .number, .attribute, .add, .subtract, .multiply, .divide: 1
        case .frame: 4
        case .tuple(let terms): terms.count
        }
    }

    private static func shape(_ arity: Int) -> ValueKind { arity == 1 ? .number : .numbers(arity) }
}
