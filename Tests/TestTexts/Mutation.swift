// Damaged versions of a text: what editors, merges and broken disks make of a file.

import MasonrySyntax
import SourceText

/// Makes mutants of one text: tokens and bytes deleted, doubled, swapped and changed.
package struct Mutation {
    private let original: [UInt8]
    private let tokens: [TextRange]

    package init(of text: SourceText, _ dialect: Dialect) {
        original = text.bytes
        tokens = SyntaxTree.parse(text, dialect: dialect).tokens.map(\.range)
    }

    /// The text with up to five changes.
    package func mutant(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...5, using: &generator) { change(&bytes, &generator) }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ generator: inout some RandomNumberGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let token = token(in: bytes, &generator)
        switch Int.random(in: 0..<13, using: &generator) {
        case 0, 1: bytes.removeSubrange(token)
        case 2, 3: bytes.insert(contentsOf: bytes[token], at: token.lowerBound)
        case 4, 5: bytes.replaceSubrange(token, with: bytes[self.token(in: bytes, &generator)])
        case 6: swap(token, self.token(in: bytes, &generator), in: &bytes)
        case 7: bytes.remove(at: place)
        case 8: bytes.insert(bytes[place], at: place)
        case 9: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
        case 10: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 11: takeOut(&bytes, at: place, &generator)
        default: write(&bytes, at: place, &generator)
        }
    }

    /// A token of the original, where it would be.
    private func token(in bytes: [UInt8], _ generator: inout some RandomNumberGenerator) -> Range<Int> {
        guard let range = tokens.randomElement(using: &generator) else { return 0..<0 }
        return min(range.start.utf8, bytes.count)..<min(range.end.utf8, bytes.count)
    }

    private func swap(_ first: Range<Int>, _ second: Range<Int>, in bytes: inout [UInt8]) {
        let (first, second) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
        guard first.upperBound <= second.lowerBound else { return }
        let moved = Array(bytes[first])
        bytes.replaceSubrange(first, with: bytes[second])
        let shift = second.count - first.count
        bytes.replaceSubrange(second.lowerBound + shift..<second.upperBound + shift, with: moved)
    }

    /// Some lines are moved, or the rest of the text is lost.
    private func takeOut(_ bytes: inout [UInt8], at place: Int, _ generator: inout some RandomNumberGenerator) {
        let end = min(bytes.count, place + Int.random(in: 1...200, using: &generator))
        let taken = Array(bytes[place..<end])
        bytes.removeSubrange(place..<end)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.insert(contentsOf: taken, at: Int.random(in: 0...bytes.count, using: &generator))
        default: break
        }
    }

    /// Something is typed that opens, closes, ends or is beyond all bounds.
    private func write(_ bytes: inout [UInt8], at place: Int, _ generator: inout some RandomNumberGenerator) {
        let typed = [
            "(", ")", "[", "]", "{", "}", "\"", "'", "\"\"\"", "#\"", "@\"", "/*", "*/", "//", "/", "\\(", "\\", "\n",
            "\r",
            "\0", "\u{FEFF}", "😀", "é", ";", ":", ",", ".", "?", "!", "<", ">", "&", "^", "@", "#", "$0", "-", "0",
            "1e400",
            "-1e309", "9223372036854775808", "0.1e-320", "nil", "self", "super", ".nan", ".infinity", " / 0", "* 1e300",
            "#if a\n", "#endif\n", "#else\n", "#define a(b) b b\n", "@end\n", "make.", "return", "if (", "for ",
            "else ",
        ]
        guard let text = typed.randomElement(using: &generator) else { return }
        bytes.insert(contentsOf: text.utf8, at: place)
    }
}
