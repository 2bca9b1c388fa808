// Evaluating the next version of a `.masonry` text: only the blocks that changed run again.

import AutoLayout
import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// Becomes the meaning of `tree`, the next version of its own. The same as a fresh evaluation.
    ///
    /// That is possible where all that changed makes constraints which no other statement looks at: the records of the
    /// blocks that changed are replaced, all others moved. Complexity: O(records behind the change), of which little is
    /// done with each.
    ///
    /// - Returns: false where it is not possible; then the document is of no further use.
    package mutating func reevaluate(_ tree: SyntaxTree, after change: TreeChange) -> Bool {
        guard var record = self.record.take(), isReplaceable(change, &record), areNew(change, in: tree) else {
            return false
        }
        guard let piece = EvaluatedPiece(change, of: tree, in: self, &record) else { return false }
        let gone = RecordRanges(
            record.marks[change.oldStatements.lowerBound], record.marks[change.oldStatements.upperBound])
        guard isNowhereRevised(piece, gone) else { return false }
        splice(piece, over: gone, change, &record)
        self.tree = tree
        self.record = record
        return true
    }

    // MARK: Whether

    /// Whether the statements that are gone did nothing but make constraints, and all behind them too.
    private func isReplaceable(_ change: TreeChange, _ record: inout EvaluationRecord) -> Bool {
        let (code, old) = (PlainCode(tree: tree), tree.root.statements)
        guard change.oldStatements.upperBound < record.marks.count else { return false }
        let unsettled =
            record.unsettled
            ?? (old.indices.last { !record.marks[$0].isHoisted && !code.isSettled(old[$0]) }.map { $0 + 1 } ?? 0)
        record.unsettled = unsettled
        return change.oldStatements.lowerBound >= unsettled
            && change.oldStatements.allSatisfy { !record.marks[$0].isHoisted && code.isPlain(old[$0]) }
    }

    private func areNew(_ change: TreeChange, in tree: SyntaxTree) -> Bool {
        let code = PlainCode(tree: tree)
        return change.newStatements.allSatisfy { code.isPlain(tree.root.statements[$0]) }
    }

    /// Updates look at what other blocks made for their view, and so do those that remake or remove.
    private func isNowhereRevised(_ piece: EvaluatedPiece, _ gone: RecordRanges) -> Bool {
        let receivers = Set(blocks[gone.blocks].compactMap(\.receiver) + piece.document.blocks.compactMap(\.receiver))
        return blocks.allSatisfy { block in
            block.kind == .make || !(block.receiver.map(receivers.contains) ?? false)
        }
    }

    // MARK: How

    private mutating func splice(
        _ piece: EvaluatedPiece, over gone: RecordRanges, _ change: TreeChange, _ record: inout EvaluationRecord
    ) {
        let new = piece.document
        let shift = DocumentShift(
            tree: change,
            blocks: NumberShift(first: gone.blocks.upperBound, distance: new.blocks.count - gone.blocks.count),
            chains: NumberShift(first: gone.chains.upperBound, distance: new.chainRecords.count - gone.chains.count),
            steps: NumberShift(first: gone.steps.upperBound, distance: new.steps.count - gone.steps.count),
            constraints: NumberShift(
                first: gone.constraints.upperBound, distance: new.constraints.count - gone.constraints.count))
        let placed = DocumentShift(
            blocks: NumberShift(first: 0, distance: gone.blocks.lowerBound),
            chains: NumberShift(first: 0, distance: gone.chains.lowerBound),
            steps: NumberShift(first: 0, distance: gone.steps.lowerBound),
            constraints: NumberShift(first: 0, distance: gone.constraints.lowerBound))

        blocks.splice(new.blocks, over: gone.blocks, placed, shift)
        chainRecords.splice(new.chainRecords, over: gone.chains, placed, shift)
        steps.splice(new.steps, over: gone.steps, placed, shift)
        constraints.splice(new.constraints, over: gone.constraints, placed, shift)
        references.splice(new.references, over: references.standing(in: change.oldBytes, \.range), placed, shift)
        problems.splice(new.problems, over: problems.standing(in: change.oldBytes, \.range), placed, shift)
        moveProblems(before: change, shift)
        record.marks.splice(piece.marks, over: change.oldStatements, placed, shift)
        let active = piece.active.map(placed.moved)
        for index in scenarios.indices { scenarios[index].move(shift, replacing: gone.constraints, by: active) }
        if !change.movesNothing { moveDeclarations(shift) }
    }

    /// Those of states, which run last, may stand before the change and be about chains that moved.
    private mutating func moveProblems(before change: TreeChange, _ shift: DocumentShift) {
        guard shift.chains.distance != 0 || shift.constraints.distance != 0 else { return }
        let end = problems.standing(in: 0..<change.oldBytes.lowerBound, \.range).upperBound
        for index in 0..<end { problems[index].move(shift) }
    }

    private mutating func moveDeclarations(_ shift: DocumentShift) {
        for index in items.indices {
            shift.move(&items[index].declaration)
            shift.move(&items[index].nameRange)
        }
        for index in constants.indices {
            shift.move(&constants[index].declaration)
            shift.move(&constants[index].nameRange)
        }
        for index in screens.indices {
            shift.move(&screens[index].declaration)
            shift.move(&screens[index].nameRange)
        }
        for index in states.indices {
            shift.move(&states[index].declaration)
            shift.move(&states[index].nameRange)
        }
        for index in expectations.indices { shift.move(&expectations[index].range) }
    }
}

/// Which records some statements of the top level made.
struct RecordRanges {
    let blocks: Range<Int>
    let chains: Range<Int>
    let steps: Range<Int>
    let constraints: Range<Int>

    init(_ start: EvaluationMark, _ end: EvaluationMark) {
        blocks = Int(start.blocks)..<max(Int(start.blocks), Int(end.blocks))
        chains = Int(start.chains)..<max(Int(start.chains), Int(end.chains))
        steps = Int(start.steps)..<max(Int(start.steps), Int(end.steps))
        constraints = Int(start.constraints)..<max(Int(start.constraints), Int(end.constraints))
    }
}

extension Array {
    /// The elements, which are in the order of their ranges, that begin in `bytes`.
    fileprivate func standing(in bytes: Range<Int>, _ range: (Element) -> TextRange) -> Range<Int> {
        let start = firstIndex(from: bytes.lowerBound, range)
        return start..<Swift.max(start, firstIndex(from: bytes.upperBound, range))
    }

    private func firstIndex(from byte: Int, _ range: (Element) -> TextRange) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if range(self[middle]).start.utf8 >= byte { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
