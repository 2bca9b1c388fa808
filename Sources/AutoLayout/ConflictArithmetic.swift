// Writes the certificate of a conflict the way a person would do the sum.

import ConstraintSolver

extension LayoutSolution.Conflict {
    init(_ conflict: LinearConflict, _ lowering: Lowering, _ layout: Layout) {
        let members = conflict.members.map { (source: lowering.source($0.source), member: $0) }
        self.members = members.map(\.source)
        broken = nil
        fittingConstant = nil
        if let row = conflict.broken, case .constraint(let index) = lowering.rowSources[row.index] {
            broken = ConstraintID(Int(index))
            if let member = conflict.members.first(where: { $0.source == .row(row) }) {
                let constant = layout.constraints[Int(index)].constant - conflict.gap / member.multiplier
                fittingConstant = constant.isFinite ? constant : nil
            }
        }
        arithmetic = CertificateSum(conflict, lowering.system).text
    }
}

/// The two sides of a certificate: `20 + 200 + 20 = 240 > 180`; `18 + 4 = 22 > 0` where all stands on one.
struct CertificateSum {
    private var larger: [(factor: Double, constant: Double)] = []
    private var smaller: [(factor: Double, constant: Double)] = []
    private var isTwoEqualities = false

    init(_ conflict: LinearConflict, _ system: LinearSystem) {
        let unit = Self.unit(conflict)
        for member in conflict.members {
            let constant = system.constantOfMember(member.source)
            let factor = member.multiplier / unit
            if factor * constant > 0 {
                larger.append((abs(factor), abs(constant)))
            } else if factor * constant < 0 {
                smaller.append((abs(factor), abs(constant)))
            }
        }
        isTwoEqualities =
            conflict.members.count == 2
            && conflict.members.allSatisfy { system.isEquality($0.source) }
    }

    /// What counts as one time: the root's size if it takes part, else the member that counts least.
    private static func unit(_ conflict: LinearConflict) -> Double {
        for member in conflict.members {
            if case .parameter = member.source { return abs(member.multiplier) }
        }
        let least = conflict.members.map { abs($0.multiplier) }.min() ?? 1
        return least > 0 ? least : 1
    }

    /// The arithmetic in points.
    var text: String {
        // All on one side: what the constraints ask for together, where nothing is left for it.
        if larger.isEmpty || smaller.isEmpty { return "\(side(larger + smaller)) \(isTwoEqualities ? "≠" : ">") 0" }
        return "\(side(larger)) \(isTwoEqualities ? "≠" : ">") \(side(smaller))"
    }

    private func sum(_ terms: [(factor: Double, constant: Double)]) -> Double {
        terms.reduce(0) { $0 + $1.factor * $1.constant }
    }

    private func side(_ terms: [(factor: Double, constant: Double)]) -> String {
        let parts = terms.map { term in
            abs(term.factor - 1) < 1e-6
                ? decimal(term.constant) : "\(decimal(term.factor)) × \(decimal(term.constant))"
        }
        let joined = parts.joined(separator: " + ")
        let isPlain = terms.count == 1 && abs(terms[0].factor - 1) < 1e-6
        return isPlain ? joined : "\(joined) = \(decimal(sum(terms)))"
    }
}

/// A number with at most three decimals and no needless zeros.
func decimal(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    // At 2^52 and above a double's significand bits count whole numbers, so adding 2^52 rounds and converts.
    let shifted = abs(value) * 1000 + 4_503_599_627_370_496.0
    let thousandths = Int64(truncatingIfNeeded: shifted.significandBitPattern)
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    var digits = thousandths % 1000
    if digits == 0 { return "\(sign)\(thousandths / 1000)" }
    var places = 3
    while digits % 10 == 0 {
        digits /= 10
        places -= 1
    }
    let fraction = String(digits)
    return "\(sign)\(thousandths / 1000).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
}

extension LinearSystem {
    /// The constant of the row that a member of a conflict stands for.
    func constantOfMember(_ source: LinearConflict.Source) -> Double {
        switch source {
        case .row(let row): constants[row.index]
        case .parameter(let variable): parameterValues[variable.index]
        case .nonNegative: 0
        }
    }

    func isEquality(_ source: LinearConflict.Source) -> Bool {
        switch source {
        case .row(let row): relations[row.index] == .equal
        case .parameter: true
        case .nonNegative: false
        }
    }
}
