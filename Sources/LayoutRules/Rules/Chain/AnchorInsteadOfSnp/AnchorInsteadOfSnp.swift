// The rule about layout anchors as targets in SnapKit.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum AnchorInsteadOfSnp: Rule {
    static let id: RuleID = "anchor-instead-of-snp"
    static let severity = Severity.error
    static let library = RuleLibrary.snapKit
    static let offersFix = true
    static let title: Phrase = "A layout anchor is used as a target"
    static let documentation = """
        # anchor-instead-of-snp

        A relation names a layout anchor: `make.top.equalTo(view.safeAreaLayoutGuide.topAnchor)`.

        ## At run time
        It does not compile with SnapKit 5. (Older releases took it for a number and made a constraint to 0.)

        ## What to do
        Name the attribute through `snp`.

        ## Bad
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.top.equalTo(root.safeAreaLayoutGuide.topAnchor)
            //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[anchor-instead-of-snp]: anchor
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.top.equalTo(root.safeAreaLayoutGuide.snp.top)
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.top.equalTo(root.safeAreaLayoutGuide.snp.top)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.snapKitRelations).flatMap { chain -> [FindingDraft] in
            guard chain.library == .snapKit else { return [] }
            return chain.relationSteps.compactMap { step in
                guard let argument = step.argument, let range = step.argumentRange,
                    case .member(_, let name, let nameRange) = context.tree[argument].kind
                else { return nil }
                let spelling = context.tree.string(name)
                guard spelling.hasSuffix("Anchor"), spelling.utf8.count > 6 else { return nil }
                let attribute = "snp." + spelling.dropLast(6)
                return FindingDraft(range, "SnapKit cannot relate to a layout anchor; use the `snp` attribute instead.")
                    .fixing("Change to `\(attribute)`", .safe, [TextEdit(nameRange, attribute)])
            }
        }
    }
}
