// Sizes of items that are counted from how wide their collection view is: `let side = collectionView.bounds.width / 3`.

import AutoLayout
import MasonrySyntax
import SourceText

/// A length that is a part of the width of a collection view, and some points.
package struct ContainerShare: Sendable, Hashable {
    package var factor: Double
    package var points: Double
    /// What the factor is of in the place of the width itself.
    package var rounded: RoundedShare?

    package init(factor: Double, points: Double, rounded: RoundedShare? = nil) {
        (self.factor, self.points, self.rounded) = (factor, points, factor == 0 ? nil : rounded)
    }

    package func length(in width: Double) -> Double { factor * (rounded?.length(in: width) ?? width) + points }

    /// The same as a whole number; nil where it is rounded already.
    func rounded(_ rounding: RoundedShare.Rounding) -> ContainerShare? {
        if factor == 0 { return ContainerShare(factor: 0, points: rounding.apply(points)) }
        guard rounded == nil else { return nil }
        return ContainerShare(
            factor: 1, points: 0, rounded: RoundedShare(factor: factor, points: points, rounding: rounding))
    }
}

/// A part of a width, and some points, as a whole number: `floor(collectionView.bounds.width / 3)`.
package struct RoundedShare: Sendable, Hashable {
    package enum Rounding: UInt64, Sendable, Hashable {
        case down = 1
        case up, nearest

        func apply(_ length: Double) -> Double {
            switch self {
            case .down: length.rounded(.down)
            case .up: length.rounded(.up)
            case .nearest: length.rounded()
            }
        }
    }

    package var factor: Double
    package var points: Double
    package var rounding: Rounding

    func length(in width: Double) -> Double { rounding.apply(factor * width + points) }
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
    /// - Parameter way: what is its height, of several under conditions.
    mutating func sides(
        of id: ExpressionID, height way: ExpressionID? = nil, _ locals: [Name: ExpressionID]
    ) -> (width: ContainerShare?, height: ContainerShare?)? {
        guard case .call(let callee, let arguments) = tree[id].kind, arguments.count == 2,
            let width = arguments[0].value, let height = way ?? arguments[1].value
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
            if case .name(let name) = tree[callee].kind, arguments.count == 1, let value = arguments[0].value {
                let name = tree.string(name)
                if ["CGFloat", "Double", "Float"].contains(name) { return share(value, locals, depth: depth + 1) }
                if let rounding = Self.rounding(by: name) {
                    return share(value, locals, depth: depth + 1)?.rounded(rounding)
                }
            }
            if case .member(let base, let name, _) = tree[callee].kind, tree.string(name) == "rounded",
                let rounding = rounding(arguments)
            {
                return share(base, locals, depth: depth + 1)?.rounded(rounding)
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
        // Only parts of one thing are one part.
        guard one.factor == 0 || other.factor == 0 || one.rounded == other.rounded else { return nil }
        let (factor, points): (Double, Double)
        switch operation {
        case .add: (factor, points) = (one.factor + other.factor, one.points + other.points)
        case .subtract: (factor, points) = (one.factor - other.factor, one.points - other.points)
        case .multiply where other.factor == 0:
            (factor, points) = (one.factor * other.points, one.points * other.points)
        case .multiply where one.factor == 0:
            (factor, points) = (other.factor * one.points, other.points * one.points)
        case .divide where other.factor == 0 && other.points != 0:
            (factor, points) = (one.factor / other.points, one.points / other.points)
        default: return nil
        }
        return ContainerShare(factor: factor, points: points, rounded: one.rounded ?? other.rounded)
    }

    private static func rounding(by function: String) -> RoundedShare.Rounding? {
        switch function {
        case "floor", "floorf": .down
        case "ceil", "ceilf": .up
        case "round", "roundf": .nearest
        default: nil
        }
    }

    /// `.rounded(.down)`, `.rounded()`; nil for other ways.
    private mutating func rounding(_ arguments: [Argument]) -> RoundedShare.Rounding? {
        guard let rule = arguments.first?.value else { return .nearest }
        guard case .implicitMember(let name, _) = tree[rule].kind else { return nil }
        return switch tree.string(name) {
        case "down": .down
        case "up": .up
        case "toNearestOrAwayFromZero": .nearest
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
