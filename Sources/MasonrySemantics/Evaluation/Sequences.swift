// Lists that are walked: pairs of `enumerated()` and `zip`, and what Foundation's enumeration hands its block.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Longer lists are not walked element by element.
    static let longestWalkedList = 256

    /// The list that a method makes of a list: `enumerated()`, `reversed()`, …; nil for other methods. A tuple is the
    /// list of its parts, as everywhere.
    mutating func list(from elements: [Value], _ call: Invocation) -> [Value]? {
        switch tree.string(call.name) {
        case "enumerated" where call.first == nil:
            return elements.enumerated().map { .array([Self.integer($0.offset), $0.element]) }
        case "reversed" where call.first == nil, "reverseObjectEnumerator" where call.isMessage:
            return elements.reversed()
        case "objectEnumerator" where call.isMessage: return elements
        case "arrayByAddingObjectsFromArray" where call.isMessage:
            guard isInClass, let argument = firstArgument(call, expecting: .hostCode),
                case .array(let more) = argument.value
            else { return nil }
            return elements + more
        case "dropFirst": return listCount(call).map { Array(elements.dropFirst($0)) }
        case "dropLast": return listCount(call).map { Array(elements.dropLast($0)) }
        case "map":
            guard isInClass, elements.count <= Self.longestWalkedList, let argument = call.first,
                case .closure(let closure) = tree[argument].kind
            else { return nil }
            var results: [Value] = []
            for element in elements { results.append(runClosure(closure, passing: [element])) }
            return results
        default: return nil
        }
    }

    /// The number that `dropFirst` and its like are given, 1 without one; nil where it is not known.
    private mutating func listCount(_ call: Invocation) -> Int? {
        guard call.first != nil else { return call.arguments.isEmpty ? 1 : nil }
        guard let argument = firstArgument(call, expecting: .hostCode) else { return nil }
        return argument.value.number.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// `zip(a, b)` of two known lists, as long as the shorter of them.
    static func zipped(_ name: String, _ values: [Value]) -> Value? {
        guard name == "zip", values.count == 2, case .array(let first) = values[0], case .array(let second) = values[1]
        else { return nil }
        return .array(zip(first, second).map { .array([$0, $1]) })
    }

    private static func integer(_ number: Int) -> Value { .number(Double(number), isInteger: true) }

    /// A member of a list, or of a tuple, which is the list of its parts.
    mutating func memberOfArray(_ elements: [Value], _ name: Name, _ word: Word?) -> Value {
        switch word {
        case .first, .firstObject: return elements.first ?? .unknown
        case .last, .lastObject: return elements.last ?? .unknown
        case .snp: return .array(elements)
        default: break
        }
        switch tree.string(name) {
        case "offset", "0": return elements.first ?? .unknown
        case "element", "1": return elements.count == 2 ? elements[1] : .unknown
        case "count": return Self.integer(elements.count)
        default: return .unknown
        }
    }

    /// What a closure is handed: a tuple goes to as many parameters as it has parts.
    mutating func spread(_ values: [Value], over closure: Closure) -> [Value] {
        guard values.count == 1, case .array(let parts) = values[0], tree.dialect != .objectiveC else { return values }
        let takesAll = closure.parameters.isEmpty ? closure.usesSecondArgument : closure.parameters.count > 1
        return takesAll ? parts : values
    }

    /// `[a, b].forEach { view.addSubview($0) }`, `[a, b].forEach(view.addSubview)`,
    /// `[@[a, b] enumerateObjectsUsingBlock:^(UIView *view, NSUInteger index, BOOL *stop) { … }]`; false for other calls.
    mutating func runForEach(_ elements: [Value], _ call: Invocation) -> Bool {
        let name = tree.string(call.name)
        let isIndexed = call.isMessage && name == "enumerateObjectsUsingBlock"
        guard name == "forEach" || isIndexed, let argument = call.arguments.last?.value,
            elements.count <= Self.longestWalkedList
        else { return false }
        if case .closure(let closure) = tree[argument].kind {
            // A block that can stop may leave out the rest.
            if isIndexed, closure.parameters.count == 3, mentions(closure.parameters[2], in: closure.body) {
                return false
            }
            for (index, element) in elements.enumerated() {
                let values = isIndexed ? [element, Self.integer(index), .unknown] : [element]
                var names = closure.parameters
                if names.isEmpty, let first = tree.names.find("$0") { names.append(first) }
                if let second = tree.names.find("$1"), closure.usesSecondArgument { names.append(second) }
                let turn = beginTurn(names)
                _ = runClosure(closure, passing: values)
                endTurn(turn)
            }
            return true
        }
        guard let (method, parent) = addingMethod(argument) else { return false }
        for element in elements {
            addSubview(element, to: parent)
            if method == .addArrangedSubview { arrange(element, in: parent) }
        }
        return true
    }

    /// Whether a block assigns through a pointer of this name: `*stop = YES`.
    private mutating func mentions(_ name: Name, in block: Block, depth: Int = 0) -> Bool {
        guard depth < 16 else { return true }
        return block.statements.contains { id in
            switch tree[id].kind {
            case .expression(let expression): return mentions(name, in: expression)
            case .conditional(let conditional):
                return mentions(name, in: conditional.then, depth: depth + 1)
                    || conditional.otherwise.map { mentions(name, in: $0, depth: depth + 1) } ?? false
            case .block(let inner): return mentions(name, in: inner, depth: depth + 1)
            case .loop(let loop): return mentions(name, in: loop.body, depth: depth + 1)
            case .switchCases(_, let cases, _): return cases.contains { mentions(name, in: $0, depth: depth + 1) }
            default: return false
            }
        }
    }

    private mutating func mentions(_ name: Name, in id: ExpressionID) -> Bool {
        guard case .assignment(_, let target, _) = tree[id].kind else { return false }
        switch tree[target].kind {
        case .name(name): return true
        case .unary(_, let operand): return tree[operand].kind.name == name
        default: return false
        }
    }
}
