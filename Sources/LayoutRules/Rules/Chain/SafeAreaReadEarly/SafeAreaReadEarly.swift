// The rule about safe area insets that are read while the views are set up.

import MasonrySemantics
import SourceText

enum SafeAreaReadEarly: ProblemRule {
    static let id: RuleID = "safe-area-read-early"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "Safe area insets are read before the view has any"
    static let documentation = """
        # safe-area-read-early

        A constraint takes its number from a view's `safeAreaInsets`, in code that runs in `viewDidLoad` or an initializer.

        ## At run time
        Until the view is in a window all four of its insets are 0. The constraint keeps that number, so that what it places lies
        under the status bar, the notch or the home indicator.

        Where the class updates or remakes the view's constraints when the insets change, or in a layout pass, nothing is
        reported.

        ## What to do
        Relate to `safeAreaLayoutGuide`, which follows the safe area.

        ## Bad
        ```swift
        class FeedViewController: UIViewController {
            let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints {
                    $0.top.equalToSuperview()
                    $0.leading.trailing.bottom.equalTo(view.safeAreaInsets)
                    //                                      ^^^^^^^^^^^^^^ warning[safe-area-read-early]: 0
                }
            }
        }
        ```
        ## Good
        ```swift
        class FeedViewController: UIViewController {
            let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints {
                    $0.top.equalToSuperview()
                    $0.leading.trailing.bottom.equalTo(view.safeAreaLayoutGuide)
                }
            }
        }
        ```
        ## Good
        ```swift
        class SearchViewController: UIViewController {
            let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                layOut()
            }
            func keyboardChanged() { layOut() }
            func layOut() {
                list.snp.remakeConstraints {
                    $0.top.leading.trailing.equalToSuperview()
                    $0.bottom.equalToSuperview().offset(-view.safeAreaInsets.bottom)
                }
            }
        }
        ```
        """

    static func report(_ problem: SemanticProblem, in context: RuleContext) -> FindingDraft? {
        guard case .safeAreaReadEarly = problem.kind, !isReadAgain(problem, in: context) else { return nil }
        let report = FindingDraft(
            problem.range,
            isReplaced(problem, in: context)
                ? "These insets have no effect: the constant after them replaces them. They are still 0 anyway: the view is not in a window yet. Relate to `safeAreaLayoutGuide`."
                : "These insets are still 0: the view is not in a window yet, and the constraint keeps that number. Relate to `safeAreaLayoutGuide`."
        )
        // One side of them is a number, which no guide is.
        guard isWholeArgument(problem, in: context) else { return report }
        return report.fixing(
            "Change to `safeAreaLayoutGuide`", .unsafe, [TextEdit(problem.range, "safeAreaLayoutGuide")])
    }

    /// Whether the class updates or remakes the view's constraints when the insets change, or in each layout pass.
    private static func isReadAgain(_ problem: SemanticProblem, in context: RuleContext) -> Bool {
        guard let view = chain(around: problem, in: context)?.receiver else { return false }
        return context.blocksByItem[view].contains { index in
            let block = context.document.blocks[index]
            guard block.kind != .make, let method = block.function else { return false }
            return method.lowercased().hasSuffix("safeareainsetsdidchange") || LayoutPasses.contains(method)
        }
    }

    private static func chain(around problem: SemanticProblem, in context: RuleContext) -> Chain? {
        context.document.chains.first { $0.range.contains(problem.range) }
    }

    /// Whether the insets are a relation's number, which a later `offset` or `inset` takes the place of.
    private static func isReplaced(_ problem: SemanticProblem, in context: RuleContext) -> Bool {
        guard let around = chain(around: problem, in: context), around.library == .snapKit else { return false }
        let steps = around.steps
        let relation = steps.firstIndex { step in
            guard case .relation = step.kind, let range = step.argumentRange else { return false }
            return range.start <= problem.range.start && problem.range.end <= range.end
        }
        return relation.map { relation in
            steps[(relation + 1)...].contains { if case .constant = $0.kind { true } else { false } }
        } ?? false
    }

    private static func isWholeArgument(_ problem: SemanticProblem, in context: RuleContext) -> Bool {
        guard let chain = problem.chain else { return false }
        return context.document[chain].steps.contains { step in
            guard case .relation = step.kind, let range = step.argumentRange else { return false }
            return range.end == problem.range.end && range.start <= problem.range.start
        }
    }
}
