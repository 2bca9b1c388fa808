// What `--statistics` prints: how much was understood and what holds back the rest, as text and as JSON.

import LayoutIDE

/// How many of the most frequent unknown spellings are told.
private let toldUnknowns = 20

extension LayoutStatistics {
    /// Lines for people.
    var text: String {
        var lines = ["blocks: \(blocks.text)", "chains: \(chains.text)"]
        let reasons = orderedReasons
        if !reasons.isEmpty { lines.append("blocks that are not fully solved, by reason (one may have several):") }
        for entry in reasons { lines.append("  \(entry.count) \(entry.reason.rawValue)") }
        let unknowns = mostFrequentUnknowns(toldUnknowns)
        if !unknowns.isEmpty { lines.append("most frequent unknowns:") }
        for entry in unknowns { lines.append("  \(entry.count) \(printable(entry.text))") }
        return lines.joined(separator: "\n") + "\n"
    }

    fileprivate var orderedReasons: [(reason: Reason, count: Int)] {
        Reason.allCases.compactMap { reason in reasons[reason].map { (reason: reason, count: $0) } }
    }
}

extension LayoutStatistics.Shares {
    fileprivate var text: String {
        "\(all); solved fully \(share(full)), partly \(share(partly)), not \(share(unsolved))"
    }

    private func share(_ count: Int) -> String {
        let tenths = all == 0 ? 0 : (count * 1000 + all / 2) / all
        return "\(count) (\(tenths / 10).\(tenths % 10) %)"
    }
}

extension JSONWriter {
    /// The member `statistics` of a summary.
    mutating func statistics(_ statistics: LayoutStatistics) {
        key("statistics")
        object { object in
            object.shares("blocks", statistics.blocks)
            object.shares("chains", statistics.chains)
            object.key("reasons")
            object.object { reasons in
                for entry in statistics.orderedReasons { reasons.member(entry.reason.rawValue, entry.count) }
            }
            object.key("unknowns")
            object.array { unknowns in
                for entry in statistics.mostFrequentUnknowns(toldUnknowns) {
                    unknowns.object { unknown in
                        unknown.member("text", entry.text)
                        unknown.member("count", entry.count)
                    }
                }
            }
        }
    }

    private mutating func shares(_ name: String, _ shares: LayoutStatistics.Shares) {
        key(name)
        object { object in
            object.member("full", shares.full)
            object.member("partly", shares.partly)
            object.member("unsolved", shares.unsolved)
        }
    }
}
