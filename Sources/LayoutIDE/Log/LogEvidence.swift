// How much it tells that a constant or a class is the same: what is rare in a workspace tells more. The unit is the bit.

/// What is frequent in a workspace and what is not.
struct LogEvidence: Sendable {
    private var constants: [Int: Int] = [:]
    private var classes: [String: Int] = [:]
    private var constraintCount = 0
    private var itemCount = 0

    init(_ files: [ConstraintFacts]) {
        for file in files {
            for constraint in file.constraints {
                constraintCount += 1
                for constant in constraint.constants { constants[Self.key(constant), default: 0] += 1 }
            }
            for item in file.items {
                itemCount += 1
                if let name = item.className { classes[name, default: 0] += 1 }
            }
        }
    }

    /// For a constant that a log and a constraint have in common.
    func bits(ofConstant constant: Double) -> Double {
        Self.bits(constants[Self.key(constant)] ?? 0, of: constraintCount)
    }

    /// For a class that a log prints and code names.
    func bits(ofClass name: String) -> Double { Self.bits(classes[name] ?? 0, of: itemCount) }

    private static func key(_ constant: Double) -> Int {
        Int(exactly: (abs(constant).clamped(to: 1e6) * 100).rounded()) ?? 0
    }

    /// The binary logarithm of how rare something is, between 0.2 and 12.
    private static func bits(_ count: Int, of all: Int) -> Double {
        var ratio = Double(all + 1) / Double(count + 1)
        var bits = 0.0
        while ratio >= 2 {
            ratio /= 2
            bits += 1
        }
        return (bits + ratio - 1).clamped(to: 0.2...12)
    }
}

extension Double {
    fileprivate func clamped(to limit: Double) -> Double { isFinite ? Swift.min(self, limit) : limit }
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : range.lowerBound
    }
}
