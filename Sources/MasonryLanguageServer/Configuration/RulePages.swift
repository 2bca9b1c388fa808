// Where a reader finds the page of a rule.

import LayoutIDE

/// The addresses of the rules' pages, as the setting `rulePagesURL` gives them. The server serves no pages itself, so
/// without the setting there are no addresses: a link that the editor cannot open is worse than none.
struct RulePages: Sendable, Hashable {
    /// An address in which `{id}` stands for the name of the rule.
    private let template: String

    /// Nil for what is no absolute address, which clients may refuse together with the finding.
    init?(template: String) {
        guard let colon = template.firstIndex(of: ":"), let first = template.unicodeScalars.first,
            Self.isLetter(first), template[..<colon].unicodeScalars.allSatisfy(Self.isInScheme),
            template.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F })
        else { return nil }
        self.template = template
    }

    func address(of rule: RuleID) -> String {
        var result = ""
        var rest = template[...]
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            if rest.hasPrefix("{id}") {
                result += rule.rawValue
                rest = rest.dropFirst(4)
            } else {
                result += "{"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private static func isInScheme(_ scalar: Unicode.Scalar) -> Bool {
        isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "+" || scalar == "-" || scalar == "."
    }
}
