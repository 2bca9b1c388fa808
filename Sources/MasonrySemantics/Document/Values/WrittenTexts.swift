// Texts as source code writes them.

/// A string literal's contents as what a label shows of them, in which `\n` ends a line.
enum WrittenText {
    /// In bytes. What is longer is data, not a text that a label shows.
    static let longest = 2_000

    /// The contents of a literal over several lines, `"""…"""`, on one line with `\n` for each end; the contents of another
    /// literal as they are. nil where the lines are not indented as the last one is.
    static func onOneLine(_ contents: String) -> String? {
        guard contents.utf8.contains(UInt8(ascii: "\n")) else { return contents }
        var lines = contents.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.count > 2, isBlank(lines.removeFirst()) else { return nil }
        let indentation = lines.removeLast()
        guard isBlank(indentation) else { return nil }
        var result = ""
        var isContinued = true
        for line in lines {
            if !isContinued { result += "\\n" }
            guard line.hasPrefix(indentation) || isBlank(line) else { return nil }
            var text = line.dropFirst(min(line.count, indentation.count))
            // A backslash at the end of a line is no end of the text's line.
            isContinued = text.last == "\\" && !text.hasSuffix("\\\\")
            if isContinued { text.removeLast() }
            result += text
        }
        return result
    }

    private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }
}
