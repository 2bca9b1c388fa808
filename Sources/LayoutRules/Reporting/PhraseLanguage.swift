// Phrases in the languages other than English.

extension Phrase {
    /// The phrase in `language`; English where the language lacks it.
    package func text(in language: MessageLanguage) -> String {
        guard let translation = Translations.translation(in: language) else { return description }
        return text(by: translation)
    }

    /// The wording with the values in place of `{0}`, `{1}` …, which may stand in any order.
    fileprivate func text(by translation: Translation) -> String {
        var result = ""
        var rest = Substring(translation.wording(of: template) ?? template)
        while let open = rest.firstIndex(of: "{") {
            result.append(spaced: rest[..<open])
            let inner = rest[rest.index(after: open)...]
            if let close = inner.firstIndex(of: "}"), let index = Int(inner[..<close]),
                arguments.indices.contains(index)
            {
                result.append(spaced: Substring(arguments[index].text(by: translation)))
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

extension Phrase.Argument {
    fileprivate func text(by translation: Translation) -> String {
        switch self {
        case .text(let text): return text
        case .phrase(let phrase): return phrase.text(by: translation)
        case .list(let phrases):
            let texts = phrases.map { $0.text(by: translation) }
            guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
            var result = texts.dropLast().joined(separator: "、")
            result.append(spaced: " 和 ")
            result.append(spaced: Substring(last))
            return result
        case .sentences(let phrases):
            var result = ""
            for phrase in phrases {
                if !result.isEmpty { result.append(spaced: " ") }
                result.append(spaced: Substring(phrase.text(by: translation)))
            }
            return result
        }
    }
}

extension String {
    /// Appends `text`. Wordings have a blank beside each value, as Chinese has beside Latin letters, digits and code;
    /// where both sides turn out to be Chinese, or one is a Chinese mark, the blank is left out.
    fileprivate mutating func append(spaced text: Substring) {
        guard let last, let first = text.first else {
            self += text
            return
        }
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

    /// Whether this is a letter or mark of Chinese.
    fileprivate var isWide: Bool { scalar >= 0x2E80 }

    /// Whether this is a mark such as `，` or `（`, which has its blank within.
    fileprivate var isWideMark: Bool { (0x3000...0x303F).contains(scalar) || (0xFF00...0xFFEF).contains(scalar) }
}
