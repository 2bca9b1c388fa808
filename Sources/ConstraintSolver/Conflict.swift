// A conflict, in terms of the system's own rows, with its certificate.

/// An irreducible set of required rows that cannot hold together, and the multipliers that prove it.
public struct LinearConflict: Sendable {
    /// Where a member comes from.
    public enum Source: Hashable, Sendable {
        case row(RowID)
        /// The given value of a parameter.
        case parameter(VariableID)
        /// A non-negative variable is not negative.
        case nonNegative(VariableID)
    }

    /// One member and its multiplier: not negative for `>=` rows, not positive for `<=` rows, any for equalities.
    public struct Member: Sendable, Hashable {
        /// What the member is.
        public var source: Source
        /// How often the member counts in the proof.
        public var multiplier: Double
    }

    /// Rows in the order they were added, then parameters, then non-negative variables. The rows times their
    /// multipliers add up to `0 >= gap`.
    public var members: [Member]
    /// What the certificate falls short by; positive.
    public var gap: Double
    /// The row that recovery gave up: the last-added breakable member.
    public var broken: RowID?

    init(members: [Member], gap: Double) {
        self.members = members
        self.gap = gap
    }
}

extension Elimination {
    /// Follows one contradiction between reduced rows back to the rows of the system.
    func conflict(_ contradiction: FarkasCertificate, _ system: LinearSystem) -> LinearConflict {
        var reader = ProofReader(self)
        return reader.conflict(contradiction, system)
    }
}
