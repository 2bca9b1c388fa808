// What `--statistics` prints: how much was understood and what holds back the rest, as text and as JSON.

import LayoutIDE
import Project

/// How many of the most frequent unknown spellings are told.
private let toldUnknowns = 20
/// How many blocks are named in the text; JSON names all.
private let toldBlocks = 50

extension LayoutStatistics {
    /// Lines for people.
    func text(in language: MessageLanguage) -> String {
        var lines = [
            language.say("blocks: ", "约束块：") + blocks.text(in: language),
            language.say("chains: ", "链：") + chains.text(in: language),
        ]
        let reasons = orderedReasons
        if !reasons.isEmpty {
            lines.append(
                language.say(
                    "blocks that are not fully solved, by reason (one may have several):",
                    "未能完整求解的约束块，按原因统计（同一块可能有多个原因）："))
        }
        for entry in reasons { lines.append("  \(entry.count) \(entry.reason.name[language])") }
        if let addition = foreignWords(in: language) { lines.append(addition) }
        let unknowns = mostFrequentUnknowns(toldUnknowns)
        if !unknowns.isEmpty { lines.append(language.say("most frequent unknowns:", "最常见的未知内容：")) }
        for entry in unknowns { lines.append("  \(entry.count) \(printable(entry.text))") }
        if !unreadBlocks.isEmpty {
            lines.append(language.say("blocks, with what comes first there:", "各约束块及其中首个未知之处："))
        }
        for block in unreadBlocks.prefix(toldBlocks) { lines.append("  " + block.text(in: language)) }
        if unreadBlocks.count > toldBlocks {
            let more = unreadBlocks.count - toldBlocks
            lines.append(
                language.say("  and \(more) more; --format json names all", "  另有 \(more) 个；--format json 会全部列出"))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// That most of what is not known rests on words that the libraries do not have, where that is so: no list of places
    /// says it.
    private func foreignWords(in language: MessageLanguage) -> String? {
        guard let count = reasons[.attribute], count * 2 > blocks.partly + blocks.unsolved else { return nil }
        var frequency: [String: Int] = [:]
        for block in unreadBlocks where block.reason == .attribute { frequency[block.expression, default: 0] += 1 }
        let sorted = frequency.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !sorted.isEmpty else { return nil }
        let words = Phrase.list(names: sorted.prefix(3).map { "`\(printable($0.key))`" }, .plain)
        return language.say(
            """
            most of them use operators or methods that are not the libraries' own (\(words)): what a \
            program or a package adds to makers and constraints is not evaluated, and nothing is said of the layouts it makes
            """,
            """
            其中大多数使用了库本身没有的运算符或方法（\(words)）：程序或其他包为 maker 与约束添加的内容不会求值，\
            因此不会报告由此产生的布局
            """)
    }

    fileprivate var orderedReasons: [(reason: Reason, count: Int)] {
        Reason.allCases.compactMap { reason in reasons[reason].map { (reason: reason, count: $0) } }
    }
}

extension LayoutStatistics.UnreadBlock {
    fileprivate func text(in language: MessageLanguage) -> String {
        let place = expressionLine == line ? "" : language.say(" (line \(expressionLine))", "（第 \(expressionLine) 行）")
        return "\(printable(path)):\(line): \(reason.name[language]): \(printable(expression))\(place)"
    }
}

extension LayoutStatistics.Shares {
    fileprivate func text(in language: MessageLanguage) -> String {
        let (full, partly, not) = (share(full), share(partly), share(unsolved))
        return language.say(
            "\(all); solved fully \(full), partly \(partly), not \(not)",
            "共 \(all)；完整求解 \(full)，部分求解 \(partly)，未求解 \(not)")
    }

    private func share(_ count: Int) -> String {
        let tenths = all == 0 ? 0 : (count * 1000 + all / 2) / all
        return "\(count) (\(tenths / 10).\(tenths % 10) %)"
    }
}

extension LayoutStatistics.Reason {
    fileprivate var name: LocalizedText {
        switch self {
        case .receiver: LocalizedText("receiver", "接收者")
        case .target: LocalizedText("target", "目标")
        case .number: LocalizedText("number", "数值")
        case .attribute: LocalizedText("attribute", "属性")
        case .controlFlow: LocalizedText("control flow", "控制流")
        case .stopped: LocalizedText("stopped", "已中止")
        case .notReached: LocalizedText("not reached", "未执行到")
        }
    }
}

extension JSONWriter {
    /// The member `statistics` of a summary.
    mutating func statistics(_ statistics: LayoutStatistics) {
        object("statistics") { object in
            object.shares("blocks", statistics.blocks)
            object.shares("chains", statistics.chains)
            object.object("reasons") { reasons in
                for entry in statistics.orderedReasons { reasons.member(entry.reason.rawValue, entry.count) }
            }
            object.array("unsolvedBlocks") { blocks in
                for block in statistics.unreadBlocks {
                    blocks.object { object in
                        object.member("file", block.path)
                        object.member("line", block.line)
                        object.member("reason", block.reason.rawValue)
                        object.member("expression", block.expression)
                        object.member("expressionLine", block.expressionLine)
                    }
                }
            }
            object.array("unknowns") { unknowns in
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
        object(name) { object in
            object.member("full", shares.full)
            object.member("partly", shares.partly)
            object.member("unsolved", shares.unsolved)
        }
    }
}
