// The rule about one offset for opposite edges.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum OppositeEdgesSameOffset: Rule {
    static let id: RuleID = "opposite-edges-same-offset"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let offersFix = true
    static let title: Phrase = "Opposite edges are offset in one direction"
    static let documentation = """
        # opposite-edges-same-offset

        One chain gives both edges of an axis the same offset: `make.left.right.equalTo(root).offset(16)`, or
        `make.leading.trailing.mas_equalTo(10)`, which means the same. The offset's value need not be known, as long as it is
        surely a number; one that is made of a width or height parks the view beside the other, and is not reported. Nor are a view
        that is shifted against a sibling (its shadow), by 100 points and more (a drawer outside of the screen), or one that other
        code moves.

        ## At run time
        Nothing is logged. The view keeps its size and is shifted: it leaves its superview on the right or at the bottom (by
        a negative offset, on the left or at the top).

        ## What to do
        Use `inset`/`insets`, which act inwards on both sides. A deliberate shift reads better as two statements.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.bottom.equalTo(root)
            make.left.right.equalTo(root).offset(16)
            //                            ^^^^^^^^^^ warning[opposite-edges-same-offset]: shifts
        }
        ```
        ## Fixed
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.bottom.equalTo(root)
            make.left.right.equalTo(root).inset(16)
        }
        ```
        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.bottom.equalTo(root)
            make.leading.trailing.mas_equalTo(10)
            //                    ^^^^^^^^^^^^^^^ warning[opposite-edges-same-offset]: shifts
        }
        ```
        ## Bad
        ```objc
        @implementation Panel
        - (void)placeCardWithMargin:(CGFloat)margin {
            UIView *card = [UIView new];
            [self.view addSubview:card];
            [card mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.view);
                make.left.right.equalTo(self.view).offset(margin);
                //                                 ^^^^^^^^^^^^^^ warning[opposite-edges-same-offset]: by `margin`
                make.height.mas_equalTo(40);
            }];
        }
        @end
        ```
        ## Good
        ```masonry
        view root { view a }
        a.snp.makeConstraints { make in
            make.top.bottom.equalToSuperview()
            make.left.right.equalToSuperview().inset(16)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.composite).compactMap { chain in
            for (near, far) in EdgePair.all {
                guard let pair = context.equalPair(near, far, of: chain), pair.near.target == .item(pair.item, near),
                    pair.far.target == .item(pair.item, far)
                else { continue }
                if let constant = pair.near.constant {
                    guard constant != 0, pair.far.constant == constant, abs(constant) < farAway,
                        !isBeside(pair.item, pair.near.firstItem, context.document), !isChanged(chain, context)
                    else { continue }
                    return report(chain, near, far, constant, context)
                }
                if pair.far.constant == nil, let report = reportOfUnknown(chain, near, far, context) { return report }
            }
            return nil
        }
    }

    /// Whether a view is a sibling: a shadow or an underline is shifted against it on purpose.
    private static func isBeside(_ view: ItemID, _ receiver: ItemID, _ document: LayoutDocument) -> Bool {
        guard document[view].layout.kind == .view, let superview = document.superview(of: receiver) else {
            return false
        }
        return document.superview(of: view) == superview
    }

    /// Shifted by so much, in points, a view waits outside of the screen for being pulled in.
    private static let farAway = 100.0

    private static func report(
        _ chain: Chain, _ near: LayoutAttribute, _ far: LayoutAttribute, _ constant: Double, _ context: RuleContext
    ) -> FindingDraft? {
        let step: ChainStep
        if let last = chain.constantSteps.last {
            guard [.offset, .mas_offset, .valueOffset].contains(last.word) else { return nil }
            step = last.step
        } else {
            guard let relation = chain.relation, relation.value.number != nil else { return nil }
            step = relation.step
        }
        let report = FindingDraft(
            step.range,
            "This shifts both `\(near.name)` and `\(far.name)` by \(constant); it does not inset the view. Use `inset`."
        )
        guard constant > 0, source(of: step, context) == "offset" else { return report }
        return report.fixing("Change to `inset`", .unsafe, [TextEdit(step.nameRange, "inset")])
    }

    private static func source(of step: ChainStep, _ context: RuleContext) -> String { context.source(step.nameRange) }

    /// One offset for both edges whose value is not known, but which is a number and no size of a screen or view.
    private static func reportOfUnknown(
        _ chain: Chain, _ near: LayoutAttribute, _ far: LayoutAttribute, _ context: RuleContext
    ) -> FindingDraft? {
        guard let last = chain.constantSteps.last, chain.constantSteps.count == 1, !chain.isStored,
            last.word == .offset || last.word == .mas_offset, context.document[chain.block].kind == .make,
            let argument = last.step.argument, let range = last.step.argumentRange
        else { return nil }
        let isNumber =
            chain.library == .masonry && last.word == .offset || context.contains(argument) { isArithmetic($0) }
        let words = context.tree.tokens(in: range).filter { $0.kind == .identifier }.map {
            context.source($0.range).lowercased()
        }
        let marks = ["width", "height", "bounds", "frame", "screen", "size", "inset", "progress", "translation"]
        guard isNumber, !words.contains(where: { word in marks.contains { word.contains($0) } }),
            !context.contains(argument, { if case .ternary = $0.kind { true } else { false } }),
            !isChanged(chain, context)
        else { return nil }
        return FindingDraft(
            last.step.range,
            "This shifts both `\(near.name)` and `\(far.name)` by `\(context.source(range))`; it does not inset the view. Use `inset`."
        )
    }

    private static func isArithmetic(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .number: true
        case .binary(let operation, _, _): [.add, .subtract, .multiply, .divide].contains(operation)
        default: false
        }
    }

    /// Whether other code moves the view: the shift may be where a movement begins.
    private static func isChanged(_ chain: Chain, _ context: RuleContext) -> Bool {
        guard let receiver = chain.receiver else { return true }
        return context.blocksByItem[receiver].contains { context.document.blocks[$0].kind != .make }
    }
}
