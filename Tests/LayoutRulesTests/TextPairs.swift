// Reads from a Swift source which texts for people have their Chinese in the argument behind them.

import TestTexts

/// The texts of one source.
struct TextPairs {
    struct Pair: Equatable {
        var english: String
        var chinese: String
    }

    /// Arguments that stand side by side, values as `{0}`, `{1}` …; parts that are joined by `+` are one.
    private(set) var pairs: [Pair] = []
    /// English texts without Chinese behind them.
    private(set) var alone: [String] = []

    /// The literals of one argument.
    fileprivate struct Argument {
        var literals: [String] = []
        /// From groups within, which found no partner there.
        var unpaired: [String] = []

        var text: String { literals.joined() }
        var isChinese: Bool { literals.contains { $0.contains(#/[一-鿿]/#) } }
        var prose: [String] { isChinese ? [] : literals.filter(TextPairs.isProse) }
    }

    init(_ source: String) {
        var rest = SwiftLiterals(source).pieces[...]
        alone = readGroup(&rest).sorted()
    }

    /// Whether a literal is something to read: words with blanks outside its code.
    static func isProse(_ text: String) -> Bool {
        let words = text.replacing(#/`[^`]*`/#, with: "").replacing(#/\{\d+\}/#, with: "")
        return text.contains(" ") && !text.contains(#/[一-鿿]/#) && words.contains(#/[a-zA-Z]{3}/#) && !isCode(words)
    }

    /// Code of any language: with marks that no sentence has, a placeholder in capitals, or a declared type.
    private static func isCode(_ text: String) -> Bool {
        text.contains(#/[=<>{}\[\]$^_*"]|\/\/|\b[A-Z]{4,}\b/#)
            || text.contains(#/^(id|CG|UI|NS|MAS)[A-Za-z]* |: [A-Z][a-zA-Z]+$/#)
    }

    /// Reads to the bracket that closes the group, or to the end; returns the texts without a partner.
    private mutating func readGroup(_ rest: inout ArraySlice<SwiftLiterals.Piece>) -> [String] {
        var arguments = [Argument()]
        while let piece = rest.popFirst() {
            let last = arguments.count - 1
            switch piece {
            case .literal(let literal):
                arguments[last].literals.append(literal.template)
                var within = literal.interpolations[...]
                while !within.isEmpty { arguments[last].unpaired += readGroup(&within) }
            case .open: arguments[last].unpaired += readGroup(&rest)
            case .close: return pair(arguments)
            case .comma: arguments.append(Argument())
            }
        }
        return pair(arguments)
    }

    private mutating func pair(_ arguments: [Argument]) -> [String] {
        var unpaired: [String] = []
        for (position, argument) in arguments.enumerated() {
            let next = position + 1 < arguments.count ? arguments[position + 1] : Argument()
            guard next.isChinese, !argument.isChinese, !argument.literals.isEmpty else {
                unpaired += argument.prose + argument.unpaired
                continue
            }
            pairs.append(Pair(english: argument.text, chinese: next.text))
        }
        return unpaired
    }
}

/// How Chinese and Japanese are set: full-width marks, and a blank beside Latin letters, digits and code.
enum WideTypography {
    /// `valuesAreLatin`: whether `{0}` stands for code, a number or a name, and not perhaps for wide letters.
    static func problems(in text: String, valuesAreLatin: Bool = true) -> [String] {
        // Code is one Latin word here: what is in it does not count.
        let value = valuesAreLatin ? "x" : "\u{FFFC}"
        let plain = text.replacing(#/``.+?``|`[^`]*`/#, with: "x").replacing(#/\{\d+\}/#, with: value)
        let marks = plain.matches(of: #/[一-鿿ぁ-ヿ][a-zA-Z0-9]|[a-zA-Z0-9][一-鿿ぁ-ヿ]|[一-鿿ぁ-ヿ][,;:!?()]|[,;:!?()][一-鿿ぁ-ヿ]/#)
        let blanks = plain.matches(of: #/[ \t][，。；：？！、（）「」]|[，。；：？！、（）「」][ \t]|[一-鿿ぁ-ヿ]\.|[一-鿿ぁ-ヿ] [一-鿿ぁ-ヿ]/#)
        return (marks + blanks).map { String($0.output) }
    }
}
