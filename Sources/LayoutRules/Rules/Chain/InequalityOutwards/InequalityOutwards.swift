// The rule about inequalities that keep nothing inside.

import AutoLayout
import MasonrySemantics
import SourceText

enum InequalityOutwards: Rule {
    static let id: RuleID = "inequality-outwards"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "An inequality lets a view extend beyond its superview"
    static let documentation = """
        # inequality-outwards

        A far edge (`right`, `trailing`, `bottom`) is at least the superview's, or a near edge (`left`, `leading`, `top`) at
        most: `make.bottom.greaterThanOrEqualToSuperview()`, `make.edges.lessThanOrEqualToSuperview()`.

        ## At run time
        Nothing is logged. The constraint lets the view extend beyond its superview and forbids it to stay inside; what was
        meant to keep it within its superview does the opposite.

        One chain that bounds both edges of a centered view by the same relation,
        `make.leading.trailing.lessThanOrEqualToSuperview()`, is information: for one of the edges the relation is the wrong
        one, and the view is held at both.

        A view that reaches beyond both edges of an axis covers its superview on purpose, and one whose edge another
        inequality bounds from the other side has a range; neither is reported, nor are the contents of scroll views. Neither is a
        view whose center is pinned to the superview's on that axis: together with the inequality of the other edge that pins
        both edges, and an optional center is what pulls the edge back inside. Nor is a view of fixed size that is pinned to
        a sibling without a size, which the inequality enlarges.

        ## What to do
        Bottom, right and trailing edges need `lessThanOrEqualTo`, top, left and leading edges `greaterThanOrEqualTo`.

        ## Bad
        ```masonry
        view root { view bubble }
        bubble.makeConstraints {
            make.left.right.equalTo(root)
            make.top.equalTo(root).offset(24)
            make.height.equalTo(root).priorityLow()
            make.bottom.greaterThanOrEqualTo(root)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[inequality-outwards]: keeps nothing inside
        }
        ```
        ## Bad
        ```swift
        class NameView: UIView {
            private let name = UILabel()
            func setUp() {
                addSubview(name)
                name.snp.makeConstraints { make in
                    make.top.centerX.equalToSuperview()
                    make.leading.trailing.lessThanOrEqualToSuperview().inset(20)
        //               ^^^^^^^ information[inequality-outwards]: One relation for both edges
                }
            }
        }
        ```
        ## Good
        ```masonry
        view root { view bubble }
        bubble.makeConstraints {
            make.left.top.equalTo(root).offset(24)
            make.height.mas_equalTo(60)
            make.width.mas_equalTo(180)
            make.right.lessThanOrEqualTo(root).offset(-24)
        }
        ```
        ## Good
        ```masonry
        view root { view photo }
        photo.makeConstraints {
            make.center.equalTo(root)
            make.width.equalTo(photo.mas_height).multipliedBy(1.5)
            make.left.top.lessThanOrEqualTo(root)
            make.right.bottom.greaterThanOrEqualTo(root)
            make.height.equalTo(root).priorityLow()
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        let found = document.constraints.indices.filter { isOutwards(document.constraints[$0], context) }
        guard !found.isEmpty else { return [] }
        let bounds = Bounds(of: document)
        var seen: Set<ChainID> = []
        return found.compactMap { index in
            let made = document.constraints[index]
            let isForBoth = isForBothEdges(made, document)
            guard isForBoth || !bounds.isMeant(made) else { return nil }
            // One chain for several edges says it once.
            if let chain = made.chain, !seen.insert(chain).inserted { return nil }
            return isForBoth && bounds.isMeant(made)
                ? reportOfBoth(MadeConstraintID(index), context) : report(MadeConstraintID(index), bounds, context)
        }
    }

    /// Whether one chain bounds both edges of an axis by the same relation and inset: of one of them it is the wrong one.
    private static func isForBothEdges(_ made: MadeConstraint, _ document: LayoutDocument) -> Bool {
        guard let chain = made.chain else { return false }
        return document[chain].constraints.contains { id in
            let other = document[id]
            return other.firstItem == made.firstItem && other.relation == made.relation
                && other.firstAttribute == opposite(made.firstAttribute)
                && made.constant.flatMap { own in other.constant.map { own + $0 == 0 } } == true
        }
    }

    private static func opposite(_ attribute: LayoutAttribute) -> LayoutAttribute {
        switch attribute {
        case .left: .right
        case .leading: .trailing
        case .top: .bottom
        case .right: .left
        case .trailing: .leading
        default: .top
        }
    }

    private static func reportOfBoth(_ id: MadeConstraintID, _ context: RuleContext) -> FindingDraft {
        let isNear = context.document[id].relation == .lessThanOrEqual
        let advice: Phrase =
            isNear
            ? "Top, left and leading edges need `greaterThanOrEqualTo`."
            : "Bottom, right and trailing edges need `lessThanOrEqualTo`."
        var report = FindingDraft(
            context.place(of: id),
            .sentences([
                "One relation for both edges: because `\(context.document.name(of: context.document[id].firstItem))` is centered, it acts like `equalTo`.",
                advice,
            ]))
        report.severity = .information
        return report
    }

    private static func isOutwards(_ made: MadeConstraint, _ context: RuleContext) -> Bool {
        guard made.relation != .equal, made.priority == 1000, !made.isStored,
            case .item(let target, made.firstAttribute) = made.target, made.multiplier == 1,
            let outwards = outwards(made.firstAttribute), made.relation == outwards,
            context.isSuperview(target, of: made.firstItem), context.document[target].layout.kind == .view
        else { return false }
        return true
    }

    /// The relation with which an edge may hang out.
    private static func outwards(_ attribute: LayoutAttribute) -> LayoutRelation? {
        switch attribute {
        case .left, .leading, .top: .lessThanOrEqual
        case .right, .trailing, .bottom: .greaterThanOrEqual
        default: nil
        }
    }

    private static func report(_ id: MadeConstraintID, _ bounds: Bounds, _ context: RuleContext) -> FindingDraft {
        let made = context.document[id]
        let text = context.document.text(of: id)
        let isNear = made.relation == .lessThanOrEqual
        let hasSize = hasSize(made, bounds, context)
        let scrolls = context.document[made.firstItem].layout.kind == .scrollView
        let advice: Phrase =
            scrolls && !hasSize
            ? "A scroll view has no size of its own: use `equalTo`, which gives it one."
            : isNear
                ? "Top, left and leading edges need `greaterThanOrEqualTo`."
                : "Bottom, right and trailing edges need `lessThanOrEqualTo`."
        let report = FindingDraft(
            context.place(of: id),
            .sentences(["`\(text)` keeps nothing inside: it lets the view extend beyond its superview.", advice]))
        guard let chain = made.chain, context.document[chain].constraints.count == 1,
            let step = context.document[chain].relationSteps.last,
            // With the other relation nothing would give a view its extent that has no size of its own.
            hasSize
        else { return report }
        let name = context.source(step.nameRange)
        let (wrong, right) = isNear ? ("lessThan", "greaterThan") : ("greaterThan", "lessThan")
        guard let place = name.firstRange(of: wrong) else { return report }
        let spelling = name[..<place.lowerBound] + right + name[place.upperBound...]
        return report.fixing("Change to `\(String(spelling))`", .unsafe, [TextEdit(step.nameRange, String(spelling))])
    }

    private static func hasSize(_ made: MadeConstraint, _ bounds: Bounds, _ context: RuleContext) -> Bool {
        switch context.document[made.firstItem].className {
        case "UILabel", "UIButton", "UIImageView", "UISwitch", "UIStackView": true
        default: bounds.hasSize(made.firstItem, along: made.firstAttribute.axis)
        }
    }

    /// What shows that an edge is meant to reach beyond the superview's.
    private struct Bounds {
        private struct Key: Hashable {
            var item: ItemID
            var attribute: LayoutAttribute
        }

        private var atLeast: Set<Key> = []
        private var atMost: Set<Key> = []
        /// The views whose centers are tied to those of the second, by axis.
        private var centers: [Key: Set<ItemID>] = [:]
        private var sizes: Set<Key> = []
        /// The siblings that edges are tied to.
        private var neighbours: [Key: ItemID] = [:]

        init(of document: LayoutDocument) {
            for made in document.constraints {
                let key = Key(item: made.firstItem, attribute: made.firstAttribute)
                if made.firstAttribute.kind == .size { sizes.insert(key) }
                switch made.relation {
                case .greaterThanOrEqual: atLeast.insert(key)
                case .lessThanOrEqual: atMost.insert(key)
                case .equal:
                    guard case .item(let target, let attribute) = made.target else { continue }
                    if made.firstAttribute.isCenter, attribute == made.firstAttribute {
                        centers[key, default: []].insert(target)
                    } else if let superview = document.superview(of: made.firstItem),
                        document.superview(of: target) == superview, document[target].layout.kind == .view
                    {
                        neighbours[key] = target
                    }
                }
            }
        }

        /// Whether a constraint speaks of the width or height.
        func hasSize(_ item: ItemID, along axis: Axis?) -> Bool {
            sizes.contains(Key(item: item, attribute: axis == .horizontal ? .width : .height))
        }

        /// Whether the opposite edge reaches out too, the same edge is bounded from the other side, the center of the same
        /// superview holds the view, or the view stretches a sibling that it hangs on.
        func isMeant(_ made: MadeConstraint) -> Bool {
            let center: LayoutAttribute = made.firstAttribute.axis == .horizontal ? .centerX : .centerY
            if case .item(let superview, _) = made.target,
                centers[Key(item: made.firstItem, attribute: center)]?.contains(superview) == true
            {
                return true
            }
            let own = Key(item: made.firstItem, attribute: made.firstAttribute)
            let other = Key(item: made.firstItem, attribute: opposite(made.firstAttribute))
            // Of a given extent itself, it makes the sibling that it hangs on as large as that takes.
            let axis = made.firstAttribute.axis
            if let neighbour = neighbours[other], hasSize(made.firstItem, along: axis), !hasSize(neighbour, along: axis)
            {
                return true
            }
            return made.relation == .lessThanOrEqual
                ? atLeast.contains(own) || atLeast.contains(other) : atMost.contains(own) || atMost.contains(other)
        }
    }
}
