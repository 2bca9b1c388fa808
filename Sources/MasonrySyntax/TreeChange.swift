// What of a next version's tree is new, for those who keep something about each of its nodes.

import SourceText

/// How a tree differs from the one that it follows: some statements of the top level are others, all else is the same,
/// though it may stand elsewhere and have other numbers.
package struct TreeChange: Sendable {
    /// Where the statements that are gone stood; what begins at its end or behind has moved.
    package let oldBytes: Range<Int>
    /// Indices of `SyntaxTree.root.statements`: those that are gone from the old tree, and those of the new tree that
    /// came for them.
    package let oldStatements: Range<Int>
    package let newStatements: Range<Int>
    /// From this expression on all have another number.
    let firstMovedExpression: Int32
    let shift: NodeShift

    /// Whether all nodes behind the change stand where they stood and have the numbers that they had.
    package var movesNothing: Bool { shift.isNothing }

    /// Where the new statements stand.
    package var newBytes: Range<Int> {
        oldBytes.lowerBound..<max(oldBytes.lowerBound, oldBytes.upperBound + shift.bytes)
    }

    /// Where what stood at `range`, and is not gone, stands now.
    @inline(__always)
    package func moved(_ range: TextRange) -> TextRange {
        range.start.utf8 < oldBytes.upperBound ? range : shift.moved(range)
    }

    /// The number now of an expression that is not gone.
    @inline(__always)
    package func moved(_ id: ExpressionID) -> ExpressionID {
        id.index < firstMovedExpression ? id : shift.moved(id)
    }
}
