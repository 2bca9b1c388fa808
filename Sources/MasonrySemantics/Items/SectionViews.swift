// Views that tables show above and below their rows: those of sections, which delegates make, and their own.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes a view that a method of a delegate gives a table for a section.
    mutating func noteSectionView(_ item: ItemID, from method: FunctionDeclaration) {
        guard let part = sectionPart(of: method), let owner = classContext?.picture.name
        else { return }
        if case .collecting = hierarchy { return }
        if part == .row || part == .item { return noteCell(item, part, of: owner) }
        if let known = document.sectionViews[item], known.part != part {
            document.sectionViews[item] = nil
            return
        }
        document.sectionViews[item] = SectionView(owner: owner, part: part)
    }

    /// A cell that a delegate fills: what it lies in is its table or collection view.
    private mutating func noteCell(_ item: ItemID, _ part: CellUses.Part, of owner: String) {
        guard let className = document[item].className, document[item].placement == .none,
            document[item].parent == .unknown, Self.isPlainCell(className) || kind(of: className).sureRole == .cell
        else { return }
        facts.fixedParents.insert(item)
        document.items[item.index].parent = .root
        document.items[item.index].unknowns.remove(.parent)
        document.items[item.index].unknowns.insert(.rootSize)
        document.items[item.index].placement = .cell
        document.cellOwners[item] = owner
    }

    /// Whether a class of cells has no content of its own that is laid out by constraints.
    static func isPlainCell(_ className: String) -> Bool {
        className == "UITableViewCell" || className == "UICollectionViewCell"
    }

    private mutating func sectionPart(of method: FunctionDeclaration) -> CellUses.Part? {
        let name = tree.string(method.name)
        switch name {
        case "tableView:cellForRowAtIndexPath:": return .row
        case "collectionView:cellForItemAtIndexPath:": return .item
        case "tableView:viewForHeaderInSection:": return .header
        case "tableView:viewForFooterInSection:": return .footer
        case "tableView", "collectionView":
            for parameter in method.parameters.dropFirst() {
                switch parameter.label.map({ tree.string($0) }) {
                case "cellForRowAt": return .row
                case "cellForItemAt": return .item
                case "viewForHeaderInSection": return .header
                case "viewForFooterInSection": return .footer
                default: continue
                }
            }
            return nil
        default: return nil
        }
    }

    /// Notes `table.tableHeaderView = view`: the table makes it as wide as it is itself, and leaves its height.
    mutating func noteTableView(_ name: Name, of value: Value, _ assigned: Value) {
        guard isInClass, case .item(let item) = assigned, case .item(let table) = value,
            ["tableHeaderView", "tableFooterView"].contains(tree.string(name)), let owner = classContext?.picture.name
        else { return }
        if case .collecting = hierarchy { return }
        document.sectionViews[item] = SectionView(
            owner: owner, table: table, isFooter: tree.string(name) == "tableFooterView")
    }

    /// Notes `list.dataSource = self`: the class says what the list shows, and how large that is.
    mutating func noteListOwner(_ name: Name, of list: ItemID, _ source: ExpressionID) {
        guard isInClass, isSelf(source), ["dataSource", "delegate"].contains(tree.string(name)),
            let owner = classContext?.picture.name
        else { return }
        document.listOwners[list] = owner
    }

    /// The view that code has put above or below all rows of a table: `table.tableHeaderView`; nil for other members.
    mutating func tableView(_ name: Name, of table: ItemID) -> Value? {
        guard isInClass, !document.sectionViews.isEmpty else { return nil }
        let isFooter: Bool
        switch tree.string(name) {
        case "tableHeaderView": isFooter = false
        case "tableFooterView": isFooter = true
        default: return nil
        }
        let views = document.sectionViews.filter { $0.value.table == table && $0.value.isFooter == isFooter }
        return views.count == 1 ? views.first.map { .item($0.key) } : nil
    }

    /// Tells all of them how high the delegate says that they are.
    mutating func resolveSectionViews() {
        guard options.settlesSizes, document.sectionViews.values.contains(where: { $0.part != nil }) else { return }
        let own = IndexedCells(document.tree, CellUses(document.tree), options, &facts.questions)
        for item in document.sectionViews.keys.sorted() {
            guard let view = document.sectionViews[item], let part = view.part else { continue }
            for type in [view.owner] + superclasses(of: view.owner) {
                let key = part.key(type)
                guard let all = own.sayings[key] ?? indexSayings(key) else { continue }
                if case .points(let height)? = all.saying(of: "", taken: []) {
                    document.sectionViews[item]?.height = height
                } else {
                    // It may rest on the screen.
                    noteDevice()
                }
                break
            }
        }
    }
}
