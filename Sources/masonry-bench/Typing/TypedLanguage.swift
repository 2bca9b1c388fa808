// The languages that the benchmark types in: how their texts are made up, and how statements and comments look.

import Foundation

/// A language of a text that is typed into.
enum TypedLanguage: String, CaseIterable {
    case masonry, swift, python
    case objectiveC = "objective-c"

    init?(ending: String) {
        guard let language = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
        self = language
    }

    var endings: [String] {
        switch self {
        case .masonry: ["masonry"]
        case .swift: ["swift"]
        case .python: ["py"]
        case .objectiveC: ["m", "mm"]
        }
    }

    var ending: String { endings.first ?? "" }
    var lineComment: String { self == .python ? "# " : "// " }
    /// What opens and closes a comment, or a text, of several lines.
    var longComment: (open: String, close: String) { self == .python ? ("\"\"\"", "\"\"\"") : ("/*", "*/") }

    /// A statement on `receiver`, such as the neighbours of the place where it is typed have.
    func statement(on receiver: String) -> String {
        switch self {
        case .masonry, .swift: "\(receiver).width.lessThanOrEqualTo(900)"
        case .objectiveC: "\(receiver).width.mas_lessThanOrEqualTo(900);"
        case .python: "\(receiver).last.place(left=16, width=900)"
        }
    }

    /// Whether a line is a whole statement of a block, as people write most of.
    func isStatement(_ line: Substring) -> Bool {
        guard line.first == " " || line.first == "\t", line.hasSuffix(")") || line.hasSuffix(");") else { return false }
        if self == .python { return line.contains(".place(") }
        return line.contains("qualTo") && line.contains(".") && !line.contains { "{}[]".contains($0) }
            && line.count { $0 == "(" } == line.count { $0 == ")" }
    }
}
