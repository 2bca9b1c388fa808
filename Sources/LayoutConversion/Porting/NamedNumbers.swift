// The numbers of a block, each by a name: what a sum, a choice or a call of the program gives is the same number in both of
// what is compared, where both have it in the same words.

import SourceText

extension PortedBlock {
    /// The same with a name for each number that is neither a literal nor a name, and the names.
    ///
    /// A sign in front stays: it is not the same in both.
    var namingNumbers: (block: PortedBlock, names: [String]) {
        let words = Set(drafts.compactMap { Self.core(of: $0.constant.text) })
        var result = self
        var names: [String] = []
        // The longer ones first: one may be part of another.
        for text in words.sorted(by: { ($0.utf8.count, $0) > ($1.utf8.count, $1) }) {
            let name = "number\(names.count)"
            guard !lines.contains(where: { $0.contains(name) }) else { continue }
            names.append(name)
            result.lines = result.lines.map { $0.replacing(text, with: name) }
            for place in result.drafts.indices {
                let constant = result.drafts[place].constant.text
                result.drafts[place].constant.text = constant.replacing(text, with: name)
            }
        }
        return (result, names)
    }

    /// `a + b` of `-(a + b)`; nil for literals and names.
    private static func core(of text: String) -> String? {
        var core = text[...]
        while core.hasPrefix("-") { core.removeFirst() }
        while core.hasPrefix("("), core.hasSuffix(")"), isOnePair(core) {
            core.removeFirst()
            core.removeLast()
        }
        let isName = core.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let isLiteral = core.allSatisfy { $0.isNumber || $0 == "." }
        return isName || isLiteral ? nil : String(core)
    }

    /// Whether the first and the last parenthesis belong together.
    private static func isOnePair(_ text: Substring) -> Bool {
        var depth = 0
        for (place, byte) in text.utf8.enumerated() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0, place < text.utf8.count - 1 { return false }
        }
        return depth == 0
    }
}
