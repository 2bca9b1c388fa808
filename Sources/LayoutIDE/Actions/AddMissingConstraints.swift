// The position or size that an ambiguous view lacks.

import AutoLayout
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// In a block of a view, or on its declaration: statements that settle what is free, proved by solving.
    func addMissingConstraints(at range: TextRange) -> CodeAction? {
        guard let block = baseBlock(for: range), let receiver = block.receiver,
            let home = solved.firstIndex(where: {
                $0.knowledge(of: receiver, in: document) == .known && $0.isSurelyFree(receiver, in: document)
            }),
            let parent = parentName(of: receiver)
        else { return nil }
        let missing = independent(quantities(of: receiver, in: home))
        guard !missing.isEmpty, let place = endOfBody(of: block) else { return nil }
        let statements = missing.map { statement(for: $0, of: receiver, home, block, parent) }
        let edit = insertion(of: statements, at: place, in: block)
        let next = Analysis(text: text.applying([edit]), following: self)
        guard next.solved.indices.contains(home), next.document.items.count == document.items.count,
            FrameTexts(next).freeQuantities(of: receiver, in: home).isEmpty,
            next.solved[home].solution.conflicts.count <= solved[home].solution.conflicts.count
        else { return nil }
        let names = missing.map { "`\(LensWords.name(of: $0.attribute))`" }
        var result = action(ActionWords.addMissing(names), .quickFix, [edit])
        let isPosition = missing.allSatisfy { $0.attribute == .x || $0.attribute == .y }
        result.rule = isPosition ? "ambiguous-position" : "ambiguous-size"
        return result
    }

    /// The block around the selection, or the first one of the view whose declaration is selected; no state's.
    private func baseBlock(for range: TextRange) -> ConstraintBlock? {
        if let block = block(around: range) {
            return block.state == nil && block.certainty == .certain && block.kind != .update ? block : nil
        }
        guard let reference = reference(at: range.start), case .item(let id) = reference.symbol else { return nil }
        return document.blocks.first { $0.receiver == id && $0.state == nil && $0.kind == .make }
    }

    private func parentName(of id: ItemID) -> String? {
        guard case .item(let parent) = document[id].parent, document[parent].nameRange != nil else { return nil }
        return document[parent].name
    }

    private func quantities(of id: ItemID, in home: Int) -> [LayoutSolution.Ambiguity] {
        guard let index = solved[home].lowered.itemIndices[id] else { return [] }
        return solved[home].solution.ambiguities.filter { $0.item.index == index }
    }

    /// One for each degree of freedom; a size rather than the position that goes with it.
    private func independent(_ all: [LayoutSolution.Ambiguity]) -> [LayoutSolution.Ambiguity] {
        var chosen: [LayoutSolution.Ambiguity] = []
        for ambiguity in all.reversed()
        where !chosen.contains(where: { $0.degreeOfFreedom == ambiguity.degreeOfFreedom }) {
            chosen.append(ambiguity)
        }
        return chosen.reversed()
    }

    private func statement(
        for ambiguity: LayoutSolution.Ambiguity, of id: ItemID, _ home: Int, _ block: ConstraintBlock, _ parent: String
    ) -> String {
        let name = LensWords.name(of: ambiguity.attribute)
        let isPosition = ambiguity.attribute == .x || ambiguity.attribute == .y
        let target: String
        if isPosition {
            target = block.library == .snapKit ? "equalToSuperview()" : "equalTo(\(parent))"
        } else {
            let size = "\(NumberText.short(sizeNow(ambiguity, home)))"
            target = (block.library == .snapKit ? "equalTo" : "mas_equalTo") + "(\(size))"
        }
        return "\(maker(of: block)).\(name).\(target)"
    }

    /// The size in the solution that is shown now; a usual one where that is nothing.
    private func sizeNow(_ ambiguity: LayoutSolution.Ambiguity, _ home: Int) -> Double {
        let frame = solved[home].solution.frames[ambiguity.item.index]
        let size = ambiguity.attribute == .width ? frame.width : frame.height
        return size > 0 && size.isFinite ? size : 44
    }

    /// Before the closing brace of the block.
    private func endOfBody(of block: ConstraintBlock) -> TextOffset? {
        let walk = TokenWalk(tree)
        guard var index = walk.boundary(at: block.range.end).map({ $0 - 1 }) else { return nil }
        for _ in 0..<8 {
            if walk.isMark(index, "}") { return walk.token(index)?.range.start }
            guard let before = walk.previous(index) else { return nil }
            index = before
        }
        return nil
    }

    private func insertion(of statements: [String], at brace: TextOffset, in block: ConstraintBlock) -> TextEdit {
        let semicolon = spelling(of: block) == .message ? ";" : ""
        let line = text.lineRange(text.line(at: brace))
        guard let line, indentation(of: line).end == brace else {
            let joined = statements.joined(separator: "; ")
            let needsSemicolon = block.chains.isEmpty ? "" : "; "
            var start = brace.utf8
            while start > 0, text.bytes[start - 1] == 0x20 { start -= 1 }
            let separator = start > 0 && [UInt8(ascii: ";"), UInt8(ascii: "{")].contains(text.bytes[start - 1])
            return TextEdit(TextRange(start, brace.utf8), (separator ? " " : needsSemicolon) + joined + semicolon + " ")
        }
        let indent =
            chains(of: block).last.map { indentation(at: $0.range.start) } ?? text[indentation(of: line)] + "    "
        let lines = statements.map { "\(indent)\($0)\(semicolon)\(lineEnding)" }
        return TextEdit(TextRange(at: line.start), lines.joined())
    }
}
