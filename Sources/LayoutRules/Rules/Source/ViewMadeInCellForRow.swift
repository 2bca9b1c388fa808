// The rule about views that are made and added for every cell.

import MasonrySemantics
import MasonrySyntax

enum ViewMadeInCellForRow: Rule {
    static let id: RuleID = "view-made-in-cell-for-row"
    static let severity = Severity.warning
    static let library = RuleLibrary.both
    static let title: Phrase = "A view is added to a cell each time the cell is used"
    static let documentation = """
        # view-made-in-cell-for-row

        `cellForRow` or `cellForItem` makes a view and adds it to a cell that it took from the list's store of used ones.

        ## At run time
        The cell still has the view of its last use: each use adds one more, with its own constraints, above the former. What the
        old one shows stays visible behind it, and scrolling becomes slow.

        A view that is made together with the cell, under a check, or where old subviews are removed first, is silent.

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
        """

    static func check(_ context: RuleContext) -> [Report] {
        guard context.hasEvents(named: .addSubview) else { return [] }
        return context.code.facts.methods.filter { context.givesCells($0) }.flatMap { check($0, context) }
    }

    private static func check(_ method: CodeMethod, _ context: RuleContext) -> [Report] {
        let events = context.code.facts.events(of: method)
        // Where each cell is new, or old views are looked for, nothing piles up.
        guard !events.contains(where: { asksForOldViews($0, context) }) else { return [] }
        var made: Set<String> = []
        var cells: Set<String> = []
        var reports: [Report] = []
        for event in events {
            switch event.kind {
            case .assignment:
                guard event.receiver == nil, let value = event.value, let target = context.targetPath(event) else {
                    continue
                }
                if context.createdClass(value) != nil {
                    if !event.place.isGuarded { made.insert(target) }
                } else if context.source(context.tree[value].range).contains("dequeueReusable") {
                    cells.insert(target)
                }
            case .call:
                guard event.name.word == .addSubview, !event.place.isGuarded, !event.place.isCallback,
                    let view = context.path(event.arguments.first?.value), made.contains(view), !cells.contains(view),
                    let parent = context.path(event.receiver), let head = parent.split(separator: ".").first,
                    cells.contains(String(head))
                else { continue }
                reports.append(
                    Report(
                        event.nameRange,
                        "Each use of a cell adds one more `\(view)` to it: the former ones stay. Make it once, in the cell's class."
                    ))
            }
        }
        return reports
    }

    private static func asksForOldViews(_ event: CodeEvent, _ context: RuleContext) -> Bool {
        switch context.tree.string(event.name) {
        case "removeFromSuperview", "viewWithTag", "makeObjectsPerformSelector": true
        case "prepareForReuse": true
        default: false
        }
    }
}
