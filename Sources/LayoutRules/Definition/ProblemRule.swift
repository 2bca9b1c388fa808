// Rules that put into words what evaluation already met.

import MasonrySemantics

/// A rule whose findings are problems of one kind that evaluation recorded.
package protocol ProblemRule: Rule {
    /// The report for `problem`, or nil where it is another rule's.
    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft?
}

extension ProblemRule {
    package static func check(_ context: RuleContext) -> [FindingDraft] { problemReports(context) }

    /// The reports of the problems that evaluation recorded.
    static func problemReports(_ context: RuleContext) -> [FindingDraft] {
        var reports: [FindingDraft] = []
        for problem in context.document.problems {
            guard let report = report(problem, in: context) else { continue }
            // One chain for several attributes or views meets the same problem several times.
            if let last = reports.last, last.range == report.range { continue }
            reports.append(report)
        }
        return reports
    }
}
