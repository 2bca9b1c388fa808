// The entry of refactorings: asks each one in a fixed order.

import SourceText

extension Analysis {
    /// The refactorings for the selection `range`, in a fixed order. Each was proved by evaluating the text after it.
    package func refactorings(in range: TextRange) -> [CodeAction] {
        let single: [CodeAction?] = [
            addMissingConstraints(at: range), combineEdges(at: range), splitComposite(at: range),
            swapDirection(at: range), extractConstant(at: range), convertBlock(at: range),
        ]
        return single.compactMap { $0 } + conversions(in: range)
    }

    func action(
        _ title: LocalizedText, _ kind: CodeAction.Kind, _ edits: [TextEdit]
    ) -> CodeAction {
        CodeAction(title: title[configuration.language], kind: kind, edits: edits)
    }
}
