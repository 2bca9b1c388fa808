// Tables of inset groups, whose rows end before the edges of the table.

import MasonrySyntax

extension Evaluator {
    /// `UITableView(frame: .zero, style: .insetGrouped)`, `[[UITableView alloc] initWithFrame:… style:UITableViewStyleInsetGrouped]`.
    mutating func noteTableStyle(of value: Value, madeWith arguments: [Argument]) {
        guard case .item(let item) = value, isInClass, let style = arguments.last, let label = style.label,
            tree.string(label) == "style", let source = style.value
        else { return }
        switch tree[source].kind {
        case .implicitMember(let name, _), .member(_, let name, _), .name(let name):
            guard ["insetGrouped", "UITableViewStyleInsetGrouped"].contains(tree.string(name)) else { return }
            document.insetTables.insert(item)
        default: return
        }
    }
}
