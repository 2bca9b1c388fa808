// Variables that are changed in place: parts of structures, entries of dictionaries, flags that are toggled.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// `insets.top = 20`, `size.width *= 2`; false where the base is no variable that holds a structure of numbers.
    mutating func assignPart(_ name: Name, of base: ExpressionID, _ operation: Operator, _ assigned: Value) -> Bool {
        guard let variable = tree[base].kind.name, let held = scope[canonicalName(variable)]?.value else {
            return false
        }
        let parts: [(word: Word, number: Double)]
        switch held {
        case .size(let size): parts = [(.width, size.width), (.height, size.height)]
        case .point(let x, let y): parts = [(.x, x), (.y, y)]
        case .insets(let insets):
            parts = [(.top, insets.top), (.left, insets.left), (.bottom, insets.bottom), (.right, insets.right)]
        case .directionalInsets(let insets):
            parts = [(.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right)]
        case .unknown(let id) where hasParts(id):
            scope.assign(canonicalName(variable), .unknown)
            return true
        default: return false
        }
        let changed = parts.map { part -> Double? in
            guard part.word == name.word else { return part.number }
            let old = Value.number(part.number, isInteger: false)
            return operation == .assign ? assigned.number : Arithmetic.binary(operation, old, assigned).number
        }
        let known = changed.compactMap { $0 }
        guard known.count == parts.count, parts.contains(where: { $0.word == name.word }) else {
            scope.assign(canonicalName(variable), .unknown)
            return true
        }
        scope.assign(canonicalName(variable), Self.structure(like: held, known))
        return true
    }

    private static func structure(like held: Value, _ numbers: [Double]) -> Value {
        switch (held, numbers.count) {
        case (.size, 2): return .size(Size(width: numbers[0], height: numbers[1]))
        case (.point, 2): return .point(x: numbers[0], y: numbers[1])
        case (.insets, 4), (.directionalInsets, 4):
            let insets = EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
            if case .insets = held { return .insets(insets) }
            return .directionalInsets(insets)
        default: return .unknown
        }
    }

    /// `heights["row"] = 60`, `pair.0 = 20`: the variable holds something else from now on, which is not followed.
    mutating func forgetEntries(of base: ExpressionID) {
        guard isInClass else { return }
        if let variable = tree[base].kind.name, let held = scope[canonicalName(variable)]?.value {
            switch held {
            case .dictionary, .array: scope.assign(canonicalName(variable), .unknown)
            default: break
            }
            return
        }
        guard let member = memberOfSelf(base) else { return }
        if case .dictionary? = classContext?.members[member]?.value {
            classContext?.members[member]?.value = .unknown
        }
    }

    private mutating func memberOfSelf(_ id: ExpressionID) -> Name? {
        switch tree[id].kind {
        case .name(let name): bareName(name)
        case .member(let owner, let name, _): isSelf(owner) ? bareName(name) : nil
        default: nil
        }
    }

    /// `isWide.toggle()`; nil for other calls.
    mutating func toggle(_ base: ExpressionID, _ call: Invocation) -> Value? {
        guard isInClass, tree.dialect == .swift, call.arguments.isEmpty, tree.string(call.name) == "toggle" else {
            return nil
        }
        var toggled: Value = .unknown
        if case .boolean(let flag) = evaluatePart(base) { toggled = .boolean(!flag) }
        switch tree[base].kind {
        case .name(let name): return assign(toggled, toVariable: name, at: tree[base].range)
        case .member(let owner, let name, let range) where isSelf(owner):
            return assign(toggled, toVariable: name, at: range)
        default: return nil
        }
    }
}
