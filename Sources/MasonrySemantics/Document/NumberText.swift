// Numbers as messages show them, without Foundation.

/// Writes numbers the way people write constants: without needless decimals.
package enum NumberText {
    /// `8`, `0.5`, `-3.25`: at most four decimals, none that are zero.
    package static func short(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return String(describing: value) }
        let scaled = (abs(value) * 10_000).rounded()
        let whole = (scaled / 10_000).rounded(.down)
        var decimals = Int(exactly: scaled - whole * 10_000) ?? 0
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard let integer = Int(exactly: whole) else { return String(describing: value) }
        guard decimals > 0 else { return "\(sign)\(integer)" }
        var digits = 4
        while decimals % 10 == 0 {
            decimals /= 10
            digits -= 1
        }
        let text = String(decimals)
        return "\(sign)\(integer)." + String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// `8.0`, `0.5`: as Swift prints a `CGFloat`.
    static func swift(_ value: Double) -> String { String(describing: value) }
}
