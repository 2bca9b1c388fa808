// The rule about view controllers that constrain their own view.

import MasonrySemantics

enum RootViewConstrained: Rule {
    static let id: RuleID = "root-view-constrained"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A view controller positions its own view"
    static let documentation = """
        # root-view-constrained

        A view controller makes constraints that position its own `view` while it loads it.

        ## At run time
        The view has no superview yet. SnapKit's `ToSuperview` relations trap, positions that name no other view throw, and
        the view loses the autoresizing with which its container places it: it may come up black or empty.

        ## What to do
        Constrain the subviews; who adds the controller's view to another one places it.

        ## Bad
        ```swift
        class CardViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.snp.makeConstraints { $0.left.right.equalTo(0) }
                //       ^^^^^^^^^^^^^^^ warning[root-view-constrained]: no superview
            }
        }
        ```
        ## Good
        ```swift
        class CardViewController: UIViewController {
            let card = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(card)
                card.snp.makeConstraints { $0.edges.equalTo(view) }
            }
        }
        ```
        """

    private static let loading: Set<String> = ["viewDidLoad", "loadView", "init"]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.code.blocks.compactMap { call in
            let method = context.code.method(of: call)
            let type = context.code.type(of: method)
            guard call.path == "view", type.role == .controller, loading.contains(method.name),
                !call.event.place.isCallback, isOwnView(call, context),
                context.chains(of: call).contains(where: context.needsSuperview)
            else { return nil }
            return FindingDraft(
                call.event.nameRange,
                "`view` has no superview while it loads, and its container is responsible for placing it. Constrain its subviews instead."
            )
        }
    }

    /// Whether `view` is the controller's, not a variable of that name.
    private static func isOwnView(_ call: CodeReading.BlockCall, _ context: RuleContext) -> Bool {
        context.code.documentBlocks(of: call).contains { index in
            guard let receiver = context.document.blocks[index].receiver else { return false }
            return context.document[receiver].parent == .root && context.document[receiver].declaration == nil
        }
    }
}
