// What is said of text that is not the language.

import MasonrySyntax
import SourceText

extension SyntaxProblem {
    /// One sentence in plain words.
    package var message: Phrase {
        switch kind {
        case .missing(let part): part.message
        case .extraDots: Part.attribute.message
        case .missingComma(let next): "Expected `,` or the closing bracket before `\(next)`."
        case .missingStatementEnd(let next): "Expected `;` or a new line before `\(next)`."
        case .missingDeclarationEnd(let next): "Expected a new line or `;` before `\(next)`."
        case .missingSemicolon: "Expected `;` at the end of the statement."
        case .noStatement(let word): "`\(word)` does not begin a statement."
        case .safeAreaOfOtherThanFour: "`safeArea` takes four numbers: top, left, bottom, right."
        case .assignmentForComparison: "Compare with `==`."
        case .commaBetweenProperties: "Separate properties by `;` or a new line."
        case .misspelled(let meant): "Expected `\(meant)`."
        case .strayCloser(let mark): "This `\(mark)` closes nothing; remove it."
        case .unclosed(let opener, let closer): "Expected `\(closer)` to close `\(opener)`."
        case .unclosedBrace(let line): "Expected `}` to close the `{` of line \(line)."
        case .unterminatedString: "This text has no closing quote."
        case .unterminatedComment: "This comment has no closing `*/`."
        case .foreignText(let text): "`\(text)` is not part of the language."
        case .invalidUTF8: "These bytes are not valid UTF-8."
        case .tooDeep(let limit):
            "This is nested too deeply: the limit is \(limit) levels of brackets and statements. Nothing else in this file is checked."
        case .wideForm(let mark): "This is the wide form of `\(mark)`."
        }
    }

    /// What the fix does; nil where there is none.
    package var fixTitle: Phrase? {
        guard let fix else { return nil }
        switch kind {
        case .commaBetweenProperties: return "Replace `,` with `;`"
        case .assignmentForComparison: return "Replace `=` with `==`"
        case .extraDots: return fix.range.length == 1 ? "Remove the extra `.`" : "Remove the extra dots"
        default: return fix.range.isEmpty ? "Insert `\(fix.text)`" : "Replace with `\(fix.text)`"
        }
    }
}

extension SyntaxProblem.Part {
    fileprivate var message: Phrase {
        switch self {
        case .viewName: "Expected the view's name after `view`."
        case .viewClass: "Expected the view's class after `:`."
        case .guideName: "Expected the guide's name after `guide`."
        case .stateName: "Expected the state's name after `state`."
        case .stateBlocks: "Expected `{` and the state's blocks."
        case .property: "Expected a property such as `intrinsicSize: 64 x 64`, a `guide` or a `view`."
        case .propertyValue: "Expected a value after `:`."
        case .screenName: "Expected a name between quotes, or a device such as `iPhone15`, after `screen`."
        case .screenSize: "Expected the screen's size, such as `390 x 844`."
        case .screenHeight: "Expected the height after `x`."
        case .comparison: "Expected a comparison such as `a.width == 100` after `expect`."
        case .comparisonOperator: "Expected `==`, `<=`, `>=`, `<`, `>` or `!=`."
        case .comparedValue: "Expected a value to compare with."
        case .expectedScreen: "Expected a screen's name between quotes after `on`."
        case .expectedState: "Expected a state's name after `in`."
        case .attribute: "Expected an attribute after `.`."
        case .assignedValue: "Expected a value after `=`."
        case .valueBeforeComma: "Expected a value before `,`."
        case .secondChoice: "Expected `:` and a second value after `?`."
        }
    }
}
