// Writing down what chains make: constraints, ends of chains, and what is not known of them.

import AutoLayout
import MasonrySyntax
import SourceText

extension MadeConstraint {
    /// Whether everything that an update compares is known.
    package var isComparable: Bool { target != .unknown && multiplier != nil && priority != nil }
}

extension Evaluator {
    enum Activation { case now, later }

    /// Adds a constraint to the document, to the chain that made it, and (if it is to be) to the layout.
    mutating func record(_ made: consuming MadeConstraint, activating activation: Activation) -> MadeConstraintID {
        let id = MadeConstraintID(document.constraints.count)
        var made = made
        made.guardID = frame.guardID
        if let chain = made.chain {
            made.guardID = document.together(frame.guardID, document.chainRecords[chain.index].guardID)
        }
        if let chain = made.chain { document.chainRecords[chain.index].constraints.append(id) }
        document.constraints.append(made)
        if activation == .now { runtime.store.activate(id) }
        return id
    }

    /// What is activated or changed under more conditions than it was made holds as it is under these.
    mutating func noteGuard(of id: MadeConstraintID) {
        guard document.constraints[id.index].guardID != frame.guardID else { return }
        document.constraints[id.index].guardID = document.together(document[id].guardID, frame.guardID)
    }

    /// Begins the chain of the expression being evaluated.
    mutating func beginChain(in block: BlockID) -> ChainID {
        let receiver = document.blocks[block.index].receiver
        var chain = ChainRecord(
            block: block, library: document.blocks[block.index].library, receiver: receiver,
            range: frame.chainContext.range,
            certainty: frame.certainty)
        if receiver == nil { chain.unknown = .receiver(document.blocks[block.index].receiverRange) }
        return add(chain, to: block)
    }

    private mutating func add(_ chain: consuming ChainRecord, to block: BlockID) -> ChainID {
        endChain()
        let id = ChainID(document.chainRecords.count)
        document.chainRecords.append(chain)
        document.chainRecords[id.index].guardID = frame.guardID
        document.chainRecords[id.index].isAlternative = composition.isAlternative
        facts.chainUncertainty.append(frame.uncertainty)
        document.blocks[block.index].chains.append(id)
        frame.chainContext.chain = id
        return id
    }

    /// Notes a step in the chain of the current expression; an expression that starts with a kept constraint begins
    /// a chain of its own that continues the first.
    mutating func addStep(_ step: consuming ChainStep, toChainBegunBy original: ChainID) {
        if frame.chainContext.chain == nil {
            let source = document.chainRecords[original.index]
            var chain = ChainRecord(
                block: source.block, library: source.library, receiver: source.receiver,
                range: frame.chainContext.range,
                certainty: frame.certainty)
            chain.continues = original
            _ = add(chain, to: source.block)
        }
        guard let chain = frame.chainContext.chain else { return }
        document.chainRecords[chain.index].traits.formUnion(ChainTraits(step.kind))
        write(step, to: chain)
    }

    /// The steps of a chain stand in one piece, but an argument may be a chain of its own.
    private mutating func write(_ step: consuming ChainStep, to chain: ChainID) {
        if openChain != chain {
            if let last = suspendedChains.indices.last, suspendedChains[last].chain == chain {
                suspendedChains[last].steps.append(step)
                return
            }
            if let outer = openChain {
                let first = Int(document.chainRecords[outer.index].firstStep)
                suspendedChains.append((outer, Array(document.steps[first...])))
                document.steps.removeSubrange(first...)
            }
            openChain = chain
            document.chainRecords[chain.index].firstStep = Int32(clamping: document.steps.count)
        }
        document.steps.append(step)
    }

    /// Closes the chain of the expression that is over.
    mutating func endChain() {
        guard let chain = frame.chainContext.chain else { return }
        if openChain == chain {
            openChain = nil
        } else if let suspended = suspendedChains.last, suspended.chain == chain {
            document.chainRecords[chain.index].firstStep = Int32(clamping: document.steps.count)
            document.steps.append(contentsOf: suspended.steps)
            suspendedChains.removeLast()
        } else {
            return
        }
        document.chainRecords[chain.index].endOfSteps = Int32(clamping: document.steps.count)
    }

    /// An assertion, exception or trap: what the chain would still have made is not made.
    mutating func stop(_ chain: ChainID, _ kind: SemanticProblem.Kind, at range: TextRange) {
        report(kind, at: range, chain: chain)
        document.chainRecords[chain.index].isStopped = true
        if let current = frame.chainContext.chain { document.chainRecords[current.index].isStopped = true }
    }

