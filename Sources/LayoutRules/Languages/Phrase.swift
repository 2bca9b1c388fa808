// A message with its values apart from its words, so that the words can be exchanged for another language's.

/// A sentence or part of one. It is written as an English string literal with interpolated values; the literal with
/// its values replaced by `{0}`, `{1}` … is the key under which the other languages have their wording.
package struct Phrase: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The wording before the first value; all of it where there is none.
    let opening: String
    let parts: [Part]

    /// A value and the wording behind it.
    struct Part: Sendable, Hashable {
        let argument: Argument
        var literal: String
    }

    /// The English wording with `{0}`, `{1}` … in place of the values.
    package var template: String {
        var template = opening
        for (index, part) in parts.enumerated() { template += "{\(index)}" + part.literal }
        return template
    }

    package indirect enum Argument: Sendable, Hashable {
        case text(String)
        case phrase(Phrase)
        case localized(LocalizedText)
        /// `2 files`
        case count(Int, one: String, many: String)
        /// `a, b and c`
        case list([Phrase], ListKind)
        /// Sentences one after the other.
        case sentences([Phrase])
    }

    /// What stands before the last element of a list.
    package enum ListKind: Sendable, Hashable { case and, or, plain }

    init(opening: String, parts: [Part]) {
        self.opening = opening
        self.parts = parts
    }

    private init(_ argument: Argument) { self.init(opening: "", parts: [Part(argument: argument, literal: "")]) }

    package init(stringLiteral value: String) { self.init(opening: value, parts: []) }

    package init(stringInterpolation: StringInterpolation) {
        self.init(opening: stringInterpolation.opening, parts: stringInterpolation.parts)
    }

    /// A text that is the same in every language: a name, code, or what a library says.
    package static func verbatim(_ text: String) -> Phrase { Phrase(.text(text)) }

    /// `1 file`, `2 files`: the wording of other languages stands under `{0} files`.
    package static func counted(_ count: Int, _ one: String, _ many: String) -> Phrase {
        Phrase(.count(count, one: one, many: many))
    }

    /// `a, b and c`
    package static func list(_ phrases: [Phrase], _ kind: ListKind = .and) -> Phrase { Phrase(.list(phrases, kind)) }

    /// `a, b and c`, names as they are.
    package static func list(names: [String], _ kind: ListKind = .and) -> Phrase {
        list(names.map { .verbatim($0) }, kind)
    }

    /// `a, b and c`, each as code.
    package static func codeList(_ names: [String]) -> Phrase { list(names.map { .verbatim("`\($0)`") }) }

    /// Sentences one after the other; nil ones are left out.
    package static func sentences(_ phrases: [Phrase?]) -> Phrase {
        Phrase(.sentences(phrases.compactMap { $0 }))
    }

    /// One wording, with `rest` as its end.
    package func continued(by rest: Phrase) -> Phrase {
        guard let last = parts.last else { return Phrase(opening: opening + rest.opening, parts: rest.parts) }
        let joint = Part(argument: last.argument, literal: last.literal + rest.opening)
        return Phrase(opening: opening, parts: parts.dropLast() + [joint] + rest.parts)
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var opening = ""
        fileprivate var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(interpolationCount) }

        package mutating func appendLiteral(_ literal: String) {
            if parts.isEmpty { opening += literal } else { parts[parts.count - 1].literal += literal }
        }
        package mutating func appendInterpolation(_ text: String) { append(.text(text)) }
        package mutating func appendInterpolation(_ number: Int) { append(.text(String(number))) }
        /// A number of points, as a person writes it.
        package mutating func appendInterpolation(_ number: Double) { append(.text(number.inPoints)) }
        package mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }
        package mutating func appendInterpolation(_ text: LocalizedText) { append(.localized(text)) }

        private mutating func append(_ argument: Argument) { parts.append(Part(argument: argument, literal: "")) }
    }
}

extension Phrase {
    /// The templates of this phrase and of all phrases in it that need a wording.
    package var templates: [String] {
        (template == "{0}" ? [] : [template]) + parts.flatMap(\.argument.templates)
    }
}

extension Phrase.Argument {
    fileprivate var templates: [String] {
        switch self {
        case .text, .localized: []
        case .phrase(let phrase): phrase.templates
        case .count(_, _, let many): ["{0} \(many)"]
        case .list(let phrases, _), .sentences(let phrases): phrases.flatMap(\.templates)
        }
    }
}
