// Sizes of items that are counted from how wide their collection view is: `let side = collectionView.bounds.width / 3`.

import AutoLayout
import MasonrySyntax
import SourceText

/// A length that is a part of the width of a collection view, and some points.
package struct ContainerShare: Sendable, Hashable {
    package var factor: Double
    package var points: Double

    package func length(in width: Double) -> Double { factor * width + points }
}

extension Evaluator {
    /// What the variables of a function's body are given once, by name; those that are given something twice are left out.
    mutating func localConstants(ofFunctionAt range: TextRange) -> [Name: ExpressionID] {
        let function = tree.statements.first {
            if $0.range == range, case .function = $0.kind { true } else { false }
        }
        guard case .function(let declaration)? = function?.kind, let body = declaration.body else { return [:] }
        var result: [Name: ExpressionID] = [:]
        for id in body.statements {
            guard case .variable(let variable) = tree[id].kind else { continue }
            for binding in variable.bindings {
                // Declared twice, or without a value, it has more than one.
                result[binding.name] = result[binding.name] == nil ? binding.initializer : nil
            }
        }
        guard !result.isEmpty else { return [:] }
        for expression in tree.expressions where range.contains(expression.range) {
            guard case .assignment(_, let target, _) = expression.kind, let name = tree[target].kind.name else {
                continue
            }
            result[name] = nil
        }
        return result
    }

    /// The sides of a size, as far as each can be read.
    mutating func sides(
        of id: ExpressionID, _ locals: [Name: ExpressionID]
    ) -> (width: ContainerShare?, height: ContainerShare?)? {
        guard case .call(let callee, let arguments) = tree[id].kind, arguments.count == 2,
            let width = arguments[0].value, let height = arguments[1].value
        else { return nil }
        switch tree[callee].kind {
        case .name(let name): guard ["CGSize", "CGSizeMake"].contains(tree.string(name)) else { return nil }
        case .implicitMember(let name, _): guard tree.string(name) == "init" else { return nil }
        default: return nil
        }
        return (share(width, locals, depth: 0), share(height, locals, depth: 0))
    }

    /// nil for what is no sum of numbers and of parts of the width of the collection view.
    private mutating func share(_ id: ExpressionID, _ locals: [Name: ExpressionID], depth: Int) -> ContainerShare? {
        guard depth < 16 else { return nil }
        if isWidthOfContainer(id) { return ContainerShare(factor: 1, points: 0) }
        switch tree[id].kind {
        case .name(let name):
            if let value = locals[name] {
                // What is given later than it is asked for is another one.
                guard tree[value].range.end <= tree[id].range.start else { return nil }
                return share(value, locals, depth: depth + 1)
            }
        case .parenthesized(let inner), .cast(_, let inner), .boxed(let inner):
            return share(inner, locals, depth: depth + 1)
        case .call(let callee, let arguments):
            if case .name(let name) = tree[callee].kind, arguments.count == 1, let value = arguments[0].value,
                ["CGFloat", "Double", "Float"].contains(tree.string(name))
            {
                return share(value, locals, depth: depth + 1)
            }
        case .binary(let operation, let one, let other):
            guard let one = share(one, locals, depth: depth + 1), let other = share(other, locals, depth: depth + 1)
            else { return nil }
            return Self.combined(operation, one, other)
        default: break
        }
        guard case .number(let number, _) = evaluate(id, expecting: .hostCode), number.isFinite else { return nil }
        return ContainerShare(factor: 0, points: number)
    }

    private static func combined(
        _ operation: Operator, _ one: ContainerShare, _ other: ContainerShare
    ) -> ContainerShare? {
        switch operation {
        case .add: ContainerShare(factor: one.factor + other.factor, points: one.points + other.points)
        case .subtract: ContainerShare(factor: one.factor - other.factor, points: one.points - other.points)
        case .multiply where other.factor == 0:
            ContainerShare(factor: one.factor * other.points, points: one.points * other.points)
        case .multiply where one.factor == 0:
            ContainerShare(factor: other.factor * one.points, points: other.points * one.points)
        case .divide where other.factor == 0 && other.points != 0:
            ContainerShare(factor: one.factor / other.points, points: one.points / other.points)
        default: nil
        }
    }

    /// `collectionView.frame.width`, `self.collectionView.bounds.size.width`.
    private mutating func isWidthOfContainer(_ id: ExpressionID) -> Bool {
        guard case .member(var base, let width, _) = tree[id].kind, width.word == .width else { return false }
        if case .member(let inner, let size, _) = tree[base].kind, tree.string(size) == "size" { base = inner }
        guard case .member(let view, let rectangle, _) = tree[base].kind,
            rectangle.word == .frame || rectangle.word == .bounds
        else { return false }
        switch tree[view].kind {
        case .name(let name), .member(_, let name, _): return tree.string(name) == "collectionView"
        default: return false
        }
    }
}
