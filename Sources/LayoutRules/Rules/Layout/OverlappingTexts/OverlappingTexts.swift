// The rule about texts and controls that lie partly on each other.

import AutoLayout
import MasonrySemantics
import SourceText

enum OverlappingTexts: Rule {
    static let id: RuleID = "overlapping-texts"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let readsNumbers = true
    static let title: Phrase = "Two texts or controls overlap"
    static let documentation = """
        # overlapping-texts

        Two labels, buttons, fields or other controls of one superview overlap by known numbers: in every state, on
        every screen, and whatever the sizes of their texts are. Or a view ends at the trailing edge of the view at the
        end of its row, not before it.

        ## At run time
        Nothing is logged: one is drawn over the other, and of two controls the one that was added later takes the
        touches of both.

        Text of unknown length that extends to the edge to which a button of its row is pinned is reported as
        information: long text runs under the button. So is a label of fixed width that ends past the start of its neighbor
        on a screen 375 or 320 points wide (a small phone, Display Zoom, a third of an iPad's screen), or as wide as the
        narrowest configured screen.

        A label that starts where a small icon or another label of its row starts is information, too: most likely an
        offset is missing. So is a view that starts inside a label of known size, tied to its near edge instead of its
        far one. The width of a button at the end of a row need not be known: a view that ends at its trailing edge
        lies on it.

        Not reported are a view that lies entirely on another one, such as a button on an icon; circles whose frames overlap
        only at the corners; views that are both hidden or faded somewhere, or of which one may be hidden from the beginning;
        and a view that the other one positions along both axes, such as a badge on a button's corner. If a label is larger
        than its text, only the text counts: horizontally at the leading edge (where code sets the alignment, a view counts
        only if it spans the whole label), vertically in the middle, or all of the height if it has a background color.

        ## What to do
        Place the second view after the first, `make.top.equalTo(first.mas_bottom)`, or change the number.

        ## Bad
        ```masonry
        screen "Phone" 300 x 600
        view root { view plate: UILabel; view garage: UILabel }
        plate.makeConstraints {
            make.left.right.equalTo(root)
            make.top.equalTo(root).offset(100)
            make.height.mas_equalTo(40)
        }
        garage.makeConstraints {
            make.left.right.equalTo(root)
            make.top.equalTo(root).offset(128)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[overlapping-texts]: by 12
            make.height.mas_equalTo(24)
        }
        ```
        ## Bad
        ```swift
        class RowView: UIView {
            private let name = UILabel()
            private let share = UIButton()
            func setUp() {
                addSubview(name)
                addSubview(share)
                share.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(8)
                    make.right.equalToSuperview().offset(-20)
                    make.width.equalTo(70)
                    make.height.equalTo(30)
                }
                name.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(10)
                    make.centerY.equalTo(share)
                    make.right.equalTo(share.snp.right).offset(-10)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[overlapping-texts]: covers 60 pt of it
                }
            }
        }
        ```
        ## Bad
        ```swift
        class ReviewView: UIView {
            private let title = UILabel()
            private let more = UIButton()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                addSubview(more)
                title.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(20)
                    make.right.equalToSuperview().offset(-10)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[overlapping-texts]: `title` extends into `more`
                    make.top.equalToSuperview().offset(12)
                }
                more.snp.makeConstraints { make in
                    make.right.equalToSuperview().offset(-20)
                    make.top.equalToSuperview().offset(4)
                    make.size.equalTo(44)
                }
            }
            func show(_ review: Review) { title.text = review.title }
        }
        ```
        ## Good
        ```masonry
        screen "Phone" 300 x 600
        view root { view plate: UILabel; view garage: UILabel }
        plate.makeConstraints {
            make.left.right.equalTo(root)
            make.top.equalTo(root).offset(100)
            make.height.mas_equalTo(40)
        }
        garage.makeConstraints {
            make.left.right.equalTo(root)
            make.top.equalTo(root).offset(140)
            make.height.mas_equalTo(24)
        }
        ```
        """

    /// Less is a line of glyphs that touches another, not a text that covers it.
    private static let tolerance = 1.5
    private static let maximumSiblings = 60  // Nobody places more by hand.

    private struct DrawnPlaces {
        let texts: TextPlaces
        let corners: RoundedViews
    }

