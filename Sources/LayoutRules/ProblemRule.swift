// Rules that put into words what evaluation already met.

import MasonrySemantics

/// A rule whose findings are problems of one kind that evaluation recorded.
package protocol ProblemRule: Rule {
    /// The report for `problem`, or nil where it is another rule's.
    static func report(_ problem: SemanticProblem, in context: RuleContext) -> Report?
}

extension ProblemRule {
    package static func check(_ context: RuleContext) -> [Report] {
        context.document.problems.compactMap { problem in
            guard var report = report(problem, in: context) else { return nil }
            for related in problem.related {
                report = report.relating(related.range, .verbatim(related.message))
            }
            return report
        }
    }
}
