// Telling by its syntax that a statement can be taken out of a file and another put in, while all else stays as it is.

import MasonrySyntax

/// What the statements of a `.masonry` file may change for each other. A statement of unknown kind may change anything.
struct PlainCode {
    let tree: SyntaxTree

    private static let maximumDepth = 200

    // MARK: Statements

    /// Whether a statement makes constraints, in a block of its own, and does nothing else.
    func isPlain(_ id: StatementID) -> Bool {
        switch tree[id].kind {
        case .skipped: true
        case .expression(let expression): isBlock(expression, of: .newConstraints) || isReading(expression, 0)
        default: false
        }
    }

    /// Whether a statement leaves alone what names and views stand for. It may change constraints that other blocks
    /// made.
    func isSettled(_ id: StatementID) -> Bool {
        switch tree[id].kind {
        case .skipped, .imported, .expect: true
        case .expression(let expression): isBlock(expression, of: .allConstraints) || isReading(expression, 0)
        case .state(let state):
            state.body.statements.allSatisfy { inner in
                guard case .expression(let expression) = tree[inner].kind else { return false }
                return isBlock(expression, of: .allConstraints)
            }
        default: false
        }
    }

    // MARK: Blocks

    private enum Reach { case newConstraints, allConstraints }

    private func isBlock(_ id: ExpressionID, of reach: Reach) -> Bool {
        switch tree[id].kind {
        case .call(let callee, let arguments):
            guard case .member(let base, let name, _) = tree[callee].kind, isHeader(name, reach) else { return false }
            return isReading(base, 0) && arguments.allSatisfy { $0.value.map(isClosureOfChains) ?? true }
        case .message(let receiver, let arguments):
            guard let name = arguments.first?.label, isHeader(name, reach) else { return false }
            return isReading(receiver, 0) && arguments.allSatisfy { $0.value.map(isClosureOfChains) ?? true }
        default: return false
        }
    }

    private func isHeader(_ name: Name, _ reach: Reach) -> Bool {
        switch name.word?.block {
        case .make: true
        case .update, .remake, .prepare: reach == .allConstraints
        case .remove, nil: false
        }
    }

    private func isClosureOfChains(_ id: ExpressionID) -> Bool {
        guard case .closure(let closure) = tree[id].kind, closure.parameters.count <= 1 else { return false }
        return closure.body.statements.allSatisfy { statement in
            switch tree[statement].kind {
            case .skipped: true
            case .expression(let expression):
                isChain(expression, of: closure.parameters.first, 0) || isReading(expression, 0)
            default: false
            }
        }
    }

    /// `make.left.equalTo(view).offset(8)`: calls of nobody but the maker and what it gives.
    private func isChain(_ id: ExpressionID, of maker: Name?, _ depth: Int) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        switch tree[id].kind {
        case .name(let name): return maker.map { $0 == name } ?? (name.word == .make || tree.string(name) == "$0")
        case .member(let base, _, _): return isChain(base, of: maker, depth + 1)
        case .call(let callee, let arguments):
            return isChain(callee, of: maker, depth + 1) && areArguments(arguments, of: maker, depth)
        case .message(let receiver, let arguments):
            return isChain(receiver, of: maker, depth + 1) && areArguments(arguments, of: maker, depth)
        case .parenthesized(let inner): return isChain(inner, of: maker, depth + 1)
        default: return false
        }
    }

    /// Of a call that is not closed yet, the line below is an argument.
    private func areArguments(_ arguments: [Argument], of maker: Name?, _ depth: Int) -> Bool {
        arguments.allSatisfy { argument in
            argument.value.map { isReading($0, depth + 1) || isChain($0, of: maker, depth + 1) } ?? true
        }
    }

    // MARK: Values

    private func areReading(_ arguments: [Argument], _ depth: Int) -> Bool {
        arguments.allSatisfy { argument in argument.value.map { isReading($0, depth + 1) } ?? true }
    }

    /// Whether evaluating an expression changes nothing, but that it may make a guide which nobody asked for before.
    private func isReading(_ id: ExpressionID, _ depth: Int) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        switch tree[id].kind {
        case .missing, .unknown, .available, .selector, .name, .implicitMember, .number, .string: return true
        case .member(let base, _, _): return isReading(base, depth + 1)
        case .boxed(let inner), .parenthesized(let inner), .unary(_, let inner): return isReading(inner, depth + 1)
        case .binary(_, let left, let right): return isReading(left, depth + 1) && isReading(right, depth + 1)
        case .array(let elements): return elements.allSatisfy { isReading($0, depth + 1) }
        case .tuple(let arguments): return areReading(arguments, depth)
        case .call(let callee, let arguments): return isStructure(callee) && areReading(arguments, depth)
        default: return false
        }
    }

    /// `CGSizeMake`, `UIEdgeInsets`, `max`: functions of numbers.
    private func isStructure(_ callee: ExpressionID) -> Bool {
        guard case .name(let name) = tree[callee].kind else { return false }
        if let word = name.word { return HostStructures.make(word, []) != nil }
        return !Evaluator.isTypeName(tree.string(name))
    }
}
