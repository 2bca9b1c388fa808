// The steps of SnapKit's chains before anything is built.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `make.left`: begins a description.
    mutating func snapMake(_ attributes: [LayoutAttribute], in block: BlockID, at range: TextRange) -> Value {
        let chain = beginChain(in: block)
        let index = runtime.snapKit.descriptions.count
        runtime.snapKit.descriptions.append(
            SnapDescription(
                block: block, chain: chain, item: runtime.makers[block.index].item,
                attributes: AttributeSet(attributes), at: range))
        runtime.makers[block.index].made.append(index)
        return .runtime(.snapDescription(index))
    }

    /// An attribute chained on.
    mutating func snapChain(_ attributes: [LayoutAttribute], on index: Int, at range: TextRange) {
        let set = AttributeSet(attributes)
        runtime.snapKit.descriptions[index].attributes.formUnion(set)
        runtime.snapKit.descriptions[index].attributeRanges.append((set, range))
    }

    /// `relatedTo` (ConstraintMakerRelatable.swift:39-80); false where its trap ended the chain.
    mutating func snapRelate(
        _ index: Int, _ relation: LayoutRelation, to value: Value, at range: TextRange, argument: TextRange?
    ) -> Bool {
        let chain = runtime.snapKit.descriptions[index].chain
        var target = SnapDescription.Target.none
        var attributes = AttributeSet([])
        var constant = Value.number(0, isInteger: false)
        switch value {
        case .item(let item): target = .item(item)
        case .attributes(let item, let list):
            target = .item(item)
            attributes = AttributeSet(list)
            guard isAllowed(attributes, forDescription: index) else {
                let text = "Cannot constraint to multiple non identical attributes."
                stop(chain, .multiAttributeTarget(text: text), at: argument ?? range)
                return false
            }
        case .runtime(.library(let kept)) where kept.anchor != nil:
            // It does not compile, which `anchor-instead-of-snp` says; what is meant is clear.
            guard let anchor = kept.anchor else { break }
            (target, attributes) = (.item(anchor.item), AttributeSet([anchor.attribute]))
        case .number, .point, .size, .insets, .directionalInsets: constant = value
        case .unknown where isNumber(value):
            constant = value
            noteUnknown(value, at: argument ?? range, in: chain)
        case .unknown, .alternatives, .closure, .chain, .array, .dictionary, .maker, .boolean, .color,
            .namedColor, .image, .structure:
            target = .unknown
            constant = .unknown
            noteUnknown(.target(argument ?? range), in: chain)
        case .null, .string, .font, .attributedText, .paragraphStyle, .buttonConfiguration, .object, .runtime:
            target = .unknown
            noteUnknown(.target(argument ?? range), in: chain)
            reportWrongType(expected: .relationTarget, value, at: argument ?? range)
        }
        var description = runtime.snapKit.descriptions[index]
        description.relation = relation
        description.target = target
        description.targetAttributes = attributes
        description.constant = constant
        description.constantOrigin = value.number == nil ? .none : .target
        description.constantRange = value.number == nil ? nil : argument
        if case .insets = value { description.constantOrigin = .target }
        runtime.snapKit.descriptions[index] = description
        return true
    }

    /// More than one attribute on the right must be the same set, or edges against margins.
    private mutating func isAllowed(_ target: AttributeSet, forDescription index: Int) -> Bool {
        guard target.count > 1 else { return true }
        let own = runtime.snapKit.descriptions[index].attributes
        switch (target, own) {
        case (.edges, .margins), (.margins, .edges): return true
        case (.directionalEdges, .directionalMargins), (.directionalMargins, .directionalEdges): return true
        default: return target == own
        }
    }

    /// `equalToSuperview`; nil where it traps.
    mutating func snapSuperview(ofDescription index: Int, word: Word, at range: TextRange) -> Value? {
        let description = runtime.snapKit.descriptions[index]
        guard let item = description.item else { return .unknown }
        switch superview(of: item) {
        case .item(let parent): return .item(parent)
        case .unknown: return .unknown
        case .root:
            let text = "Expected superview but found nil when attempting make constraint `\(word.spelling)`."
            stop(description.chain, .missingAddSubview(text: text), at: range)
            return nil
        }
    }

    /// `offset` and `inset`.
    mutating func snapSetConstant(_ index: Int, _ word: Word, _ value: Value, at range: TextRange, argument: TextRange?)
    {
        let constant: Value?
        if word == .inset {
            constant = SnapConstant.insetValue(insetOnAllSides(value))
        } else {
            switch value {
            case .number, .unknown: constant = value
            default: constant = nil
            }
        }
        guard let constant else {
            reportWrongType(
                expected: word == .inset ? .numberOrInsets : .number, value, at: argument ?? range)
            return
        }
        let description = runtime.snapKit.descriptions[index]
        if description.built != nil {
            report(.chainAfterConstraint, at: range, chain: description.chain)
            return
        }
        noteReplacedConstant(of: description, by: constant, at: range)
        runtime.snapKit.descriptions[index].constant = constant
        runtime.snapKit.descriptions[index].constantOrigin = .setter
        runtime.snapKit.descriptions[index].constantRange = argument
        if case .unknown = constant { noteUnknown(constant, at: argument ?? range, in: description.chain) }
    }

    /// ConstraintMakerEditable.swift:44-54: the constant is replaced, not added to.
    private mutating func noteReplacedConstant(of description: SnapDescription, by value: Value, at range: TextRange) {
        guard description.constantOrigin != .none, frame.chainContext.chain == description.chain else { return }
        for attribute in description.attributes.attributes {
            let old = snapConstant(description.constant, for: attribute)
            let new = snapConstant(value, for: attribute)
            guard let old, let new, old != 0, old != new else { continue }
            report(.offsetOverridesConstant(old: old, new: new), at: range, chain: description.chain)
            return
        }
    }
}
