// A call or message in the one shape that both become: a name, its arguments, and where they stand.

import AutoLayout
import MasonrySyntax
import SourceText

/// `name(arguments)` of Swift or `[x name:a label:b]` of Objective-C.
struct Invocation {
    var name: Name
    var nameRange: TextRange
    var spelling: Spelling
    var arguments: [Argument]
    /// The whole call, receiver included.
    var range: TextRange
    var isMessage: Bool
    /// Whether the call is of the block that the name gives: `equalTo()(view)`.
    var isBlockCalled = false

    var word: Word? { spelling.word }
    var first: ExpressionID? { arguments.first?.value }

    /// The argument behind a label; the first one of a message has the selector's first part as its label.
    func argument(_ word: Word) -> ExpressionID? {
        for argument in arguments where argument.label?.word == word { return argument.value }
        return nil
    }
}

extension Evaluator {
    /// The value and range of the first argument.
    mutating func firstArgument(
        _ call: Invocation, expecting expectation: NameExpectation
    ) -> (value: Value, range: TextRange)? {
        guard let id = call.first else { return nil }
        var value = evaluate(id, expecting: expectation)
        // The libraries take any number, so that literals make an integer.
        if expectation == .value || expectation == .viewOrValue, fractionOfLiterals(id) != nil {
            value = value.asInteger
        }
        guard tree.dialect != .masonry else { return (value, tree[id].range) }
        let readable = readable(value)
        switch expectation {
        case .value: return (named(readable, id), tree[id].range)
        case .viewOrValue: return (namedIfNumber(readable, id), tree[id].range)
        case .view, .hostCode: return (readable, tree[id].range)
        }
    }

    /// In sources, a capital letter makes no type where a value stands: `offset(StandardMargin)` names a constant that
    /// the file does not show, and an object of a class of the program may be a target in ways that are not known.
    private mutating func readable(_ value: Value) -> Value {
        switch value {
        case .runtime(.type), .alternatives, .structure: return .unknown
        case .object(let className) where !ViewClass.isOfSystem(className): return .unknown
        default: return value
        }
    }
}
