// How much of a text's layout code evaluation understands, as plain counts that add up over files.

import MasonrySyntax
import SourceText

/// Counts of blocks and chains by how much of them is known.
package struct LayoutStatistics: Sendable, Hashable {
    /// Why something is not known fully.
    package enum Reason: String, Sendable, Hashable, CaseIterable {
        case receiver, target, number, attribute
        /// It is in a branch, a loop or a callback.
        case controlFlow = "control flow"
        /// An assertion, exception or trap ends it.
        case stopped
        /// No code of the file that evaluation runs leads to it.
        case notReached = "not reached"
    }

    /// A block of which something is not known, and what comes first there.
    package struct UnreadBlock: Sendable, Hashable {
        /// The file, for whoever adds several up.
        package var path = ""
        /// Where the block begins, from 1.
        package let line: Int
        package let reason: Reason
        /// The spelling of what is not known, on one line; of a block in a branch what it depends on.
        package let expression: String
        /// From 1.
        package let expressionLine: Int
    }

    /// Things by how much of them is known.
    package struct Shares: Sendable, Hashable {
        package var full = 0
        package var partly = 0
        package var unsolved = 0

        package init() {}
        package var all: Int { full + partly + unsolved }
    }

    /// As written: one that runs for several receivers counts once.
    package var blocks = Shares()
    package var chains = Shares()
    /// For each reason the number of blocks that have it.
    package var reasons: [Reason: Int] = [:]
    /// The spellings of what is unknown, with the number of chains that have them.
    package var unknownTexts: [String: Int] = [:]
    /// The blocks that are not known fully, in the order of the text.
    package var unreadBlocks: [UnreadBlock] = []

    package init() {}

    package mutating func add(_ other: LayoutStatistics) {
        blocks.add(other.blocks)
        chains.add(other.chains)
        reasons.merge(other.reasons, uniquingKeysWith: +)
        unknownTexts.merge(other.unknownTexts, uniquingKeysWith: +)
        unreadBlocks += other.unreadBlocks
    }

    /// Says which file the blocks stand in.
    package mutating func name(file: String) {
        for index in unreadBlocks.indices { unreadBlocks[index].path = file }
    }

    /// The most frequent spellings of what is unknown; of equal ones the first of the alphabet.
    package func mostFrequentUnknowns(_ count: Int) -> [(text: String, count: Int)] {
        let sorted = unknownTexts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return sorted.prefix(count).map { (text: $0.key, count: $0.value) }
    }
}

extension LayoutStatistics.Shares {
    fileprivate mutating func add(_ other: Self) {
        full += other.full
        partly += other.partly
        unsolved += other.unsolved
    }
}
