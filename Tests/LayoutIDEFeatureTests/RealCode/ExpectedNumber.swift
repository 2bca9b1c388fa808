// A coordinate or size of a frame as an expert states it: a number, or an expression in the names of the source.

import Foundation

/// A sum of numbers times names, on an iPhone 15.
struct ExpectedNumber: Decodable, Hashable, CustomStringConvertible {
    /// As it is written.
    let description: String
    /// By name; what has no name stands under the empty one.
    private(set) var terms: [String: Double] = [:]
    /// Whether the height of a line of text is in it.
    let isEstimated: Bool

    private static let device = ["safeTop": 59.0, "safeBottom": 34.0]
    /// Of the system font, in its sizes.
    private static let lineHeight = 1.193359375

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self.init(number)
        } else {
            let text = try container.decode(String.self)
            guard let number = ExpectedNumber(text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no expression: \(text)")
            }
            self = number
        }
    }

    init(_ number: Double) {
        description = number.formatted(.number.grouping(.never).precision(.fractionLength(0...2)))
        terms = ["": number]
        isEstimated = false
    }

    /// `16 + 2 * model.depth - line(13)`; nil for what is no such sum.
    init?(_ text: String) {
        description = text
        isEstimated = text.contains("line(")
        var sign = 1.0
        var product: (factor: Double, name: String)?
        func add(_ terms: inout [String: Double]) {
            if let product { terms[product.name, default: 0] += sign * product.factor }
            product = nil
        }
        for token in text.replacing("·", with: " · ").split(separator: " ").map(String.init) {
            switch token {
            case "+", "-", "−":
                add(&terms)
                sign = token == "+" ? 1 : -1
            case "*", "·", "×": guard product != nil else { return nil }
            default:
                guard let factor = Self.factor(token) else { return nil }
                let known = product ?? (1, "")
                guard known.name.isEmpty || factor.name.isEmpty else { return nil }
                product = (known.factor * factor.factor, known.name + factor.name)
            }
        }
        add(&terms)
        terms = terms.filter { $0.key.isEmpty || $0.value != 0 }
    }

    private static func factor(_ token: String) -> (factor: Double, name: String)? {
        if let number = Double(token) ?? device[token] { return (number, "") }
        if token.hasPrefix("line("), let size = Double(token.dropFirst(5).dropLast()) { return (size * lineHeight, "") }
        guard token.first?.isLetter == true || token.first == "_" else { return nil }
        return (1, token.hasPrefix("self.") ? String(token.dropFirst(5)) : token)
    }

    /// The number on the device; nil where a name of the source is in it.
    var value: Double? { terms.keys.allSatisfy(\.isEmpty) ? terms["", default: 0] : nil }

    /// Whether both are the same sum, within what rounding and measuring of texts make of it.
    func isClose(to other: ExpectedNumber, within tolerance: Double) -> Bool {
        Set(terms.keys).union(other.terms.keys).allSatisfy { name in
            abs(terms[name, default: 0] - other.terms[name, default: 0]) <= (name.isEmpty ? tolerance : 0.001)
        }
    }
}
