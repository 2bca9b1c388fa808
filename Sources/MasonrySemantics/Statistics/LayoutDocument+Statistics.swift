// Counts the blocks and chains of a document by how much of them is known.

import MasonrySyntax
import SourceText

extension LayoutDocument {
    /// A block is solved fully when every receiver, target and number of its chains is known and it runs
    /// unconditionally on its path; partly when that is so for some chain of it.
    package var statistics: LayoutStatistics {
        var counter = StatisticsCounter(document: self)
        counter.countBlocks()
        counter.countUnreached()
        counter.statistics.unreadBlocks.sort { $0.line < $1.line }
        return counter.statistics
    }
}

private struct StatisticsCounter {
    let document: LayoutDocument
    var statistics = LayoutStatistics()
    /// Where blocks begin that were evaluated.
    private var evaluated: Set<TextRange> = []
    /// The conditions under which there is a scenario.
    private var shownWays: Set<GuardID> = []
    /// What comes first that is not known of the block at hand.
    private var first: (reason: LayoutStatistics.Reason, place: TextRange)?

    init(document: LayoutDocument) { self.document = document }

    mutating func countBlocks() {
        var order: [TextRange] = []
        var instances: [TextRange: [ConstraintBlock]] = [:]
        for block in document.blocks where block.kind != .remove && document.isInText(block.range) {
            if instances[block.range] == nil { order.append(block.range) }
            instances[block.range, default: []].append(block)
        }
        var ways: Set<GuardID> = []
        for scenario in document.scenarios {
            var current = scenario.guardID
            while let index = current.index, document.guards.indices.contains(index), ways.insert(current).inserted {
                current = document.guards[index].parent
            }
        }
        shownWays = ways
        for range in order { count(instances[range] ?? []) }
        evaluated = Set(order)
    }

    /// The runs of one written block: it is known when all of them are.
    private mutating func count(_ runs: [ConstraintBlock]) {
        var order: [TextRange] = []
        var reasons: [TextRange: Set<LayoutStatistics.Reason>] = [:]
        var ofBlock: Set<LayoutStatistics.Reason> = []
        first = nil
        // What a branch of the set-up calls runs for certain in a scenario of its own.
        let runsForCertain = runs.contains { $0.certainty == .certain }
        // What runs under conditions is a scenario of its own, in which it is all known: in its class, wherever else
        // views of that class are.
        let isShown = runs.contains { $0.certainty == .possible && shownWays.contains($0.guardID) }
        for block in runs {
            if block.receiver == nil {
                ofBlock.insert(.receiver)
                first = first ?? (.receiver, block.receiverRange)
            }
            let isBranch = block.certainty == .possible && !runsForCertain && !isShown
            if isBranch {
                ofBlock.insert(.controlFlow)
                first = first ?? (.controlFlow, place(of: block))
            }
            // Of a number that a condition chooses each way is made, and shown, by itself.
            let inWays = Set(block.chains.map { document[$0] }.filter { isShownWay($0) }.map(\.range))
            for id in block.chains {
                let chain = document[id]
                if reasons[chain.range] == nil { order.append(chain.range) }
                if inWays.contains(chain.range), !isShownWay(chain), case .number? = chain.unknown {
                    if reasons[chain.range] == nil { reasons[chain.range] = [] }
                    continue
                }
                var found = self.reasons(of: chain, in: block)
                let isOwnWay = block.certainty == .certain && isShownWay(chain)
                if block.certainty == .possible && !isBranch || isOwnWay { found.remove(.controlFlow) }
                reasons[chain.range, default: []].formUnion(found)
            }
        }
        var solved = 0
        for range in order {
            let chainReasons = reasons[range] ?? []
            ofBlock.formUnion(chainReasons)
            if chainReasons.isEmpty { solved += 1 }
        }
        statistics.chains.full += solved
        statistics.chains.unsolved += order.count - solved
        if ofBlock.isEmpty {
            statistics.blocks.full += 1
        } else if solved > 0 {
            statistics.blocks.partly += 1
        } else {
            statistics.blocks.unsolved += 1
        }
        for reason in LayoutStatistics.Reason.allCases where ofBlock.contains(reason) {
            statistics.reasons[reason, default: 0] += 1
        }
        guard let block = runs.first else { return }
        if ofBlock.contains(.receiver) { note(block.receiverRange) }
        guard let reason = LayoutStatistics.Reason.allCases.first(where: ofBlock.contains) else { return }
        addUnread(block.range, first ?? (reason, block.receiverRange))
    }

