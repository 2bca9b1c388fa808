// What becomes of properties that keep a constraint of a library.

import MasonrySyntax
import SourceText

extension KeptHandles {
    /// What the declaration of a property and all uses of it become; nil where one of them has no words.
    ///
    /// - Parameters:
    ///   - uses: Those that stay.
    ///   - drafts: All constraints that it ever keeps.
    func edits(of handle: KeptHandle, _ uses: [KeptHandle.Use], keeping drafts: [ConstraintDraft]) -> [TextEdit]? {
        var edits = [TextEdit(handle.type, "NSLayoutConstraint")]
        for use in uses {
            guard let new = text(of: use, drafts) else { return nil }
            edits.append(TextEdit(use.range, new))
        }
        return edits
    }

    private func text(of use: KeptHandle.Use, _ drafts: [ConstraintDraft]) -> String? {
        let isSwift = tree.dialect == .swift
        switch use.kind {
        case .active(let isOn):
            return isSwift ? "\(use.target)isActive = \(isOn)" : "\(use.target)active = \(isOn ? "YES" : "NO")"
        case .priority(let priority):
            return AnchorPrinter(dialect: tree.dialect).setting(priority, of: String(use.target.dropLast()))
        case .constant(let word, let value):
            guard var number = expressions.number(value) else { return nil }
            if word == .inset {
                let isFar = Set(drafts.map { $0.isEdge ? $0.isFarEdge : nil })
                guard isFar.count == 1, let isFar = isFar.first ?? nil else { return nil }
                if isFar { number = number.negated }
            }
            return "\(use.target)constant = \(number.text)"
        }
    }
}
