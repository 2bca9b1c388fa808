// The hint about positive offsets on far edges.

import AutoLayout
import MasonrySemantics

enum TrailingSign: Rule {
    static let id: RuleID = "trailing-sign"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "A far edge is offset outwards"
    static let documentation = """
        # trailing-sign

        The right, bottom or trailing edge has a positive offset from the same edge of the superview, or of a view around it.

        ## At run time
        The view hangs out of the other by that amount. Sometimes that is meant, so this is a hint that is off by default.
        A panel that is parked wholly outside, a background that bleeds on both sides, and the content of scroll views are left
        alone.

        ## What to do
        Use a negative offset, or `inset`.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.right.equalTo(root).offset(16)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[trailing-sign]: hangs out
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.right.equalTo(root).offset(-16)
        }
        ```
        ## Good
        ```masonry
        view root { view glow }
        glow.makeConstraints {
            make.top.bottom.equalTo(root)
            make.left.equalTo(root).offset(-4)
            make.right.equalTo(root).offset(4)
        }
        ```
        """

    private static let farEdges: [LayoutAttribute] = [.right, .bottom, .trailing]

    private static let minimum = RuleOption(
        "minimum", .number(default: 0, range: 0...100_000),
        help: "Offsets of less than this many points are left alone.")
    static let options = [minimum]

    static func check(_ context: RuleContext) -> [Report] {
        let minimum = context.number(minimum, of: id)
        let found = context.document.constraints.indices.filter { index in
            let made = context.document.constraints[index]
            guard farEdges.contains(made.firstAttribute), made.relation == .equal, let constant = made.constant,
                constant > 0, constant >= minimum, case .item(let target, made.firstAttribute) = made.target
            else { return false }
            return target != made.firstItem && context.document.isAncestor(target, of: made.firstItem)
                && context.document[target].layout.kind != .scrollView
                && context.document.superview(of: made.firstItem).map { context.document[$0].layout.kind }
                    != .scrollView
        }
        guard !found.isEmpty else { return [] }
        let placement = Placement(of: context.document)
        return found.compactMap { index in
            let made = context.document.constraints[index]
            guard let constant = made.constant, let target = made.targetItem, !placement.isMeant(made, by: constant)
            else { return nil }
            let container = context.document.name(of: target)
            return Report(
                context.place(of: MadeConstraintID(index)),
                "`\(made.firstAttribute.name)` hangs out of `\(container)` by \(constant) pt. Inwards is a negative offset."
            )
        }
    }

    /// What shows that a view is meant to hang out.
    private struct Placement {
        private struct Key: Hashable {
            var item: ItemID
            var attribute: LayoutAttribute
        }

        /// Constants of equations without a second item.
        private var sizes: [Key: Double] = [:]
        /// Near edges that lie outwards of the same edge of another item.
        private var bleeding: Set<Key> = []

        init(of document: LayoutDocument) {
            for made in document.constraints where made.relation == .equal {
                guard let constant = made.constant else { continue }
                let key = Key(item: made.firstItem, attribute: made.firstAttribute)
                switch made.target {
                case .none: sizes[key] = constant
                case .item(_, made.firstAttribute) where constant < 0: bleeding.insert(key)
                default: break
                }
            }
        }

        /// Whether `made` parks its view wholly outside, or the opposite edge hangs out too.
        func isMeant(_ made: MadeConstraint, by constant: Double) -> Bool {
            let (size, near): (LayoutAttribute, LayoutAttribute) =
                switch made.firstAttribute {
                case .bottom: (.height, .top)
                case .trailing: (.width, .leading)
                default: (.width, .left)
                }
            if let size = sizes[Key(item: made.firstItem, attribute: size)], size <= constant { return true }
            return bleeding.contains(Key(item: made.firstItem, attribute: near))
        }
    }
}
