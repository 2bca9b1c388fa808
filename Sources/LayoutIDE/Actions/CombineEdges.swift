// Four statements about the four edges become one about `edges`.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    func combineEdges(at range: TextRange) -> CodeAction? {
        guard let block = block(around: range) else { return nil }
        let all = chains(of: block).compactMap { ChainText($0, in: text) }
        for first in all.indices {
            for last in all.indices where last > first && last < first + 4 {
                let window = Array(all[first...last])
                guard let end = window.last?.chain.range.end else { continue }
                let place = TextRange(window[0].chain.range.start, end)
                guard place.contains(range) || range.contains(place), let new = combined(window, block.library) else {
                    continue
                }
                let edit = TextEdit(place, new)
                if keepsConstraints([edit]) { return action(ActionWords.combine, .refactorRewrite, [edit]) }
            }
        }
        return nil
    }

    /// The last block around `range` in the order of the text, which is the innermost.
    func block(around range: TextRange) -> ConstraintBlock? { document.blocks.last { $0.range.contains(range) } }

    private func combined(_ chains: [ChainText], _ library: Library) -> String? {
        let edges = chains.flatMap(\.attributes)
        guard edges.count == 4, Set(edges) == [.left, .top, .right, .bottom],
            zip(chains, chains.dropFirst()).allSatisfy({ onlyWhite(from: $0.chain.range.end, to: $1.chain.range.start) }
            )
        else { return nil }
        let heads = chains.map { head(of: $0) }
        guard let head = heads.first ?? nil, heads.allSatisfy({ $0.map { $0 == head } ?? false }),
            let inset = inset(chains, library)
        else { return nil }
        return "\(chains[0].maker).edges\(head.relation)\(inset)\(head.rest)"
    }

    private func onlyWhite(from start: TextOffset, to end: TextOffset) -> Bool {
        text[TextRange(start, end)].allSatisfy { $0.isWhitespace || $0 == ";" }
    }

    /// The relation with its target as the whole view, and what follows the constant.
    private func head(of parts: ChainText) -> (relation: String, rest: String)? {
        var relation: String?
        var rest = ""
        for step in parts.chain.steps {
            switch step.kind {
            case .attributes, .filler, .constant: break
            case .relation:
                let target = step.argumentRange.map { text[$0] } ?? ""
                relation = ".\(text[step.nameRange])(\(wholeView(target, parts)))"
            case .priority, .identifier: rest += ".\(text[step.range])"
            default: return nil
            }
        }
        return relation.map { ($0, rest) }
    }

    /// `a` for `a.mas_left` in a chain about `left`.
    private func wholeView(_ target: String, _ parts: ChainText) -> String {
        guard parts.attributes.count == 1, let name = parts.attributes.first?.name else { return target }
        for suffix in [".mas_\(name)", ".snp.\(name)"] where target.hasSuffix(suffix) {
            return String(target.dropLast(suffix.count))
        }
        return target
    }

    /// The constant of all four: nothing, one inset, or four.
    private func inset(_ chains: [ChainText], _ library: Library) -> String? {
        if let text = sharedInset(chains) { return text }
        var values: [LayoutAttribute: Double] = [:]
        for id in chains.flatMap(\.chain.constraints) {
            guard let constant = document[id].constant else { return nil }
            values[document[id].firstAttribute] = constant
        }
        guard let top = values[.top], let left = values[.left], let bottom = values[.bottom].map({ -$0 }),
            let right = values[.right].map({ -$0 })
        else { return nil }
        if [top, left, bottom, right].allSatisfy({ $0 == 0 }) { return "" }
        if [left, bottom, right].allSatisfy({ $0 == top }) { return ".inset(\(NumberText.short(top)))" }
        let numbers = [top, left, bottom, right].map { NumberText.short($0 == 0 ? 0 : $0) }
        if library == .masonry { return ".insets(UIEdgeInsetsMake(\(numbers.joined(separator: ", "))))" }
        let labelled = zip(["top", "left", "bottom", "right"], numbers).map { "\($0): \($1)" }
        return ".inset(UIEdgeInsets(\(labelled.joined(separator: ", "))))"
    }

    /// The constant as it is written, where all four edges have the same, with a minus on the far ones.
    private func sharedInset(_ chains: [ChainText]) -> String? {
        var shared: String?
        for parts in chains {
            let step = parts.chain.steps.last { if case .constant = $0.kind { true } else { false } }
            guard let step, let argument = step.argumentRange.map({ text[$0] }) else { return nil }
            var written = ".\(text[step.range])"
            if case .constant(.offset, _) = step.kind {
                let isFar = parts.attributes.allSatisfy { $0 == .right || $0 == .bottom }
                let isNear = parts.attributes.allSatisfy { $0 == .left || $0 == .top }
                guard isNear || (isFar && argument.hasPrefix("-")) else { return nil }
                written = ".inset(\(isFar ? String(argument.dropFirst()) : argument))"
            }
            if let shared, shared != written { return nil }
            shared = written
        }
        return shared
    }
}
