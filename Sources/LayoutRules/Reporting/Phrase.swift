// A message with its values apart from its words, so that the words can be exchanged for another language's.

/// A sentence or part of one. It is written as an English string literal with interpolated values; the literal with
/// its values replaced by `{0}`, `{1}` … is the key under which the other languages have their wording.
package struct Phrase: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The English wording around the values: one more than there are values.
    private let literals: [String]
    package let arguments: [Argument]

    /// The English wording with `{0}`, `{1}` … in place of the values.
    package var template: String {
        var template = literals.first ?? ""
        for (index, literal) in literals.dropFirst().enumerated() { template += "{\(index)}" + literal }
        return template
    }

    package indirect enum Argument: Sendable, Hashable {
        case text(String)
        case phrase(Phrase)
        /// `a, b and c`
        case list([Phrase])
        /// Sentences one after the other.
        case sentences([Phrase])
    }

    private init(literals: [String], arguments: [Argument]) {
        self.literals = literals
        self.arguments = arguments
    }

    private init(_ argument: Argument) { self.init(literals: ["", ""], arguments: [argument]) }

    package init(stringLiteral value: String) { self.init(literals: [value], arguments: []) }

    package init(stringInterpolation: StringInterpolation) {
        self.init(literals: stringInterpolation.literals, arguments: stringInterpolation.arguments)
    }

    /// A text that is the same in every language: a name, code, or what a library says.
    package static func verbatim(_ text: String) -> Phrase { Phrase(.text(text)) }

    /// `a, b and c`
    package static func list(_ phrases: [Phrase]) -> Phrase { Phrase(.list(phrases)) }

    /// `a, b and c`, each as code.
    package static func codeList(_ names: [String]) -> Phrase { list(names.map { .verbatim("`\($0)`") }) }

    /// Sentences one after the other; nil ones are left out.
    package static func sentences(_ phrases: [Phrase?]) -> Phrase {
        Phrase(.sentences(phrases.compactMap { $0 }))
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var literals = [""]
        fileprivate var arguments: [Argument] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            literals.reserveCapacity(interpolationCount + 1)
            arguments.reserveCapacity(interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { literals[literals.count - 1] += literal }
        package mutating func appendInterpolation(_ text: String) { append(.text(text)) }
        package mutating func appendInterpolation(_ number: Int) { append(.text(String(number))) }
        /// A number of points, as a person writes it.
        package mutating func appendInterpolation(_ number: Double) { append(.text(number.inPoints)) }
        package mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

        private mutating func append(_ argument: Argument) {
            literals.append("")
            arguments.append(argument)
        }
    }
}

/// The English text.
extension Phrase: CustomStringConvertible {
    package var description: String {
        var result = literals.first ?? ""
        for (argument, literal) in zip(arguments, literals.dropFirst()) { result += argument.description + literal }
        return result
    }
}

extension Phrase.Argument: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text(let text): return text
        case .phrase(let phrase): return phrase.description
        case .list(let phrases):
            let texts = phrases.map(\.description)
            guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
            return texts.dropLast().joined(separator: ", ") + " and " + last
        case .sentences(let phrases): return phrases.map(\.description).joined(separator: " ")
        }
    }
}

extension Phrase {
    /// The templates of this phrase and of all phrases in it that need a wording.
    package var templates: [String] {
        (template == "{0}" ? [] : [template]) + arguments.flatMap(\.templates)
    }
}

extension Phrase.Argument {
    fileprivate var templates: [String] {
        switch self {
        case .text: []
        case .phrase(let phrase): phrase.templates
        case .list(let phrases), .sentences(let phrases): phrases.flatMap(\.templates)
        }
    }
}
