// Sums of named numbers as people write them: `16 + 2·margin − inset`.

/// A sum of named numbers as text.
package struct LinearWords: Sendable, Hashable {
    struct Term: Sendable, Hashable {
        let name: String
        let factor: Double
    }

    var constant: Double
    var terms: [Term] = []

    /// `16 + 2·margin − inset`; nil where a factor is no short number.
    var text: String? {
        var parts: [(isNegative: Bool, text: String)] = []
        for term in terms {
            guard let text = Self.product(abs(term.factor), term.name) else { return nil }
            parts.append((term.factor < 0, text))
        }
        parts = parts.filter { !$0.isNegative } + parts.filter(\.isNegative)
        let rounded = (constant * 1e6).rounded() / 1e6
        if rounded > 0 {
            parts.insert((false, rounded.inPoints), at: 0)
        } else if rounded < 0 {
            parts.append((true, (-rounded).inPoints))
        }
        var text = ""
        for part in parts {
            if text.isEmpty {
                text = (part.isNegative ? "−" : "") + part.text
            } else {
                text += (part.isNegative ? " − " : " + ") + part.text
            }
        }
        return text
    }

    /// `2·margin`, `width/3`, `2·width/3`.
    private static func product(_ factor: Double, _ name: String) -> String? {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
                true
            default: byte >= 0x80
            }
        }
        let name = isPlain ? name : "(\(name))"
        for divisor in 1...12 {
            let scaled = factor * Double(divisor)
            let whole = scaled.rounded()
            guard abs(scaled - whole) < 1e-6, whole >= 1, whole <= 100 else { continue }
            return (whole == 1 ? "" : "\(whole.inPoints)·") + name + (divisor == 1 ? "" : "/\(divisor)")
        }
        let short = (factor * 1000).rounded() / 1000
        return abs(short - factor) < 1e-6 ? "\(short.inPoints)·\(name)" : nil
    }
}
