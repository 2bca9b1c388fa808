// The rule about comments that switch nothing off.

import SourceText

enum UnusedSuppression: Rule {
    static let id: RuleID = "unused-suppression"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "A comment suppresses a finding that is not there"
    static let documentation = """
        # unused-suppression

        A `masonry:ignore` comment suppresses nothing: the finding it names is gone, was never at this place, or the
        name is not that of a rule. Left in place it would hide the next real finding.

        ## What to do
        Remove the comment, or correct the name or the place.

        A comment behind code covers its line; a comment alone on its line covers the statement or block that follows;
        `masonry:ignore-file` covers the file. Several rules are separated by commas, a reason follows a dash:
        `// masonry:ignore broken-optional, zero-size — the placeholder is empty on purpose`.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.edges.equalTo(root) // masonry:ignore zero-size — collapsed
            //                                         ^^^^^^^^^ warning[unused-suppression]: nothing to suppress
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.edges.equalTo(root)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        // masonry:ignore zero-size — collapsed until it has content
        a.makeConstraints {
            make.left.top.equalTo(root)
            make.size.mas_equalTo(0)
        }
        ```
        """

    /// Suppressions are known only after every other rule has run.
    static func check(_ context: RuleContext) -> [FindingDraft] { [] }

    /// - Parameter isOn: Whether a rule has run.
    static func reports(
        _ suppressions: Suppressions, among rules: [any Rule.Type], isOn: (any Rule.Type) -> Bool,
        _ context: RuleContext
    ) -> [FindingDraft] {
        suppressions.entries.compactMap { entry in
            guard !entry.isUsed else { return nil }
            guard let rule = entry.rule else {
                return report(entry, "There is nothing to suppress here; remove the comment.", context)
            }
            guard let known = rules.first(where: { $0.id == rule }) else {
                return unknown(entry, rule: rule, among: rules, context)
            }
            guard isOn(known) else { return nil }
            return report(
                entry, "`\(rule.rawValue)` finds nothing to suppress here; remove the comment.", context)
        }
    }

    private static func unknown(
        _ entry: Suppressions.Entry, rule: RuleID, among rules: [any Rule.Type], _ context: RuleContext
    ) -> FindingDraft {
        let message: Phrase = "There is no rule `\(rule.rawValue)`, so this suppresses nothing."
        guard let nearest = NearestName.of(rule.rawValue, among: rules.map { $0.id.rawValue }) else {
            return report(entry, message, context)
        }
        let hint: Phrase = "Did you mean `\(nearest)`?"
        return FindingDraft(entry.nameRange, .sentences([message, hint]))
            .fixing("Change to `\(nearest)`", .unsafe, [TextEdit(entry.nameRange, nearest)])
    }

    private static func report(_ entry: Suppressions.Entry, _ message: Phrase, _ context: RuleContext) -> FindingDraft {
        let report = FindingDraft(entry.nameRange, message).markedUnnecessary()
        guard entry.isAlone else { return report }
        var start = entry.comment.start.utf8
        let bytes = context.text.bytes
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        var end = entry.comment.end.utf8
        let isOwnLine = start == 0 || bytes[start - 1] == 0x0A
        if isOwnLine, end < bytes.count, bytes[end] == 0x0A { end += 1 }
        return report.fixing("Remove the comment", .safe, [TextEdit(TextRange(start, end), "")])
    }
}
