// What of each record names a place in the text or another record.

import AutoLayout
import MasonrySyntax
import SourceText

extension ConstraintBlock: Movable {
    mutating func move(_ shift: DocumentShift) {
        shift.move(&receiverRange)
        shift.move(&range)
        shift.move(&headerRange)
        guard shift.chains.distance != 0 else { return }
        chains.move(by: shift.chains)
    }
}

extension ChainRecord: Movable {
    mutating func move(_ shift: DocumentShift) {
        block = shift.moved(block)
        continues = continues.map(shift.moved)
        firstStep = Int32(clamping: shift.steps.moved(Int(firstStep)))
        endOfSteps = Int32(clamping: shift.steps.moved(Int(endOfSteps)))
        constraints.move(by: shift.constraints)
        updated.move(by: shift.constraints)
        guard let tree = shift.tree else { return }
        shift.move(&range)
        unknown = unknown.map { $0.moved(tree) }
    }
}

extension ChainStep: Movable {
    /// The values of steps are numbers, views and attributes; of a closure or a chain nobody asks for the number.
    mutating func move(_ shift: DocumentShift) {
        guard let tree = shift.tree else { return }
        end = tree.moved(range).end
        nameRange = tree.moved(nameRange)
        if let argument, let argumentRange { setArgument(tree.moved(argument), at: tree.moved(argumentRange)) }
    }
}

extension IDList {
    fileprivate mutating func move(by shift: NumberShift) {
        guard shift.distance != 0 else { return }
        moveNumbers(shift.moved)
    }
}

extension UnknownReason {
    fileprivate func moved(_ tree: TreeChange) -> UnknownReason {
        switch self {
        case .receiver(let range): .receiver(tree.moved(range))
        case .target(let range): .target(tree.moved(range))
        case .number(let range): .number(tree.moved(range))
        case .attribute(let range): .attribute(tree.moved(range))
        case .controlFlow(let range): .controlFlow(tree.moved(range))
        }
    }
}

extension MadeConstraint: Movable {
    mutating func move(_ shift: DocumentShift) {
        chain = chain.map(shift.moved)
        shift.move(&range)
        shift.move(&attributeRange)
        shift.move(&constantRange)
    }
}

extension Reference: Movable {
    mutating func move(_ shift: DocumentShift) { shift.move(&range) }
}

extension SemanticProblem: Movable {
    mutating func move(_ shift: DocumentShift) {
        shift.move(&range)
        chain = chain.map(shift.moved)
        switch kind {
        case .redeclaredName(let name, var first):
            shift.move(&first)
            kind = .redeclaredName(name, first: first)
        case .updateAddsSecondConstraint(let existing, let added):
            kind = .updateAddsSecondConstraint(existing: shift.moved(existing), added: shift.moved(added))
        default: break
        }
    }
}

extension EvaluationMark: Movable {
    mutating func move(_ shift: DocumentShift) {
        blocks = Int32(clamping: shift.blocks.moved(Int(blocks)))
        chains = Int32(clamping: shift.chains.moved(Int(chains)))
        steps = Int32(clamping: shift.steps.moved(Int(steps)))
        constraints = Int32(clamping: shift.constraints.moved(Int(constraints)))
    }
}

extension Scenario {
    /// The active constraints stand in the order of their numbers; those with numbers in `gone` give way to `new`.
    mutating func move(_ shift: DocumentShift, replacing gone: Range<Int>, by new: [MadeConstraintID]) {
        shift.move(&range)
        shift.move(&branch)
        let start = active.firstIndex { $0.index >= gone.lowerBound } ?? active.count
        let end = active[start...].firstIndex { $0.index >= gone.upperBound } ?? active.count
        active.replaceSubrange(start..<end, with: new)
        guard shift.constraints.distance != 0 else { return }
        for index in start + new.count..<active.count { active[index] = shift.moved(active[index]) }
        changedConstants = Self.moved(changedConstants, shift)
        changedPriorities = Self.moved(changedPriorities, shift)
        disputed = Set(disputed.map(shift.moved))
    }

    private static func moved(
        _ values: [MadeConstraintID: Double?], _ shift: DocumentShift
    ) -> [MadeConstraintID: Double?] {
        Dictionary(values.map { (shift.moved($0.key), $0.value) }) { first, _ in first }
    }
}
