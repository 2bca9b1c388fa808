// The names in the angle brackets of types: what a generic type calls its parameters, and what a subclass gives for them.

import SourceText

extension Parser {
    /// The names in the angle brackets at the end of a type; nothing where one of the arguments is more than a name.
    func names(ofArgumentsFrom start: Int, to end: Int) -> [Name] {
        guard let open = (start..<end).first(where: { kind(at: $0) == .less }) else { return [] }
        return names(betweenAnglesFrom: open, to: end, isConstrained: false)
    }

    /// The names between `<` and what follows its `>`, as far as all are names.
    /// - Parameter isConstrained: whether each may be followed by what it has to be: `View: UIView`.
    func names(betweenAnglesFrom open: Int, to end: Int, isConstrained: Bool) -> [Name] {
        var result: [Name] = []
        var index = open + 1
        while index < end - 1 {
            guard isIdentifier(at: index) else { return [] }
            result.append(name(at: index))
            index += 1
            if isConstrained, kind(at: index) == .colon {
                // What a parameter has to be may be generic itself.
                var angles = 0
                while index < end - 1, angles > 0 || kind(at: index) != .comma {
                    if kind(at: index) == .less { angles += 1 }
                    if kind(at: index) == .greater { angles -= 1 }
                    index += 1
                }
            }
            guard index >= end - 1 || kind(at: index) == .comma else { return [] }
            index += 1
        }
        return result
    }
}
