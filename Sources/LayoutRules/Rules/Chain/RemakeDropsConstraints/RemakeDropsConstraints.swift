// The rule about remakes that do not repeat what they remove.

import AutoLayout
import MasonrySemantics

enum RemakeDropsConstraints: Rule {
    static let id: RuleID = "remake-drops-constraints"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A remake drops constraints that the view still needs"
    static let isAboutMissing = true
    static let documentation = """
        # remake-drops-constraints

        A view that its first block places along both axes is remade with constraints along one of them alone. In `.masonry`
        files `ambiguous-position` and `ambiguous-size` say so.

        ## At run time
        `remake` removes all constraints of the view, not only the one that changes: the others are gone, and nothing says
        where the view lies or how large it is along that axis.

        ## What to do
        Use `update` where only a constant changes, or repeat all of them.

        ## Bad
        ```swift
        class ChatController: UIViewController {
            private let panel = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(panel)
                panel.snp.makeConstraints { make in
                    make.left.right.top.equalToSuperview()
                    make.bottom.equalToSuperview().inset(300)
                }
            }
            func keyboardLeft() {
                panel.snp.remakeConstraints { $0.bottom.equalToSuperview() }
                //        ^^^^^^^^^^^^^^^^^ warning[remake-drops-constraints]: removes
            }
        }
        ```
        ## Good
        ```swift
        class ChatController: UIViewController {
            private let panel = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(panel)
                panel.snp.makeConstraints { make in
                    make.left.right.top.equalToSuperview()
                    make.bottom.equalToSuperview().inset(300)
                }
            }
            func keyboardLeft() {
                panel.snp.remakeConstraints { make in
                    make.left.right.equalToSuperview()
                    make.top.bottom.equalToSuperview()
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let document = context.document
        let remakes = document.blocks.indices.filter {
            document.blocks[$0].kind == .remake && !document.blocks[$0].isBorrowed
                && document.isInText(document.blocks[$0].range)
        }
        guard !remakes.isEmpty else { return [] }
        let held = heldByOthers(document)
        return remakes.compactMap { index in
            let block = document.blocks[index]
            guard let receiver = block.receiver, let kept = axes(of: index, document), kept.count == 1,
                let parent = document.superview(of: receiver), !document.isStackView(parent),
                !held.contains(receiver), !isGuide(receiver, document)
            else { return nil }
            let others = context.blocksByItem[receiver].filter { $0 != index }
            // What the same method makes besides, and what cannot be read, may say the rest.
            guard others.allSatisfy({ axes(of: $0, document) != nil }),
                others.contains(where: { axes(of: $0, document)?.count == 2 && document.blocks[$0].kind != .update }),
                others.allSatisfy({ isNoHelp($0, of: index, kept, document) }),
                !others.contains(where: { isMadeInLayoutPass($0, context) }),
                !isPlacedOtherwise(receiver, behind: block, context)
            else { return nil }
            return FindingDraft(
                block.headerRange,
                .sentences([
                    "This removes all constraints of `\(document.name(of: receiver))` and leaves its position or size ambiguous.",
                    "Use `update`, or repeat them all.",
                ]))
        }
    }

    /// Whether a block does not say the rest of what another one leaves open: it is of another method, or another remake of the
    /// same one that leaves the same open.
    private static func isNoHelp(_ other: Int, of index: Int, _ kept: Set<Axis>, _ document: LayoutDocument) -> Bool {
        let (one, two) = (document.blocks[index], document.blocks[other])
        return one.function != two.function
            || one.range != two.range && two.kind == .remake && axes(of: other, document) == kept
    }

    /// Whether a block runs in every layout pass, and so makes again what was removed.
    private static func isMadeInLayoutPass(_ index: Int, _ context: RuleContext) -> Bool {
        let block = context.document.blocks[index]
        return block.kind == .make
            && context.code.facts.methods.contains {
                layoutPasses.contains(context.baseName(of: $0)) && $0.range.contains(block.range)
            }
    }

    private static let layoutPasses: Set<String> = [
        "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConstraints",
        "updateViewConstraints",
    ]

    /// Whether the method, behind the block, hands the view to a helper that may place it, or constrains it by UIKit's own calls.
    private static func isPlacedOtherwise(
        _ receiver: ItemID, behind block: ConstraintBlock, _ context: RuleContext
    ) -> Bool {
        guard let method = context.code.facts.methods.first(where: { $0.range.contains(block.range) }) else {
            return true
        }
        let isConstrained = context.document.constraints.contains {
            $0.chain == nil && $0.firstItem == receiver && method.range.contains($0.range)
        }
        if isConstrained { return true }
        return context.code.facts.events(of: method).contains { event in
            guard event.kind == .call, event.place.block == nil, event.range.start >= block.range.end,
                !harmless.contains(context.tree.string(event.name))
            else { return false }
            return event.arguments.contains { context.item(named: $0.value) == receiver }
        }
    }

    /// Calls that take a view and give it no place.
    private static let harmless: Set<String> = [
        "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "NSLog", "print",
    ]

    /// The axes along which the constraints of a block place its view; nil where they are not all known.
    private static func axes(of index: Int, _ document: LayoutDocument) -> Set<Axis>? {
        var axes: Set<Axis> = []
        for id in document.blocks[index].chains {
            let chain = document[id]
            guard isRead(chain), !chain.isStopped, !chain.constraints.isEmpty else { return nil }
            for made in chain.constraints {
                guard let axis = document[made].firstAttribute.axis else { return nil }
                axes.insert(axis)
            }
        }
        return axes
    }

    /// Whether nothing but a number of it may be unknown.
    private static func isRead(_ chain: Chain) -> Bool {
        switch chain.unknown {
        case nil, .number: true
        default: false
        }
    }

    private static func isGuide(_ item: ItemID, _ document: LayoutDocument) -> Bool {
        if case .view = document[item].layout.kind { return false }
        if case .scrollView = document[item].layout.kind { return false }
        return true
    }

    /// The views to which others that do not lie in them are tied: these may hold them.
    private static func heldByOthers(_ document: LayoutDocument) -> Set<ItemID> {
        var held: Set<ItemID> = []
        for made in document.constraints {
            guard case .item(let target, _) = made.target, !document.isAncestor(target, of: made.firstItem) else {
                continue
            }
            held.insert(target)
        }
        return held
    }
}
