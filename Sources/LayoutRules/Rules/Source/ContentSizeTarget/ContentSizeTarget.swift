// The hint about constraints to the content size of the moment.

import MasonrySemantics
import MasonrySyntax

enum ContentSizeTarget: Rule {
    static let id: RuleID = "content-size-target"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "A constraint copies the current content size"
    static let documentation = """
        # content-size-target

        A constraint takes its number from a scroll view's `contentSize`. Where the same code has just called `reloadData`,
        `content-size-before-layout` says so.

        ## At run time
        The number is that of the moment: right after `reloadData` it is stale, and it does not follow the content. A hint that is
        off by default: the code may run again whenever the content changes.

        ## What to do
        Observe `contentSize`, or give the view an intrinsic size that follows it.

        ## Bad
        ```swift
        class ListView: UIView {
            let table = UITableView()
            func fit() {
                table.snp.updateConstraints { $0.height.equalTo(table.contentSize.height) }
                //                                              ^^^^^^^^^^^^^^^^^^^^^^^^ hint[content-size-target]: current content size
            }
        }
        ```
        ## Good
        ```swift
        class ListView: UIView {
            let table = UITableView()
            func setUp() {
                addSubview(table)
                table.snp.makeConstraints { $0.edges.equalTo(self) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard let name = context.tree.names.find("contentSize") else { return [] }
        return context.document.chains.flatMap { chain -> [FindingDraft] in
            chain.steps.compactMap { step in
                guard let argument = step.argument, let range = step.argumentRange,
                    context.contains(argument, { reads(name, $0) })
                else { return nil }
                return FindingDraft(
                    range,
                    "This copies the current content size; the constraint does not follow later changes. Observe `contentSize`."
                )
            }
        }
    }

    private static func reads(_ wanted: Name, _ expression: Expression) -> Bool {
        switch expression.kind {
        case .member(_, let name, _): name == wanted
        case .message(_, let arguments): arguments.count == 1 && arguments[0].label == wanted
        default: false
        }
    }
}
