// The rule about views that a cell adds to itself.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum CellSubviewOutsideContentView: Rule {
    static let id: RuleID = "cell-subview-outside-content-view"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A cell adds a view to itself instead of its content view"
    static let documentation = """
        # cell-subview-outside-content-view

        A table or collection view cell adds a subview to itself.

        ## At run time
        `contentView` is a sibling of that view: since iOS 14 that of a table cell may lie above it and take its touches,
        unless the code has used `contentView` before it adds the view. The view does not move with the content when the cell
        is edited, and the height that a cell finds for itself does not count it.

        It is a warning if the view of a table cell, or one in it, takes touches (buttons, switches, text fields, also those
        of libraries, …), is added while the cell is set up, and nothing in the class switches off its touches or those of
        `contentView`. Otherwise it is reported once per class, as information, or as a hint in collection view cells,
        headers and footers. Views of classes that are not UIKit's, and those without content that are pinned to all edges
        of the cell, which cover it or lie behind it, are not reported.

        ## What to do
        Add it to `contentView`, and relate it to that.

        ## Bad
        ```swift
        class TrackCell: UITableViewCell {
            private let more = UIButton(type: .system)
            private let line = UIView()
            func setUp() {
                addSubview(more)
        //      ^^^^^^^^^^ warning[cell-subview-outside-content-view]: takes its touches
                addSubview(line)
        //      ^^^^^^^^^^ information[cell-subview-outside-content-view]: beside `contentView`
                more.snp.makeConstraints { $0.edges.equalToSuperview() }
                line.snp.makeConstraints { make in
                    make.left.right.bottom.equalToSuperview()
                    make.height.equalTo(1)
                }
            }
        }
        ```
        ## Bad
        ```swift
        class TrackCell: UITableViewCell {
            private let card = UIView()
            private let more = UIButton(type: .system)
            func setUp() {
                addSubview(card)
        //      ^^^^^^^^^^ warning[cell-subview-outside-content-view]: `card`, with a `UIButton` in it
                card.addSubview(more)
                card.snp.makeConstraints { $0.edges.equalToSuperview() }
                more.snp.makeConstraints { $0.center.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class ChipCell: UICollectionViewCell {
            private let chip = UIButton()
            func setUp() {
                addSubview(chip)
                chip.isUserInteractionEnabled = false
                chip.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        ## Good
        ```swift
        class TrackCell: UITableViewCell {
            private let more = UIButton(type: .system)
            func setUp() {
                contentView.addSubview(more)
                more.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.code.facts.types.contains(where: { $0.role == .cell }) else { return [] }
        var informed: Set<Int> = []
        let contents = CellContents(context)
        return context.events(named: "addSubview", "addSubviews", "addSubViews").flatMap {
            index, event -> [FindingDraft] in
            guard event.kind == .call, let method = context.code.method(at: index), !method.isStatic,
                event.receiver.map({ isOwn($0, context) }) ?? true, isCell(method, context)
            else { return [] }
            // The helper for several takes a list or any number of views; all of one call are one place.
            var seen: Set<Severity> = []
            return added(by: event, at: index, context).compactMap {
                report(on: $0, event, method, contents, &informed, context)
            }
            .filter { seen.insert($0.severity ?? severity).inserted }
        }
    }

    private static func added(by event: CodeEvent, at index: Int, _ context: RuleContext) -> [ExpressionID] {
        if context.tree.string(event.name) == "addSubview" {
            guard event.arguments.count == 1, let view = event.arguments[0].value else { return [] }
            return context.elements(of: view, at: index) ?? [view]
        }
        return event.arguments.compactMap { $0.value }.flatMap { value -> [ExpressionID] in
            if case .array(let elements) = context.tree[value].kind { return elements }
            return [value]
        }.filter { view in
            // A cell's own helper may add them to its content view.
            let superview = context.item(named: view).flatMap { context.document.superview(of: $0) }
            return superview.map { context.document[$0].placement == .cell } ?? false
        }
    }

    private static func report(
        on argument: ExpressionID, _ event: CodeEvent, _ method: CodeMethod, _ contents: CellContents,
        _ informed: inout Set<Int>, _ context: RuleContext
    ) -> FindingDraft? {
        let name = context.source(context.tree[argument].range)
        guard !isMovedIntoContent(argument, method, context) else { return nil }
        // Only a cell of a table moves its content view, and makes it above what was added before.
        let own = context.code.type(of: method)
        let isTableCell = isTableCell(own, context)
        // A superclass of the program may have switched the content view's touches off.
        let isControl = CellContents.takesTouches(context.className(of: argument, in: method))
        let control = isControl ? nil : contents.control(in: argument, context)
        if isTableCell, own.isOfSystem, isControl || control != nil,
            !isUntouchable(argument, in: method, context), !lateMethods.contains(context.baseName(of: method))
        {
            var report = FindingDraft(
                event.nameRange, wording(name, control, isBelow: isContentBelow(event, method, context)))
            report.severity = .warning
            return report
        }
        guard !isDeliberate(argument, in: method, contents, context), informed.insert(method.type).inserted else {
            return nil
        }
        var report = FindingDraft(
            event.nameRange,
            !isTableCell
                ? "`\(name)` lies beside `contentView`, not in it: the content view's margins and background do not include it. Add it to `contentView`."
                : "`\(name)` lies beside `contentView`, not in it: it does not follow when the cell is edited. Add it to `contentView`."
        )
        // A cell of a collection is not edited, and its content view is there before.
        if !isTableCell { report.severity = .hint }
        return report
    }

    /// Whether the class adds the view to its content view, too, which takes it from the cell or comes to nothing behind it.
    private static func isMovedIntoContent(
        _ argument: ExpressionID, _ method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        guard let path = context.path(argument).map(RuleContext.bare) else { return false }
        return context.events(named: "addSubview").contains { index, event in
            event.kind == .call && context.path(event.receiver) == "contentView"
                && context.code.method(at: index)?.type == method.type
                && context.path(event.arguments.first?.value).map(RuleContext.bare) == path
        }
    }

    /// Whether the class says that the view takes no touches, or that its content view takes none from it.
    private static func isUntouchable(
        _ argument: ExpressionID, in method: CodeMethod, _ context: RuleContext
    ) -> Bool {
        let path = context.path(argument)
        return context.events(
            named: "isUserInteractionEnabled", "userInteractionEnabled", "setUserInteractionEnabled", "isEnabled",
            "enabled", "setEnabled"
        ).contains { index, event in
            guard context.code.method(at: index)?.type == method.type, let receiver = event.receiver,
                let value = event.kind == .assignment ? event.value : event.arguments.first?.value,
                !context.mayBeTrue(value)
            else { return false }
            if let item = context.item(named: receiver), item == context.item(named: argument) { return true }
            let name = context.path(receiver)
            return name != nil && (name == path || name == "contentView")
        }
    }

    /// Whether the content view is there when a view is added, so that this comes to lie above it: the method names it
    /// before.
    private static func isContentBelow(_ event: CodeEvent, _ method: CodeMethod, _ context: RuleContext) -> Bool {
        context.tree.tokens(in: TextRange(method.range.start, event.range.start)).contains { token in
            token.kind == .identifier && context.source(token.range) == "contentView"
        }
    }

    /// What UIKit calls when a cell is shown or comes from a nib: it has its content view by then, and what is added comes
    /// to lie above it.
    private static let lateMethods: Set<String> = [
        "didMoveToSuperview", "didMoveToWindow", "layoutSubviews", "awakeFromNib", "prepareForReuse", "setSelected",
        "setHighlighted", "updateConstraints",
    ]

    /// `self` itself, without an alias: a closure may run anywhere.
    private static func isOwn(_ receiver: ExpressionID, _ context: RuleContext) -> Bool {
        if case .name(let name) = context.tree[receiver].kind { return name.word == .`self` }
        return false
    }

    /// Whether the class is a cell of a table: none of a collection, and no header or footer. Where the text does not name one
    /// of UIKit's classes as the superclass, what other files say decides, or else the name of the class.
    private static func isTableCell(_ type: CodeType, _ context: RuleContext) -> Bool {
        if isHeaderOrFooter(type) || type.inherited.contains(where: { $0.hasSuffix("CollectionViewCell") }) {
            return false
        }
        if type.inherited.contains(where: { $0.hasSuffix("TableViewCell") }) { return true }
        let root = context.document.scenarios.first { $0.owner == type.name }?.items.first
        switch root.flatMap({ context.document.cellSizes[$0]?.kind }) {
        case .tableCell: return true
        case .collectionCell, .headerFooter: return false
        case .other, nil: break
        }
        return !["Header", "Footer", "Collection"].contains { type.name.firstRange(of: $0) != nil }
    }

    private static func isHeaderOrFooter(_ type: CodeType) -> Bool {
        type.inherited.contains { $0.hasSuffix("TableViewHeaderFooterView") }
    }

    /// Whether the class is a cell for what it says or does, not by its name alone.
    private static func isCell(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        let type = context.code.type(of: method)
        guard type.role == .cell else { return false }
        // The header, or another file, says what its superclass is.
        if type.isDeclared { return true }
        if type.inherited.contains(where: { $0.hasSuffix("TableViewCell") || $0.hasSuffix("CollectionViewCell") }) {
            return true
        }
        if isHeaderOrFooter(type) { return true }
        return type.methods.contains { number in
            guard context.code.facts.methods.indices.contains(number) else { return false }
            let other = context.code.facts.methods[number]
            if other.name == "initWithStyle:reuseIdentifier:" || other.name == "prepareForReuse" { return true }
            return context.code.facts.events(of: other).contains { event in
                event.receiver.map { context.path($0) == "contentView" } ?? false
            }
        }
    }

    /// Whether the view covers the cell or is one of the program's own kinds: such are often meant to lie outside.
    private static func isDeliberate(
        _ argument: ExpressionID, in method: CodeMethod, _ contents: CellContents, _ context: RuleContext
    ) -> Bool {
        guard let type = context.className(of: argument, in: method),
            type.hasPrefix("UI") || CellContents.ofOtherFrameworks.contains(type)
        else { return true }
        // What is placed by frames, or elsewhere, is not looked at.
        guard let item = context.item(named: argument), !context.blocksByItem[item].isEmpty else { return true }
        var edges: Set<LayoutAttribute> = []
        for index in context.blocksByItem[item] {
            for chain in context.document.blocks[index].chains {
                for id in context.document[chain].constraints {
                    let made = context.document[id]
                    if case .item(_, made.firstAttribute) = made.target { edges.insert(made.firstAttribute) }
                }
            }
        }
        // A background covers the cell; a stack view, a label or a box of others that does is its content.
        guard type != ViewClass.stack, type != ViewClass.label, !contents.isContainer(item) else { return false }
        return edges.contains(.top) && edges.contains(.bottom)
            && (edges.contains(.left) || edges.contains(.leading))
            && (edges.contains(.right) || edges.contains(.trailing))
    }

    private static func wording(_ name: String, _ control: String?, isBelow: Bool) -> Phrase {
        switch (control, isBelow) {
        case (_, true):
            "`\(name)` lies beside `contentView`, not in it: it does not follow when the cell is edited. Add it to `contentView`."
        case (let control?, false):
            "`\(name)`, with a `\(control)` in it, is a sibling of the cell's `contentView`, which takes its touches where it is on top. Add it to `contentView`."
        case (nil, false):
            "`\(name)` is a sibling of the cell's `contentView`, which takes its touches where it is on top. Add it to `contentView`."
        }
    }
}
