// Installing and uninstalling Masonry's constraints, and matching those that an update changes.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// `MASConstraintMaker install`: what the block of a maker made becomes active.
    mutating func masonryInstall(_ block: BlockID) -> Value {
        if document.blocks[block.index].kind == .remake, let item = runtime.makers[block.index].item {
            let installed = installedMasonry(of: item)
            if !installed.isEmpty { runtime.masonry.installed[item.index] = [] }
            for index in installed { masonryUninstall(index) }
        }
        let constraints = runtime.makers[block.index].made
        runtime.makers[block.index].made = []
        runtime.makers[block.index].isFinished = true
        let isUpdate = document.blocks[block.index].kind == .update
        for index in constraints { _ = masonryInstall(index, updating: isUpdate ? .existing : .nothing) }
        return .array(constraints.map { .runtime(.masonryConstraint($0)) })
    }

    enum Updating { case nothing, existing }

    mutating func installedMasonry(of item: ItemID) -> NumberList { runtime.masonry.installed[item.index] }

    /// `install` of one constraint; false where an exception ended it.
    mutating func masonryInstall(_ index: Int, updating: Updating) -> Bool {
        guard let children = runtime.masonry[index].children else {
            runtime.masonry[index].isUpdating = updating == .existing
            return masonryInstallSingle(index)
        }
        guard depth < Self.maximumDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        for child in children where !masonryInstall(child, updating: updating) { return false }
        return true
    }

    private mutating func masonryInstallSingle(_ index: Int) -> Bool {
        // By its fields: a copy of the whole takes longer than all that is done with it.
        let chain = runtime.masonry[index].chain
        if document.chainRecords[chain.index].isStopped { return false }
        if let installed = runtime.masonry[index].installed, runtime.store.isActive(installed) { return true }
        guard let item = runtime.masonry[index].item else { return true }
        var made = masonryLayoutConstraint(index, of: item)
        if made.firstAttribute.kind == .size, !runtime.masonry[index].hasRelation,
            runtime.masonry[index].constantOrigin == .none
        {
            report(.sizeWithoutRelation, at: made.range, chain: chain)
        }
        if let fault = fault(of: made) {
            stop(chain, fault.problem(item: itemDescription(item)), at: made.range)
            return false
        }
        guard let holder = holder(of: made) else {
            stop(chain, noCommonSuperview(made), at: made.range)
            return false
        }
        made.installedOn = holder.item
        let isUpdating = runtime.masonry[index].isUpdating
        if !isCertainEnough(chain) {
            if isUpdating { disputeUpdated(by: made) }
            let id = record(made, activating: .later)
            if !isUpdating { noteGuarded(id) }
            return true
        }
        if isUpdating, !made.isComparable || frame.certainty == .possible { disputeUpdated(by: made) }
        if isUpdating, let existing = masonrySimilar(to: made) {
            changeConstant(existing, to: made.constant, called: made.quantity, at: made.range)
            runtime.masonry[index].installed = existing
            document.chainRecords[chain.index].updated.append(existing)
            return true
        }
        if case .item(_, let second) = made.target, ConstraintFault.isCrossAxis(made.firstAttribute, second) {
            stop(chain, crossAxis(made, kind: "MASLayoutConstraint"), at: made.range)
            return false
        }
        let existing = isUpdating ? masonryRival(of: made) : nil
        let range = made.range
        let id = record(made, activating: .now)
        if let existing { report(.updateAddsSecondConstraint(existing: existing, added: id), at: range, chain: chain) }
        noteConstraintToItself(id)
        runtime.masonry[index].installed = id
        runtime.masonry.installed[item.index].append(index)
        return true
    }

    /// The layout constraint that `install` builds; a position without a second item is related to the superview
    /// (MASViewConstraint.m:327-330).
    private mutating func masonryLayoutConstraint(_ index: Int, of item: ItemID) -> MadeConstraint {
        let (chain, attribute) = (runtime.masonry[index].chain, runtime.masonry[index].attribute)
        var target = runtime.masonry[index].target
        if target == .none, attribute.kind != .size {
            switch document[item].parent {
            case .item(let parent): target = .item(parent, attribute)
            // The superview of a class's own view is whatever another class adds it to.
            case .root: target = isInClass ? .unknown : .none
            case .unknown: target = .unknown
            }
        }
        var made = MadeConstraint(
            firstItem: item, firstAttribute: attribute, relation: runtime.masonry[index].relation, target: target,
            multiplier: runtime.masonry[index].multiplier, constant: runtime.masonry[index].constant,
            priority: runtime.masonry[index].priority,
            range: document.chainRecords[chain.index].range, attributeRange: runtime.masonry[index].attributeRange,
            library: .masonry)
        made.identifier = runtime.masonry[index].key
        made.quantity = runtime.masonry[index].quantity
        made.chain = chain
        made.constantRange = runtime.masonry[index].constantRange
        return made
    }

    /// `layoutConstraintSimilarTo:` looks through the holder's constraints from the last to the first and compares
    /// everything but the constant (MASViewConstraint.m:372-390).
    private mutating func masonrySimilar(to made: MadeConstraint) -> MadeConstraintID? {
        let wanted = UpdateKey(made)
        for index in installedMasonry(of: made.firstItem).reversed() {
            guard let id = runtime.masonry[index].installed, runtime.store.isActive(id) else { continue }
            let other = document[id]
            if made.isComparable, UpdateKey(other) == wanted, other.installedOn == made.installedOn { return id }
        }
        return nil
    }

    /// An update of which not all is known may have changed any constraint on the attribute.
    private mutating func disputeUpdated(by made: MadeConstraint) {
        for index in installedMasonry(of: made.firstItem) {
            guard let id = runtime.masonry[index].installed, document[id].firstAttribute == made.firstAttribute else {
                continue
            }
            noted.possiblyInactive.insert(id)
        }
    }

    /// An active constraint of an earlier block on the attribute that an unmatched update adds one for.
    private mutating func masonryRival(of made: MadeConstraint) -> MadeConstraintID? {
        guard let chain = made.chain, made.isComparable else { return nil }
        for index in installedMasonry(of: made.firstItem).reversed() {
            guard let id = runtime.masonry[index].installed, runtime.store.isActive(id) else { continue }
            let isEarlier = document[id].chain.map { document[$0].block != document[chain].block } ?? false
            let other = document[id]
            // A bound beside a value, or an optional beside a required constraint, is no update that missed.
            if isEarlier, other.isComparable, other.firstAttribute == made.firstAttribute,
                other.relation == made.relation, (other.priority == 1000) == (made.priority == 1000)
            {
                return id
            }
        }
        return nil
    }

    /// `uninstall`, which is what `deactivate` does too.
    mutating func masonryUninstall(_ index: Int) {
        guard runtime.masonry[index].children == nil else {
            return forEachMasonryLeaf(of: index) { $0.masonryUninstall($1) }
        }
        guard let id = runtime.masonry[index].installed else { return }
        if frame.certainty == .possible { noted.possiblyInactive.insert(id) }
        deactivate(id)
        runtime.masonry[index].installed = nil
        if let item = runtime.masonry[index].item {
            runtime.masonry.installed[item.index].removeAll { $0 == index }
        }
    }
}
