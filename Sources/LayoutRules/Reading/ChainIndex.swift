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

    init(document: LayoutDocument) {
        for index in document.chainRecords.indices {
            var hasInset = false
            var hasPoint = false
            var hasMultiplier = false
            var hasRelation = false
            for place in document.chainRecords[index].stepPlaces {
                switch document.steps[place].kind {
                case .constant(let word, let value):
                    if word == .inset || word == .insets { hasInset = true }
                    if case .point = value { hasPoint = true }
                case .multiplier: hasMultiplier = true
                case .relation: hasRelation = true
                default: break
                }
            }
            if hasInset { withInset.append(index) }
            if hasPoint { withPoint.append(index) }
            if hasMultiplier { withMultiplier.append(index) }
            if document.chainRecords[index].constraints.count > 1 { composite.append(index) }
            if hasRelation, document.chainRecords[index].library == .snapKit { snapKitRelations.append(index) }
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
