// The hint about views that are remade one after the other.

import AutoLayout
import MasonrySemantics

enum RemakeOrderTransient: Rule {
    static let id: RuleID = "remake-order-transient"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "Old and new constraints are active together for a moment"
    static let documentation = """
        # remake-order-transient

        Two views that relate to each other are remade one after the other, and the second has other constraints before.

        ## At run time
        Between the two blocks the new constraints of the first meet the old ones of the second. If they contradict each other, the
        log says so, although the result is right. A hint that is off by default.

        ## What to do
        Remove the constraints of both first, or switch prepared ones with `NSLayoutConstraint.activate` and `deactivate`.

        ## Bad
        ```swift
        class CardView: UIView {
            let one = UIView()
            let two = UIView()
            func setUp() {
                two.snp.makeConstraints { $0.right.equalToSuperview() }
            }
            func turn() {
                one.snp.remakeConstraints { $0.left.equalTo(two.snp.right) }
                //      ^^^^^^^^^^^^^^^^^ hint[remake-order-transient]: still has
                two.snp.remakeConstraints { $0.left.equalTo(8) }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let one = UIView()
            let two = UIView()
            func setUp() {
                two.snp.makeConstraints { $0.right.equalToSuperview() }
            }
            func turn() {
                two.snp.remakeConstraints { $0.left.equalTo(8) }
                one.snp.remakeConstraints { $0.left.equalTo(two.snp.right) }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var reports: [FindingDraft] = []
        for method in context.code.facts.methods {
            let remakes = context.code.blocks(in: method).filter { $0.kind == .remake && !$0.event.place.isCallback }
            guard remakes.count > 1 else { continue }
            var later: [ItemID: CodeReading.BlockCall] = [:]
            for call in remakes.reversed() {
                let receivers = context.code.documentBlocks(of: call).compactMap {
                    context.document.blocks[$0].receiver
                }
                let targets = context.chains(of: call).flatMap(\.constraints).compactMap { id -> ItemID? in
                    if case .item(let item, _) = context.document[id].target { return item }
                    return nil
                }
                if let target = targets.first(where: { later[$0] != nil && !receivers.contains($0) }),
                    let other = later[target], other.event.place == call.event.place,
                    runsWith(call, other, context), hasOtherBlocks(target, than: other, context),
                    !remakes.contains(where: { earlier in
                        earlier.index < call.index && runsWith(call, earlier, context)
                            && context.code.documentBlocks(of: earlier).contains {
                                context.document.blocks[$0].receiver == target
                            }
                    })
                {
                    reports.append(
                        FindingDraft(
                            call.event.nameRange,
                            "`\(context.document.name(of: target))` still has its old constraints here; it is remade below. If old and new ones conflict, UIKit logs it."
                        ).relating(other.event.nameRange, "remade below"))
                }
                for receiver in receivers { later[receiver] = call }
            }
        }
        return reports
    }

    /// Whether two blocks run in one run of their method: not those of an `if` and of its `else`.
    private static func runsWith(
        _ call: CodeReading.BlockCall, _ other: CodeReading.BlockCall, _ context: RuleContext
    ) -> Bool {
        let guards = [call, other].map { call in
            context.code.documentBlocks(of: call).first.map { context.document.blocks[$0].guardID } ?? .doubtful
        }
        return guards[0] == guards[1] || context.document.areTogether(guards)
    }

    /// Whether any other block makes constraints of `item`; a remake that stands alone is the make.
    private static func hasOtherBlocks(_ item: ItemID, than call: CodeReading.BlockCall, _ context: RuleContext) -> Bool
    {
        let own = Set(context.code.documentBlocks(of: call))
        return context.blocksByItem[item].contains { block in
            let kind = context.document.blocks[block].kind
            return (kind == .make || kind == .remake) && !own.contains(block)
        }
    }
}
