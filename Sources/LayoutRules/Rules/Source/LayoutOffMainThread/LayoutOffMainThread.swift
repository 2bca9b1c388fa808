// The rule about constraints that are made on a background queue.

import MasonrySemantics

enum LayoutOffMainThread: Rule {
    static let id: RuleID = "layout-off-main-thread"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "Constraints are made on a background queue"
    static let documentation = """
        # layout-off-main-thread

        A constraint block stands in a closure that is given to a global queue, and nothing leads back to the main queue.

        ## At run time
        UIKit raises: `Modifications to the layout engine must not be performed from a background thread after it has been
        accessed from the main thread.` Older systems lay out late or crash somewhere else.

        ## What to do
        Go back to the main queue before touching views.

        ## Bad
        ```swift
        class CardView: UIView {
            let label = UILabel()
            func load() {
                DispatchQueue.global().async {
                    self.label.snp.makeConstraints { $0.edges.equalTo(self) }
                    //             ^^^^^^^^^^^^^^^ warning[layout-off-main-thread]: background
                }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let label = UILabel()
            func load() {
                DispatchQueue.global().async {
                    DispatchQueue.main.async {
                        self.label.snp.makeConstraints { $0.edges.equalTo(self) }
                    }
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        context.code.blocks.filter(\.event.place.isBackground).map { call in
            Report(
                call.event.nameRange,
                .sentences([
                    "Modifications to the layout engine must not be performed from a background thread: this closure runs on a background queue.",
                    "Go back to the main queue first.",
                ]))
        }
    }
}
