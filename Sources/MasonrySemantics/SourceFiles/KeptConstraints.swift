// Constraints that a class keeps, to switch or change them later.

import MasonrySyntax

extension Evaluator {
    /// A constraint in a member, or handed to code that cannot be read, is on and off as the program goes: layouts
    /// often keep two alternatives of which one is active.
    ///
    /// - Parameter later: `laterConstraints` where it is on until another method runs, `constraints` where even that is
    ///   not sure.
    mutating func recordEscape(_ value: Value, _ later: DocumentItem.Unknowns) {
        guard isInClass, fuel > 0 else { return }
        fuel -= 1
        switch value {
        case .runtime(.library(let kept)):
            let library = libraries[kept.library]
            if let chain = library.chain(of: kept, &self) {
                document.chainRecords[chain.index].isStored = true
                if later == .constraints { noted.escaped.insert(chain) }
            }
            for id in library.layoutConstraints(of: kept, &self) { recordEscape(id, later) }
            if let item = library.receiver(of: kept, &self) { document.items[item.index].unknowns.insert(later) }
        case .array(let elements): for element in elements { recordEscape(element, later) }
        default: break
        }
    }

    private mutating func recordEscape(_ id: MadeConstraintID, _ later: DocumentItem.Unknowns) {
        document.constraints[id.index].isStored = true
        document.items[document[id].firstItem.index].unknowns.insert(later)
    }
}
