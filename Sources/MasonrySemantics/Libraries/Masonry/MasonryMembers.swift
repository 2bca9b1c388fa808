// Members of Masonry's constraints, what makers can do beside attributes, and its macros.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func memberOfMasonry(
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

    /// `make.attributes(MASAttributeLeft | MASAttributeTop)`.
    mutating func callAttributes(_ block: BlockID, _ call: Invocation) -> Value {
        let argument = firstArgument(call, expecting: .value)
        guard let number = argument?.value.number, let mask = Int(exactly: number) else {
            let chain = beginChain(in: block)
            addStep(step(.unknown("attributes"), call), toChainBegunBy: chain)
            noteUnknown(.attribute(argument?.range ?? call.nameRange), in: chain)
            return .unknown
        }
        let attributes = AttributeWords.mask(mask)
        guard !attributes.isEmpty else {
            let chain = beginChain(in: block)
            addStep(step(.attributes([]), call), toChainBegunBy: chain)
            let text = "You didn't pass any attribute to make.attributes(...)"
            stop(chain, .emptyAttributes(text: text), at: call.nameRange)
            return .unknown
        }
        let value = masonryMake(attributes, isComposite: true, in: block, at: call.nameRange)
        if let chain = frame.chainContext.chain { addStep(step(.attributes(attributes), call), toChainBegunBy: chain) }
        return value
    }

    /// `make.group(^{ … })`: a composite of what the block adds, which the maker does not keep itself.
    mutating func callGroup(_ block: BlockID, _ call: Invocation) -> Value {
        let chain = beginChain(in: block)
        addStep(step(.filler, call), toChainBegunBy: chain)
        let before = runtime.makers[block.index].made.count
        if let argument = call.first, case .closure(let closure) = tree[argument].kind {
            _ = runClosure(closure, passing: [])
        }
        let added = NumberList(runtime.makers[block.index].made.dropFirst(before))
        let composite = addMasonryComposite(
            added, delegate: .maker(block), block: block, chain: chain, at: call.nameRange)
        return .runtime(.masonryConstraint(composite))
    }

    /// `MASAttachKeys(a, b)` names views after their variables.
    mutating func attachKeys(_ call: Invocation) {
        for argument in call.arguments {
            guard let id = argument.value, case .item(let item) = evaluate(id, expecting: .view) else { continue }
            document.items[item.index].key = tree.text[tree[id].range]
        }
    }
}
