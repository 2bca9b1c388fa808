// The rule about text that is not the language.

import MasonrySemantics
import SourceText

enum Syntax: Rule {
    static let id: RuleID = "syntax"
    static let severity = Severity.error
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "The text has a syntax error"
    static let documentation = """
        # syntax

        Something is missing, or stands where the language has no place for it. Only this statement loses its meaning;
        the rest of the file is read, solved and checked as usual, and the views that the statement names are not
        reported as incomplete.

        ## What to do
        Correct the statement at the place that is marked.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.width.equalTo(root)
            make..right.bottom.equalTo(root)
            //   ^ error[syntax]: Expected an attribute
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.width.equalTo(root)
            make.bottom.equalTo(root)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        if let first = context.document.tooManyLayouts, context.tree.firstCut == nil {
            let limit = LayoutDocument.mostPlaced
            return [
                FindingDraft(
                    first,
                    "This layout is too large for so many states and screens: the limit is \(limit) views and as many constraints, summed over states and screens. Nothing else in this file is checked."
                )
            ]
        }
        guard let cut = context.tree.firstCut else { return problems(context) }
        var report = FindingDraft(cut.range, cut.message)
        // Host code may be as deep as it likes; all that is said is that it was not read.
        if context.tree.dialect != .masonry { report.severity = .information }
        return [report]
    }

    private static func problems(_ context: RuleContext) -> [FindingDraft] {
        context.tree.problems.map { problem in
            let report = FindingDraft(problem.range, problem.message)
            guard let fix = problem.fix, let title = problem.fixTitle else { return report }
            return report.fixing(title, .safe, [fix])
        }
    }
}
