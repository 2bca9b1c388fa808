// The explanation of a log's messages as text for people.

import LayoutIDE
import LayoutLog
import Project
import SourceText

/// Writes explanations one after the other.
struct LogText {
    let palette: Palette
    let language: MessageLanguage
    /// The log, as it was named.
    let path: String

    func block(_ explanation: LogExplanation) -> String {
        let place = palette.bold("\(printable(path)):\(explanation.line)")
        let times =
            explanation.count > 1
            ? language.say(", \(explanation.count) times", "，共 \(explanation.count) 次") : ""
        switch explanation.subject {
        case .conflict(let conflict):
            let title = palette.severity(.error)
            let kind =
                explanation.isConflict
                ? language.say("constraints in conflict", "约束冲突") : language.say("constraints, no conflict", "约束，无冲突")
            return "\(place): \(explanation.isConflict ? title + ": " : "")\(kind)\(times)\n" + body(conflict) + "\n"
        case .fault(let fault):
            return "\(place): \(palette.severity(.error)): \(printable(fault.printed))\(times)\n" + body(fault) + "\n"
        case .ambiguity(let ambiguity):
            let kind = language.say("ambiguous layout", "布局不明确")
            return "\(place): \(palette.severity(.warning)): \(kind)\(times)\n" + body(ambiguity) + "\n"
        }
    }

    // MARK: Conflicts

    private func body(_ conflict: ExplainedConflict) -> String {
        var text = ""
        if conflict.isRedacted {
            text += "  " + LogWording.redacted[language] + "\n"
        } else if conflict.isTruncated {
            text += "  " + LogWording.truncated[language] + "\n"
        }
        for member in conflict.members { text += line(member) }
        if let clash = conflict.clash {
            if !clash.arithmetic.isEmpty { text += "  " + palette.bold(clash.arithmetic) + "\n" }
        } else if !conflict.members.isEmpty, conflict.isAnnounced {
            text += "  " + LogWording.notProven[language] + "\n"
        }
        if let outcome = conflict.outcome { text += "  \(printable(outcome[language]))\n" }
        if let picture = conflict.picture {
            text += picture.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
        }
        return text + repairs(conflict.repairs)
    }

    private func line(_ member: ExplainedConflict.Member) -> String {
        let mark = member.isBroken ? "✕" : member.clashes ? "•" : " "
        let statement = printable(member.text ?? member.printed)
        var text = "  \(mark) \(member.clashes || member.isBroken ? palette.bold(statement) : statement)\n"
        if member.isBroken { text += "      \(LogWording.broken[language])\n" }
        if let system = member.system {
            text += "      \(palette.faint(system.meaning[language]))\n"
        }
        return text + places(member.candidates)
    }

    private func places(_ candidates: [SourceCandidate]) -> String {
        // Where one is certain the others are none.
        let shown = candidates.first?.certainty == .certain ? Array(candidates.prefix(1)) : Array(candidates.prefix(3))
        return shown.map { candidate in
            let place = "\(printable(candidate.path)):\(candidate.line):\(candidate.column)"
            let certainty = candidate.certainty.words[language]
            let reasons = candidate.reasons.map { $0[language] }.joined(separator: language.say("; ", "；"))
            let note = reasons.isEmpty ? certainty : "\(certainty)\(language.say(": ", "："))\(reasons)"
            return "      \(place)  \(printable(candidate.text))\n        \(palette.faint(note))\n"
        }.joined()
    }

    private func repairs(_ repairs: [LogRepair]) -> String {
        repairs.map { repair in
            let rule = repair.rule.map(page) ?? ""
            return "  → \(printable(repair.text[language]))\(rule)\n"
        }.joined()
    }

    /// Where more is said about a rule.
    private func page(_ rule: String) -> String {
        language.say(" (more: masonry-lsp explain \(rule))", "（详见 masonry-lsp explain \(rule)）")
    }

    // MARK: Other messages

    private func body(_ fault: ExplainedFault) -> String {
        var text = "  \(fault.meaning[language])"
        if let rule = fault.rule { text += page(rule) }
        return text + "\n" + places(fault.candidates)
    }

    private func body(_ ambiguity: ExplainedAmbiguity) -> String {
        ambiguity.places.map { place in
            let what = place.variables.isEmpty ? "" : ": " + place.variables.joined(separator: ", ")
            return "  \(printable(place.name + what))\n"
        }.joined()
    }

    // MARK: The end

    func summary(_ all: [LogExplanation], omitted: Int, _ size: LogSourceCount) -> String {
        let conflicts = all.count { $0.isConflict }
        guard !all.isEmpty else { return LogWording.nothing[language] + "\n" }
        var text = language.say(
            "\(counted(conflicts, "conflict")), \(counted(all.count - conflicts, "other message")); looked through \(counted(size.constraints, "constraint")) of \(counted(size.files, "file"))",
            "冲突 \(conflicts) 处，其他消息 \(all.count - conflicts) 条；查找了 \(size.files) 个文件中的 \(size.constraints) 条约束")
        if omitted > 0 { text += language.say("; \(omitted) more messages left out", "；另有 \(omitted) 条消息未列出") }
        return text + "\n"
    }
}

/// Words that all formats use.
enum LogWording {
    static let redacted = LocalizedText(
        "The system has hidden the constraints (<private>): run the app from Xcode to see them.",
        "系统隐藏了约束内容（<private>）：请从 Xcode 运行以查看。")
    static let truncated = LocalizedText(
        "The message is cut off: what is missing may take part.", "消息不完整：缺失部分可能也参与冲突。")
    static let notProven = LocalizedText(
        "The printed constraints do not conflict, as far as they could be read: one that is not printed is involved.",
        "就可读取的内容而言，所列约束可以同时成立：还有未打印的约束参与。")
    static let broken = LocalizedText("The system broke this one.", "系统打破了这一条。")
    static let nothing = LocalizedText("no message about constraints", "没有与约束有关的消息")
    static let repairs = LocalizedText("What to do", "如何处理")
}
