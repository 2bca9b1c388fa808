// The rule about views in a scroll view that something outside of it holds.

import AutoLayout
import MasonrySemantics

enum ScrolledViewHeldOutside: Rule {
    static let id: RuleID = "scrolled-view-held-outside"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view in a scroll view is constrained to a view outside"
    static let documentation = """
        # scrolled-view-held-outside

        The views in a scroll view follow each other from top to bottom, and the bottom of one more is pinned to a view
        around the scroll view. Or the first of them is pinned so at its top, and all others follow it.

        ## At run time
        What is pinned to something outside stays where it is while the rest scrolls: long content, or a small screen, and
        the others run under it. It does not count for the height of the content. Where the others depend on it, they do not
        scroll either.

        Sometimes a view shall float above the content. Then it is clearer to add it beside the scroll view; what is pinned
        to its `frameLayoutGuide` is not reported.

        ## What to do
        Relate it to what is before it in the scroll view, and pin the last view to the bottom of the scroll view.

        ## Bad
        ```swift
        class SignUp: UIViewController {
            private let scroll = UIScrollView()
            private let name = UITextField()
            private let mail = UITextField()
            private let send = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scroll)
                [name, mail, send].forEach { scroll.addSubview($0) }
                scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                name.snp.makeConstraints { make in
                    make.top.left.equalToSuperview().offset(16)
                    make.width.equalTo(view).offset(-32)
                }
                mail.snp.makeConstraints { make in
                    make.left.right.equalTo(name)
                    make.top.equalTo(name.snp.bottom).offset(16)
                    make.bottom.equalToSuperview().offset(-120)
                }
                send.snp.makeConstraints { make in
                    make.left.right.equalTo(name)
                    make.bottom.equalTo(view).offset(-60)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[scrolled-view-held-outside]: `send` lies in `scroll`
                }
            }
        }
        ```
        ## Good
        ```swift
        class SignUp: UIViewController {
            private let scroll = UIScrollView()
            private let name = UITextField()
            private let mail = UITextField()
            private let send = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scroll)
                [name, mail, send].forEach { scroll.addSubview($0) }
                scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                name.snp.makeConstraints { make in
                    make.top.left.equalToSuperview().offset(16)
                    make.width.equalTo(view).offset(-32)
                }
                mail.snp.makeConstraints { make in
                    make.left.right.equalTo(name)
                    make.top.equalTo(name.snp.bottom).offset(16)
                }
                send.snp.makeConstraints { make in
                    make.left.right.equalTo(name)
                    make.top.equalTo(mail.snp.bottom).offset(32)
                    make.bottom.equalToSuperview().offset(-60)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        ScrolledColumn.all(in: context).flatMap { column in
            column.heldOutside().map { report($0.constraint, $0.carries, column.scrollView, context) }
        }
    }

    private static func report(
        _ id: MadeConstraintID, _ carries: Bool, _ scrollView: ItemID, _ context: RuleContext
    ) -> FindingDraft {
        let (view, scroll) = (
            context.document.name(of: context.document[id].firstItem), context.document.name(of: scrollView)
        )
        return FindingDraft(
            context.place(of: id),
            carries
                ? "`\(view)` lies in `\(scroll)` but is constrained to a view outside it: neither it nor the views that depend on it scroll. Pin it to `\(scroll)`."
                : "`\(view)` lies in `\(scroll)` but is constrained to a view outside it: it stays put while the rest scrolls under it. Pin it to the view above it."
        )
    }
}
