// Numbers of points as a person writes them.

extension Double {
    /// At most three decimals, no trailing zeros: `16`, `-8.5`, `106.667`; `∞` and `?` for what is no number.
    package var inPoints: String {
        guard isFinite else { return isNaN ? "?" : self < 0 ? "-∞" : "∞" }
        let thousandths = (magnitude * 1000).rounded()
        guard thousandths < 9e15, let whole = Int64(exactly: thousandths) else { return String(describing: self) }
        let sign = self < 0 && whole != 0 ? "-" : ""
        let decimals = whole % 1000
        guard decimals != 0 else { return sign + String(whole / 1000) }
        var digits = String(decimals + 1000).dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return sign + String(whole / 1000) + "." + digits
    }
}
