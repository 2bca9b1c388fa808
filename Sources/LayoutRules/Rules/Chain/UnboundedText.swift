// The rule about texts of unknown length that nothing ends.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

enum UnboundedText: Rule {
    static let id: RuleID = "unbounded-text"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A text of unknown length has no end"
    static let documentation = """
        # unbounded-text

        A label begins at an edge, its text is put together while the program runs, and nothing says where it ends: no far edge,
        no width, nothing that is placed after it.

        ## At run time
        A long text runs over what stands beside it, or out of its superview, where it is cut off without an ellipsis.

        ## What to do
        Give it an end: `make.trailing.lessThanOrEqualToSuperview().inset(12)`.

        ## Bad
        ```swift
        class QuotaView: UIView {
            private let usage = UILabel()
            func setUp() {
                addSubview(usage)
                usage.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.leading.equalToSuperview().offset(12)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: no end
                }
            }
            func render(owner: String) {
                usage.text = "\\(owner) has used all"
            }
        }
        ```
        ## Good
        ```swift
        class QuotaView: UIView {
            private let usage = UILabel()
            func setUp() {
                addSubview(usage)
                usage.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.leading.equalToSuperview().offset(12)
                    make.trailing.lessThanOrEqualToSuperview().inset(12)
                }
            }
            func render(owner: String) {
                usage.text = "\\(owner) has used all"
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        guard context.tree.dialect != .masonry else { return [] }
        let dynamic = labelsOfUnknownText(context)
        guard !dynamic.isEmpty else { return [] }
        var ended: Set<ItemID> = []
        var starts: [ItemID: MadeConstraintID] = [:]
        for (index, made) in context.document.constraints.enumerated() {
            if dynamic.contains(made.firstItem) {
                if made.firstAttribute == .left || made.firstAttribute == .leading {
                    let begins = made.relation == .equal && !made.isKept
                    if begins, starts[made.firstItem] == nil { starts[made.firstItem] = MadeConstraintID(index) }
                } else if made.firstAttribute.axis == .horizontal {
                    ended.insert(made.firstItem)
                }
            }
            if case .item(let other, let attribute) = made.target, attribute != .left, attribute != .leading,
                attribute.axis == .horizontal
            {
                ended.insert(other)
            }
        }
        return starts.sorted { $0.value < $1.value }.compactMap { item, start in
            guard !ended.contains(item), isFullyRead(item, context) else { return nil }
            let name = context.document.name(of: item)
            return Report(
                context.place(of: start),
                "`\(name)` has a text of unknown length and no end: a long one runs over what stands beside it. Bound its far edge."
            )
        }
    }

    /// The labels whose text code sets to something that is no literal.
    private static func labelsOfUnknownText(_ context: RuleContext) -> Set<ItemID> {
        var labels: Set<ItemID> = []
        for (_, event) in context.events(named: "text", "attributedText", "setText", "setAttributedText") {
            guard let receiver = event.receiver,
                let value = event.kind == .assignment ? event.value : event.arguments.first?.value,
                isPutTogether(value, context), let item = context.item(named: receiver),
                context.document[item].className.map(ViewClass.isLabel) == true
            else { continue }
            labels.insert(item)
        }
        return labels
    }

    /// Whether a text has words that are only known at run time: a property, a parameter, an interpolation of one.
    private static func isPutTogether(_ id: ExpressionID, _ context: RuleContext) -> Bool {
        let text = context.source(context.tree[id].range)
        // Numbers, dates and the program's own words have a length that is about known.
        let short = ["ount", "umber", "ndex", "ate", "ime", "ocalized", "ormat", "\\(Int", "rice", "ize", "L10n"]
        if short.contains(where: { text.contains($0) }) { return false }
        switch context.tree[id].kind {
        case .string: return text.contains("\\(")
        case .name(let name): return name.word != .nil && name.word != .NULL
        case .member(let base, _, _): return !isConstant(base, context)
        default: return false
        }
    }

    /// `Strings.Cart`: a text of the program's own, as long as somebody wrote it.
    private static func isConstant(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Bool {
        switch context.tree[id].kind {
        case .name(let name): context.tree.string(name).unicodeScalars.first?.properties.isUppercase ?? false
        case .member(let base, _, _): depth > 16 || isConstant(base, context, depth: depth + 1)
        case .implicitMember: true
        default: false
        }
    }

    /// Whether all blocks on the view are read, so that no end of it is missed, and no stack view arranges it.
    private static func isFullyRead(_ item: ItemID, _ context: RuleContext) -> Bool {
        let blocks = context.blocksByItem[item]
        guard !blocks.isEmpty, let parent = context.document.superview(of: item),
            context.document[parent].className.map(ViewClass.isCalledStack) != true,
            context.document[item].unknowns.isDisjoint(with: [.constraints, .parent])
        else { return false }
        return blocks.allSatisfy { index in
            context.document.blocks[index].chains.allSatisfy { chain in
                switch context.document[chain].unknown {
                case nil, .number: true
                default: false
                }
            }
        }
    }
}
