// Views that are views because code uses them as such: those that other objects keep (`player.view`,
// `rootView.submitButton`), what a method is given, a new object of a class that nobody knows.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The view behind `base.name`, by its name where a view is asked for: the same one wherever the path is read, as long
    /// as no name on it is assigned twice. nil where it may be several, or none.
    mutating func heldView(_ name: Name, of base: ExpressionID) -> Value? {
        guard isInClass else { return nil }
        let isCalledView = isCalledView(name)
        guard isCalledView || !noted.held.isEmpty, var names = path(base), !names.isEmpty else { return nil }
        names.append(bareName(name))
        let key = namePath(names)
        if let known = noted.heldViews[key] { return .item(known) }
        guard isCalledView, let root = names.first, !Self.isTypeName(tree.string(root)),
            names.allSatisfy({ objectsAssigned(to: $0) <= 1 })
        else { return nil }
        let item = addView(
            name: names.map { tree.string($0) }.joined(separator: "."), className: nil, parent: .unknown,
            unknowns: [.parent, .width, .height])
        noted.heldViews.note(item, as: key)
        noted.held.insert(item)
        if tree.string(name) == "titleLabel", case .item(let button) = evaluate(base, expecting: .hostCode) {
            facts.titleLabels[item] = button
        }
        return .item(item)
    }

    private mutating func isCalledView(_ name: Name) -> Bool {
        let string = tree.string(name)
        guard string.utf8.first.map({ !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) ?? false else {
            return false
        }
        let isView = name.word == .view || string == "preview" || string.hasSuffix("View")
        return switch frame.nameExpectation {
        case .view: isView || (name.word == nil && ViewClass.isView(string))
        // Numbers end in `Cell` and `Field`, too.
        case .viewOrValue: isView
        case .value, .hostCode: false
        }
    }

    /// A new object in a local variable is a view once it is used as one, whatever its class is called; so is a parameter
    /// whose type is one of views.
    mutating func viewOnceUsed(_ local: Binding, _ name: Name) -> Binding {
        guard frame.nameExpectation == .view else { return local }
        let item: ItemID
        switch local.value {
        case .object(let className):
            guard !ViewClass.isOfSystem(className) else { return local }
            item = addView(name: tree.string(name), className: className, parent: .unknown, unknowns: .parent)
        case .unknown:
            guard let className = scope.identity(ofLocal: name).flatMap({ noted.viewParameters[$0] }) else {
                return local
            }
            item = addView(
                name: tree.string(name), className: className, parent: .unknown, unknowns: [.parent, .width, .height])
        default: return local
        }
        document.items[item.index].nameRange = local.declared
        document.items[item.index].declaration = local.declared
        var view = local
        view.value = .item(item)
        view.symbol = .item(item)
        scope.refine(name, view.value, symbol: view.symbol)
        if let declared = local.declared { refer(to: .item(item), at: declared, as: .declaration) }
        return view
    }

    /// Notes that a parameter of which nothing is known is a view by its type. Helpers that are no views themselves have
    /// no layout to show it in.
    mutating func noteViewParameter(_ name: Name, _ type: TypeName?) {
        guard let role = classContext?.role, role != .other, let type, !type.isArray,
            isViewType(tree.string(type.name)),
            let local = scope.identity(ofLocal: name)
        else { return }
        noted.viewParameters[local] = tree.string(type.name)
    }
}
