// The rule about positive offsets on far edges.

import AutoLayout
import MasonrySemantics

enum TrailingSign: Rule {
    static let id: RuleID = "trailing-sign"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A right, bottom or trailing edge is offset outwards"
    static let documentation = """
        # trailing-sign

        The right, bottom or trailing edge has a positive offset from the same edge of the superview, or of a view around it.

        ## At run time
        The view extends beyond the other by that amount. Sometimes that is meant, so this is only information. A panel that is
        parked wholly outside, or extends beyond by 100 pt or more, one that hides its rounded corners, what extends as far on both
        sides, as a background or as one of two ornaments, a picture of 60 pt or more of which the screen's edge cuts off a quarter
        at most, and the content of scroll views are not reported.

        ## What to do
        Use a negative offset, or `inset`.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.right.equalTo(root).offset(16)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[trailing-sign]: extends beyond
        }
        ```
        ## Bad
        ```swift
        class Bubble: UIView {
            private let row = UIView()
            func place(_ area: UIView) {
                addSubview(row)
                row.snp.makeConstraints { make in
                    make.centerX.top.equalToSuperview()
                    make.leading.greaterThanOrEqualToSuperview().inset(8)
                    make.trailing.lessThanOrEqualToSuperview().inset(-8)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[trailing-sign]: extends beyond
                }
            }
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
        help: "Offsets of less than this many points are not reported.")
    static let options = [minimum]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let minimum = context.number(minimum, of: id)
        let found = context.document.constraints.indices.filter { index in
            let made = context.document.constraints[index]
            guard farEdges.contains(made.firstAttribute), made.relation == .equal || isMirrored(made, context),
                let constant = made.constant,
                constant > 0, constant >= minimum, constant < parked,
                case .item(let target, made.firstAttribute) = made.target
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
            guard let constant = made.constant, let target = made.targetItem,
                !placement.isMeant(made, by: constant, ofPicture: isPictureOnScreen(made, target, context)),
                !isShiftedWhole(made, context), !hidesCorners(made, by: constant, context)
            else { return nil }
            let container = context.document.name(of: target)
            let edge = "\(context.document.name(of: made.firstItem)).\(made.firstAttribute.name)"
            return FindingDraft(
                context.place(of: MadeConstraintID(index)),
                "`\(edge)` extends beyond `\(container)` by \(constant) pt. Use a negative offset to move it inwards."
            )
        }
    }

    /// What hangs out so far is to be moved in later, in points.
    private static let parked = 100.0

    /// Whether a picture hangs on an edge of the screen.
    private static func isPictureOnScreen(_ made: MadeConstraint, _ target: ItemID, _ context: RuleContext) -> Bool {
        context.document[made.firstItem].className == "UIImageView"
            && context.document[target].placement == .controllerView
    }

    /// Whether `trailing <= container + 8` stands in one block with `leading >= container + 8`: the two were meant to keep the
    /// same distance. An upper bound that lies outwards is no mistake by itself.
    private static func isMirrored(_ made: MadeConstraint, _ context: RuleContext) -> Bool {
        guard made.relation == .lessThanOrEqual, let chain = made.chain, let constant = made.constant,
            let target = made.targetItem, let (near, _) = EdgePair.all.first(where: { $0.1 == made.firstAttribute })
        else { return false }
        return context.document[context.document[chain].block].chains.contains { other in
            context.document[other].constraints.contains {
                let opposite = context.document[$0]
                return opposite.firstItem == made.firstItem && opposite.firstAttribute == near
                    && opposite.constant == constant && opposite.targetItem == target
                    && opposite.relation == .greaterThanOrEqual
            }
        }
    }

    /// Whether the chain moves the opposite edge just as far, which `opposite-edges-same-offset` says, or distributes.
    private static func isShiftedWhole(_ made: MadeConstraint, _ context: RuleContext) -> Bool {
        if let id = made.chain, context.document[context.document[id].block].distributionAxis != nil { return true }
        guard let id = made.chain, let (near, _) = EdgePair.all.first(where: { $0.1 == made.firstAttribute }) else {
            return false
        }
        return context.document[id].constraints.contains {
            let other = context.document[$0]
            return other.firstItem == made.firstItem && other.firstAttribute == near && other.constant == made.constant
        }
    }

    /// Whether a view hangs out by no more than its corners are rounded: they are to be seen on one side alone.
    private static func hidesCorners(_ made: MadeConstraint, by constant: Double, _ context: RuleContext) -> Bool {
        context.events(named: "cornerRadius", "setCornerRadius").contains { _, event in
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            guard let value, var receiver = event.receiver else { return false }
            if case .member(let view, let layer, _) = context.tree[receiver].kind,
                layer == context.tree.names.find("layer")
            {
                receiver = view
            }
            guard context.item(named: receiver) == made.firstItem else { return false }
            if case .number(let radius, _) = context.tree[value].kind { return radius >= constant }
            return true
        }
    }

    /// What shows that a view is meant to hang out.
    private struct Placement {
        private struct Key: Hashable {
            var item: ItemID
            var attribute: LayoutAttribute
        }

        /// In points: what is smaller is an icon.
        private static let largePicture = 60.0

        /// Constants of equations without a second item.
        private var sizes: [Key: Double] = [:]
        /// Near edges that lie outwards of the same edge of another item.
        private var bleeding: Set<Key> = []
        /// The edges of containers beyond which something lies, and how far, in points.
        private var overhangs: Set<Overhang> = []

        private struct Overhang: Hashable {
            var edge: Key
            var distance: Double
        }

        init(of document: LayoutDocument) {
            for made in document.constraints where made.relation == .equal {
                guard let constant = made.constant else { continue }
                let key = Key(item: made.firstItem, attribute: made.firstAttribute)
                switch made.target {
                case .none: sizes[key] = constant
                case .item(let container, made.firstAttribute) where constant < 0:
                    bleeding.insert(key)
                    let edge = Key(item: container, attribute: made.firstAttribute)
                    overhangs.insert(Overhang(edge: edge, distance: -constant))
                default: break
                }
            }
        }

        /// Whether `made` parks its view wholly outside, or the opposite edge hangs out too, or the near one beside it: a
        /// badge on a corner; or another view hangs out just as far at the opposite end of the container. Of a large picture a
        /// small part may be cut off by the screen's edge.
        func isMeant(_ made: MadeConstraint, by constant: Double, ofPicture isPicture: Bool) -> Bool {
            let (size, near): (LayoutAttribute, LayoutAttribute) =
                switch made.firstAttribute {
                case .bottom: (.height, .top)
                case .trailing: (.width, .leading)
                default: (.width, .left)
                }
            if let size = sizes[Key(item: made.firstItem, attribute: size)] {
                if size <= constant || isPicture && size >= Self.largePicture && constant * 4 <= size { return true }
            }
            if let container = made.targetItem,
                overhangs.contains(Overhang(edge: Key(item: container, attribute: near), distance: constant))
            {
                return true
            }
            let beside: [LayoutAttribute] = made.firstAttribute == .bottom ? [.left, .leading] : [.top]
            return ([near] + beside).contains { bleeding.contains(Key(item: made.firstItem, attribute: $0)) }
        }
    }
}
