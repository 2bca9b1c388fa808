// With which numbers the code of all files makes objects of a class.

import MasonrySyntax
import SourceText

/// One call of an initializer, as far as its arguments are plain numbers.
struct IndexedMaking: Sendable, Hashable {
    let type: String
    /// As the call spells them; of Objective-C the parts of the selector.
    let labels: [String?]
    /// nil for what is no number in the text.
    let numbers: [Double?]

    /// All of a text, of types that are not the system's.
    static func all(in tree: SyntaxReader) -> [IndexedMaking] {
        tree.expressions.compactMap { expression in
            switch expression.kind {
            case .call(let callee, let arguments) where tree.dialect == .swift:
                var callee = callee
                if case .member(let base, let name, _) = tree[callee].kind, name.word == .`init` { callee = base }
                return making(callee, arguments, tree)
            case .message(let receiver, let arguments):
                guard case .message(let type, let first) = tree[receiver].kind, first.first?.label?.word == .alloc
                else {
                    return nil
                }
                return making(type, arguments, tree)
            default: return nil
            }
        }
    }

    private static func making(_ type: ExpressionID, _ arguments: [Argument], _ tree: SyntaxReader) -> IndexedMaking? {
        guard let name = tree[type].kind.name else { return nil }
        let string = tree.string(name)
        guard Evaluator.isTypeName(string), !ViewClass.isOfSystem(string) else { return nil }
        return IndexedMaking(
            type: string, labels: arguments.map { $0.label.map { tree.string($0) } },
            numbers: arguments.map { $0.value.flatMap { number($0, tree, depth: 0) } })
    }

    private static func number(_ id: ExpressionID, _ tree: SyntaxReader, depth: Int) -> Double? {
        guard depth < 8 else { return nil }
        switch tree[id].kind {
        case .number(let value, _): return value
        case .parenthesized(let inner): return number(inner, tree, depth: depth + 1)
        case .unary(.subtract, let inner): return number(inner, tree, depth: depth + 1).map { -$0 }
        default: return nil
        }
    }
}

extension Evaluator {
    /// What the parameters of an initializer are wherever code of the index calls it; empty where nobody does.
    mutating func agreedArguments(_ function: FunctionDeclaration, of picture: MergedType) -> [Value?] {
        guard !function.parameters.isEmpty else { return [] }
        let makings = indexMakings(of: picture.name)
        guard !makings.isEmpty else { return [] }
        var agreed: [Value?]?
        for making in makings {
            guard let values = values(of: making, for: function) else { continue }
            guard let known = agreed else {
                agreed = values
                continue
            }
            agreed = zip(known, values).map { one, other in
                switch (one, other) {
                case (nil, nil): return nil
                case (let one?, let other?): return one.isSameConstant(other) ? one : .unknown
                default: return .unknown
                }
            }
        }
        return agreed ?? []
    }

    private mutating func values(of making: IndexedMaking, for function: FunctionDeclaration) -> [Value?]? {
        var values: [Value?] = []
        var next = 0
        if tree.dialect == .objectiveC {
            let selector = making.labels.map { ($0 ?? "") + ":" }.joined()
            guard selector == tree.string(function.name), making.numbers.count == function.parameters.count else {
                return nil
            }
            return making.numbers.map { $0.map { .number($0, isInteger: false) } ?? .unknown }
        }
        for parameter in function.parameters {
            let label = parameter.label.map { tree.string($0) }
            guard next < making.labels.count, making.labels[next] == label, !parameter.isVariadic else {
                guard parameter.defaultValue != nil else { return nil }
                values.append(nil)
                continue
            }
            values.append(making.numbers[next].map { .number($0, isInteger: false) } ?? .unknown)
            next += 1
        }
        return next == making.labels.count ? values : nil
    }
}
