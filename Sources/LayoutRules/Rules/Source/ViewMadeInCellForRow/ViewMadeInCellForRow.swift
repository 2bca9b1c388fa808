// The rule about views that are made and added for every cell.

import MasonrySemantics
import MasonrySyntax
import SourceText

enum ViewMadeInCellForRow: Rule {
    static let id: RuleID = "view-made-in-cell-for-row"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is added to a cell each time the cell is used"
    static let documentation = """
        # view-made-in-cell-for-row

        `cellForRow` or `cellForItem` makes a view and adds it to a dequeued cell. Or a cell does so itself in a method that
        fills it for each row: `configure(with:)`, `bind`, `render`, `fill`, `populate`, or one that is handed what to show,
        that only others call, and that is called `set…`, `update…`, `create…`, `load…`. What such a method calls, and what
        is called on a cell that was just taken from the list, runs for each row, too.

        ## At run time
        The cell still has the view of its last use: each use adds one more, with its own constraints, above the old one. What the
        old one shows stays visible behind it, and scrolling becomes slow.

        A view that is made together with the cell, under a check of anything but the row's model or index path, or where old
        subviews are removed first, is not reported.

        ## What to do
        Make the view in a subclass of the cell, once, and only fill it here.

        ## Bad
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                let medal = UIView()
                cell.contentView.addSubview(medal)
                //               ^^^^^^^^^^ warning[view-made-in-cell-for-row]: one more `medal`
                medal.snp.makeConstraints { $0.size.equalTo(24) }
                return cell
            }
        }
        ```
        ## Bad
        ```swift
        class OptionCell: UITableViewCell {
            let row = UIStackView()
            func configure(with option: Option) {
                if option.canToggle {
                    let toggle = UISwitch()
                    row.addArrangedSubview(toggle)
                    //  ^^^^^^^^^^^^^^^^^^ warning[view-made-in-cell-for-row]: one more `toggle`
                    toggle.snp.makeConstraints { $0.width.equalTo(51) }
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface CommentCell : UITableViewCell
        @end
        @implementation CommentCell
        - (void)createPhotosWithURLs:(NSString *)text {
            NSArray *urls = [text componentsSeparatedByString:@";"];
            if (urls.count > 0) {
                for (NSInteger i = 0; i < urls.count; i++) {
                    UIImageView *photo = [[UIImageView alloc] init];
                    [self.contentView addSubview:photo];
                    //                ^^^^^^^^^^ warning[view-made-in-cell-for-row]: one more `photo`
                    [photo mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(self.contentView).offset(8);
                        make.left.equalTo(self.contentView).offset(20 + i * 80);
                        make.width.height.mas_equalTo(70);
                    }];
                }
            }
        }
        @end
        ```
        ## Good
        ```swift
        class OptionCell: UITableViewCell {
            let row = UIStackView()
            private var toggle: UISwitch?
            func configure(with option: Option) {
                toggle?.removeFromSuperview()
                let toggle = UISwitch()
                self.toggle = toggle
                row.addArrangedSubview(toggle)
                toggle.snp.makeConstraints { $0.width.equalTo(51) }
            }
        }
        ```
        ## Good
        ```swift
        class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                cell.contentView.subviews.forEach { $0.removeFromSuperview() }
                let medal = UIView()
                cell.contentView.addSubview(medal)
                medal.snp.makeConstraints { $0.size.equalTo(24) }
                return cell
            }
        }
        ```
        ## Good
        ```objc
        @interface ListController : UIViewController
        @end
        @implementation ListController
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
            UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell"];
            if (!cell) {
                // Kept under another name than the one that is asked for: each cell is new.
                cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"row"];
            }
            UIView *medal = [UIView new];
            [cell.contentView addSubview:medal];
            [medal mas_makeConstraints:^(MASConstraintMaker *make) {
                make.size.mas_equalTo(24);
                make.centerY.right.equalTo(cell.contentView);
            }];
            return cell;
        }
        @end
        ```
        ## Good
        ```objc
        @interface ListController : UIViewController
        @property (nonatomic, strong) UITableView *tableView;
        @end
        @implementation ListController
        - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
            UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"row"];
            if (indexPath.section == 0) {
                InfoCell *cell = [self.tableView dequeueReusableCellWithIdentifier:@"info"];
                return cell;
            }
            UIView *medal = [UIView new];
            [cell.contentView addSubview:medal];
            [medal mas_makeConstraints:^(MASConstraintMaker *make) {
                make.size.mas_equalTo(24);
                make.centerY.right.equalTo(cell.contentView);
            }];
            return cell;
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let methods = context.code.facts.methods
        let hasCells = context.code.facts.types.contains { $0.role == .cell }
        let rhythms = hasCells ? MethodRhythm.all(in: context) : [:]
        return methods.enumerated().flatMap { number, method in
            if context.givesCells(method) { return check(method, context) }
            let runsForRows =
                rhythms[number]?.occasion == .filling && context.code.type(of: method).role == .cell
                && method.kind == .method
            return runsForRows || fillsCell(method, context)
                ? checkFilling(method, runsForRows: runsForRows, context) : []
        }
    }

    /// Whether a cell is filled by a method, for each row anew, as its name says.
    private static func fillsCell(_ method: CodeMethod, _ context: RuleContext) -> Bool {
        guard method.kind == .method, !method.isStatic, !method.parameters.isEmpty,
            context.code.type(of: method).role == .cell, !context.isMadeForEachRow(context.code.type(of: method))
        else { return false }
        let name = context.baseName(of: method)
        if CellFilling.names.contains(where: { name.hasPrefix($0) }) { return true }
        return isGivenContent(name) && !isCalled(name, by: method.type, context)
    }

    /// `setPhotos(_:)`, `createTagsWithNames:`, `update(with:)`, but not `setUpViews(style:)` and `setSelected:animated:`.
    private static func isGivenContent(_ name: String) -> Bool {
        guard
            !["setUp", "setup", "setSelected", "setHighlighted", "setEditing", "setFrame", "setBounds", "updateC"]
                .contains(where: { name.hasPrefix($0) })
        else { return false }
        return ["set", "update", "create", "load", "reload", "refresh", "display"].contains { name.hasPrefix($0) }
    }

    private static func isCalled(_ name: String, by type: Int, _ context: RuleContext) -> Bool {
        context.events(named: name).contains { index, event in
            event.kind == .call && context.code.method(at: index)?.type == type
        }
    }

    /// Whether a method by its name is there to take out what a cell was filled with.
    private static func takesOut(_ name: String) -> Bool {
        ["prepareForReuse", "reset", "clear", "clean", "removeAll"].contains { name.hasPrefix($0) }
    }

    /// - Parameter runsForRows: whether code shows that it does: then members that it makes anew pile up, too.
    private static func checkFilling(
        _ method: CodeMethod, runsForRows: Bool, _ context: RuleContext
    ) -> [FindingDraft] {
        let type = context.code.type(of: method)
        let events = context.code.facts.events(of: method)
        let all = context.code.facts.methods[type.methods]
        let others = all.filter { runsForRows || takesOut(context.baseName(of: $0)) }
        guard
            !([method] + others).contains(where: { method in
                context.code.facts.events(of: method).contains { mayTakeOut($0, in: method, of: type, context) }
            })
        else { return [] }
        var made: Set<String> = []
        var fresh: Set<String> = []  // Nothing piles up in what is new.
        var kept: Set<String> = []
        for event in events {
            guard event.kind == .assignment, let value = event.value else {
                // A list that is filled up to what is needed: `for (i = self.rows.count; …)`.
                if let list = context.path(event.receiver), let added = context.path(event.arguments.first?.value),
                    ["addObject", "append"].contains(context.tree.string(event.name)),
                    context.source(method.range).contains("\(list).count")
                {
                    kept.insert(added)
                }
                continue
            }
            if context.createdClass(value) != nil, let target = context.targetPath(event) {
                let isLocal =
                    event.receiver == nil
                    && (event.declaredType != nil || !type.members.contains(where: { $0.name == target }))
                let isMember = type.members.contains { $0.name == target && !$0.isWeak }
                if isLocal || runsForRows && isMember && !event.place.isGuarded && !event.place.isCallback {
                    made.insert(target)
                } else {
                    fresh.insert(target)
                }
            } else if let path = context.path(value) {
                kept.insert(path)
            } else if event.receiver != nil, case .statementExpression = context.tree[value].kind {
                // `self.button = ({ … button; })`
                for inner in events where inner.kind == .assignment && context.tree[value].range.contains(inner.range) {
                    if let target = context.targetPath(inner) { kept.insert(target) }
                }
            }
        }
        fresh.formUnion(made)
        let removed = context.events(named: "removeFromSuperview").compactMap { context.path($1.receiver) }
        kept.formUnion(removed.filter { path in type.members.contains { $0.name == path } })
        return events.compactMap { event in
            guard event.kind == .call, !event.place.isGuarded, !event.place.isCallback,
                ["addSubview", "addArrangedSubview"].contains(context.tree.string(event.name)),
                let view = context.path(event.arguments.first?.value), made.contains(view), !kept.contains(view),
                !fresh.contains(context.path(event.receiver) ?? "self")
            else { return nil }
            return FindingDraft(
                event.nameRange,
                "Each reuse of a cell adds one more `\(view)` to it: the old ones stay. Create it once, in the cell's class."
            )
        }
    }

    /// Whether a call may take out views that an earlier use added: anything but one that takes out a member.
    private static func mayTakeOut(
        _ event: CodeEvent, in method: CodeMethod, of type: CodeType, _ context: RuleContext
    ) -> Bool {
        guard event.kind == .call else { return false }
        if context.performs(event, "removeFromSuperview") { return true }
        let name = context.tree.string(event.name).lowercased()
        guard name != "clearcolor",
            name == "viewwithtag" || ["remove", "clear", "clean", "reset"].contains(where: { name.contains($0) })
        else {
            return false
        }
        guard context.path(event.receiver) != nil, !name.contains("subview") else { return true }
        return !context.isMember(event.receiver, of: type, in: method)
    }

    private static func check(_ method: CodeMethod, _ context: RuleContext) -> [FindingDraft] {
        let events = context.code.facts.events(of: method)
        // Where each cell is new, or old views are looked for, nothing piles up.
        guard !events.contains(where: { asksForOldViews($0, context) }), mayFindUsedCells(events, context) else {
            return []
        }
        var made: Set<String> = []
        var cells: Set<String> = []
        var reports: [FindingDraft] = []
        for event in events {
            switch event.kind {
            case .assignment:
                guard event.receiver == nil, let value = event.value, let target = context.targetPath(event) else {
                    continue
                }
                if context.createdClass(value) != nil {
                    if !mayRunOnce(event, method, cells, context) { made.insert(target) }
                } else if context.source(context.tree[value].range).contains("dequeueReusable") {
                    cells.insert(target)
                }
            case .call:
                guard adds(event, context), !mayRunOnce(event, method, cells, context), !event.place.isCallback,
                    let view = added(by: event, context).first(where: { made.contains($0) && !cells.contains($0) }),
                    let parent = context.path(event.receiver),
                    let head = parent.split(separator: ".").first.map(String.init),
                    // Two variables may have one name: where one of them is a new cell, it may be the one that is meant.
                    cells.contains(head), !made.contains(head)
                else { continue }
                reports.append(
                    FindingDraft(
                        event.nameRange,
                        "Each reuse of a cell adds one more `\(view)` to it: the old ones stay. Create it once, in the cell's class."
                    ))
            }
        }
        return reports
    }

    /// Whether a condition may keep a later run out that fills the same cell: one that asks for the cell, or for anything but what
    /// the row shows.
    private static func mayRunOnce(
        _ event: CodeEvent, _ method: CodeMethod, _ cells: Set<String>, _ context: RuleContext
    ) -> Bool {
        guard event.place.isGuarded else { return false }
        guard let body = SurePaths.body(context.tree, named: method.nameRange),
            let conditions = conditions(around: event.range, in: body, context), !conditions.isEmpty
        else { return true }
        return !conditions.allSatisfy { condition in
            let words = context.identifiers(in: context.tree[condition].range)
            return words.contains { $0.lowercased().hasSuffix("model") || $0 == "indexPath" }
                && !words.contains { cells.contains($0) || ["nil", "NULL", "subviews", "viewWithTag"].contains($0) }
        }
    }

    /// The conditions of the branches in which a place stands; nil where it stands in something else, a loop or a closure.
    private static func conditions(
        around place: TextRange, in body: Block, _ context: RuleContext
    ) -> [ExpressionID]? {
        var conditions: [ExpressionID] = []
        var block = body
        for _ in 0..<16 {
            guard let id = block.statements.first(where: { context.tree[$0].range.contains(place) }) else { return nil }
            switch context.tree[id].kind {
            case .conditional(let conditional) where conditional.keyword == .ifStatement:
                guard let condition = conditional.condition else { return nil }
                conditions.append(condition)
                let ways = [conditional.then] + (conditional.otherwise.map { [$0] } ?? [])
                guard
                    let way = ways.first(where: { way in
                        way.statements.contains { context.tree[$0].range.contains(place) }
                    })
                else { return nil }
                block = way
            case .expression, .variable: return conditions
            default: return nil
            }
        }
        return nil
    }

    /// Whether what the list keeps under the name that a method asks for can be a cell that was used: not where the method makes
    /// all its cells for another name, so that they are kept under that one and never asked for.
    private static func mayFindUsedCells(_ events: ArraySlice<CodeEvent>, _ context: RuleContext) -> Bool {
        var asked: Set<String> = []
        var kept: Set<String> = []
        for event in events where event.kind == .call {
            if let identifier = event.argument(where: { context.tree.string($0) == "reuseIdentifier" }) {
                kept.insert(context.source(context.tree[identifier].range))
            } else if context.tree.string(event.name).hasPrefix("dequeueReusableCell"),
                let identifier = event.arguments.first?.value
            {
                asked.insert(context.source(context.tree[identifier].range))
            }
        }
        guard !kept.isEmpty, asked.isDisjoint(with: kept) else { return true }
        return context.code.facts.events.contains { event in
            guard let registered = event.argument(where: { isRegistration(context.tree.string($0)) }) else {
                return false
            }
            return asked.contains(context.source(context.tree[registered].range))
        }
    }

    private static func isRegistration(_ label: String) -> Bool {
        label == "forCellReuseIdentifier" || label == "forCellWithReuseIdentifier"
    }

    /// Whether a call adds a view, or several by the helper that many projects have.
    private static func adds(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        event.name.word == .addSubview || context.tree.string(event.name).lowercased() == "addsubviews"
    }

    private static func added(by event: CodeEvent, _ context: RuleContext) -> [String] {
        event.arguments.compactMap(\.value).flatMap { value -> [ExpressionID] in
            if case .array(let elements) = context.tree[value].kind { return elements }
            return [value]
        }.compactMap { context.path($0) }
    }

    private static func asksForOldViews(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        switch context.tree.string(event.name) {
        case "removeFromSuperview", "viewWithTag", "makeObjectsPerformSelector": true
        case "prepareForReuse": true
        default: false
        }
    }
}
