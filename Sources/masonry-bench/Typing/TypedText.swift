// A text to type into, and the places in it where something is typed.

import Foundation

/// One file of a session.
struct TypedText {
    /// A line where a statement stands.
    struct Place {
        var line: Int
        /// Behind the statement, before its semicolon, in UTF-16 units.
        var column: Int
        /// Behind the line.
        var end: Int
        var indentation: String
        /// What the statement begins with: `make`.
        var receiver: String
        /// The line with its end.
        var text: String
    }

    let title: String
    let language: TypedLanguage
    let text: String
    let lineCount: Int
    /// All over the text.
    private(set) var places: [Place] = []
    /// The last digit of a number that all rows use.
    private(set) var sharedDigit: (line: Int, column: Int)?

    var uri: String { "file:///bench.\(language.ending)" }

    private static let placeCount = 16

    init(_ title: String, _ language: TypedLanguage, _ text: String) {
        self.title = title
        self.language = language
        self.text = text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        lineCount = lines.count
        let statements = lines.indices.filter { language.isStatement(lines[$0]) }
        let count = min(Self.placeCount, statements.count)
        places = (0..<count).map { number in
            let index = statements[(2 * number + 1) * statements.count / (2 * count)]
            return Self.place(lines[index], index)
        }
        for (index, line) in lines.prefix(20).enumerated() where Self.sharedNumbers.contains(where: line.contains) {
            if let digit = line.lastIndex(where: \.isNumber) { sharedDigit = (index, line[..<digit].utf16.count) }
        }
    }

    /// The number that all rows of the made-up texts use.
    private static let sharedNumbers = ["let gap", "#define kPadding", "GAP ="]

    private static func place(_ line: Substring, _ index: Int) -> Place {
        let statement = line.drop(while: \.isWhitespace)
        let end = line.utf16.count
        return Place(
            line: index, column: line.hasSuffix(";") ? end - 1 : end, end: end,
            indentation: String(line.prefix(while: \.isWhitespace)), receiver: String(statement.prefix { $0 != "." }),
            text: line + "\n")
    }

    /// A file of people, as long as it is.
    init(file path: String) throws {
        let url = URL(fileURLWithPath: path)
        guard let language = TypedLanguage(ending: url.pathExtension) else { throw CocoaError(.fileReadUnknown) }
        self.init(url.lastPathComponent, language, try String(contentsOf: url, encoding: .utf8))
    }

    /// The texts of one length in all languages, of many classes and of one.
    static func madeUp(lines: Int) -> [TypedText] {
        [
            TypedText(".masonry, one root", .masonry, MadeUpSource.layout(lines: lines)),
            TypedText(".m, many classes", .objectiveC, MadeUpSource.objectiveC(lines: lines)),
            TypedText(".m, one class", .objectiveC, MadeUpSource.objectiveCClass(lines: lines)),
            TypedText(".swift, many classes", .swift, MadeUpSource.swift(lines: lines)),
            TypedText(".swift, one class", .swift, MadeUpSource.swiftClass(lines: lines)),
        ]
    }

    /// As many lines for the peer.
    static func python(lines: Int) -> TypedText { TypedText("Python", .python, MadeUpSource.python(lines: lines)) }
}
