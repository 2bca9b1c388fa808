// From an analysed file to its findings: runs the rules, applies settings and suppressions, orders the result.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Which rules run, how bad each is, and in which language they speak.
package struct RuleSettings: Sendable {
    /// Severities that replace a rule's own; nil switches the rule off. A severity switches on a rule that is off.
    package var severities: [RuleID: Severity?]
    /// By rule and the option's name.
    package var options: [RuleID: [String: RuleOptionValue]]
    package var language: MessageLanguage

    package init(
        severities: [RuleID: Severity?] = [:], options: [RuleID: [String: RuleOptionValue]] = [:],
        language: MessageLanguage = .standard
    ) {
        self.severities = severities
        self.options = options
        self.language = language
    }

    /// The severity of `rule`; nil where it is off.
    package func severity(of rule: any Rule.Type) -> Severity? {
        if let chosen = severities[rule.id] { return chosen }
        return rule.activation == .onByDefault ? rule.severity : nil
    }
}

extension RuleContext {
    /// The findings of all rules that are on, under the options of the context, by place, then by rule; what the file suppresses is left out.
    package func findings(_ settings: RuleSettings) -> [Finding] {
        var suppressions = Suppressions(tree: tree)
        var findings: [Finding] = []
        // What was not read may change all the rest, so that nothing else can be said of the file.
        let isCut = tree.firstCut != nil || document.tooManyLayouts != nil
        let unread = Set(tree.problems.map { text.line(at: $0.range.start) })
        for rule in RuleCatalogue.all where !isCut || rule == Syntax.self {
            guard let severity = settings.severity(of: rule) else { continue }
            let isConfigured = settings.severities[rule.id] != nil
            let everywhere = rule.check(self)
            let reports = everywhere + reportsOnDevice(of: rule, besides: everywhere)
            for var report in reports.onePerPlace(in: tree.dialect)
            where document.isInText(report.range) && !suppressions.suppress(rule.id, at: report.range) {
                report.keepInText(of: document)
                if rule != Syntax.self { report.doubtFixes(onLines: unread, of: text) }
                let own = isConfigured ? severity : report.severity ?? severity
                findings.append(Finding(report, rule: rule.id, severity: own, language: settings.language))
            }
        }
        if !isCut, let severity = settings.severity(of: UnusedSuppression.self) {
            for report in UnusedSuppression.reports(
                suppressions, among: RuleCatalogue.all, isOn: { settings.severity(of: $0) != nil }, self)
            {
                findings.append(
                    Finding(report, rule: UnusedSuppression.id, severity: severity, language: settings.language))
            }
        }
        return findings.inOrder()
    }

    /// What a rule says of the file on the device of its first screen alone, with the numbers that this gives.
    private func reportsOnDevice(of rule: any Rule.Type, besides known: [FindingDraft]) -> [FindingDraft] {
        guard rule.readsNumbers, let device = onDevices.first else { return [] }
        let places = Set(known.map(\.range))
        let name = device.screenName(0)
        return rule.check(device).filter { !places.contains($0.range) }.map { report in
            var report = report
            report.message = .sentences([
                report.message, "The code reads the size of the device; this happens on \(.codeList([name])).",
            ])
            report.screen = name
            // The numbers that a fix writes would be those of one device.
            report.fixes = []
            return report
        }
    }
}

extension [FindingDraft] {
    /// What one place of a source says of several views, as a helper does that is called for each of them, is one mistake: the
    /// first of its reports tells how many there are.
    fileprivate func onePerPlace(in dialect: Dialect) -> [FindingDraft] {
        guard dialect != .masonry, count > 1 else { return self }
        var result: [FindingDraft] = []
        var first: [FindingDraft.Place: Int] = [:]
        var others: [Int: [Phrase]] = [:]
        for report in self {
            if let index = first[report.place] {
                let isNew = report.message != result[index].message && others[index]?.contains(report.message) != true
                if isNew { others[index, default: []].append(report.message) }
            } else {
                first[report.place] = result.count
                result.append(report)
            }
        }
        for (index, messages) in others {
            result[index].message = .sentences([result[index].message, "\(messages.count) more like it here."])
        }
        return result
    }
}

extension FindingDraft {
    /// Where it stands, under which conditions and how bad it is.
    fileprivate struct Place: Hashable {
        var range: TextRange
        var scenario: String?
        var screen: String?
        var severity: Severity?
    }

    fileprivate var place: Place { Place(range: range, scenario: scenario, screen: screen, severity: severity) }

    /// Code of other files that was evaluated with the text is neither shown nor changed.
    fileprivate mutating func keepInText(of document: LayoutDocument) {
        related.removeAll { !document.isInText($0.range) }
        fixes.removeAll { fix in fix.edits.contains { !document.isInText($0.range) } }
    }

    /// No fix is safe on a line that was not read as a whole: what was meant there may be something else.
    fileprivate mutating func doubtFixes(onLines unread: Set<Int>, of text: SourceText) {
        guard !unread.isEmpty else { return }
        for index in fixes.indices where fixes[index].safety == .safe {
            let touches = fixes[index].edits.contains { edit in
                let lines = text.line(at: edit.range.start)...text.line(at: edit.range.end)
                return unread.contains(where: lines.contains)
            }
            if touches { fixes[index].safety = .unsafe }
        }
    }
}

extension Finding {
    fileprivate init(_ report: FindingDraft, rule: RuleID, severity: Severity, language: MessageLanguage) {
        self.init(rule: rule, severity: severity, range: report.range, message: report.message.text(in: language))
        related = report.related.map { Related(range: $0.range, message: $0.message.text(in: language)) }
        fixes = report.fixes.map { Fix(title: $0.title.text(in: language), safety: $0.safety, edits: $0.edits) }
        scenario = report.scenario
        screen = report.screen
        isUnnecessary = report.isUnnecessary
    }
}

extension [Finding] {
    /// By place, then by severity and rule; a finding that stands twice is kept once.
    package func inOrder() -> [Finding] {
        let ordered = enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if a.range.start != b.range.start { return a.range.start < b.range.start }
            if a.range.end != b.range.end { return a.range.end < b.range.end }
            if a.severity != b.severity { return a.severity > b.severity }
            if a.rule != b.rule { return a.rule < b.rule }
            return left.offset < right.offset
        }
        var result: [Finding] = []
        for finding in ordered.map(\.element) {
            if let last = result.last, last.range == finding.range, last.rule == finding.rule,
                last.message == finding.message
            {
                continue
            }
            result.append(finding)
        }
        return result
    }
}
