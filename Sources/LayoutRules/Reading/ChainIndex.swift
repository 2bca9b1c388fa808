// Which chains have what, found in one pass, so that each rule looks only at the few that can concern it.

import MasonrySemantics

/// Chains by what stands in them, as indices of `LayoutDocument.chains` in written order.
struct ChainIndex: Sendable {
    /// Chains with an `inset` or `insets`.
    private(set) var withInset: [Int] = []
    /// Chains that set a point as their constant.
    private(set) var withPoint: [Int] = []
    private(set) var withMultiplier: [Int] = []
    /// Chains that made several constraints.
    private(set) var composite: [Int] = []
    /// SnapKit chains with a relation.
    private(set) var snapKitRelations: [Int] = []
    /// Chains that go on with a stored constraint.
    private(set) var continuing: [Int] = []

    /// Complexity: O(chains); their steps are not looked at.
    init(document: LayoutDocument) {
        // What ran once for each way of a condition is looked at once.
        for index in document.chainRecords.indices where !document.chainRecords[index].isAlternative {
            let traits = document.chainRecords[index].traits
            if traits.contains(.inset) { withInset.append(index) }
            if traits.contains(.point) { withPoint.append(index) }
            if traits.contains(.multiplier) { withMultiplier.append(index) }
            if document.chainRecords[index].constraints.count > 1 { composite.append(index) }
            if traits.contains(.relation), document.chainRecords[index].library == .snapKit {
                snapKitRelations.append(index)
            }
            if document.chainRecords[index].continues != nil { continuing.append(index) }
        }
    }
}

extension RuleContext {
    /// The chains of one list of the index.
    func chains(_ list: KeyPath<ChainIndex, [Int]>) -> some Sequence<Chain> {
        chainIndex[keyPath: list].lazy.map { self.document.chains[$0] }
    }
}
