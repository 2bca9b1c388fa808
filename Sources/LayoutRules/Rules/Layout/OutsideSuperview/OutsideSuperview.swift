// The rule about views that lie outside their superview, wholly or at one end.

import AutoLayout
import MasonrySemantics

enum OutsideSuperview: Rule {
    static let id: RuleID = "outside-superview"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let readsNumbers = true
    static let title: Phrase = "A view lies outside its superview"
    static let documentation = """
        # outside-superview

        No point of a view lies within its superview: it is clipped away or drawn over something else, and it gets no
        touches. Reported, too: a view that a number pins beyond the edge of its row or screen, however large that is; and a
        view as long as its superview that begins a little way into it, so that its far end hangs out (information for plain
        and image views). It is also information if a view hangs out of a view, row or item whose height is a number, because
        the heights and gaps in it add up to more, be it only with labels that have all the lines that they may have; and if the
        widths and gaps of a row in a controller's view or a table's cell add up to more than 375 pt, the width of narrow phones.

        ## At run time
        Nothing is logged.

        ## What to do
        Look at the sign of the offset: `right` and `bottom` need a negative one to move inwards. A view that waits
        outside the screen for an animation is best marked with `// masonry:ignore outside-superview — slides in`; in sources
        it is not reported where other code moves it, or where it begins just at the edge at which its superview ends.

        ## Bad
        ```masonry
        screen "Phone" 300 x 600
        view root { view card }
        card.makeConstraints {
        //<- warning[outside-superview]: (320, 0, 100, 50)
            make.top.equalTo(root)
            make.left.equalTo(root.mas_right).offset(20)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        ## Bad
        ```swift
        class NoteView: UIView {
            private let note = UILabel()
            func setUp() {
                addSubview(note)
                note.snp.makeConstraints { make in
                    make.top.bottom.equalToSuperview()
                    make.leading.equalToSuperview().offset(10)
                    make.width.equalToSuperview()
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[outside-superview]: by 10 pt
                }
            }
        }
        ```
        ## Good
        ```swift
        class NoteView: UIView {
            private let note = UILabel()
            func setUp() {
                addSubview(note)
                note.snp.makeConstraints { make in
                    make.top.bottom.equalToSuperview()
                    make.leading.equalToSuperview().offset(10)
                    make.width.equalToSuperview().offset(-20)
                }
            }
        }
        ```
        ## Good
        ```masonry
        screen "Phone" 300 x 600
        view root { view card }
        card.makeConstraints {
            make.top.equalTo(root)
            make.right.equalTo(root).offset(-20)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        """

