// Which of several methods a call means by its labels, and what each of its parameters is.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Whether the arguments of a call are those of a function.
    mutating func fits(_ call: Invocation, _ function: FunctionDeclaration) -> Bool {
        places(of: call, in: function) != nil
    }

    /// What each parameter of a function is in a call; nil for those that the call leaves out, which are their defaults.
    mutating func values(of call: Invocation, for function: FunctionDeclaration) -> [Value?] {
        let values = evaluateLabelled(call.arguments.filter { $0.value != nil }).map(\.value)
        return arrange(values, of: call, for: function)
    }

    /// The values of a call's arguments in the order of the parameters.
    mutating func arrange(_ values: [Value], of call: Invocation, for function: FunctionDeclaration) -> [Value?] {
        guard let places = places(of: call, in: function) else { return values }
        let sources = call.arguments.compactMap(\.value)
        return places.enumerated().map { index, place in
            if function.parameters[index].isVariadic { return .some(.array(Array(values[clamped: place ?? 0..<0]))) }
            guard let place else { return nil }
            guard place.lowerBound < min(values.count, sources.count) else { return .unknown }
            return untypedMember(sources[place.lowerBound], values[place.lowerBound])
        }
    }

    /// For each parameter its arguments among those with a value, one but for variadic ones; nil where the call does not
    /// fit.
    private mutating func places(of call: Invocation, in function: FunctionDeclaration) -> [Range<Int>?]? {
        let arguments = call.arguments.filter { $0.value != nil }
        if call.isMessage || tree.dialect == .objectiveC {
            return arguments.count == function.parameters.count ? arguments.indices.map { $0..<$0 + 1 } : nil
        }
        var places: [Range<Int>?] = []
        var next = 0
        for parameter in function.parameters {
            guard next < arguments.count, isLabel(arguments[next], of: parameter) else {
                guard parameter.defaultValue != nil || parameter.isVariadic else { return nil }
                places.append(nil)
                continue
            }
            let first = next
            next += 1
            while parameter.isVariadic, next < arguments.count, arguments[next].label == nil { next += 1 }
            places.append(first..<next)
        }
        return next == arguments.count ? places : nil
    }

    private mutating func isLabel(_ argument: Argument, of parameter: FunctionDeclaration.Parameter) -> Bool {
        if argument.label == parameter.label { return true }
        guard argument.label == nil, let value = argument.value, case .closure = tree[value].kind else { return false }
        return true
    }

    /// Binds the parameters of a function in the frame that it runs in. Without a call nothing is known of them.
    mutating func bindParameters(of function: FunctionDeclaration, to values: [Value?]) {
        for (position, parameter) in function.parameters.enumerated() {
            var value: Value = .unknown
            if position < values.count {
                if let given = values[position] {
                    value = typed(given, as: parameter.type)
                } else if let standard = parameter.defaultValue {
                    let given = untypedMember(standard, evaluate(standard, expecting: .hostCode))
                    value = typed(given, as: parameter.type)
                }
            }
            if case .number = value, let type = parameter.type { value = converted(value, to: type) }
            if case .unknown = value, let structure = structure(of: parameter.type) { value = structure }
            scope.bind(parameter.name, to: Binding(value: value))
            if case .unknown = value { noteViewParameter(parameter.name, parameter.type) }
        }
    }
}

extension [Value] {
    /// The values in a range as far as there are any.
    fileprivate subscript(clamped range: Range<Int>) -> ArraySlice<Value> { self[range.clamped(to: indices)] }
}
