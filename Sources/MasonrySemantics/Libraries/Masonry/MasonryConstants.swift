// Constants of Masonry's constraints: offsets, insets, and values whose meaning depends on the attribute.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `setLayoutConstantWithValue:` and the setters behind it, for all single constraints below `index`.
    mutating func masonrySetConstant(
        _ index: Int, _ value: Value, origin: ConstantOrigin, range: TextRange?, call: TextRange
    ) {
        var isIgnored = true
        var replaced: (old: Double, new: Double)?
        forEachMasonryLeaf(of: index) { evaluator, leaf in
            let attribute = evaluator.runtime.masonry[leaf].attribute
            guard var constant = Self.masonryConstant(value, for: attribute) else { return }
            isIgnored = false
            if constant.value == nil { constant.value = evaluator.knownConstant(of: value, for: attribute) }
            if evaluator.runtime.masonry[leaf].constantOrigin != .none,
                evaluator.runtime.masonry[leaf].installed == nil,
                replaced == nil, let before = evaluator.runtime.masonry[leaf].constant, let after = constant.value,
                before != 0, before != after
            {
                replaced = (before, after)
            }
            let quantity = evaluator.constant(of: value, for: attribute)
            evaluator.runtime.masonry[leaf].constant = constant.value
            evaluator.runtime.masonry[leaf].quantity = quantity
            evaluator.runtime.masonry[leaf].constantOrigin = origin
            evaluator.runtime.masonry[leaf].constantRange = range
            evaluator.masonryChangeInstalled(leaf, constant: constant.value, called: quantity)
        }
        let chain = runtime.masonry[index].chain
        if isIgnored, !isEmptyComposite(index) {
            // Relations come to each attribute by itself.
            let attribute = runtime.masonry[index].children == nil ? runtime.masonry[index].attribute : nil
            report(.valueKindIgnored(attribute: attribute, value: value.kind), at: call, chain: chain)
        } else if let replaced, frame.chainContext.chain == chain {
            report(.offsetOverridesConstant(old: replaced.old, new: replaced.new), at: call, chain: chain)
        }
    }

    private mutating func isEmptyComposite(_ index: Int) -> Bool { runtime.masonry[index].children?.isEmpty ?? false }

    /// A constant changed on an installed constraint changes the layout at once.
    private mutating func masonryChangeInstalled(_ leaf: Int, constant: Double?, called quantity: QuantityID) {
        guard let installed = runtime.masonry[leaf].installed, runtime.store.isActive(installed) else { return }
        if frame.certainty == .possible { noted.renumbered.insert(installed) }
        if let fault = ConstraintFault.find(constant: constant) {
            report(fault.problem(item: ""), at: frame.chainContext.range, chain: runtime.masonry[leaf].chain)
            changeConstant(installed, to: nil)
            return
        }
        changeConstant(installed, to: constant, called: quantity)
        if let chain = frame.chainContext.chain { document.chainRecords[chain.index].updated.append(installed) }
    }

    /// The constant that `value` gives `attribute`; nil where Masonry leaves the constant alone. A constant of an
    /// unknown value is a known fact with an unknown number.
    static func masonryConstant(_ value: Value, for attribute: LayoutAttribute) -> (value: Double?, Void)? {
        switch value {
        case .number(let number, _): (number, ())
        case .boolean(let flag): (flag ? 1 : 0, ())
        case .point(let x, let y): pick(attribute, [(.centerX, x), (.centerY, y)])
        case .size(let size): pick(attribute, [(.width, size.width), (.height, size.height)])
        case .insets(let insets):
            // MASViewConstraint.m:240-260: leading takes left, trailing takes right.
            pick(
                attribute,
                [
                    (.left, insets.left), (.leading, insets.left), (.top, insets.top), (.bottom, -insets.bottom),
                    (.right, -insets.right), (.trailing, -insets.right),
                ])
        default: (nil, ())
        }
    }

    private static func pick(
        _ attribute: LayoutAttribute, _ table: [(LayoutAttribute, Double)]
    ) -> (value: Double?, Void)? {
        for (candidate, value) in table where candidate == attribute { return (value, ()) }
        return nil
    }

    /// Runs `body` for every single constraint below `index`, in order. Composites cannot hold themselves.
    mutating func forEachMasonryLeaf(of index: Int, _ body: (inout Evaluator, Int) -> Void) {
        guard let children = runtime.masonry[index].children else { return body(&self, index) }
        guard depth < Self.maximumDepth else { return }
        depth += 1
        for child in children { forEachMasonryLeaf(of: child, body) }
        depth -= 1
    }

    /// `key`: a composite numbers its children.
    mutating func masonrySetKey(_ index: Int, _ key: String?) {
        guard let children = runtime.masonry[index].children else {
            runtime.masonry[index].key = key
            return
        }
        guard depth < Self.maximumDepth else { return }
        depth += 1
        for (number, child) in children.enumerated() { masonrySetKey(child, "\(key ?? "(null)")[\(number)]") }
        depth -= 1
    }
}