    /// Whether a chain under conditions inside of a block is made in scenarios of its own.
    private func isShownWay(_ chain: Chain) -> Bool {
        chain.unknown == nil && !chain.constraints.isEmpty
            && chain.constraints.allSatisfy { shownWays.contains(document[$0].guardID) }
    }

    /// What the running of a block depends on; the block itself where that is not known.
    private func place(of block: ConstraintBlock) -> TextRange {
        guard let index = block.guardID.index, document.guards.indices.contains(index) else {
            return block.receiverRange
        }
        return document.guards[index].range
    }

    private mutating func addUnread(_ block: TextRange, _ unknown: (reason: LayoutStatistics.Reason, place: TextRange))
    {
        let text = document.tree.text
        statistics.unreadBlocks.append(
            LayoutStatistics.UnreadBlock(
                line: text.lineNumber(at: block.start), reason: unknown.reason, expression: spelling(unknown.place),
                expressionLine: text.lineNumber(at: unknown.place.start)))
    }

    /// The beginning of what stands somewhere, on one line.
    private func spelling(_ range: TextRange) -> String {
        document.tree.text[range].prefix(48).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private mutating func reasons(of chain: Chain, in block: ConstraintBlock) -> Set<LayoutStatistics.Reason> {
        var result: Set<LayoutStatistics.Reason> = []
        if block.receiver == nil { result.insert(.receiver) }
        if chain.certainty == .possible || block.certainty == .possible { result.insert(.controlFlow) }
        if chain.isStopped { result.insert(.stopped) }
        switch chain.unknown {
        case nil: break
        case .receiver: result.insert(.receiver)
        case .target(let range):
            result.insert(.target)
            note(range)
            first = first ?? (.target, range)
        case .number where chain.record.traits.contains(.asDeclared): break
        case .number(let range):
            result.insert(.number)
            note(range)
            first = first ?? (.number, range)
        case .attribute(let range):
            result.insert(.attribute)
            note(range)
            first = first ?? (.attribute, range)
        case .controlFlow: result.insert(.controlFlow)
        }
        return result
    }

    private mutating func note(_ range: TextRange) {
        statistics.unknownTexts[spelling(range), default: 0] += 1
    }

    /// Blocks in code that evaluation never came to.
    mutating func countUnreached() {
        var spellings = SpellingTable(names: document.tree.names)
        for expression in document.tree.expressions {
            guard !evaluated.contains(expression.range), isBlock(expression, &spellings) else { continue }
            statistics.blocks.unsolved += 1
            statistics.reasons[.notReached, default: 0] += 1
            addUnread(expression.range, (.notReached, expression.range))
        }
    }

    private func isBlock(_ expression: Expression, _ spellings: inout SpellingTable) -> Bool {
        let tree = document.tree
        switch expression.kind {
        case .message(_, let arguments):
            guard let name = arguments.first?.label, let kind = spellings[name].block else { return false }
            return kind != .remove && hasClosure(arguments)
        case .call(let callee, let arguments):
            guard case .member(let base, let name, _) = tree[callee].kind else { return false }
            let spelling = spellings[name]
            guard let kind = spelling.block, kind != .remove else { return false }
            guard spelling.prefix == .none, spelling.word?.isPlainHeader == true else { return hasClosure(arguments) }
            guard case .member(_, let proxy, _) = tree[base].kind else { return false }
            return proxy.word == .snp && hasClosure(arguments)
        default: return false
        }
    }

    private func hasClosure(_ arguments: [Argument]) -> Bool {
        guard let last = arguments.last?.value, case .closure = document.tree[last].kind else { return false }
        return true
    }
}
