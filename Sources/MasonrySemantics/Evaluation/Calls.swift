// Calls and messages: who is called decides what happens.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func evaluateCall(_ callee: ExpressionID, _ arguments: [Argument], at range: TextRange) -> Value {
        switch tree[callee].kind {
        case .member(let base, let name, let nameRange):
            let call = Invocation(
                name: name, nameRange: nameRange, spelling: spellings[name], arguments: arguments, range: range,
                isMessage: false)
            if let made = makeConfiguration(base, name, arguments) { return made }
            if name.word == .`init`, isSelf(base) || isSuper(base) {
                noteOwnFrame(call)
                if let value = arrangeOwn(call) { return value }
            }
            if isSelf(base) { noteOwnTabs(call) }
            if isSelf(base), let value = callOwnMethod(call) { return value }
            if isSuper(base), let value = callSuper(call) { return value }
            if changeList(base, call) { return .unknown }
            if let toggled = toggle(base, call) { return toggled }
            if noteSublayer(base, call) { return .null }
            let value = evaluateReceiver(base, of: call)
            if case .attributedText(let text) = value { return change(text, by: call, in: base) }
            if case .paragraphStyle = value { forgetText(namedBy: base) }
            defer { if case .structure = value { forgetStructure(in: base) } }
            return self.call(call, on: value, receiver: tree[base].range)
        case .name(let name):
            return callFunction(
                Invocation(
                    name: name, nameRange: tree[callee].range, spelling: spellings[name], arguments: arguments,
                    range: range, isMessage: false))
        case .implicitMember(let name, let nameRange):
            let call = Invocation(
                name: name, nameRange: nameRange, spelling: spellings[name], arguments: arguments, range: range,
                isMessage: false)
            if let font = font(call) { return font }
            if name.word == .`init` { return HostStructures.inferred(evaluateLabelled(arguments)) }
            // `.app(.title)`, a function in an extension of `UIFont`.
            if case .font(let font)? = callStatic(call, of: "UIFont") { return .font(font) }
            if let image = loadedImage(call) { return image }
            return evaluateOther(callee, arguments)
        case .message(let receiver, let parts) where parts.count == 1 && parts[0].value == nil:
            // `[make.height equalTo](@20)`: the message gets a block, as the dot does.
            guard let name = parts[0].label, isInClass else { return evaluateOther(callee, arguments) }
            let call = Invocation(
                name: name, nameRange: parts[0].labelRange ?? range, spelling: spellings[name], arguments: arguments,
                range: range, isMessage: false)
            return self.call(call, on: evaluateReceiver(receiver, of: call), receiver: tree[receiver].range)
        case .call(let inner, let none) where none.isEmpty:
            return callBlockOfStep(inner, arguments, at: range) ?? evaluateOther(callee, arguments)
        case .closure(let closure):
            guard !arguments.isEmpty || !closure.body.statements.isEmpty else { return .unknown }
            return runClosure(closure, passing: arguments.map { $0.value.map { evaluate($0) } ?? .unknown })
        case .array(let elements) where arguments.isEmpty && elements.count == 1 && isInClass:
            // `[UIView]()`.
            guard let type = tree[elements[0]].kind.name, Self.isTypeName(tree.string(type)) else {
                return evaluateOther(callee, arguments)
            }
            return .array([])
        default: return evaluateOther(callee, arguments)
        }
    }

    /// `make.left.equalTo()(view)`: in Swift, a property of Objective-C that is a block is a method without arguments, and
    /// what that gives is called.
    private mutating func callBlockOfStep(
        _ getter: ExpressionID, _ arguments: [Argument], at range: TextRange
    ) -> Value? {
        guard tree.dialect == .swift, case .member(let base, let name, let nameRange) = tree[getter].kind else {
            return nil
        }
        let spelling = spellings[name]
        guard let word = spelling.word, libraries.all.contains(where: { $0.isBlockInSwift(word) }), !isSelf(base),
            !isSuper(base)
        else { return nil }
        let value = evaluatePart(base)
        var call = Invocation(
            name: name, nameRange: nameRange, spelling: spelling, arguments: arguments, range: range, isMessage: false)
        if case .runtime(.library(let kept)) = value, libraries[kept.library].isBlockInSwift(word) {
            call.isBlockCalled = true
            return libraries[kept.library].call(call, on: kept, &self)
        }
        call.arguments = []
        _ = self.call(call, on: value, receiver: tree[base].range)
        for argument in arguments { _ = argument.value.map { evaluate($0) } }
        return .unknown
    }

    private mutating func evaluateOther(_ callee: ExpressionID, _ arguments: [Argument]) -> Value {
        _ = evaluatePart(callee)
        for argument in arguments { _ = argument.value.map { evaluate($0) } }
        return .unknown
    }

    mutating func evaluateMessage(_ receiver: ExpressionID, _ arguments: [Argument], at range: TextRange) -> Value {
        guard let first = arguments.first, let name = first.label else { return .unknown }
        let call = Invocation(
            name: name, nameRange: first.labelRange ?? range, spelling: spellings[name], arguments: arguments,
            range: range, isMessage: true)
        if let made = makeConfiguration(receiver, name, arguments) { return made }
        if isSelf(receiver) || isSuper(receiver) { noteOwnFrame(call) }
        if isSelf(receiver) { noteOwnTabs(call) }
        noteBar(receiver, call)
        if isSelf(receiver), let value = callOwnMethod(call) { return value }
        if isSuper(receiver), let value = callSuper(call) { return value }
        if noteLayerLook(receiver, call) || noteSublayer(receiver, call) { return .null }
        if call.arguments.count == 1, let source = call.first, let button = buttonOfTitle(receiver),
            let property = Self.property(ofSetter: tree.string(name))
        {
            assignLabelProperty(property, of: button, evaluate(source, expecting: .hostCode), source)
            return .null
        }
        if changeList(receiver, call) { return .unknown }
        var value = evaluateReceiver(receiver, of: call)
        if call.word == .alloc, case .unknown = value, isInClass, case .name(let type) = tree[receiver].kind {
            // Only classes allocate, whatever their names look like.
            value = .runtime(.type(tree.string(type)))
        }
        if case .attributedText(let text) = value { return change(text, by: call, in: receiver) }
        if case .paragraphStyle(let style) = value {
            // `[style setLineSpacing:8]`.
            if call.arguments.count == 1, let source = call.first,
                let property = Self.property(ofSetter: tree.string(name))
            {
                change(style, property, to: evaluate(source, expecting: .hostCode), in: receiver)
                return .null
            }
            forgetText(namedBy: receiver)
        }
        return self.call(call, on: value, receiver: tree[receiver].range)
    }

    /// The receiver of a block header must be a view; elsewhere it is host code.
    private mutating func evaluateReceiver(_ base: ExpressionID, of call: Invocation) -> Value {
        guard header(call, isProxy: true) != nil || addsSubview(call) else { return evaluatePart(base) }
        let previous = frame.nameExpectation
        frame.nameExpectation = .view
        let value = evaluatePart(base)
        frame.nameExpectation = previous
        return value
    }

    /// Whatever gets subviews in Objective-C is a view.
    private mutating func addsSubview(_ call: Invocation) -> Bool {
        guard isInClass, tree.dialect == .objectiveC else { return false }
        return call.word == .addSubview || call.word == .insertSubview || call.word == .addArrangedSubview
    }

    mutating func call(_ call: Invocation, on value: Value, receiver: TextRange) -> Value {
        switch value {
        case .maker(let block): return callMaker(block, call)
        case .runtime(.library(let kept)): return libraries[kept.library].call(call, on: kept, &self)
        case .runtime(.type(let type)): return callType(type, call)
        case .runtime(.controller(let index)):
            return callOther(call, on: value) ?? memberOfController(index, call.word, call.spelling.prefix)
        case .item(let item): return callItem(item, call, receiver: receiver)
        case .attributes(let item, let attributes) where attributes.isEmpty:
            return callProxy([.item(item)], call, receiver: receiver)
        case .array(let elements): return callArray(elements, call, receiver: receiver)
        case .font(let font): return callFont(font, call)
        case .color(let color): return callColor(color, call)
        case .namedColor(let name):
            guard let color = color(named: name) else {
                _ = evaluateHostArguments(call.arguments, of: call)
                return .unknown
            }
            return callColor(color, call)
        case .structure(let structure): return self.call(call, on: structure)
        case .image(let image):
            _ = evaluateHostArguments(call.arguments, of: call)
            return drawn(image.value(of: tree.string(call.name)), by: call)
        case .unknown where header(call, isProxy: false) != nil:
            let header = header(call, isProxy: call.spelling.word?.isPlainHeader ?? false && !call.isMessage)
            return header.map { runBlock($0, on: [.unknown], call, receiver: receiver) } ?? .unknown
        case .number(let number, let isInteger):
            if call.isMessage, call.first == nil { return member(of: value, call.name, call.nameRange) }
            if let value = callHelper(call, of: value) { return value }
            let argument = evaluateHostArguments(call.arguments, of: call).first?.value
            if let id = call.first, case .implicitMember(let rule, _) = tree[id].kind,
                tree.string(call.name) == "rounded"
            {
                return HostStructures.rounded(number, tree.string(rule)).map { Value.number($0, isInteger: isInteger) }
                    ?? .unknown
            }
            return HostStructures.method(tree.string(call.name), of: number, isInteger: isInteger, argument)
                ?? .unknown
        case .string(let string) where tree.string(call.name) == "isEqualToString":
            guard case .string(let other)? = firstArgument(call, expecting: .hostCode)?.value else { return .unknown }
            return .boolean(string == other)
        case .object(let object) where knows(call, object): return .boolean(true)
        case .object(let object) where DeviceObject.element(of: object) != nil && call.first != nil:
            return callDeviceList(object, call) ?? .unknown
        case .object where composition.methodNames.contains(call.name):
            if let value = callOther(call, on: value) { return value }
            if call.first == nil { return member(of: value, call.name, call.nameRange) }
            _ = evaluateHostArguments(call.arguments, of: call)
            return .unknown
        case .object where call.first == nil:
            // `[[UIScreen mainScreen] bounds]`.
            return member(of: value, call.name, call.nameRange)
        case .unknown where call.isMessage && call.first == nil && ViewGuides.isOne(call.word):
            return member(of: value, call.name, call.nameRange)
        case .unknown where addsSubview(call):
            if case .item(let child)? = firstArgument(call, expecting: .view)?.value {
                facts.addedElsewhere.insert(child)
            }
            return .unknown
        default:
            noteRemoval(call, ofUnknown: value)
            _ = evaluateHostArguments(call.arguments, of: call)
            return .unknown
        }
    }

    private mutating func callMaker(_ block: BlockID, _ call: Invocation) -> Value {
        let library = libraries[document[block].library]
        if let value = library.call(call, onMaker: block, &self) { return value }
        let value = library.member(ofMaker: block, call.name, call.spelling, call.nameRange, &self)
        for argument in call.arguments { _ = argument.value.map { evaluate($0, expecting: .hostCode) } }
        return value
    }

    private mutating func callArray(_ elements: [Value], _ call: Invocation, receiver: TextRange) -> Value {
        if call.word == .objectAtIndex, let index = firstArgument(call, expecting: .hostCode)?.value.number {
            return element(of: .array(elements), at: index)
        }
        if let header = header(call, isProxy: false) { return runBlock(header, on: elements, call, receiver: receiver) }
        for index in libraries.all.indices {
            if let value = libraries.all[index].call(call, onList: elements, receiver: receiver, &self) { return value }
        }
        if runForEach(elements, call) { return .null }
        if let list = list(from: elements, call) { return .array(list) }
        _ = evaluateHostArguments(call.arguments, of: call)
        return .unknown
    }

    /// `view.snp.makeConstraints { … }`, `view.snp.setLabel("…")`, `view.snp.removeConstraints()`.
    private mutating func callProxy(_ receivers: [Value], _ call: Invocation, receiver: TextRange) -> Value {
        if let header = header(call, isProxy: true) {
            return runBlock(header, on: receivers, call, receiver: receiver)
        }
        for index in libraries.all.indices {
            if let value = libraries.all[index].call(call, onProxyOf: receivers, &self) { return value }
        }
        _ = firstArgument(call, expecting: .hostCode)
        return .unknown
    }

    /// The values of labelled arguments, in order.
    mutating func evaluateLabelled(_ arguments: [Argument]) -> [(label: Word?, value: Value)] {
        arguments.map { argument in
            (
                argument.label?.word,
                implicitArgument(
                    argument.value,
                    argument.value.map {
                        evaluate($0, expecting: frame.nameExpectation == .hostCode ? .hostCode : .value)
                    } ?? .unknown)
            )
        }
    }
}