    struct Pair: Hashable {
        var first: ItemID
        var second: ItemID
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let known = overlaps(context)
        let shows: (ItemID) -> Bool = { item in
            context.document[item].className.map { isTextOrControl($0) || $0.hasSuffix("Button") } ?? false
        }
        let neighbours = EndsOnNeighbours(context)
        let pairs = Set(known.map(\.pair))
        let isKnown: (ItemID, ItemID) -> Bool = { first, second in
            pairs.contains(Pair(first: first, second: second)) || pairs.contains(Pair(first: second, second: first))
        }
        let isText: (ItemID) -> Bool = { context.document[$0].className.map(isTextOrControl) ?? false }
        return known.map { $0.report }
            + longTexts(among: neighbours, besides: known.map(\.pair), shows, context)
            + fixedTexts(besides: known.map(\.pair), shows, context)
            + SameBeginnings(context).reports(besides: isKnown)
            + StartsInside(context).reports(where: isText, besides: isKnown)
            + neighbours.all(where: isText, beside: shows).compactMap { end in
                let pair = Pair(first: end.neighbour, second: end.item)
                guard !isKnown(pair.first, pair.second), context.areSeenAtTimes(pair.first, pair.second) else {
                    return nil
                }
                let (item, neighbour) = (context.document.name(of: end.item), context.document.name(of: end.neighbour))
                let edge = context.document[end.constraint].firstAttribute == .right ? "left" : "leading"
                let effect: Phrase =
                    switch (end.overlap, end.isAtMost) {
                    case (let overlap?, true):
                        "`\(item)` may reach the trailing edge of `\(neighbour)`, and then covers \(overlap) pt of it. End it at that view's `\(edge)`."
                    case (let overlap?, false):
                        "`\(item)` ends at the trailing edge of `\(neighbour)` and covers \(overlap) pt of it. End it at that view's `\(edge)`."
                    case (nil, true):
                        "`\(item)` may reach the trailing edge of `\(neighbour)`, and then covers it. End it at that view's `\(edge)`."
                    case (nil, false):
                        "`\(item)` ends at the trailing edge of `\(neighbour)` and covers it. End it at that view's `\(edge)`."
                    }
                return FindingDraft(context.place(of: end.constraint), effect)
                    .relating(context.place(of: end.neighbour), "`\(neighbour)` is placed here")
            }
    }

    /// Labels of unknown texts that go on under what stands at the end of their row.
    private static func longTexts(
        among neighbours: EndsOnNeighbours, besides known: [Pair], _ shows: (ItemID) -> Bool, _ context: RuleContext
    ) -> [FindingDraft] {
        guard neighbours.hasHanging, context.tree.dialect != .masonry else { return [] }
        let unknown = LabelsOfUnknownText(context).unknown
        return neighbours.under(
            where: {
                unknown.contains($0) && !TextNames.isShort(context.document.name(of: $0))
                    || isFieldWithoutRightView($0, context)
            }, beside: shows
        ).compactMap { end in
            let pair = Pair(first: end.neighbour, second: end.item)
            guard !known.contains(pair), !known.contains(Pair(first: pair.second, second: pair.first)),
                context.areSeenAtTimes(pair.first, pair.second)
            else { return nil }
            let (item, neighbour) = (context.document.name(of: end.item), context.document.name(of: end.neighbour))
            let edge = neighbours.isLeftToRight(end) ? "left" : "leading"
            let message: Phrase =
                if let overlap = end.overlap {
                    "`\(item)` extends into `\(neighbour)`: long text covers \(overlap) pt of it. End it at that view's `\(edge)`."
                } else {
                    "`\(item)` extends into `\(neighbour)`: long text overlaps it. End it at that view's `\(edge)`."
                }
            var report = FindingDraft(context.place(of: end.constraint), message).relating(
                context.place(of: end.neighbour), "`\(neighbour)` is placed here")
            report.severity = .information
            return report
        }
    }

    /// Whether a view is a text field whose text goes on to its end: people type any length.
    private static func isFieldWithoutRightView(_ item: ItemID, _ context: RuleContext) -> Bool {
        context.document[item].className == "UITextField"
            && context.events(named: "rightView", "setRightView").isEmpty
    }