    private static let tolerance = RuleOption(
        "tolerance", .number(default: 0, range: 0...100_000),
        help: "Views that lie less than this many points outside are not reported.")
    static let options = [tolerance]

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let tolerance = context.number(tolerance, of: id)
        var said: Set<ItemID> = []
        let outside = context.frameFindings { reading in
            guard reading.isView, !reading.isEmpty, reading.superviewKind == .view, reading.isOutsideSuperview,
                reading.distanceFromSuperview >= tolerance,
                let superview = context.document.superview(of: reading.item)
            else { return false }
            guard context.document.tree.dialect == .masonry || staysThere(reading.item, context) else { return false }
            let isSaid =
                context.reliability.isReliable(superview)
                || (context.document[superview].placement == .controllerView
                    && isOutsideAnyController(reading, context))
            if isSaid { said.insert(reading.item) }
            return isSaid
        } message: { reading in
            let name = context.document.name(of: reading.item)
            let superview = context.document.superview(of: reading.item).map(context.document.name) ?? ""
            let size = reading.superviewFrame
            return """
                `\(name)` lies wholly outside `\(superview)`, which is \(size.width) x \(size.height): \
                its frame is \(reading.frame.inPoints).
                """
        }
        return outside + behindEdges(context, besides: said) + belowRows(context) + beyondFarEdges(context)
            + beyondFixedBoxes(context, besides: said) + beyondScreens(context)
    }

    /// What the widths and gaps of a row leave no room for on a narrow phone. Numbers of one device are others on that.
    private static func beyondScreens(_ context: RuleContext) -> [FindingDraft] {
        guard !context.isOnDevice else { return [] }
        let turned = Set(
            context.code.facts.methods.filter { context.baseName(of: $0).hasPrefix("supportedInterfaceOrientations") }
                .map { context.code.type(of: $0).name })
        return FixedRows(context.document).excesses().compactMap { row in
            let owner = context.document[row.box].owner ?? ""
            guard !turned.contains(owner), !UnsafeScreenEdge.isOfPads(owner) else { return nil }
            var report = FindingDraft(
                context.place(of: row.last),
                "`\(context.document.name(of: row.view))` ends \(row.end) pt from the side of `\(context.document.name(of: row.box))`: phones are from \(FixedRows.narrowest) pt wide in portrait, and what is beyond is cut off. Let the widths of the row give way, or let it scroll."
            )
            report.severity = .information
            return report
        }
    }

    /// What the numbers of a superview, and of the views beside it, leave no room for.
    private static func beyondFixedBoxes(_ context: RuleContext, besides said: Set<ItemID>) -> [FindingDraft] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [] }
        let sure = FixedBoxes(document).excesses()
        let boxes = Set(sure.map(\.box))
        let possible = FixedBoxes(document, isLongest: true).excesses().filter { !boxes.contains($0.box) }
        return sure.compactMap { beyondFixedBox($0, besides: said, context) }
            + possible.compactMap { found in
                // With all lines it grows downwards; what reaches beyond the top does so by an order of constraints nobody sees.
                found.isAbove ? nil : beyondFixedBox(found, besides: said, withAllLines: true, context)
            }
    }

    private static func beyondFixedBox(
        _ found: FixedBoxes.Excess, besides said: Set<ItemID>, withAllLines: Bool = false, _ context: RuleContext
    ) -> FindingDraft? {
        let document = context.document
        guard !said.contains(found.view), staysThere(found.view, context) else { return nil }
        let (name, box) = (document.name(of: found.view), document.name(of: found.box))
        let (excess, height) = (found.excess.inPoints, found.height.inPoints)
        let message: Phrase =
            if withAllLines {
                "`\(name)` extends \(excess) pt beyond the bottom of `\(box)`, which is \(height) pt high, where labels have all the lines that they may have. Make it higher, or let a gap give way."
            } else if found.isAbove {
                "`\(name)` extends \(excess) pt beyond the top of `\(box)`, which is \(height) pt high: heights and gaps add up to more, and taps do not reach what lies outside."
            } else {
                "`\(name)` extends \(excess) pt beyond the bottom of `\(box)`, which is \(height) pt high: heights and gaps add up to more, and taps do not reach what lies outside."
            }
        var report = FindingDraft(context.place(of: found.last), message)
        report.severity = .information
        return report
    }

    /// What begins behind the far edge of a row or screen, however large that is, or ends before its near edge.
    private static func behindEdges(_ context: RuleContext, besides said: Set<ItemID>) -> [FindingDraft] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [] }
        return document.constraints.enumerated().compactMap { index, made in
            guard isFirm(made), let constant = made.constant, case .item(let target, let edge) = made.target,
                let sign = outwards(made.firstAttribute, edge), constant * sign > 0,
                document[target].placement != .none, document.superview(of: made.firstItem) == target,
                !said.contains(made.firstItem), staysThere(made.firstItem, context)
            else { return nil }
            let (name, superview) = (document.name(of: made.firstItem), document.name(of: target))
            return FindingDraft(
                context.place(of: MadeConstraintID(index)),
                "`\(name)` lies wholly outside `\(superview)`, \(abs(constant)) pt beyond its edge, whatever that view's size is. Place it inside."
            )
        }
    }

    /// The sign of a constant that leads out of a superview, of one of whose edges the opposite one of a view is tied to.
    private static func outwards(_ own: LayoutAttribute, _ edge: LayoutAttribute) -> Double? {
        switch (own, edge) {
        case (.top, .bottom), (.left, .right), (.leading, .trailing): 1
        case (.bottom, .top), (.right, .left), (.trailing, .leading): -1
        default: nil
        }
    }

    /// What is as long as its superview and begins a little way into it: as much hangs out at the other end.
    private static func beyondFarEdges(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [] }
        var sizes: [ItemID: [Axis: MadeConstraintID]] = [:]
        for (index, made) in document.constraints.enumerated() {
            guard made.firstAttribute.kind == .size, isFirm(made), let axis = made.firstAttribute.axis,
                made.multiplier == 1, case .item(let target, made.firstAttribute) = made.target,
                document.superview(of: made.firstItem) == target
            else { continue }
            sizes[made.firstItem, default: [:]][axis] = MadeConstraintID(index)
        }
        guard !sizes.isEmpty else { return [] }
        let ended = itemsHeldElsewhere(document)
        return document.constraints.enumerated().compactMap { index, made in
            guard isFirm(made), let axis = made.firstAttribute.axis, let size = sizes[made.firstItem]?[axis],
                let begin = made.constant, let growth = document[size].constant, begin > 0,
                case .item(let target, made.firstAttribute) = made.target,
                document.superview(of: made.firstItem) == target, document[target].layout.kind == .view,
                [.left, .leading, .top].contains(made.firstAttribute), ended[axis]?.contains(made.firstItem) != true
            else { return nil }
            // What is moved by more waits outside, or is a page beside another one.
            let beyond = begin + growth
            guard beyond > 0, beyond <= 64,
                document[made.firstItem].unknowns.isDisjoint(with: [.constraints, .parent]),
                areOfOneBlock(made, document[size], context)
                    || isFirm(context.blocksByItem[made.firstItem].map { document.blocks[$0] }, context)
            else { return nil }
            let (name, superview) = (document.name(of: made.firstItem), document.name(of: target))
            var report = FindingDraft(
                context.place(of: size),
                "`\(name)` extends beyond `\(superview)` by \(beyond) pt: it takes that view's size but starts at \(begin). Pin its other edge instead, or make it smaller."
            ).relating(context.place(of: MadeConstraintID(index)), "it begins here")
            // Of a line or a background nothing is lost.
            let isSeen = document[made.firstItem].className.map { $0 != "UIView" && $0 != "UIImageView" } ?? false
            if !isSeen { report.severity = .information }
            return report
        }
    }

    /// What has a far edge or a centre along an axis, or a bound of any kind: then the length gives way, or clashes.
    private static func itemsHeldElsewhere(_ document: LayoutDocument) -> [Axis: Set<ItemID>] {
        var held: [Axis: Set<ItemID>] = [:]
        for made in document.constraints {
            guard let axis = made.firstAttribute.axis else { continue }
            switch made.firstAttribute {
            case .left, .leading, .top, .width, .height: if made.relation == .equal { continue }
            default: break
            }
            held[axis, default: []].insert(made.firstItem)
        }
        return held
    }

    private static func isFirm(_ made: MadeConstraint) -> Bool {
        made.relation == .equal && made.priority == 1000 && !made.isStored
    }

    /// Whether the only block of a view makes both, under the same conditions: when one of them holds, so does the other.
    private static func areOfOneBlock(
        _ one: MadeConstraint, _ other: MadeConstraint, _ context: RuleContext
    ) -> Bool {
        let document = context.document
        guard context.blocksByItem[one.firstItem].count == 1, one.guardID == other.guardID,
            let chain = one.chain, let second = other.chain, document[chain].block == document[second].block
        else { return false }
        return !document[document[chain].block].chains.contains { document[$0].isStored }
    }

    /// Whether no later block replaces what these make.
    private static func isFirm(_ blocks: [ConstraintBlock], _ context: RuleContext) -> Bool {
        blocks.allSatisfy { block in
            (block.kind == .make || (block.kind == .remake && blocks.count == 1)) && block.certainty == .certain
                && block.chains.allSatisfy { !context.document[$0].isStored }
        }
    }

    /// What is pinned so far below the top of a cell that the rows, of the height that their table gives them, end above it.
    private static func belowRows(_ context: RuleContext) -> [FindingDraft] {
        guard !context.document.cellSizes.isEmpty else { return [] }
        return context.document.constraints.enumerated().compactMap { index, made in
            guard made.firstAttribute == .top, made.relation == .equal, made.priority == 1000, !made.isStored,
                let constant = made.constant, constant > 0, case .item(let target, .top) = made.target,
                let cell = cell(beginningWith: target, context),
                case .given(let height)? = context.document.cellSizes[cell]?.height, constant >= height,
                // What is 0 high is hidden so.
                height > 0,
                context.document.isAncestor(cell, of: made.firstItem),
                context.blocksByItem[made.firstItem].allSatisfy({ isPlainMake(context.document.blocks[$0], context) })
            else { return nil }
            let name = context.document.name(of: made.firstItem)
            return FindingDraft(
                context.place(of: MadeConstraintID(index)),
                "`\(name)` lies wholly below the row, which is \(height) pt high: it starts at \(constant). Place it inside, or make the row taller."
            )
        }
    }

    /// The cell that `target` is, or whose content view it is.
    private static func cell(beginningWith target: ItemID, _ context: RuleContext) -> ItemID? {
        if context.document.cellSizes[target] != nil { return target }
        guard context.document[target].name == "contentView", let parent = context.document.superview(of: target),
            context.document.cellSizes[parent] != nil
        else { return nil }
        return parent
    }

    /// Whether no other code moves a view of a source: a panel that waits outside is moved in by a remake, a kept
    /// constraint, a frame or a transform, or by code of other classes.
    private static func staysThere(_ item: ItemID, _ context: RuleContext) -> Bool {
        if isHungOutside(item, context.document) { return false }
        let moves = context.events(named: "frame", "center", "setFrame", "setCenter", "transform", "setTransform")
        let moved = Set(moves.compactMap { context.item(named: $0.event.receiver) })
        return !context.document[item].unknowns.contains(.laterConstraints)
            && namesakes(of: item, context.document).allSatisfy { one in
                !moved.contains(one)
                    && context.blocksByItem[one].allSatisfy { isPlainMake(context.document.blocks[$0], context) }
            }
    }

    /// Whether code says that a view begins just where its superview ends, or ends where that begins: nobody means another
    /// place, while 16 points beyond may be a sign that is wrong.
    private static func isHungOutside(_ item: ItemID, _ document: LayoutDocument) -> Bool {
        guard let superview = document.superview(of: item) else { return false }
        return document.constraints.contains { made in
            guard made.firstItem == item, made.constant == 0, case .item(superview, let edge) = made.target else {
                return false
            }
            return switch (made.firstAttribute, edge) {
            case (.top, .bottom), (.bottom, .top), (.left, .right), (.right, .left), (.leading, .trailing),
                (.trailing, .leading):
                true
            default: false
            }
        }
    }

    /// A view with those that have its name in its class: a member that code reads before it has a view may be the same.
    private static func namesakes(of item: ItemID, _ document: LayoutDocument) -> [ItemID] {
        let (name, owner) = (document.name(of: item), document[item].owner)
        return document.items.indices.map { ItemID($0) }.filter {
            $0 == item || (document[$0].owner == owner && document.name(of: $0) == name)
        }
    }

    /// Whether a view lies outside its controller's view however large that is.
    private static func isOutsideAnyController(_ reading: FrameReading, _ context: RuleContext) -> Bool {
        guard context.document[reading.item].unknowns.isEmpty,
            let entry = context.solved.first(where: { $0.scenario == reading.scenario && $0.screen == reading.screen }),
            let index = entry.lowered.itemIndices[reading.item]
        else { return false }
        return [Size(width: 320, height: 568), Size(width: 852, height: 393), Size(width: 1024, height: 1366)]
            .allSatisfy {
                var layout = entry.lowered.layout
                layout.screen.size = $0
                let solution = LayoutEngine(layout).solutionWithoutRepairs()
                guard solution.isSolved(ItemID(index)), solution.frames.indices.contains(index),
                    let parent = layout.items[index].parent?.index, solution.frames.indices.contains(parent)
                else { return false }
                return FrameReading.isOutside(solution.frames[index], solution.frames[parent])
            }
    }

    private static func isPlainMake(_ block: ConstraintBlock, _ context: RuleContext) -> Bool {
        block.kind == .make && block.certainty == .certain
            && block.chains.allSatisfy { !context.document[$0].isStored && context.document[$0].unknown == nil }
    }
}
