// Swift closures: their signatures, found by looking ahead, and the bodies of all closures and blocks.

import SourceText

extension Parser {
    /// What stands between `{` and `in`.
    struct ClosureSignature {
        /// The index behind `in`.
        var end: Int
        /// The index of the list of parameters: a parenthesis or the first name; nil for none.
        var parameters: Int?
    }

    /// `{ make in … }`, `{ [weak self] (make) -> Void in … }`, `{ $0… }`.
    mutating func parseClosure() -> ExpressionID {
        let start = lexeme.start
        let isMaker = isMakerExpected
        isMakerExpected = false
        let signature = scanClosureSignature(from: position)
        var parameters: [(name: Name, type: TypeName?)] = []
        if let first = signature?.parameters { parameters = closureParameters(at: first) }
        let names = parameters.map(\.name)
        let outer = hasSecondArgument
        defer { hasSecondArgument = outer }
        hasSecondArgument = false
        let (body, height) = parseClosureBody(isMaker ? names : nil, skippingTo: signature?.end)
        let closure = Closure(
            parameters: names, parameterTypes: parameters.map(\.type), body: body,
            usesSecondArgument: hasSecondArgument)
        return add(.closure(closure), from: start, children: height)
    }

    /// The signature of the closure that opens at `open`; nil for none.
    func scanClosureSignature(from open: Int) -> ClosureSignature? {
        var index = open + 1
        while kind(at: index) == .at, isIdentifier(at: index + 1) {
            index += 2
            if kind(at: index) == .leftParen { index = skipGroup(at: index) }
        }
        let hasCaptures = kind(at: index) == .leftBracket
        if hasCaptures { index = skipGroup(at: index) }
        var parameters: Int?
        if kind(at: index) == .leftParen {
            parameters = index
            index = skipGroup(at: index)
        } else if isIdentifier(at: index), word(at: index) != .in {
            parameters = index
            index += 1
            while kind(at: index) == .comma, isIdentifier(at: index + 1) { index += 2 }
        } else if !hasCaptures {
            return nil
        }
        guard let end = scanToIn(from: index) else { return nil }
        return ClosureSignature(end: end, parameters: parameters)
    }

    /// Behind the `in` that follows effects and a return type.
    private func scanToIn(from start: Int) -> Int? {
        var index = start
        while let word = word(at: index), word == .async || word == .throws || word == .rethrows { index += 1 }
        if kind(at: index) == .arrow {
            index += 1
            while index < limit, index - start < 48, word(at: index) != .in {
                switch lexemes[index].kind {
                case .identifier, .dot, .less, .greater, .question, .exclamation, .comma, .arrow, .ampersand, .at:
                    index += 1
                case .leftParen, .leftBracket: index = skipGroup(at: index)
                default: return nil
                }
            }
        }
        return word(at: index) == .in ? index + 1 : nil
    }

    private func closureParameters(at first: Int) -> [(name: Name, type: TypeName?)] {
        var result: [(name: Name, type: TypeName?)] = []
        guard kind(at: first) == .leftParen else {
            var index = first
            while isIdentifier(at: index) {
                result.append((name(at: index), nil))
                guard kind(at: index + 1) == .comma else { break }
                index += 2
            }
            return result
        }
        let end = skipGroup(at: first)
        var index = first + 1
        while index < end {
            // `_ make: T` has two names, of which the second counts.
            var last: Int?
            while isIdentifier(at: index), index < end {
                last = index
                index += 1
            }
            if let last {
                let hasType = kind(at: index) == .colon && isIdentifier(at: index + 1)
                let type = hasType ? TypeName(name: name(at: index + 1), range: range(of: index + 1)) : nil
                result.append((name(at: last), type))
            }
            while index < end, kind(at: index) != .comma { index = skipGroup(at: index) }
            index += 1
        }
        return result
    }

    /// The braces at the position. `makers` are the parameters of a maker block; nil for any other.
    mutating func parseClosureBody(_ makers: [Name]?, skippingTo bodyStart: Int? = nil) -> (Block, height: Int) {
        let outer = (maker, isMakerAnonymous, isInChain, container, isInBody)
        defer { (maker, isMakerAnonymous, isInChain, container, isInBody) = outer }
        isInBody = true
        isInChain = false
        container = .statements
        if let makers {
            isMakerAnonymous = makers.isEmpty
            // In the short block of `.masonry` the maker is called `make`.
            maker = makers.first ?? (dialect == .masonry ? Name(.make) : nil)
        }
        return parseBlock(skippingTo: bodyStart)
    }
}
