// The comments of examples that mark findings, on pages in other languages than English.

/// `//  ^^^^ severity[rule-id]: part of the message` below a line of code, or `//<- …`.
struct ExampleMarker {
    /// Up to the bracket behind the rule's name: the same in every language.
    let head: Substring
    /// What is quoted of the message.
    let message: Substring

    /// nil for a line that is no marker.
    init?(_ line: Substring) {
        let comment = line.drop { $0 == " " }
        guard comment.hasPrefix("//") else { return nil }
        let marks = comment.dropFirst(2).drop { $0 == " " }
        guard marks.hasPrefix("^") || marks.hasPrefix("<-"), let end = line.firstIndex(of: "]"),
            line[end...].hasPrefix("]: ")
        else { return nil }
        head = line[...end]
        message = line[end...].dropFirst(3)
    }

    /// Whether the message is the same in every language: code and numbers alone, without a word outside of backticks.
    var isNeutral: Bool {
        var isCode = false
        for character in message {
            if character == "`" { isCode.toggle() } else if character.isLetter, !isCode { return false }
        }
        return true
    }

    /// Whether a text has the quoted part. A single word says nothing: `left` stands in any of them as code.
    func isQuoted(in text: String) -> Bool {
        guard message.contains(" ") else { return false }
        var rest = Substring(text).utf8
        while rest.count >= message.utf8.count {
            if rest.starts(with: message.utf8) { return true }
            rest.removeFirst()
        }
        return false
    }
}
