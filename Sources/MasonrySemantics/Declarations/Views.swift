// `view NAME: CLASS { … }` and `guide NAME`.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func declare(_ declaration: ViewDeclaration, _ range: TextRange, in parent: ItemID?) {
        guard depth < Self.maximumDepth else { return }
        depth += 1
        defer { depth -= 1 }
        checkRedeclared(declaration.name, declaration.nameRange)
        let name = tree.string(declaration.name)
        let className = declaration.type.map { tree.string($0.name) }
        let item = addView(name: name, className: className, parent: parent.map { .item($0) } ?? .root)
        document.items[item.index].declaration = range
        document.items[item.index].nameRange = declaration.nameRange
        scope.bind(
            declaration.name, to: Binding(value: .item(item), symbol: .item(item), declared: declaration.nameRange))
        refer(to: .item(item), at: declaration.nameRange, as: .declaration)
        for member in declaration.members?.statements ?? [] {
            switch tree[member].kind {
            case .view(let child): declare(child, tree[member].range, in: item)
            case .guide(let name, let nameRange): declareGuide(name, nameRange, tree[member].range, in: item)
            case .property(let property): set(property, of: item)
            default: _ = run(member)
            }
        }
        applyText(to: item)
    }

    mutating func declareGuide(_ name: Name, _ nameRange: TextRange, _ range: TextRange, in owner: ItemID?) {
        checkRedeclared(name, nameRange)
        let string = tree.string(name)
        var item = DocumentItem(
            name: string, className: "UILayoutGuide", parent: owner.map { .item($0) } ?? .root,
            layout: LayoutItem(name: string, kind: .guide, parent: nil))
        item.declaration = range
        item.nameRange = nameRange
        let id = addItem(item)
        scope.bind(name, to: Binding(value: .item(id), symbol: .item(id), declared: nameRange))
        refer(to: .item(id), at: nameRange, as: .declaration)
    }
}
