// The parts of a chain as text, for rewriting it.

import AutoLayout
import MasonrySemantics
import SourceText

/// One written chain; an array receiver evaluates it once for each view.
struct ChainText {
    let chain: Chain
    /// `make`, with what stands before it.
    let maker: String
    let attributes: [LayoutAttribute]
    /// From the dot behind the last attribute to the end.
    let tail: TextRange

    /// nil for chains that name no attribute first.
    init?(_ chain: Chain, in text: SourceText) {
        guard let first = chain.steps.first, case .attributes = first.kind else { return nil }
        var attributes: [LayoutAttribute] = []
        var end = first.range.end
        for step in chain.steps {
            switch step.kind {
            case .attributes(let more):
                // Attributes behind a relation belong to what comes after it.
                guard tailless(chain, before: step) else { return nil }
                attributes += more
                end = step.range.end
            default: break
            }
        }
        let makerEnd = max(0, first.nameRange.start.utf8 - 1)
        guard makerEnd > chain.range.start.utf8, text.bytes[makerEnd] == UInt8(ascii: ".") else { return nil }
        self.chain = chain
        self.attributes = attributes
        maker = text[TextRange(chain.range.start.utf8, makerEnd)]
        tail = TextRange(end, chain.range.end)
    }
}

/// Whether only attributes and fillers stand before `step`.
private func tailless(_ chain: Chain, before step: ChainStep) -> Bool {
    for other in chain.steps where other.nameRange.start < step.nameRange.start {
        switch other.kind {
        case .attributes, .filler: continue
        default: return false
        }
    }
    return true
}

extension Analysis {
    /// The chains that touch `range`, each place once, in written order.
    func chains(touching range: TextRange) -> [Chain] {
        unique(document.chains.filter { $0.range.start <= range.end && range.start <= $0.range.end })
    }

    /// The chains of a block, each place once, in written order.
    func chains(of block: ConstraintBlock) -> [Chain] { unique(block.chains.map { document[$0] }) }

    private func unique(_ chains: [Chain]) -> [Chain] {
        var result: [Chain] = []
        for chain in chains.sorted(by: { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) })
        where result.last.map({ $0.range.end <= chain.range.start }) ?? true {
            result.append(chain)
        }
        return result
    }

    /// What separates a chain from the next statement: a line ending, with a semicolon where the chain has one.
    func separator(after chain: Chain) -> String {
        let end = chain.range.end.utf8
        let hasSemicolon = end < text.length && text.bytes[end] == UInt8(ascii: ";")
        guard let line = text.lineRange(text.line(at: chain.range.start)),
            indentation(of: line).end == chain.range.start
        else { return "; " }
        return (hasSemicolon ? ";" : "") + lineEnding + text[indentation(of: line)]
    }
}
