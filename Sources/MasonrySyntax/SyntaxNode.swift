// Walking a tree without knowing its forty kinds of node.

import SourceText

/// A statement or an expression.
package enum SyntaxNode: Hashable, Sendable {
    case statement(StatementID)
    case expression(ExpressionID)
}

extension SyntaxTree {
    package func range(of node: SyntaxNode) -> TextRange {
        switch node {
        case .statement(let id): self[id].range
        case .expression(let id): self[id].range
        }
    }

    /// Calls `body` for each statement and expression directly below `node`, in the order of the text.
    package func forEachChild(of node: SyntaxNode, _ body: (SyntaxNode) -> Void) {
        switch node {
        case .statement(let id): forEachChild(of: self[id].kind, body)
        case .expression(let id): forEachChild(of: self[id].kind, body)
        }
    }

    private func forEachChild(of kind: Expression.Kind, _ body: (SyntaxNode) -> Void) {
        func visit(_ id: ExpressionID) { body(.expression(id)) }
        switch kind {
        case .missing, .name, .implicitMember, .number, .string, .available, .selector, .unknown: break
        case .member(let base, _, _): visit(base)
        case .call(let callee, let arguments), .message(let callee, let arguments), .index(let callee, let arguments):
            visit(callee)
            for argument in arguments { argument.value.map(visit) }
        case .array(let elements), .dictionary(let elements): elements.forEach(visit)
        case .boxed(let value), .parenthesized(let value), .unary(_, let value), .cast(_, let value): visit(value)
        case .tuple(let arguments): for argument in arguments { argument.value.map(visit) }
        case .binary(_, let left, let right), .assignment(_, let left, let right):
            visit(left)
            visit(right)
        case .ternary(let condition, let first, let second):
            visit(condition)
            visit(first)
            visit(second)
        case .closure(let closure): visitStatements(closure.body, body)
        case .statementExpression(let block): visitStatements(block, body)
        }
    }

    private func forEachChild(of kind: Statement.Kind, _ body: (SyntaxNode) -> Void) {
        func visit(_ id: ExpressionID?) { if let id { body(.expression(id)) } }
        switch kind {
        case .skipped, .jump, .imported, .guide: break
        case .expression(let id): visit(id)
        case .variable(let variable): visitBindings(variable.bindings, body)
        case .conditional(let conditional): visitConditional(conditional, body)
        case .loop(let loop):
            visit(loop.collection)
            visitStatements(loop.body, body)
        case .switchCases(let subject, let cases, let labels):
            visit(subject)
            for (block, label) in zip(cases, labels) {
                label.values.forEach { visit($0) }
                visitStatements(block, body)
            }
        case .returned(let value): visit(value)
        case .block(let block): visitStatements(block, body)
        case .type(let type):
            visitStatements(type.members, body)
            if type.keyword == .enumeration, type.members.statements.isEmpty { visitBindings(type.enumerators, body) }
        case .function(let function): if let block = function.body { visitStatements(block, body) }
        case .macro(let macro): visit(macro.value)
        case .screen(let screen):
            visit(screen.width)
            visit(screen.height)
            screen.safeArea?.forEach { visit($0) }
        case .view(let view): if let block = view.members { visitStatements(block, body) }
        case .property(let property): property.values.forEach { visit($0) }
        case .state(let state): visitStatements(state.body, body)
        case .expect(let expectation):
            visit(expectation.left)
            visit(expectation.right)
            visit(expectation.tolerance)
        }
    }

    private func visitConditional(_ conditional: Conditional, _ body: (SyntaxNode) -> Void) {
        var heads = conditional.bindings.compactMap(\.initializer)
        if let condition = conditional.condition { heads.append(condition) }
        // Bindings and conditions may alternate.
        for head in heads.sorted(by: { self[$0].range.start < self[$1].range.start }) { body(.expression(head)) }
        visitStatements(conditional.then, body)
        if let otherwise = conditional.otherwise { visitStatements(otherwise, body) }
    }

    private func visitBindings(_ bindings: [VariableDeclaration.Binding], _ body: (SyntaxNode) -> Void) {
        for binding in bindings {
            if let initializer = binding.initializer { body(.expression(initializer)) }
            if let getter = binding.getter { visitStatements(getter, body) }
        }
    }

    private func visitStatements(_ block: Block, _ body: (SyntaxNode) -> Void) {
        for statement in block.statements { body(.statement(statement)) }
    }

    /// The nodes whose ranges hold `offset`, from a statement of the root to the innermost; where one ends and the
    /// next begins, the one that begins. Complexity: O(depth × children).
    package func path(to offset: TextOffset) -> [SyntaxNode] {
        var path: [SyntaxNode] = []
        var next = best(root.statements.lazy.map { .statement($0) }, offset)
        while let node = next {
            path.append(node)
            var children: [SyntaxNode] = []
            forEachChild(of: node) { children.append($0) }
            next = best(children, offset)
        }
        return path
    }

    private func best(_ nodes: some Sequence<SyntaxNode>, _ offset: TextOffset) -> SyntaxNode? {
        var result: SyntaxNode?
        for node in nodes {
            let range = range(of: node)
            guard range.touches(offset) else { continue }
            if offset < range.end { return node }
            result = node
        }
        return result
    }
}
