// The rule about texts of unknown length that nothing ends.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

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
        there; one with a name like `timeLabel` or `countLabel` is taken to be short. A label that is held at its far edge alone may have no near end in the same way.

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
        guard !filled.unknown.isEmpty || !rows.isEmpty else { return [] }
        let ends = TextEnds(of: context.document)
        let dynamic = filled.unknown.union(ends.withRivals(among: rows, in: context.document))
        return dynamic.compactMap { item in ends.start(of: item).map { (item, $0) } }.sorted { $0.1 < $1.1 }
            .compactMap { item, start in
                guard isFullyRead(item, context) else { return nil }
                let name = name(of: item, context)
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

    /// The labels whose text code sets to something that is no literal, or binds, and those that a cell leaves for
    /// others to fill.
    private static func labelsOfUnknownText(_ context: RuleContext) -> (unknown: Set<ItemID>, all: Set<ItemID>) {
        var labels: Set<ItemID> = []
        var filled: Set<ItemID> = []
        for (_, event) in context.events(named: "text", "attributedText", "setText", "setAttributedText") {
            guard let receiver = event.receiver, let item = context.item(named: receiver),
                context.document.isLabel(item)
            else { continue }
            let value = event.kind == .assignment ? event.value : event.arguments.first?.value
            if isSample(value, of: receiver, context) { continue }
            filled.insert(item)
            guard let value, isPutTogether(value, context) else { continue }
            // An old price that is struck through.
            if context.tree.string(event.name).hasSuffix("ttributedText"), hasShortText(item, context) { continue }
            labels.insert(item)
        }
        for (_, event) in context.events(named: "drive", "bind") {
            guard let item = boundLabel(event.arguments.first?.value, context), context.document.isLabel(item) else {
                continue
            }
            filled.insert(item)
            if !hasShortText(item, context) { labels.insert(item) }
        }
        return (labels.union(labelsForOthers(ofCells: true, except: filled, context)), filled)
    }

    /// Whether a cell gives a label that its header declares a text of its own: others give it that of the row.
    private static func isSample(_ value: ExpressionID?, of label: ExpressionID, _ context: RuleContext) -> Bool {
        guard context.tree.dialect == .objectiveC, let value, case .string(let text) = context.tree[value].kind,
            // A number stays one.
            context.source(text).contains(where: { $0.isLetter })
        else { return false }
        let name = context.source(context.tree[label].range)
        return name.hasPrefix("_")
            && !context.code.facts.types.contains { type in
                type.members.contains { $0.name == name.dropFirst() }
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

    /// What a label is called that mostly has a short text.
    private static let shortNames: Set<String> = [
        "time", "date", "count", "num", "price", "money", "index", "tip", "unit", "arrow", "badge", "sign", "star",
        "status", "state", "tag", "type", "rank", "score", "percent", "duration", "size", "version", "distance",
        "amount", "total", "level", "age", "day", "month", "year", "hour", "symbol", "icon", "dot", "line", "mark",
        "code", "like", "likes", "rate", "original", "profit", "fee", "balance", "value", "key", "more", "empty",
        "hint", "counts", "number",
    ]

    private static let shortEndings = ["num", "count", "time", "date", "price", "number"]

    /// By the words of its name: `timeLabel`, `like_count`.
    private static func hasShortText(_ item: ItemID, _ context: RuleContext) -> Bool {
        var word = ""
        var words: Set<String> = []
        for character in context.document.name(of: item) {
            if character.isUppercase || character == "_" || character == "." {
                words.insert(word.lowercased())
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        words.insert(word.lowercased())
        // `playnum` ends in such a word, too.
        return words.contains { word in shortNames.contains(word) || shortEndings.contains { word.hasSuffix($0) } }
    }

    /// Numbers, dates and the program's own words have a length that is about known.
    private static let short = [
        "ount", "umber", "ndex", "ate", "ime", "ocalized", "\\(Int", "rice", "ize", "L10n",
    ]

    /// Whether a text has words that are only known at run time: a property, a parameter, an interpolation of one.
    private static func isPutTogether(_ id: ExpressionID, _ context: RuleContext, depth: Int = 0) -> Bool {
        let text = context.source(context.tree[id].range)
        if short.contains(where: { text.contains($0) }) { return false }
        switch context.tree[id].kind {
        case .string: return text.contains("\\(") && !text.contains("ormat")
        case .name(let name): return name.word != .nil && name.word != .NULL && !text.contains("ormat")
        case .member(let base, _, _): return !isConstant(base, context) && !text.contains("ormat")
        case .ternary(_, let one, let other), .binary(.add, let one, let other),
            .binary(.nilCoalescing, let one, let other):
            return depth < 8
                && (isPutTogether(one, context, depth: depth + 1) || isPutTogether(other, context, depth: depth + 1))
        case .message(_, let arguments): return isFormatted(arguments.first, label: "stringWithFormat", context)
        case .call(_, let arguments): return isFormatted(arguments.first, label: "format", context)
        default: return false
        }
    }

    /// Whether a format has a place for another text.
    private static func isFormatted(_ argument: Argument?, label: String, _ context: RuleContext) -> Bool {
        guard let argument, argument.label.map({ context.tree.string($0) }) == label, let format = argument.value,
            case .string(let contents) = context.tree[format].kind
        else { return false }
        return context.source(contents).contains("%@")
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
