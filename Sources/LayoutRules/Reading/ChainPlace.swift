// The parts of a chain that findings about it mark, whatever part evaluation was at when it met the problem.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Finds the place of a problem in its chain.
enum ChainPlace {
    private static func chainRecord(of problem: SemanticProblem, in context: RuleContext) -> Chain? {
        guard let id = problem.chain, context.document.chains.indices.contains(id.index) else { return nil }
        return context.document[id]
    }

    /// The whole chain.
    static func chain(of problem: SemanticProblem, in context: RuleContext) -> TextRange {
        chainRecord(of: problem, in: context)?.range ?? problem.range
    }

    /// The name of the last relation.
    static func relation(of problem: SemanticProblem, in context: RuleContext) -> TextRange {
        chainRecord(of: problem, in: context)?.relationSteps.last?.nameRange ?? problem.range
    }

    /// What the last relation is made to.
    static func target(of problem: SemanticProblem, in context: RuleContext) -> TextRange {
        guard let step = chainRecord(of: problem, in: context)?.relationSteps.last else { return problem.range }
        return step.argumentRange ?? step.nameRange
    }

    /// The view named in the target, and the target's range.
    static func targetView(of problem: SemanticProblem, in context: RuleContext) -> (name: String, range: TextRange)? {
        guard let range = chainRecord(of: problem, in: context)?.relationSteps.last?.argumentRange else { return nil }
        for reference in context.document.references(in: range) {
            guard case .item = reference.symbol else { continue }
            return (context.source(TextRange(range.start, reference.range.end)), range)
        }
        return nil
    }

    /// The argument of the step in which `range` lies.
    static func argument(at range: TextRange, of problem: SemanticProblem, in context: RuleContext) -> TextRange {
        let steps = chainRecord(of: problem, in: context)?.steps ?? []
        let exact = steps.last { $0.range.contains(range) || $0.argumentRange == range }
        return exact?.argumentRange ?? steps.last { $0.setsNumber }?.argumentRange ?? range
    }

    /// An edit of the block's header that makes it a remake.
    static func remake(for problem: SemanticProblem, in context: RuleContext) -> TextEdit? {
        guard let chain = chainRecord(of: problem, in: context) else { return nil }
        let header = context.document[chain.block].headerRange
        let spelling = context.source(header)
        for (update, remake) in [
            ("updateConstraints", "remakeConstraints"), ("mas_updateConstraints", "mas_remakeConstraints"),
        ] where spelling == update || spelling.hasSuffix("." + update) {
            return TextEdit(header, spelling.dropLast(update.count) + remake)
        }
        return nil
    }

    /// The last number of a chain that sets several.
    static func lastConstant(of problem: SemanticProblem, in context: RuleContext) -> LastConstant {
        LastConstant(range: problem.range, chain: chainRecord(of: problem, in: context), context: context)
    }

    struct LastConstant {
        var range: TextRange
        let chain: Chain?
        let context: RuleContext

        init(range: TextRange, chain: Chain?, context: RuleContext) {
            self.chain = chain
            self.context = context
            self.range = chain?.constantSteps.last?.step.range ?? range
        }

        /// Edits that put the last number in the place of the first and take its own step away.
        func keepingLast(_ number: Double) -> [TextEdit]? {
            guard let chain, let last = chain.constantSteps.last?.step, chain.constantSteps.count == 1,
                let relation = chain.relation, relation.value.number != nil,
                let target = relation.step.argumentRange
            else { return nil }
            let prefix = context.source(target).hasPrefix("@") ? "@" : ""
            return [
                TextEdit(target, prefix + number.inPoints), TextEdit(context.removal(of: last, in: chain), ""),
            ]
        }
    }
}

extension Chain {
    /// The relations in order.
    var relationSteps: [ChainStep] {
        steps.filter { if case .relation = $0.kind { true } else { false } }
    }
}

extension ChainStep {
    /// Whether the step's argument is a multiplier, constant or priority.
    var setsNumber: Bool {
        switch kind {
        case .multiplier, .constant, .priority: true
        default: false
        }
    }
}

/// Fixes that make two statements of one chain.
enum ChainSplit {
    /// Ends the statement before the attribute at `range` and begins another with it.
    static func fix(_ report: FindingDraft, at range: TextRange, chain id: ChainID?, in context: RuleContext)
        -> FindingDraft
    {
        guard let id, context.document.chains.indices.contains(id.index) else { return report }
        let chain = context.document[id]
        guard let before = chain.steps.last(where: { $0.range.end <= range.start }) else { return report }
        let gap = TextRange(before.range.end, range.start)
        let edit = TextEdit(gap, separator(of: chain, in: context) + context.maker(of: chain) + ".")
        return report.fixing("Begin a new statement", .unsafe, [edit])
    }

    /// Ends the statement before the second relation and begins another with the same attributes.
    static func fixRelation(_ report: FindingDraft, chain id: ChainID?, in context: RuleContext) -> FindingDraft {
        guard let id, context.document.chains.indices.contains(id.index) else { return report }
        let chain = context.document[id]
        guard chain.relationSteps.count == 2, let first = chain.relationSteps.first,
            let second = chain.relationSteps.last,
            let before = chain.steps.last(where: { $0.range.end <= second.range.start })
        else { return report }
        let head = context.source(TextRange(chain.range.start, first.range.start))
        let gap = TextRange(before.range.end, second.range.start)
        return report.fixing(
            "Write two statements", .unsafe, [TextEdit(gap, separator(of: chain, in: context) + head)])
    }

    /// What stands between two statements here: a line end with the same indentation, or a semicolon.
    private static func separator(of chain: Chain, in context: RuleContext) -> String {
        let line = context.text.lines(of: TextRange(at: chain.range.start))
        let indentation = context.source(TextRange(line.start, chain.range.start))
        guard indentation.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return "; " }
        let bytes = context.text.bytes
        let end = chain.range.end.utf8
        let hasSemicolon = end < bytes.count && bytes[end] == 0x3B
        return (hasSemicolon ? ";\n" : "\n") + indentation
    }
}
