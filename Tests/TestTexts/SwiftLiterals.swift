// Reads the string literals of a Swift source and the brackets and commas they stand between.

/// The literals of one source. It knows comments, raw and ordinary texts of one and several lines, regex literals
/// between `#/` and `/#`, and interpolations: what this project's sources use.
package struct SwiftLiterals {
    /// What of the code is kept, in written order.
    package enum Piece: Sendable {
        case literal(Literal)
        /// `(`, `[` or `{`, and what closes it.
        case open, close
        case comma
    }

    package struct Literal: Sendable {
        /// The value, with `{0}`, `{1}` … for the interpolations; of several lines without their indentation.
        package var template: String
        package var hasLines: Bool
        /// What stands in the interpolations.
        package var interpolations: [Piece]
    }

    package private(set) var pieces: [Piece] = []
    private let source: [UInt8]
    private var index = 0

    package init(_ source: String) {
        self.source = Array(source.utf8)
        pieces = readCode(inInterpolation: false)
    }

    /// All literals, those within interpolations before the one around them.
    package var all: [Literal] { Self.literals(in: pieces) }

    private static func literals(in pieces: [Piece]) -> [Literal] {
        pieces.flatMap { piece -> [Literal] in
            if case .literal(let literal) = piece { literals(in: literal.interpolations) + [literal] } else { [] }
        }
    }

    private func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { source[index...].starts(with: $0) }
    }

    private func isAt(_ text: [UInt8]) -> Bool { source[index...].starts(with: text) }

    /// Reads code up to the end, or past the parenthesis that closes an interpolation.
    private mutating func readCode(inInterpolation: Bool) -> [Piece] {
        var pieces: [Piece] = []
        var depth = 0
        while index < source.count {
            if isAt("//") {
                while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
                continue
            }
            if let literal = readLiteral() {
                pieces.append(.literal(literal))
                continue
            }
            if isAt("#/") {
                while index < source.count, !isAt("/#") { index += 1 }
                index += 2
                continue
            }
            let byte = source[index]
            index += 1
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                pieces.append(.open)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if inInterpolation, depth == 0 { return pieces }
                depth -= 1
                pieces.append(.close)
            case UInt8(ascii: ","): pieces.append(.comma)
            default: break
            }
        }
        return pieces
    }

    /// Reads the literal that begins here; nil where none does.
    private mutating func readLiteral() -> Literal? {
        var hashes = 0
        while index + hashes < source.count, source[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
        guard index + hashes < source.count, source[index + hashes] == UInt8(ascii: "\"") else { return nil }
        index += hashes
        let hasLines = isAt("\"\"\"")
        let quotes = hasLines ? 3 : 1
        index += quotes
        let marks = Array(repeating: UInt8(ascii: "#"), count: hashes)
        let closing = Array(repeating: UInt8(ascii: "\""), count: quotes) + marks
        let escape = [UInt8(ascii: "\\")] + marks
        var text: [UInt8] = []
        var values = 0
        var interpolations: [Piece] = []
        while index < source.count, !isAt(closing) {
            guard isAt(escape), index + escape.count < source.count else {
                text.append(source[index])
                index += 1
                continue
            }
            index += escape.count
            let escaped = source[index]
            index += 1
            switch escaped {
            case UInt8(ascii: "("):
                text += Array("{\(values)}".utf8)
                values += 1
                interpolations += readCode(inInterpolation: true)
            // It is taken out with the indentation.
            case UInt8(ascii: "\n"): text += [UInt8(ascii: "\\"), escaped]
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            default: text.append(escaped)
            }
        }
        index += closing.count
        let value = String(decoding: text, as: UTF8.self)
        return Literal(
            template: hasLines ? Self.withoutIndentation(value) : value, hasLines: hasLines,
            interpolations: interpolations)
    }

    /// The value of a text of several lines, whose last line holds the indentation of all.
    private static func withoutIndentation(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let indentation = lines.popLast()?.count ?? 0
        return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n").replacing("\\\n", with: "")
    }
}
