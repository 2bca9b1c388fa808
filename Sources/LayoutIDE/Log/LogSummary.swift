// What editors show of an explained message: one text for it, and one for each place in the sources.

import LayoutLog

/// A place in a source with what is to be said there.
package struct LogPlace: Sendable {
    package var candidate: SourceCandidate
    package var message: String
    /// Whether it is the constraint that the system broke.
    package var isBroken: Bool
}

extension LogExplanation {
    /// The message in a few sentences.
    package func summary(in language: MessageLanguage) -> String {
        switch subject {
        case .conflict(let conflict): conflict.summary(in: language)
        case .fault(let fault): "\(fault.printed)\n\(fault.meaning[language])"
        case .ambiguity(let ambiguity):
            language.say("Ambiguous layout: ", "布局不明确：") + ambiguity.places.map(\.name).joined(separator: ", ")
        }
    }

    /// The likeliest place of each constraint that takes part; where one is only possible, those beside it as well.
    package func places(in language: MessageLanguage) -> [LogPlace] {
        switch subject {
        case .conflict(let conflict):
            conflict.members.flatMap { member -> [LogPlace] in
                guard member.clashes || member.isBroken || conflict.clash == nil else { return [] }
                return shown(member.candidates).map {
                    LogPlace(
                        candidate: $0, message: conflict.message(of: member, $0, language), isBroken: member.isBroken)
                }
            }
        case .fault(let fault):
            shown(fault.candidates).map {
                LogPlace(candidate: $0, message: "\(fault.printed)\n\(fault.meaning[language])", isBroken: false)
            }
        case .ambiguity: []
        }
    }

    private func shown(_ candidates: [SourceCandidate]) -> ArraySlice<SourceCandidate> {
        candidates.prefix(candidates.first?.certainty == .possible ? 2 : 1)
    }
}

extension ExplainedConflict {
    fileprivate func summary(in language: MessageLanguage) -> String {
        var parts = [language.say("Constraints in conflict:", "约束冲突：")]
        for member in members where member.clashes || member.isBroken || clash == nil {
            var line = "• " + (member.text ?? member.printed)
            if member.isBroken { line += language.say(" (broken by the system)", "（被系统打破）") }
            if let system = member.system { line += " — " + system.meaning[language] }
            parts.append(line)
        }
        if let clash, !clash.arithmetic.isEmpty { parts.append(clash.arithmetic) }
        if let outcome { parts.append(outcome[language]) }
        parts += repairs.map { "→ " + $0.text[language] }
        return parts.joined(separator: "\n")
    }

    fileprivate func message(
        of member: Member, _ candidate: SourceCandidate, _ language: MessageLanguage
    ) -> String {
        let text = member.text ?? member.printed
        var message = language.say("`\(text)` is part of a conflict in the log", "`\(text)` 参与了日志中的冲突")
        if let clash, !clash.arithmetic.isEmpty { message += language.say(": ", "：") + clash.arithmetic }
        message += language.say(".", "。")
        if member.isBroken { message += language.say(" The system broke it.", "系统打破了它。") }
        if let outcome, member.isBroken { message += language.say(" ", "") + outcome[language] }
        let sure = language.say(" (\(candidate.certainty.rawValue))", "（\(candidate.certainty.words[language])）")
        return message + sure
    }
}

extension SourceCandidate.Certainty {
    /// How reports call it.
    package var words: LocalizedText {
        switch self {
        case .certain: LocalizedText("certain", "确定")
        case .likely: LocalizedText("likely", "很可能")
        case .possible: LocalizedText("possible", "可能")
        }
    }
}
