// The rule about texts of unknown length that nothing ends.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum UnboundedText: Rule {
    static let id: RuleID = "unbounded-text"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A text of unknown length has no end"
    static let isAboutMissing = true
    static let documentation = """
        # unbounded-text

        A label begins at an edge, its text is put together while the program runs, and nothing says where it ends: no far edge,
        no width, nothing after it that ends. A label of a cell that other files see, and that has no text here, gets one
        there; one with a name like `timeLabel` or `countLabel` is taken to be short. A label that is held at its far edge alone may have no near end in the same way,
        and one that is held by its centre alone has neither. A localised text is longer in other languages: its label is meant where
        something else stands at the end of its row.

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
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: no near end
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
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: out at both sides
                }
                mute.text = NSLocalizedString("call.mute", comment: "")
                mute.snp.makeConstraints { make in
                    make.leading.equalToSuperview().inset(16)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unbounded-text]: longer in other languages
                    make.centerY.equalTo(toggle)
                }
                toggle.snp.makeConstraints { make in
                    make.bottom.trailing.equalToSuperview().inset(16)
                }
            }
            func ring(_ user: User) { caller.text = user.fullName }
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

    static func check(_ context: RuleContext) -> [Report] {
        guard context.tree.dialect != .masonry else { return [] }
        let filled = labelsOfUnknownText(context)
        // In front of something else at the end of their row, labels of other views and rows of labels count, too.
        let rows = labelsForOthers(ofCells: false, except: filled.all, context)
            .union(stacks(of: filled.unknown, except: filled.all, context))
        guard !filled.unknown.isEmpty || !rows.isEmpty || !filled.localized.isEmpty else { return [] }
        let ends = TextEnds(of: context.document)
        let localized = ends.withRivals(among: filled.localized, in: context.document).subtracting(filled.unknown)
        let dynamic = filled.unknown.union(ends.withRivals(among: rows, in: context.document)).union(localized)
        return centred(filled.ofData, ends, context)
            + dynamic.compactMap { item in ends.start(of: item).map { (item, $0) } }.sorted { $0.1 < $1.1 }
            .compactMap { item, start in
                guard isFullyRead(item, context) else { return nil }
                let name = name(of: item, context)
                if localized.contains(item) {
                    guard !ends.beginsAtFarEdge(item), ends.openEnd(of: item, isRead: { _ in true }) == item else {
                        return nil
                    }
                    return Report(
                        context.place(of: start),
                        "`\(name)` has no end, and its text is longer in other languages: there it runs over what stands beside it. Bound its far edge."
                    )
                }
                guard let last = ends.openEnd(of: item, isRead: { isFullyRead($0, context) }) else { return nil }
                if ends.beginsAtFarEdge(item) {
                    // What is aligned at the end of a row is mostly a number, as its name says.
                    guard !short.contains(where: { name.contains($0) }) else { return nil }
                    return Report(
                        context.place(of: start),
                        "`\(name)` has a text of unknown length and no near end: a long one runs over what stands before it. Bound its near edge."
                    )
                }
                guard last != item else {
                    return Report(
                        context.place(of: start),
                        "`\(name)` has a text of unknown length and no end: a long one runs over what stands beside it. Bound its far edge."
                    )
                }
                let other = context.document.name(of: last)
                return Report(
                    context.place(of: start),
                    "`\(name)` has a text of unknown length and pushes `\(other)`, which has no end either, out of sight. Bound the far edge of `\(other)`."
                )
            }
    }

    /// The labels of a text of unknown length that are held by their centre alone.
    private static func centred(_ labels: Set<ItemID>, _ ends: TextEnds, _ context: RuleContext) -> [Report] {
        let places = labels.compactMap { item in ends.loneCentre(of: item).map { (item, $0) } }.sorted { $0.1 < $1.1 }
        guard !places.isEmpty else { return [] }
        // Where a text wraps ends it, too.
        let wrapped = context.events(named: "preferredMaxLayoutWidth", "setPreferredMaxLayoutWidth")
            .map { context.item(named: $1.receiver) }
        return places.compactMap { item, centre in
            guard isFullyRead(item, context, besides: .constraints), !hasShortText(item, context),
                !mayFillCell(item, context),
                !wrapped.contains(where: { $0 == nil || $0 == item })
            else { return nil }
            return Report(
                context.place(of: centre),
                "`\(name(of: item, context))` has a text of unknown length and is held by its centre alone: a long one runs out at both sides. Bound an edge, too."
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

    private struct Labels {
        var unknown: Set<ItemID> = []
        /// Those of `unknown` whose text comes from what the program was given: of others it may be the program's own.
        var ofData: Set<ItemID> = []
        var localized: Set<ItemID> = []
        /// All that have a text here.
        var all: Set<ItemID> = []
    }

    /// The labels whose text code sets to something that is no literal, or binds, and those that a cell leaves for
    /// others to fill.
    private static func labelsOfUnknownText(_ context: RuleContext) -> Labels {
        var labels: Set<ItemID> = []
        var filled: Set<ItemID> = []
        var localized: Set<ItemID> = []
        var ofData: Set<ItemID> = []
        for (index, event) in context.events(named: "text", "attributedText", "setText", "setAttributedText") {
            guard let receiver = event.receiver, let item = filledItem(receiver, index, context),
                context.document.isLabel(item)
            else { continue }
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            filled.insert(item)
            if let value, isLocalized(value, context) { localized.insert(item) }
            guard let value = initial(value, index, context), isPutTogether(value, numbers(at: index, context), context)
            else { continue }
            // An old price that is struck through.
            if context.tree.string(event.name).hasSuffix("ttributedText"), hasShortText(item, context) { continue }
            // Of what lies under a key nothing but the name of the label may tell what it is.
            if isEntry(value, context), hasShortText(item, context) { continue }
            labels.insert(item)
            if isOfData(value, context) { ofData.insert(item) }
        }
        for (_, event) in context.events(named: "drive", "bind") {
            guard let item = boundLabel(event.arguments.first?.value, context), context.document.isLabel(item) else {
                continue
            }
            filled.insert(item)
            if !hasShortText(item, context) { labels.insert(item) }
        }
        let byOthers = labelsForOthers(ofCells: true, except: filled, context)
        return Labels(unknown: labels.union(byOthers), ofData: ofData, localized: localized, all: filled)
    }

    /// What its block calls a view: a stack view is often made under another name.
    private static func name(of item: ItemID, _ context: RuleContext) -> String {
        guard context.document.isStackView(item), let place = context.place(of: item) else {
            return context.document.name(of: item)
        }
        let receiver = context.source(place)
        return receiver.hasSuffix(".snp") ? String(receiver.dropLast(4)) : receiver
    }

    /// The outermost stack views that arrange labels of unknown text, or labels that other files see and fill: they are as
    /// long as their longest text.
    private static func stacks(
        of labels: Set<ItemID>, except filled: Set<ItemID>, _ context: RuleContext
    ) -> Set<ItemID> {
        let document = context.document
        var seen: Set<String> = []
        for type in context.code.facts.types where type.role == .cell || type.role == .view {
            for member in type.members where !member.isPrivate { seen.insert(type.name + "." + member.name) }
        }
        return Set(
            document.items.indices.compactMap { index in
                let item = ItemID(index)
                guard document.isLabel(item), labels.contains(item) || isForOthers(item), !hasShortText(item, context)
                else { return nil }
                var outermost: ItemID?
                var view = item
                for _ in 0..<16 {
                    guard let parent = document.superview(of: view), document.isStackView(parent) else { break }
                    outermost = parent
                    view = parent
                }
                return outermost
            })

        func isForOthers(_ item: ItemID) -> Bool {
            guard let owner = document[item].owner, !filled.contains(item) else { return false }
            return seen.contains(owner + "." + document[item].name)
        }
    }

    /// What a name stands for that the maker of a member has for itself; all else is as it is.
    private static func initial(_ value: ExpressionID?, _ event: Int, _ context: RuleContext) -> ExpressionID? {
        guard let value, case .name(let name) = context.tree[value].kind, let method = context.code.method(at: event),
            method.kind == .member
        else { return value }
        return context.code.facts.events(of: method).first { other in
            other.kind == .assignment && other.receiver == nil && other.name == name
        }?.value ?? value
    }

    /// The view that a text is given to: the one of `UILabel().then { $0.text = name }`, too, which a member holds.
    private static func filledItem(_ receiver: ExpressionID, _ event: Int, _ context: RuleContext) -> ItemID? {
        if let item = context.item(named: receiver) { return item }
        guard case .name(let name) = context.tree[receiver].kind, let method = context.code.method(at: event),
            method.kind == .member
        else { return nil }
        let type = context.code.type(of: method)
        guard let member = type.members.first(where: { $0.nameRange == method.nameRange }),
            let initializer = member.initializer,
            case .call(let callee, let arguments) = context.tree[initializer].kind, arguments.count == 1,
            case .member(let made, let helper, _) = context.tree[callee].kind, context.createdClass(made) != nil,
            context.tree.string(helper) == "then",
            let argument = arguments.first?.value, case .closure(let closure) = context.tree[argument].kind,
            name == closure.parameters.first || closure.parameters.isEmpty && name.word == .anonymousArgument
        else { return nil }
        // In a closure of its own `$0` is something else.
        let before = TextRange(context.tree[argument].range.start, context.tree[receiver].range.start)
        let opened = context.tree.tokens(in: before).reduce(0) { depth, token in
            guard token.kind == .punctuation else { return depth }
            switch context.source(token.range) {
            case "{": return depth + 1
            case "}": return depth - 1
            default: return depth
            }
        }
        guard opened == 1 else { return nil }
        return context.document.items.indices.map { ItemID($0) }.first { item in
            context.document[item].name == member.name && context.document[item].owner == type.name
        }
    }

    /// The label of `label.rx.text`.
    private static func boundLabel(_ id: ExpressionID?, _ context: RuleContext) -> ItemID? {
        guard let id, case .member(let proxy, let property, _) = context.tree[id].kind,
            context.tree.string(property) == "text", case .member(let label, let name, _) = context.tree[proxy].kind,
            context.tree.string(name) == "rx"
        else { return nil }
        return context.item(named: label)
    }

    /// The labels of cells, or of other views, that have no text in the file and that other files see: these set it.
    private static func labelsForOthers(
        ofCells areCells: Bool, except filled: Set<ItemID>, _ context: RuleContext
    ) -> Set<ItemID> {
        var labels: Set<ItemID> = []
        for call in context.code.blocks {
            let type = context.code.type(of: context.code.method(of: call))
            guard type.role == (areCells ? .cell : .view), let path = call.path else { continue }
            if let member = type.members.first(where: { $0.name == path }) {
                guard !member.isPrivate else { continue }
            } else {
                // In Objective-C the header declares it, unless it is a variable.
                guard context.tree.dialect == .objectiveC, !path.contains("."), let receiver = call.event.receiver,
                    ["self", "_"].contains(where: { context.source(context.tree[receiver].range).hasPrefix($0) })
                else { continue }
            }
            for index in context.code.documentBlocks(of: call) {
                guard let item = context.document.blocks[index].receiver, context.document.isLabel(item),
                    !filled.contains(item), !hasShortText(item, context)
                else { continue }
                labels.insert(item)
            }
        }
        return labels
    }

    /// Whether all blocks on the view are read, so that no end of it is missed, and no stack view arranges it.
    /// - Parameter others: what may be unknown of views that it is placed by.
    private static func isFullyRead(
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
