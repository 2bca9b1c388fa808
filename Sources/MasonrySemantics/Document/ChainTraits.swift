// What stands in a chain, noted while it is recorded.

/// What the steps of a chain hold. Rules that concern few chains find them by it without looking at every step of a
/// file at each keystroke.
package struct ChainTraits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An `inset` or `insets`.
    package static let inset = ChainTraits(rawValue: 1 << 0)
    /// A constant that is a point.
    package static let point = ChainTraits(rawValue: 1 << 1)
    package static let multiplier = ChainTraits(rawValue: 1 << 2)
    package static let relation = ChainTraits(rawValue: 1 << 3)
    /// All that is not known of it is what its class declares, and was certainly so when the chain ran.
    package static let asDeclared = ChainTraits(rawValue: 1 << 4)

    /// What one step adds.
    package init(_ step: ChainStep.Kind) {
        switch step {
        case .constant(let word, let value):
            self = word == .inset || word == .insets ? .inset : []
            if case .point = value { insert(.point) }
        case .multiplier: self = .multiplier
        case .relation: self = .relation
        case .attributes, .priority, .identifier, .filler, .handle, .unknown: self = []
        }
    }
}
