// Reads from a Swift source which texts for people have their Chinese in the argument behind them.

/// The texts of one source. It knows comments, texts of one and several lines, and interpolations.
struct TextPairs {
    struct Pair: Equatable {
        var english: String
        var chinese: String
    }

    /// Arguments that stand side by side, values as `{0}`, `{1}` …; parts that are joined by `+` are one.
    private(set) var pairs: [Pair] = []
    /// English texts without Chinese behind them.
    private(set) var alone: [String] = []

    private let source: [Character]
    private var index = 0

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
        self.source = Array(source)
        alone = readGroup().sorted()
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

    private func isAt(_ text: String) -> Bool { source[index...].starts(with: text) }

    /// Reads to the bracket that closes the group, or to the end; returns the texts without a partner.
    private mutating func readGroup() -> [String] {
        var arguments = [Argument()]
        while index < source.count {
            if isAt("//") {
                while index < source.count, !source[index].isNewline { index += 1 }
                continue
            }
            if isAt("\"\"\"") {
                index += 3
                arguments[arguments.count - 1].add(readLiteral(closing: "\"\"\""))
                continue
            }
            let character = source[index]
            index += 1
            switch character {
            case "\"": arguments[arguments.count - 1].add(readLiteral(closing: "\""))
            case "(", "[", "{": arguments[arguments.count - 1].unpaired += readGroup()
            case ")", "]", "}": return pair(arguments)
            case ",": arguments.append(Argument())
            default: break
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

    private mutating func readLiteral(closing: String) -> (text: String, unpaired: [String]) {
        var text = ""
        var values = 0
        var unpaired: [String] = []
        while index < source.count, !isAt(closing) {
            guard source[index] == "\\", index + 1 < source.count else {
                text.append(source[index])
                index += 1
                continue
            }
            let escaped = source[index + 1]
            index += 2
            switch escaped {
            case "(":
                text += "{\(values)}"
                values += 1
                unpaired += readGroup()
            case "n": text += "\n"
            case "t": text += "\t"
            case "\n": break
            default: text.append(escaped)
            }
        }
        index += closing.count
        return (text, unpaired)
    }
}

extension TextPairs.Argument {
    fileprivate mutating func add(_ literal: (text: String, unpaired: [String])) {
        literals.append(literal.text)
        unpaired += literal.unpaired
    }
}

/// How Chinese is set: full-width marks, and a blank beside Latin letters, digits and code.
enum ChineseTypography {
    /// `valuesAreLatin`: whether `{0}` stands for code, a number or a name, and not perhaps for Chinese.
    static func problems(in text: String, valuesAreLatin: Bool = true) -> [String] {
        // Code is one Latin word here: what is in it is not Chinese.
        let value = valuesAreLatin ? "x" : "\u{FFFC}"
        let plain = text.replacing(#/``.+?``|`[^`]*`/#, with: "x").replacing(#/\{\d+\}/#, with: value)
        let marks = plain.matches(of: #/[一-鿿][a-zA-Z0-9]|[a-zA-Z0-9][一-鿿]|[一-鿿][,;:!?()]|[,;:!?()][一-鿿]/#)
        let blanks = plain.matches(of: #/[ \t][，。；：？！、（）]|[，。；：？！、（）][ \t]|[一-鿿]\.|[一-鿿] [一-鿿]/#)
        return (marks + blanks).map { String($0.output) }
    }
}
