// Anchors make long lines: those that few would write are broken at the arguments.

import SourceText

extension LineStyle {
    /// The most columns that a line of Swift has; SwiftLint asks for no more either.
    private static let mostColumns = 120

    /// The same with an argument a line, where a constraint would reach too far to the right.
    ///
    /// - Parameter text: Lines of Swift as they stand behind `indentation`.
    func wrapping(_ text: String) -> String {
        var isFirst = true
        return text.split(separator: Character(newline), omittingEmptySubsequences: false).map { line in
            let own = isFirst ? indentation : ""
            isFirst = false
            return own.utf8.count + line.utf8.count > Self.mostColumns ? wrapped(line, own) : String(line)
        }.joined(separator: newline)
    }

    private func wrapped(_ line: Substring, _ own: String) -> String {
        let isCode = !line.contains("\"") && !line.drop(while: \.isWhitespace).hasPrefix("/")
        guard isCode, let call = line.firstRange(of: ".constraint("),
            let (arguments, end) = arguments(of: line, from: call.upperBound)
        else { return String(line) }
        let outer = own + line.prefix { $0 == " " || $0 == "\t" }
        let inner = newline + outer + unit
        return line[..<call.upperBound] + arguments.map { inner + $0 }.joined(separator: ",") + newline + outer
            + line[end...]
    }

    /// What stands between a parenthesis and the one that closes it, at the commas between, and where that one is.
    private func arguments(of line: Substring, from start: Substring.Index) -> (list: [String], end: Substring.Index)? {
        var depth = 0
        var list: [String] = [""]
        var place = start
        while place < line.endIndex {
            let character = line[place]
            switch character {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                if depth == 0 { return (list.map { String($0.drop { $0 == " " }) }, place) }
                depth -= 1
            case ",":
                if depth == 0 {
                    list.append("")
                    place = line.index(after: place)
                    continue
                }
            default: break
            }
            list[list.count - 1].append(character)
            place = line.index(after: place)
        }
        return nil
    }
}
