// The hint about kept attributes of SnapKit.

import MasonrySemantics
import MasonrySyntax

enum DanglingItem: Rule {
    static let id: RuleID = "dangling-item"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.snapKit
    static let title: Phrase = "An attribute of a view is kept without the view"
    static let documentation = """
        # dangling-item

        A property keeps `other.snp.left`, or another attribute of a view, for later.

        ## At run time
        It holds the view weakly. Once the view is gone, a relation to it silently becomes one to the superview. A hint that is
        off by default: something else may keep the view.

        ## What to do
        Keep the view, and name the attribute where it is used.

        ## Bad
        ```swift
        class CardView: UIView {
            let other = UIView()
            var anchor: ConstraintItem?
            //          ^^^^^^^^^^^^^^ hint[dangling-item]: weakly
            func setUp() {
                anchor = other.snp.left
            }
            func place(_ box: UIView) {
                addSubview(box)
                box.snp.makeConstraints { $0.size.equalTo(8) }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let other = UIView()
            func place(_ box: UIView) {
                addSubview(box)
                box.snp.makeConstraints { $0.size.equalTo(8) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect == .swift else { return [] }
        return context.code.facts.types.flatMap(\.members).compactMap { member in
            guard member.type == "ConstraintItem", let range = member.typeRange else { return nil }
            return FindingDraft(
                range,
                "This holds its view weakly; once the view is gone, a relation to it becomes one to the superview. Keep the view."
            )
        }
    }
}