    /// Labels of unknown texts and a width in numbers that run over what hangs on the other edge of a narrow screen.
    private static func fixedTexts(
        besides known: [Pair], _ shows: (ItemID) -> Bool, _ context: RuleContext
    ) -> [FindingDraft] {
        let isSeen: (ItemID) -> Bool = { shows($0) || context.document[$0].className == "UIImageView" }
        return FixedTexts(context).all(beside: isSeen).compactMap { meeting in
            let pair = Pair(first: meeting.neighbour, second: meeting.label)
            guard !known.contains(pair), !known.contains(Pair(first: pair.second, second: pair.first)),
                context.areSeenAtTimes(pair.first, pair.second), !isTiedToIt(pair, context)
            else { return nil }
            let (label, neighbour) = (
                context.document.name(of: meeting.label), context.document.name(of: meeting.neighbour)
            )
            var report = FindingDraft(
                context.place(of: meeting.width),
                "On a screen \(meeting.screenWidth) pt wide `\(label)` ends \(meeting.overlap) pt past the start of `\(neighbour)`: long text overlaps it. End it there."
            ).relating(context.place(of: meeting.neighbour), "`\(neighbour)` is placed here")
            report.severity = .information
            return report
        }
    }

    private static func overlaps(_ context: RuleContext) -> [(pair: Pair, report: FindingDraft)] {
        let colours = Set(
            context.events(named: "backgroundColor", "setBackgroundColor").compactMap {
                context.item(named: $0.event.receiver)
            })
        let texts = context.document.items.indices.filter { index in
            !context.blocksByItem[ItemID(index)].isEmpty && context.reliability.isReliableBesidesContent(ItemID(index))
                && !isColour(ItemID(index), colours, context)
                && context.document.items[index].className.map(isTextOrControl) ?? false
        }
        guard texts.count > 1 else { return [] }
        var overlaps: [Pair: Double] = [:]
        var separate: Set<Pair> = []
        var order: [Pair] = []
        let siblings = Dictionary(grouping: texts.map { ItemID($0) }) { context.document.superview(of: $0) }
        let groups = siblings.filter { $0.key != nil && $0.value.count > 1 && $0.value.count <= maximumSiblings }
            .values.sorted { $0[0] < $1[0] }
        guard !groups.isEmpty else { return [] }
        let places = DrawnPlaces(texts: TextPlaces(context), corners: RoundedViews(context))
        for entry in context.solved {
            let free = Set(entry.solution.ambiguities.map(\.item.index))
            for group in groups {
                for (number, first) in group.enumerated() {
                    for second in group[(number + 1)...] {
                        let pair = Pair(first: first, second: second)
                        guard let overlap = overlap(pair, in: entry, free, places) else {
                            separate.insert(pair)
                            continue
                        }
                        if overlaps[pair] == nil { order.append(pair) }
                        overlaps[pair] = min(overlaps[pair] ?? overlap, overlap)
                    }
                }
            }
        }
        return order.compactMap { pair in
            guard !separate.contains(pair), let overlap = overlaps[pair],
                context.areSeenAtTimes(pair.first, pair.second),
                !isTiedToIt(pair, context), !coversTextAlone(pair, colours, context),
                holdsForOtherSizes(pair, places, context)
            else { return nil }
            return report(pair, overlap, context).map { (pair, $0) }
        }
    }

    /// Whether a label is a line or a box of colour: nobody gives it a text.
    private static func isColour(_ item: ItemID, _ colours: Set<ItemID>, _ context: RuleContext) -> Bool {
        context.document.foreignTexts[item] == .nothing && colours.contains(item)
    }

    private static func isTextOrControl(_ className: String) -> Bool {
        switch className {
        case "UILabel", "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider", "UISegmentedControl",
            "UIStepper":
            true
        default: false
        }
    }

    /// By how much two frames share a part of both, along the axis where it is less; nil where they do not, where one
    /// contains the other, or where it is not known.
    private static func overlap(
        _ pair: Pair, in entry: SolvedScenario, _ free: Set<Int>, _ places: DrawnPlaces
    ) -> Double? {
        guard let first = entry.lowered.itemIndices[pair.first], let second = entry.lowered.itemIndices[pair.second],
            !free.contains(first), !free.contains(second), entry.solution.isSolved(ItemID(first)),
            entry.solution.isSolved(ItemID(second))
        else { return nil }
        return overlap(pair, (first, second), entry.solution.frames, entry.lowered.layout, places)
    }

