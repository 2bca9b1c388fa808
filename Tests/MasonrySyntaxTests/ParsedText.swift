// How the tests of this target parse: every tree is checked against the definition of trees.

import LayoutRules
import MasonrySyntax
import SourceText
import Testing

/// The tree of a text, whose invariants hold.
func parse(
    _ text: String, as dialect: Dialect = .masonry, sourceLocation: SourceLocation = #_sourceLocation
) -> SyntaxTree {
    parse(SourceText(text), as: dialect, sourceLocation: sourceLocation)
}

func parse(
    _ text: SourceText, as dialect: Dialect, sourceLocation: SourceLocation = #_sourceLocation
) -> SyntaxTree {
    let tree = SyntaxTree.parse(text, dialect: dialect)
    #expect(tree.brokenInvariants == [], sourceLocation: sourceLocation)
    return tree
}

extension SyntaxTree {
    /// `line:column message`, both from one.
    var messages: [String] {
        problems.map { problem in
            let position = text.position(of: problem.range.start, in: .utf16)
            return "\(position.line + 1):\(position.column + 1) \(problem.message.text(in: .english))"
        }
    }

    /// The text after all fixes.
    var mended: String { text.applying(problems.compactMap(\.fix)).string }

    func tokens(_ kind: Token.Kind) -> [String] { tokens.filter { $0.kind == kind }.map { text[$0.range] } }
}
