// The hint about frames that are read before there was a layout.

import MasonrySemantics
import MasonrySyntax

enum FrameReadBeforeLayout: Rule {
    static let id: RuleID = "frame-read-before-layout"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "A frame is read before there was a layout"
    static let documentation = """
        # frame-read-before-layout

        A constraint takes its number from the frame or bounds of a view, in code that runs while the views are set up.

        ## At run time
        No layout pass has run yet: the number is 0, or that of the storyboard's screen, and it does not change later. A hint that is
        off by default: the frame may have been set by hand.

        ## What to do
        Relate to the view itself, with a multiplier.

        ## Bad
        ```swift
        class CardView: UIView {
            let photo = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(photo)
                photo.snp.makeConstraints {
                    $0.left.top.bottom.equalTo(self)
                    $0.width.equalTo(self.frame.width / 2)
                    //               ^^^^^^^^^^^^^^^^^^^^ hint[frame-read-before-layout]: stale
                }
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let photo = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(photo)
                photo.snp.makeConstraints {
                    $0.left.top.bottom.equalTo(self)
                    $0.width.equalTo(self).multipliedBy(0.5)
                }
            }
        }
        ```
        """

    private static let late: Set<String> = [
        "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear", "viewDidAppear:",
        "drawRect:",
        "draw",
    ]

    static func check(_ context: RuleContext) -> [Report] {
        guard context.tree.dialect != .masonry else { return [] }
        return context.document.chains.flatMap { chain -> [Report] in
            let block = context.document[chain.block]
            // What is updated later was laid out before.
            guard block.kind == .make, chain.continues == nil, !chain.isKept, !late.contains(block.function ?? "")
            else { return [] }
            return chain.steps.compactMap { step in
                guard let argument = step.argument, let range = step.argumentRange,
                    context.contains(argument, { readsFrame($0, of: chain, context) })
                else { return nil }
                return Report(
                    range,
                    "Before the first layout pass this frame is 0 or stale, and the constraint keeps that number. Relate to the view itself."
                )
            }
        }
    }

    /// `a.frame.size`, `[a bounds].width`, where `a` is no screen or window, and not the view that is constrained: the frame
    /// that this has was given to it by hand.
    private static func readsFrame(_ expression: Expression, of chain: Chain, _ context: RuleContext) -> Bool {
        var base: ExpressionID
        switch expression.kind {
        case .member(let inner, let name, _) where name.word == .frame || name.word == .bounds: base = inner
        case .message(let inner, let arguments)
        where arguments.count == 1 && (arguments[0].label?.word == .frame || arguments[0].label?.word == .bounds):
            base = inner
        case .name(let name): return context.tree.dialect == .swift && (name.word == .frame || name.word == .bounds)
        default: return false
        }
        while case .unary(_, let inner) = context.tree[base].kind { base = inner }
        guard let path = context.tree.viewPath(base), let first = path.unicodeScalars.first else { return false }
        guard !first.properties.isUppercase, !path.hasSuffix("indow") else { return false }
        return chain.receiver.map { context.item(named: base) != $0 } ?? true
    }
}
