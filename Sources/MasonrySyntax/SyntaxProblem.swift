// Mistakes that the parser finds, as kinds with their values: the words for them are the rules' business.

import SourceText

/// Something that is not the language; reported as finding `syntax` in layout code and never in host code.
package struct SyntaxProblem: Sendable, Hashable {
    package var kind: Kind
    package var range: TextRange
    /// An edit that certainly mends it.
    package var fix: TextEdit?

    package init(_ kind: Kind, at range: TextRange, fix: TextEdit? = nil) {
        self.kind = kind
        self.range = range
        self.fix = fix
    }

    /// By place; brackets are looked at before statements, and come first where both are wrong.
    static func sorted(_ problems: [SyntaxProblem]) -> [SyntaxProblem] {
        problems.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }.map(\.element)
    }

    package enum Kind: Sendable, Hashable {
        case missing(Part)
        /// `make..left`
        case extraDots
        /// Two arguments or elements without a comma; the spelling of what follows.
        case missingComma(before: String)
        /// Two statements of code on a line; the spelling of what follows.
        case missingStatementEnd(before: String)
        /// Two declarations of a `.masonry` file on a line; the spelling of what follows.
        case missingDeclarationEnd(before: String)
        case missingSemicolon
        /// The spelling of what begins no statement.
        case noStatement(String)
        case safeAreaOfOtherThanFour
        /// `expect a.width = 3`
        case assignmentForComparison
        /// `hugging: 1, 2, font: 3`
        case commaBetweenProperties
        /// A keyword with a typing mistake.
        case misspelled(meant: String)
        case strayCloser(String)
        case unclosed(opener: String, closer: String)
        /// The line of the brace, from one.
        case unclosedBrace(line: Int)
        case unterminatedString
        case unterminatedComment
        case foreignText(String)
        case invalidUTF8
        /// What is nested deeper than the limit is not read; reported in host code too.
        case tooDeep(limit: Int)
        /// `；` for `;`
        case wideForm(of: String)
    }

    /// What was expected and is not there.
    package enum Part: Sendable, Hashable, CaseIterable {
        case viewName, viewClass, guideName, stateName, stateBlocks
        case property, propertyValue
        case screenName, screenSize, screenHeight
        case comparison, comparisonOperator, comparedValue, expectedScreen, expectedState
        case attribute, assignedValue, valueBeforeComma, secondChoice
    }
}
