// Attributes of Masonry's chains: on the maker, on a single constraint, on a composite.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `make.left`, `make.edges`, `make.attributes(…)`; a composite is made for the latter two.
    mutating func masonryMake(
        _ attributes: [LayoutAttribute], isComposite: Bool, in block: BlockID, at range: TextRange
    ) -> Value {
        let chain = beginChain(in: block)
        let item = runtime.makers[block.index].item
        if !isComposite, let attribute = attributes.first {
            let index = addMasonry(
                MasonryConstraint(
                    item: item, attribute: attribute, delegate: .maker(block), block: block, chain: chain, at: range))
            runtime.makers[block.index].made.append(index)
            return .runtime(.masonryConstraint(index))
        }
        let first = runtime.masonry.count
        for attribute in attributes {
            _ = addMasonry(
                MasonryConstraint(
                    item: item, attribute: attribute, delegate: .none, block: block, chain: chain, at: range))
        }
        let composite = addMasonryComposite(
            NumberList(first..<runtime.masonry.count), delegate: .maker(block), block: block, chain: chain, at: range)
        runtime.makers[block.index].made.append(composite)
        return .runtime(.masonryConstraint(composite))
    }

    mutating func addMasonry(_ constraint: MasonryConstraint) -> Int {
        runtime.masonry.append(constraint)
        return runtime.masonry.count - 1
    }

    /// `initWithChildren:` makes itself the delegate of the children.
    mutating func addMasonryComposite(
        _ children: NumberList, delegate: MasonryConstraint.Delegate, block: BlockID, chain: ChainID,
        at range: TextRange
    ) -> Int {
        let index = addMasonry(
            MasonryConstraint(children: children, delegate: delegate, block: block, chain: chain, at: range))
        for child in children { runtime.masonry[child].delegate = .composite(index) }
        return index
    }

    /// An attribute chained on constraint `index`; nil where an assertion ended the chain.
    mutating func masonryChain(_ attribute: LayoutAttribute, on index: Int, at range: TextRange) -> Value {
        if runtime.masonry[index].children != nil {
            guard masonryDelegateAdd(attribute, from: index, at: range) != nil else { return .unknown }
            return .runtime(.masonryConstraint(index))
        }
        if runtime.masonry[index].hasRelation {
            stop(
                runtime.masonry[index].chain,
                .attributeAfterRelation(text: "Attributes should be chained before defining the constraint relation"),
                at: range)
            return .unknown
        }
        switch runtime.masonry[index].delegate {
        case .none: return .null
        case .maker(let block):
            return masonryMakerReplace(index, byCompositeWith: attribute, in: block, at: range)
        case .composite(let parent):
            guard let added = masonryDelegateAdd(attribute, from: parent, at: range) else { return .unknown }
            return .runtime(.masonryConstraint(added))
        }
    }

    /// `MASConstraintMaker constraint:addConstraintWithLayoutAttribute:` for a single constraint.
    private mutating func masonryMakerReplace(
        _ index: Int, byCompositeWith attribute: LayoutAttribute, in block: BlockID, at range: TextRange
    ) -> Value {
        guard !runtime.makers[block.index].isFinished else { return .null }
        let old = runtime.masonry[index]
        let added = addMasonry(
            MasonryConstraint(
                item: runtime.makers[block.index].item, attribute: attribute, delegate: .none, block: block,
                chain: old.chain, at: range))
        let composite = addMasonryComposite(
            [index, added], delegate: .maker(block), block: block, chain: old.chain, at: old.attributeRange)
        guard masonryReplace(index, by: composite, in: .maker(block), at: range) else { return .unknown }
        return .runtime(.masonryConstraint(composite))
    }

    /// `constraint:addConstraintWithLayoutAttribute:` of a composite: the topmost maker makes the new constraint,
    /// without keeping it, and every composite on the way down takes it as its child.
    private mutating func masonryDelegateAdd(
        _ attribute: LayoutAttribute, from composite: Int, at range: TextRange
    ) -> Int? {
        var path = [composite]
        var block: BlockID?
        search: while let last = path.last, path.count < 64 {
            switch runtime.masonry[last].delegate {
            case .composite(let parent): path.append(parent)
            case .maker(let maker):
                block = maker
                break search
            case .none: break search
            }
        }
        guard let block, !runtime.makers[block.index].isFinished else { return nil }
        let owner = runtime.masonry[composite]
        let added = addMasonry(
            MasonryConstraint(
                item: runtime.makers[block.index].item, attribute: attribute, delegate: .none, block: block,
                chain: owner.chain, at: range))
        for step in path.reversed() {
            runtime.masonry[step].children?.append(added)
            runtime.masonry[added].delegate = .composite(step)
        }
        noteAttributeAfterRelation(composite, at: range)
        return added
    }

    /// On a composite no assertion stops it, and later constants reach the attributes before the relation too.
    private mutating func noteAttributeAfterRelation(_ composite: Int, at range: TextRange) {
        guard let first = runtime.masonry[composite].children?.first, masonryHasRelation(first) else { return }
        report(.attributeAfterRelationComposite, at: range, chain: runtime.masonry[composite].chain)
    }

    private mutating func masonryHasRelation(_ index: Int) -> Bool {
        var index = index
        for _ in 0..<64 {
            guard let children = runtime.masonry[index].children else { return runtime.masonry[index].hasRelation }
            guard let first = children.first else { return true }
            index = first
        }
        return false
    }

    /// `constraint:shouldBeReplacedWithConstraint:` of `delegate`; false where its assertion ended the chain.
    mutating func masonryReplace(
        _ old: Int, by new: Int, in delegate: MasonryConstraint.Delegate, at range: TextRange
    ) -> Bool {
        switch delegate {
        case .none: return true
        case .maker(let block):
            if runtime.makers[block.index].isFinished { return true }
            if let place = runtime.makers[block.index].made.lastIndex(of: old) {
                runtime.makers[block.index].made[place] = new
                return true
            }
        case .composite(let parent):
            if let place = runtime.masonry[parent].children?.lastIndex(of: old) {
                runtime.masonry[parent].children?[place] = new
                return true
            }
        }
        stop(
            runtime.masonry[old].chain, .exception(text: "Could not find constraint <MASViewConstraint: 0x…>"),
            at: range)
        return false
    }
}
