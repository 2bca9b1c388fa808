// The rule about constraints on bars that a controller manages.

import MasonrySemantics

enum ConstrainManagedBar: Rule {
    static let id: RuleID = "constrain-managed-bar"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A bar that a controller manages is constrained"
    static let documentation = """
        # constrain-managed-bar

        A constraint block is opened on the bar of a navigation or tab bar controller.

        ## At run time
        UIKit throws `Cannot modify constraints for UINavigationBar managed by a controller`: the block switches off the
        bar's autoresizing and adds constraints to it.

        ## What to do
        Put a view of your own in `titleView` or below the bar, and leave the bar to its controller.

        ## Bad
        ```swift
        class CardViewController: UIViewController {
            func setUp() {
                navigationController?.navigationBar.snp.makeConstraints { $0.height.equalTo(88) }
                //                                      ^^^^^^^^^^^^^^^ warning[constrain-managed-bar]: Cannot modify
            }
        }
        ```
        ## Good
        ```swift
        class CardViewController: UIViewController {
            let card = UIView()
            func setUp() {
                view.addSubview(card)
                card.snp.makeConstraints { $0.top.left.right.equalTo(view.safeAreaLayoutGuide) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.code.blocks.compactMap { call in
            guard let path = call.path,
                path.hasSuffix("navigationController.navigationBar") || path.hasSuffix("tabBarController.tabBar")
                    || path.hasSuffix("navigationController.toolbar")
            else { return nil }
            let bar =
                path.hasSuffix("tabBar") ? "UITabBar" : path.hasSuffix("toolbar") ? "UIToolbar" : "UINavigationBar"
            return FindingDraft(
                call.event.nameRange,
                "Cannot modify constraints for \(bar) managed by a controller. Constrain views of your own.")
        }
    }
}
