// `let`, typed declarations of both hosts, and macros: names for values and for views.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func declare(_ declaration: VariableDeclaration, _ range: TextRange) {
        for binding in declaration.bindings {
            guard let initializer = binding.initializer else {
                declareEmpty(binding, range)
                continue
            }
            let isHost = binding.type != nil
            let value = namedSide(
                initialValue(initializer, ofType: binding.type, expecting: isHost ? .hostCode : .value), initializer)
            declare(binding, forgetTexts(named: initializer, value), range)
        }
    }

    mutating func initialValue(
        _ initializer: ExpressionID, ofType type: TypeName?, expecting: NameExpectation
    ) -> Value {
        guard let type else { return evaluate(initializer, expecting: expecting).asInteger }
        if case .tuple(let arguments) = tree[initializer].kind, let word = type.name.word,
            let value = HostStructures.make(word, evaluateLabelled(arguments))
        {
            return value
        }
        if let call = initializerCall(initializer, of: type) { return callFunction(call) }
        let value = typed(untypedMember(initializer, evaluate(initializer, expecting: expecting)), as: type)
        return converted(value, to: type)
    }

    /// `let content: ContentView = .init()` as the call of the type that it is; nil for all but views and controllers.
    private mutating func initializerCall(_ initializer: ExpressionID, of type: TypeName) -> Invocation? {
        guard isInClass, !type.isArray, case .call(let callee, let arguments) = tree[initializer].kind,
            case .implicitMember(let name, let nameRange) = tree[callee].kind, name.word == .`init`
        else { return nil }
        let className = tree.string(type.name)
        guard isViewType(className) || isControllerType(className) else { return nil }
        return Invocation(
            name: type.name, nameRange: nameRange, spelling: spellings[type.name], arguments: arguments,
            range: tree[initializer].range, isMessage: false)
    }

    /// `CGFloat x = 9 / 16` is 0 in C, because the division is over before the conversion; a Swift literal takes the
    /// type it is asked for.
    mutating func converted(_ value: Value, to type: TypeName) -> Value {
        if case .unknown = value, !type.isArray, tree.dialect == .objectiveC {
            // Whatever it holds, its type is known.
            return OpaqueStructure.value(ofType: tree.string(type.name)) ?? .unknown
        }
        if case .alternatives = value {
            let name = tree.string(type.name)
            return each(value, .null) { one, _ in Self.plainlyConverted(one, to: name) } ?? value
        }
        return Self.plainlyConverted(value, to: tree.string(type.name))
    }

    private static func plainlyConverted(_ value: Value, to type: String) -> Value {
        guard case .number(let number, _) = value else { return value }
        switch type {
        case "CGFloat", "Double", "Float", "double", "float", "NSTimeInterval": return .number(number, isInteger: false)
        case "int", "Int", "NSInteger", "NSUInteger", "UInt", "long", "short", "unsigned", "uint":
            return .number(number.rounded(.towardZero), isInteger: true)
        case "BOOL", "Bool", "bool": return .boolean(number != 0)
        default: return value
        }
    }

    /// A variable without a value: it takes one later.
    private mutating func declareEmpty(_ binding: VariableDeclaration.Binding, _ range: TextRange) {
        // A view that nobody assigned is nil.
        let isView = isInClass && binding.type.map { !$0.isArray && isViewType(tree.string($0.name)) } ?? false
        scope.bind(binding.name, to: Binding(value: isView ? .null : .unknown, declared: binding.nameRange))
    }

    private mutating func declare(_ binding: VariableDeclaration.Binding, _ value: Value, _ range: TextRange) {
        let value = viewIfUsed(value, under: binding.name)
        noteFrameCopy(binding.name, binding.initializer)
        switch value {
        case .item(let item): declare(binding, item: item, range)
        case .runtime(.controller(let index)):
            runtime.controllers[index].name = tree.string(binding.name)
            scope.bind(binding.name, to: Binding(value: value, declared: binding.nameRange))
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .string, .array:
            declareConstant(binding.name, value, nameRange: binding.nameRange, range)
        case .unknown where binding.type == nil && tree.dialect == .masonry:
            declareConstant(binding.name, value, nameRange: binding.nameRange, range)
        case .unknown where isInClass && isViewType(of: binding):
            // A factory that cannot be read still makes a view.
            let item = addView(
                name: "", className: binding.type.map { tree.string($0.name) }, parent: .unknown, unknowns: .parent)
            if isFactoryOfSubclasses(binding.initializer) || document[item].className == "UIView" {
                document.items[item.index].unknowns.formUnion([.width, .height])
            }
            // One of a list may have other names elsewhere.
            if let initializer = binding.initializer, case .index = tree[initializer].kind {
                document.items[item.index].unknowns.insert(.constraints)
            }
            declare(binding, item: item, range)
        case .unknown where isInClass && plainCell(takenBy: binding) != nil:
            let item = addView(name: "", className: plainCell(takenBy: binding), parent: .unknown, unknowns: .parent)
            declare(binding, item: item, range)
        case .unknown where isInClass && isControllerFactory(binding):
            runtime.controllers.append(madeController(of: binding))
            let controller = Value.runtime(.controller(runtime.controllers.count - 1))
            scope.bind(binding.name, to: Binding(value: controller, declared: binding.nameRange))
        default:
            scope.bind(binding.name, to: Binding(value: value, declared: binding.nameRange))
        }
    }

    /// `let rows: UIView = .vStack([a, b])`: what cannot be read may make a view of any subclass, with a size of its own.
    mutating func isFactoryOfSubclasses(_ initializer: ExpressionID?) -> Bool {
        guard let initializer, case .call(let callee, _) = tree[initializer].kind,
            case .implicitMember = tree[callee].kind
        else { return false }
        return true
    }

    private mutating func isViewType(of binding: VariableDeclaration.Binding) -> Bool {
        guard let type = binding.type else { return false }
        return isViewType(tree.string(type.name))
    }

    /// `let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)`: the class of the cell, as far as
    /// UIKit's method says it.
    private mutating func plainCell(takenBy binding: VariableDeclaration.Binding) -> String? {
        guard tree.dialect == .swift, binding.type == nil, let initializer = binding.initializer,
            case .call(let callee, let arguments) = tree[initializer].kind, arguments.count == 2,
            case .member(_, let name, _) = tree[callee].kind, tree.string(name) == "dequeueReusableCell",
            let label = arguments[0].label
        else { return nil }
        switch tree.string(label) {
        case "withIdentifier": return "UITableViewCell"
        case "withReuseIdentifier": return "UICollectionViewCell"
        default: return nil
        }
    }

    private mutating func madeController(of binding: VariableDeclaration.Binding) -> Controller {
        let className = binding.type.map { tree.string($0.name) }
        let isGuess = className.map { kind(of: $0).evidence == .guessed } ?? true
        return Controller(name: tree.string(binding.name), className: className, isGuess: isGuess)
    }

    /// `PickerController *picker = [PickerController pickerWithTitle:…]`: a class makes an object of its own.
    private mutating func isControllerFactory(_ binding: VariableDeclaration.Binding) -> Bool {
        guard let type = binding.type, isControllerType(tree.string(type.name)),
            let initializer = binding.initializer,
            case .message(let receiver, _) = tree[initializer].kind, case .name(let name) = tree[receiver].kind
        else { return false }
        return name == type.name
    }

    private mutating func declare(_ binding: VariableDeclaration.Binding, item: ItemID, _ range: TextRange) {
        let isImplicitRoot = !isInClass && item == knownRoot && document[item].declaration == nil
        if (document[item].name.isEmpty && !isOwn(item)) || isImplicitRoot || isMade(item, inBracesOf: binding) {
            checkRedeclared(binding.name, binding.nameRange)
            nameItem(item, binding.name, at: binding.nameRange, declaration: range)
        } else if noted.handedOut.remove(item) != nil {
            // Who made it calls all of them the same.
            document.items[item.index].name = tree.string(binding.name)
            document.items[item.index].layout.name = tree.string(binding.name)
        }
        // Else it is another name for a view that has one.
        scope.bind(binding.name, to: Binding(value: .item(item), symbol: .item(item), declared: binding.nameRange))
    }

    /// `let line: UIView = { let made = UIView(); …; return made }()`, `UIView *line = ({ UIView *made = …; made; });`:
    /// outside of the braces it has another name.
    private mutating func isMade(_ item: ItemID, inBracesOf binding: VariableDeclaration.Binding) -> Bool {
        guard isInClass, let initializer = binding.initializer, let declaration = document[item].declaration else {
            return false
        }
        switch tree[initializer].kind {
        case .call(let callee, let arguments) where arguments.isEmpty:
            guard case .closure = tree[callee].kind else { return false }
        case .statementExpression: break
        default: return false
        }
        return tree[initializer].range.contains(declaration)
    }

    /// Whether it is the view whose class runs: `__weak typeof(self) weakSelf = self;` is not what it is called.
    private mutating func isOwn(_ item: ItemID) -> Bool {
        if case .item(item)? = classContext?.selfValue { true } else { false }
    }

    mutating func declareConstant(_ name: Name, _ value: Value, nameRange: TextRange, _ range: TextRange) {
        checkRedeclared(name, nameRange)
        let index = document.constants.count
        document.constants.append(
            NamedConstant(name: tree.string(name), value: value, nameRange: nameRange, declaration: range))
        scope.bind(name, to: Binding(value: value, symbol: .constant(DeclarationID(index)), declared: nameRange))
        refer(to: .constant(DeclarationID(index)), at: nameRange, as: .declaration)
    }

    mutating func declare(_ macro: MacroDefinition, _ range: TextRange) {
        if macro.parameters != nil {
            // Two definitions, as in the ways of an `#if`, have no common meaning.
            var known = macro
            if definitions.macros[macro.name] != nil { known.value = nil }
            definitions.macros[macro.name] = known
            return
        }
        guard let expression = macro.value else { return }
        let binding = binding(ofText: expression)
        if binding != .operand { definitions.macroBindings[macro.name] = binding }
        declareConstant(macro.name, evaluate(expression), nameRange: macro.nameRange, range)
    }

    /// A second declaration of a name takes its place, and in a `.masonry` file is a finding.
    mutating func checkRedeclared(_ name: Name, _ range: TextRange) {
        guard tree.dialect == .masonry, let first = scope[name]?.declared, scope[name]?.symbol != nil else { return }
        report(.redeclaredName(tree.string(name), first: first), at: range)
    }
}
