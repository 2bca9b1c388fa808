// The features of an editor on a file: asked of the unit that has the place, or put together of all units.

import SourceText

// MARK: At a place

extension FileAnalysis {
    /// The range of the method, property or block around `offset` that lies in no other; nil between them.
    package func memberRange(at offset: TextOffset) -> TextRange? {
        answer(at: offset) { $0.memberRange(at: $1) }
    }

    /// The answer of the unit that owns a place of the file; where several share it, of the first that has one.
    func answer<Answer: Placeable>(
        at offset: TextOffset, isShown: Bool = false, _ ask: (Analysis, TextOffset) -> Answer?
    ) -> Answer? {
        for unit in candidates(at: offset) {
            guard let place = unit.places.offset(offset),
                let answer = ask(isShown ? unit.analysis.displayed() : unit.analysis, place)
            else { continue }
            return answer.placed(by: unit.places)
        }
        return nil
    }

    private func candidates(at offset: TextOffset) -> [AnalysedUnit] {
        guard units.count > 1 else { return units }
        return units.first { $0.places.owns(offset) }.map { [$0] } ?? units
    }

    /// The unit to ask about a place, and the place in it.
    private func unit(at offset: TextOffset) -> (analysis: Analysis, offset: TextOffset, places: UnitPlaces)? {
        for unit in candidates(at: offset) {
            if let place = unit.places.offset(offset) { return (unit.analysis, place, unit.places) }
        }
        return nil
    }

    package func hover(at offset: TextOffset, pictures: HoverPictureStyle) -> Hover? {
        answer(at: offset, isShown: true) { $0.hover(at: $1, pictures: pictures) }
    }

    package func hover(at offset: TextOffset) -> Hover? { answer(at: offset, isShown: true) { $0.hover(at: $1) } }

    package func inlayHintTooltip(at offset: TextOffset) -> String? {
        unit(at: offset).flatMap { $0.analysis.displayed().inlayHintTooltip(at: $0.offset) }
    }

    package func signatureHelp(at offset: TextOffset) -> SignatureHelp? {
        unit(at: offset).flatMap { $0.analysis.signatureHelp(at: $0.offset) }
    }

    package func completions(at offset: TextOffset) -> [CompletionItem] {
        guard let unit = unit(at: offset) else { return [] }
        return unit.analysis.completions(at: unit.offset).placed(by: unit.places)
    }

    package func documented(_ item: CompletionItem, at offset: TextOffset) -> CompletionItem {
        guard let unit = unit(at: offset) else { return item }
        var result = item
        result.documentation = unit.analysis.documented(item, at: unit.offset).documentation
        return result
    }

    package func resolvedCompletion(labelled label: String, at offset: TextOffset) -> CompletionItem? {
        answer(at: offset) { $0.resolvedCompletion(labelled: label, at: $1) }
    }

    package func definition(at offset: TextOffset) -> [NavigationTarget] {
        answer(at: offset) { analysis, offset in
            let targets = analysis.definition(at: offset)
            return targets.isEmpty ? nil : targets
        } ?? []
    }

    package func outsideDefinition(at offset: TextOffset) -> OutsideTarget? {
        answer(at: offset) { $0.outsideDefinition(at: $1) }
    }

    package func selectionRanges(at offset: TextOffset) -> [TextRange] {
        guard let unit = unit(at: offset) else { return [text.range] }
        guard !unit.places.isWhole else { return unit.analysis.selectionRanges(at: unit.offset) }
        let inner = unit.analysis.selectionRanges(at: unit.offset).dropLast().map { unit.places.file($0) }
        return inner + [text.range]
    }
}

// MARK: In a range

extension FileAnalysis {
    /// What all units answer about their stretches of a range, what they share once.
    private func answers<Answer: Placeable>(
        in range: TextRange, isShown: Bool = false, _ ask: (Analysis, TextRange) -> [Answer]
    ) -> [(unit: AnalysedUnit, answer: Answer)] {
        units.flatMap { unit in
            unit.places.ranges(in: range).flatMap { stretch in
                ask(isShown ? unit.analysis.displayed() : unit.analysis, stretch).map {
                    (unit, $0.placed(by: unit.places))
                }
            }
        }
    }

