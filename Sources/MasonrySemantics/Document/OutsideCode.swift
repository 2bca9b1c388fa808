// What evaluation made of code of other files, told apart from what stands in the text.

import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// Whether something stands in the text itself.
    package func isInText(_ range: TextRange) -> Bool { range.start.utf8 <= tree.text.length }

    /// Whether a constraint is made by code of another class than the one whose layout it is part of.
    package func isBorrowed(_ id: MadeConstraintID) -> Bool {
        guard isInText(self[id].range) else { return true }
        guard let chain = self[id].chain, chainRecords.indices.contains(chain.index) else { return false }
        return blocks[chainRecords[chain.index].block.index].isBorrowed
    }

    /// The line of another file where attached code stands; nil for what stands in the text.
    package func outsidePlace(of range: TextRange) -> OutsidePlace? {
        guard !isInText(range) else { return nil }
        let start = range.start.utf8
        let next = attachedPieces.partitionPoint { $0.start > start }
        guard next > 0 else { return nil }
        return attachedPieces[next - 1].place(of: start)
    }

    /// Takes back the tree of the text alone: places of attached code lie behind its end.
    mutating func detach(_ own: SyntaxTree, from attached: AttachedCode) {
        attachedPieces = attached.pieces.map { AttachedLines($0, in: attached.tree.text) }
        tree = own
        nameByLines()
        let length = own.text.length
        problems.removeAll { $0.range.start.utf8 > length }
        references.removeAll { $0.range.start.utf8 > length }
        // By number: a loop over the records would copy each of them.
        for index in items.indices {
            if let range = items[index].declaration, range.start.utf8 > length { items[index].declaration = nil }
            if let range = items[index].nameRange, range.start.utf8 > length { items[index].nameRange = nil }
        }
        for index in constants.indices where constants[index].nameRange.start.utf8 > length {
            constants[index].origin = constants[index].origin ?? outsidePlace(of: constants[index].nameRange)
        }
        for index in steps.indices where steps[index].nameRange.start.utf8 > length { steps[index].dropArgument() }
        for index in constraints.indices where constraints[index].range.start.utf8 > length {
            constraints[index].constantRange = nil
        }
    }
}

/// A piece of attached code with its lines.
package struct AttachedLines: Sendable {
    let start: Int
    private let path: String
    private let line: Int
    /// Where its lines begin.
    private let starts: [Int]

    init(_ piece: AttachedCode.Piece, in text: SourceText) {
        start = piece.range.lowerBound
        path = piece.place.path
        line = piece.place.line
        let first = text.line(at: TextOffset(piece.range.lowerBound))
        let last = text.line(at: TextOffset(piece.range.upperBound))
        starts = first < last ? text.lineStarts[(first + 1)...last].map { Int($0) } : []
    }

    func place(of offset: Int) -> OutsidePlace {
        OutsidePlace(path: path, line: line + starts.partitionPoint { $0 > offset })
    }
}
