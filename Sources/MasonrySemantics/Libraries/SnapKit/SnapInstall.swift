// Activating SnapKit's constraints, and matching those that an update changes.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func trackedSnap(of item: ItemID) -> NumberList { runtime.snapKit.tracked[item.index] }

    /// What a block does when its closure is over (ConstraintMaker.swift:184-215).
    mutating func snapInstall(_ block: BlockID) -> Value {
        let descriptions = runtime.makers[block.index].made
        runtime.makers[block.index].made = []
        runtime.makers[block.index].isFinished = true
        for index in descriptions { noteMissingRelation(index) }
        let item = runtime.makers[block.index].item
        switch document[block].kind {
        case .update:
            if let item, !trackedSnap(of: item).isEmpty {
                for index in descriptions where !snapUpdate(index) { break }
                return .unknown
            }
        case .prepare:
            let prepared = descriptions.compactMap { snapConstraint(of: $0) }
            return .array(prepared.map { .runtime(.snapConstraint($0)) })
        default: break
        }
        let built = descriptions.compactMap { snapConstraint(of: $0) }
        for constraint in built { snapActivate(constraint) }
        return .null
    }

    /// ConstraintDescription.swift:42-47: a chain without a relation is skipped.
    private mutating func noteMissingRelation(_ index: Int) {
        let description = runtime.snapKit.descriptions[index]
        guard description.relation == nil, !document.chainRecords[description.chain.index].isStopped else { return }
        let chain = document.chainRecords[description.chain.index]
        // `let side = flag ? make.leading : make.trailing` is the beginning of two chains, of which one goes on.
        guard chain.unknown == nil else { return }
        if tree.dialect != .masonry, !description.isStatement || !isEndOfStatement(chain.range.end) {
            // `make.top == view.snp.bottom`, `make.top |==| view`, `pin(make.top)`: what becomes of it, other code decides.
            let end = endOfOperator(behind: chain.range.end)
            return noteUnknown(.attribute(TextRange(chain.range.start, end)), in: description.chain)
        }
        guard !isInClass || chain.certainty == .certain else { return }
        report(.missingRelation, at: document.chainRecords[description.chain.index].range, chain: description.chain)
    }

    /// Behind the operator that follows a place on its line, `==` of `make.top == box`; the place itself where none does.
    private mutating func endOfOperator(behind place: TextOffset) -> TextOffset {
        let bytes = tree.text.bytes
        var index = place.utf8
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        let start = index
        while index < bytes.count, Self.operatorBytes.contains(bytes[index]) { index += 1 }
        return index > start ? TextOffset(index) : place
    }

    private static let operatorBytes = Array("=<>|~+-*/!&^%?".utf8)

    /// Whether nothing but a comment stands on the line behind a place that may go on with the statement.
    private mutating func isEndOfStatement(_ place: TextOffset) -> Bool {
        let bytes = tree.text.bytes
        var index = place.utf8
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index += 1
        }
        guard index < bytes.count else { return true }
        switch bytes[index] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "}"): return true
        case UInt8(ascii: "/"):
            return index + 1 < bytes.count
                && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
        default: return false
        }
    }

    /// `activate()`, and `isActive = true`.
    mutating func snapSwitchOn(_ index: Int) {
        snapActivate(index)
        for id in runtime.snapKit.constraints[index].constraints { noteActivation(of: id) }
    }

    /// `activateIfNeeded`: also what `activate()` does.
    private mutating func snapActivate(_ index: Int) {
        let constraint = runtime.snapKit.constraints[index]
        guard isCertainEnough(constraint.chain) else {
            for id in constraint.constraints { noteGuarded(id) }
            return
        }
        for id in constraint.constraints {
            guard let holder = holder(of: document[id]) else {
                stop(constraint.chain, noCommonAncestor(document[id]), at: document[id].range)
                return
            }
            document.constraints[id.index].installedOn = holder.item
            if !runtime.store.isActive(id) {
                noteNewConstraint(id)
                noteGuard(of: id)
            }
            runtime.store.activate(id)
        }
        runtime.snapKit.constraints[index].isDeactivated = false
        let item = constraint.item
        if runtime.snapKit.tracked[item.index].last != index, !runtime.snapKit.tracked[item.index].contains(index) {
            runtime.snapKit.tracked[item.index].append(index)
        }
    }

    private mutating func noteNewConstraint(_ id: MadeConstraintID) {
        noteConstraintToItself(id)
        let made = document[id]
        if case .item(_, let second) = made.target, ConstraintFault.isCrossAxis(made.firstAttribute, second) {
            report(crossAxis(made, kind: "SnapKit.LayoutConstraint"), at: made.range, chain: made.chain)
        }
    }

    /// `deactivate()`: the constraint also leaves the set that updates look in.
    mutating func snapDeactivate(_ index: Int) {
        snapUninstall(index)
        runtime.snapKit.constraints[index].isDeactivated = true
    }

    /// `deactivateIfNeeded`, whoever calls it.
    private mutating func snapUninstall(_ index: Int) {
        let constraint = runtime.snapKit.constraints[index]
        for id in constraint.constraints { deactivate(id) }
        runtime.snapKit.tracked[constraint.item.index].removeAll { $0 == index }
    }

    /// `removeConstraints`, which `remakeConstraints` begins with.
    mutating func snapRemove(of item: ItemID) {
        let tracked = trackedSnap(of: item)
        if !tracked.isEmpty { runtime.snapKit.tracked[item.index] = [] }
        for index in tracked { snapUninstall(index) }
    }

    /// `activateIfNeeded(updatingExisting: true)`; false where its trap ended the block.
    private mutating func snapUpdate(_ index: Int) -> Bool {
        let description = runtime.snapKit.descriptions[index]
        let wanted: [MadeConstraint]
        if let built = description.built {
            wanted = runtime.snapKit.constraints[built].constraints.map { document[$0] }
        } else {
            guard let made = snapLayoutConstraints(of: index) else { return true }
            wanted = made
        }
        guard let item = description.item, isCertainEnough(description.chain) else { return true }
        let candidates = trackedSnap(of: item).flatMap { runtime.snapKit.constraints[$0].constraints }
        for made in wanted {
            guard made.isComparable else { continue }
            // LayoutConstraint.swift:46-61: everything but the constant.
            let key = UpdateKey(made)
            guard let match = candidates.first(where: { UpdateKey(document[$0]) == key }) else {
                if candidates.contains(where: { !document[$0].isComparable }) { continue }
                stop(description.chain, snapNoMatch(made), at: made.range)
                return false
            }
            let attribute = document[match].effectiveSecondAttribute
            changeConstant(
                match,
                to: snapConstant(description.constant, for: attribute),
                called: constant(of: description.constant, for: attribute), at: made.range)
            document.chainRecords[description.chain.index].updated.append(match)
        }
        return true
    }

    private mutating func snapNoMatch(_ made: MadeConstraint) -> SemanticProblem.Kind {
        let text = "Updated constraint could not find existing matching constraint to update: \(snapDescription(made))"
        let isDeactivated = runtime.snapKit.constraints.contains { constraint in
            constraint.isDeactivated && constraint.item == made.firstItem
                && constraint.constraints.contains { UpdateKey(document[$0]) == UpdateKey(made) }
        }
        return isDeactivated ? .updateAfterDeactivate(text: text) : .snapUpdateNoMatch(text: text)
    }
}

extension MadeConstraint {
    /// The attribute whose kind decides what a SnapKit value means.
    var effectiveSecondAttribute: LayoutAttribute {
        if case .item(_, let attribute) = target { return attribute }
        return firstAttribute
    }
}