    package func inlayHints(in range: TextRange) -> [InlayHint] {
        answers(in: range, isShown: true) { $0.inlayHints(in: $1) }.map(\.answer).sortedWithoutRepeats {
            ($0.offset, $0.label) < ($1.offset, $1.label)
        }
    }

    package func semanticTokens(in range: TextRange) -> [SemanticToken] {
        answers(in: range) { $0.semanticTokens(in: $1) }.map(\.answer).sortedWithoutRepeats {
            ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
        }
    }

    package func semanticTokens() -> [SemanticToken] { semanticTokens(in: text.range) }

    package func quickFixes(in range: TextRange) -> [QuickFix] {
        answers(in: range) { $0.quickFixes(in: $1) }.map(\.answer)
    }

    package func suppressions(in range: TextRange) -> [CodeAction] {
        answers(in: range) { $0.suppressions(in: $1) }.map(\.answer).withoutRepeats()
    }

    package func refactorings(in range: TextRange) -> [CodeAction] {
        answers(in: range) { $0.refactorings(in: $1) }.map(\.answer).withoutRepeats()
    }
}

// MARK: Of the whole file

extension FileAnalysis {
    /// The file analysed as one. What concerns names across all units, or draws all layouts, reads this; it costs an
    /// analysis where the file has several units.
    package var whole: Analysis {
        if let only = units.first, only.places.isWhole { return only.analysis }
        return Analysis(text: text, dialect: dialect, configuration: configuration)
    }

    /// The same as it is shown.
    package var wholeDisplayed: Analysis { whole.displayed() }

    package func documentSymbols() -> [DocumentSymbol] {
        if let only = units.first, only.places.isWhole { return only.analysis.documentSymbols() }
        let symbols = units.flatMap { unit in unit.analysis.documentSymbols().placed(by: unit.places) }
        return symbols.sortedWithoutRepeats {
            ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end)
        }
    }

    package func codeLenses() -> [CodeLens] {
        units.flatMap { $0.analysis.displayed().codeLenses().placed(by: $0.places) }.sortedWithoutRepeats {
            ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
        }
    }

    package func foldingRanges() -> [FoldingRange] {
        units.flatMap { $0.analysis.foldingRanges().placed(by: $0.places) }.sortedWithoutRepeats {
            ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end)
        }
    }

    package func documentLinks() -> [DocumentLink] {
        units.flatMap { $0.analysis.documentLinks().placed(by: $0.places) }.sortedWithoutRepeats {
            $0.range.start < $1.range.start
        }
    }

    package func fixAllEdits() -> [TextEdit] { whole.fixAllEdits() }

    // A name may be used in any unit.

    package func references(at offset: TextOffset, declaration: DeclarationInclusion) -> [TextRange] {
        whole.references(at: offset, declaration: declaration)
    }

    package func documentHighlights(at offset: TextOffset) -> [DocumentHighlight] {
        // What a class declares has all its uses in the class's unit.
        if let unit = unit(at: offset), let target = unit.analysis.definition(at: unit.offset).first,
            !unit.places.isShared(target.selectionRange.start)
        {
            return unit.analysis.documentHighlights(at: unit.offset).placed(by: unit.places)
        }
        return whole.documentHighlights(at: offset)
    }

    package func prepareRename(at offset: TextOffset) -> RenamePreparation { whole.prepareRename(at: offset) }

    package func rename(at offset: TextOffset, to newName: String) -> RenameResult {
        whole.rename(at: offset, to: newName)
    }

    package func workspaceSymbols(matching query: String) -> [WorkspaceSymbol] {
        whole.workspaceSymbols(matching: query)
    }
}

extension Array where Element: Hashable {
    /// In order, each once: several units say the same of what they share.
    fileprivate func sortedWithoutRepeats(_ isBefore: (Element, Element) -> Bool) -> [Element] {
        var isSorted = true
        for index in indices.dropFirst() where !isBefore(self[index - 1], self[index]) {
            isSorted = false
            break
        }
        if isSorted { return self }
        return enumerated().sorted {
            if isBefore($0.element, $1.element) { return true }
            return !isBefore($1.element, $0.element) && $0.offset < $1.offset
        }.map(\.element).withoutRepeats()
    }

    fileprivate func withoutRepeats() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
