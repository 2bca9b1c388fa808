// The rule about constraints on the content view of a cell.

import AutoLayout
import MasonrySemantics

enum ConstrainContentView: Rule {
    static let id: RuleID = "constrain-content-view"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "The content view of a cell is constrained"
    static let documentation = """
        # constrain-content-view

        A cell constrains its own `contentView`.

        ## At run time
        The block switches off the content view's autoresizing, with which the cell places it: its width becomes 0 or its
        height wrong, or the constraints conflict with those of the table. Where the block pins all four edges it works, but
        the content view no longer makes room for accessories and editing controls; then this is only information.

        ## What to do
        Constrain only the subviews of `contentView`.

        ## Bad
        ```swift
        class RowCell: UITableViewCell {
            func setUp() {
                contentView.snp.makeConstraints { $0.height.equalTo(64) }
                //              ^^^^^^^^^^^^^^^ warning[constrain-content-view]: autoresizing
            }
        }
        ```
        ## Good
        ```swift
        class RowCell: UITableViewCell {
            let card = UIView()
            func setUp() {
                contentView.addSubview(card)
                card.snp.makeConstraints { $0.edges.equalTo(contentView) }
            }
        }
        ```
        """

    private static let allowsAllEdges = RuleOption(
        "allowsAllEdges", .flag(default: false),
        help: "Whether blocks that pin all four edges are not reported.")
    static let options = [allowsAllEdges]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let allowsAllEdges = context.flag(allowsAllEdges, of: id)
        // The branches of one class are one place.
        var said: Set<String> = []
        return context.code.blocks.compactMap { call in
            let type = context.code.type(of: context.code.method(of: call))
            guard call.path == "contentView", type.role == .cell,
                isOwnContentView(call, context), said.insert(type.name).inserted
            else { return nil }
            var report = FindingDraft(
                call.event.nameRange,
                "This switches off the autoresizing with which the cell places its `contentView`. Constrain only its subviews."
            )
            if pinsAllEdges(call, in: context) {
                if allowsAllEdges { return nil }
                report.severity = .information
            }
            return report
        }
    }

    /// Whether it is the cell's, not a variable or property of that name.
    private static func isOwnContentView(_ call: CodeReading.BlockCall, _ context: RuleContext) -> Bool {
        context.code.documentBlocks(of: call).contains { index in
            guard let receiver = context.document.blocks[index].receiver else { return false }
            return context.document[receiver].declaration == nil
        }
    }

    private static func pinsAllEdges(_ call: CodeReading.BlockCall, in context: RuleContext) -> Bool {
        var attributes = Set<LayoutAttribute>()
        for chain in context.chains(of: call) { attributes.formUnion(chain.attributes) }
        return attributes.isSuperset(of: [.top, .bottom])
            && (attributes.isSuperset(of: [.left, .right]) || attributes.isSuperset(of: [.leading, .trailing]))
    }
}
