// Calls of functions and types: makers of values and of views.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func callFunction(_ call: Invocation) -> Value {
        if let word = call.name.word {
            for index in libraries.all.indices {
                if let value = libraries.all[index].call(function: word, call, &self) { return value }
            }
            switch word {
            case .addSubview, .addArrangedSubview, .insertSubview, .addLayoutGuide:
                if isInClass, let value = callOwnAdding(call) { return value }
                if word == .insertSubview { noteInsertion(call) }
                if let child = firstArgument(call, expecting: viewExpectation)?.value, let parent = selfView {
                    addSubview(child, to: parent)
                    if call.word == .addArrangedSubview { arrange(child, in: parent) }
                }
                return .null
            case .UIView, .UILayoutGuide, .UIViewController:
                let made = instance(of: tree.string(Name(word)), at: call.range)
                noteFrame(of: made, madeWith: call.arguments)
                return made
            case .snp: break
            default:
                let values = evaluateLabelled(call.arguments)
                if isOwnInitializer(call), HostStructures.make(word, []) != nil {
                    return callOwnStructure(word, call) ?? .unknown
                }
                if let value = HostStructures.make(word, values) {
                    if case .unknown(.nameless) = value { return structure(word, call.arguments, values) }
                    return value
                }
            }
        }
        if let local = scope.local(call.name) { return callBound(local, call) }
        noteOwnTabs(call)
        if let value = callOwnMethod(call) { return value }
        if let value = callDefined(call) { return value }
        if let binding = lookUp(call.name) { return callBound(binding, call) }
        if let made = makeStructure(call) { return made }
        let name = typeName(call.name)
        if let value = callOnOwnView(call, name) { return value }
        if case .item(let item)? = classContext?.selfValue {
            noteLook(call, of: item)
            noteFrame(of: item, call)
            if setButtonContent(item, call) { return .null }
        }
        if name == "UIColor", let color = color(call) { return color }
        if name.hasPrefix("NS"), let value = makeAttributed(name, call) { return value }
        if name == "UIFont" {
            if call.arguments.first?.label.map({ tree.string($0) }) == "name" || isOfGeneratedFont(call) {
                return .font(namedFont(call))
            }
            if let font = describedFont(call) { return .font(font) }
        }
        if name == "UIImage", let image = image(call) { return image }
        for index in libraries.all.indices {
            if let value = libraries.all[index].call(outsideFunction: name, call, &self) { return value }
        }
        if isInClass, PlacingNames.leavesAlone(name) {
            for argument in call.arguments { _ = argument.value.map { evaluate($0, expecting: .hostCode) } }
            return .unknown
        }
        let arguments = evaluateHostArguments(call.arguments, of: call)
        if case .object(let object)? = arguments.first?.value, let device,
            let value = DeviceObject.function(name, of: object, device)
        {
            return value
        }
        if arguments.isEmpty, DeviceObject.isFunction(name) {
            noteDevice()
            if let value = device.flatMap({ DeviceObject.function(name, of: $0) }) { return value }
        }
        let value =
            Self.zipped(name, arguments.map(\.value)) ?? OpaqueStructure.value(ofFunction: name)
            ?? HostStructures.function(name, arguments.map(\.value))
        // C has no constructors: `SCALED(8)` is a macro or function of an unknown value.
        if case .unknown = value, tree.dialect != .objectiveC, Self.isTypeName(name) {
            let instance = instance(of: name, at: call.range)
            noteFrame(of: instance, madeWith: call.arguments)
            noteTableStyle(of: instance, madeWith: call.arguments)
            noteRoot(of: instance, call, arguments.map(\.value))
            // `UILabel(text: "a", size: 14)` may be an initializer of an extension.
            let isRead = isEmbeddable(name) && embed(instance, of: name, call, arguments.map(\.value))
            if case .item(let view) = instance {
                if ViewClass.isCalledStack(name) || facts.stacks[view] != nil {
                    arrange(arguments, in: view, isRead: isRead)
                }
                if !isRead, ViewClass.isOfSystem(name) { makeLabel(view, call) }
                noteMaking(view, call)
            }
            return instance
        }
        return value
    }

    /// What a name of a type stands for: a superclass's parameter, for what the running class gives for it.
    mutating func typeName(_ name: Name) -> String {
        if let arguments = classContext?.picture.typeArguments, !arguments.isEmpty, let argument = arguments[name],
            definitions.ownTypes[tree.string(name)] == nil
        {
            return tree.string(argument)
        }
        return tree.string(name)
    }

    /// `UIEdgeInsets(sides: 18)`: a label that UIKit's initializers do not have is one of the program's own.
    private mutating func isOwnInitializer(_ call: Invocation) -> Bool {
        tree.dialect == .swift
            && call.arguments.contains { $0.label.map { $0.word == nil && tree.string($0) != "_" } ?? false }
    }

    /// What Swift's implicit `self` calls beside the methods of its class: a helper that an extension of a class of the
    /// system has, or one that adds several views.
    private mutating func callOnOwnView(_ call: Invocation, _ name: String) -> Value? {
        guard tree.dialect == .swift, let own = classContext?.selfValue else { return nil }
        if let value = callOther(call, on: own) { return value }
        guard case .item(let item) = own else { return nil }
        if Self.addsSubviews(name) { return callHostMethod(call, on: item) }
        if Self.arrangesAnew.contains(name), let value = callStack(item, call) { return value }
        for index in libraries.all.indices {
            if let value = libraries.all[index].call(call, onView: item, name, &self) { return value }
        }
        return nil
    }

    /// A call of what a name stands for: a closure, or a function inside of the running one.
    private mutating func callBound(_ binding: Binding, _ call: Invocation) -> Value {
        switch binding.value {
        case .closure(let id, let names):
            let values = evaluateLabelled(call.arguments).map(\.value)
            return runClosure(id, call: names, passing: values) ?? .unknown
        case .runtime(.localFunction(let id, let names)):
            return callLocal(id, names, evaluateLabelled(call.arguments).map(\.value))
        default:
            _ = evaluateHostArguments(call.arguments, of: call)
            return .unknown
        }
    }

    private mutating func callLocal(_ id: StatementID, _ names: Int32, _ values: [Value]) -> Value {
        guard case .function(let function) = tree[id].kind, let body = function.body, scope.isRunning(names),
            depth < Self.maximumDepth, fuel > 0
        else { return .unknown }
        fuel -= 1
        return enter(.closure(names)) { evaluator in
            for (position, parameter) in function.parameters.enumerated() {
                let value = position < values.count ? values[position] : Value.unknown
                evaluator.scope.bind(parameter.name, to: Binding(value: value))
            }
            return evaluator.run(body) == .stop ? evaluator.frame.returned : .null
        }
    }

    /// A message to a class, or a call of a static function.
    mutating func callType(_ type: String, _ call: Invocation) -> Value {
        if let list = emptyList(type, call.name) { return list }
        if call.word != .alloc, type.hasPrefix("NS"), let value = makeAttributed(type, call) { return value }
        switch call.word {
        case .alloc: return .runtime(.type(type))
        case .`init` where tree.dialect != .objectiveC && !call.arguments.isEmpty:
            // `UIImage.init(named: "icon")`.
            if type == "UIImage", let image = image(call) { return image }
            // `CGSize.init(width: 1, height: 2)`.
            if let word = tree.names.find(type)?.word, HostStructures.make(word, []) != nil {
                if isOwnInitializer(call) { return callOwnStructure(word, call) ?? .unknown }
                let values = evaluateLabelled(call.arguments)
                let value = HostStructures.make(word, values) ?? .unknown
                if case .unknown(.nameless) = value { return structure(word, call.arguments, values) }
                return value
            }
            return makeStructure(type, call) ?? made(type, by: call)
        case .new, .`init`, .initWithFrame, .initWithView, .initWithCoder:
            return makeStructure(type, call) ?? made(type, by: call)
        case .valueWithCGSize, .valueWithCGPoint, .valueWithUIEdgeInsets:
            return firstArgument(call, expecting: .value)?.value ?? .unknown
        case .arrayWithObjects where call.arguments.count > 1 && call.arguments[1].label != nil:
            // `arrayWithObjects:count:`: those of a list of C.
            _ = evaluateHostArguments(call.arguments, of: call)
            return .unknown
        case .arrayWithObject, .arrayWithObjects:
            return .array(
                call.arguments.compactMap { $0.value.map { evaluate($0) } }.filter {
                    if case .null = $0 { return false }
                    return true
                })
        default: break
        }
        let name = tree.string(call.name)
        if isInClass, Self.isTypeName(name), let made = makeStructure("\(type).\(name)", call) { return made }
        if type == "UIFont", let font = font(call) { return font }
        if type == "UIImage", let image = image(call) { return image }
        for index in libraries.all.indices {
            if let value = libraries.all[index].call(call, onType: type, &self) { return value }
        }
        if call.first == nil, let value = deviceMember(call.name, of: .runtime(.type(type))) { return value }
        if let value = callOwnClassMethod(of: type, call) { return value }
        if call.isMessage, let value = callIndexed("\(type).\(selectorText(call))", call) { return value }
        if type == "UIScreen", name == "instancesRespondToSelector", device != nil,
            let selector = call.first, case .selector(let name?) = tree[selector].kind,
            tree.string(name) == "currentMode"
        {
            return .boolean(true)
        }
        if let value = callStatic(call, of: type) {
            forgetLists(call)
            return value
        }
        // A class method of Objective-C without arguments has the same name in Swift.
        if isInClass, !call.isMessage, call.arguments.isEmpty, let value = callIndexed("\(type).\(name)", call) {
            return value
        }
        if call.first == nil, name == "layer", let gradient = makeGradient(type) { return gradient }
        if call.first == nil, let value = sharedInstance(name, of: type) { return value }
        if let view = buildView(of: type, call, name) { return view }
        if type == "UIColor", let color = color(call) { return color }
        let arguments = evaluateLabelled(call.arguments).map(\.value)
        if !PlacingNames.leavesAlone(type) { for argument in arguments { noteHanded(on: argument) } }
        if isInClass, !ViewClass.isOfSystem(type) { for argument in arguments { noteStyled(argument) } }
        runClosures(arguments, of: call, on: type)
        forgetLists(call)
        if name == "initWithArrangedSubviews", case .item(let stack) = instance(of: type, at: call.range) {
            for value in arguments {
                addSubview(value, to: stack)
                arrange(value, in: stack)
            }
            return .item(stack)
        }
        if name.hasPrefix("initWith") || (name.hasPrefix("buttonWith") && isViewType(type)) {
            let made = instance(of: type, at: call.range)
            noteRoot(of: made, call, arguments)
            let isRead = isEmbeddable(type) && embed(made, of: type, call, arguments)
            if case .item(let view) = made {
                if !isRead, ViewClass.isOfSystem(type) { makeLabel(view, call) }
                noteMaking(view, call)
            }
            return made
        }
        if type == "NSNumber", name.hasPrefix("numberWith") {
            // What a scalar is made of is a scalar, even if it is spelt as an edge.
            return arguments.first.flatMap { $0.number == nil ? nil : $0 } ?? .unknown
        }
        if type == "NSValue", let value = OpaqueStructure.boxed(by: name) { return value }
        if type == "NSNull", name == "null" { return .object(className: type) }
        if type.hasSuffix("Set") { return .object(className: type) }
        return .unknown
    }

    /// `Styles.column(stack)`: code of a class that is not seen may change what it is handed.
    private mutating func noteStyled(_ value: Value) {
        if case .item(let item) = value { forgetStack(item) }
        recordEscape(value, .constraints)
    }

    /// `[Card makeCard:^(Card *card) { … }]`: a method of a view's class that is named for making and takes a block for
    /// one instance of the class hands it a new one at once.
    private mutating func buildView(of type: String, _ call: Invocation, _ name: String) -> Value? {
        guard isInClass, call.isMessage, call.arguments.count == 1, let argument = call.first,
            case .closure(let closure) = tree[argument].kind, closure.parameters.count == 1,
            let parameter = closure.parameterTypes.first??.name, tree.string(parameter) == type, isViewType(type),
            ["make", "build", "create"].contains(where: { name.lowercased().firstRange(of: $0) != nil }),
            case .item(let item) = instance(of: type, at: call.range)
        else { return nil }
        document.items[item.index].name = tree.string(closure.parameters[0])
        document.items[item.index].layout.name = document[item].name
        _ = runClosure(closure, passing: [.item(item)])
        return .item(item)
    }

    /// What an initializer of a class gives.
    private mutating func made(_ type: String, by call: Invocation) -> Value {
        guard isEmbeddable(type) else {
            let made = instance(of: type, at: call.range)
            noteFrame(of: made, madeWith: call.arguments)
            noteTableStyle(of: made, madeWith: call.arguments)
            return made
        }
        let values = evaluateLabelled(call.arguments.filter { $0.value != nil }).map(\.value)
        let made = instance(of: type, at: call.range)
        noteFrame(of: made, madeWith: call.arguments)
        noteTableStyle(of: made, madeWith: call.arguments)
        embed(made, of: type, call, values)
        return made
    }

    /// A new object of a class: a view, guide or controller becomes something of the layout.
    mutating func instance(of type: String, at range: TextRange) -> Value {
        if isControllerType(type) {
            runtime.controllers.append(
                Controller(name: type, className: type, isGuess: kind(of: type).evidence == .guessed))
            return .runtime(.controller(runtime.controllers.count - 1))
        }
        if ViewClass.isGuide(type) {
            var item = DocumentItem(
                name: "", className: type, parent: newParent, layout: LayoutItem(name: "", kind: .guide, parent: nil))
            item.unknowns = newUnknowns
            item.declaration = range
            return .item(addItem(item))
        }
        if let gradient = makeGradient(type) { return gradient }
        guard isViewType(type) else { return .object(className: type) }
        let item = addView(name: "", className: type, parent: newParent, unknowns: newUnknowns, at: range)
        if isInClass { facts.madeHere.insert(item) }
        document.items[item.index].declaration = range
        if ViewClass.isStack(type) { beginStack(item) }
        if isInClass { beginLabel(item, of: type) }
        noteMaker(of: item)
        return .item(item)
    }

    /// A view that code of an app has just made is added somewhere, maybe by code that this file does not show.
    private var newParent: DocumentItem.Parent {
        mutating get { isInClass ? .unknown : .root }
    }

    private var newUnknowns: DocumentItem.Unknowns {
        mutating get { isInClass ? [.rootSize, .parent] : .rootSize }
    }
}
