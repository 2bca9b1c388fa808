// The text of a phrase in each language: the wording of its template, else the English one, with its values.

extension Phrase {
    /// The phrase in `language`; the English wording where the language lacks it, its values in the language.
    package func text(in language: MessageLanguage) -> String {
        guard let translation = language.translation else { return assembled(in: language) }
        return filling(translation.wording(of: template) ?? template, in: language)
    }

    /// The wording that stands here, whatever language it is in, with the values in `language`.
    func assembled(in language: MessageLanguage) -> String {
        var result = opening
        for part in parts { result += part.argument.text(in: language) + part.literal }
        return result
    }

    /// `wording` with the values in place of `{0}`, `{1}` …, which may stand in any order.
    private func filling(_ wording: String, in language: MessageLanguage) -> String {
        guard !parts.isEmpty else { return wording }
        var result = ""
        var rest = Substring(wording)
        while let open = rest.firstIndex(of: "{") {
            result.append(spaced: rest[..<open])
            let inner = rest[rest.index(after: open)...]
            if let close = inner.firstIndex(of: "}"), let index = Int(inner[..<close]), parts.indices.contains(index) {
                result.append(spaced: Substring(parts[index].argument.text(in: language)))
                rest = inner[inner.index(after: close)...]
            } else {
                result.append("{")
                rest = inner
            }
        }
        result.append(spaced: rest)
        return result
    }
}

/// The English text.
extension Phrase: CustomStringConvertible {
    package var description: String { assembled(in: .standard) }
}

extension Phrase.Argument {
    fileprivate func text(in language: MessageLanguage) -> String {
        switch self {
        case .text(let text): return text
        case .phrase(let phrase): return phrase.text(in: language)
        case .localized(let text): return text[language]
        case .count(let count, let one, let many):
            let phrase = Phrase(opening: "", parts: [.init(argument: .text(String(count)), literal: " " + many)])
            let isTranslated = language.translation?.wording(of: phrase.template) != nil
            return isTranslated ? phrase.text(in: language) : "\(count) \(count == 1 ? one : many)"
        case .list(let phrases, let kind):
            return language.definition.joining.joined(phrases.map { $0.text(in: language) }, kind)
        case .sentences(let phrases):
            return language.joined(sentences: phrases.map { $0.text(in: language) })
        }
    }
}

/// How a language joins the elements of lists, and sentences.
package struct JoiningStyle: Sendable {
    let between: String
    /// Before the last of two elements, and of more.
    let and: (pair: String, more: String)
    let or: String
    /// Whether blanks beside wide letters are left out.
    let isWide: Bool

    package init(between: String, and: String, ofMore: String? = nil, or: String, isWide: Bool = false) {
        self.between = between
        self.and = (and, ofMore ?? and)
        self.or = or
        self.isWide = isWide
    }

    func joined(_ texts: [String], _ kind: Phrase.ListKind) -> String {
        var result = ""
        for (index, text) in texts.enumerated() {
            if index > 0 { append(joint(before: index, of: texts.count, kind), to: &result) }
            append(text, to: &result)
        }
        return result
    }

    private func joint(before index: Int, of count: Int, _ kind: Phrase.ListKind) -> String {
        switch kind {
        case .and: index < count - 1 ? between : count == 2 ? and.pair : and.more
        case .or: or
        case .plain: between
        }
    }

    private func append(_ text: String, to result: inout String) {
        if isWide { result.append(spaced: Substring(text)) } else { result += text }
    }
}

extension MessageLanguage {
    /// `a, b and c`, of texts that are in this language already.
    package func list(_ texts: [String], _ kind: Phrase.ListKind = .and) -> String {
        definition.joining.joined(texts, kind)
    }

    /// Sentences that are in this language already, one after the other.
    package func joined(sentences: [String]) -> String {
        guard definition.joining.isWide else { return sentences.joined(separator: " ") }
        var result = ""
        for sentence in sentences {
            if !result.isEmpty { result.append(spaced: " ") }
            result.append(spaced: Substring(sentence))
        }
        return result
    }
}

extension String {
    /// Appends `text`. Wordings have a blank beside each value, as Chinese and Japanese have here beside Latin letters,
    /// digits and code; where both sides turn out to be wide, or one is a wide mark, the blank is left out.
    fileprivate mutating func append(spaced text: Substring) {
        guard let last, let first = text.first else {
            self += text
            return
        }
        if last == " ", first == " " { removeLast() }
        if first == " ", let next = text.dropFirst().first, Self.adjoin(last, next) {
            self += text.dropFirst()
            return
        }
        if last == " ", let before = dropLast().last, Self.adjoin(before, first) { removeLast() }
        self += text
    }

    private static func adjoin(_ left: Character, _ right: Character) -> Bool {
        (left.isWide && right.isWide) || left.isWideMark || right.isWideMark
    }
}

extension Character {
    private var scalar: UInt32 { unicodeScalars.first?.value ?? 0 }

    /// Whether this is a letter or mark of Chinese or Japanese.
    fileprivate var isWide: Bool { scalar >= 0x2E80 }

    /// Whether this is a mark such as `，` or `（`, which has its blank within.
    fileprivate var isWideMark: Bool { (0x3000...0x303F).contains(scalar) || (0xFF00...0xFFEF).contains(scalar) }
}