    mutating func noteUnknown(_ reason: UnknownReason, in chain: ChainID) {
        document.chainRecords[chain.index].traits.remove(.asDeclared)
        if document.chainRecords[chain.index].unknown == nil { document.chainRecords[chain.index].unknown = reason }
    }

    /// The same of a number that a chain is given.
    mutating func noteUnknown(_ value: Value, at range: TextRange, in chain: ChainID) {
        let record = document.chainRecords[chain.index]
        let isDeclared = isAsDeclared(value) && (record.unknown == nil || record.traits.contains(.asDeclared))
        noteUnknown(.number(range), in: chain)
        if isDeclared { document.chainRecords[chain.index].traits.insert(.asDeclared) }
    }

    /// Whether a chain runs whenever its block does: what one in a branch of the block makes may never exist.
    mutating func isCertainEnough(_ chain: ChainID) -> Bool {
        facts.chainUncertainty.indices.contains(chain.index) && facts.chainUncertainty[chain.index] <= frame.uncertainty
    }

    /// What the Swift compiler would refuse; only a `.masonry` file has no compiler to say so.
    mutating func reportWrongType(expected: ValueKind, _ value: Value, at range: TextRange) {
        guard tree.dialect == .masonry else { return }
        if case .unknown = value { return }
        report(.wrongValueType(expected: expected, found: value.kind), at: range)
    }

    /// What UIKit refuses about a constraint whose parts are known.
    mutating func fault(of made: MadeConstraint) -> ConstraintFault? {
        switch made.target {
        case .none:
            ConstraintFault.find(
                made.firstAttribute, hasSecondItem: false, .notAnAttribute, multiplier: made.multiplier,
                constant: made.constant, priority: made.priority)
        case .item(_, let second):
            ConstraintFault.find(
                made.firstAttribute, hasSecondItem: true, second, multiplier: made.multiplier, constant: made.constant,
                priority: made.priority)
        case .unknown:
            ConstraintFault.find(multiplier: made.multiplier, constant: made.constant, priority: made.priority)
        }
    }

    /// `<UIView: a>`, as exceptions name views.
    mutating func itemDescription(_ item: ItemID) -> String {
        let item = document[item]
        let isGuide = item.layout.kind != .view && item.layout.kind != .scrollView
        return "<\(isGuide ? "UILayoutGuide" : item.className ?? "UIView"): \(item.name)>"
    }

    mutating func noCommonSuperview(_ made: MadeConstraint) -> SemanticProblem.Kind {
        guard case .item(let second, _) = made.target else { return .noCommonSuperview(text: "") }
        let first = itemDescription(viewOf(made.firstItem))
        let other = itemDescription(viewOf(second))
        return .noCommonSuperview(text: "couldn't find a common superview for \(first) and \(other)")
    }

    /// The text of `-[NSLayoutConstraint setActive:]` for views of two trees.
    mutating func noCommonAncestor(_ made: MadeConstraint) -> SemanticProblem.Kind {
        guard case .item(let second, _) = made.target else { return .noCommonSuperview(text: "") }
        return .noCommonSuperview(
            text: "Unable to activate constraint with anchors \(itemDescription(made.firstItem)) and "
                + "\(itemDescription(second)) because they have no common ancestor.  Does the constraint or its "
                + "anchors reference items in different view hierarchies?  That's illegal.")
    }

    mutating func crossAxis(_ made: MadeConstraint, kind: String) -> SemanticProblem.Kind {
        guard case .item(let second, let attribute) = made.target else { return .crossAxisPairing(text: "") }
        let first = document[made.firstItem].className ?? "UIView"
        let other = document[second].className ?? "UIView"
        return .crossAxisPairing(
            text: "Constraint improperly relates anchors of incompatible types: <\(kind):0x… \(first):0x…."
                + "\(made.firstAttribute.name) \(made.relation.symbol) \(other):0x….\(attribute.name)>")
    }

    /// A view related to itself by the same attribute says nothing, or something that cannot hold. In a block for
    /// several views one of them is often the target of all: that is an idiom.
    mutating func noteConstraintToItself(_ id: MadeConstraintID) {
        guard !frame.isArrayReceiver, case .item(let second, let attribute) = document[id].target,
            document[id].firstItem == second, document[id].firstAttribute == attribute
        else { return }
        report(.constraintToItself, at: document[id].range, chain: document[id].chain)
    }
}
