// Evaluating the next version of a `.masonry` text: only the blocks that changed run again.

import AutoLayout
import MasonrySyntax
import SourceText

/// The statements of the top level near a change that do nothing but make constraints.
package struct PlainStatements {
    fileprivate let indices: Range<Int>
}

extension LayoutDocument {
    /// To be asked before the tree becomes its next version.
    package func plainStatements(near change: TextChange) -> PlainStatements {
        let (code, statements) = (PlainCode(tree: tree), tree.root.statements)
        guard let record else { return PlainStatements(indices: 0..<0) }
        func isPlain(_ index: Int) -> Bool { !record.marks[index].isHoisted && code.isPlain(statements[index]) }
        var start = statements.partitionPoint { tree[$0].range.end.utf8 >= change.start }
        var end = start
        while end < statements.count, tree[statements[end]].range.start.utf8 <= change.oldEnd, isPlain(end) { end += 1 }
        // One more on either side may be read again.
        if end < statements.count, isPlain(end) { end += 1 }
        if start > 0, isPlain(start - 1) { start -= 1 }
        return PlainStatements(indices: start..<end)
    }

    /// Becomes the meaning of `tree`, the next version of its own. The same as a fresh evaluation.
    ///
    /// That is possible where all that changed makes constraints which no other statement looks at: the records of the
    /// blocks that changed are replaced, all others moved where they lie. Complexity: O(records behind the change), of
    /// which little is done with each.
    ///
    /// - Returns: false where it is not possible; then the document is of no further use.
    package mutating func reevaluate(
        _ tree: SyntaxTree, after change: TreeChange, replacing plain: PlainStatements
    ) -> Bool {
        guard var record = self.record.take(), change.oldStatements.upperBound < record.marks.count,
            plain.indices.contains(change.oldStatements),
            // Guides are made where they are named first, which may be elsewhere now.
            Int(record.marks[change.oldStatements.lowerBound].items) == items.count,
            areSettled(change, in: tree, &record),
            let piece = EvaluatedPiece(change, of: tree, in: self, &record)
        else { return false }
        let gone = RecordRanges(
            record.marks[change.oldStatements.lowerBound], record.marks[change.oldStatements.upperBound])
        guard isNowhereRevised(piece, gone) else { return false }
        splice(piece, over: gone, change, &record)
        self.tree = tree
        self.record = record
        return true
    }

    // MARK: Whether

    /// Whether the new statements do nothing but make constraints, and all those behind them leave names and views alone.
    private func areSettled(_ change: TreeChange, in tree: SyntaxTree, _ record: inout EvaluationRecord) -> Bool {
        let (code, statements) = (PlainCode(tree: tree), tree.root.statements)
        let unsettled = record.unsettled ?? endOfUnsettled(change, in: tree, record)
        record.unsettled = unsettled
        return change.oldStatements.lowerBound >= unsettled
            && change.newStatements.allSatisfy { code.isPlain(statements[$0]) }
    }

    /// How many statements there are up to the last one that may change names or views, in numbers of the old tree.
    private func endOfUnsettled(_ change: TreeChange, in tree: SyntaxTree, _ record: EvaluationRecord) -> Int {
        let (code, statements) = (PlainCode(tree: tree), tree.root.statements)
        var (end, settledStates) = (0, 0)
        for index in statements.indices where !change.newStatements.contains(index) {
            let isBefore = index < change.newStatements.lowerBound
            let old = isBefore ? index : index - change.newStatements.upperBound + change.oldStatements.upperBound
            if record.marks[old].isHoisted { continue }
            if !code.isSettled(statements[index]) {
                end = old + 1
            } else if case .state = tree[statements[index]].kind {
                settledStates += 1
            }
        }
        // States run behind all else, wherever they stand.
        return settledStates == states.count ? end : .max
    }

    /// Updates look at what other blocks made for their view, and so do those that remake or remove; a chain may also
    /// change a constraint that it just made.
    private func isNowhereRevised(_ piece: EvaluatedPiece, _ gone: RecordRanges) -> Bool {
        let receivers = Set(blocks[gone.blocks].compactMap(\.receiver) + piece.document.blocks.compactMap(\.receiver))
        let areBlocks = blocks.allSatisfy { block in
            block.kind == .make || !(block.receiver.map(receivers.contains) ?? false)
        }
        return areBlocks
            && scenarios.allSatisfy { scenario in
                !scenario.changedConstants.keys.contains { gone.constraints.contains($0.index) }
                    && !scenario.changedPriorities.keys.contains { gone.constraints.contains($0.index) }
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
        let start = partitionPoint { range($0).start.utf8 >= bytes.lowerBound }
        return start..<Swift.max(start, partitionPoint { range($0).start.utf8 >= bytes.upperBound })
    }
}
