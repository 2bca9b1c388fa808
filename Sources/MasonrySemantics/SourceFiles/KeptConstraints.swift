// Constraints that a class keeps, to switch or change them later.

import MasonrySyntax

extension Evaluator {
    /// A constraint in a member, or handed to code that cannot be read, is on and off as the program goes: layouts
    /// often keep two alternatives of which one is active.
    ///
    /// - Parameter later: `laterConstraints` where it is on until another method runs, `constraints` where even that is
    ///   not sure.
    mutating func noteKept(_ value: Value, _ later: DocumentItem.Unknowns) {
        guard isInClass, fuel > 0 else { return }
        fuel -= 1
        switch value {
        case .runtime(.snapConstraint(let index)):
            document.chainRecords[runtime.snapConstraints[index].chain.index].isKept = true
            for id in runtime.snapConstraints[index].constraints { noteKept(id, later) }
        case .runtime(.layoutConstraint(let id)): noteKept(id, later)
        case .runtime(.masonryConstraint(let index)):
            document.chainRecords[runtime.masonry[index].chain.index].isKept = true
            if let item = runtime.masonry[index].item { document.items[item.index].unknowns.insert(later) }
        case .array(let elements): for element in elements { noteKept(element, later) }
        default: break
        }
    }

    private mutating func noteKept(_ id: MadeConstraintID, _ later: DocumentItem.Unknowns) {
        document.constraints[id.index].isKept = true
        document.items[document[id].firstItem.index].unknowns.insert(later)
    }
}
