// All rules, and what is asked of them together.

/// All rules, in the order in which they run.
package enum RuleCatalogue {
    package static let all: [any Rule.Type] = RuleGroup.allCases.flatMap(\.rules)

    /// The group of a rule.
    package static func group(of id: RuleID) -> RuleGroup { groups[id] ?? .source }

    /// The rules that say that something is missing.
    package static let aboutMissing = Set(all.filter { $0.isAboutMissing }.map { $0.id })

    private static let groups: [RuleID: RuleGroup] = {
        var groups: [RuleID: RuleGroup] = [:]
        for group in RuleGroup.allCases { for rule in group.rules { groups[rule.id] = group } }
        return groups
    }()

    /// The rule with an identifier; nil for none.
    package static func rule(_ id: RuleID) -> (any Rule.Type)? { byIdentifier[id] }

    private static let byIdentifier: [RuleID: any Rule.Type] = {
        var rules: [RuleID: any Rule.Type] = [:]
        for rule in all { rules[rule.id] = rule }
        return rules
    }()
}

extension Finding {
    /// Whether it says that something is missing, so that what is typed next may be just that.
    package var isAboutMissing: Bool { RuleCatalogue.aboutMissing.contains(rule) }
}
