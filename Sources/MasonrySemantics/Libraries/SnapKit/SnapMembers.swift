// Members of SnapKit's descriptions and constraints, and of the proxy of a view.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func memberOfSnap(
        _ index: Int, _ name: Name, _ spelling: Spelling, _ range: TextRange
    ) -> Value {
        let description = runtime.snapKit.descriptions[index]
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

    mutating func memberOfSnapConstraint(_ index: Int, _ word: Word?) -> Value {
        let constraint = runtime.snapKit.constraints[index]
        switch word {
        case .layoutConstraints: return .array(constraint.constraints.map { .runtime(.layoutConstraint($0)) })
        case .isActive:
            return .boolean(constraint.constraints.allSatisfy { runtime.store.isActive($0) })
        default: return .unknown
        }
    }

    /// `view.snp.setLabel("title")`.
    mutating func setSnapLabel(_ views: [Value], _ call: Invocation) {
        let argument = firstArgument(call, expecting: .hostCode)
        guard case .item(let item)? = views.first else { return }
        if case .string(let label)? = argument?.value { document.items[item.index].key = label }
        if case .null? = argument?.value { document.items[item.index].key = nil }
    }
}
