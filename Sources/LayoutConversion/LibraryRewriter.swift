// Constraints without a library as blocks of one: activations that follow each other become the blocks of their views.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Activations in a row, which are written as one.
private struct ActivationGroup {
    var activations: [Activation]
    var statements: [DraftStatement]
    var list: TextRange
    /// What is only made active there, and stays so.
    var kept: [String] = []
    var keptComments: [String] = []
    /// The views whose masks stay on, in the order of their first constraints.
    var masked: [String] = []

    var range: TextRange { activations.dropFirst().reduce(activations[0].range) { $0.union($1.range) } }
    /// The views that get a block.
    var views: Set<String> { Set(statements.flatMap(\.drafts).map(\.first.text)) }
}

extension BlockRewriter {
    /// - Parameter port: Writes what stands in the other language than the library.
    func libraryBlocks(
        _ written: WrittenInstances, _ reader: UIKitReader, _ isChosen: (TextRange) -> Bool, port: BlockPort? = nil
    ) -> [BlockConversion] {
        let library: Library = target == .snapKit ? .snapKit : .masonry
        let fits = (tree.dialect == .swift) == (library == .snapKit)
        let masks = ViewMasks(document, reader, classes)
        let lookups = ConstraintLookups(tree)
        var result: [BlockConversion] = []
        var groups: [ActivationGroup] = []
        for activation in reader.activations() where isChosen(activation.range) {
            var content = ReadActivation()
            var masked: [String] = []
            let read = attempt(activation.range) { _ throws(Reason) in
                guard fits || port != nil else { throw Reason(.language) }
                let lookup = lookups.first(besides: activation.range)
                if let lookup, ConstraintLookups.mayMove(tree.text[activation.range]) {
                    throw Reason(.lookedUp(lookup))
                }
                content = try reader.read(activation)
                if let port { content.statements = content.statements.map(port.inSwift) }
                let function = reader.index.function(around: activation.range)
                for place in content.statements.indices {
                    for (index, draft) in content.statements[place].drafts.enumerated() {
                        let first = draft.first.item
                        let (draft, isGivenBack) = try masks.withoutMask(draft, in: function, for: library)
                        if let lookup, draft.first.item != first { throw Reason(.lookedUp(lookup)) }
                        if isGivenBack, !masked.contains(draft.first.text) { masked.append(draft.first.text) }
                        if let change = written.change(of: draft.first.item) { throw Reason(.changedElsewhere(change)) }
                        try checkOthers(draft.first.item)
                        content.statements[place].drafts[index] = draft
                    }
                }
            }
            guard read.isProven else {
                result.append(read)
                continue
            }
            let group = ActivationGroup(
                activations: [activation], statements: content.statements,
                list: reader.index.list(around: activation.range), kept: content.kept,
                keptComments: content.keptComments, masked: masked)
            if let last = groups.last, let both = joined(last, group, reader, masks) {
                groups[groups.count - 1] = both
            } else {
                groups.append(group)
            }
        }
        let printer = LibraryBlocks(library: library, document: document)
        var removed: Set<TextRange> = []
        if let port {
            result += ports(of: groups, printer, port)
        } else {
            for group in groups { result.append(blocks(of: group, printer, reader, masks, &removed)) }
        }
        return result.sorted { $0.range.start < $1.range.start }
    }

    private func blocks(
        of group: ActivationGroup, _ printer: LibraryBlocks, _ reader: UIKitReader, _ masks: ViewMasks,
        _ removed: inout Set<TextRange>
    ) -> BlockConversion {
        attempt(group.range) { result throws(Reason) in
            result.statements = group.activations.count
            let lines = BlockUnwrapping.Lines(tree: tree)
            let style = lines.style(at: group.range.start)
            var text = try printer.text(group.statements, style)
            if !group.kept.isEmpty {
                let lines = group.keptComments + [printer.activation(of: group.kept)]
                text += lines.map { style.newline + style.indentation + $0 }.joined()
            }
            for view in group.masked { text += style.newline + style.indentation + printer.maskLine(view) }
            result.edits = [TextEdit(group.range, text)]
            result.numbers = Set(group.statements.flatMap(\.drafts).map(\.constant.text))
            var piece = [group.range]
            for activation in group.activations {
                piece += try withVariables(of: activation, reader, lines, &result).filter { !group.range.contains($0) }
            }
            result.pieces = [piece]
            // The block does what these lines do.
            let views = group.views
            for (view, range) in masks.lines
            where views.contains(view) && group.list == reader.index.list(around: range) {
                guard removed.insert(range).inserted, let line = lines.wholeLine(range) else { continue }
                result.edits.append(TextEdit(line, ""))
            }
            // What stands between the activations goes with them.
            result.edits.removeAll { $0.range != group.range && group.range.contains($0.range) }
            result.edits.sort { $0.range.start < $1.range.start }
        }
    }

    /// The blocks in the other language.
    private func ports(
        of groups: [ActivationGroup], _ printer: LibraryBlocks, _ port: BlockPort
    ) -> [BlockConversion] {
        var blocks: [PortedBlock] = []
        var places: [Range<Int>] = []
        var result = groups.map { group in
            attempt(group.range) { result throws(Reason) in
                result.statements = group.activations.count
                guard group.kept.isEmpty else { throw Reason(.kept(group.range)) }
                var own: [PortedBlock] = []
                for part in try printer.parts(group.statements) {
                    try port.check(part.drafts, in: group.range)
                    own.append(
                        PortedBlock(view: part.view, kind: .make, lines: part.lines, drafts: part.drafts, keepers: []))
                }
                result.port = (own.map(\.text) + group.masked.map(printer.maskLine)).joined(separator: "\n")
                places.append(blocks.count..<blocks.count + own.count)
                blocks += own
            }
        }
        let proven = PortProof(document: document).proven(blocks)
        for (index, place) in zip(result.indices.filter({ result[$0].isProven }), places)
        where !proven[place].allSatisfy({ $0 }) {
            result[index].outcome = .left(.differs)
        }
        return result
    }

    /// Two groups as one where nothing but what becomes needless stands between them, and no blank line.
    private func joined(
        _ one: ActivationGroup, _ other: ActivationGroup, _ reader: UIKitReader, _ masks: ViewMasks
    ) -> ActivationGroup? {
        guard one.list == other.list, one.range.end <= other.range.start else { return nil }
        var result = one
        result.activations += other.activations
        result.statements += other.statements
        result.kept += other.kept
        result.keptComments += other.keptComments
        result.masked += other.masked.filter { !one.masked.contains($0) }
        let gap = TextRange(one.range.end, other.range.start)
        let views = result.views
        let needless =
            masks.lines.filter { views.contains($0.view) }.map(\.range)
            + other.activations.flatMap { reader.variableStatements(of: $0) }
        let comments = reader.index.comments(in: gap)
        let read = Set(other.activations.flatMap(\.elements).flatMap(reader.variableComments).map(\.range))
        var covered = (needless + comments.map(\.range)).filter { gap.contains($0) }.sorted { $0.start < $1.start }
        covered.append(TextRange(gap.end, gap.end))
        var place = gap.start
        for range in covered {
            if place < range.start {
                let between = tree.text[TextRange(place, range.start)]
                let lineFeeds = between.utf8.count { $0 == UInt8(ascii: "\n") }
                guard lineFeeds < 2, between.allSatisfy({ $0.isWhitespace || $0 == ";" }) else { return nil }
            }
            place = max(place, range.end)
        }
        result.statements[one.statements.count].comments.insert(
            contentsOf: comments.filter { !read.contains($0.range) }.map { tree.text[$0.range] }, at: 0)
        return result
    }
}
