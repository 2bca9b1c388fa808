// Hover on a chain, on one of its words, or on an expression in it.

import AutoLayout
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

extension HoverWriter {
    /// Whether `offset` is on the maker that begins the chain: `make`, `$0`.
    func isOnMaker(_ offset: TextOffset, of chain: Chain) -> Bool {
        guard let first = chain.steps.first else { return true }
        return chain.range.start <= offset && offset < first.nameRange.start
    }

    /// The constraints of a chain, one line each; an array of receivers has one chain a view.
    func hover(onChains chains: [Chain], range: TextRange) -> Hover? {
        var text = HoverText(language: language)
        writeConstraints(of: chains, to: &text)
        return finish(text, range)
    }

    func writeConstraints(of chains: [Chain], to text: inout HoverText) {
        let lines = chains.flatMap { chain in
            (Array(chain.constraints) + chain.updated).map { id in status(of: id) }
        }
        if lines.isEmpty {
            guard chains.contains(where: { $0.unknown == nil }) else {
                return text.paragraph(
                    language.say(
                        "Something in this chain is not known, so its constraints are not known.",
                        "这条链中有无法确定的内容，因此无法得知它会创建哪些约束。"))
            }
            return writeKeptConstraints(of: chains, to: &text)
        }
        text.list(lines, limit: 16)
    }

    /// `top?.update(offset: 20)` makes nothing: what it is about was made elsewhere.
    private func writeKeptConstraints(of chains: [Chain], to text: inout HoverText) {
        let lines = chains.compactMap(origin).flatMap { origin in origin.constraints.map { status(of: $0) } }
        guard !lines.isEmpty else {
            return text.paragraph(language.say("This chain makes no constraint.", "这条链没有创建任何约束。"))
        }
        text.paragraph(language.say("This uses constraints stored from another chain:", "这里使用另一条链保存下来的约束："))
        text.list(lines, limit: 16)
    }

    /// The chain that made what this one goes on with.
    private func origin(of chain: Chain) -> Chain? {
        guard var id = chain.continues else { return nil }
        for _ in 0..<64 {
            guard document.chainRecords.indices.contains(id.index) else { return nil }
            guard let next = document.chainRecords[id.index].continues else { return document[id] }
            id = next
        }
        return nil
    }

    /// `a.left == b.left + 8` and whether it holds.
    private func status(of id: MadeConstraintID) -> String {
        let scenario = document.scenarios.first { $0.active.contains(id) }
        let constraint = document.text(of: id, in: scenario)
        guard scenario != nil else {
            return language.say("`\(constraint)`: not active in any state", "`\(constraint)`：在任何状态下都未激活")
        }
        guard document[id].isKnown else { return language.say("`\(constraint)`: not known", "`\(constraint)`：未知") }
        let violations = self.violations(of: id)
        if violations.isEmpty { return language.say("`\(constraint)`: holds", "`\(constraint)`：满足") }
        let places = language.list(violations)
        return language.say("`\(constraint)`: is not satisfied, \(places)", "`\(constraint)`：不满足，\(places)")
    }

    func hover(on step: ChainStep, of chain: Chain, chains: [Chain]) -> Hover? {
        var text = HoverText(language: language)
        let name = analysis.text[step.nameRange]
        let word = ChainVocabulary.word(name, in: chain.library)
        text.code(word?.signatures.first?.label ?? name)
        if let documentation = word?.documentation { text.paragraph(documentation[language]) }
        writeValue(of: step, chain, to: &text)
        writeConstraints(of: chains, to: &text)
        return finish(text, step.nameRange)
    }

    private func writeValue(of step: ChainStep, _ chain: Chain, to text: inout HoverText) {
        switch step.kind {
        case .attributes(let attributes):
            guard let receiver = chain.receiver else { return }
            for attribute in attributes { writeValue(of: attribute, receiver, to: &text) }
        case .relation(_, let value), .constant(_, let value), .multiplier(_, let value), .priority(let value),
            .identifier(let value):
            let described = describe(value)
            if !described.isEmpty { text.paragraph(language.say("Value: `\(described)`", "值：`\(described)`")) }
        case .filler, .handle, .unknown: return
        }
    }

    /// "`a.left` is 16 on iPhone SE, 20 on iPhone 15."
    private func writeValue(of attribute: LayoutAttribute, _ item: ItemID, to text: inout HoverText) {
        var values: [String] = []
        var numbers: [String] = []
        for entry in analysis.solved where stateName(of: entry) == nil && entry.lowered.itemIndices[item] != nil {
            let shown = analysis.shown(entry)
            guard shown.isSolved(item),
                let number = shown.value(of: attribute, item, in: document)
            else { continue }
            numbers.append(number.inPoints)
            let text = number.inPoints
            values.append(language.say("\(text) on \(place(of: entry))", "\(text)（\(place(of: entry))）"))
        }
        guard let first = numbers.first else { return }
        let name = document.name(of: item) + "." + attribute.name
        let value = numbers.allSatisfy { $0 == first } ? first : language.list(Array(values.prefix(8)))
        text.paragraph(
            language.say("`\(name)` is \(value) in the root view's coordinates.", "在根视图坐标系中，`\(name)` 为 \(value)。"))
    }

    /// A number, or an attribute of a view (`title.mas_right`), outside the chain's own words.
    func hoverOnExpression(at offset: TextOffset) -> Hover? {
        var innermost: Expression?
        for expression in analysis.tree.expressions where expression.range.touches(offset) {
            if let known = innermost, known.range.length <= expression.range.length { continue }
            switch expression.kind {
            case .number: innermost = expression
            case .member(_, _, let nameRange) where nameRange.touches(offset): innermost = expression
            default: continue
            }
        }
        switch innermost?.kind {
        case .number(let number, _):
            guard let range = innermost?.range else { return nil }
            var text = HoverText(language: language)
            text.code(number.inPoints)
            return finish(text, range)
        case .member(let base, _, let nameRange): return hover(onMember: nameRange, of: analysis.tree[base])
        default: return nil
        }
    }

    private func hover(onMember nameRange: TextRange, of base: Expression) -> Hover? {
        let spelling = analysis.text[nameRange]
        let name = Library.plain(spelling)
        let library = Library(prefixOf: spelling) ?? .snapKit
        guard let word = ChainVocabulary.word(name, in: library), word.role == .attribute,
            let reference = document.references(in: base.range).last, case .item(let item) = reference.symbol
        else { return nil }
        var text = HoverText(language: language)
        text.code(document.name(of: item) + "." + name)
        text.paragraph(word.documentation[language])
        for attribute in word.attributes { writeValue(of: attribute, item, to: &text) }
        return finish(text, nameRange)
    }
}
