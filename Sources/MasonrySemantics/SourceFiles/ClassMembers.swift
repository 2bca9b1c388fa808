// Members of the running class: found by name, evaluated at their first use.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes every member; those with an initializer or getter run when they are first named, as lazy ones do.
    mutating func declareMembers(of picture: MergedType) {
        for member in picture.members where !member.modifiers.contains(.isStatic) {
            let name = bareName(member.binding.name)
            var pending = PendingMember(
                initializer: member.binding.initializer, getter: member.binding.getter, type: member.binding.type,
                nameRange: member.binding.nameRange, range: member.range)
            pending.isVariable =
                tree.dialect == .swift && member.binding.getter == nil
                && member.modifiers.isDisjoint(with: [.constant, .lazy])
            pending.isPrivate = member.modifiers.contains(.filePrivate)
            pending.isOpen = member.modifiers.contains(.isOpen)
            pending.level = member.level
            if var known = classContext?.pending[name] {
                if known.level < member.level {
                    // What the class itself says counts.
                    known.initializer = known.initializer ?? pending.initializer
                    known.getter = known.getter ?? pending.getter
                    known.type = known.type ?? pending.type
                    classContext?.pending[name] = known
                    continue
                }
                pending.initializer = pending.initializer ?? known.initializer
                pending.getter = pending.getter ?? known.getter
                pending.type = pending.type ?? known.type
            }
            classContext?.pending[name] = pending
        }
        for index in picture.methods.indices where picture.methods[index].declaration.parameters.isEmpty {
            guard let type = picture.methods[index].declaration.returnType,
                isViewType(tree.string(type.name)) || isListGetter(picture.methods[index].declaration, of: picture.name)
            else { continue }
            let method = picture.methods[index]
            let name = method.declaration.name
            guard method.level == 0 || !isOverridden(index) else { continue }
            guard classContext?.pending[name]?.initializer == nil else { continue }
            var pending =
                classContext?.pending[name]
                ?? PendingMember(nameRange: method.declaration.nameRange, range: method.range)
            pending.method = index
            pending.type = pending.type ?? type
            classContext?.pending[name] = pending
        }
    }

    /// `return @[…];`, `if (!_names) { _names = @[…]; } return _names;`: a list that its getter makes, and nobody else.
    private mutating func isListGetter(_ method: FunctionDeclaration, of owner: String) -> Bool {
        guard tree.dialect == .objectiveC, let type = method.returnType, tree.string(type.name) == "NSArray",
            let statements = method.body?.statements, let last = statements.last,
            case .returned(let result?) = tree[last].kind
        else { return false }
        if statements.count == 1, case .array = tree[result].kind { return true }
        guard statements.count == 2, case .conditional(let conditional) = tree[statements[0]].kind,
            conditional.otherwise == nil,
            conditional.then.statements.count == 1,
            case .expression(let only) = tree[conditional.then.statements[0]].kind,
            case .assignment(.assign, let target, let list) = tree[only].kind, case .array = tree[list].kind,
            let name = tree[target].kind.name,
            tree[result].kind.name == name, bareName(name) == method.name
        else { return false }
        return assignments(of: method.name).count == 1
            && companionTypes.types[owner]?.properties[tree.string(method.name)] == nil
    }

    /// `_x` is the instance variable of `x`.
    mutating func bareName(_ name: Name) -> Name {
        let string = tree.string(name)
        guard string.hasPrefix("_"), string.utf8.count > 1 else { return name }
        return tree.names.find(String(string.dropFirst())) ?? name
    }

    /// The member `name` of the running class; `isUsedAsView` lets a name that nobody declares here stand for a view.
    mutating func memberBinding(_ name: Name, mayBeView: MemberUse) -> Binding? {
        guard isInClass else { return nil }
        let name = bareName(name)
        if let binding = classContext?.members[name] {
            // `var line: UIView { UIView() }` is another view each time.
            if case .item(let item) = binding.value, classContext?.computedViews.contains(name) == true {
                noted.reached.insert(item)
            }
            return binding
        }
        if let pending = classContext?.pending.removeValue(forKey: name) {
            resolve(name, pending)
            if let binding = classContext?.members[name] { return binding }
            // What is computed of a condition is asked again, where the condition may be settled; members that are computed
            // of each other not for ever.
            if computedOnce(pending) != nil, pending.computations < Self.mostComputations {
                var again = pending
                again.computations += 1
                classContext?.pending[name] = again
            }
        }
        if let table = tableOfController(name) {
            let binding = Binding(value: .item(table), symbol: .item(table))
            classContext?.members[name] = binding
            return binding
        }
        guard mayBeView == .view else { return nil }
        let string = tree.string(name)
        let item = addView(
            name: string.hasPrefix("_") ? String(string.dropFirst()) : string, className: nil, parent: .unknown,
            unknowns: [.parent, .width, .height])
        let binding = Binding(value: .item(item), symbol: .item(item))
        classContext?.members[name] = binding
        return binding
    }

    /// `tableView` of a `UITableViewController` is its `view` (UIKit's documentation of the class).
    private mutating func tableOfController(_ name: Name) -> ItemID? {
        guard tree.string(name) == "tableView", classContext?.role == .controller, let view = knownRoot,
            document[view].placement == .controllerView, document[view].className == "UITableView"
        else { return nil }
        return view
    }

    enum MemberUse { case view, anything }

    private static let mostComputations: UInt8 = 32

    /// The expression that a computed property of Swift consists of.
    private mutating func computedOnce(_ pending: PendingMember) -> ExpressionID? {
        guard tree.dialect == .swift, pending.method == nil, pending.initializer == nil, let getter = pending.getter,
            getter.statements.count == 1, let statement = getter.statements.first,
            case .expression(let only) = tree[statement].kind
        else { return nil }
        return only
    }

    /// The expression of which a member of the running class is computed anew wherever it is named; nil for all others.
    mutating func computation(of name: Name) -> ExpressionID? {
        let name = bareName(name)
        guard let pending = classContext?.pending[name] else { return nil }
        return computedOnce(pending)
    }

    private mutating func resolve(_ name: Name, _ pending: PendingMember) {
        var value: Value = .unknown
        if let method = pending.method {
            value = runMethod(method)
        } else if let initializer = pending.initializer {
            value = enter(.member) { $0.initialValue(initializer, ofType: pending.type, expecting: .hostCode) }
        } else if let getter = pending.getter {
            defer {
                if case .item(let item) = value, facts.madeHere.contains(item),
                    classContext?.memberItems.contains(item) == false
                {
                    classContext?.computedViews.insert(name)
                }
            }
            value = enter(.member) { evaluator in
                if case .structure? = evaluator.classContext?.selfValue { return evaluator.computedResult(of: getter) }
                // A number that is computed of what the device says.
                if getter.statements.count > 1,
                    pending.type.map({ CodeFacts.isNumber(evaluator.tree.string($0.name)) }) == true
                {
                    let value = evaluator.computedResult(of: getter)
                    if value.isConstant { return value }
                }
                if getter.statements.count == 1, case .expression(let only) = evaluator.tree[getter.statements[0]].kind
                {
                    return evaluator.evaluate(only)
                }
                return evaluator.run(getter) == .stop ? evaluator.frame.returned : .unknown
            }
        } else if let type = pending.type, isUnsetList(type) {
            value = .array([])
        }
        if classContext?.members[name] != nil { return }
        bindMember(name, value, pending)
    }

    /// Whether a property of Objective-C is a list of constraints: until the class sets it, it is nil, which has none.
    private mutating func isUnsetList(_ type: TypeName) -> Bool {
        tree.dialect == .objectiveC && type.isArray && tree.string(type.name) == "NSLayoutConstraint"
    }

    mutating func bindMember(_ name: Name, _ value: Value, _ pending: PendingMember) {
        let value = viewIfUsed(value, under: name)
        if case .runtime(.controller(let index)) = value, runtime.controllers[index].view == nil,
            runtime.controllers[index].name == runtime.controllers[index].className
        {
            // Its view goes by what holds it: `feed.view`.
            runtime.controllers[index].name = tree.string(name)
        }
        switch value {
        case .item(let item):
            if document[item].name.isEmpty || isLocal(item) {
                document.items[item.index].name = tree.string(name)
                document.items[item.index].layout.name = tree.string(name)
                document.items[item.index].nameRange = pending.nameRange
                document.items[item.index].declaration = pending.range
            }
            classContext?.memberItems.insert(item)
            classContext?.members[name] = Binding(value: value, symbol: .item(item), declared: pending.nameRange)
            refer(to: .item(item), at: pending.nameRange, as: .declaration)
        case .font, .color, .namedColor, .image:
            classContext?.members[name] = Binding(
                value: pending.isVariable ? .unknown : value, declared: pending.nameRange)
        case .alternatives where pending.isVariable: break
        case .array(let elements) where pending.isVariable:
            let list = firstList(elements, name, pending.type, isPrivate: pending.isPrivate)
            classContext?.members[name] = Binding(value: list, declared: pending.nameRange)
        case .structure(let structure) where pending.isVariable || structure.path.isEmpty:
            // What all values of its type have is known of any.
            let any = self.structure(of: pending.type) ?? Value.structure(structure).withoutMembers ?? .unknown
            classContext?.members[name] = Binding(value: any, declared: pending.nameRange)
        case .unknown(let id) where !pending.isVariable && hasParts(id):
            classContext?.members[name] = Binding(value: value, declared: pending.nameRange)
        case .structure: classContext?.members[name] = Binding(value: value, declared: pending.nameRange)
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .string:
            if pending.isVariable, !isNeverChanged(name, value, pending) {
                bindVariable(name, value, pending)
                return
            }
            let index = document.constants.count
            document.constants.append(
                NamedConstant(
                    name: tree.string(name), value: value, nameRange: pending.nameRange, declaration: pending.range))
            classContext?.members[name] = Binding(
                value: value, symbol: .constant(DeclarationID(index)), declared: pending.nameRange)
        default:
            guard let className = viewClass(of: name, value, pending) else {
                if case .unknown = value {
                    guard let structure = structure(of: pending.type) else { return }
                    classContext?.members[name] = Binding(value: structure, declared: pending.nameRange)
                    return
                }
                classContext?.members[name] = Binding(value: value, declared: pending.nameRange)
                return
            }
            let item = addView(name: tree.string(name), className: className, parent: .unknown, unknowns: .parent)
            if isFactoryOfSubclasses(pending.initializer) {
                document.items[item.index].unknowns.formUnion([.width, .height])
            }
            document.items[item.index].nameRange = pending.nameRange
            document.items[item.index].declaration = pending.range
            classContext?.members[name] = Binding(value: .item(item), symbol: .item(item), declared: pending.nameRange)
            refer(to: .item(item), at: pending.nameRange, as: .declaration)
        }
    }

    /// The class of a member that is a view by its declared type, or by the code, which constrains it; nil for others.
    private mutating func viewClass(of name: Name, _ value: Value, _ pending: PendingMember) -> String? {
        if let type = pending.type, !type.isArray {
            let className = tree.string(type.name)
            return isViewType(className) || isConstrained(name) ? className : nil
        }
        if case .object(let className) = value, isConstrained(name) { return className }
        return nil
    }

    /// Whether Swift code reads `name.snp` somewhere, which only views and guides have, or sets what only views have.
    private mutating func isConstrained(_ name: Name) -> Bool {
        guard tree.dialect == .swift else { return false }
        if let known = facts.constrainedNames { return known.contains(name) }
        var names: Set<Name> = []
        for expression in tree.expressions {
            guard case .member(let base, let member, _) = expression.kind,
                member.word == .snp || member.word == .translatesAutoresizingMaskIntoConstraints
            else { continue }
            switch tree[base].kind {
            case .name(let name): names.insert(name)
            case .member(let owner, let name, _):
                if case .name(let owner) = tree[owner].kind, owner.word == .`self` { names.insert(name) }
            default: break
            }
        }
        facts.constrainedNames = names
        return names.contains(name)
    }

    /// A view named after a local variable takes the name of the member that holds it in the end.
    private mutating func isLocal(_ item: ItemID) -> Bool {
        classContext?.memberItems.contains(item) == false
    }
}
