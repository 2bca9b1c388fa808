// The parts of a text that are put in at run time.

/// What stands between `\(` and `)` of a text.
struct Interpolations: Sequence, IteratorProtocol {
    private var rest: Substring

    init(of text: String) { rest = text[...] }

    mutating func next() -> Substring? {
        guard let start = rest.firstRange(of: "\\(") else { return nil }
        var depth = 1
        var end = start.upperBound
        while end < rest.endIndex {
            if rest[end] == "(" { depth += 1 }
            if rest[end] == ")" { depth -= 1 }
            if depth == 0 { break }
            end = rest.index(after: end)
        }
        let contents = rest[start.upperBound..<end]
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
        return contents
    }
}
