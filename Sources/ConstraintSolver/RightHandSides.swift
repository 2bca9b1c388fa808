// The constants of the rows after elimination, found by replaying its operations on the constants of the system.

/// The constant of every matrix row, and how large the numbers were that went into it.
struct RightHandSides: Sendable {
    var values: [Double]
    /// Bounds the rounding error: sums of the absolute values of what was added up.
    var magnitudes: [Double]

    /// No rows.
    init() {
        values = []
        magnitudes = []
    }

    init(_ system: LinearSystem, _ elimination: Elimination) {
        values = system.constants
        values.append(contentsOf: repeatElement(0, count: system.variableCount))
        magnitudes = values.map(abs)
        var index = 0
        for pivot in elimination.pivots {
            let source = Int(pivot.row)
            let end = Int(pivot.operationsEnd)
            let value = values[source]
            let magnitude = magnitudes[source]
            while index < end {
                let operation = elimination.operations[index]
                values[Int(operation.target)] += operation.factor * value
                magnitudes[Int(operation.target)] += abs(operation.factor) * magnitude
                index += 1
            }
        }
    }
}

/// How far a sum of numbers of a given magnitude may be off and still count as holding, in points.
func holdingTolerance(_ magnitude: Double) -> Double { 1e-9 + 1e-12 * magnitude }
