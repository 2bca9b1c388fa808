// Numbers as people write them, without Foundation.

/// Writes numbers in points: short, never in scientific notation, never trapping.
enum Decimal {
    /// `value` with at most two decimals and no trailing zeros; `∞`, `-∞` or `?` for what is not a number.
    static func text(_ value: Double) -> String { text(value, scale: 100) }

    /// `value` with at most one decimal: enough for a coordinate on a canvas, and short.
    static func coordinate(_ value: Double) -> String { text(value, scale: 10) }

    /// `value` with four decimals, for multipliers such as 1/3.
    static func factor(_ value: Double) -> String { text(value, scale: 10_000) }

    private static func text(_ value: Double, scale: Int) -> String {
        guard !value.isNaN else { return "?" }
        guard value.isFinite else { return value < 0 ? "-∞" : "∞" }
        // Beyond 2^53 / scale there are no decimals left to show, and the product could leave Int.
        guard abs(value) < 1e12, let scaled = Int(exactly: (value * Double(scale)).rounded()) else {
            return value < 0 ? "< -10¹²" : "> 10¹²"
        }
        let magnitude = abs(scaled)
        let sign = scaled < 0 ? "-" : ""
        let fraction = magnitude % scale
        guard fraction > 0 else { return sign + String(magnitude / scale) }
        var digits = String(fraction + scale).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(magnitude / scale).\(digits)"
    }
}
