// What a user sets for rules in the editor: the same as under `rules` in a configuration file.

import JSONRPC
import LayoutIDE

/// Severities and options by rule.
struct ClientRuleSettings: Sendable, Hashable {
    /// nil switches the rule off.
    var severities: [RuleID: Severity?] = [:]
    var options: [RuleID: [String: RuleOptionValue]] = [:]

    /// Takes what is right of `json`.
    /// - Returns: what is wrong.
    mutating func apply(_ json: JSONValue) -> [LocalizedText] {
        guard let rules = json.object else { return [Self.mismatch("rules")] }
        var problems: [LocalizedText] = []
        for member in rules.members {
            guard let page = Analysis.rule(RuleID(member.key)) else {
                problems.append(LocalizedText("unknown rule “\(member.key)”", "未知规则“\(member.key)”"))
                continue
            }
            guard let members = member.value.object?.members else {
                if !setSeverity(member.value, of: page) { problems.append(Self.mismatch("rules.\(member.key)")) }
                continue
            }
            for part in members where !set(part.key, part.value, of: page) {
                let path = "rules.\(member.key).\(part.key)"
                let isKnown = part.key == "severity" || page.options.contains { $0.name == part.key }
                problems.append(
                    isKnown ? Self.mismatch(path) : LocalizedText("unknown key “\(path)”", "未知的键“\(path)”"))
            }
        }
        return problems
    }

    /// Changes what a project's files say.
    func apply(to configuration: inout AnalysisConfiguration) {
        for (rule, severity) in severities { configuration.severities[rule] = severity }
        for (rule, options) in options { configuration.ruleOptions[rule, default: [:]].merge(options) { $1 } }
    }

    private mutating func set(_ key: String, _ value: JSONValue, of rule: RulePage) -> Bool {
        if key == "severity" { return setSeverity(value, of: rule) }
        guard let option = rule.options.first(where: { $0.name == key }) else { return false }
        if let range = option.range {
            guard let number = value.number, range.contains(number) else { return false }
            options[rule.id, default: [:]][key] = .number(number)
        } else {
            guard let flag = value.bool else { return false }
            options[rule.id, default: [:]][key] = .flag(flag)
        }
        return true
    }

    private mutating func setSeverity(_ value: JSONValue, of rule: RulePage) -> Bool {
        switch (value.string, value.bool) {
        case ("off", _), (_, false): severities[rule.id] = .some(nil)
        case ("on", _), (_, true): severities[rule.id] = rule.severity
        case (let name?, _):
            guard let severity = Severity(name: name) else { return false }
            severities[rule.id] = severity
        default: return false
        }
        return true
    }

    private static func mismatch(_ path: String) -> LocalizedText {
        LocalizedText("“\(path)” cannot have this value", "“\(path)”不能取这个值")
    }
}
