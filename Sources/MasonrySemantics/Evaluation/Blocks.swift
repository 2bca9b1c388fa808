// Running a constraint block: once for each receiver, as both libraries do.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Runs the closure of a header for every receiver; the value is what the library returns.
    mutating func runBlock(
        _ header: BlockHeader, on receivers: [Value], _ call: Invocation, receiver: TextRange
    ) -> Value {
        if header.kind == .remove,
            !libraries[header.library].canRemove || call.arguments.contains(where: { $0.value != nil })
        {
            return .unknown
        }
        let closure = blockClosure(call)
        if closure == nil, header.kind != .remove, call.word == .updateConstraints {
            // UIKit's own `updateConstraints()`.
            return .unknown
        }
        var results: [Value] = []
        let wasArray = frame.isArrayReceiver
        frame.isArrayReceiver = frame.isArrayReceiver || receivers.count > 1
        for element in receivers {
            let item: ItemID?
            switch element {
            case .item(let view): item = view
            case let value where mayBeView(value): item = nil
            default:
                // NSArray+MASAdditions.m: the loop stops here, what was made before stays.
                let text = "All objects in the array must be views"
                report(.arrayOfNonViews(text: text), at: TextRange(call.range.start, call.nameRange.end))
                frame.isArrayReceiver = wasArray
                return .unknown
            }
            let value = runBlock(header, onItem: item, call, closure: closure, receiver: receiver)
            if receivers.count == 1, case .array = value {
                frame.isArrayReceiver = wasArray
                return value
            }
            if case .array(let made) = value { results.append(contentsOf: made) }
        }
        frame.isArrayReceiver = wasArray
        return .array(results)
    }

    private mutating func blockClosure(_ call: Invocation) -> (closure: Closure, call: Int32?)? {
        guard let argument = call.arguments.last?.value else { return nil }
        if case .closure(let closure) = tree[argument].kind { return (closure, nil) }
        if case .name(let name) = tree[argument].kind, case .closure(let bound, let call)? = lookUp(name)?.value,
            case .closure(let closure) = tree[bound].kind, scope.isRunning(call)
        {
            return (closure, call)
        }
        return nil
    }

    private mutating func runBlock(
        _ header: BlockHeader, onItem item: ItemID?, _ call: Invocation, closure: (closure: Closure, call: Int32?)?,
        receiver: TextRange
    ) -> Value {
        let block = openBlock(header, onItem: item, call, closure: closure?.closure, receiver: receiver)
        if let item { begin(header, on: item, isOfAll: isShort(call)) }
        if let (closure, names) = closure {
            _ = runClosure(closure, passing: [.maker(block)], as: .block(block, names))
        }
        return libraries[header.library].install(block, &self)
    }

    private mutating func begin(_ header: BlockHeader, on item: ItemID, isOfAll: Bool) {
        guard isOfAll else { return libraries[header.library].begin(header.kind, on: item, &self) }
        for index in libraries.all.indices { libraries.all[index].begin(header.kind, on: item, &self) }
    }

    /// `view.remakeConstraints { … }` is the layout language's own spelling, of neither library: it replaces what both
    /// made, where a pasted `[view mas_remakeConstraints:…]` replaces what Masonry made.
    private mutating func isShort(_ call: Invocation) -> Bool {
        tree.dialect == .masonry && !call.isMessage && call.spelling.prefix == .none && call.word == .remakeConstraints
    }

    private mutating func openBlock(
        _ header: BlockHeader, onItem item: ItemID?, _ call: Invocation, closure: Closure?, receiver: TextRange
    ) -> BlockID {
        let makerName = closure?.parameters.first.map { tree.string($0) } ?? "make"
        var block = ConstraintBlock(
            kind: header.kind, library: header.library, receiver: item, receiverRange: receiver, range: call.range,
            headerRange: call.nameRange, makerName: makerName, certainty: frame.certainty)
        block.state = currentState
        block.owner = classContext?.picture.name
        block.function = frame.function
        block.entry = frame.entry
        block.guardID = frame.guardID
        block.isBorrowed = frame.isBorrowed
        document.blocks.append(block)
        if let item { facts.constrained[item] = true }
        runtime.makers.append(Maker(item: item))
        return BlockID(document.blocks.count - 1)
    }

    /// Runs a closure; its value is that of its only expression, as in Swift.
    mutating func runClosure(
        _ closure: Closure, passing arguments: [Value], as kind: Frame.Kind = .closure(nil)
    ) -> Value {
        guard depth < Self.maximumDepth else { return .unknown }
        let values = spread(arguments, over: closure)
        // The value of a block is nobody's.
        let isBlock = if case .block = kind { isInClass } else { false }
        return enter(kind) { evaluator in
            evaluator.bindParameters(of: closure, to: values)
            if closure.body.statements.count == 1, !isBlock,
                case .expression(let only) = evaluator.tree[closure.body.statements[0]].kind
            {
                return evaluator.evaluate(only)
            }
            return evaluator.run(closure.body) == .stop ? evaluator.frame.returned : .null
        }
    }

    /// Runs a closure that a name or argument stands for, among the names that it was written among; nil where these
    /// are gone.
    mutating func runClosure(_ id: ExpressionID, call: Int32, passing values: [Value]) -> Value? {
        guard case .closure(let closure) = tree[id].kind, scope.isRunning(call) else { return nil }
        return runClosure(closure, passing: values, as: .closure(call))
    }

    private mutating func bindParameters(of closure: Closure, to values: [Value]) {
        for (index, parameter) in closure.parameters.enumerated() {
            scope.bind(parameter, to: standIn(index < values.count ? values[index] : .unknown))
        }
        guard closure.parameters.isEmpty, let value = values.first else { return }
        if case .maker = value { scope.bind(Name(.make), to: Binding(value: value)) }
        scope.bind(Name(.anonymousArgument), to: standIn(value))
        if closure.usesSecondArgument, values.count > 1 {
            scope.bind(Name(.secondAnonymousArgument), to: standIn(values[1]))
        }
    }

    /// What a closure calls something that it is handed.
    private mutating func standIn(_ value: Value) -> Binding {
        if case .item(let item) = value { Binding(value: value, symbol: .standIn(item)) } else { Binding(value: value) }
    }
}
