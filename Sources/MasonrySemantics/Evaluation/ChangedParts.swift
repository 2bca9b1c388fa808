// Variables that are changed in place: parts of structures, entries of dictionaries, flags that are toggled.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// `insets.top = 20`, `size.width *= 2`; false where the base is no variable that holds a structure of numbers.
    mutating func assignPart(
        _ name: Name, of base: ExpressionID, _ operation: Operator, _ assigned: Value, _ source: ExpressionID
    ) -> Bool {
        guard let variable = tree[base].kind.name, let held = scope[canonicalName(variable)]?.value,
            var parts = parts(of: held)
        else { return false }
        guard let index = parts.firstIndex(where: { $0.word == name.word }) else {
            scope.assign(canonicalName(variable), .unknown)
            return true
        }
        var changed = assigned
        if operation != .assign {
            let form = parts[index].form
            let old: Value =
                form.terms.isEmpty ? .number(form.constant, isInteger: false) : .unknown(add(.number(form)))
            changed = Arithmetic.binary(operation, old, assigned)
            if changed.number == nil { changed = linear(operation, old, nil, assigned, source) }
        }
        guard let form = form(changed, operation == .assign ? source : nil) else {
            scope.assign(canonicalName(variable), .unknown)
            return true
        }
        parts[index].form = form
        scope.assign(canonicalName(variable), structure(like: held, parts.map(\.form)))
        return true
    }

    /// The numbers of a structure in their order; nil for other values.
    private mutating func parts(of value: Value) -> [(word: Word, form: LinearForm)]? {
        func known(_ parts: [(Word, Double)]) -> [(word: Word, form: LinearForm)] {
            parts.map { ($0.0, LinearForm(constant: $0.1)) }
        }
        switch value {
        case .size(let size): return known([(.width, size.width), (.height, size.height)])
        case .point(let x, let y): return known([(.x, x), (.y, y)])
        case .insets(let insets):
            return known([
                (.top, insets.top), (.left, insets.left), (.bottom, insets.bottom), (.right, insets.right),
            ])
        case .directionalInsets(let insets):
            return known([
                (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right),
            ])
        case .unknown(let id):
            guard let index = id.index, document.quantities.indices.contains(index) else { return nil }
            switch document.quantities[index] {
            case .number: return nil
            case .size(let width, let height): return [(.width, width), (.height, height)]
            case .point(let x, let y): return [(.x, x), (.y, y)]
            case .insets(let top, let left, let bottom, let right):
                return [(.top, top), (.left, left), (.bottom, bottom), (.right, right)]
            }
        default: return nil
        }
    }

    private mutating func structure(like held: Value, _ forms: [LinearForm]) -> Value {
        if forms.allSatisfy(\.terms.isEmpty) {
            let numbers = forms.map(\.constant)
            switch numbers.count {
            case 2 where isPoint(held): return .point(x: numbers[0], y: numbers[1])
            case 2: return .size(Size(width: numbers[0], height: numbers[1]))
            case 4:
                let insets = EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
                if case .directionalInsets = held { return .directionalInsets(insets) }
                return .insets(insets)
            default: return .unknown
            }
        }
        // The quantities have no directional insets.
        if case .directionalInsets = held { return .unknown }
        switch forms.count {
        case 2 where isPoint(held): return .unknown(add(.point(x: forms[0], y: forms[1])))
        case 2: return .unknown(add(.size(width: forms[0], height: forms[1])))
        case 4: return .unknown(add(.insets(top: forms[0], left: forms[1], bottom: forms[2], right: forms[3])))
        default: return .unknown
        }
    }

    private mutating func isPoint(_ value: Value) -> Bool {
        switch value {
        case .point: return true
        case .unknown(let id):
            guard let index = id.index, document.quantities.indices.contains(index),
                case .point = document.quantities[index]
            else { return false }
            return true
        default: return false
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
