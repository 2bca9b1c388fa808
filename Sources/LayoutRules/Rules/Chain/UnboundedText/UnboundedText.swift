// The rule about texts of unknown length that nothing ends.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum UnboundedText: Rule {
    static let id: RuleID = "unbounded-text"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A label with text of unknown length has no trailing limit"
    static let isAboutMissing = true
    static let documentation = """
        # unbounded-text

        A label starts at one edge, its text is only known at run time, and nothing limits where it ends: no trailing
        edge, no width, and no view after it that has a limit itself. A label that is constrained only at its trailing
        edge may lack a leading limit in the same way, and one of which only the center is constrained lacks both.

        A label of a cell that other files can access, and that gets no text here, is assumed to get one there, unless
        the whole program sets none, or only literals. A label with a name like `timeLabel` or `countLabel` is assumed
        to be short, and so is a text that a format makes of numbers alone. If another view is at the end of the row, labels of other views and stack views of labels count,
        too.

        A label that has its row to itself and gets its text from another file, or from a parameter that is called only
        `title`, is a hint: such texts are mostly the program's own, and short.

        Two texts that come from both ends of a row are reported also where one has such a name, unless one of them is a
        count or the like, the other is a button, or both show a time, an amount, a state or the like. Localized text is longer in other languages: its label is a hint if another view is at the
        end of its row.

        A label of several lines whose written text is longer than any phone is wide is reported, too, if nothing ends it: it
        wraps nowhere.

        ## At run time
        Long text overlaps the view next to it, or runs past its superview, where it is cut off without an ellipsis.

        ## What to do
        Give it a limit: `make.trailing.lessThanOrEqualToSuperview().inset(12)`.

        ## Bad
        ```swift
        class QuotaView: UIView {
            private let usage = UILabel()
            func setUp() {
                addSubview(usage)
                usage.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.leading.equalToSuperview().offset(12)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: no trailing limit
                }
            }
            func render(owner: String) {
                usage.text = "\\(owner) has used all"
            }
        }
        ```
        ## Bad
        ```swift
        class AuthorView: UIView {
            private let author = UILabel()
            private let badge = UIImageView()
            private let place = UILabel()
            func setUp() {
                addSubview(author)
                addSubview(badge)
                addSubview(place)
                author.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.leading.equalToSuperview().offset(12)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: pushes `badge`
                }
                badge.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.leading.equalTo(author.snp.trailing).offset(4)
                    make.size.equalTo(16)
                }
                place.snp.makeConstraints { make in
                    make.bottom.equalToSuperview()
                    make.trailing.equalToSuperview().inset(12)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: no leading limit
                }
            }
            func render(_ post: Post) {
                author.text = post.author
                place.text = post.place
            }
        }
        ```
        ## Bad
        ```swift
        class CallView: UIView {
            private let caller = UILabel()
            private let mute = UILabel()
            private let toggle = UISwitch()
            func setUp() {
                addSubview(caller)
                addSubview(mute)
                addSubview(toggle)
                caller.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.centerX.equalToSuperview()
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: only its center
                }
                mute.text = NSLocalizedString("call.mute", comment: "")
                mute.snp.makeConstraints { make in
                    make.leading.equalToSuperview().inset(16)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[unbounded-text]: longer in other languages
                    make.centerY.equalTo(toggle)
                }
                toggle.snp.makeConstraints { make in
                    make.bottom.trailing.equalToSuperview().inset(16)
                }
            }
            func ring(_ user: User) { caller.text = user.fullName }
        }
        ```
        ## Bad
        ```swift
        class OrderCell: UITableViewCell {
            let statusLabel = UILabel()
            let hintLabel = UILabel()
            func setUp() {
                contentView.addSubview(statusLabel)
                contentView.addSubview(hintLabel)
                statusLabel.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(12)
                    make.left.equalToSuperview().offset(16)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: come from both ends
                }
                hintLabel.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(12)
                    make.right.equalToSuperview().offset(-16)
                }
            }
        }
        ```
        ## Good
        ```swift
        class AuthorView: UIView {
            private let author = UILabel()
            private let badge = UIImageView()
            private let place = UILabel()
            func setUp() {
                addSubview(author)
                addSubview(badge)
                addSubview(place)
                author.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.leading.equalToSuperview().offset(12)
                }
                badge.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.leading.equalTo(author.snp.trailing).offset(4)
                    make.size.equalTo(16)
                    make.trailing.lessThanOrEqualTo(place.snp.leading)
                }
                place.snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    make.trailing.equalToSuperview().inset(12)
                }
            }
            func render(_ post: Post) {
                author.text = post.author
                place.text = post.place
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

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let filled = LabelsOfUnknownText(context)
        // In front of something else at the end of their row, labels of other views and rows of labels count, too.
        let rows = filled.leftForOthers(ofCells: false).union(filled.stacks())
        let ends = TextEnds(of: context.document)
        let long = longTexts(filled, rows, ends, context)
        let facing = FacingTexts(filled, ends, context).pairs(
            besides: Set(long.map(\.item)), isRead: { isFullyRead($0, context) })
        let wrapping = filled.wrapping()
        let middle = filled.ofData.union(wrapping).union(filled.stacks(around: wrapping))
        return centred(middle, ends, context) + long.map(\.report) + facing.compactMap { report($0, ends, context) }
            + longLines(ends, context)
    }

    /// Texts of unknown length that nothing ends, in the order of their places.
    private static func longTexts(
        _ filled: LabelsOfUnknownText, _ rows: Set<ItemID>, _ ends: TextEnds, _ context: RuleContext
    ) -> [(item: ItemID, report: FindingDraft)] {
        guard !filled.unknown.isEmpty || !rows.isEmpty || !filled.localized.isEmpty else { return [] }
        let localized = ends.withRivals(among: filled.localized, in: context.document).subtracting(filled.unknown)
        let dynamic = filled.unknown.filter { !isBounded($0, filled, context) }
            .union(ends.withRivals(among: rows, in: context.document)).union(localized)
            .union(filled.stacks(around: filled.ofData))
        let beside = ends.withRivals(among: dynamic, in: context.document, where: context.areSeenAtTimes)
        // What other files give to a label that has its row to itself is often a short title of the program's own, and so is
        // what is only called one.
        let read = filled.all.union(filled.stacks(around: filled.all))
        var reports: [(item: ItemID, report: FindingDraft)] = []
        var said: Set<ItemID> = []
        for (item, start) in dynamic.compactMap({ item in ends.start(of: item).map { (item, $0) } })
            .sorted(by: { $0.1 < $1.1 })
        {
            // Of a chain the first one stands for all.
            guard said.isDisjoint(with: ends.row(to: item, in: context.document)),
                var report = report(
                    item, start, isLocalized: localized.contains(item), hasRival: beside.contains(item), ends, context)
            else { continue }
            let isOwn = !read.contains(item) || filled.captions.contains(item)
            if localized.contains(item) || !beside.contains(item) && isOwn && !ends.beginsAtFarEdge(item) {
                report.severity = .hint
            }
            reports.append((item, report))
            said.insert(item)
        }
        return reports
    }

    /// Whether a label shows a time, an amount or the like, as its name says, and nothing that somebody wrote.
    private static func isBounded(_ item: ItemID, _ filled: LabelsOfUnknownText, _ context: RuleContext) -> Bool {
        !filled.ofData.contains(item) && TextNames.isBounded(context.document.name(of: item))
    }

    private static func report(
        _ item: ItemID, _ start: MadeConstraintID, isLocalized: Bool, hasRival: Bool, _ ends: TextEnds,
        _ context: RuleContext
    ) -> FindingDraft? {
        // What is not known of those that place it along the other axis says nothing of its end.
        guard isFullyRead(item, context, besides: .constraints) else { return nil }
        let name = name(of: item, context)
        if isLocalized {
            guard !ends.beginsAtFarEdge(item), ends.openEnd(of: item, isRead: { _ in true }) == item else { return nil }
            return FindingDraft(
                context.place(of: start),
                "`\(name)` has no trailing limit, and its text is longer in other languages: there it overlaps the view next to it. Constrain its trailing edge."
            )
        }
        guard let last = ends.openEnd(of: item, isRead: { isFullyRead($0, context, besides: .constraints) }) else {
            return nil
        }
        if ends.beginsAtFarEdge(item) {
            // What is aligned at the end of a row is mostly a number, as its name says.
            guard !TextNames.isAboutShort(name) else { return nil }
            return FindingDraft(
                context.place(of: start),
                "`\(name)` has text of unknown length and no leading limit: long text overlaps the view before it. Constrain its leading edge."
            )
        }
        guard last != item else {
            return FindingDraft(
                context.place(of: start),
                hasRival
                    ? "`\(name)` has text of unknown length and no trailing limit: long text overlaps the view next to it. Constrain its trailing edge."
                    : "`\(name)` has text of unknown length and no trailing limit: long text runs past its superview. Constrain its trailing edge."
            )
        }
        let other = context.document.name(of: last)
        return FindingDraft(
            context.place(of: start),
            "`\(name)` has text of unknown length and pushes `\(other)`, which has no trailing limit either, out of sight. Constrain the trailing edge of `\(other)`."
        ).relating(context.place(of: last), "`\(other)` is placed here")
    }

    private static func report(
        _ pair: FacingTexts.Pair, _ ends: TextEnds, _ context: RuleContext
    ) -> FindingDraft? {
        guard let start = ends.start(of: pair.near) else { return nil }
        let (near, far) = (name(of: pair.near, context), name(of: pair.far, context))
        return FindingDraft(
            context.place(of: start),
            "`\(near)` and `\(far)` come from both ends of a row, and nothing keeps them apart: long texts overlap. Constrain one to the other."
        ).relating(context.place(of: pair.far), "`\(far)` is placed here")
    }

    /// The labels of a text of unknown length that are held by their centre alone.
    private static func centred(_ labels: Set<ItemID>, _ ends: TextEnds, _ context: RuleContext) -> [FindingDraft] {
        let places = labels.compactMap { item in ends.loneCentre(of: item).map { (item, $0) } }.sorted { $0.1 < $1.1 }
        guard !places.isEmpty else { return [] }
        // Where a text wraps ends it, too.
        let wrapped = context.events(named: "preferredMaxLayoutWidth", "setPreferredMaxLayoutWidth")
            .map { context.item(named: $1.receiver) }
        return places.compactMap { item, centre in
            guard isFullyRead(item, context, besides: .constraints),
                !TextNames.isShort(context.document.name(of: item)),
                !mayFillCell(item, context),
                !wrapped.contains(where: { $0 == nil || $0 == item })
            else { return nil }
            return FindingDraft(
                context.place(of: centre),
                "`\(name(of: item, context))` has text of unknown length and only its center is constrained: long text overflows on both sides. Constrain an edge, too."
            )
        }
    }

    /// Whether a label lies in the middle of a cell, which may be as large as its text: a tag, a chip.
    private static func mayFillCell(_ item: ItemID, _ context: RuleContext) -> Bool {
        let isInCell = context.code.blocks.contains { call in
            context.code.type(of: context.code.method(of: call)).role == .cell
                && context.code.documentBlocks(of: call).contains { context.document.blocks[$0].receiver == item }
        }
        return isInCell
            && context.document.constraints.contains { made in
                made.firstItem == item && made.firstAttribute == .centerY && made.relation == .equal
            }
    }

    /// What its block calls a view: a stack view is often made under another name.
    private static func name(of item: ItemID, _ context: RuleContext) -> String {
        guard context.document.isStackView(item), let place = context.place(of: item) else {
            return context.document.name(of: item)
        }
        let receiver = context.source(place)
        return receiver.hasSuffix(".snp") ? String(receiver.dropLast(4)) : receiver
    }

    /// Whether all blocks on the view are read, so that no end of it is missed, and no stack view arranges it.
    /// - Parameter others: what may be unknown of views that it is placed by.
    static func isFullyRead(
        _ item: ItemID, _ context: RuleContext, besides others: DocumentItem.Unknowns = []
    ) -> Bool {
        let blocks = context.blocksByItem[item]
        guard !blocks.isEmpty, let parent = context.document.superview(of: item),
            context.document[parent].className.map(ViewClass.isCalledStack) != true,
            context.document[item].unknowns.subtracting(others).isDisjoint(with: [
                .constraints, .ownConstraints, .parent,
            ])
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
