// `make.left.right.equalTo(a)` becomes one statement for each attribute.

import MasonrySemantics
import SourceText

extension Analysis {
    func splitComposite(at range: TextRange) -> CodeAction? {
        let touched = chains(touching: range)
        guard touched.count == 1, let parts = ChainText(touched[0], in: text), parts.attributes.count > 1 else {
            return nil
        }
        let tail = text[parts.tail]
        let statements = parts.attributes.map { "\(parts.maker).\($0.name)\(tail)" }
        let edit = TextEdit(touched[0].range, statements.joined(separator: separator(after: touched[0])))
        return keepsConstraints([edit]) ? action(ActionWords.split, .refactorRewrite, [edit]) : nil
    }
}
