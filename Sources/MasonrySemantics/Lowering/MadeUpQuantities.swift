// Numbers of the source that are not known, as what is shown takes them.

import AutoLayout

extension LayoutDocument {
    /// Whether a number stands nowhere in the text: a condition chooses among several that do.
    func isChoice(_ quantity: QuantityID) -> Bool {
        guard let terms = form(of: quantity)?.terms, !terms.isEmpty else { return false }
        return terms.allSatisfy { term in
            unknownNumbers.indices.contains(term.unknown.index)
                && unknownNumbers[term.unknown.index].source == nil && unknownNumbers[term.unknown.index].side == nil
        }
    }

    /// Whether a number that is not known rests on one that is made up.
    func isMadeUp(_ quantity: QuantityID) -> Bool {
        guard let form = form(of: quantity) else { return true }
        return form.terms.contains { term in
            guard unknownNumbers.indices.contains(term.unknown.index) else { return true }
            let number = unknownNumbers[term.unknown.index]
            return number.side == nil && number.declared == nil
        }
    }

    /// The made-up value of a number that the source names. A side of a controller's view is the screen's.
    func value(
        of id: UnknownNumberID, _ probe: DisplayProbe, _ known: inout Set<MadeUp>, _ result: inout DisplayLayout
    ) -> Double {
        if unknownNumbers.indices.contains(id.index), let side = unknownNumbers[id.index].side {
            let size = result.lowered.layout.screen.size
            return side.axis == .horizontal ? size.width : size.height
        }
        if unknownNumbers.indices.contains(id.index), let declared = unknownNumbers[id.index].declared {
            if !result.declared.contains(id) { result.declared.append(id) }
            return declared
        }
        let madeUp = MadeUp.number(id)
        if known.insert(madeUp).inserted { result.madeUp.append(madeUp) }
        return length(madeUp, probe)
    }

    /// A made-up length; of a number of the source that code multiplies by 16, one of a depth or count.
    package func length(_ madeUp: MadeUp, _ probe: DisplayProbe) -> Double {
        guard case .number(let id) = madeUp, unknownNumbers.indices.contains(id.index) else {
            return probe.length(madeUp)
        }
        return probe.length(madeUp, times: unknownNumbers[id.index].largestFactor)
    }
}
