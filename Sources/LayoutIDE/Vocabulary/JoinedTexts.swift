// How texts are joined in all layers that speak to people; operators are seen where their module is imported.

import LayoutRules

extension LocalizedText {
    /// Both, one directly behind the other.
    package static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
        LocalizedText("\(left)\(right)", "\(left)\(right)")
    }
}

extension Phrase {
    /// One wording, written in two parts.
    package static func + (left: Phrase, right: Phrase) -> Phrase { left.continued(by: right) }
}
