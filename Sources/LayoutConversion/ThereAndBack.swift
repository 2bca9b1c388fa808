// Converts a text, and what came of it back: all three versions must make the same constraints.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// What became of a text that was converted and converted back.
package struct ThereAndBack: Sendable {
    package var there: Conversion
    package var back: Conversion
    /// The text in between, and the last one.
    package var texts: (there: SourceText, back: SourceText)
    /// Whether the conversion added nothing that cannot be read.
    package var isReadable: (there: Bool, back: Bool)
    /// What only the first (`-`) or only a later version (`+`) makes, as wholes.
    package var mismatch: (there: [String], back: [String])

    package init(
        _ document: LayoutDocument, options: EvaluationOptions, there: ConversionRequest, back: ConversionRequest
    ) {
        self.there = Converter(document, options: options, there).run()
        let options = self.there.adding(to: options)
        let middle = Self.evaluate(document.tree.text.applying(self.there.plainEdits), document.tree.dialect, options)
        self.back = Converter(middle, options: options, back).run()
        let last = Self.evaluate(
            middle.tree.text.applying(self.back.plainEdits), document.tree.dialect, self.back.adding(to: options))
        // What is written, which is evaluated without the names of views that may be nil.
        texts = (document.tree.text.applying(self.there.edits), middle.tree.text.applying(self.back.edits))
        let problems = document.tree.problems.count
        func isReadable(_ text: SourceText) -> Bool {
            SyntaxTree.parse(text, dialect: document.tree.dialect).problems.count <= problems
        }
        self.isReadable = (isReadable(texts.there), isReadable(texts.back))
        let (first, second) = (PlaceMap(self.there.plainEdits), PlaceMap(self.back.plainEdits))
        // The views whose constraints one list keeps, or code that makes what is not there, in the words of each version.
        func remade(_ conversion: Conversion, _ names: SignatureMaker) -> [String] {
            conversion.blocks.filter(\.isProven).flatMap { $0.remade + [$0.refreshed].compactMap { $0 } }.map(
                names.name)
        }
        let remade = Set(
            remade(self.there, SignatureMaker(document, places: first, second))
                + remade(self.back, SignatureMaker(middle, places: second)))
        let one = ConstraintSets(
            document, blocks: [], places: first, second, remade: remade,
            refreshed: remade, written: self.there.plainEdits.map(\.range))
        let two = ConstraintSets(
            middle, blocks: [], places: second, remade: remade,
            refreshed: remade, written: first.written + self.back.plainEdits.map(\.range))
        let three = ConstraintSets(
            last, blocks: [], places: PlaceMap([]), remade: remade,
            refreshed: remade, written: first.written.map(second.new) + second.written)
        func mismatch(_ other: ConstraintSets) -> [String] {
            one.differences(from: other, among: 0..<0).isEmpty ? [] : one.mismatch(with: other, ofBlock: -1) + ["!"]
        }
        self.mismatch = (mismatch(two), mismatch(three))
    }

    private static func evaluate(
        _ text: SourceText, _ dialect: Dialect, _ options: EvaluationOptions
    ) -> LayoutDocument {
        LayoutDocument.evaluate(SyntaxTree.parse(text, dialect: dialect), options: options)
    }
}
