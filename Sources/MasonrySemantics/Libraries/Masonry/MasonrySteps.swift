// The steps of Masonry's chains that take arguments, also as messages: `[k setOffset:4]`, `[r[0] uninstall]`.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func masonryCall(_ index: Int, _ call: Invocation) -> Value {
        let chain = runtime.masonry[index].chain
        guard let word = call.word else { return unknownStep(call.name, call.nameRange, begunBy: chain) }
        let this = Value.runtime(.masonryConstraint(index))
        if tree.dialect == .swift, call.arguments.isEmpty {
            // `make.left.right()` is Swift's way to read the next attribute; `equalTo()` alone gives a block that nobody calls.
            if AttributeWords.single(word) != nil {
                return memberOfMasonry(index, call.name, call.spelling, call.nameRange)
            }
            if !call.isBlockCalled, MasonryLibrary.isBlockInSwift(word) { return this }
        }
        switch word.role(in: .masonry) {
        case .relation(let comparison, let target):
            return masonryRelation(index, LayoutRelation(comparison), isBoxed: target == .boxed, call)
        case .constant: return masonryOffset(index, word, call) ? this : .unknown
        case .multiplier, .division: return masonryMultiplier(index, word, call) ? this : .unknown
        case .priority(let number): return masonryPriority(index, number, call) ? this : .unknown
        case .identifier: return masonryKey(index, call)
        case .handle: return masonryHandle(index, word, call)
        case .filler:
            addStep(step(.filler, call), toChainBegunBy: chain)
            return this
        default: return unknownStep(call.name, call.nameRange, begunBy: chain)
        }
    }

    private mutating func masonryRelation(
        _ index: Int, _ relation: LayoutRelation, isBoxed: Bool, _ call: Invocation
    ) -> Value {
        let chain = runtime.masonry[index].chain
        frame.isObjectAsked = !isBoxed || isShorthand(call.first)
        defer { frame.isObjectAsked = false }
        guard let argument = firstArgument(call, expecting: .viewOrValue) else {
            noteUnknown(.target(call.nameRange), in: chain)
            addStep(step(.relation(relation, .unknown), call), toChainBegunBy: chain)
            return .runtime(.masonryConstraint(index))
        }
        addStep(step(.relation(relation, argument.value), call), toChainBegunBy: chain)
        return masonryRelate(index, relation, to: argument.value, at: call.nameRange, argument: argument.range)
    }

    /// `mas_equalTo(title.bottom)`: with Masonry's names without their prefix an attribute, which boxing leaves as it is.
    private mutating func isShorthand(_ argument: ExpressionID?) -> Bool {
        guard hasShorthand, let argument, case .member(_, let name, _) = tree[argument].kind else { return false }
        return !isDeclaredNumber(name)
    }

    /// All constants go through `setLayoutConstantWithValue:`; the shorthand macros box what `offset` is given.
    private mutating func masonryOffset(_ index: Int, _ word: Word, _ call: Invocation) -> Bool {
        let chain = runtime.masonry[index].chain
        guard let argument = firstArgument(call, expecting: .value) else {
            noteUnknown(.number(call.nameRange), in: chain)
            addStep(step(.constant(word, .unknown), call), toChainBegunBy: chain)
            return true
        }
        addStep(step(.constant(word, argument.value), call), toChainBegunBy: chain)
        return masonrySet(index, word, argument.value, at: call.nameRange, argument: argument.range)
    }

    /// One setter with its value; false where an assertion ended the chain.
    mutating func masonrySet(_ index: Int, _ word: Word, _ value: Value, at range: TextRange, argument: TextRange)
        -> Bool
    {
        let chain = runtime.masonry[index].chain
        var value = value
        switch (word, value) {
        case (.inset, .unknown), (.setInset, .unknown):
            noteUnknown(value, at: argument, in: chain)
            value = insetOnAllSides(value)
        case (_, .unknown):
            noteUnknown(value, at: argument, in: chain)
        case (.inset, .number(let number, _)), (.setInset, .number(let number, _)):
            value = .insets(EdgeInsets(top: number, left: number, bottom: number, right: number))
        case (.insets, .insets), (.setInsets, .insets), (.sizeOffset, .size), (.setSizeOffset, .size),
            (.centerOffset, .point), (.setCenterOffset, .point):
            break
        case (.insets, _) where !isCertainlyNoValue(value, at: argument),
            (.inset, _) where !isCertainlyNoValue(value, at: argument),
            (.sizeOffset, _) where !isCertainlyNoValue(value, at: argument),
            (.centerOffset, _) where !isCertainlyNoValue(value, at: argument):
            noteUnknown(.number(argument), in: chain)
            value = .unknown
        case (.insets, _), (.setInsets, _), (.inset, _), (.setInset, _), (.sizeOffset, _), (.setSizeOffset, _),
            (.centerOffset, _), (.setCenterOffset, _):
            reportWrongType(expected: Self.expected(by: word), value, at: argument)
            return true
        case (_, .number), (_, .boolean), (_, .point), (_, .size), (_, .insets): break
        case (_, .object(OpaqueStructure.box)):
            stop(
                chain, .exception(text: "attempting to set layout constant with unsupported value: <NSValue: 0x…>"),
                at: argument)
            return false
        default:
            guard isCertainlyNoValue(value, at: argument) else {
                noteUnknown(.number(argument), in: chain)
                value = .unknown
                break
            }
            let text = "expected an NSValue offset, got: \(description(of: value))"
            stop(chain, .exception(text: text), at: argument)
            return false
        }
        masonrySetConstant(index, value, origin: .setter, range: argument, call: range)
        return true
    }

    /// Whether a value that is none of the boxed kinds really is none. In sources a name may stand for a macro or for
    /// something of another file, so only what stands there literally counts.
    private mutating func isCertainlyNoValue(_ value: Value, at argument: TextRange) -> Bool {
        if tree.dialect == .masonry { return true }
        return switch value {
        case .number, .boolean, .point, .size, .insets, .directionalInsets, .string: true
        case .null: isLiteralNil(at: argument)
        case .object(let className): OpaqueStructure.isOne(className)
        default: false
        }
    }

    /// `nil` itself, not a name whose value once was nil.
    mutating func isLiteralNil(at range: TextRange) -> Bool {
        switch tree.text[range] {
        case "nil", "NULL", "Nil", "(nil)": true
        default: false
        }
    }

    private static func expected(by word: Word) -> ValueKind {
        switch word {
        case .insets, .setInsets: .insets
        case .sizeOffset, .setSizeOffset: .size
        case .centerOffset, .setCenterOffset: .point
        default: .number
        }
    }

    private mutating func masonryMultiplier(_ index: Int, _ word: Word, _ call: Invocation) -> Bool {
        let chain = runtime.masonry[index].chain
        let argument = firstArgument(call, expecting: .value)
        let number = argument?.value.number.map { word == .dividedBy ? 1 / $0 : $0 }
        addStep(
            step(.multiplier(word, number.map { .number($0, isInteger: false) } ?? .unknown), call),
            toChainBegunBy: chain)
        if number == nil { noteUnknown(.number(argument?.range ?? call.nameRange), in: chain) }
        guard !masonryStopsIfInstalled(index, "multiplier", at: call.nameRange) else { return false }
        forEachMasonryLeaf(of: index) { $0.runtime.masonry[$1].multiplier = number }
        return true
    }

    private mutating func masonryPriority(_ index: Int, _ named: Int?, _ call: Invocation) -> Bool {
        let chain = runtime.masonry[index].chain
        var number = named.map { Double($0) }
        var unknownAt = call.nameRange
        if named == nil {
            let argument = firstArgument(call, expecting: .value)
            number = argument?.value.number
            unknownAt = argument?.range ?? unknownAt
        }
        addStep(
            step(.priority(number.map { .number($0, isInteger: false) } ?? .unknown), call), toChainBegunBy: chain)
        if number == nil { noteUnknown(.number(unknownAt), in: chain) }
        guard !masonryStopsIfInstalled(index, "priority", at: call.nameRange) else { return false }
        forEachMasonryLeaf(of: index) { $0.runtime.masonry[$1].priority = number }
        return true
    }

    /// MASViewConstraint.m:143, 154, 166.
    private mutating func masonryStopsIfInstalled(_ index: Int, _ what: String, at range: TextRange) -> Bool {
        var isInstalled = false
        forEachMasonryLeaf(of: index) { evaluator, leaf in
            guard let id = evaluator.runtime.masonry[leaf].installed else { return }
            if evaluator.runtime.store.isActive(id) { isInstalled = true }
        }
        guard isInstalled else { return false }
        let text = "Cannot modify constraint \(what) after it has been installed"
        report(.priorityAfterInstall(text: text), at: range, chain: runtime.masonry[index].chain)
        if let chain = frame.chainContext.chain { document.chainRecords[chain.index].isStopped = true }
        return true
    }

    private mutating func masonryKey(_ index: Int, _ call: Invocation) -> Value {
        let argument = firstArgument(call, expecting: .value)
        let value = argument?.value ?? .unknown
        addStep(step(.identifier(value), call), toChainBegunBy: runtime.masonry[index].chain)
        switch value {
        case .null: masonrySetKey(index, nil)
        case .array(let elements):
            masonrySetKey(index, "(\(elements.map { description(of: $0) }.joined(separator: ", ")))")
        default: masonrySetKey(index, description(of: value))
        }
        return .runtime(.masonryConstraint(index))
    }

    private mutating func masonryHandle(_ index: Int, _ word: Word, _ call: Invocation) -> Value {
        addStep(step(.handle(word), call), toChainBegunBy: runtime.masonry[index].chain)
        if word.role == .handle(.activate) {
            masonryReinstall(index)
        } else {
            masonryUninstall(index)
        }
        return .runtime(.masonryConstraint(index))
    }

    /// `install` by hand keeps the updating flag of each constraint.
    private mutating func masonryReinstall(_ index: Int) {
        forEachMasonryLeaf(of: index) { evaluator, leaf in
            let updating = evaluator.runtime.masonry[leaf].isUpdating
            _ = evaluator.masonryInstall(leaf, updating: updating ? .existing : .nothing)
            if let installed = evaluator.runtime.masonry[leaf].installed { evaluator.noteActivation(of: installed) }
        }
    }
}
