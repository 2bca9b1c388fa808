// Members of makers and of constraints in the making: the steps of a chain that take no arguments.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func memberOfMaker(_ block: BlockID, _ name: Name, _ spelling: Spelling, _ range: TextRange) -> Value {
        guard let word = spelling.word, spelling.prefix == .none, let attributes = makerAttributes(word, in: block)
        else { return unknownStep(name, range, begunBy: beginChain(in: block)) }
        let value: Value
        if document[block].library == .snapKit {
            value = snapMake(attributes, in: block, at: range)
        } else {
            value = masonryMake(
                attributes, isComposite: AttributeWords.single(word) == nil, in: block, at: range)
        }
        noteAttributes(attributes, range, of: value)
        return value
    }

    /// The attributes a maker of the block's library has under this name.
    private mutating func makerAttributes(_ word: Word, in block: BlockID) -> [LayoutAttribute]? {
        word.libraries.contains(LibrarySet(document[block].library)) ? AttributeWords.list(word) : nil
    }

    /// Adds the step of one or more attributes to the chain of `value`.
    mutating func noteAttributes(_ attributes: [LayoutAttribute], _ range: TextRange, of value: Value) {
        guard let chain = frame.chainContext.chain else { return }
        addStep(ChainStep(kind: .attributes(attributes), at: range), toChainBegunBy: chain)
    }

    /// A name that is no part of the library: a project's own extension, or a slip of the pen.
    mutating func unknownStep(_ name: Name, _ range: TextRange, begunBy chain: ChainID) -> Value {
        let string = tree.string(name)
        addStep(ChainStep(kind: .unknown(string), at: range), toChainBegunBy: chain)
        noteUnknown(.attribute(range), in: chain)
        if tree.dialect == .masonry, !string.isEmpty {
            report(.unknownAttribute(string, nearest: Self.nearestStep(to: string)), at: range, chain: chain)
        }
        return .unknown
    }

    private static func nearestStep(to name: String) -> String? {
        NearestName.of(name, among: Vocabulary.suggestedSpellings)
    }

    mutating func memberOfRuntime(
        _ object: RuntimeObject, _ name: Name, _ spelling: Spelling, _ range: TextRange
    ) -> Value {
        switch object {
        case .masonryConstraint(let index): return memberOfMasonry(index, name, spelling, range)
        case .snapDescription(let index): return memberOfSnap(index, name, spelling, range)
        case .snapConstraint(let index): return memberOfSnapConstraint(index, spelling.word)
        case .layoutConstraint(let id): return memberOfLayoutConstraint(id, spelling.word)
        case .anchor: return .unknown
        case .controller(let index):
            let value = memberOfController(index, spelling.word, spelling.prefix)
            guard case .unknown = value, tree.dialect == .objectiveC, frame.nameExpectation != .hostCode,
                ViewClass.isView(tree.string(name))
            else { return value }
            return keptView(name, of: controllerView(index), named: runtime.controllers[index].name) ?? .unknown
        case .type(let type):
            if spelling.word == .interfaceLayoutDirection { return .boolean(definitions.isSnapKitRightToLeft) }
            if let binding = definitions.typeMembers[type]?[name] {
                if let symbol = binding.symbol { refer(to: symbol, at: range, as: .read) }
                return binding.value
            }
            let path = "\(type).\(tree.string(name))"
            if definitions.typePaths.contains(path) { return .runtime(.type(path)) }
            if type == "UIFont", let size = Self.fontConstant(tree.string(name)) {
                return .number(size, isInteger: false)
            }
            if spelling.word == .new { return instance(of: type, at: range) }
            if let value = deviceMember(name, of: .runtime(object)) ?? indexedMember(name, of: type, at: range) {
                return value
            }
            if let value = sharedInstance(tree.string(name), of: type) { return value }
            if type == "NSNull", tree.string(name) == "null" { return .object(className: type) }
            return HostConstants.member(spelling.word, of: type)
        }
    }

    private mutating func memberOfMasonry(
        _ index: Int, _ name: Name, _ spelling: Spelling, _ range: TextRange
    ) -> Value {
        let chain = runtime.masonry[index].chain
        guard let word = spelling.word else { return unknownStep(name, range, begunBy: chain) }
        if let attribute = AttributeWords.single(word), spelling.prefix == .none {
            addStep(
                ChainStep(kind: .attributes([attribute]), at: range), toChainBegunBy: chain)
            return masonryChain(attribute, on: index, at: range)
        }
        switch word {
        case .with, .and, .animator:
            addStep(ChainStep(kind: .filler, at: range), toChainBegunBy: chain)
            return .runtime(.masonryConstraint(index))
        case .isActive, .active: return .unknown
        case .edges, .size, .center: return unknownStep(name, range, begunBy: chain)
        default:
            // A block property that nobody calls: `make.left.equalTo` while it is being typed.
            return .runtime(.masonryConstraint(index))
        }
    }

    private mutating func memberOfSnap(
        _ index: Int, _ name: Name, _ spelling: Spelling, _ range: TextRange
    ) -> Value {
        let description = runtime.snapDescriptions[index]
        guard let word = spelling.word else { return unknownStep(name, range, begunBy: description.chain) }
        if let attributes = AttributeWords.list(word), spelling.prefix == .none {
            addStep(
                ChainStep(kind: .attributes(attributes), at: range),
                toChainBegunBy: description.chain)
            // In one expression the type of the chain after a relation has no attributes; a kept node still does.
            if description.relation != nil, frame.chainContext.chain == description.chain {
                reportNoMember(name, range, chain: description.chain)
                return .unknown
            }
            snapChain(attributes, on: index, at: range)
            return .runtime(.snapDescription(index))
        }
        if word == .constraint {
            addStep(ChainStep(kind: .handle(word), at: range), toChainBegunBy: description.chain)
            return snapConstraint(of: index).map { .runtime(.snapConstraint($0)) } ?? .unknown
        }
        return .runtime(.snapDescription(index))
    }

    /// What the Swift compiler would say of a member that the type does not have.
    mutating func reportNoMember(_ name: Name, _ range: TextRange, chain: ChainID) {
        guard tree.dialect == .masonry else { return }
        report(.unknownAttribute(tree.string(name), nearest: nil), at: range, chain: chain)
    }

    private mutating func memberOfSnapConstraint(_ index: Int, _ word: Word?) -> Value {
        let constraint = runtime.snapConstraints[index]
        switch word {
        case .layoutConstraints: return .array(constraint.constraints.map { .runtime(.layoutConstraint($0)) })
        case .isActive:
            return .boolean(constraint.constraints.allSatisfy { runtime.store.isActive($0) })
        default: return .unknown
        }
    }

    private mutating func memberOfLayoutConstraint(_ id: MadeConstraintID, _ word: Word?) -> Value {
        switch word {
        case .constant:
            let value = runtime.store.changedConstants[id] ?? document[id].constant
            return value.map { .number($0, isInteger: false) } ?? .unknown
        case .isActive, .active: return .boolean(runtime.store.isActive(id))
        case .identifier, .label: return document[id].identifier.map { .string($0) } ?? .null
        default: return .unknown
        }
    }
}