    private static func overlap(
        _ pair: Pair, _ indices: (first: Int, second: Int), _ frames: [Rect], _ layout: Layout, _ places: DrawnPlaces
    ) -> Double? {
        guard frames.indices.contains(indices.first), frames.indices.contains(indices.second) else { return nil }
        let (whole, otherWhole) = (frames[indices.first], frames[indices.second])
        guard let one = places.texts.drawn(pair.first, whole, layout.items[indices.first], beside: otherWhole),
            let other = places.texts.drawn(pair.second, otherWhole, layout.items[indices.second], beside: whole)
        else { return nil }
        guard shared(one, other) != nil, !contains(whole, otherWhole), !contains(otherWhole, whole),
            places.corners.meet((pair.first, pair.second), (one, other), tolerance: tolerance)
        else { return nil }
        return shared(whole, otherWhole)
    }

    /// The lesser side of what two rectangles share; nil where that is no more than `tolerance`.
    private static func shared(_ one: Rect, _ other: Rect) -> Double? {
        let width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
        let height = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
        guard width > tolerance, height > tolerance else { return nil }
        return min(width, height)
    }

    private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
        outer.x <= inner.x + tolerance && outer.y <= inner.y + tolerance
            && outer.x + outer.width >= inner.x + inner.width - tolerance
            && outer.y + outer.height >= inner.y + inner.height - tolerance
    }

    /// Whether one of the two is placed by the other along both axes, as a badge on the corner of a button: then it lies on
    /// it on purpose.
    private static func isTiedToIt(_ pair: Pair, _ context: RuleContext) -> Bool {
        func axes(_ item: ItemID, _ other: ItemID) -> Set<Axis> {
            var axes: Set<Axis> = []
            for made in context.document.constraints where made.firstItem == item && made.firstAttribute.kind != .size {
                if case .item(other, _) = made.target, let axis = made.firstAttribute.axis { axes.insert(axis) }
            }
            return axes
        }
        return axes(pair.first, pair.second).count == 2 || axes(pair.second, pair.first).count == 2
    }

    /// Whether the two overlap also where texts are smaller or larger and the screen is another: a size that is only
    /// estimated, or not given, proves nothing.
    private static func holdsForOtherSizes(_ pair: Pair, _ places: DrawnPlaces, _ context: RuleContext) -> Bool {
        guard
            let entry = context.solved.first(where: {
                $0.lowered.itemIndices[pair.first] != nil && $0.lowered.itemIndices[pair.second] != nil
            }), let first = entry.lowered.itemIndices[pair.first],
            let second = entry.lowered.itemIndices[pair.second]
        else { return false }
        let places = DrawnPlaces(texts: places.texts.ofWholeHeights, corners: places.corners)
        let declaresScreens = context.document.screens.allSatisfy { $0.declaration != nil }
        for (scale, size) in [(0.5, Size(width: 320, height: 568)), (1.6, Size(width: 1024, height: 1366))] {
            var layout = entry.lowered.layout
            if !declaresScreens { layout.screen.size = size }
            for index in layout.items.indices {
                for axis in Axis.allCases {
                    layout.items[index].intrinsicSize[axis] = layout.items[index].intrinsicSize[axis].map { $0 * scale }
                }
            }
            let solution = LayoutEngine(layout).solutionWithoutRepairs()
            guard solution.isSolved(ItemID(first)), solution.isSolved(ItemID(second)), solution.conflicts.isEmpty,
                overlap(pair, (first, second), solution.frames, layout, places) != nil
            else { return false }
        }
        return true
    }

    private static func report(_ pair: Pair, _ overlap: Double, _ context: RuleContext) -> FindingDraft? {
        guard let place = placing(pair.second, from: pair.first, context) ?? context.place(of: pair.second) else {
            return nil
        }
        let (first, second) = (context.document.name(of: pair.first), context.document.name(of: pair.second))
        let message: Phrase =
            context.seenTogether(pair.first, pair.second) == .always
            ? "`\(second)` overlaps `\(first)` by \(overlap) pt: one is drawn over the other. Place one after the other."
            : "`\(second)` overlaps `\(first)` by \(overlap) pt as long as both are shown: one is drawn over the other. Place one after the other."
        return FindingDraft(place, message).relating(context.place(of: pair.first), "`\(first)` is placed here")
    }

    /// The constraint that puts the top or the near edge of the second where it is.
    private static func placing(_ item: ItemID, from other: ItemID, _ context: RuleContext) -> TextRange? {
        for attribute in [LayoutAttribute.top, .bottom, .centerY, .left, .leading] {
            for index in context.blocksByItem[item] {
                for chain in context.document.blocks[index].chains {
                    for id in context.document[chain].constraints
                    where context.document[id].firstAttribute == attribute && context.document[id].relation == .equal {
                        return context.place(of: id)
                    }
                }
            }
        }
        return nil
    }
}
