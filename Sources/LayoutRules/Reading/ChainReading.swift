// What rules ask of a chain.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Chain {
    /// The attributes named in the chain, in order.
    var attributes: [LayoutAttribute] {
        steps.flatMap { step -> [LayoutAttribute] in
            if case .attributes(let attributes) = step.kind { attributes } else { [] }
        }
    }

    /// The steps that name attributes.
    var attributeSteps: [ChainStep] {
        steps.filter { if case .attributes = $0.kind { true } else { false } }
    }

    /// The first relation with its value.
    var relation: (step: ChainStep, relation: LayoutRelation, value: Value)? {
        for step in steps {
            if case .relation(let relation, let value) = step.kind { return (step, relation, value) }
        }
        return nil
    }

    /// The steps that set a constant, in order.
    var constantSteps: [(step: ChainStep, word: Word, value: Value)] {
        steps.compactMap { step in
            if case .constant(let word, let value) = step.kind { (step, word, value) } else { nil }
        }
    }

    /// The steps that set a multiplier, in order.
    var multiplierSteps: [(step: ChainStep, word: Word, value: Value)] {
        steps.compactMap { step in
            if case .multiplier(let word, let value) = step.kind { (step, word, value) } else { nil }
        }
    }
}

extension MadeConstraint {
    /// The item on the right of the relation; nil where there is none or it is unknown.
    var targetItem: ItemID? { if case .item(let item, _) = target { item } else { nil } }
}

extension Value {
    /// The one item that the value stands for or belongs to.
    var item: ItemID? {
        switch self {
        case .item(let item): item
        case .attributes(let item, _): item
        default: nil
        }
    }

    /// The attributes of `view.mas_left` or `view.snp.edges`; empty for a view alone.
    var targetAttributes: [LayoutAttribute] { if case .attributes(_, let attributes) = self { attributes } else { [] } }

    /// Whether it is a number, point, size or insets.
    var isConstant: Bool {
        switch self {
        case .number, .point, .size, .insets, .directionalInsets: true
        default: false
        }
    }
}

extension RuleContext {
    /// All chains with a known receiver, each with its receiver.
    var chains: [(id: ChainID, chain: Chain)] {
        document.chains.enumerated().map { (ChainID($0.offset), $0.element) }
    }

    /// Whether `item` stands for the superview of `receiver`: the view itself or its safe area and margins guides.
    func isSuperview(_ item: ItemID, of receiver: ItemID) -> Bool {
        guard let superview = document.superview(of: receiver) else { return false }
        return item == superview
    }

    /// The chain's own spelling of its maker: `make`, `$0`.
    func maker(of chain: Chain) -> String { document[chain.block].makerName }

    /// From the end of the step before `step` to the end of `step`: what to delete to take the step away.
    func removal(of step: ChainStep, in chain: Chain) -> TextRange {
        let before = chain.steps.last { $0.range.end <= step.range.start }
        let start = before?.range.end ?? step.range.start
        return TextRange(start, step.range.end)
    }

    /// Whether an expression stands as a statement of its own, and not among the arguments of a call, as in a text that is
    /// being written it may.
    func isStatement(_ range: TextRange) -> Bool {
        guard document.isInText(range) else { return false }
        let bytes = text.bytes
        let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let before = bytes[..<min(range.start.utf8, bytes.count)].last { !isBlank($0) }
        let after = bytes[min(range.end.utf8, bytes.count)...].first { !isBlank($0) }
        let opens: [UInt8] = [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ",")]
        let closes: [UInt8] = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ",")]
        return !(before.map(opens.contains) ?? false) && !(after.map(closes.contains) ?? false)
    }

    /// An edit that takes a whole statement line away, with the line end where nothing else stands on the line. What stands in
    /// another file is left as it is: no edit of it is offered.
    func removal(ofStatement range: TextRange) -> TextEdit {
        guard document.isInText(range) else { return TextEdit(range, "") }
        let bytes = text.bytes
        var start = range.start.utf8
        var end = min(range.end.utf8, bytes.count)
        while end < bytes.count, bytes[end] == 0x3B || bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        let beginsLine = start == 0 || bytes[start - 1] == 0x0A
        if beginsLine, end < bytes.count, bytes[end] == 0x0A { return TextEdit(TextRange(start, end + 1), "") }
        var plainEnd = min(range.end.utf8, bytes.count)
        if plainEnd < bytes.count, bytes[plainEnd] == 0x3B { plainEnd += 1 }
        return TextEdit(TextRange(range.start, TextOffset(plainEnd)), "")
    }
}
