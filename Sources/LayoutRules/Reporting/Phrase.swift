// A message with its values apart from its words, so that the words can be exchanged for another language's.

/// A sentence or part of one. It is written as an English string literal with interpolated values; the literal with
/// its values replaced by `{0}`, `{1}` … is the key under which the other languages have their wording.
package struct Phrase: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The English wording with `{0}`, `{1}` … in place of the values.
    package let template: String
    let arguments: [Argument]

    indirect enum Argument: Sendable, Hashable {
        case text(String)
        case phrase(Phrase)
        /// `a, b and c`
        case list([Phrase])
        /// Sentences one after the other.
        case sentences([Phrase])
    }

    private init(template: String, arguments: [Argument]) {
        self.template = template
        self.arguments = arguments
    }

    package init(stringLiteral value: String) { self.init(template: value, arguments: []) }

    package init(stringInterpolation: StringInterpolation) {
        self.init(template: stringInterpolation.template, arguments: stringInterpolation.arguments)
    }

    /// A text that is the same in every language: a name, code, or what a library says.
    package static func verbatim(_ text: String) -> Phrase { Phrase(template: "{0}", arguments: [.text(text)]) }

    /// `a, b and c`
    package static func list(_ phrases: [Phrase]) -> Phrase { Phrase(template: "{0}", arguments: [.list(phrases)]) }

    /// `a, b and c`, each as code.
    package static func codeList(_ names: [String]) -> Phrase { list(names.map { .verbatim("`\($0)`") }) }

    /// Sentences one after the other; nil ones are left out.
    package static func sentences(_ phrases: [Phrase?]) -> Phrase {
        Phrase(template: "{0}", arguments: [.sentences(phrases.compactMap { $0 })])
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = ""
        fileprivate var arguments: [Argument] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            template.reserveCapacity(literalCapacity + interpolationCount * 3)
        }

        package mutating func appendLiteral(_ literal: String) { template += literal }
        package mutating func appendInterpolation(_ text: String) { append(.text(text)) }
        package mutating func appendInterpolation(_ number: Int) { append(.text(String(number))) }
        /// A number of points, as a person writes it.
        package mutating func appendInterpolation(_ number: Double) { append(.text(number.inPoints)) }
        package mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

        private mutating func append(_ argument: Argument) {
            template += "{\(arguments.count)}"
            arguments.append(argument)
        }
    }
}

extension Phrase {
    /// The phrase in `language`; the English one where the language lacks it.
    package func text(in language: MessageLanguage) -> String {
        let wording = Translations.wording(of: template, in: language) ?? template
        guard !arguments.isEmpty else { return wording }
        var result = ""
        var rest = Substring(wording)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inner = rest[rest.index(after: open)...]
            if let close = inner.firstIndex(of: "}"), let index = Int(inner[..<close]),
                arguments.indices.contains(index)
            {
                result += arguments[index].text(in: language)
                rest = inner[inner.index(after: close)...]
            } else {
                result.append("{")
                rest = inner
            }
        }
        return result + rest
    }

    /// The templates of this phrase and of all phrases in it that need a wording.
    package var templates: [String] {
        (template == "{0}" ? [] : [template]) + arguments.flatMap(\.templates)
    }
}

extension Phrase.Argument {
    func text(in language: MessageLanguage) -> String {
        switch self {
        case .text(let text): return text
        case .phrase(let phrase): return phrase.text(in: language)
        case .list(let phrases):
            let texts = phrases.map { $0.text(in: language) }
            guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
            let (comma, and) = language == .simplifiedChinese ? ("、", "和") : (", ", " and ")
            return texts.dropLast().joined(separator: comma) + and + last
        case .sentences(let phrases):
            return phrases.map { $0.text(in: language) }.joined(separator: language == .simplifiedChinese ? "" : " ")
        }
    }

    var templates: [String] {
        switch self {
        case .text: []
        case .phrase(let phrase): phrase.templates
        case .list(let phrases), .sentences(let phrases): phrases.flatMap(\.templates)
        }
    }
}
