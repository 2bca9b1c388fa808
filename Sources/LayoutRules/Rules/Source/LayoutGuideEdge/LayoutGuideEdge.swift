// The hint about layout guides whose far edge SnapKit takes.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum LayoutGuideEdge: Rule {
    static let id: RuleID = "layout-guide-edge"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.snapKit
    static let offersFix = true
    static let title: Phrase = "The far edge of a layout guide is taken"
    static let documentation = """
        # layout-guide-edge

        `make.bottom.equalTo(bottomLayoutGuide)`, or `make.top.equalTo(topLayoutGuide)`.

        ## At run time
        SnapKit takes the attribute of the left side: the bottom of the bottom guide is the bottom of the screen, so the view runs
        under the bar. A hint that is off by default: that may be wanted.

        ## What to do
        Name the inner edge, or use `view.safeAreaLayoutGuide`.

        ## Bad
        ```swift
        class CardViewController: UIViewController {
            let card = UIView()
            func setUp() {
                view.addSubview(card)
                card.snp.makeConstraints {
                    $0.left.top.right.equalTo(view)
                    $0.bottom.equalTo(bottomLayoutGuide)
                    //                ^^^^^^^^^^^^^^^^^ hint[layout-guide-edge]: far edge
                }
            }
        }
        ```
        ## Fixed
        ```swift
        class CardViewController: UIViewController {
            let card = UIView()
            func setUp() {
                view.addSubview(card)
                card.snp.makeConstraints {
                    $0.left.top.right.equalTo(view)
                    $0.bottom.equalTo(bottomLayoutGuide.snp.top)
                }
            }
        }
        ```
        ## Good
        ```swift
        class CardViewController: UIViewController {
            let card = UIView()
            func setUp() {
                view.addSubview(card)
                card.snp.makeConstraints {
                    $0.left.top.right.equalTo(view)
                    $0.bottom.equalTo(bottomLayoutGuide.snp.top)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .swift else { return [] }
        return context.chains(\.snapKitRelations).compactMap { chain in
            guard let step = chain.relationSteps.first, let argument = step.argument, let range = step.argumentRange,
                let path = context.tree.viewPath(argument), chain.attributes.count == 1
            else { return nil }
            let edge: String
            switch chain.attributes[0] {
            case .bottom where path == "bottomLayoutGuide": edge = "top"
            case .top where path == "topLayoutGuide": edge = "bottom"
            default: return nil
            }
            return FindingDraft(
                range, "This is the guide's far edge, the edge of the screen. The inner one is `\(path).snp.\(edge)`."
            ).fixing("Change to `\(path).snp.\(edge)`", .unsafe, [TextEdit(TextRange(at: range.end), ".snp.\(edge)")])
        }
    }
}
