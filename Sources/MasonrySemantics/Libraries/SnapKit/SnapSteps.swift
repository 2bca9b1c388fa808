// The steps of SnapKit's chains that take arguments, and what is done with a kept `Constraint`.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func snapCall(_ index: Int, _ call: Invocation) -> Value {
        let chain = runtime.snapKit.descriptions[index].chain
        guard let word = call.word else {
            // `$0.height.equalTo(1).almostRequired()`: a helper of the program may say the priority.
            if runtime.snapKit.descriptions[index].built == nil { runtime.snapKit.descriptions[index].priority = nil }
            return unknownStep(call.name, call.nameRange, begunBy: chain)
        }
        let this = Value.runtime(.snapDescription(index))
        switch word.role(in: .snapKit) {
        case .relation(let comparison, let target):
            return snapRelation(index, LayoutRelation(comparison), word, isToSuperview: target == .superview, call)
        case .constant: snapOffset(index, word, call)
        case .multiplier, .division: snapMultiplier(index, word, call)
        case .priority(let number): snapPriority(index, number, call)
        case .identifier:
            let value = firstArgument(call, expecting: .value)?.value ?? .unknown
            addStep(step(.identifier(value), call), toChainBegunBy: chain)
            if case .string(let label) = value, runtime.snapKit.descriptions[index].built == nil {
                runtime.snapKit.descriptions[index].label = label
            }
        default: return unknownStep(call.name, call.nameRange, begunBy: chain)
        }
        return this
    }

    private mutating func snapRelation(
        _ index: Int, _ relation: LayoutRelation, _ word: Word, isToSuperview: Bool, _ call: Invocation
    ) -> Value {
        let chain = runtime.snapKit.descriptions[index].chain
        let value: Value
        var range: TextRange?
        if isToSuperview {
            guard let superview = snapSuperview(ofDescription: index, word: word, at: call.nameRange) else {
                addStep(step(.relation(relation, .null), call), toChainBegunBy: chain)
                return .unknown
            }
            value = snapSuperviewArgument(superview, call)
        } else {
            guard let argument = firstArgument(call, expecting: .viewOrValue) else {
                noteUnknown(.target(call.nameRange), in: chain)
                addStep(step(.relation(relation, .unknown), call), toChainBegunBy: chain)
                return .runtime(.snapDescription(index))
            }
            value = argument.value
            range = argument.range
        }
        addStep(step(.relation(relation, value), call), toChainBegunBy: chain)
        guard snapRelate(index, relation, to: value, at: call.nameRange, argument: range) else { return .unknown }
        if call.first == nil { runtime.snapKit.descriptions[index].constant = .number(0, isInteger: false) }
        return .runtime(.snapDescription(index))
    }

    /// `equalToSuperview { $0.snp.bottom }` and its key path form.
    private mutating func snapSuperviewArgument(_ superview: Value, _ call: Invocation) -> Value {
        guard let argument = call.first else { return superview }
        if case .closure(let closure) = tree[argument].kind {
            return runClosure(closure, passing: [superview])
        }
        guard case .unary(.keyPath, let path) = tree[argument].kind else { return .unknown }
        return member(of: superview, keyPath: path)
    }

    /// `\.safeAreaLayoutGuide.snp.top`, `\UIView.snp.top`.
    private mutating func member(of value: Value, keyPath path: ExpressionID, depth: Int = 0) -> Value {
        guard depth < 8 else { return .unknown }
        switch tree[path].kind {
        case .implicitMember(let name, let range): return member(of: value, name, range)
        case .name(let type) where Self.isTypeName(tree.string(type)): return value
        case .member(let base, let name, let range):
            return member(of: member(of: value, keyPath: base, depth: depth + 1), name, range)
        default: return .unknown
        }
    }

    private mutating func snapOffset(_ index: Int, _ word: Word, _ call: Invocation) {
        let argument = firstArgument(call, expecting: .value)
        addStep(
            step(.constant(word, argument?.value ?? .unknown), call),
            toChainBegunBy: runtime.snapKit.descriptions[index].chain)
        snapSetConstant(
            index, word, argument?.value ?? .unknown, at: call.nameRange, argument: argument?.range)
    }

    private mutating func snapMultiplier(_ index: Int, _ word: Word, _ call: Invocation) {
        let chain = runtime.snapKit.descriptions[index].chain
        let argument = firstArgument(call, expecting: .value)
        let number = argument?.value.number.map { word == .dividedBy ? 1 / $0 : $0 }
        addStep(
            step(.multiplier(word, number.map { .number($0, isInteger: false) } ?? .unknown), call),
            toChainBegunBy: chain)
        if number == nil { noteUnknown(.number(argument?.range ?? call.nameRange), in: chain) }
        if runtime.snapKit.descriptions[index].built == nil { runtime.snapKit.descriptions[index].multiplier = number }
    }

    private mutating func snapPriority(_ index: Int, _ named: Int?, _ call: Invocation) {
        let chain = runtime.snapKit.descriptions[index].chain
        let number = named.map { Double($0) } ?? snapPriorityArgument(call)
        addStep(
            step(.priority(number.map { .number($0, isInteger: false) } ?? .unknown), call), toChainBegunBy: chain)
        if number == nil { noteUnknown(.number(call.nameRange), in: chain) }
        if runtime.snapKit.descriptions[index].built == nil { runtime.snapKit.descriptions[index].priority = number }
    }

    /// The number that `priority(…)` is given; `.init(999)` without a type before the dot is a priority here.
    private mutating func snapPriorityArgument(_ call: Invocation) -> Double? {
        if let argument = call.first, case .call(let callee, let arguments) = tree[argument].kind,
            case .implicitMember(let name, _) = tree[callee].kind, name.word == .`init`, arguments.count == 1,
            arguments[0].label == nil, let inner = arguments[0].value
        {
            return evaluate(inner, expecting: .value).number
        }
        guard let argument = call.first else { return nil }
        let value = evaluate(argument, expecting: .value)
        guard case .structure(let own) = value, let target = tree.names.find("constraintPriorityTargetValue") else {
            return value.number
        }
        // An enumeration of the program that conforms to `ConstraintPriorityTarget`.
        return member(target, of: own).number
    }

    /// `update(offset:)`, `activate()` and the other methods of `Constraint`.
    mutating func snapConstraintCall(_ index: Int, _ call: Invocation) -> Value {
        let this = Value.runtime(.snapConstraint(index))
        guard let word = call.word else { return .unknown }
        let chain = runtime.snapKit.constraints[index].chain
        switch word.role(in: .snapKit) {
        case .handle(.activate): snapSwitchOn(index)
        case .handle(.deactivate): snapDeactivate(index)
        case .handle(.update): snapUpdateKept(index, word, call)
        case .handle(.deprecatedUpdate):
            addStep(step(.handle(word), call), toChainBegunBy: chain)
            let text = "Must be implemented by Concrete subclass."
            report(.deprecatedPriorityUpdater(text: text), at: call.nameRange, chain: chain)
            return .unknown
        default: return .unknown
        }
        addStep(step(.handle(word), call), toChainBegunBy: chain)
        return this
    }

    private mutating func snapUpdateKept(_ index: Int, _ word: Word, _ call: Invocation) {
        guard let argument = firstArgument(call, expecting: .value) else { return }
        let label = call.arguments.first?.label?.word
        let isPriority = word == .updatePriority || label == .priority
        if isPriority {
            snapUpdatePriority(index, argument.value.number, at: call.nameRange)
        } else if word == .updateInset || word == .updateInsets || label == .inset || label == .insets {
            runtime.snapKit.constraints[index].constant =
                SnapConstant.insetValue(insetOnAllSides(argument.value)) ?? .unknown
        } else {
            switch argument.value {
            case .number: runtime.snapKit.constraints[index].constant = argument.value
            case .unknown: runtime.snapKit.constraints[index].constant = argument.value
            default: reportWrongType(expected: .number, argument.value, at: argument.range)
            }
        }
        if let number = runtime.snapKit.constraints[index].constant.number,
            let fault = ConstraintFault.find(constant: number)
        {
            report(fault.problem(item: ""), at: argument.range, chain: runtime.snapKit.constraints[index].chain)
            runtime.snapKit.constraints[index].constant = .unknown
        }
        snapApplyKept(index, hasNewConstant: !isPriority)
    }

    /// Constraint.swift:297-300: to or from required nothing happens.
    private mutating func snapUpdatePriority(_ index: Int, _ priority: Double?, at range: TextRange) {
        let constraint = runtime.snapKit.constraints[index]
        let current = constraint.constraints.first.flatMap {
            runtime.store.changedPriorities[$0] ?? document[$0].priority
        }
        runtime.snapKit.constraints[index].priority = priority
        if let priority, !(priority > 0 && priority <= 1000) {
            return report(.priorityOutOfRange(priority), at: range, chain: constraint.chain)
        }
        guard current == 1000 || priority == 1000, current != priority else { return }
        report(.priorityRequiredToggle, at: range, chain: constraint.chain)
    }

    /// `updateConstantAndPriorityIfNeeded`.
    ///
    /// - Parameter hasNewConstant: Otherwise it is given the one that it has.
    private mutating func snapApplyKept(_ index: Int, hasNewConstant: Bool) {
        let constraint = runtime.snapKit.constraints[index]
        for id in constraint.constraints {
            let attribute = document[id].effectiveSecondAttribute
            changeConstant(
                id, to: snapConstant(constraint.constant, for: attribute),
                called: self.constant(of: constraint.constant, for: attribute), isSaid: hasNewConstant)
            let current = runtime.store.changedPriorities[id] ?? document[id].priority
            guard current != 1000, constraint.priority != 1000, current != constraint.priority else { continue }
            changePriority(id, to: constraint.priority)
        }
        if let chain = frame.chainContext.chain {
            document.chainRecords[chain.index].updated.append(contentsOf: constraint.constraints)
        }
    }
}
