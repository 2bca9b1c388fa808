// Colours of asset catalogs, by the names that code has for them.

import MasonrySyntax

extension Evaluator {
    /// The colour that an expression has from a catalog: a name, or what generators make of one: `R.color.brand()`,
    /// `Asset.Colors.brand.color`, `Asset.brand.color`, `.brand`, `UIColor.brand`.
    mutating func catalogColor(_ id: ExpressionID, _ value: Value) -> ColorValue? {
        if case .namedColor(let name) = value { return color(named: name) }
        switch tree[id].kind {
        case .implicitMember(let name, _): return generatedColor(name)
        case .call(_, let arguments)
        where arguments.count == 1 && arguments[0].label.map { tree.string($0) } == "resource":
            guard let resource = arguments[0].value, case .implicitMember(let name, _) = tree[resource].kind else {
                return nil
            }
            return color(generated: tree.string(name))
        case .call(let callee, let arguments):
            guard arguments.isEmpty, case .member(let base, let name, _) = tree[callee].kind,
                case .member(let root, let folder, _) = tree[base].kind, tree.string(folder) == "color",
                case .name(let type) = tree[root].kind, tree.string(type) == "R"
            else { return nil }
            return color(generated: tree.string(name))
        case .member(let base, let name, _):
            if case .name(let type) = tree[base].kind, tree.string(type) == "UIColor" { return generatedColor(name) }
            guard tree.string(name) == "color", case .member(let folder, let asset, _) = tree[base].kind,
                isNameOfAssets(folder)
            else { return nil }
            return color(generated: tree.string(asset))
        default: return nil
        }
    }

    /// What Xcode generates, as long as no file has a constant of that name.
    private mutating func generatedColor(_ name: Name) -> ColorValue? {
        let identifier = tree.string(name)
        return mayIndexHaveMember(identifier) ? nil : color(generated: identifier)
    }
}
