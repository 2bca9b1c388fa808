// Asks everything of one text, from its tokens to its pictures, and says which promise was broken.

import LayoutIDE
import LayoutRules
import MasonrySyntax
import SourceText

/// Everything that is done with a file, done with one text at one place.
package struct WholeAnalysis {
    /// Which promises the text broke; empty for all texts.
    package private(set) var broken: [String] = []
    package let analysis: Analysis

    package init(of bytes: [UInt8], _ dialect: Dialect, at offset: Int, _ configuration: AnalysisConfiguration) {
        let text = SourceText(bytes: bytes)
        analysis = Analysis(text: text, dialect: dialect, configuration: configuration)
        expect(analysis.tree.text.bytes == bytes, "the text comes back")
        broken += analysis.tree.brokenInvariants.prefix(4)
        checkFindings()
        ask(at: TextOffset(min(offset, bytes.count)))
        askForTheWhole(offset)
    }

    /// Also whether what follows another version is what a fresh look gives.
    package mutating func compare(following previous: Analysis) {
        let followed = Analysis(text: analysis.text, following: previous, configuration: analysis.configuration)
        expect(
            String(describing: followed.findings) == String(describing: analysis.findings),
            "the findings do not depend on the version before")
        expect(
            String(describing: followed.solved.map(\.solution)) == String(describing: analysis.solved.map(\.solution)),
            "the solutions do not depend on the version before")
    }

    private mutating func expect(_ holds: Bool, _ promise: String) {
        if !holds { broken.append(promise) }
    }

    private mutating func expect(_ edits: [TextEdit], of origin: String) {
        var end = 0
        for range in edits.map(\.range).sorted(by: { $0.start < $1.start }) {
            expect(analysis.text.range.contains(range) && range.start.utf8 >= end, "edits are in order: \(origin)")
            end = range.end.utf8
        }
        _ = analysis.text.applying(edits)
    }

    private mutating func checkFindings() {
        for finding in analysis.findings {
            let ranges = [finding.range] + finding.related.map(\.range)
            expect(ranges.allSatisfy(analysis.text.range.contains), "findings lie in the text: \(finding.rule)")
            expect(!finding.message.isEmpty, "findings say something")
            for fix in finding.fixes { expect(fix.edits, of: fix.title) }
            _ = analysis.conflictPicture(of: finding)
        }
        expect(analysis.fixAllEdits(), of: "fix all")
        checkSafeFixes()
    }

    /// The rules whose safe fixes leave every frame where it is: what they remove is of no effect.
    private static let withoutEffect: Set<RuleID> = [
        "unused-suppression", "duplicate-constraint", "offset-overrides-constant", "relation-as-offset",
    ]

    /// A safe fix leaves a text that parses as well, has no more errors, and is laid out the same unless the finding was
    /// about that.
    private mutating func checkSafeFixes() {
        let fixes = analysis.findings.flatMap { finding in
            finding.fixes.filter { $0.safety == .safe }.map { (finding.rule, $0) }
        }
        for (rule, fix) in fixes.prefix(3) {
            let fixed = Analysis(
                text: analysis.text.applying(fix.edits), dialect: analysis.tree.dialect,
                configuration: analysis.configuration)
            expect(fixed.tree.problems.count <= analysis.tree.problems.count, "a safe fix parses as well: \(rule)")
            let isWorse = fixed.errors > analysis.errors
            expect(rule == "syntax" || !isWorse, "a safe fix makes no errors: \(rule)")
            let hasConflicts = analysis.solved.contains { !$0.solution.conflicts.isEmpty }
            if Self.withoutEffect.contains(rule), !hasConflicts {
                expect(
                    fixed.solved.map(\.solution.frames) == analysis.solved.map(\.solution.frames),
                    "a safe fix leaves the layout: \(rule)")
            }
        }
    }

    /// What comes out of formatting stays as it is.
    private mutating func checkFormatting() {
        let edits = analysis.formattingEdits()
        expect(edits, of: "formatting")
        guard !edits.isEmpty else { return }
        let formatted = Analysis(
            text: analysis.text.applying(edits), dialect: analysis.tree.dialect, configuration: analysis.configuration)
        expect(formatted.formattingEdits().isEmpty, "what is formatted stays as it is")
    }

    private mutating func ask(at place: TextOffset) {
        let whole = analysis.text.range
        let selection = TextRange(place, place + 5)
        for pictures in [HoverPictureStyle.none, .text, .svg] {
            guard let hover = analysis.hover(at: place, pictures: pictures) else { continue }
            expect(hover.range.touches(place) && !hover.plainText.isEmpty, "a hover is about its place")
        }
        for item in analysis.completions(at: place) { expect(whole.contains(item.replaceRange), "completion") }
        _ = analysis.signatureHelp(at: place)
        _ = analysis.definition(at: place)
        _ = analysis.references(at: place, declaration: .included)
        _ = analysis.documentHighlights(at: place)
        _ = analysis.prepareRename(at: place)
        if case .edits(let edits) = analysis.rename(at: place, to: "other") { expect(edits, of: "rename") }
        for range in analysis.selectionRanges(at: place) { expect(whole.contains(range), "selection range") }
        for action in analysis.refactorings(in: selection) + analysis.suppressions(in: selection) {
            expect(action.edits, of: action.title)
        }
        for character in Analysis.formattingTriggers {
            expect(analysis.formattingEdits(afterTyping: character, at: place), of: "typing \(character)")
        }
    }

    private mutating func askForTheWhole(_ number: Int) {
        let whole = analysis.text.range
        for symbol in analysis.documentSymbols() { check(symbol) }
        for token in analysis.semanticTokens() {
            expect(whole.contains(token.range) && !token.range.isEmpty, "semantic tokens lie in the text")
        }
        for fold in analysis.foldingRanges() { expect(whole.contains(fold.range), "folds lie in the text") }
        for hint in analysis.inlayHints(in: whole) { expect(whole.touches(hint.offset), "hints lie in the text") }
        for lens in analysis.codeLenses() { expect(whole.contains(lens.range), "lenses lie in the text") }
        checkFormatting()
        _ = analysis.documentLinks()
        _ = analysis.workspaceSymbols(matching: "a")
        _ = analysis.expectationOutcomes()
        _ = analysis.layoutReport()
        _ = analysis.document.statistics
        _ = analysis.textPreviews(PreviewRequest(format: .text))
        _ = analysis.preview(PreviewRequest(format: .svg))
        // A page, with its widths and hashes, takes as long as all else together.
        guard number % 8 == 0 else { return }
        var page = PreviewRequest(format: .html)
        page.dragRange = .whileTyping
        _ = analysis.preview(page)
    }

    private mutating func check(_ symbol: DocumentSymbol) {
        expect(
            analysis.text.range.contains(symbol.range) && symbol.range.contains(symbol.selectionRange),
            "symbols lie in the text and hold their names")
        for child in symbol.children { check(child) }
    }
}

extension Analysis {
    fileprivate var errors: Int { findings.count { $0.severity == .error } }
}
