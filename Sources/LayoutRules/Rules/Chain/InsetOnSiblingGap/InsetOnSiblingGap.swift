// The rule about insets on facing edges in SnapKit.

import AutoLayout
import MasonrySemantics
import SourceText

enum InsetOnSiblingGap: Rule {
    static let id: RuleID = "inset-on-sibling-gap"
    static let severity = Severity.warning
    static let library = RuleLibrary.snapKit
    static let offersFix = true
    static let title: Phrase = "An inset between siblings makes them overlap"
    static let documentation = """
        # inset-on-sibling-gap

        A positive inset stands between facing edges of two views: `make.top.equalTo(title.snp.bottom).inset(8)`.

        ## At run time
        SnapKit takes the sign from the edge on the right of the relation, so the two overlap by that amount. (Masonry does
        the opposite and makes a gap.) `inset(-8)` is correct, and not reported.

        An overlap may be meant. It is a warning where the same block keeps the view's opposite edge away from what stands
        there, for then the two sides contradict each other, and information elsewhere. An inset that is longer than
        both views together places one wholly beyond the other, and is silent.

        ## What to do
        Use `offset`.

        ## Bad
        ```masonry
        view root { view title; view text }
        title.snp.makeConstraints {
            $0.left.top.right.equalToSuperview()
            $0.height.equalTo(30)
        }
        text.snp.makeConstraints {
            $0.left.right.bottom.equalToSuperview().inset(8)
            $0.top.equalTo(title.snp.bottom).inset(8)
            //                               ^^^^^^^^ warning[inset-on-sibling-gap]: overlap by 8
        }
        ```
        ## Fixed
        ```masonry
        view root { view title; view text }
        title.snp.makeConstraints {
            $0.left.top.right.equalToSuperview()
            $0.height.equalTo(30)
        }
        text.snp.makeConstraints {
            $0.left.right.bottom.equalToSuperview().inset(8)
            $0.top.equalTo(title.snp.bottom).offset(8)
        }
        ```
        ## Bad
        ```masonry
        view root { view button; view underline }
        button.snp.makeConstraints {
            $0.left.top.right.equalToSuperview()
            $0.height.equalTo(44)
        }
        underline.snp.makeConstraints {
            $0.left.right.equalTo(button)
            $0.height.equalTo(1)
            $0.top.equalTo(button.snp.bottom).inset(4)
            //                                ^^^^^^^^ information[inset-on-sibling-gap]: where a gap is meant
        }
        ```
        ## Good
        ```masonry
        view root { view title; view text }
        title.snp.makeConstraints {
            $0.left.top.right.equalToSuperview()
            $0.height.equalTo(30)
        }
        text.snp.makeConstraints {
            $0.left.right.bottom.equalToSuperview().inset(8)
            $0.top.equalTo(title.snp.bottom).inset(-8)
        }
        ```
        """

    private static let facing: [LayoutAttribute: LayoutAttribute] = [
        .top: .bottom, .bottom: .top, .left: .right, .right: .left, .leading: .trailing, .trailing: .leading,
    ]

    private static let farEdges: [LayoutAttribute] = [.right, .bottom, .trailing]

    /// Whether neither view is known or possible to be within the other.
    private static func stands(_ target: ItemID, beside receiver: ItemID, _ document: LayoutDocument) -> Bool {
        guard document.items.indices.contains(receiver.index), document.items.indices.contains(target.index),
            document[receiver].parent != .unknown
        else { return false }
        var view = target
        switch document[target].layout.kind {
        case .view, .scrollView, .guide: break
        default: view = document.superview(of: target) ?? target
        }
        return !document.isAncestor(view, of: receiver) && !document.isAncestor(receiver, of: view)
    }

    /// Whether the block of `made` keeps the opposite edge of its view inwards of the container's or away from a sibling's.
    private static func keepsDistance(_ made: MadeConstraint, _ block: BlockID, _ context: RuleContext) -> Bool {
        guard context.document.blocks.indices.contains(block.index), let opposite = facing[made.firstAttribute] else {
            return false
        }
        return context.document[block].chains.contains { chain in
            context.document[chain].constraints.contains { id in
                let other = context.document[id]
                guard other.firstItem == made.firstItem, other.firstAttribute == opposite,
                    case .item(_, let attribute) = other.target, let constant = other.constant
                else { return false }
                guard attribute == opposite || attribute == made.firstAttribute else { return false }
                return farEdges.contains(opposite) ? constant < 0 : constant > 0
            }
        }
    }

    /// Whether what the inset moves lies wholly beyond the other view, as the lengths of both say: there is no overlap.
    private static func passes(_ made: MadeConstraint, _ target: ItemID, _ inset: Double, _ context: RuleContext)
        -> Bool
    {
        let size: LayoutAttribute = made.firstAttribute.axis == .vertical ? .height : .width
        let lengths = [target, made.firstItem].compactMap { item in
            context.constraints(ofBlocksOn: item).lazy.compactMap { other -> Double? in
                guard other.firstAttribute == size, case .none = other.target else { return nil }
                return other.constant
            }.first
        }
        return lengths.count == 2 && lengths.reduce(0, +) <= inset
    }

    private static func report(at range: TextRange, _ inset: Double, _ made: MadeConstraint, contradicts: Bool)
        -> FindingDraft
    {
        let effect: Phrase =
            switch made.relation {
            case .equal: "This makes the two views overlap by \(inset): SnapKit takes the sign from the target's edge."
            // The directions that keep the two apart: what they are short of is allowed, not asked for.
            case .lessThanOrEqual where farEdges.contains(made.firstAttribute),
                .greaterThanOrEqual where !farEdges.contains(made.firstAttribute):
                "This lets the two views overlap by up to \(inset): SnapKit takes the sign from the target's edge."
            default:
                "This makes the two views overlap by at least \(inset): SnapKit takes the sign from the target's edge."
            }
        var report = FindingDraft(
            range, .sentences([effect, contradicts ? "Use `offset`." : "Use `offset` where a gap is meant."]))
        if !contradicts { report.severity = .information }
        return report
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.withInset).compactMap { chain in
            guard chain.library == .snapKit, let receiver = chain.receiver, let last = chain.constantSteps.last,
                last.word == .inset, let inset = last.value.number, inset > 0
            else { return nil }
            for id in chain.constraints {
                let made = context.document[id]
                guard case .item(let target, let attribute) = made.target, facing[made.firstAttribute] == attribute,
                    target != receiver, stands(target, beside: receiver, context.document),
                    !passes(made, target, inset, context), let constant = made.constant
                else { continue }
                let report = report(
                    at: last.step.range, inset, made, contradicts: keepsDistance(made, chain.block, context))
                guard chain.constraints.count == 1 else { return report }
                let offset = "offset(\((-constant).inPoints))"
                return report.fixing("Change to `\(offset)`", .unsafe, [TextEdit(last.step.range, offset)])
            }
            return nil
        }
    }
}
