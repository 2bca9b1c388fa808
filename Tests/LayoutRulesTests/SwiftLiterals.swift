// Reads the string literals of a Swift source, as the templates that they would be as phrases.

/// Collects every string literal of a source with `{0}`, `{1}` … for its interpolations; those within interpolations
/// too. It knows comments, escapes, and texts of several lines, which is what this project's sources use.
struct SwiftLiterals {
    private(set) var templates: [String] = []
    private let source: [Character]
    private var index = 0

    init(_ source: String) {
        self.source = Array(source)
        readCode(until: nil)
    }

    private func isAt(_ text: String) -> Bool { source[index...].starts(with: text) }

    /// Reads code up to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(until end: Character?) {
        var depth = 0
        while index < source.count {
            if isAt("//") {
                while index < source.count, !source[index].isNewline { index += 1 }
            } else if isAt("\"\"\"") {
                index += 3
                readLiteral(closing: "\"\"\"")
            } else if source[index] == "\"" {
                index += 1
                readLiteral(closing: "\"")
            } else {
                let character = source[index]
                index += 1
                if character == "(" { depth += 1 }
                if character == ")" {
                    if depth == 0, end == ")" { return }
                    depth -= 1
                }
            }
        }
    }

    private mutating func readLiteral(closing: String) {
        var text = ""
        var values = 0
        while index < source.count, !isAt(closing) {
            guard source[index] == "\\" else {
                text.append(source[index])
                index += 1
                continue
            }
            index += 1
            guard index < source.count else { return }
            let escaped = source[index]
            index += 1
            switch escaped {
            case "(":
                text += "{\(values)}"
                values += 1
                readCode(until: ")")
            case "\n": text += "\\\n"
            case "n": text += "\n"
            case "t": text += "\t"
            default: text.append(escaped)
            }
        }
        index += closing.count
        templates.append(closing == "\"" ? text : Self.withoutIndentation(text))
    }

    /// The value of a text of several lines, whose last line holds the indentation of all.
    private static func withoutIndentation(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let indentation = lines.popLast()?.count ?? 0
        return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n").replacing("\\\n", with: "")
    }
}
