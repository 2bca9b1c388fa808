// The rule about edges that are related to the view's own guides.

import AutoLayout
import MasonrySemantics

enum OwnGuideTarget: Rule {
    static let id: RuleID = "own-guide-target"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "An edge is related to the view's own guide"
    static let documentation = """
        # own-guide-target

        An edge or center of a view is related to a guide of the same view: its own `safeAreaLayoutGuide`,
        `layoutMarginsGuide` or `readableContentGuide`.

        ## At run time
        The guide lies within the view and moves with it, so the constraint places nothing: it only says how large the view's
        own inset is, which the system decides. The view stays where other constraints leave it, or is ambiguous.

        ## What to do
        Relate to the guide of the superview.

        ## Bad
        ```swift
        class Dock: UIView {
            private let home = UIView()
            func setUp() {
                addSubview(home)
                home.snp.makeConstraints { make in
                    make.leading.equalToSuperview()
                    make.size.equalTo(44)
                    make.bottom.equalTo(home.safeAreaLayoutGuide.snp.bottom)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[own-guide-target]: its own guide
                }
            }
        }
        ```
        ## Good
        ```swift
        class Dock: UIView {
            private let home = UIView()
            func setUp() {
                addSubview(home)
                home.snp.makeConstraints { make in
                    make.leading.equalToSuperview()
                    make.size.equalTo(44)
                    make.bottom.equalTo(safeAreaLayoutGuide.snp.bottom)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var seen: Set<ChainID> = []
        return context.document.constraints.indices.compactMap { index in
            let made = context.document.constraints[index]
            guard made.firstAttribute.kind != .size, case .item(let guide, let attribute) = made.target,
                attribute.kind != .size, guide != made.firstItem,
                context.document.items.indices.contains(guide.index), isSystemGuide(context.document[guide]),
                context.document[guide].parent == .item(made.firstItem)
            else { return nil }
            if let chain = made.chain, !seen.insert(chain).inserted { return nil }
            let view = context.document.name(of: made.firstItem)
            return FindingDraft(
                context.place(of: MadeConstraintID(index)),
                "`\(view).\(made.firstAttribute.name)` is related to its own guide, which moves with it: this places nothing. Relate to the superview's guide."
            )
        }
    }

    private static func isSystemGuide(_ item: DocumentItem) -> Bool {
        switch item.layout.kind {
        case .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide: true
        default: false
        }
    }
}
